/** What can be touched on the pages of text: its part, and the Python that answers all parts of a page. */

import "../app/boot-line.js";
import { fetchArchive } from "../python/archives.js";
import { Python } from "../python/client.js";
import { language } from "../ui/language.js";
import { lazy } from "../ui/lazy.js";
import { scriptAddress } from "../ui/script-address.js";

/** @typedef {import("../python/archives.js").ArchiveName} ArchiveName */

/**
 * The parts by name, below the archive of what Python needs to answer them. Each is an element that is
 * called by both.
 *
 * @type {Partial<Record<ArchiveName, Record<string, () => Promise<unknown>>>>}
 */
const PARTS = {
  certificates: {
    check: () => import("./certificate-check.js"),
  },
  how: {
    bit: () => import("./how/bit.js"),
    "five-guesses": () => import("./how/five-guesses.js"),
    integers: () => import("./how/integers.js"),
    "lost-board": () => import("./how/lost-board.js"),
    "one-solution": () => import("./how/one-solution.js"),
  },
};

/** @type {Python | undefined} */
let python;

const pythonOfThePage = () =>
  (python ??= new Python(
    () =>
      new Worker(scriptAddress(new URL("../python/worker.js", import.meta.url)), {
        type: "module",
      }),
    language,
    fetchArchive,
  ));

/**
 * Puts a part into its place and starts Python.
 *
 * @param {HTMLElement} place
 * @param {import("../ui/lazy.js").Tell} tell hears of what does not arrive
 */
export async function begin(place, tell) {
  const { live = "", about } = place.dataset;
  const [archive, name] = /** @type {[ArchiveName, string]} */ (live.split("/"));
  const python = pythonOfThePage();
  await lazy(() => Promise.all([python.bring(archive), PARTS[archive]?.[name]()]), tell);
  const part = document.createElement(`cicada-${archive}-${name}`);
  const line = document.createElement("cicada-boot-line");
  place.append(Object.assign(line, { python }), Object.assign(part, { python, about }));
  python.start();
}
