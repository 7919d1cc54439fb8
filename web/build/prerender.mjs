// Draws header and footer for pages that have no application, in one language: a worker, for a module's
// sentences have the language that it was loaded in. `headersOf` starts it.

import { once } from "node:events";
import { register } from "node:module";
import { pathToFileURL } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/**
 * @typedef {object} Page
 * @property {string} name as header/links.js has it
 * @property {boolean} within whether it is a page below that one
 * @property {string} root the way to the site's folder
 * @property {Record<string, string>} paths by language, where the page lies in the site
 */

/** The folder of a language's own pages. @param {string} language */
export const folderOf = (language) => (language === "en" ? "" : `${language}/`);

/**
 * The HTML of the header and of the footer of each page.
 *
 * @param {string} language
 * @param {string} catalogues the folder of the sentences in other languages (languages.mjs)
 * @param {Page[]} pages
 * @returns {Promise<[header: string, footer: string][]>}
 */
export async function headersOf(language, catalogues, pages) {
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
