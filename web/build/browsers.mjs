// The oldest browsers that the site is for, as package.json names them ("browserslist"), and what is
// written otherwise for them.

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
// Because esbuild does not lower light-dark().
import { browserslistToTargets, transform } from "lightningcss";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../../package.json");

/** Each with its version: "firefox 115". @type {string[]} */
const OLDEST = JSON.parse(await readFile(PACKAGE, "utf8")).browserslist.map(
  (/** @type {string} */ each) => each.replace(" >= ", " "),
);

/** As esbuild names them. */
export const target = OLDEST.map((each) => each.replace("ios_saf", "ios").replace(" ", ""));

const targets = browserslistToTargets(OLDEST);

/** Lowers style sheets. @type {import("esbuild").Plugin} */
export const lowered = {
  name: "lowered",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = transform({ filename: path, code: await readFile(path), targets });
      return { contents: code, loader: "css" };
    });
  },
};
