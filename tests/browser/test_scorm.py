"""A package in a learning platform: only its own puzzle counts, once, and nothing is forgotten."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser import platform_page
from tests.browser.course_page import PUZZLE, SECRET
from tests.browser.platform_page import STANDARDS, Platform
from tests.browser.rest import settled

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Course


IN_ALL = pytest.mark.all("like the first")


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


@pytest.fixture
def import_package(page: Page, course: Course) -> Callable[..., Platform]:
    """Make a package in the dialog and give it to a platform."""
    return partial(platform_page.import_package, page, course)


def manifest_of(folder: Path) -> ElementTree.Element:
    return ElementTree.parse(folder / "imsmanifest.xml").getroot()


@pytest.mark.parametrize("standard", STANDARDS)
def test_a_package_is_played_and_recorded(
    import_package: Callable[..., Platform], standard: str
) -> None:
    platform = import_package(standard)
    names = platform.standard
    package = platform.course.folder / "package"
    manifest = manifest_of(package)
    assert manifest.findtext(f"{names.content}metadata/{names.content}schemaversion") == (
        names.version
    )
    (resource,) = manifest.iter(f"{names.content}resource")
    (item,) = manifest.iter(f"{names.content}item")
    assert item.get("identifierref") == resource.get("identifier")
    assert item.findtext(f"{names.content}title") == "Guess & win"
    assert resource.get(f"{names.adl}{names.kind}") == "sco"
    files = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert {file.get("href") for file in resource} == files - {"imsmanifest.xml"}
    platform.expect_recorded(names.status, names.open_status)
    platform.play("1122")
    platform.play("3344")
    assert platform.recorded(f"{names.score}.raw") == ""
    platform.play(SECRET)
    platform.expect_result("passed", 100)
    assert float(platform.recorded(f"{names.score}.max")) == 100
    platform.expect_recorded(names.status, "passed" if standard == "1.2" else "completed")
    if standard == "2004":
        assert float(platform.recorded("score.scaled")) == 1
    platform.page.evaluate("document.querySelector('iframe').src = 'about:blank'")
    platform.page.wait_for_function("platform.isTerminated()")
    platform.visit()
    expect(platform.puzzle.locator("li.past")).to_have_count(3)
    platform.expect_result("passed", 100)


@IN_ALL
@pytest.mark.parametrize("standard", STANDARDS)
def test_every_move_is_committed_and_goes_on_on_another_device(
    import_package: Callable[..., Platform], standard: str
) -> None:
    platform = import_package(standard)
    platform.play("1122")
    before = platform.page.evaluate("commits")
    platform.play("3344")
    platform.page.wait_for_function("(before) => commits > before", arg=before)
    assert json.loads(platform.kept["suspend_data"])["moves"] == ["1122", "3344"]
    platform.visit()
    expect(platform.puzzle.locator("li.past")).to_have_count(2)
    platform.play(SECRET)
    platform.expect_result("passed", 100)


@IN_ALL
def test_help_is_not_forgotten_between_visits(import_package: Callable[..., Platform]) -> None:
    platform = import_package(solution=True)
    platform.run("await session.ask('solution')")
    platform.page.wait_for_function("sessionStorage.getItem('kept').includes('m')")
    platform.visit()
    platform.play(SECRET)
    platform.expect_result("failed", 0)


@IN_ALL
def test_hints_and_moves_taken_back_cost_after_a_visit_too(
    import_package: Callable[..., Platform],
) -> None:
    platform = import_package(practice=True, pass_mark=70)
    for _ in range(3):
        platform.run("await session.play('1122'); session.undo(); await session.ask('hint')")
    platform.run("await session.play('1122'); session.undo(); await session.ask('candidates')")
    settled(platform.page)
    platform.visit()
    platform.play("1122")
    platform.play(SECRET)
    # Six answers where par is five, one hint, one list.
    platform.expect_result("passed", 70)


@IN_ALL
def test_a_score_below_the_pass_mark_is_failed(import_package: Callable[..., Platform]) -> None:
    platform = import_package(pass_mark=91)
    platform.run("await session.ask('hint')")
    platform.play(SECRET)
    platform.expect_result("failed", 90)


@IN_ALL
def test_only_the_packaged_puzzle_counts(import_package: Callable[..., Platform]) -> None:
    platform = import_package(practice=True)
    platform.play("1122")
    kept = platform.kept
    platform.run(
        "await session.create({ pegs: 1, colours: 2 });"
        "await session.play('1'); if (session.position.status !== 'won') await session.play('2')"
    )
    assert platform.run("return session.position.status") == "won"
    settled(platform.page)
    assert platform.recorded("core.lesson_status") == "incomplete"
    assert platform.recorded("core.score.raw") == ""
    assert platform.kept == kept
    platform.visit()
    assert platform.run("return session.id") == PUZZLE
    expect(platform.puzzle.locator("li.past")).to_have_count(1)


@IN_ALL
def test_a_puzzle_that_python_plays_is_not_passed(import_package: Callable[..., Platform]) -> None:
    platform = import_package(practice=True)
    platform.run(f"await session.play('{SECRET}', 'python')")
    platform.expect_result("failed", 0)


@IN_ALL
def test_the_first_result_stays(import_package: Callable[..., Platform]) -> None:
    platform = import_package(practice=True)
    platform.run("await session.ask('solution')")
    platform.play(SECRET)
    platform.expect_result("failed", 0)
    kept = platform.kept
    platform.page.frames[1].evaluate("frames[0].postMessage({ cicada: 'reset' }, '*')")
    expect(platform.puzzle.locator("li.past")).to_have_count(0)
    platform.play(SECRET)
    platform.expect_result("failed", 0)
    assert platform.kept == kept
    commits = platform.page.evaluate("commits")
    platform.visit()
    expect(platform.puzzle.locator("li.past")).to_have_count(1)
    platform.expect_result("failed", 0)
    assert commits > 0
    assert platform.kept == kept


@IN_ALL
def test_what_others_have_played_on_this_device_does_not_count(
    import_package: Callable[..., Platform],
) -> None:
    # A site of its own may keep games in the browser, other than a frame of another site.
    platform = import_package(whole=True)
    platform.play(SECRET)
    platform.expect_result("passed", 100)
    platform.page.goto(platform.course.address + "favicon.ico")
    platform.page.evaluate("sessionStorage.clear()")
    platform.visit()
    expect(platform.puzzle.locator("li.past")).to_have_count(0)
    platform.play(SECRET)
    platform.expect_result("passed", 100)


@IN_ALL
def test_a_look_back_records_nothing(import_package: Callable[..., Platform]) -> None:
    platform = import_package(mode="review")
    platform.play(SECRET)
    assert platform.recorded("core.lesson_status") == "incomplete"
    assert platform.recorded("core.score.raw") == ""
    assert platform.recorded("suspend_data") == ""


@IN_ALL
@pytest.mark.parametrize("data", ["nonsense", "{}", '{"id":"4x6:~other","moves":["1122"]}'])
def test_what_was_kept_may_be_damaged(import_package: Callable[..., Platform], data: str) -> None:
    platform = import_package()
    kept = json.dumps({"core": {"lesson_status": "incomplete"}, "suspend_data": data})
    platform.page.goto(platform.course.address + "favicon.ico")
    platform.page.evaluate("(kept) => sessionStorage.setItem('kept', kept)", kept)
    platform.visit()
    assert platform.run("return session.id") == PUZZLE
    platform.play(SECRET)
    platform.expect_result("passed", 100)


@IN_ALL
def test_a_long_account_fits_what_the_platform_keeps(
    import_package: Callable[..., Platform],
) -> None:
    platform = import_package(practice=True)
    platform.run(
        """const account = { events: Array(1990).fill("hint1"), began: 1, ended: null };
        await session.resume({ id: session.id, moves: Array(150).fill("1122"), account });"""
    )
    platform.page.wait_for_function(
        "JSON.parse(JSON.parse(sessionStorage.kept).suspend_data).moves.length === 150"
    )
    assert len(platform.kept["suspend_data"]) <= 4096
    platform.visit()
    assert platform.run("return session.account.events.length") == 1990


# The heights that the puzzle gets: it says itself, too, what it needs.
HEIGHTS = """
    window.heights = [];
    const frame = document.querySelector("iframe");
    new MutationObserver(() => heights.push(frame.style.height))
        .observe(frame, { attributeFilter: ["style"] });
"""


@IN_ALL
def test_no_height_breaks_the_page(import_package: Callable[..., Platform]) -> None:
    platform = import_package()
    package = platform.page.frames[1]
    package.evaluate(HEIGHTS)
    for said, height in (("5", "100px"), ("1e9", "10000px"), ("'tall'", ""), ("777", "777px")):
        platform.frame.evaluate(f"parent.postMessage({{ cicada: 'resize', height: {said} }}, '*')")
        if height:
            package.wait_for_function("(height) => heights.includes(height)", arg=height)
    assert set(package.evaluate("heights")) <= {"100px", "400px", "10000px", "777px"}


@IN_ALL
def test_a_package_without_a_platform_says_so(import_package: Callable[..., Platform]) -> None:
    platform = import_package()
    platform.page.goto(platform.course.address + "package/index.html")
    expect(platform.page.get_by_text("No learning platform was found")).to_be_attached()
    frame = platform.page.frame_locator("iframe")
    expect(frame.get_by_text("1,296 codes left").first).to_be_attached()


@IN_ALL
def test_a_package_may_hold_the_whole_site(
    import_package: Callable[..., Platform], site: str, picture: Callable[[Page, str], None]
) -> None:
    platform = import_package(whole=True)
    package = platform.course.folder / "package"
    (resource,) = manifest_of(package).iter(f"{STANDARDS['1.2'].content}resource")
    files = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert {file.get("href") for file in resource} == files - {"imsmanifest.xml"}
    # The site is not there any more, as behind a filter.
    platform.page.context.clear_cookies()
    asked: list[str] = []
    platform.page.on("request", lambda request: asked.append(request.url))
    platform.visit()
    platform.play(SECRET)
    platform.expect_result("passed", 100)
    assert [url for url in asked if url.startswith(site)] == []
    platform.run("location.reload()")
    expect(platform.puzzle.get_by_text("Found in 1 guess").first).to_be_visible()
    picture(platform.page, "offline")
