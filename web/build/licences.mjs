// The licences of everything in the site that others wrote, as one text.

import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));

/** Licences of what brings none along. */
const OURS = join(HERE, "licences");

/** Of what is taken out of their packages before the page is bundled (library/decoder.mjs). */
const TAKEN_OUT = ["zstddec"];

/**
 * @param {string[]} files paths of bundled files
 * @returns {Promise<string>}
 */
export async function licences(files) {
  const names = files.map((file) => file.match(/node_modules\/((?:@[^/]+\/)?[^/.]+)\//)?.[1]);
  const packages = [
    ...new Set([...TAKEN_OUT, ...names.filter((name) => name !== undefined)]),
  ].sort();
  const texts = await Promise.all(packages.map(licence));
  return [
    "Cicada is under the MIT licence. It contains the following works of others.",
    ...texts,
    section("Python", await readFile(join(OURS, "python.txt"), "utf8")),
    section("pyflakes", await readFile(join(OURS, "pyflakes.txt"), "utf8")),
  ].join("\n");
}

/** @param {string} name */
async function licence(name) {
  const folder = join(HERE, "../../node_modules", name);
  const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const path = file ? join(folder, file) : join(OURS, `${name.replace(/\W+/g, "-")}.txt`);
  return section(`${name} ${version} (${license})`, await readFile(path, "utf8"));
}

/**
 * @param {string} title
 * @param {string} text
 */
const section = (title, text) =>
  `\n${"=".repeat(72)}\n${title}\n${"=".repeat(72)}\n\n${text.trim()}\n`;
