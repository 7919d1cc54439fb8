"""Makes README's pictures of the lab and of the whole game, from the site as it is now.

PYTHONPATH=pysrc .venv/bin/python -m tests.browser.readme_pictures
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.frame_pictures import FOLDER, as_webp
from tests.browser.picture_site import browser_and_site
from tests.browser.rest import come_to_rest

if TYPE_CHECKING:
    from playwright.sync_api import Page


def main() -> None:
    """Bring the pages of the site to what is to be seen of them and write the pictures."""
    with browser_and_site() as (browser, site):
        window = browser.new_context(
            viewport={"width": 1200, "height": 760}, reduced_motion="reduce", locale="en-GB"
        )
        page = window.new_page()
        page.goto(f"{site}lab/#mastermind-4x6")
        page.get_by_label("Begin with").select_option(label="expected size (Irving)")
        page.get_by_role("button", name="Run").first.click()
        expect(page.get_by_text("Where it loses")).to_be_visible()
        write(page, "lab")
        page.goto(f"{site}tree/#4x6:optimal")
        expect(page.get_by_role("table", name="What follows")).to_be_visible()
        write(page, "tree")


def write(page: Page, name: str) -> None:
    """Write a picture of what is to be seen now."""
    page.evaluate("document.activeElement.blur()")
    come_to_rest(page)
    picture = FOLDER / f"{name}.webp"
    picture.write_bytes(as_webp(page, page.screenshot(animations="disabled")))
    print(picture.name, picture.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
