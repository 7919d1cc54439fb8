// What stands in the HTML of every page, in its language, before any script has run: header and footer, and what
// a page of the application is called. A worker draws that of one language, for a module's sentences have the
// language that it was loaded in.

import { once } from "node:events";
import { register } from "node:module";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { folderOf, LANGUAGES } from "../ui/languages.js";

/**
 * @typedef {object} Page
 * @property {string} name as header/links.js has it
 * @property {boolean} within whether it is a page below that one
 * @property {string} root the way to the site's folder
 * @property {Record<string, string>} paths by language, where the page lies in the site
 */

/** Only there the words stand for something: a page may speak of a constant that is called TITLE. */
const PLACES =
  /(?<=class="site-(?:header|footer)">|<title>|content=")(HEADER|FOOTER|TITLE|DESCRIPTION)(?=[<"])/g;

/**
 * Pages with header and footer, title and description, where their templates have these words.
 *
 * @param {Map<string, string>} pages HTML by path
 * @param {string} catalogues the folder of the sentences in other languages (languages.mjs)
 * @param {(path: string, html: string) => Page} placeOf
 * @returns {Promise<Map<string, string>>}
 */
export async function withHeaders(pages, catalogues, placeOf) {
  const done = new Map();
  for (const language of Object.keys(LANGUAGES)) {
    const own = [...pages].filter(([, html]) => html.includes(`<html lang="${language}"`));
    const places = own.map(([path, html]) => placeOf(path, html));
    const drawn = await headersOf(language, catalogues, places);
    for (const [i, [path, html]] of own.entries()) {
      done.set(
        path,
        html.replaceAll(PLACES, (word) => drawn[i][word]),
      );
    }
  }
  return done;
}

/** @param {string} html */
const rootIn = (html) => html.match(/data-root="([^"]*)"/)?.[1] ?? "";

/** A page that each language has in a folder. @param {string} path @param {string} html @returns {Page} */
export function placeOf(path, html) {
  const folder = Object.keys(LANGUAGES)
    .map(folderOf)
    .find((each) => each && path.startsWith(each));
  const below = posix.dirname(path.slice(folder?.length ?? 0));
  const [name, ...within] = (below === "." ? "" : below).split("/");
  const inAll = Object.keys(LANGUAGES).map((each) => [
    each,
    `${folderOf(each)}${name && `${below}/`}`,
  ]);
  return { name, within: within.length > 0, root: rootIn(html), paths: Object.fromEntries(inAll) };
}

/** The page for addresses that lead nowhere, which speaks all languages at once. @param {string} path @param {string} html @returns {Page} */
export const placeOfNone = (path, html) => ({
  name: path,
  within: false,
  root: rootIn(html),
  paths: {},
});

/** A page of the reference, which knows the way to its own folder. @param {string} path @param {string} html @returns {Page} */
export const placeOfReference = (path, html) => ({
  name: "reference",
  within: path !== "cicada.html",
  root: `${rootIn(html)}../`,
  paths: {},
});

/** @param {string} language @param {string} catalogues @param {Page[]} pages @returns {Promise<Record<string, string>[]>} by the word that it stands for */
async function headersOf(language, catalogues, pages) {
  if (!pages.length) return [];
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { catalogues: pathToFileURL(catalogues).href, language, pages },
  });
  const [drawn] = await once(worker, "message");
  return drawn;
}

async function draw() {
  const { catalogues, language, pages } = workerData;
  // The one alias of the bundle (bundle.mjs) that is met on the way.
  const alias = `export const resolve = (name, context, next) =>
    next(name.replace(/^#languages/, ${JSON.stringify(catalogues)}), context);`;
  // What a module takes its language from (ui/language.js), and where Lit tells that it has it.
  Object.assign(globalThis, { CICADA_LANGUAGE: language, window: new EventTarget() });
  register(`data:text/javascript,${encodeURIComponent(alias)}`);
  // Lit's own renderer: the application's templates serve pages without it, too.
  const { render } = await import("@lit-labs/ssr");
  const { footerOf, headerOf } = await import("../header/header.js");
  const { GAMES } = await import("../games/index.js");
  const { REFERENCE } = await import("../header/links.js");
  const { descriptionOf, PAGES, titleOf } = await import("../app/pages.js");

  /** @param {Page} page */
  const place = ({ root, paths, ...page }) => ({
    ...page,
    titled: GAMES.some(({ name }) => name === page.name),
    /** @param {import("../header/links.js").Link} link */
    address({ name, id }) {
      const isOwn = name !== REFERENCE && !name.includes(".");
      const file = name === REFERENCE ? "cicada.html" : "";
      const folder = isOwn ? folderOf(language) : "";
      const path = !name || name.includes(".") ? folder + name : `${folder}${name}/${file}`;
      return `${root}${path}${id ? `#${id}` : ""}` || "./";
    },
    /** @param {string} other */
    inLanguage: (other) => (other in paths ? root + paths[other] || "./" : undefined),
  });

  /** Without the marks by which Lit would find its places again. @param {unknown} template */
  const written = (template) => [...render(template)].join("").replaceAll(/<!--\/?lit-.*?-->/g, "");

  const named = [...PAGES, ...GAMES];
  parentPort?.postMessage(
    pages.map((/** @type {Page} */ page) => {
      const described = named.find(({ name }) => name === page.name);
      return {
        HEADER: written(headerOf(place(page))),
        FOOTER: written(footerOf(place(page))),
        TITLE: titleOf(described),
        DESCRIPTION: descriptionOf(described),
      };
    }),
  );
}

if (!isMainThread) draw();
