/** What Python starts from. */
export interface Parts {
  /** Pyodide, what a start runs of it. */
  wasm: WebAssembly.Module;
  /** The memory of a Python that has started, without which it starts by itself. */
  snapshot?: WebAssembly.Module;
  later?: Later;
}

/** What may come behind the first answer. */
export interface Later {
  /** The other functions of Pyodide. */
  rest: WebAssembly.Module;
  /** What is needed of Python's standard library, a zip. */
  library: ArrayBuffer;
  /** Our package, a zip. */
  cicada: ArrayBuffer;
}

/** While it fetches: how much of all has arrived, from 0 to 1, where that is known; or a part. */
export type Came = { share: number | undefined } | { part: Partial<Parts> };
