"""Compiles the package and what it needs of the standard library; runs inside Pyodide.

Pyodide itself has to do it: compiled code fits one version of Python only. What is needed is
what has been imported once Python is up and the package has answered `REQUESTS`. For development
the package keeps what a traceback shows.
"""

from __future__ import annotations

import importlib
import os
import sys

LIBRARY = next(entry for entry in sys.path if entry.endswith(".zip"))
PACKAGE = "/package"
REQUESTS: list[str] = globals().get("requests", [])
DEVELOPMENT: bool = globals().get("development", False)

sys.path += [PACKAGE, "/build"]  # there with the folders that it has in the tree
from web.pyodide.build.archives import NAMES, archive_of  # noqa: E402

# For a shell or a notebook: what is called so, and all that lies in a folder called so.
NATIVE = {"__main__", "cli", "notebook"}

# What students import of the library, and what Python stands in for at its own start.
WHOLE = "/whole"  # the library's own modules that have stand-ins
STUDENT_MODULES = (
    *("ast", "bisect", "collections", "contextlib", "copy", "dataclasses", "datetime"),
    *("decimal", "enum", "fractions", "functools", "graphlib", "hashlib", "heapq"),
    *("itertools", "json", "linecache", "math", "numbers", "operator", "pickle", "pprint"),
    *("queue", "random", "re", "statistics", "string", "struct", "textwrap", "time", "timeit"),
    *("tokenize", "traceback", "types", "typing"),
)
PYFLAKES = ("__init__", "checker", "messages")


def imported(place: str) -> list[str]:
    """Return the files below a place that the modules imported so far come from."""
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    origins = {spec.origin for spec in specs if spec and spec.origin != "frozen"}
    return sorted(
        origin.removeprefix(f"{place}/")
        for origin in origins
        if origin and origin.startswith(f"{place}/")
    )


def names_needed() -> list[str]:
    """Start the package as the page does and return the files of the library imported so far."""
    service = importlib.import_module("cicada.page.service").service
    for request in REQUESTS:
        answer = service(request)
        if '"ok": true' not in answer:
            raise SystemExit(f"{request} is answered by {answer}")
    return imported(LIBRARY)


def names_needed_by(archive: str, names: list[str]) -> list[str]:
    """Import an archive's modules and return the files of the library imported so far."""
    for name in names:
        if archive_of(name) == archive and name.endswith(".py"):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            importlib.import_module(module)
    return imported(LIBRARY)


def names_needed_by_students() -> list[str]:
    """Import what students do, the true modules where there are stand-ins; return all files."""
    for name in os.listdir(WHOLE):  # noqa: PTH208  pathlib would count as imported
        sys.modules.pop(name.removesuffix(".py"), None)
    sys.path.insert(0, WHOLE)
    for name in STUDENT_MODULES:
        importlib.import_module(name)
    return imported(LIBRARY)


def files_of_the_package() -> list[str]:
    """Return the files of the package that a browser has a use for."""
    found = [
        f"{folder}/{name}".removeprefix(f"{PACKAGE}/")
        for folder, _, names in os.walk(f"{PACKAGE}/cicada")
        for name in names
    ]
    return sorted(
        name
        for name in found
        if not name.endswith((".pyc", ".typed"))
        and not NATIVE.intersection(name.removesuffix(".py").split("/"))
    )


in_the_browser = files_of_the_package()
# Before anything is imported that only the following needs:
needed = names_needed()
needed_by = {archive: names_needed_by(archive, in_the_browser) for archive in NAMES}
needed_by_students = names_needed_by_students()
true_for_students = imported(WHOLE)

import ast  # noqa: E402
import marshal  # noqa: E402
from importlib.util import MAGIC_NUMBER  # noqa: E402
from pathlib import Path  # noqa: E402
from types import CodeType  # noqa: E402
from zipfile import ZipFile, ZipInfo  # noqa: E402

# Of a compiled file: taken without a look for its source.
HEADER = MAGIC_NUMBER + b"\1" + bytes(11)

OUT = Path("/archives")


def write_zip(name: str, files: list[tuple[Path, str]]) -> None:
    """Zip files, each of a folder, Python compiled without docstrings, which are not read there.

    Nothing is compressed and all dates are the same: the same files give the same bytes.
    """
    with ZipFile(OUT / f"{name}.zip", "w") as archive:
        for folder, file in files:
            if file.endswith(".py"):
                archive.writestr(ZipInfo(f"{file}c"), compiled(folder, file))
            else:
                archive.writestr(ZipInfo(file), (folder / file).read_bytes())


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
    """Leave out line numbers, which are not shown: a sixth less to download."""
    constants = (
        without_lines(constant) if isinstance(constant, CodeType) else constant
        for constant in code.co_consts
    )
    return code.replace(co_linetable=b"", co_consts=tuple(constants))


sources = Path("/tmp/library")
ZipFile(LIBRARY).extractall(sources)
package = Path(PACKAGE)

write_zip("library", [(sources, name) for name in needed])
for archive, library in ("cicada", needed), *needed_by.items():
    write_zip(
        archive,
        [
            *((package, name) for name in in_the_browser if archive_of(name) == archive),
            *((sources, name) for name in library if name not in needed),
        ],
    )
write_zip(
    "student",
    [
        *((Path(WHOLE), name) for name in true_for_students),
        *((sources, name) for name in needed_by_students if name not in needed),
        *((Path("/pyflakes"), f"pyflakes/{name}.py") for name in PYFLAKES),
    ],
)
