// Makes the memory of a Python that has imported the package: node web/pyodide/build/snapshot.mjs PYODIDE LIBRARY CICADA OUT
// PYODIDE is the folder of the trimmed Pyodide, LIBRARY and CICADA are the zips that the page will have, OUT the file.
// A page that starts from it executes a twentieth of what Python's own start does. It is a WebAssembly module of data
// alone, the pages of 4 kB that differ from what Pyodide's own module has; web/pyodide/snapshot.js puts them back.

import crypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { loadPyodide } from "pyodide";
import { fromSnapshot, STATE } from "../snapshot.js";
import { trimmed } from "./trimmed.mjs";
import { dataModule, stamped } from "./wasm.mjs";

// The same files give the same bytes, whenever that is.
crypto.randomFillSync = (/** @type {any} */ bytes) => bytes.fill(0);
Date.now = () => 0;
performance.now = () => 0;

const [pyodide, library, cicada, out] = process.argv.slice(2).map((path) => resolve(path));
const options = await trimmed(pyodide);
const zip = await readFile(cicada);

/** What every start has, here and in the page. The memory keeps what is frozen: the seed of hashes is. */
const START = {
  ...options,
  packages: [],
  jsglobals: {},
  stdLibURL: library,
  _sysExecutable: "python",
  env: { HOME: "/", PYTHONPATH: "/lib/cicada.zip", PYTHONHASHSEED: "0" },
  fsInit: async (/** @type {any} */ files) => files.writeFile("/lib/cicada.zip", zip),
};

const PAGE = 4096;

/** Files of the package with no more bytes than this are in the memory, larger ones come later. */
const SMALL = 2000;

const PREPARE = `
import gc, pkgutil, sys, zipimport
sys.path.remove("")  # loadPyodide puts it there again
ARCHIVE = "/lib/cicada.zip"

def keeping(read):
    """A get_data that has the small files of the package already: these cost no wait."""
    kept = {}
    for name, entry in zipimport._zip_directory_cache[ARCHIVE].items():
        package, found, file = name.partition("/data/")
        if found and entry and entry[3] <= ${SMALL}:  # its size
            dotted = package.replace("/", ".")
            kept[dotted, f"data/{file}"] = read(dotted, f"data/{file}")
    return lambda package, file: kept.get((package, file)) or read(package, file)

import cicada
pkgutil.get_data = keeping(pkgutil.get_data)
from cicada.page.service import service
from cicada.games import GAMES
for game in GAMES.values():
    if game.first:
        game.make(game.first, "")  # reads the files that it needs
for module in [*sys.modules.values()]:
    for folder in getattr(module, "__path__", []):
        pkgutil.get_importer(folder)  # or an import from elsewhere would look at the archive
for name in ("random", "uuid", "tempfile"):
    if name in sys.modules:
        raise SystemExit(f"{name} is imported at the start: what it draws would be the same in every page")
del cicada, folder, game, keeping, module, name, pkgutil, service, zipimport, ARCHIVE, GAMES
gc.collect()
`;

const python = /** @type {any} */ (await loadPyodide(START));
python.runPython(PREPARE);
const { _api: api, _module: module } = python;
api.getExpectedKeys = () => [null, api.config.jsglobals, api.public_api];
const state = JSON.stringify(api.serializeHiwireState());
if (state !== JSON.stringify(STATE))
  throw new Error(`Python holds on to objects of JavaScript after its start: ${state}`);
const heap = Buffer.from(module.HEAPU8);

/** The same Pyodide before its Python starts, and then with that memory: it has to answer. */
let own = Buffer.alloc(0);
const again = /** @type {any} */ (
  await loadPyodide({
    ...START,
    ...fromSnapshot(START.createPyodideModule, (fresh) => {
      own = Buffer.from(fresh.HEAPU8);
      fresh.HEAPU8.set(heap);
    }),
  })
);
const answer = again.pyimport("cicada.page.service").service('{"do": "new", "game": "none"}');
if (!answer.includes('"bad-game"'))
  throw new Error(`Python does not go on from its memory: ${answer}`);

/** From where to where the memory has changed, in whole pages. */
function changedPages() {
  if (own.length !== heap.length) throw new Error("Python's memory has grown during its start.");
  /** @type {[number, number][]} */
  const ranges = [];
  for (let at = 0; at < heap.length; at += PAGE) {
    if (heap.compare(own, at, at + PAGE, at, at + PAGE) === 0) continue;
    const last = ranges.at(-1);
    if (last?.[1] === at) last[1] += PAGE;
    else ranges.push([at, at + PAGE]);
  }
  return ranges;
}

const wasm = await readFile(join(pyodide, "pyodide.asm.wasm"));
await writeFile(out, stamped(dataModule(heap, changedPages()), wasm));
