"""embed.js takes the word of its own frame only, and only while that shows the site."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import expect_heard, write_page
from tests.browser.rest import expect_soon

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("share/embed/", "frames/")

KINDS = ["ready", "resize", "state", "hint", "complete", "error"]

# A page that says to the page around it all that a puzzle can say, and then that it has done so.
SPEAKER = f"""<!doctype html><script>
    for (const cicada of {KINDS}) parent.postMessage({{ cicada, height: 1234 }}, "*");
    parent.postMessage({{ cicada: "done" }}, "*");
</script>"""

EVENTS = f"""<script>
    window.events = [];
    for (const kind of {KINDS}) addEventListener(`cicada-${{kind}}`, () => events.push(kind));
</script>"""


@pytest.mark.parametrize("height", ["1", "1e3000"])
def test_a_page_cannot_ask_for_a_height_that_breaks_it(
    page: Page, site: str, course: Course, other_sites: list[str], height: str
) -> None:
    other_sites.append(course.address)
    page.route(f"{site}silent.html*", lambda route: route.fulfill(body="<!doctype html>"))
    write_page(
        course,
        f'<script src="{site}embed/embed.js"></script>'
        f'<cicada-puzzle src="{site}silent.html" height="{height}"></cicada-puzzle>',
    )
    page.goto(course.address)
    frame = page.locator("cicada-puzzle iframe")
    expect(frame).to_have_css("height", re.compile(r"^(400|10000)px$"))


# Who speaks, and whether it is heard.
ITS_FRAME = "puzzle.shadowRoot.querySelector('iframe')"
SPEAKERS = {
    "its own frame": ("puzzle.setAttribute('src', '{site}speaker.html')", True),
    "another frame of the site": ("other.src = '{site}speaker.html'", False),
    "its own frame, gone to another site": (
        f"{ITS_FRAME}.src = 'speaker.html'",
        False,
    ),
    "a frame of another site": ("other.src = 'speaker.html'", False),
    "the page itself": (SPEAKER.partition("<script>")[2].partition("</script>")[0], False),
}


@pytest.mark.parametrize("speaker", SPEAKERS)
def test_only_its_own_frame_of_the_site_is_believed(
    page: Page, site: str, course: Course, other_sites: list[str], speaker: str
) -> None:
    other_sites.append(course.address)
    page.route(f"{site}silent.html*", lambda route: route.fulfill(body="<!doctype html>"))
    page.route(f"{site}speaker.html*", lambda route: route.fulfill(body=SPEAKER))
    (course.folder / "speaker.html").write_text(SPEAKER)
    write_page(
        course,
        f'{EVENTS}<script src="{site}embed/embed.js"></script><iframe id="other"></iframe>'
        f'<cicada-puzzle id="puzzle" src="{site}silent.html" height="500"></cicada-puzzle>',
    )
    page.goto(course.address)
    # What is on its way to a frame would replace what is sent there next.
    expect_soon(page, lambda: any("silent.html" in frame.url for frame in page.frames), wanted=True)
    script, believed = SPEAKERS[speaker]
    page.evaluate(script.replace("{site}", site))
    expect_heard(page, "done", 1)
    assert page.evaluate("events") == (KINDS if believed else [])
    expect(page.locator("#puzzle iframe")).to_have_css("height", "1234px" if believed else "500px")
