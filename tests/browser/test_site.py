"""The built site as a whole: its pages stand on their own and Python starts in each of them."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from cicada.games import GAMES
from tests.browser.rest import come_to_rest, settled
from web.build.site import build
from web.build.tools import ROOT
from web.pyodide.build.folders import make_python_files

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms(
    "build/", "main.js", "index.html", "version.d.ts", "bundled.d.ts", "site/page-meta.d.ts"
)

PAGES = {
    "": "Cicada",
    "mastermind/": "Mastermind · Cicada",
    "chessguess/": "ChessGuess · Cicada",
    "shot/": "Shot · Cicada",
    "teachers/": "For teachers · Cicada",
    "tree/": "The whole game · Cicada",
    "lab/": "Lab · Cicada",
    "de/": "Cicada: Rätselspiele, perfekt gespielt",
    "de/mastermind/": "Mastermind · Cicada",
    "de/lab/": "Labor · Cicada",
}


@pytest.mark.parametrize(("path", "title"), PAGES.items(), ids=["front", *list(PAGES)[1:]])
def test_a_page_has_its_title_before_any_script_runs(
    built_site: Path, path: str, title: str
) -> None:
    html = (built_site / path / "index.html").read_text(encoding="utf-8")
    assert f"<title>{title}" in html


@pytest.mark.parametrize("path", PAGES)
def test_a_page_names_only_files_that_are_there(built_site: Path, path: str) -> None:
    html = (built_site / path / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:href|src|og:image" content)="([^"]+)"', html)
    assert named
    files = [built_site / path / name.partition("#")[0] for name in named]
    pages = [file / "index.html" if file.is_dir() else file for file in files]
    assert [page for page in pages if not page.is_file()] == []


@pytest.mark.all("builds everything twice")
def test_two_builds_of_a_tree_are_equal(
    built_site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(tmp_path / "site")
    assert contents(tmp_path / "site") == contents(built_site)
    parts = contents(make_python_files())
    monkeypatch.setattr("web.build.site.CACHE", tmp_path / "cache")  # nothing is made yet
    assert contents(make_python_files()) == parts


def contents(folder: Path) -> dict[str, str]:
    """By its path a digest of each file in a folder."""
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.all("builds another site")
def test_a_site_that_knows_its_address_names_it(tmp_path: Path) -> None:
    site = "https://example.org/some/path/"
    build(tmp_path / "site", site=site.rstrip("/"))
    listed = ElementTree.parse(tmp_path / "site/sitemap.xml").findall(".//{*}loc")
    addresses = [loc.text or "" for loc in listed]
    assert {site + path for path in PAGES} <= set(addresses)
    for address in addresses:
        path = tmp_path / "site" / address.removeprefix(site)
        html = (path / "index.html" if path.is_dir() else path).read_text(encoding="utf-8")
        assert re.findall(r'rel="canonical" href="([^"]+)"', html) == [address]
        for translation in re.findall(r'hreflang="\w+" href="([^"]+)">', html):
            assert translation in addresses
        for picture in re.findall(r'og:image" content="([^"]+)"', html):
            assert picture.startswith(site)
            assert (tmp_path / "site" / picture.removeprefix(site)).is_file()
    workers = (tmp_path / "site/service-worker.js").read_text(encoding="utf-8")
    assert "sitemap" not in workers


@pytest.mark.real_python
def test_python_starts(page: Page) -> None:
    page.goto("shot/")
    words = page.locator("cicada-boot-line [role=status]")
    expect(words).to_have_css("scale", "none")
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(words).to_have_css("scale", "none")


# The links and buttons of the header, in so far as the words that tell of Python lie over them.
OVERLAPPED = """() => {
    const inside = (element) => element.shadowRoot ?? element;
    const app = inside(document.querySelector("cicada-app"));
    const words = inside(app.querySelector("cicada-boot-line")).querySelector(".words");
    if (getComputedStyle(words).clipPath !== "none") return [];
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const covered = (element) => {
        const box = element.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    };
    return [...document.querySelectorAll("header a, header button")].filter(covered)
        .map((one) => one.ariaLabel ?? one.textContent.trim());
}"""


@pytest.mark.real_python
def test_the_words_that_tell_of_python_lie_over_no_link_or_button(page: Page) -> None:
    page.route("**/assets/pyodide-*.bin", lambda _: None)
    page.goto("shot/")
    expect(page.get_by_text("Python is downloading…")).to_be_attached()
    covered = {}
    for width in range(320, 1040, 20):
        page.set_viewport_size({"width": width, "height": 700})
        covered[width] = page.evaluate(OVERLAPPED)
    assert {width: links for width, links in covered.items() if links} == {}


# What of a game reaches out of the window on the right, where a page that clips hides it.
CUT_OFF = """() => {
    const all = (root) => [...root.querySelectorAll("*")].flatMap((element) => [
        element, ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
    return all(document).filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > innerWidth + 1;
    }).map(({ localName, className }) => `${localName} ${className}`);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_on_a_phone(page: Page, game: str) -> None:
    page.goto(f"{game}/")
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    cut = {}
    for width in (320, 360, 375, 390, 412, 430, 480):
        page.set_viewport_size({"width": width, "height": 760})
        come_to_rest(page)
        cut[width] = page.evaluate(CUT_OFF)
    assert {width: names for width, names in cut.items() if names} == {}


@pytest.mark.parametrize("height", [600, 720, 800])  # in some, Start comes to lie under the pointer
@pytest.mark.parametrize(
    ("path", "button"),
    [("mastermind/", "New game"), ("chessguess/", "New game"), ("shot/", "New puzzle")],
)
def test_a_double_click_opens_a_dialog_and_leaves_it_open(
    page: Page, path: str, button: str, height: int
) -> None:
    page.set_viewport_size({"width": 1280, "height": height})
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    page.get_by_role("button", name=button).dblclick()
    settled(page)
    dialog = page.locator("dialog[open]")
    assert dialog.is_visible()
    page.mouse.click(5, 5)
    expect(dialog).to_have_count(0)


def test_the_site_has_the_licence_of_every_package_in_it(built_site: Path) -> None:
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    licences = (built_site / "licences.txt").read_text(encoding="utf-8")
    assert [name for name in packages if f"\n{name} {packages[name]} (" not in licences] == []
