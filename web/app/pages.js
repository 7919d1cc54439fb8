/** The pages beside the games, a line each: what they are called, and their elements, loaded when needed. */
import { GAMES } from "../games/index.js";
import { CLASS } from "../site/class/meta.js";
import { LAB } from "../site/lab/meta.js";
import { RECORD } from "../site/record/meta.js";
import { TEACHERS } from "../site/teachers/meta.js";
import { TREE } from "../site/tree/meta.js";
import { locale, msg, str } from "../ui/language.js";

/** @type {(import("../site/page-meta.js").PageMeta & { load: () => Promise<unknown> })[]} */
export const PAGES = [
  { ...TEACHERS, load: () => import("../site/teachers/page.js") },
  { ...LAB, load: () => import("../site/lab/page.js") },
  { ...CLASS, load: () => import("../site/class/page.js") },
  { ...RECORD, load: () => import("../site/record/page.js") },
  { ...TREE, load: () => import("../site/tree/page.js") },
];

/** @param {string} name */
export const pageNamed = (name) => PAGES.find((page) => page.name === name);

const NAMES = new Intl.ListFormat(locale).format(GAMES.map(({ title }) => title));

/** What index.html says of itself. */
const FRONT = {
  title: msg("Cicada: puzzle games, played perfectly"),
  description: msg(
    str`${NAMES} in the browser: play, get hints that explain themselves, or watch Python play. No account, no server, no tracking.`,
  ),
};

/** @param {{ title: string }} [page] the front page without one */
export const titleOf = (page) => (page ? `${page.title} · Cicada` : FRONT.title);

/** @param {{ description: string }} [page] the front page without one */
export const descriptionOf = (page) => (page ?? FRONT).description;

/** What the window, a bookmark and a search say of the page. @param {{ title: string, description: string }} [page] */
export function describe(page) {
  document.title = titleOf(page);
  document.querySelector("meta[name=description]")?.setAttribute("content", descriptionOf(page));
}
