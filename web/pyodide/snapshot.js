/**
 * Starts Python from the memory of one that had started when the site was built
 * (pyodide/build/snapshot.mjs), which executes a twentieth of what a start does.
 *
 * A snapshot is a WebAssembly module that has data and nothing else: an instance of it puts them into
 * the memory that it is given. All workers and frames of a site share its bytes, as they share those
 * of Pyodide.
 */
import { idOf } from "./install.js";

/** What Python holds of JavaScript once it has started; the build refuses anything else. */
export const STATE = { hiwireKeys: [null], immortalKeys: [] };

/**
 * Put a snapshot into the memory of an instance, which stays as it is if that does not fit.
 *
 * @param {WebAssembly.Module} snapshot
 * @param {WebAssembly.Module} wasm what the instance is of
 * @param {WebAssembly.Instance} instance
 */
export function paste(snapshot, wasm, { exports }) {
  if (idOf(snapshot) !== idOf(wasm)) throw new Error("the snapshot is of another Pyodide");
  new WebAssembly.Instance(snapshot, { hot: exports });
}

/**
 * The options of `loadPyodide` that start from a memory instead of running Python's own start.
 *
 * @param {(settings: any) => Promise<any>} createPyodideModule
 * @param {(module: any) => void} put puts the memory into its place
 * @returns {any}
 */
export const fromSnapshot = (createPyodideModule, put) => ({
  _loadSnapshot: Promise.resolve(new Uint8Array(1)),
  createPyodideModule: async (/** @type {any} */ settings) => {
    const module = await createPyodideModule(settings);
    const { API } = settings;
    API.getExpectedKeys = () => [null, API.config.jsglobals, API.public_api];
    API.restoreSnapshot = () => {
      // Python calls through a function that the glue has put there, if this browser has such.
      const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2];
      const trampoline = (module.__PyRuntime + offset) >> 2;
      const ours = module.HEAP32[trampoline];
      put(module);
      module.HEAP32[trampoline] = ours;
      return STATE;
    };
    return module;
  },
});
