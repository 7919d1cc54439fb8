"""A frame that cannot start says so in a sentence, and tells the page around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import (
    PUZZLE,
    element,
    expect_heard,
    heard,
    plain_frame,
    the_frame,
    write_page,
)
from tests.browser.rest import settled

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Course

pytestmark = [
    pytest.mark.rooms("frames/", "cannot-start.js"),
    pytest.mark.provokes_errors,
    pytest.mark.real_python,
]

SANDBOXED = (
    "This puzzle cannot start here: open it in a tab of its own, or copy this link into one."
)
UNFINISHED = "A part of Cicada could not be loaded: check the connection and reload the page."


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def sandboxed_frame(site: str) -> str:
    return plain_frame(site, "&theme=dark").replace("<iframe", '<iframe sandbox="allow-scripts"')


def allow_everyone(route: Route) -> None:
    response = route.fetch()
    headers = {**response.headers, "Access-Control-Allow-Origin": "*"}
    route.fulfill(response=response, headers=headers)


@pytest.mark.parametrize("host", ["plain", "lets every origin read"])
def test_a_sandboxed_frame_says_where_to_play(
    page: Page, site: str, course: Course, picture: Callable[[Page, str], None], host: str
) -> None:
    if host != "plain":
        page.route(f"{site}**", allow_everyone)
    write_page(course, sandboxed_frame(site))
    page.goto(course.address)
    (error,) = expect_heard(page, "error", 1)
    assert error == {"cicada": "error", "sentence": SANDBOXED}
    frame = the_frame(page)
    expect(frame.get_by_text(SANDBOXED)).to_be_visible()
    link = frame.get_by_role("link")
    tab = f"{site}mastermind/?theme=dark#{PUZZLE}"
    expect(link).to_have_text(tab)
    expect(link).to_have_attribute("href", tab)
    expect(link).to_have_attribute("target", "_blank")
    expect(frame.get_by_role("button")).to_have_count(0)
    picture(page, "sandboxed")
    settled(page)
    assert [message["cicada"] for message in page.evaluate("heard")] == ["error"]


def test_embed_js_passes_the_error_on_where_the_whole_course_is_sandboxed(
    page: Page, site: str, course: Course
) -> None:
    write_page(
        course,
        element(site)
        + """<script>addEventListener("cicada-error", ({ detail }) =>
          parent.postMessage({ ...detail, by: "embed.js" }, "*"))</script>""",
        "inside.html",
    )
    write_page(course, '<iframe sandbox="allow-scripts" src="inside.html" height="900"></iframe>')
    page.goto(course.address)
    assert expect_heard(page, "error", 1) == [
        {"cicada": "error", "sentence": SANDBOXED, "by": "embed.js"}
    ]


@pytest.mark.parametrize("trouble", ["missing", "damaged"])
def test_a_page_whose_script_does_not_arrive_says_so(
    page: Page, site: str, course: Course, trouble: str
) -> None:
    def spoil(route: Route) -> None:
        if trouble == "missing":
            route.abort()
        else:
            route.fulfill(response=route.fetch(), body="export class {")

    page.route("**/assets/main-*.js", spoil)
    write_page(course, plain_frame(site))
    page.goto(course.address)
    (error,) = expect_heard(page, "error", 1)
    assert error["sentence"] == UNFINISHED
    expect(the_frame(page).get_by_text(UNFINISHED)).to_be_visible()


@pytest.mark.parametrize("path", ["", "shot/", "mastermind/?embed=1"])
def test_a_browser_without_webassembly_says_so_at_once(page: Page, path: str) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(path)
    expect(page.get_by_role("alert")).to_contain_text("needs WebAssembly")
    settled(page)
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_text("Loading Python")).to_have_count(0)


NO_WORKERS = "globalThis.Worker = class { constructor() { throw new DOMException('no'); } }"


@pytest.mark.parametrize("refused", ["workers", "WebAssembly"])
def test_a_frame_without_python_says_so(
    page: Page, site: str, course: Course, refused: str
) -> None:
    def forbid(route: Route) -> None:
        response = route.fetch()
        policy = {"Content-Security-Policy": "script-src 'self'"}
        route.fulfill(response=response, headers={**response.headers, **policy})

    if refused == "WebAssembly":
        page.route("**/assets/worker-*.js", forbid)
    else:
        page.add_init_script(NO_WORKERS)
    write_page(course, plain_frame(site))
    page.goto(course.address)
    frame = the_frame(page)
    frame.get_by_role("button", name="Start").click()
    (error,) = expect_heard(page, "error", 1)
    assert error["sentence"] == "Python could not start in the frame."
    expect(frame.get_by_role("alert")).to_contain_text("Python could not start")
    expect(frame.get_by_role("link", name="Mastermind on Cicada")).to_be_visible()
    assert heard(page, "complete") == []
