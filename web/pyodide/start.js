/** Starts Python in a worker: from the memory of one that had started, or else by itself. */
import "./import-scripts.js"; // before Pyodide looks for it
import { loadPyodide } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { install } from "./install.js";
import { addLateFile } from "./lazy-file.js";
import { fromSnapshot, paste } from "./snapshot.js";

/** @typedef {import("./parts.js").Later} Later */

/**
 * @typedef {object} Given
 * @property {WebAssembly.Module} wasm
 * @property {WebAssembly.Module} [snapshot]
 * @property {(settings: any) => Promise<any>} createPyodideModule Pyodide's glue
 * @property {(part: keyof Later) => any} now what may come later, at once
 * @property {() => Promise<Later>} come the same when it has arrived, which Python's own start waits for
 * @property {object} [options] of `loadPyodide`
 */

/** The folder of the standard library's zip is Pyodide's own. */
const LIBRARY = `/lib/python${info.python.split(".", 2).join("")}.zip`;
const CICADA = "/lib/cicada.zip";

const OPTIONS = {
  indexURL: "/",
  stdLibURL: "library.zip",
  lockFileContents: /** @type {any} */ ({ info, packages: {} }),
  packages: [],
  env: { HOME: "/", PYTHONPATH: CICADA },
};

/** @param {Given} given */
export async function start(given) {
  if (given.snapshot) {
    try {
      return await restored(given, given.snapshot);
    } catch (reason) {
      console.warn("Python starts without its snapshot:", reason);
    }
  }
  return await afresh(given, await given.come());
}

/** Python as it was when the site was built. @param {Given} given @param {WebAssembly.Module} snapshot */
function restored({ wasm, createPyodideModule, now, options }, snapshot) {
  const { refused, instance } = install({ wasm, library: "", rest: () => now("rest") });
  const put = (/** @type {any} */ module) => {
    paste(snapshot, wasm, instance());
    addLateFile(module.FS, LIBRARY, () => new Uint8Array(now("library")));
    addLateFile(module.FS, CICADA, () => new Uint8Array(now("cicada")));
  };
  const loaded = loadPyodide({ ...OPTIONS, ...options, ...fromSnapshot(createPyodideModule, put) });
  return Promise.race([refused, loaded]);
}

/** Python's own start. @param {Given} given @param {Later} parts */
function afresh({ wasm, createPyodideModule, options }, { rest, library, cicada }) {
  const { refused } = install({ wasm, library, rest: () => rest });
  const loaded = loadPyodide({
    ...OPTIONS,
    ...options,
    createPyodideModule,
    fsInit: async (files) => files.writeFile(CICADA, new Uint8Array(cicada)),
  });
  return Promise.race([refused, loaded]);
}
