// Writes the decoder of Zstandard that the page loads: node web/pyodide/build/decoder.mjs FILE
// The package zstddec holds its WebAssembly as a text, and fetches it as a `data:` address, which the pages' policy
// refuses.

import { readFile, writeFile } from "node:fs/promises";

const PACKAGE = new URL("../../../node_modules/zstddec/dist/", import.meta.url);

/** A module of WebAssembly, in base64. */
const MODULE = /(?<=")AGFzbQE[\w+/]+=*(?=")/g;

const found = (await readFile(new URL("zstddec.mjs", PACKAGE), "utf8")).match(MODULE) ?? [];
if (found.length !== 1) throw new Error(`zstddec holds ${found.length} modules of WebAssembly`);
await writeFile(process.argv[2], Buffer.from(found[0], "base64"));
