// Runs inside.py in Pyodide under Node: node web/pyodide/build/inside.mjs PYODIDE LIBRARY WHOLE PYFLAKES OUT
// [--development]
// PYODIDE is the folder of the trimmed Pyodide, LIBRARY is the standard library's source as a zip, with stand-ins, and WHOLE a folder with what stands in the
// place of these otherwise; PYFLAKES is the folder that has that package; OUT is for the compiled zips.

import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { GAMES } from "../../games/index.js";
import { trimmed } from "./trimmed.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const [pyodide, library, whole, pyflakes, out] = process.argv.slice(2);

const python = await loadPyodide({
  ...(await trimmed(resolve(pyodide))),
  stdLibURL: resolve(library),
  packages: [],
  env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1" },
});
python.mountNodeFS("/package", resolve(HERE, "../../../pysrc"));
python.mountNodeFS("/build/web/pyodide/build", HERE);
python.mountNodeFS("/archives", resolve(out));
python.mountNodeFS("/whole", resolve(whole));
python.mountNodeFS("/pyflakes", resolve(pyflakes));
python.globals.set(
  "requests",
  python.toPy(
    GAMES.map(({ name: game, parameters }) =>
      JSON.stringify({ do: "new", game, parameters, seed: "build" }),
    ),
  ),
);
python.globals.set("development", process.argv.includes("--development"));
python.runPython(await readFile(join(HERE, "inside.py"), "utf8"));
