/**
 * Starts Python from the memory of one that had started when the site was built
 * (pack/library/snapshot.mjs), which executes a twentieth of what a start does.
 *
 * A snapshot is stored as: the digest of the WebAssembly that it is of, 16 letters; the length of the
 * memory, the number of pages, and the number of each, in 32 bits; the pages. What is not in it is as
 * the WebAssembly's own data are.
 */

const PAGE = 4096;
const LETTERS = 16;

/** What Python holds of JavaScript once it has started; the build refuses anything else. */
export const STATE = { hiwireKeys: [null], immortalKeys: [] };

/**
 * @param {string} id the digest of the WebAssembly
 * @param {Uint8Array} heap
 * @param {Uint8Array} own the memory before Python starts
 * @returns {Uint8Array}
 */
export function stored(id, heap, own) {
  /** @param {Uint8Array} bytes @param {number} page */
  const pageOf = (bytes, page) => bytes.subarray(page * PAGE, (page + 1) * PAGE);
  const pages = Array.from({ length: heap.length / PAGE }, (_, page) => page).filter((page) => {
    const before = pageOf(own, page);
    return pageOf(heap, page).some((byte, i) => byte !== (before[i] ?? 0));
  });
  const head = new Uint32Array([heap.length, pages.length, ...pages]);
  return new Uint8Array([
    ...new TextEncoder().encode(id),
    ...new Uint8Array(head.buffer),
    ...pages.flatMap((page) => [...pageOf(heap, page)]),
  ]);
}

/**
 * Put a snapshot into a memory.
 *
 * @param {ArrayBuffer} snapshot
 * @param {string} id the digest of the WebAssembly that the memory is of
 * @param {{ HEAPU8: Uint8Array }} module
 */
export function paste(snapshot, id, module) {
  if (new TextDecoder().decode(new Uint8Array(snapshot, 0, LETTERS)) !== id)
    throw new Error("the snapshot is of another Pyodide");
  const [length, count] = new Uint32Array(snapshot, LETTERS, 2);
  const pages = new Uint32Array(snapshot, LETTERS + 8, count);
  const content = new Uint8Array(snapshot, LETTERS + 8 + 4 * count);
  const { HEAPU8: heap } = module;
  if (heap.length !== length || content.length !== count * PAGE)
    throw new Error("the snapshot does not fit");
  pages.forEach((page, i) => {
    heap.set(content.subarray(i * PAGE, (i + 1) * PAGE), page * PAGE);
  });
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
