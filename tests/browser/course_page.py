"""Pages of a course that hold a Mastermind puzzle in a frame, and what is done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from cicada.mastermind.contract import Parameters
from cicada.mastermind.game import GAME

if TYPE_CHECKING:
    from playwright.sync_api import FrameLocator, Page

    from tests.browser.conftest import Course

SECRET = "2316"
PUZZLE = GAME.print(GAME.new(Parameters(secret=SECRET), ""))

LISTEN = """<script>
  window.heard = [];
  addEventListener("message", ({ data }) => { if (data.cicada) heard.push(data); });
</script>"""


def write_page(course: Course, body: str, name: str = "index.html") -> None:
    """A course page with some content, which keeps what frames say in `heard`."""
    html = f"""<!doctype html><meta charset=utf-8><title>Course</title>
      {LISTEN}<div style="max-width: 700px">{body}</div>"""
    (course.folder / name).write_text(html, encoding="utf-8")


def element(site: str, attributes: str = "", puzzle: str = PUZZLE) -> str:
    return (
        f'<script src="{site}embed/embed.js"></script>'
        f'<cicada-puzzle src="{site}mastermind/#{puzzle}" {attributes}></cicada-puzzle>'
    )


def plain_frame(site: str, query: str = "", puzzle: str = PUZZLE) -> str:
    address = f"{site}mastermind/?embed=1{query}#{puzzle}"
    return f'<iframe id="puzzle" src="{address}" width="100%" height="300"></iframe>'


def the_frame(page: Page) -> FrameLocator:
    return page.frame_locator("iframe").first


def start(page: Page) -> FrameLocator:
    frame = the_frame(page)
    frame.get_by_role("button", name="Start").click()
    expect(frame.get_by_text("1,296 codes left").first).to_be_attached()
    return frame


def guess(page: Page, frame: FrameLocator | Page, code: str) -> None:
    rows = frame.locator("li.past").count()
    frame.locator(".slot").first.focus()
    page.keyboard.type(f"{code}\n")
    expect(frame.locator("li.past")).to_have_count(rows + 1)


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = page.evaluate(
        "(kind) => heard.filter(({ cicada }) => cicada === kind)", kind
    )
    return messages


def expect_heard(page: Page, kind: str, count: int) -> list[dict[str, Any]]:
    page.wait_for_function(
        "([kind, count]) => heard.filter(({ cicada }) => cicada === kind).length >= count",
        arg=[kind, count],
    )
    return heard(page, kind)


def tell(page: Page, message: object) -> None:
    """Say something to the frame, which may stand in the element's shadow."""
    script = "(frame, message) => frame.contentWindow.postMessage(message, '*')"
    page.locator("iframe").first.evaluate(script, message)


def open_embed(page: Page, puzzle: str = PUZZLE) -> None:
    """The dialog that puts a puzzle into a course page."""
    page.goto(f"mastermind/#{puzzle}")
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Put it into a course page").click()
    expect(page.get_by_role("dialog", name="Into a course page")).to_be_visible()


def snippet(page: Page, kind: str) -> str:
    """What the open dialog gives for a kind of page."""
    choose_kind(page, kind)
    return page.get_by_role("textbox", name="Snippet").input_value()


def choose_kind(page: Page, kind: str) -> None:
    page.get_by_label("Kind of page").select_option(label=kind)
