// Runs a benchmark's measurements in Pyodide: node tests/bench/pyodide.mjs NAME prints list(NAME.measure()) as JSON.

import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
python.mountNodeFS("/mnt/tree", root);
python.globals.set("name", process.argv[2]);
console.log(
  await python.runPythonAsync(`
import importlib, json, sys
sys.path[:0] = ["/mnt/tree/pysrc", "/mnt/tree/tests/bench"]
json.dumps(list(importlib.import_module(name).measure()))
`),
);
