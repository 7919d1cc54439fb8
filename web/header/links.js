/** Where the header and the footer lead: every page of the site, in groups. */
import { GAMES } from "../games/index.js";
import { CLASS } from "../site/class/meta.js";
import { LAB } from "../site/lab/meta.js";
import { RECORD } from "../site/record/meta.js";
import { TEACHERS } from "../site/teachers/meta.js";
import { TREE } from "../site/tree/meta.js";
import { msg } from "../ui/language.js";

/**
 * @typedef {object} Link
 * @property {string} name the folder of the page in addresses; "" for the front page
 * @property {string} [id] what is opened there
 * @property {string} title
 * @property {string} [about] what is there, in a few words
 */

/** @type {Link} */
export const HOME = { name: "", title: "Cicada" };

/** @type {Link} */
export const TODAY = { name: "", id: "today", title: msg("Today"), about: msg("one of each game") };

/** @type {Link} */
export const HELP = { name: "", id: "help", title: msg("Help"), about: msg("rules and keys") };

/** The pages that are mostly text, of which each language has its own. @type {Link[]} */
const TEXTS = [
  { name: "records", title: msg("Records"), about: msg("what is proven, what is not") },
  { name: "how", title: msg("How it works"), about: msg("short chapters to try out") },
];

/** The reference of the Python package. */
export const REFERENCE = "reference";

/** @param {string} name */
export const isText = (name) => TEXTS.some((text) => text.name === name);

/** Against evil Python, in the first game that has it. @type {Link[]} */
const EVIL = GAMES.filter(({ examples }) => examples.evil)
  .slice(0, 1)
  .map(({ name, examples }) => ({
    name,
    id: examples.evil,
    title: msg("Evil Python"),
    about: msg("no code, and answers that help least"),
  }));

/** What one does most. @type {Link[]} */
export const TABS = [...GAMES, LAB].map(({ name, title }) => ({ name, title }));

/** All else. @type {{ title: string, links: Link[] }[]} */
export const GROUPS = [
  {
    title: msg("Puzzles"),
    links: [
      TODAY,
      ...EVIL,
      {
        name: RECORD.name,
        id: "practice",
        title: msg("Practice"),
        about: msg("find the best guess"),
      },
    ],
  },
  {
    title: msg("Look"),
    links: [
      { name: TREE.name, title: TREE.title, about: msg("optimal play as one picture") },
      ...TEXTS,
      { name: REFERENCE, title: msg("Reference"), about: msg("the Python package") },
    ],
  },
  {
    title: msg("You and your class"),
    links: [
      { name: RECORD.name, title: RECORD.title, about: msg("games, skill, luck") },
      { name: CLASS.name, title: CLASS.title, about: msg("puzzles from a word, results") },
      { name: TEACHERS.name, title: TEACHERS.title, about: msg("frames, links, SCORM packages") },
      HELP,
    ],
  },
];

/** Every page that stands in header or footer, the front page first. */
export const LINKS = [HOME, ...TABS, ...GROUPS.flatMap(({ links }) => links)];
