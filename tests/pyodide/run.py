"""Runs the Python tests inside the Pyodide that the page runs; the arguments are those of run.mjs.

python tests/pyodide/run.py SITE_PACKAGES [PYTEST_ARGUMENT...]
"""

import subprocess
import sys
from pathlib import Path

from web.build.tools import tool
from web.pyodide.build.folders import make_pyodide

if __name__ == "__main__":
    script = Path(__file__).with_suffix(".mjs")
    sys.exit(subprocess.call([tool("node"), script, make_pyodide(), *sys.argv[1:]]))
