"""What the browser tests stand on: the built site, a browser, and pages that tolerate no error."""

from __future__ import annotations

import re
import shutil
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser import chromium
from tests.browser.native_python import served_with_native_python
from tests.browser.viewports import DESKTOP
from web.build.serve import served, site_server
from web.build.site import build
from web.build.tools import ROOT, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

    from web.build.serve import Server

# Milliseconds; Python starts in one to ten seconds, as busy as the machine is.
START_TIMEOUT = 20_000

PICTURES = ROOT / "tests" / "browser" / "pictures"
FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take a site that is built; use Pyodide everywhere; keep pictures; play in systems."""
    parser.addoption("--site", type=Path, help="a site that was built from the tree as it is now")
    parser.addoption("--real", action="store_true", help="with the site's own Python everywhere")
    parser.addoption("--pictures", action="store_true", help="take those of tests that pass, too")
    parser.addoption("--platforms", action="store_true", help="play in systems from registries too")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker of tests that provoke errors, and wait long enough for Python."""
    config.addinivalue_line("markers", "provokes_errors: errors in the browser's console are meant")
    config.addinivalue_line("markers", "real_python: with the site's own Python, under Pyodide")
    config.addinivalue_line("markers", "many_answers: too many for a run that holds each back")
    config.addinivalue_line("markers", "platforms: installs a system; runs with --platforms")
    expect.set_options(timeout=START_TIMEOUT)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what installs systems."""
    if not config.getoption("platforms"):
        left_out = [item for item in items if item.get_closest_marker("platforms")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure, so that a picture is taken before the page is closed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def built_site(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built from the tree as it is now; its parent is empty otherwise."""
    folder = tmp_path_factory.mktemp("host") / "some" / "path"
    try:
        if site := pytestconfig.getoption("site"):
            shutil.copytree(site, folder)
        else:
            build(folder)
    except Problem as problem:
        pytest.exit(str(problem), returncode=1)
    return folder


@pytest.fixture(scope="session")
def real_site(built_site: Path) -> Iterator[str]:
    """The address of the built site, which lies in a sub-path of its host as on most hosts."""
    with served(built_site.parents[1]) as root:
        yield root + "some/path/"


@pytest.fixture(scope="session")
def native_site(built_site: Path) -> Iterator[str]:
    """The address of the same, answered by a Python of this machine."""
    with served_with_native_python(built_site.parents[1]) as root:
        yield root + "some/path/"


@pytest.fixture
def site(request: pytest.FixtureRequest) -> str:
    """The address of the built site; it starts its own Python where a test is about that."""
    real = request.config.getoption("real") or request.node.get_closest_marker("real_python")
    address: str = request.getfixturevalue("real_site" if real else "native_site")
    return address


@pytest.fixture
def folder(built_site: Path, tmp_path: Path) -> Path:
    """A copy of the site that a test may change."""
    return shutil.copytree(built_site, tmp_path / "site")


@pytest.fixture
def host(folder: Path) -> Iterator[Server]:
    """The host of that copy, which a test may end."""
    with site_server(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as playwright:
        try:
            started = chromium.start(playwright)
        except chromium.NoBrowserError as error:
            pytest.skip(str(error))
        yield started
        started.close()


@pytest.fixture
def viewport() -> dict[str, Any]:
    """The window of a test that does not ask for another one, see viewports.py."""
    return DESKTOP


@dataclass(frozen=True)
class Course:
    """Somebody else's pages, on another origin than the site."""

    folder: Path
    address: str


@pytest.fixture
def course(tmp_path: Path) -> Iterator[Course]:
    """A folder, served from another origin: another host name and another port."""
    (tmp_path / "favicon.ico").touch()  # browsers ask every host for it
    with served(tmp_path) as root:
        yield Course(tmp_path, root.replace("127.0.0.1", "localhost"))


@pytest.fixture
def other_sites() -> list[str]:
    """The addresses besides the site that the pages of a test may ask; usually none."""
    return []


@pytest.fixture
def context(
    browser: Browser,
    site: str,
    other_sites: list[str],
    viewport: dict[str, Any],
    request: pytest.FixtureRequest,
) -> Iterator[BrowserContext]:
    """A fresh browser profile; the test fails if a page of it reports an error or leaves the site.

    Addresses given to `page.goto` are relative to the site: `page.goto("shot/")`.
    """
    context = browser.new_context(base_url=site, **viewport)
    context.set_default_timeout(START_TIMEOUT)
    faults: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.append(f"console: {message.text}")

    def check(asked: Request) -> None:
        if not asked.url.startswith((site, *other_sites, "blob:", "data:")):
            faults.append(f"asked another site: {asked.url}")

    context.on("console", on_console)
    context.on("weberror", lambda error: faults.append(f"uncaught: {error.error}"))
    context.on("request", check)
    yield context
    context.close()
    if faults and not request.node.get_closest_marker("provokes_errors"):
        pytest.fail("\n".join(faults), pytrace=False)


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Take a picture: `picture(page, "won")` saves tests/browser/pictures/<test>-won.png.

    Only with --pictures, or where the test has failed: that takes a tenth of a second.
    """
    wanted = request.config.getoption("pictures")
    name = re.sub(r"\W+", "-", request.node.name.removeprefix("test_")).strip("-")

    def take(page: Page, moment: str) -> None:
        if wanted or request.node.stash.get(FAILED, False):
            page.screenshot(path=PICTURES / f"{name}-{moment}.png")

    return take


@pytest.fixture
def page(
    context: BrowserContext, picture: Callable[[Page, str], None], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A tab; when the test fails its picture is kept."""
    page = context.new_page()
    yield page
    if request.node.stash.get(FAILED, False):
        picture(page, "failed")
