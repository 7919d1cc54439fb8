"""Which tests run after a change, by the rooms that they stand on."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from tests import changed, rooms, running
from tests.changed import EVERYTHING, NO_MODULES, Selection, files_with_tests, rooms_named, select
from tests.rooms import PAGE_ROOMS

pytestmark = pytest.mark.native

MAP = "tests/python/shot/test_map.py"
CODES = "tests/python/mastermind/test_rules.py"
LINKS = "tests/python/core/test_links.py"
SHOT = "tests/browser/test_shot.py"
MASTERMIND = "tests/browser/test_mastermind.py"
LAB = "tests/browser/test_lab.py"
FRAMES = "tests/browser/test_frames.py"
HOME = "tests/browser/test_home.py"
TOOLS = "tests/python/tools"

# What has changed, some of what runs then, some of what does not, and whether tests in Node do.
CASES = [
    (["pysrc/cicada/shot/map.py"], [MAP, LINKS, SHOT, TOOLS], [CODES, MASTERMIND, HOME], True),
    (["pysrc/cicada/guessing/ids.py"], [CODES, LINKS, TOOLS], [SHOT, MASTERMIND], True),
    (["pysrc/cicada/lab/link.py"], [LAB], [CODES, SHOT], True),
    (["web/games/shot/view.js"], [SHOT, TOOLS], [MAP, MASTERMIND, LAB, HOME], True),
    (["web/midend/session.js"], [SHOT, MASTERMIND, HOME], [MAP], True),
    (["web/app/home.js"], [HOME], [SHOT, FRAMES], True),
    (["web/frames/frame.js"], [FRAMES], [SHOT, HOME], True),
    (["web/style/tokens.css"], [SHOT, LAB, FRAMES], [MAP], True),
    (["web/ui/dialog.js"], [SHOT, MASTERMIND, LAB, FRAMES, HOME], [MAP], True),
    (["README.md"], ["README.md", TOOLS], [MAP, SHOT], False),
    (["tests/python/shot/test_map.py"], [MAP], [CODES, SHOT, TOOLS], False),
    (["tests/browser/shot_page.py"], [SHOT], [MASTERMIND, MAP], False),
    (["tests/python/core/links.jsonl"], [LINKS], [MAP, SHOT], False),
    (["tests/page/balls.js"], [], [MAP, SHOT], True),
    (["tests/durations.txt", "tests/bench/lab.py"], [], [MAP, SHOT], False),
]


def files_of(selection: Selection) -> set[str]:
    return {*selection.python, *selection.browser}


@pytest.mark.parametrize(("files", "some", "none", "node"), CASES, ids=lambda case: str(case)[:60])
def test_what_stands_on_a_change_runs(
    files: list[str], some: list[str], none: list[str], node: bool
) -> None:
    selection = select(files)
    assert files_of(selection) >= {*some}
    assert files_of(selection).isdisjoint(none)
    assert selection.node == node


@pytest.mark.parametrize(
    "path",
    ["package-lock.json", "build.py", ".ci/run", "tests/conftest.py", "web/in-no-room.js"],
)
def test_after_a_change_that_all_stand_on_everything_runs(path: str) -> None:
    assert select(["README.md", path]) == EVERYTHING


@pytest.mark.parametrize("file", files_with_tests("browser"))
def test_each_test_in_a_browser_names_rooms_that_there_are(file: str) -> None:
    rooms = [*PAGE_ROOMS, *NO_MODULES]
    named = rooms_named(file)
    assert [name for name in named if not any(room.startswith(name) for room in rooms)] == []


def test_a_change_of_any_room_of_the_page_runs_a_test_in_a_browser() -> None:
    files = {
        room: select([f"web/{room}" + ("x.js" if room.endswith("/") else "")])
        for room in PAGE_ROOMS
    }
    assert [room for room, selection in files.items() if not selection.browser] == []


@pytest.mark.parametrize("module", [changed, rooms, running], ids=lambda module: module.__name__)
def test_examples_of_how_tests_are_run_hold(module: ModuleType) -> None:
    failed, attempted = doctest.testmod(module)
    assert attempted
    assert not failed
