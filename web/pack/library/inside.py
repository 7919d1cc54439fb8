"""Compiles the package and what it needs of the standard library; runs inside Pyodide.

Pyodide itself has to do it: compiled code fits one version of Python only. What is needed is
what has been imported once Python is up and the package has answered `REQUESTS`. For development
the package keeps what a traceback shows.
"""

from __future__ import annotations

import importlib
import sys

LIBRARY = next(entry for entry in sys.path if entry.endswith(".zip"))
PACKAGE = "/package"
REQUESTS: list[str] = globals().get("requests", [])
DEVELOPMENT: bool = globals().get("development", False)

NOT_IN_THE_BROWSER = (
    "__main__.py",
    "command.py",
    "drawing.py",
    "notebook.py",
    "progress_bar.py",
    "py.typed",
)


def names_needed() -> list[str]:
    """Start the package as the page does and return the files of the library imported so far."""
    sys.path.append(PACKAGE)
    service = importlib.import_module("cicada.service").service
    for request in REQUESTS:
        answer = service(request)
        if '"ok": true' not in answer:
            raise SystemExit(f"{request} is answered by {answer}")
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    origins = {spec.origin for spec in specs if spec and spec.origin != "frozen"}
    return sorted(
        origin.removeprefix(f"{LIBRARY}/")
        for origin in origins
        if origin and origin.startswith(LIBRARY)
    )


needed = names_needed()  # before anything is imported that only the following needs

import ast  # noqa: E402
import marshal  # noqa: E402
from importlib.util import MAGIC_NUMBER  # noqa: E402
from pathlib import Path  # noqa: E402
from types import CodeType  # noqa: E402
from zipfile import ZipFile, ZipInfo  # noqa: E402

# Of a compiled file: taken without a look for its source.
HEADER = MAGIC_NUMBER + b"\1" + bytes(11)


def write_zip(target: str, folder: Path, names: list[str]) -> None:
    """Zip files of a folder, Python compiled without docstrings: nobody reads them there.

    Nothing is compressed and all dates are the same: the same files give the same bytes.
    """
    with ZipFile(target, "w") as archive:
        for name in names:
            if name.endswith(".py"):
                archive.writestr(ZipInfo(f"{name}c"), compiled(folder, name))
            else:
                archive.writestr(ZipInfo(name), (folder / name).read_bytes())


def compiled(folder: Path, name: str) -> bytes:
    """Compile a file to code that Python takes without looking for its source."""
    tree = ast.parse((folder / name).read_bytes())
    if DEVELOPMENT and name.startswith("cicada/"):
        return HEADER + marshal.dumps(compile(tree, name, "exec", dont_inherit=True))
    code = compile(without_types(tree), name, "exec", dont_inherit=True, optimize=2)
    return HEADER + marshal.dumps(without_lines(code))


def without_types(tree: ast.Module) -> ast.Module:
    """Leave out the types of functions, which only a checker reads; dataclasses need their own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
    return tree


def without_lines(code: CodeType) -> CodeType:
    """Leave out line numbers, which nobody sees: a sixth less to download."""
    constants = (
        without_lines(constant) if isinstance(constant, CodeType) else constant
        for constant in code.co_consts
    )
    return code.replace(co_linetable=b"", co_consts=tuple(constants))


sources = Path("/tmp/library")
ZipFile(LIBRARY).extractall(sources)
write_zip("/tmp/library.zip", sources, needed)

package = Path(PACKAGE)
write_zip(
    "/tmp/cicada.zip",
    package,
    sorted(
        path.relative_to(package).as_posix()
        for path in (package / "cicada").rglob("*")
        if path.is_file() and path.name not in NOT_IN_THE_BROWSER and path.suffix != ".pyc"
    ),
)
