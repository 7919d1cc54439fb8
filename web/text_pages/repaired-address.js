/** Where an address was probably to lead at which there is no page. */
import { distance } from "fastest-levenshtein";
import { LANGUAGES } from "../ui/languages.js";

/** The share of the letters of a name that may be wrong. */
const WRONG = 1 / 3;

/**
 * @typedef {object} Repaired
 * @property {string} address below the site's folder
 * @property {boolean} isSure whether nothing had to be guessed
 */

/** @param {string} text */
const lettersOf = (text) => text.toLowerCase().replace(/\.html?$|[^a-z]/g, "");

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param {string} address below the site's folder, with what follows # or ?
 * @param {string[]} names of the pages that are there
 * @returns {Repaired | undefined}
 */
export function repairedAddress(address, names) {
  const { pathname, search, hash } = new URL(address.replace(/%23/i, "#"), "https://site.invalid/");
  const parts = pathname.slice(1).split("/").map(decoded);
  const language = Object.hasOwn(LANGUAGES, parts[0]?.toLowerCase()) ? parts.shift() : undefined;
  const [first = "", ...rest] = parts;
  const letters = lettersOf(first);
  const near = names
    .filter((name) => !Object.hasOwn(LANGUAGES, name))
    .map((name) => ({ name, wrong: distance(letters, lettersOf(name)) }))
    .sort((a, b) => a.wrong - b.wrong)[0];
  if (!near || near.wrong > near.name.length * WRONG) return undefined;
  const folder = language ? `${language.toLowerCase()}/` : "";
  // The # of a puzzle may have become a slash, or nothing.
  const behind = rest.join("/");
  const isId = behind.includes(":");
  const id = decoded(hash.slice(1)) || (isId ? behind : "");
  const repaired = `${folder}${near.name}/${search}${id && `#${id}`}`;
  return { address: repaired, isSure: near.wrong === 0 && (isId || !lettersOf(behind)) };
}
