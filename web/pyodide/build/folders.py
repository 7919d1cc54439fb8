"""The folders of what Python in the browser starts from, made when something of it has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from web.build.cached import contents, made
from web.build.tools import PYSRC, ROOT, VENV_PYTHON, run, tool

HERE = Path(__file__).resolve().parent

# How each part of WebAssembly is compressed (compress.py), and what it is then.
COMPRESSED = (
    ("zstd", "hot.wasm", "pyodide.bin"),
    ("gzip", "rest.wasm", "rest.bin"),
    ("gzip", "zstd.wasm", "zstd.bin"),
)


def make_pyodide() -> Path:
    """Return the folder of the trimmed Pyodide, its WebAssembly also split and compressed.

    The decoder that unpacks it lies there, too.
    """
    trim, split, decoder = (HERE / name for name in ("trim.mjs", "split.mjs", "decoder.mjs"))
    compress = HERE / "compress.py"

    def make(folder: Path) -> None:
        run(tool("node"), trim, folder, problem="Pyodide could not be trimmed; see above.")
        run(tool("node"), split, folder, problem="Pyodide could not be split; see above.")
        run(
            *(tool("node"), decoder, folder / "zstd.wasm"),
            problem="The decoder of Zstandard could not be read; see above.",
        )
        for kind, wasm, name in COMPRESSED:
            run(
                *(VENV_PYTHON, "-B", compress, kind, folder / wasm, folder / name),
                problem="Pyodide's WebAssembly could not be compressed.",
            )

    locks = (ROOT / "package-lock.json", ROOT / "requirements-dev.txt")
    scripts = (trim, split, decoder, HERE / "wasm.mjs", HERE / "hot.txt", compress)
    return made("pyodide", contents(*locks, *scripts), make)


def make_python_files(*mode: str | Path) -> Path:
    """Return the folder of what Python in the browser starts from."""

    def make(folder: Path) -> None:
        pyodide = make_pyodide()
        run(
            *(VENV_PYTHON, "-B", HERE / "make.py", folder, pyodide, *mode),
            problem="What Python in the browser starts from could not be made.",
        )
        for name in ("pyodide.asm.mjs", *(name for _, _, name in COMPRESSED)):
            shutil.copy(pyodide / name, folder)

    name = "development" if mode else "cicada"
    folders = (PYSRC / "cicada", HERE)
    locks = (ROOT / "package-lock.json", ROOT / "requirements-dev.txt")
    return made(name, contents(*locks, *folders), make)
