/** What is pasted into a course page to show a puzzle there, and what its site needs once, by the kind of page. */

import { msg, str } from "../ui/language.js";
import { HEIGHT } from "./embed/frame-size.js";
import { root } from "./router.js";

/**
 * @typedef {object} Embedding
 * @property {string} title
 * @property {string} link of the puzzle, with how it is played and what is there
 * @property {string} theme "" for the theme of the page or the device
 * @property {number} height in pixels, of frames that cannot say it
 */
/**
 * @typedef {object} Step Something that a site needs once. The tests follow these sentences.
 * @property {string} sentence
 * @property {string} [file] of the folder embed/, which the sentence begins with: "Put FILE beside …"
 * @property {string} [text] what is written where the sentence says
 */
/**
 * @typedef {object} Platform
 * @property {string} name
 * @property {string} label
 * @property {string} why what it is for, and what is to be known
 * @property {Step[]} once
 * @property {(embedding: Embedding) => string} text
 */

/** The height that a snippet asks for: all of a puzzle fits into it. An exercise grows with its program. */
export const HEIGHTS = { puzzle: HEIGHT, exercise: 640 };

/** @param {Embedding} embedding @returns {string} the address of the frame */
export function frameAddress({ link, theme }) {
  const url = new URL(link);
  url.searchParams.set("embed", "1");
  if (theme) url.searchParams.set("theme", theme);
  return url.href.replaceAll("%2C", ",");
}

/** The address of a file that other people's pages load. @param {string} name */
export const embedFile = (name) => new URL(`embed/${name}`, root).href;

const script = embedFile("embed.js");
const SCRIPT = `<script src="${script}" async></script>`;

/** @param {string} address */
const escaped = (address) => address.replaceAll("&", "&amp;");

/** @param {Embedding} embedding */
const iframe = (embedding) =>
  `<iframe src="${escaped(frameAddress(embedding))}"
  title="${embedding.title}" width="100%" height="${embedding.height}"
  style="border: 0" loading="lazy" allow="clipboard-write"></iframe>`;

/**
 * How it is shown, where that is not as usual. The loader keeps what a puzzle needs free by itself.
 *
 * @param {Embedding} embedding
 * @param {(name: string, value: string | number) => string} option
 */
const options = ({ theme, height }, option) => [
  ...(theme ? [option("theme", theme)] : []),
  ...(height > HEIGHTS.puzzle ? [option("height", height)] : []),
];

/**
 * The element alone, for sites that load its script on every page.
 *
 * @param {Embedding} embedding
 * @param {string[]} more attributes
 */
const elementWith = (embedding, ...more) =>
  `<cicada-puzzle ${[
    `src="${escaped(embedding.link)}"`,
    ...options(embedding, (name, value) => `${name}="${value}"`),
    ...more,
  ].join(" ")}>
  <a href="${escaped(embedding.link)}">${msg("Open the puzzle")}</a>
</cicada-puzzle>`;

/** @param {Embedding} embedding */
const element = (embedding) => elementWith(embedding);

/** Its room is kept free until the script is there. @param {Embedding} embedding */
const scriptAndElement = (embedding) =>
  `${SCRIPT}\n${elementWith(embedding, `style="display: block; min-height: ${embedding.height}px"`)}`;

/** The directive of our Sphinx extension in Markdown. @param {Embedding} embedding */
const directive = (embedding) =>
  [
    `\`\`\`{cicada-puzzle} ${embedding.link}`,
    ...options(embedding, (name, value) => `:${name}: ${value}`),
    "```",
  ].join("\n");

const EXTENSION = "cicada_sphinx.py";

/** What a conf.py that names its extensions needs besides, for any folder that Sphinx is started in. */
const SPHINX = [
  { sentence: msg(str`Put ${EXTENSION} beside your conf.py.`), file: EXTENSION },
  {
    sentence: msg("At the end of conf.py:"),
    text: `import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).parent))
extensions += ["cicada_sphinx"]`,
  },
];

/** @type {Platform[]} */
export const SNIPPETS = [
  {
    name: "html",
    label: "HTML",
    why: msg(
      "For pages that allow scripts. The frame grows with the game and has the page’s colours.",
    ),
    once: [],
    text: scriptAndElement,
  },
  {
    name: "iframe",
    label: "Moodle, Canvas",
    why: msg(
      "Paste it into the editor’s HTML view. An editor that adds sandbox to it keeps it from starting: ask your administrator to except this site.",
    ),
    once: [],
    text: iframe,
  },
  {
    name: "markdown",
    label: "Markdown (MkDocs)",
    why: msg("For Markdown that lets HTML through: MkDocs, Hugo with unsafe: true, GitHub Pages."),
    once: [],
    text: scriptAndElement,
  },
  {
    name: "sphinx",
    label: "Sphinx",
    why: msg("For reStructuredText. In print and in books a link stands in for the puzzle."),
    once: SPHINX,
    text: (embedding) =>
      [
        `.. cicada-puzzle:: ${embedding.link}`,
        ...options(embedding, (name, value) => `   :${name}: ${value}`),
      ].join("\n"),
  },
  {
    name: "myst",
    label: msg("Sphinx with MyST"),
    why: msg("The same for Sphinx’s pages in Markdown."),
    once: SPHINX,
    text: directive,
  },
  {
    name: "jupyter-book",
    label: "Jupyter Book 1",
    why: msg("It is Sphinx with MyST, and takes the same extension."),
    once: [
      { sentence: msg(str`Put ${EXTENSION} beside your _config.yml.`), file: EXTENSION },
      {
        sentence: msg("At the end of _config.yml:"),
        text: `sphinx:
  local_extensions:
    cicada_sphinx: .`,
      },
    ],
    text: directive,
  },
  {
    name: "mystmd",
    label: "Jupyter Book 2 (mystmd)",
    why: msg("The book sets the frame’s height by its width. Colours are those of the device."),
    once: [],
    text: (embedding) => `:::{iframe} ${frameAddress(embedding)}
:width: 100%
:::`,
  },
  {
    name: "notebook",
    label: msg("Notebook cell"),
    why: msg(
      "A code cell for JupyterLab and Jupyter Notebook: run it once, its output stays in the file.",
    ),
    once: [],
    text: (embedding) => `from IPython.display import IFrame

IFrame("${frameAddress(embedding)}", width="100%", height=${embedding.height})`,
  },
  {
    name: "quarto",
    label: "Quarto",
    why: msg("In print and in books a link stands in for the puzzle."),
    once: [
      { sentence: msg("Put cicada.lua beside your document."), file: "cicada.lua" },
      {
        sentence: msg("In the head of your document, between the two lines of ---:"),
        text: "shortcodes: [cicada.lua]",
      },
    ],
    text: (embedding) =>
      `{{< ${[
        "cicada",
        `"${embedding.link}"`,
        ...options(embedding, (name, value) => `${name}="${value}"`),
      ].join(" ")} >}}`,
  },
  {
    name: "docusaurus",
    label: "Docusaurus (MDX)",
    why: msg("For .mdx and .md pages."),
    once: [
      {
        sentence: msg("Inside the braces of the configuration in docusaurus.config.js:"),
        text: `scripts: [{ src: "${script}", async: true }],`,
      },
    ],
    text: element,
  },
  {
    name: "vitepress",
    label: "VitePress",
    why: msg("For Markdown pages."),
    once: [
      {
        sentence: msg("Inside the braces of the configuration in .vitepress/config.mjs:"),
        text: `head: [["script", { src: "${script}", async: "" }]],
vue: {
  template: {
    compilerOptions: { isCustomElement: (tag) => tag === "cicada-puzzle" },
  },
},`,
      },
    ],
    text: element,
  },
  {
    name: "reveal",
    label: "reveal.js",
    why: msg("A part of a slide."),
    once: [{ sentence: msg("At the end of the <head> of your slides:"), text: SCRIPT }],
    text: element,
  },
  {
    name: "reveal-background",
    label: msg("reveal.js, whole slide"),
    why: msg("A slide that is nothing but the puzzle."),
    once: [],
    text: (embedding) =>
      `<section data-background-iframe="${escaped(frameAddress(embedding))}"
  data-background-interactive data-preload></section>`,
  },
];
