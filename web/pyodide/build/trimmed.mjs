// What tells `loadPyodide` under Node to start the trimmed Pyodide (trim.mjs).

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [LOCK, LIBRARY] = ["pyodide-lock.json", "python_stdlib.zip"].map((name) =>
  fileURLToPath(import.meta.resolve(`pyodide/${name}`)),
);

/** Its options, with the whole standard library. @param {string} folder that trim.mjs wrote, its whole path */
export async function trimmed(folder) {
  const glue = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")).href);
  const { info } = JSON.parse(await readFile(LOCK, "utf8"));
  return {
    indexURL: folder,
    stdLibURL: LIBRARY,
    createPyodideModule: glue.default,
    lockFileContents: { info, packages: {} },
  };
}
