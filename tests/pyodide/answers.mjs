// Answers requests in Pyodide as its manual has it, untrimmed, with the package's sources: node tests/pyodide/answers.mjs REQUESTS
// REQUESTS is a file with a JSON list of texts for `cicada.page.service`; the answers are printed as one such list.

import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const python = await loadPyodide();
python.mountNodeFS("/package", `${root}/pysrc`);
python.runPython("import sys; sys.path.append('/package'); sys.dont_write_bytecode = True");
const { service } = python.pyimport("cicada.page.service");
const requests = JSON.parse(await readFile(process.argv[2], "utf8"));
process.stdout.write(JSON.stringify(requests.map((/** @type {string} */ text) => service(text))));
