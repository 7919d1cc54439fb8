/** The address of a file, relative to the module that names it; the bundler knows it. */
declare module "*.bin" {
  const address: string;
  export default address;
}

/** Pyodide's glue code: one of the options of `loadPyodide`. */
declare module "pyodide/pyodide.asm.mjs" {
  type Options = NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>;
  const createPyodideModule: NonNullable<Options["createPyodideModule"]>;
  export default createPyodideModule;
}
