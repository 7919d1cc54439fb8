"""Compresses what the browser loads of Python, as well as gzip can.

python web/pack/library/compress.py FOLDER     Pyodide's WebAssembly, to FOLDER/pyodide.bin
"""

from __future__ import annotations

import sys
from pathlib import Path

import deflate

PYODIDE = Path(__file__).resolve().parents[3] / "node_modules" / "pyodide"
LEVEL = 12  # libdeflate's highest: 4 % smaller than zlib's, as much as Zopfli gains, in 3 s


def compress(source: Path, target: Path) -> None:
    """Write a file gzipped."""
    target.write_bytes(deflate.gzip_compress(source.read_bytes(), LEVEL))


if __name__ == "__main__":
    compress(PYODIDE / "pyodide.asm.wasm", Path(sys.argv[1]) / "pyodide.bin")
