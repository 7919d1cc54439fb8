// Header and footer of pages that have no application: they stand in the HTML, in its language. A worker draws
// those of one language, for a module's sentences have the language that it was loaded in.

import { once } from "node:events";
import { register } from "node:module";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { LANGUAGES } from "../ui/languages.js";

/**
 * @typedef {object} Page
 * @property {string} name as header/links.js has it
 * @property {boolean} within whether it is a page below that one
 * @property {string} root the way to the site's folder
 * @property {Record<string, string>} paths by language, where the page lies in the site
 */

/** The folder of a language's own pages. @param {string} language */
const folderOf = (language) => (language === "en" ? "" : `${language}/`);

/**
 * Pages with header and footer, where their templates have these words.
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
      const [header, footer] = drawn[i];
      const withHeader = html.replace(">HEADER<", () => `>${header}<`);
      done.set(
        path,
        withHeader.replace(">FOOTER<", () => `>${footer}<`),
      );
    }
  }
  return done;
}

/** @param {string} html */
const rootIn = (html) => html.match(/data-root="([^"]*)"/)?.[1] ?? "";

/** A page that is mostly text; each language has it in a folder. @param {string} path @param {string} html @returns {Page} */
export function placeOfText(path, html) {
  const folder = Object.keys(LANGUAGES)
    .map(folderOf)
    .find((each) => each && path.startsWith(each));
  const below = posix.dirname(path.slice(folder?.length ?? 0));
  const [name, ...within] = (below === "." ? path : below).split("/");
  const inAll = Object.keys(LANGUAGES).map((each) => [each, `${folderOf(each)}${below}/`]);
  const paths = Object.fromEntries(below === "." ? [] : inAll);
  return { name, within: within.length > 0, root: rootIn(html), paths };
}

/** A page of the reference, which knows the way to its own folder. @param {string} path @param {string} html @returns {Page} */
export const placeOfReference = (path, html) => ({
  name: "reference",
  within: path !== "cicada.html",
  root: `${rootIn(html)}../`,
  paths: {},
});

/** @param {string} language @param {string} catalogues @param {Page[]} pages @returns {Promise<[header: string, footer: string][]>} */
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
  const { isText, REFERENCE } = await import("../header/links.js");

  /** @param {Page} page */
  const placeOf = ({ root, paths, ...page }) => ({
    ...page,
    /** @param {import("../header/links.js").Link} link */
    address({ name, id }) {
      const folder = isText(name) ? folderOf(language) : "";
      const file = name === REFERENCE ? "cicada.html" : "";
      const path = !name || name.includes(".") ? name : `${folder}${name}/${file}`;
      return `${root}${path}${id ? `#${id}` : ""}` || "./";
    },
    /** @param {string} other */
    inLanguage: (other) => (other in paths ? root + paths[other] || "./" : undefined),
  });

  /** Without the marks by which Lit would find its places again. @param {unknown} template */
  const written = (template) => [...render(template)].join("").replaceAll(/<!--\/?lit-.*?-->/g, "");

  parentPort?.postMessage(
    pages
      .map(placeOf)
      .map((/** @type {any} */ place) => [written(headerOf(place)), written(footerOf(place))]),
  );
}

if (!isMainThread) draw();
