/** The address of a file, relative to the module that names it; the bundler knows it. */
declare module "*.bin" {
  const address: string;
  export default address;
}

/** The addresses of the parts of the package that arrive late, see pyodide/build/make.py. */
declare module "#python/archives.js" {
  const addresses: Record<import("./python/contract.js").ArchiveName, string>;
  export default addresses;
}

/** The address of a picture, likewise. */
declare module "*.svg" {
  const address: string;
  export default address;
}

/** What a first visit to a game shows, made by Python when the site is built. */
declare module "#python/first.json" {
  type Games = import("./python/contract.js").Games;
  type Example<Name extends keyof Games> = Games[Name]["questions"] extends {
    example: { answer: infer Answer };
  }
    ? { example: Answer }
    : unknown;
  const first: { [Name in keyof Games]: { position: Games[Name]["description"] } & Example<Name> };
  export default first;
}

/** What a first visit to the lab shows in each language, made by Python when the site is built. */
declare module "#python/lab.json" {
  type Lab = import("./python/contract.js").Pages["lab"];
  type Visit = Lab["exercises"]["answer"] & {
    shared: Lab["decode"]["answer"];
    exercise: Lab["exercise"]["answer"];
  };
  const first: Record<import("./ui/languages.js").Language, Visit>;
  export default first;
}

/** Pyodide's glue code, trimmed: one of the options of `loadPyodide`. */
declare module "#python/pyodide.asm.mjs" {
  type Options = NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>;
  const createPyodideModule: NonNullable<Options["createPyodideModule"]>;
  export default createPyodideModule;
}

/** The addresses of what the sealed frame's worker is made of, see build/bundle.mjs. */
declare module "#box-worker" {
  const worker: string;
  const glue: string;
}

/** The document of the sealed frame for foreign code, see build/bundle.mjs. */
declare const BOX: string;

/** Those of ui/standalone-messages.js in every language, see build/bundle.mjs. */
declare const SENTENCES: Record<
  keyof typeof import("./ui/standalone-messages.js").SENTENCES,
  Record<import("./ui/languages.js").Language, string>
>;

/** The sentences of a language, see build/languages.mjs. */
declare module "#languages/*.js" {
  export const templates: import("@lit/localize").LocaleModule["templates"];
}
