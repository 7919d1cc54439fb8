"""Browser tests wait for what they look for, or until the page has settled; never for a while.

Nor do they read or leave a page at once after they have pressed something in it.
"""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

BROWSER = Path(__file__).parents[2] / "browser"

MAY_WAIT = {
    "rest.py": "looks again and again, up to a limit",
    "engines/test_lab_box.py": "the same, in engines that Playwright does not drive",
    "engines/webdriver.py": "the same",
    "hosts/test_hosts.py": "a server does not tell when it is there",
    "native_python.py": "holds answers back where that is asked for",
    "walk.py": "looks again and again, up to a limit",
    "files_command.py": "the same",
    "faulty_host.py": "sends as fast as a line is",
    "test_python_start.py": "plays a slow line",
    "test_platforms.py": "pages of others do not tell when they have settled",
    "frame_pictures.py": "takes pictures, and tests nothing",
    "preview_pictures.py": "takes pictures, and tests nothing",
    "function_profile.py": "counts, and tests nothing",
}


def waits(source: str) -> list[int]:
    """The lines that wait for a while."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("wait_for_timeout", "sleep")
    ]


def test_a_wait_is_found() -> None:
    assert waits("page.wait_for_timeout(500)\nif x:\n    time.sleep(1)\nsettled(page)") == [1, 3]


def test_no_browser_test_waits_for_a_while() -> None:
    found = {
        path.relative_to(BROWSER).as_posix(): lines
        for path in sorted(BROWSER.rglob("*.py"))
        if (lines := waits(path.read_text(encoding="utf-8")))
    }
    assert set(found) == set(MAY_WAIT), (
        f"{found}: `settled` of tests/browser/rest.py waits until nothing more will happen, "
        "`expect_soon` for what Playwright's `expect` cannot see, and Playwright's clock is put "
        "forward where the page makes a pause."
    )


ACTIONS = {"click", "dblclick", "tap", "press", "type", "insert_text", "fill", "check", "uncheck"}
ACTIONS |= {"select_option"}
AT_ONCE = {"reload", "goto", "go_back", "evaluate", "evaluate_all", "inner_text", "all_inner_texts"}
AT_ONCE |= {"input_value"}


def called(statement: ast.AST) -> set[str]:
    """The names of the methods that are called somewhere in a statement."""
    return {
        node.func.attr
        for node in ast.walk(statement)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }


def hasty(source: str) -> list[int]:
    """The lines that read or leave a page right after the line before has acted in it."""
    return [
        after.lineno
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef)
        for before, after in pairwise(function.body)
        if isinstance(before, ast.Expr)
        and isinstance(before.value, ast.Call)
        and isinstance(before.value.func, ast.Attribute)
        and before.value.func.attr in ACTIONS
        and isinstance(after, ast.Expr | ast.Assign | ast.Assert)
        and called(after) & AT_ONCE
    ]


def test_haste_is_found() -> None:
    lines = (
        "def test():",
        "x.click()",
        "page.reload()",
        "x.fill('a')",
        "settled(page)",
        "page.goto(b)",
    )
    assert hasty("\n    ".join(lines)) == [3]


def test_no_browser_test_reads_or_leaves_a_page_that_it_has_just_acted_in() -> None:
    found = {
        path.name: lines
        for path in sorted(BROWSER.rglob("test_*.py"))
        if (lines := hasty(path.read_text(encoding="utf-8")))
    }
    assert not found, "Wait for what follows from the action, by `expect` or `settled`."
