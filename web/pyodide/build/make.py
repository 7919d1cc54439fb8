"""Makes the files that Python in the browser starts from.

    python web/pyodide/build/make.py FOLDER PYODIDE [--development]

library.bin   what is needed of the standard library, compiled, as a zip
cicada.bin    the package, compiled, as a zip
snapshot.bin  the memory of a Python that has imported it
student.bin   what students import of the library, and pyflakes, likewise
NAME.bin      a part of the package that arrives late (archives.py) and what only that needs of the
              library, likewise
archives.js   a module of the addresses of these parts, by name
first.json    what a first visit shows of each game, to be drawn before Python has loaded
lab.json      the same of the lab, by language

PYODIDE is the folder of the trimmed Pyodide (trim.mjs), in which all of it is made and tried. Those
called `.bin` are compressed (compress.py): many hosts compress none of them. The name says nothing
on purpose: hosts that know `.gz` announce it as an encoding, and browsers would unpack it unasked.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from cicada.games import GAMES
from cicada.i18n.languages import LANGUAGES
from cicada.page.service import service
from web.pyodide.build.archives import addresses
from web.pyodide.build.compress import gzip, zstd
from web.pyodide.build.facts import STAND_INS, check

HERE = Path(__file__).resolve().parent
PYODIDE = HERE.parents[2] / "node_modules" / "pyodide"

# A student's program may use these, a page of ours never does.
TRUE_FOR_STUDENTS = ("textwrap.py", "tokenize.py", "traceback.py")


def write_trimmed_sources(target: Path, whole: Path) -> None:
    """Copy Pyodide's library with stand-ins for what this page never uses.

    Pyodide imports asyncio and the tools of its package loader at each start: half its library.
    What students may use of what was left out goes to the folder `whole`.
    """
    stand_ins = {
        path.relative_to(STAND_INS).as_posix(): path.read_bytes()
        for path in STAND_INS.rglob("*.py")
    }
    with ZipFile(PYODIDE / "python_stdlib.zip") as library, ZipFile(target, "w") as trimmed:
        for name in library.namelist():
            if name in stand_ins:
                trimmed.writestr(name, stand_ins[name])
                if name in TRUE_FOR_STUDENTS:
                    (whole / name).write_bytes(library.read(name))
            elif not name.endswith("/"):
                trimmed.writestr(name, library.read(name))


def first_visit(name: str) -> dict[str, object]:
    """What a first visit to a game shows, as its page would get it from Python later.

    The position of its first puzzle, which tells nothing of the secret, and the worked example
    where there is one.
    """
    game = GAMES[name]
    puzzle = ask(do="new", game=name, parameters=game.first, seed="")
    shown = {"position": puzzle["position"]}
    if "example" in game.questions:
        shown["example"] = ask(do="ask", game=name, id=puzzle["id"], question="example")
    return shown


def ask(**request: object) -> dict[str, Any]:
    """What the service answers."""
    result: dict[str, Any] = json.loads(service(json.dumps(request)))["result"]
    return result


def first_visits() -> dict[str, object]:
    """By the game what a first visit shows."""
    return {name: first_visit(name) for name, game in GAMES.items() if game.first}


def lab_visit(language: str) -> dict[str, object]:
    """What a first visit to the lab shows: which exercises there are, and the first of them."""

    def answer(step: str, **options: str) -> dict[str, Any]:
        return ask(do="lab", step=step, options=options, language=language)

    listed = answer("exercises")
    first = listed["exercises"][0]["name"]
    return {
        **listed,
        "shared": answer("decode", link=first),
        "exercise": answer("exercise", exercise=first),
    }


def lab_visits() -> dict[str, object]:
    """By language what a first visit to the lab shows."""
    return {language: lab_visit(language) for language in LANGUAGES}


def main() -> None:
    """Write the files to the folder that the command line names."""
    check(PYODIDE)
    out = Path(sys.argv[1])
    (out / "first.json").write_text(json.dumps(first_visits()), encoding="ascii")
    (out / "lab.json").write_text(json.dumps(lab_visits()), encoding="ascii")
    (out / "archives.js").write_text(addresses(), encoding="ascii")
    with tempfile.TemporaryDirectory(dir=out) as name:
        work = Path(name)
        archives = work / "archives"
        archives.mkdir()
        (work / "whole").mkdir()
        write_trimmed_sources(work / "sources.zip", work / "whole")
        compile_inside: list[str | Path] = [
            "node",
            HERE / "inside.mjs",
            sys.argv[2],
            work / "sources.zip",
            work / "whole",
            folder_of("pyflakes"),
            archives,
            *sys.argv[3:],
        ]
        if subprocess.call(compile_inside):
            raise SystemExit(
                "Python did not start, or did not answer, with the stand-ins for parts of its"
                " library; see above and web/pyodide/build/stand_ins."
            )
        pyodide = Path(sys.argv[2])
        zips = (archives / "library.zip", archives / "cicada.zip")
        if subprocess.call(["node", HERE / "snapshot.mjs", pyodide, *zips, work / "snapshot"]):
            raise SystemExit("The memory of a started Python could not be kept; see above.")
        (out / "snapshot.bin").write_bytes(zstd((work / "snapshot").read_bytes()))
        for archive in archives.iterdir():
            (out / f"{archive.stem}.bin").write_bytes(gzip(archive.read_bytes()))


def folder_of(package: str) -> Path:
    """Return the folder that an installed package lies in."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise SystemExit(f"{package} is not installed; delete .venv.")
    return Path(spec.origin).parents[1]


if __name__ == "__main__":
    main()
