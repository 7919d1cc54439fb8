"""A package that a browser has downloaded is played in the frames of a learning platform."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser import platform_page
from tests.browser.course_page import SECRET
from tests.browser.platform_page import STANDARDS, Platform

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("share/embed/", "frames/")


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


@pytest.mark.all("like the first")
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
    expect(platform.puzzle.locator(".result")).to_contain_text("Found in 1 guess")
    picture(platform.page, "offline")
