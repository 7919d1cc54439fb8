"""The page for teachers: its pictures are seen, and what it says of frames is measured."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.python_page import BEHIND
from tests.browser.rest import expect_soon, settled
from web.build.serve import transfer_size

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("site/teachers/", "frames/")

LAPTOPS = 30


def test_the_pictures_are_those_of_the_colours(page: Page) -> None:
    page.goto("teachers/")
    expect(page.get_by_role("heading", name="In short")).to_be_visible()
    pictures = page.locator("picture img")
    expect(pictures).to_have_count(2)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        for picture in pictures.all():
            picture.scroll_into_view_if_needed()
            shown = picture.evaluate("(image) => image.decode().then(() => image.currentSrc)")
            assert shown.endswith(f"-{scheme}-en.webp")


@pytest.mark.real_python
def test_what_a_frame_weighs_is_what_the_page_for_teachers_says(
    page: Page, site: str, built_site: Path
) -> None:
    asked = {"embed/embed.js"}
    page.on("request", lambda request: asked.add(re.sub("[?#].*", "", request.url)[len(site) :]))
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    came: list[int] = []
    network.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    behind: list[str] = []
    page.on("requestfinished", lambda request: behind.extend(BEHIND.findall(request.url)))
    sizes = {}
    for visit in ("first", "next"):
        page.goto("mastermind/?embed=1#4x6:~monday")
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        settled(page)
        sizes[visit, "poster"] = sum(transfer_size(built_site / name) for name in asked)
        behind.clear()
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_text("1,296 codes left").first).to_be_attached()
        expect_soon(page, lambda: sorted(behind), ["cicada", "library", "rest"])
        settled(page)
        sizes[visit, "start"] = sum(transfer_size(built_site / name) for name in asked)
        sizes[visit, "came"] = sum(came)
        came.clear()
        page.goto("about:blank")
    poster, start = sizes["first", "poster"] / 1e6, sizes["first", "start"] / 1e6
    later = [name for name in asked if BEHIND.search(name)]
    answer = start - sum(transfer_size(built_site / name) for name in later) / 1e6
    kept = sizes["next", "came"] / 1e3
    page.goto("teachers/")
    text = page.locator("dl.answers").inner_text()
    assert f"nobody has started: {poster:.2f} MB" in text
    assert f"first start: {answer:.1f} MB until there is an answer, {start:.1f} MB in all" in text
    assert f"the page only, {kept:.0f} kB" in text
    together = LAPTOPS * round(start, 1)
    assert f"first time together: {together:.0f} MB, or {together * 8 / 50:.0f} seconds" in text
    assert f"with it kept, {LAPTOPS * round(kept)} kB" in " ".join(text.split())
