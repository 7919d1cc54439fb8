"""A frame becomes as high as its content, whatever language the page around it speaks."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.browser.course_page import plain_frame, start, write_page
from web.pack.tools import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Course


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


# What each kind of host page does with what the frame says about its height.
HOSTS = {
    "plain": """addEventListener("message", ({ data, source }) => {
      const frame = document.querySelector("iframe");
      if (data.cicada === "resize" && source === frame.contentWindow)
        frame.style.height = `${data.height}px`;
    });""",
    # Canvas: https://canvas.instructure.com/doc/api/file.lti_window_post_message.html
    "canvas": """addEventListener("message", ({ data }) => {
      if (data.subject === "lti.frameResize")
        document.querySelector("iframe").style.height = `${data.height}px`;
    });""",
    # H5P's h5p-resizer.js: hello is answered by hello, prepareResize by resizePrepared.
    "h5p": """addEventListener("message", ({ data, source }) => {
      const frame = document.querySelector("iframe");
      if (data.context !== "h5p" || source !== frame.contentWindow) return;
      const respond = (action) => source.postMessage({ context: "h5p", action }, "*");
      if (data.action === "hello") { frame.style.width = "100%"; respond("hello"); }
      if (data.action === "prepareResize") {
        const { scrollHeight, clientHeight } = data;
        if (frame.clientHeight === scrollHeight && scrollHeight === clientHeight) return;
        frame.style.height = `${data.clientHeight}px`;
        respond("resizePrepared");
      }
      if (data.action === "resize") frame.style.height = `${data.scrollHeight}px`;
    });""",
    "iframe-resizer": "",
}


@pytest.mark.parametrize("host", HOSTS)
def test_the_frame_is_as_high_as_its_content(
    page: Page, site: str, course: Course, host: str
) -> None:
    library = ""
    if host == "iframe-resizer":
        source = ROOT / "node_modules" / "iframe-resizer" / "js" / "iframeResizer.js"
        shutil.copy(source, course.folder / "iframeResizer.js")
        library = (
            '<script src="iframeResizer.js"></script>'
            "<script>iFrameResize({ checkOrigin: false }, '#puzzle')</script>"
        )
    frame_html = plain_frame(site).replace('height="300"', 'style="border: 0"')
    write_page(course, f"<script>{HOSTS[host]}</script>{frame_html}{library}")
    page.goto(course.address)

    def expect_fitting() -> int:
        page.wait_for_function("document.querySelector('iframe').clientHeight > 250")
        inner = page.frames[1]
        inner.wait_for_function(
            "Math.abs(document.querySelector('cicada-frame').getBoundingClientRect().height"
            " - innerHeight) <= 1"
        )
        return int(inner.evaluate("innerHeight"))

    poster = expect_fitting()
    frame = start(page)
    page.wait_for_function(
        "(before) => document.querySelector('iframe').clientHeight > before", arg=poster
    )
    board = expect_fitting()
    frame.locator("[aria-controls=panel]").click()
    page.wait_for_function(
        "(before) => document.querySelector('iframe').clientHeight > before", arg=board
    )
    assert expect_fitting() > board
    frame.locator("[aria-controls=panel]").click()
    page.wait_for_function(
        "(before) => document.querySelector('iframe').clientHeight === before", arg=board
    )
