"""The parts of the package that arrive late, each in an archive of its own, by name.

An archive has what answers one page, the pictures and checks in games, or what Python says in one
language.
"""

from __future__ import annotations

from cicada.i18n.languages import LANGUAGES
from cicada.page.service import HANDLER_MODULES

BESIDE = {
    "picture": ("outcomes.py", "map.py", "tries.py", "plain.py", "solution_check.py"),
    "record": ("practice.py",),
    "tree": ("whole_tree.py",),
    "lab": ("evaluate.py", "lab.py", "lab_player.py", "lab_references.py", "lab-totals.txt"),
}
"""Names of files, in any folder of a game, that one archive has beside the package of its page."""

NAMES = (*LANGUAGES[1:], "picture", *HANDLER_MODULES)
"""In the order in which a build imports them: an archive brings along of Python's library what
those up to it need."""


def archive_of(file: str) -> str:
    """Return the archive that has a file of the package, "cicada" if it does not arrive late.

    >>> [archive_of(f"cicada/{file}") for file in ("i18n/de.py", "shot/lab.py", "shot/game.py")]
    ['de', 'lab', 'cicada']
    """
    return next((name for name in NAMES if _has(name, file)), "cicada")


def _has(archive: str, file: str) -> bool:
    if archive in LANGUAGES:
        return file == f"cicada/i18n/{archive}.py"
    package = HANDLER_MODULES.get(archive, "").removesuffix(".handlers").replace(".", "/")
    is_beside = file.rpartition("/")[2] in BESIDE.get(archive, ())
    return is_beside or (package != "" and file.startswith(f"{package}/"))


def addresses() -> str:
    """Return the module of the addresses of what arrives late; the bundler has those of files."""
    names = sorted(NAMES)
    imports = "".join(f'import {name} from "./{name}.bin";\n' for name in names)
    return f"{imports}export default {{ {', '.join(names)} }};\n"
