// Runs the Python tests inside Pyodide under Node: node tests/pyodide/run.mjs PYODIDE SITE_PACKAGES [PYTEST_ARGUMENT...]
// PYODIDE is the folder of the trimmed Pyodide, which is what the page runs.
// SITE_PACKAGES holds pytest and Hypothesis; both are pure Python, so the native environment's copy serves.

import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { trimmed } from "../../web/pyodide/build/trimmed.mjs";

const [pyodide, sitePackages, ...pytestArguments] = process.argv.slice(2);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const python = await loadPyodide({
  ...(await trimmed(resolve(pyodide))),
  // Plugins of the native environment are of no use here; Hypothesis is configured by tests/conftest.py.
  env: { HOME: "/home/pyodide", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
});
python.mountNodeFS("/mnt/tree", root);
python.mountNodeFS("/mnt/site-packages", sitePackages);
python.globals.set("pytest_arguments", python.toPy(pytestArguments));

process.exitCode = await python.runPythonAsync(`
import os, sys
sys.path.append("/mnt/site-packages")
os.chdir("/mnt/tree")
import pytest
int(pytest.main(["-m", "not native and not slow", "-p", "no:cacheprovider", *pytest_arguments]))
`);
