"""Makes the pictures that stand beside links to the site: what is on the boards, and no words.

PYTHONPATH=pysrc .venv/bin/python -m tests.browser.preview_pictures
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, SECRET
from tests.browser.picture_site import browser_and_site
from web.build.tools import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = ROOT / "web" / "games"
ALL = ROOT / "web" / "previews" / "cicada.png"

# Of each game a puzzle, guesses as they are typed, and parts of its page, as far as they hold no
# words.
PARTS = {
    "mastermind": (
        PUZZLE,
        ("1122", "3344", "2613", SECRET),
        {"ol.rows": 0.6},
    ),
    "chessguess": (
        "4:~cicada",
        ("kQRb", "kQNN"),
        {"ol.rows": 1.0, "cicada-piece-tray": 1.0},
    ),
    "shot": ("10:~cicada", (), {".field": 1.0}),
}

STYLE = """<style>
  body { display: flex; align-items: center; justify-content: space-evenly; gap: 48px;
    box-sizing: border-box; width: 1200px; height: 630px; margin: 0; padding: 40px;
    background: #faf7f0; }
  div { display: grid; flex: 0 1 auto; gap: 24px; min-width: 0; max-width: 1000px; }
  img { max-width: 100%; max-height: 550px; }
</style>"""


def main() -> None:
    """Open the games of the site and write a picture of each and one of all."""
    with browser_and_site() as (browser, site):
        context = browser.new_context(
            viewport={"width": 1200, "height": 1000},
            device_scale_factor=2,
            reduced_motion="reduce",
            color_scheme="light",
        )
        page = context.new_page()
        parts = {name: parts_of(page, f"{site}{name}/", name) for name in PARTS}
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        for name, part in parts.items():
            write(page, GAMES / name / "preview.png", part)
        write(page, ALL, *parts.values())


def parts_of(page: Page, address: str, name: str) -> list[bytes]:
    """Pictures of the parts of a game's page."""
    puzzle, guesses, parts = PARTS[name]
    page.goto(f"{address}?embed=1&ui=none#{puzzle}")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    for code in guesses:
        page.wait_for_timeout(1500)
        page.locator(".slot, [data-piece]").first.focus()
        page.keyboard.type(f"{code}\n")
    for focused in page.locator("[data-piece]:focus").all():
        focused.evaluate("element => element.blur()")
    pictures = []
    for part, share in parts.items():
        found = page.locator(part).first
        expect(found).to_be_visible()
        page.wait_for_timeout(1500)
        box = found.bounding_box()
        assert box
        clip = {**box, "width": share * box["width"]}
        pictures.append(page.screenshot(animations="disabled", clip=clip))  # type: ignore[arg-type]
    return pictures


def write(page: Page, path: Path, *games: list[bytes]) -> None:
    """Write a picture in which games stand side by side."""
    shown = [
        "".join(
            f'<img src="data:image/png;base64,{base64.b64encode(part).decode()}">' for part in each
        )
        for each in games
    ]
    page.set_content(STYLE + "".join(f"<div>{each}</div>" for each in shown))
    page.wait_for_timeout(300)
    page.screenshot(path=path)
    print(path.relative_to(ROOT), path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
