"""What `build.py serve --watch` serves: the same page, readable, and kept on no device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.page import service
from tests.browser.rest import expect_soon
from tests.browser.test_startup import contents
from web.build.serve import served
from web.build.site import build

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.rooms("build/"),
    pytest.mark.all("builds another site"),
    pytest.mark.xdist_group("development"),
    pytest.mark.timeout(func_only=True),  # a site takes as long to build as the machine is busy
]

REGISTER = "async () => void (await navigator.serviceWorker.register('service-worker.js'))"
REGISTERED = "async () => (await navigator.serviceWorker.getRegistrations()).length"


@pytest.fixture(scope="module")
def development(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site for development."""
    folder = tmp_path_factory.mktemp("development") / "site"
    build(folder, "--development")
    return folder


@pytest.fixture
def site(development: Path) -> Iterator[str]:
    """Its address."""
    with served(development) as root:
        yield root


def test_python_keeps_what_a_traceback_shows(development: Path, built_site: Path) -> None:
    documentation = (service.__doc__ or "").encode()
    assert documentation in contents(development, "cicada").read("cicada/page/service.pyc")
    assert documentation not in contents(built_site, "cicada").read("cicada/page/service.pyc")


def test_the_page_is_readable_and_not_kept(page: Page, development: Path) -> None:
    (script,) = development.glob("assets/main-*.js")
    assert "sourceMappingURL=data:" in script.read_text(encoding="utf-8")
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    (development / "favicon.ico").touch()  # browsers ask for it where no page names another
    page.goto("licences.txt")  # has no policy, which would want more than a text
    page.evaluate(REGISTER)
    expect_soon(page, lambda: page.evaluate(REGISTERED), 0)
