"""Facts of Pyodide that its packing rests on and no version guarantees: checked at each packing.

After an upgrade of Pyodide a fact that is no longer true stops the build with a sentence that
names it and says where to look; otherwise the page would wait for ever or break at one question.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

HERE = Path(__file__).resolve().parent
STAND_INS = HERE / "stand_ins"

LOADER = "pyodide.mjs"
GLUE = "pyodide.asm.mjs"
LOCK = "pyodide-lock.json"
LIBRARY = "python_stdlib.zip"
WORKER = "web/python/worker.js"
INSTALL = "web/pyodide/install.js"
TRIM = "web/pyodide/build/trim.mjs"
SNAPSHOT = "web/pyodide/snapshot.js"
STAND_IN_FOLDER = "web/pyodide/build/stand_ins"
PACKAGE_LOADER = f"{STAND_IN_FOLDER}/pyodide/_package_loader.py"


class Fact(NamedTuple):
    """Something that holds while a file of Pyodide contains some text."""

    sentence: str
    file: str
    text: str
    see: str


OPTIONS = ("createPyodideModule", "stdLibURL", "lockFileContents", "fsInit", "packages", "env")

FACTS = (
    *(Fact(f"loadPyodide has the option {name}", LOADER, name, WORKER) for name in OPTIONS),
    *(
        Fact(f"loadPyodide calls {name}, which the worker replaces", LOADER, f"{name}(", INSTALL)
        for name in ("WebAssembly.instantiateStreaming", "fetch")
    ),
    *(
        Fact(f"Pyodide's glue has {text}", GLUE, text, TRIM)
        for text in ("function assignWasmExports(wasmExports){", "var wasmImports={")
    ),
    Fact("loadPyodide has the option _loadSnapshot", LOADER, "_loadSnapshot", SNAPSHOT),
    *(
        Fact(f"Pyodide's glue has {text}, for snapshots", GLUE, text, SNAPSHOT)
        for text in ("API.getExpectedKeys=", "API.restoreSnapshot=", "API.serializeHiwireState=")
    ),
    *(
        Fact(f"Pyodide asks its package loader for {name}", GLUE, name, PACKAGE_LOADER)
        for name in ("init_loaded_packages", "SITE_PACKAGES", "DSO_DIR")
    ),
    *(
        Fact(f"the lock file's info has {name}, for loadPyodide", LOCK, f'"{name}":', WORKER)
        for name in ("abi_version", "arch", "platform", "python")
    ),
)


def check(pyodide: Path) -> None:
    """Exit with a sentence if a fact does not hold for this folder of Pyodide's npm package."""
    version = json.loads((pyodide / "package.json").read_text())["version"]
    texts = {file: (pyodide / file).read_text() for file in {fact.file for fact in FACTS}}
    for fact in FACTS:
        if fact.text not in texts[fact.file]:
            raise SystemExit(
                f"In Pyodide {version} it is no longer so that {fact.sentence}:"
                f" {fact.file} has no {fact.text!r}. See {fact.see}."
            )
    with ZipFile(pyodide / LIBRARY) as library:
        names = set(library.namelist())
        if f'"{version}"' not in library.read("pyodide/__init__.py").decode():
            raise SystemExit(
                f"{LIBRARY} is not that of Pyodide {version}, and compiled code fits one version"
                " of Python only. Install the npm package again."
            )
    missing = {path.relative_to(STAND_INS).as_posix() for path in STAND_INS.rglob("*.py")} - names
    if missing:
        raise SystemExit(
            f"Pyodide {version} has no {', '.join(sorted(missing))}, in whose place something of"
            f" ours is put. See {STAND_IN_FOLDER}."
        )
