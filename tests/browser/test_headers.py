"""The site works with just the headers that web/hosting/ asks a host to send, and they hold."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.games import GAMES
from tests.browser import lab_page
from tests.browser.course_page import PUZZLE, expect_heard, guess, plain_frame, start, write_page
from tests.browser.engines.test_engines import PUZZLES
from tests.browser.rest import expect_soon
from web.build.serve import Handler, served
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Course

pytestmark = [pytest.mark.rooms("build/", "share/embed/", "index.html"), pytest.mark.real_python]

HOSTING = (ROOT / "web" / "HOSTING.md").read_text(encoding="utf-8")


def rules_of(built_site: Path) -> dict[str, dict[str, str]]:
    """The headers that the file for Netlify and Cloudflare wants, by the addresses they are for.

    See https://docs.netlify.com/manage/routing/headers/ and
    https://developers.cloudflare.com/pages/configuration/headers/.
    """
    rules: dict[str, dict[str, str]] = {}
    text = (built_site / "_headers").read_text(encoding="utf-8")
    for line in re.findall(r"^[^#\n].*", text, re.M):
        assert len(line) <= 2000, "Cloudflare reads no longer line"
        name, _, value = line.strip().partition(": ")
        if value:
            rules[next(reversed(rules))][name] = value
        else:
            rules[name] = {}
    return rules


def obedient(built_site: Path) -> type[Handler]:
    """What answers as a host that reads that file: all rules for an address hold."""
    rules = rules_of(built_site)

    class Obedient(Handler):
        def end_headers(self) -> None:
            path = self.path.partition("?")[0]
            for address, headers in rules.items():
                if path == address or (address.endswith("*") and path.startswith(address[:-1])):
                    for name, value in headers.items():
                        self.send_header(name, value)
            super().end_headers()

    return Obedient


def policy_of(page: Path) -> str:
    """The content policy that stands in a page."""
    text = page.read_text(encoding="utf-8")
    found = re.search(r'Content-Security-Policy" content="(.*?)"', text)
    assert found
    return found[1]


@pytest.fixture
def host(built_site: Path) -> Iterator[str]:
    """The address of the site on a host that sends those headers."""
    with served(built_site, handler=obedient(built_site)) as root:
        yield root


@pytest.fixture
def host_of_one_policy(built_site: Path) -> Iterator[str]:
    """The address of the site on a host that sends the front page's policy with every file."""
    policy = policy_of(built_site / "index.html")
    with served(built_site, {"Content-Security-Policy": policy}) as root:
        yield root


@pytest.fixture
def other_sites(course: Course, host: str, host_of_one_policy: str) -> list[str]:
    return [course.address, host, host_of_one_policy]


def test_what_is_told_of_other_hosts_is_what_these_send(built_site: Path) -> None:
    (block,) = re.findall(r"```http\n(.*?)```", HOSTING, re.S)
    lines = (line.partition(": ") for line in block.splitlines())
    assert {name: value for name, _, value in lines} == rules_of(built_site)["/*"]


def test_all_pages_without_a_box_have_one_policy(built_site: Path) -> None:
    boxed = {
        built_site / folder / name / "index.html"
        for folder in ("", "de")
        for name in ("class", "lab", "teachers")
    }
    pages = set(built_site.rglob("*.html")) - boxed
    assert len(pages) > len(GAMES)
    assert len({policy_of(page) for page in pages}) == 1


def test_no_script_that_speaks_where_files_are_missing_is_a_file(built_site: Path) -> None:
    for page in built_site.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        assert "<script src=" not in html, page
        for script in re.findall(r"<script>(.*?)</script>", html, re.S):
            digest = b64encode(sha256(script.encode()).digest()).decode()
            assert f"'sha256-{digest}'" in policy_of(page), page


@pytest.mark.all("of hosts that send headers")
@pytest.mark.parametrize("game", PUZZLES)
def test_a_puzzle_is_won_with_the_wanted_headers(page: Page, host: str, game: str) -> None:
    parameters, focus, moves = PUZZLES[game]
    puzzle = GAMES[game].print(GAMES[game].make(parameters, ""))
    page.goto(f"{host}{game}/#{puzzle}")
    view = page.locator(f"cicada-{game}")
    assert_at(page, game, 0)
    for number, keys in enumerate(moves, 1):
        view.locator(focus).first.focus()
        for key in keys:
            page.keyboard.press("ArrowRight" if key == "Right" else key)
        assert_at(page, game, number)
    # The service worker is fetched when Python is ready, and is a script too.
    assert page.evaluate("navigator.serviceWorker.ready.then(({ active }) => !!active)")


@pytest.mark.all("of hosts that send headers")
def test_the_lab_runs_with_the_wanted_headers(page: Page, host: str) -> None:
    page.goto(f"{host}lab/#{lab_page.link(lab_page.SMALL)}")
    lab_page.expect_good_run(page)


@pytest.mark.provokes_errors
def test_the_lab_says_where_a_host_keeps_programs_from_running(
    page: Page, host_of_one_policy: str
) -> None:
    page.goto(f"{host_of_one_policy}lab/#{lab_page.link(lab_page.SMALL)}")
    expect(page.locator(".cm-line").first).to_be_attached()
    lab_page.run(page)
    expect(page.get_by_role("alert")).to_contain_text("a content policy that forbids it")
    page.goto(f"{host_of_one_policy}mastermind/#{PUZZLE}")
    assert_at(page, "mastermind", 0)


def assert_at(page: Page, game: str, number: int) -> None:
    """Wait until Python has answered so many moves."""
    at = """(game) => {
      const view = document.querySelector("cicada-app").shadowRoot.querySelector(`cicada-${game}`);
      return view?.session.position && view.session.at;
    }"""
    expect_soon(page, lambda: page.evaluate(at, game), number)


@pytest.mark.all("of hosts that send headers")
def test_a_frame_works_with_the_wanted_headers(page: Page, host: str, course: Course) -> None:
    write_page(course, plain_frame(host))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "2316")
    assert len(expect_heard(page, "complete", 1)) == 1


# What a fault of ours or of a library might try, and what it gets.
ATTEMPTS = {
    "HTML from a text": "document.body.innerHTML = '<img>'",
    "a worker from a text": "new Worker('assets/worker.js')",
    "a script from a text": "document.createElement('script').src = 'assets/a.js'",
    "code from a text": "Function('return 1')()",
    "a policy of another name": "trustedTypes.createPolicy('other', {})",
}


@pytest.mark.provokes_errors
@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_the_policy_of_the_pages_holds(page: Page, attempt: str) -> None:
    page.goto(f"mastermind/#{PUZZLE}")
    # Later, since what a debugger runs itself is let pass.
    outcome: Any = page.evaluate(
        f"""() => new Promise((resolve) => setTimeout(() => {{
          try {{ {ATTEMPTS[attempt]}; resolve("done"); }} catch ({{ name }}) {{ resolve(name); }}
        }}))"""
    )
    assert outcome in ("TypeError", "EvalError")


@pytest.mark.provokes_errors
def test_no_blob_is_fetched_or_shown(page: Page) -> None:
    page.goto(f"mastermind/#{PUZZLE}")
    blob = "URL.createObjectURL(new Blob(['1']))"
    assert page.evaluate(f"fetch({blob}).then(() => 'done', ({{ name }}) => name)") == "TypeError"
