/** Fetches what a box starts from; most of it is what the page's own Python has, too. */

import { glue, worker } from "#box-worker";
import cicada from "#python/cicada.bin";
import library from "#python/library.bin";
import pyodide from "#python/pyodide.bin";
import rest from "#python/rest.bin";
import snapshot from "#python/snapshot.bin";
import student from "#python/student.bin";
import { Arrival } from "../../../pyodide/arrival.js";
import { unpacked } from "../../../pyodide/unpacked.js";
import { decoderOf, unpackedZstd } from "../../../pyodide/zstd.js";
import { fetchArchive } from "../../../python/archives.js";
import { language } from "../../../ui/language.js";

/** What every box is given besides its code. */
const FILES = [rest, library, cicada, student];

/** What Python says; that is English where nothing else is there. */
const words = async () =>
  language === "en" ? undefined : fetchArchive(language).catch(() => undefined);

/**
 * @param {RequestCache} cache whether what the browser has kept may be taken
 * @param {() => void} came hears of each piece
 * @returns {Promise<import("./protocol.js").BoxParts>}
 */
export async function download(cache, came) {
  const arrival = new Arrival(FILES.length + 3, came);
  const fetching = { cache, arrival };
  const decoder = decoderOf(cache);
  const [code, spoken, lab, memory, wasm, ...files] = await Promise.all([
    Promise.all([glue, worker].map((name) => text(name, cache))).then(joined),
    words(),
    fetchArchive("lab", fetching),
    unpackedZstd(snapshot, decoder, fetching).catch(() => undefined),
    unpackedZstd(pyodide, decoder, fetching),
    ...FILES.map((file) => unpacked(file, fetching)),
  ]);
  return {
    code,
    ...(memory && { snapshot: memory }),
    wasm,
    rest: files[0],
    library: files[1],
    cicada: files[2],
    lab,
    student: files[3],
    ...(spoken && { words: spoken }),
  };
}

/** @param {string} name @param {RequestCache} cache */
async function text(name, cache) {
  const response = await fetch(new URL(name, import.meta.url), { cache });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
}

/**
 * One module from two: what the first one exports is left in a global variable for the second.
 *
 * @param {string[]} texts
 */
const joined = ([first, second]) =>
  `${first
    .replace(/^import"[^"]+";/, "")
    .replace(
      /export\s*\{\s*(\w+) as default\s*\};?/,
      "globalThis.createPyodideModule=$1;",
    )}\n${second}`;
