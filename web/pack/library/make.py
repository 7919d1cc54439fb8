"""Makes the files that Python in the browser starts from.

    python web/pack/library/make.py FOLDER [--development]

pyodide.bin   Pyodide's WebAssembly
library.bin   what is needed of the standard library, compiled, as a zip
cicada.bin    the package, compiled, as a zip

They are gzipped: many hosts compress none of them. The name `.bin` says nothing on purpose;
hosts that know `.gz` announce it as an encoding, and browsers would then unpack it unasked.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

import deflate

from web.pack.library.facts import STAND_INS, check

HERE = Path(__file__).resolve().parent
PYODIDE = HERE.parents[2] / "node_modules" / "pyodide"
LEVEL = 12  # libdeflate's highest: 4 % smaller than zlib's, as much as Zopfli gains, in 3 s


def write_trimmed_sources(target: Path) -> None:
    """Copy Pyodide's library with stand-ins for what this page never uses.

    Pyodide imports asyncio and the tools of its package loader at each start: half its library.
    """
    stand_ins = {
        path.relative_to(STAND_INS).as_posix(): path.read_bytes()
        for path in STAND_INS.rglob("*.py")
    }
    with ZipFile(PYODIDE / "python_stdlib.zip") as whole, ZipFile(target, "w") as trimmed:
        for name in whole.namelist():
            if name in stand_ins:
                trimmed.writestr(name, stand_ins[name])
            elif not name.endswith("/"):
                trimmed.writestr(name, whole.read(name))


def main() -> None:
    """Write the files to the folder that the command line names."""
    check(PYODIDE)
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out) as name:
        work = Path(name)
        write_trimmed_sources(work / "sources.zip")
        compile_inside: list[str | Path] = [
            "node",
            HERE / "inside.mjs",
            work / "sources.zip",
            work,
            *sys.argv[2:],
        ]
        if subprocess.call(compile_inside):
            raise SystemExit(
                "Python did not start, or did not answer, with the stand-ins for parts of its"
                " library; see above and web/pack/library/stand_ins."
            )
        pack(work / "library.zip", out / "library.bin")
        pack(work / "cicada.zip", out / "cicada.bin")
        if not (out / "pyodide.bin").exists():  # the folder does not outlive its Pyodide
            pack(PYODIDE / "pyodide.asm.wasm", out / "pyodide.bin")


def pack(source: Path, target: Path) -> None:
    """Compress a file; whoever reads the target meanwhile finds it whole."""
    packed = target.with_suffix(".new")
    packed.write_bytes(deflate.gzip_compress(source.read_bytes(), LEVEL))
    packed.replace(target)


if __name__ == "__main__":
    main()
