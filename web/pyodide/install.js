/** Gives Pyodide what it would fetch and compile: it has no option for that. */

/**
 * What fails there would leave it waiting for ever.
 *
 * @param {object} given
 * @param {WebAssembly.Module} given.wasm
 * @param {BodyInit} given.library
 * @param {() => WebAssembly.Module} given.rest the functions that are not in `wasm`, when one is called
 * @returns {{ refused: Promise<never>, instance: () => WebAssembly.Instance }} `refused` rejects when
 *   WebAssembly refuses; `instance` returns that of `wasm` once there is one
 */
export function install({ wasm, library, rest }) {
  const { fetch } = self;
  self.fetch = async (address, options) => {
    if (`${address}`.endsWith("/library.zip")) return new Response(library);
    if (`${address}`.endsWith(".wasm")) return new Response(null);
    return fetch(address, options);
  };
  /** @type {WebAssembly.Instance} */
  let instance;
  /** @type {Promise<never>} */
  const refused = new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_response, imports = {}) => {
      const instantiated = WebAssembly.instantiate(wasm, {
        ...imports,
        env: { ...imports.env, link: () => link(wasm, rest(), instance, imports) },
      });
      instantiated.catch(reject);
      instance = await instantiated;
      return { module: wasm, instance };
    };
  });
  return { refused, instance: () => instance };
}

/**
 * Puts the functions that it lacks into an instance (pyodide/build/split.mjs).
 *
 * @param {WebAssembly.Module} wasm
 * @param {WebAssembly.Module} rest
 * @param {WebAssembly.Instance} instance of `wasm`
 * @param {WebAssembly.Imports} imports
 */
function link(wasm, rest, { exports }, imports) {
  if (idOf(rest) !== idOf(wasm)) throw new Error("the rest is of another Pyodide");
  new WebAssembly.Instance(rest, { ...imports, hot: exports });
  /** @type {WebAssembly.Global} */ (exports.linked).value = 1;
}

/** Which parts of Pyodide belong together. @param {WebAssembly.Module} module */
export const idOf = (module) =>
  new TextDecoder().decode(WebAssembly.Module.customSections(module, "cicada")[0]);
