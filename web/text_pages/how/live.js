/** What can be touched on the pages of how it works: its part, and the Python that answers it. */

import { fetchArchive } from "../../python/archives.js";
import { Python } from "../../python/client.js";
import { language } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { scriptAddress } from "../../ui/script-address.js";
import "../../app/boot-line.js";

/**
 * The parts, by the name of their page.
 *
 * @type {Record<string, () => Promise<unknown>>}
 */
const PARTS = {
  bit: () => import("./bit.js"),
  "five-guesses": () => import("./five-guesses.js"),
  integers: () => import("./integers.js"),
  "lost-board": () => import("./lost-board.js"),
  "one-solution": () => import("./one-solution.js"),
};

/**
 * Puts the part of a page into its place and starts Python.
 *
 * @param {HTMLElement} place
 * @param {import("../../ui/lazy.js").Tell} tell hears of what does not arrive
 */
export async function begin(place, tell) {
  const name = place.dataset.live ?? "";
  const python = new Python(
    () =>
      new Worker(scriptAddress(new URL("../../python/worker.js", import.meta.url)), {
        type: "module",
      }),
    language,
    fetchArchive,
  );
  await lazy(() => Promise.all([python.bring("how"), PARTS[name]()]), tell);
  const part = document.createElement(`cicada-how-${name}`);
  const line = document.createElement("cicada-boot-line");
  place.append(Object.assign(line, { python }), Object.assign(part, { python }));
  python.start();
}
