"""After one visit the site opens without a network; a new release is offered, never forced."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import lab_page
from tests.browser.releases import go_away, release
from web.build.serve import Handler, address, served
from web.build.site import build

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import BytesIO
    from typing import BinaryIO

    from playwright.sync_api import Browser, BrowserContext, Page

    from web.build.serve import Server

pytestmark = [pytest.mark.rooms("service-worker", "main.js", "install/"), pytest.mark.real_python]

GAME = "mastermind/#4x6:~offline"
KEPT = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
REFUSE = """
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("", "SecurityError"));
"""


@pytest.fixture
def visitor(browser: Browser, host: Server) -> Iterator[BrowserContext]:
    """A fresh profile for the visits to that host."""
    with browser.new_context(base_url=address(host)) as context:
        yield context


def play(page: Page, code: str, row: int) -> None:
    """Make a guess and have it answered."""
    page.locator(".slot").first.focus()
    page.keyboard.type(f"{code}\n")
    expect(page.locator("li.past")).to_have_count(row)


def visit_once(visitor: BrowserContext) -> Page:
    """Play in a tab until all is kept on the device."""
    page = visitor.new_page()
    page.goto(GAME)
    play(page, "1122", 1)
    page.evaluate(KEPT)
    return page


def test_everything_works_offline_after_one_visit(visitor: BrowserContext, host: Server) -> None:
    page = visit_once(visitor)
    go_away(host)
    page.reload()
    expect(page.locator("li.past")).to_have_count(1)
    play(page, "3344", 2)
    page.goto("shot/?mode=shown")
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    page.goto("./")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


class WithoutSlash(Handler):
    """Drops the slash at the end of an address, as `serve` does with `"trailingSlash": false`."""

    def send_head(self) -> BinaryIO | BytesIO | None:
        path, mark, search = self.path.partition("?")
        if path.endswith("/") and path != "/":
            self.send_response(301)
            self.send_header("Location", path.rstrip("/") + mark + search)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        if Path(self.translate_path(path)).is_dir():
            self.path = f"{path.rstrip('/')}/index.html{mark}{search}"
        return super().send_head()


PLACES = ("", "shot/?mode=shown", "shot?mode=shown", "teachers/", "lab")


def test_a_host_may_drop_the_slash_at_the_end_of_an_address(
    browser: Browser, built_site: Path
) -> None:
    with browser.new_context() as visitor:
        page = visitor.new_page()

        def see_all(places: tuple[str, ...]) -> None:
            for place in places:
                answer = page.goto(root + place)
                assert answer, place
                assert answer.ok, place
                expect(page.locator("[data-stage=ready]")).to_be_attached()

        with served(built_site, handler=WithoutSlash) as root:
            page.goto(root + GAME)
            play(page, "1122", 1)
            page.evaluate(KEPT)
            see_all((*PLACES, "de/"))
        see_all(PLACES)
        page.goto(f"{root}{GAME}")
        play(page, "3344", 2)


@pytest.mark.all("like the games")
def test_the_lab_works_offline_after_one_visit_of_the_site(
    visitor: BrowserContext, host: Server
) -> None:
    page = visit_once(visitor)
    go_away(host)
    lab_page.visit(page)
    lab_page.expect_good_run(page)


DAMAGE = """async () => {
    for (const key of await caches.keys()) {
        const cache = await caches.open(key);
        for (const { url } of await cache.keys())
            if (url.endsWith(".bin")) await cache.put(url, new Response("damaged"));
    }
}"""


@pytest.mark.provokes_errors
def test_a_retry_repairs_what_is_damaged_on_the_device(
    visitor: BrowserContext, host: Server
) -> None:
    page = visit_once(visitor)
    page.evaluate(DAMAGE)
    page.reload()
    page.get_by_role("button", name="Retry").click()
    play(page, "3344", 2)
    go_away(host)
    page.reload()
    play(page, "5566", 3)


def test_a_new_release_is_offered_and_taken_when_wanted(
    visitor: BrowserContext, folder: Path, host: Server
) -> None:
    page = visit_once(visitor)
    release(folder, "abc012abc012")
    page.reload()
    offer = page.get_by_role("button", name="Use it now")
    expect(offer).to_be_visible()
    html = "fetch('.').then((page) => page.text())"
    assert "Mastermind · Cicada" in page.evaluate(html), "the release in use stays"
    play(page, "3344", 2)
    with page.expect_navigation():
        offer.click()
    assert "abc012abc012" in page.evaluate(html)
    expect(page.locator("li.past")).to_have_count(2)
    names = page.evaluate("caches.keys()")
    assert len(names) == 1, "the release before is gone"
    go_away(host)
    page.reload()
    play(page, "5566", 3)
    files = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in files if "/assets/" in name and "_." not in name] == []


def test_a_browser_may_refuse_service_workers(page: Page) -> None:
    page.add_init_script(REFUSE)
    page.goto(GAME)
    play(page, "1122", 1)


def test_the_site_can_be_installed(page: Page, built_site: Path) -> None:
    page.goto("mastermind/")
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    entries = json.loads(manifest["data"])
    assert [(built_site / icon["src"]).is_file() for icon in entries["icons"]] == [True] * 3
    assert [(built_site / link["url"]).is_dir() for link in entries["shortcuts"]] == [True] * 3


def listed(text: str, part: str) -> str:
    """The list of files under a name in the text of the service worker."""
    found = re.search(rf"\b{part}:(\[.*?\])", text)
    assert found
    return found[1]


def test_the_service_worker_names_only_files_that_are_there(built_site: Path) -> None:
    text = (built_site / "service-worker.js").read_text()
    names = [name for part in ("files", "de") for name in json.loads(listed(text, part))]
    assert {path.name for path in built_site.glob("assets/*.js")} <= {
        name.rpartition("/")[2] for name in names
    }
    assert [name for name in names if not (built_site / name).exists()] == []


@pytest.mark.all("builds again")
def test_a_build_keeps_the_files_of_the_release_before(folder: Path) -> None:
    worker = folder / "service-worker.js"
    worker.write_text(worker.read_text().replace("assets/main-", "assets/before-X.js,assets/main-"))
    before = folder / "assets" / "before-X.js"
    before.write_text("")
    build(folder)
    assert before.exists()
    assert "before-X" not in worker.read_text()
    build(folder)
    assert not before.exists()
