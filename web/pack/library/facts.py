"""What the packing of Pyodide rests on, and nobody promises: checked whenever it is packed.

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
STAND_IN_FOLDER = "web/pack/library/stand_ins"


class Fact(NamedTuple):
    """Something that holds while a file of Pyodide contains some text."""

    sentence: str
    file: str
    text: str
    see: str


OPTIONS = ("createPyodideModule", "stdLibURL", "lockFileContents", "fsInit", "packages", "env")
CALLED_AT_THE_START = ("init_loaded_packages", "SITE_PACKAGES", "DSO_DIR")

FACTS = (
    *(
        Fact(f"loadPyodide has the option {name}", LOADER, name, f"boot() in {WORKER}")
        for name in OPTIONS
    ),
    Fact(
        "loadPyodide compiles with WebAssembly.instantiateStreaming, in whose place the worker"
        " puts what has been compiled",
        LOADER,
        "WebAssembly.instantiateStreaming(",
        f"install() in {WORKER}",
    ),
    Fact(
        "loadPyodide fetches files with fetch, in whose place the worker puts the library",
        LOADER,
        "fetch(",
        f"install() in {WORKER}",
    ),
    *(
        Fact(
            f"Pyodide asks its package loader for {name} and for nothing else that is left out",
            GLUE,
            name,
            f"{STAND_IN_FOLDER}/pyodide/_package_loader.py",
        )
        for name in CALLED_AT_THE_START
    ),
    *(
        Fact(
            f"the lock file names its {name}; all of it that the worker gives to loadPyodide",
            LOCK,
            f'"{name}":',
            f"lockFileContents in {WORKER}",
        )
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
