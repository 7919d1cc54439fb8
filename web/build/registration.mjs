// Checks that every game is registered whole: its entry, its preview, and on both sides.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

const ROOT = new URL("../../", import.meta.url);

/** The names that a file of ours gives to something. @param {string} path @param {RegExp} name */
const namesIn = async (path, name) =>
  [...(await readFile(new URL(path, ROOT), "utf8")).matchAll(name)].map((found) => found[1]);

/**
 * What is missing, in a sentence that says what to do; undefined if nothing is.
 *
 * @param {import("../midend/game-entry.js").GameEntry[]} entries
 */
export async function missing(entries) {
  const fields = await namesIn("web/midend/game-entry.d.ts", /^ {2}(\w+)[:(]/gm);
  const inPython = await namesIn("pysrc/cicada/games.py", /(?<=^NAMES = \([^)]*)"(\w+)"/gm);
  for (const entry of entries) {
    const { name } = entry;
    const field = fields.find((each) => !(each in entry));
    if (field)
      return `web/games/${name}/entry.js has no ${field}: add it, web/midend/game-entry.d.ts says what it is.`;
    if (!existsSync(new URL(`web/games/${name}/preview.png`, ROOT)))
      return `web/games/${name} has no preview.png: put a picture there, 1200 by 630 pixels.`;
    if (!inPython.includes(name))
      return `The page has the game ${name} and Python has not: name it in NAMES in pysrc/cicada/games.py.`;
  }
  const name = inPython.find((each) => !entries.some((entry) => entry.name === each));
  return (
    name &&
    `Python has the game ${name} and the page has not: name web/games/${name}/entry.js in web/games/index.js.`
  );
}
