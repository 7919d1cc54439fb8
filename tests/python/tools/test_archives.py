"""Which parts of the package arrive late, and in which archive, follows from one table of pages."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import cicada
from cicada.page.service import HANDLER_MODULES
from web.pyodide.build import archives

pytestmark = pytest.mark.native

PACKAGE = Path(cicada.__file__).parent
FILES = {
    "i18n/de.py": "de",
    "i18n/languages.py": "cicada",
    "page/how/__init__.py": "how",
    "page/how/handlers.py": "how",
    "page/record/skill.py": "record",
    "certificates/rules.py": "certificates",
    "certificates/data/mastermind-4x6.txt": "certificates",
    "page/service.py": "cicada",
    "page/handlers.py": "cicada",
    "page/whole_tree/contract.py": "tree",
    "guessing/whole_tree.py": "tree",
    "guessing/practice.py": "record",
    "guessing/outcomes.py": "picture",
    "guessing/questions.py": "cicada",
    "lab/exercises/cis194-1.txt": "lab",
    "lab/sandbox/player.py": "lab",
    "shot/lab_player.py": "lab",
    "mastermind/lab_references.py": "lab",
    "shot/map.py": "picture",
    "mastermind/data/lab-totals.txt": "lab",
    "deduction/tree.py": "cicada",
}


@pytest.mark.parametrize(("file", "archive"), FILES.items())
def test_a_file_belongs_to_one_archive(file: str, archive: str) -> None:
    assert (PACKAGE / file).exists()
    assert archives.archive_of(f"cicada/{file}") == archive


def test_every_archive_has_files_and_every_file_that_is_named_is_there() -> None:
    files = [path for path in PACKAGE.rglob("*.*") if path.suffix in (".py", ".txt")]
    found = {archives.archive_of(f"cicada/{path.relative_to(PACKAGE)}") for path in files}
    assert found == {"cicada", *archives.NAMES}
    named = {name for names in archives.BESIDE.values() for name in names}
    assert named <= {path.name for path in files}
    assert set(archives.BESIDE) <= set(archives.NAMES)


@pytest.mark.parametrize("page", HANDLER_MODULES)
def test_a_page_is_answered_by_a_package_with_a_contract(page: str) -> None:
    handlers = import_module(HANDLER_MODULES[page])
    assert handlers.HANDLERS
    import_module(f"{handlers.__package__}.contract")


def test_a_page_more_is_a_line_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HANDLER_MODULES, "map", "cicada.page.atlas.handlers")
    monkeypatch.setattr(archives, "NAMES", (*archives.NAMES, "map"))
    assert archives.archive_of("cicada/page/atlas/contract.py") == "map"
    assert archives.archive_of("cicada/page/atlases.py") == "cicada"


def test_the_page_has_the_address_of_each() -> None:
    lines = archives.addresses().splitlines()
    assert lines[:-1] == [f'import {name} from "./{name}.bin";' for name in sorted(archives.NAMES)]
    assert lines[-1] == f"export default {{ {', '.join(sorted(archives.NAMES))} }};"
