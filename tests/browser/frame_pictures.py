"""Makes the pictures of frames that the page for teachers shows, from the site as it is now.

PYTHONPATH=pysrc .venv/bin/python -m tests.browser.frame_pictures
"""

from __future__ import annotations

import base64
from itertools import product
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, SECRET, guess
from tests.browser.picture_site import browser_and_site
from web.build.tools import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOLDER = ROOT / "web" / "previews"
LAST_BUTTON = {"en": "Copy result code", "de": "Ergebniscode kopieren"}
GUESSES = {"started": ["1122", "3344", "2613"], "finished": [SECRET]}


def main() -> None:
    """Play in a frame of the site and write four pictures for each language."""
    with browser_and_site() as (browser, site):
        for language, theme in product(LAST_BUTTON, ("light", "dark")):
            context = browser.new_context(
                viewport={"width": 720, "height": 400},
                device_scale_factor=2,
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.goto(f"{site}mastermind/?embed=1&theme={theme}&lang={language}&ui=hints#{PUZZLE}")
            page.locator(".poster button").click()
            expect(page.locator("[data-stage=ready]")).to_be_attached()
            take(page, theme, language)


def take(page: Page, theme: str, language: str) -> None:
    """Play to the end, and take a picture at each of the moments."""
    for name, codes in GUESSES.items():
        for code in codes:
            guess(page, page, code)
        if name == "finished":
            expect(page.get_by_role("button", name=LAST_BUTTON[language])).to_be_visible()
        else:
            for digit in "26":
                page.keyboard.press(digit)
        page.evaluate("document.activeElement.blur()")
        page.wait_for_timeout(1000)
        picture = FOLDER / f"frame-{name}-{theme}-{language}.webp"
        picture.write_bytes(as_webp(page, page.screenshot(animations="disabled")))
        print(picture.name, picture.stat().st_size, "bytes")
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")


def as_webp(page: Page, png: bytes) -> bytes:
    """Compress a picture as the browser does: to a third."""
    blank = page.context.new_page()
    address = blank.evaluate(
        """async (png) => {
          const image = await createImageBitmap(await (await fetch(png)).blob());
          const { width, height } = image;
          const canvas = Object.assign(document.createElement("canvas"), { width, height });
          canvas.getContext("2d").drawImage(image, 0, 0);
          return canvas.toDataURL("image/webp", 0.8);
        }""",
        "data:image/png;base64," + base64.b64encode(png).decode(),
    )
    blank.close()
    return base64.b64decode(address.partition(",")[2])


if __name__ == "__main__":
    main()
