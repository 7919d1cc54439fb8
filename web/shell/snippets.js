/** What is pasted into a course page to show a puzzle there, by the kind of page. */
import { root } from "./router.js";

/**
 * @typedef {object} Embedding
 * @property {string} title
 * @property {string} link of the puzzle
 * @property {string} theme "" for the theme of the device
 * @property {string} mode "test" for a test, "" for practice
 * @property {string} ui the features that are shown, "" for all
 * @property {number} height in pixels, until the frame says how high it is
 */

/** @param {Embedding} embedding @returns {string} the address of the frame */
export function frameAddress({ link, theme, mode, ui }) {
  const url = new URL(link);
  url.searchParams.set("embed", "1");
  if (theme) url.searchParams.set("theme", theme);
  if (mode) url.searchParams.set("mode", mode);
  if (ui) url.searchParams.set("ui", ui);
  return url.href.replaceAll("%2C", ",");
}

const script = new URL("embed/embed.js", root).href;

/** @param {Embedding} embedding */
const iframe = (embedding) =>
  `<iframe src="${frameAddress(embedding).replaceAll("&", "&amp;")}"
  title="${embedding.title}" width="100%" height="${embedding.height}"
  style="border: 0" loading="lazy" allow="clipboard-write"></iframe>`;

/**
 * How it is shown, where that is not as usual.
 *
 * @param {Embedding} embedding
 * @param {(name: string, value: string) => string} option
 */
const display = (embedding, option) =>
  /** @type {const} */ (["theme", "mode", "ui"])
    .filter((name) => embedding[name])
    .map((name) => option(name, embedding[name]));

/** @param {Embedding} embedding */
const element = (embedding) =>
  `<script src="${script}" async></script>
<cicada-puzzle ${[
    `src="${embedding.link}"`,
    ...display(embedding, (name, value) => `${name}="${value}"`),
    `height="${embedding.height}"`,
    // Kept free until the script is there.
    `style="display: block; min-height: ${embedding.height}px"`,
  ].join(" ")}>
  <a href="${embedding.link}">Open the puzzle</a>
</cicada-puzzle>`;

/**
 * @param {Embedding} embedding
 * @param {(name: string, value: string | number) => string} option
 */
const options = (embedding, option) => [
  option("height", embedding.height),
  ...display(embedding, option),
];

/** @type {{ name: string, label: string, why: string, text: (embedding: Embedding) => string }[]} */
export const SNIPPETS = [
  {
    name: "html",
    label: "HTML",
    why: "The frame becomes as high as what it holds. For pages that allow scripts.",
    text: element,
  },
  {
    name: "iframe",
    label: "Moodle, Canvas",
    why: "Paste it into the editor’s HTML view. Works wherever frames are allowed.",
    text: iframe,
  },
  {
    name: "markdown",
    label: "Markdown",
    why: "Markdown that lets HTML through: Jupyter, MkDocs, Hugo, GitHub Pages.",
    text: element,
  },
  {
    name: "myst",
    label: "MyST",
    why: "With the Sphinx extension from the page for teachers.",
    text: (embedding) =>
      [
        `\`\`\`{cicada-puzzle} ${embedding.link}`,
        ...options(embedding, (name, value) => `:${name}: ${value}`),
        "```",
      ].join("\n"),
  },
  {
    name: "sphinx",
    label: "Sphinx",
    why: "With the Sphinx extension from the page for teachers.",
    text: (embedding) =>
      [
        `.. cicada-puzzle:: ${embedding.link}`,
        ...options(embedding, (name, value) => `   :${name}: ${value}`),
      ].join("\n"),
  },
  {
    name: "quarto",
    label: "Quarto",
    why: "With the shortcode from the page for teachers.",
    text: (embedding) =>
      `{{< ${[
        "cicada",
        `"${embedding.link}"`,
        ...options(embedding, (name, value) => `${name}="${value}"`),
      ].join(" ")} >}}`,
  },
];
