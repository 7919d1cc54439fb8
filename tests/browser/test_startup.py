"""What Python in the browser starts from is small, and nothing that it needs is missing."""

from __future__ import annotations

import ast
import gzip
import io
import json
import random
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import cicada
from cicada.games import GAMES
from cicada.service import service
from tests.browser.function_profile import PAGES
from tests.browser.lab_page import expect_good_run, visit
from tests.browser.service_requests import PUZZLES, about, about_all, options_of
from web.pack.serve import transfer_size
from web.pack.tools import ROOT, tool

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

MEGABYTE = 1_000_000

ASK = """async (request) => {
    const { python } = document.querySelector("cicada-app").services;
    try {
        return { result: await python.ask(request) };
    } catch ({ code, message }) {
        return { code, message };
    }
}"""


ADD = """async ([name, address]) => {
    const { body } = await fetch(address);
    const unpacked = new Response(body.pipeThrough(new DecompressionStream("gzip")));
    const { python } = document.querySelector("cicada-app").services;
    python.add(name, await unpacked.arrayBuffer());
}"""


def ask(page: Page, **request: Any) -> dict[str, Any]:
    """Ask Python in the page; a refusal is an answer too, a fault is not."""
    answer: dict[str, Any] = page.evaluate(ASK, request)
    assert answer.get("code") not in ("fault", "crash"), f"{request}: {answer}"
    return answer


def contents(site: Path, name: str) -> zipfile.ZipFile:
    """An archive of the built site."""
    (path,) = site.glob(f"assets/{name}-*.bin")
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes())))


def test_the_first_answer_costs_few_bytes(page: Page, site: str, built_site: Path) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site)))
    page.route(BEHIND, lambda _: None)  # they are held back
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    # What comes behind the first answer has not come, so nothing has waited for it.
    sizes = {name: transfer_size(built_site / name) for name in asked if not BEHIND.search(name)}
    assert {"pyodide", "snapshot", "pyodide.asm", "worker"} <= {
        Path(name).name.rpartition("-")[0] for name in sizes
    }
    assert sum(sizes.values()) <= 3.8 * MEGABYTE, sizes
    assert len(sizes) <= 50, sizes  # many hosts answer six requests at a time
    code = {
        name: size
        for name, size in sizes.items()
        if name.endswith((".js", ".css", "/")) and "/pyodide" not in name
    }
    assert sum(code.values()) <= 0.12 * MEGABYTE, code
    assert [name for name in sizes if OF_PAGE.match(name)] == []
    scripts = {name: (built_site / name).read_text() for name in sizes if name.endswith(".js")}
    assert [name for name, text in scripts.items() if "cicada-icicle" in text] == []


BEHIND = re.compile(r"assets/(rest|library|cicada)-\w+\.bin$")


# What only the lab and the page of whole trees need; what these share with the games is in chunks
# that have no name.
OF_PAGE = re.compile(r"assets/(lab|student|box-worker|codemirror|page|share-lab|columns|tree)-")


def test_the_lab_loads_its_own_parts_and_they_are_small(
    page: Page, site: str, built_site: Path
) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site).partition("#")[0]))
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept?.unregister())")
    first = {name for name in asked if name.startswith("assets/")}
    visit(page)
    expect_good_run(page)
    own = {name for name in asked if name.startswith("assets/") and not BEHIND.search(name)} - first
    sizes = {name: transfer_size(built_site / name) for name in own}
    assert any("codemirror" in name for name in sizes), sizes
    assert any("student" in name for name in sizes), sizes
    assert sum(sizes.values()) <= 0.5 * MEGABYTE, sizes


def test_the_library_has_every_module_that_the_package_names(built_site: Path) -> None:
    library = set(contents(built_site, "library").namelist())
    frozen = {"io", "os", "abc", "codecs", "stat", "site", "posixpath", "ntpath", "zipimport"}
    more = {name for page in OF_PAGES for name in contents(built_site, page).namelist()}
    library |= more | set(contents(built_site, "student").namelist())
    package = [*contents(built_site, "cicada").namelist(), *more]
    root = Path(cicada.__file__).parents[1]
    for name in package:
        if not name.endswith(".pyc") or not name.startswith("cicada/"):
            continue
        tree = ast.parse((root / name.removesuffix("c")).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for module in names:
                path = module.replace(".", "/")
                assert (
                    module.startswith("cicada")
                    or {f"{path}.pyc", f"{path}/__init__.pyc"} & library
                    or module in frozen
                    or module in sys.builtin_module_names
                    or module
                    in ("array", "math", "json", "collections.abc", "binascii", "zlib", "signal")
                ), f"{name} imports {module}"


# What is loaded on a page beside the games only.
OF_PAGES = {
    "lab": re.compile(
        r"cicada/lab/.*|.*/(evaluate|lab)\.pyc|.*/data/lab-totals\.txt|cicada/problem\.pyc"
    ),
    "picture": re.compile(r"cicada/(guessing/outcomes|shot/map|shot/tries)\.pyc"),
    "record": re.compile(r"cicada/record/.*|.*/practice\.pyc"),
    "how": re.compile(r"cicada/how/.*"),
    "tree": re.compile(r"cicada/whole_tree/.*|.*/whole_tree\.pyc|.*/trees/.*"),
    "de": re.compile(r"cicada/languages/de\.pyc"),
}


def test_the_package_is_there_without_what_only_shells_and_notebooks_use(
    built_site: Path,
) -> None:
    root = Path(cicada.__file__).parents[1]
    files = {path.relative_to(root).as_posix() for path in root.glob("cicada/**/*.*")}
    native = (
        *(".pyc", "__main__.py", "command.py", "drawing.py", "formats.py", "notebook.py"),
        *("program.py", "progress_bar.py", "py.typed", "/folder.py", "/run.py", "/shard.py"),
        "/submission.py",
    )
    wanted = {
        f"{name}c" if name.endswith(".py") else name
        for name in files
        if not name.endswith(native) and "/mains/" not in name
    }
    on_pages = {
        page: {name for name in contents(built_site, page).namelist() if name.startswith("cicada/")}
        for page in OF_PAGES
    }
    for page, own in OF_PAGES.items():
        assert on_pages[page] == {name for name in wanted if own.fullmatch(name)}
    first = set(contents(built_site, "cicada").namelist())
    assert first == wanted.difference(*on_pages.values())


# Asks for something and cancels it at once: Python starts again from its memory.
CANCEL = """async () => {
    const { python } = document.querySelector("cicada-app").services;
    const cancelling = new AbortController();
    const options = { strategy: "minimax", level: 4 };
    const request = { do: "ask", game: "mastermind", id: "5x8:open", question: "hint", options };
    const asked = python.ask(request, { signal: cancelling.signal });
    cancelling.abort();
    return asked.then(() => "", ({ name }) => name);
}"""


# Asks one request after the other, as texts; answers are what the service has answered.
ASK_ALL = """async (texts) => {
    const { python } = document.querySelector("cicada-app").services;
    const answers = [];
    for (const text of texts) {
        answers.push(await python.ask(JSON.parse(text)).then(
            (result) => ({ result }), ({ code, message }) => ({ code, message })));
    }
    return answers;
}"""


def as_asked(answer: str) -> dict[str, Any]:
    """What a page is given of an answer of the service."""
    plain = json.loads(answer)
    if plain["ok"]:
        return {"result": plain["result"]}
    return {"code": plain["error"]["code"], "message": plain["error"]["sentence"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_as_by_a_plain_python(
    page: Page, built_site: Path, game: str
) -> None:
    early = behind_only_when_waited_for(page)
    page.goto("")
    add_pictures(page, built_site)
    answered: set[tuple[str, int]] = set()
    for parameters in PUZZLES[game]:
        for text in about(game, parameters, "1"):
            request = json.loads(text)
            answer = ask(page, **request)
            assert answer == as_asked(service(text)), text
            if request["do"] == "ask" and "result" in answer:
                answered.add((request["question"], request.get("options", {}).get("level", 0)))
        assert page.evaluate(CANCEL) == "AbortError"
    assert answered == {
        (name, options.get("level", 0))
        for name, question in GAMES[game].questions.items()
        for options in options_of(question.options, [])
    }
    # Large files of the package may be waited for, where a puzzle needs one; nothing else is.
    assert early <= {"cicada"}


def add_pictures(page: Page, built_site: Path) -> None:
    """Give Python the part of the package for what is drawn, as pages do before they ask for it."""
    (pictures,) = built_site.glob("assets/picture-*.bin")
    page.evaluate(ADD, ["picture", f"assets/{pictures.name}"])


@pytest.mark.long
def test_answers_are_those_of_pyodide_as_it_comes(
    page: Page, built_site: Path, tmp_path: Path
) -> None:
    texts = [text for seed in range(1, 6) for text in about_all(str(seed))]
    (tmp_path / "requests.json").write_text(json.dumps(texts), encoding="utf-8")
    script = ROOT / "tests/pyodide/answers.mjs"
    told = subprocess.check_output([tool("node"), script, tmp_path / "requests.json"])
    plain = [as_asked(answer) for answer in json.loads(told)]
    page.goto("")
    add_pictures(page, built_site)
    for start in range(0, len(texts), 100):
        asked = texts[start : start + 100]
        for text, answer, expected in zip(
            asked, page.evaluate(ASK_ALL, asked), plain[start:], strict=False
        ):
            assert answer == expected, text
        assert page.evaluate(CANCEL) == "AbortError"
    refused = sum("code" in answer for answer in plain)
    assert len(texts) >= 2000
    assert 0 < refused < len(texts) / 10


def behind_only_when_waited_for(page: Page) -> set[str]:
    """Hold back what comes behind the first answer; return the names of what is waited for.

    What Python waits for is asked for by a request that blocks it.
    """
    waited: set[str] = set()

    def hold(route: Route) -> None:
        if route.request.resource_type == "xhr":
            waited.add(Path(route.request.url).name.partition("-")[0])
            route.continue_()

    page.route(BEHIND, hold)
    page.add_init_script("navigator.serviceWorker.register = () => Promise.reject(new Error())")
    return waited


@pytest.mark.parametrize(
    "address",
    [
        "mastermind/?embed=1#4x6:~monday",
        "tree/#4x6:optimal",
        "lab/#mastermind-2x3",
        *(
            pytest.param(address, marks=pytest.mark.long)
            for address in PAGES
            if not address.startswith(("mastermind/?", "tree/#4x6", "lab/"))
        ),
    ],
)
def test_no_page_waits_for_what_comes_behind_its_first_answer(page: Page, address: str) -> None:
    early = behind_only_when_waited_for(page)
    with page.expect_request(BEHIND):  # which is sent once there is an answer
        page.goto(address)
        if PAGES[address] in ("Start", "Try it"):
            page.get_by_role("button", name=PAGES[address]).click()
    page.wait_for_timeout(1000)  # for what it asks next
    assert early == set()


# A part of the package that calls what no profile has seen.
COLD = """
import unicodedata
from cicada.errors import InputError
raise InputError(unicodedata.name("é"))
"""


def test_a_function_that_no_start_calls_is_waited_for(page: Page) -> None:
    early = behind_only_when_waited_for(page)
    page.goto("mastermind/")
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as files:
        files.writestr("cicada/how/__init__.py", "")
        files.writestr("cicada/how/door.py", COLD)
    page.evaluate(
        """(bytes) => document.querySelector("cicada-app").services.python
            .add("how", new Uint8Array(bytes).buffer)""",
        list(archive.getvalue()),
    )
    answer = ask(page, do="how", step="cold", options={})
    assert answer["message"] == "LATIN SMALL LETTER E WITH ACUTE"
    assert "rest" in early


@pytest.mark.parametrize("path", ["", "shot/"])
def test_help_names_the_version(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_text(f"Cicada {cicada.__version__}")).to_be_visible()


def test_a_request_that_is_none_is_refused_in_a_sentence(page: Page) -> None:
    page.goto("")
    assert ask(page, do="new", game="chess")["code"] == "bad-game"
    assert ask(page, do="open", game="shot", id=json.dumps("ß" * 300))["message"]


# Reads a file of the package: Python waits for the package if it has not come.
READS_A_FILE: dict[str, Any] = {
    "do": "ask",
    "game": "chessguess",
    "id": "12:open",
    "question": "hint",
    "options": {"level": 3},
}


@pytest.mark.provokes_errors
def test_what_python_waits_for_is_asked_for_again_until_python_is_given_up(page: Page) -> None:
    refusals = 1000
    asked: list[Route] = []

    def refuse(route: Route) -> None:
        if route.request.resource_type != "xhr":
            return  # what comes unasked is held back
        asked.append(route)
        if len(asked) <= refusals:
            route.abort()
        else:
            route.continue_()

    page.route(BEHIND, refuse)
    page.add_init_script("navigator.serviceWorker.register = () => Promise.reject(new Error())")
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    assert "is started again; your game is kept" in page.evaluate(ASK, READS_A_FILE)["message"]
    assert len(asked) > 1
    page.locator(".slot").first.focus()
    page.keyboard.type("1122\n")
    expect(page.locator("li.past")).to_have_count(1)
    refusals = len(asked) + 1
    assert page.evaluate(ASK, READS_A_FILE)["result"]["guess"]
    assert len(asked) == refusals + 1


FILES = ("pyodide", "snapshot", "rest", "library", "cicada")


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12))]
)
def test_files_may_come_in_any_order(page: Page, built_site: Path, seed: int) -> None:
    chance = random.Random(seed)
    delays = {name: chance.uniform(0, 2000) for name in FILES}

    def deliver(route: Route) -> None:
        page.wait_for_timeout(delays.get(Path(route.request.url).name.partition("-")[0], 0))
        route.continue_()

    page.route("**/assets/*.bin", deliver)
    page.goto("")
    add_pictures(page, built_site)
    for text in about("chessguess", {"size": 2}, str(seed)):
        assert ask(page, **json.loads(text)) == as_asked(service(text)), text


# How a file that Python starts from may come: not at all, cut, another one, or after the others.
HARM: dict[str, Any] = {
    "missing": {"status": 404, "body": "Not here."},
    "cut": None,
    "wrong": {"body": gzip.compress(b"PK" + bytes(5000))},
    "late": {},
}


@pytest.mark.provokes_errors
@pytest.mark.parametrize(
    ("name", "harm"),
    [
        ("snapshot", "wrong"),
        *(
            pytest.param(name, harm, marks=pytest.mark.long)
            for name in FILES
            for harm in HARM
            if (name, harm) != ("snapshot", "wrong")
        ),
    ],
)
def test_a_file_that_does_not_come_whole_slows_the_start_or_is_told(
    page: Page, built_site: Path, name: str, harm: str
) -> None:
    held: list[Route] = []
    told: list[str] = []

    def spoil(route: Route) -> None:
        path = built_site / "assets" / route.request.url.rpartition("/")[2]
        if harm == "late" and route.request.resource_type != "xhr":
            held.append(route)
        elif harm == "late":
            route.continue_()
        else:
            route.fulfill(**(HARM[harm] or {"body": path.read_bytes()[:100_000]}))

    page.on("console", lambda message: told.append(message.text))
    page.route(f"**/assets/{name}-*.bin", spoil)
    page.goto("mastermind/")
    if harm == "late":
        page.wait_for_timeout(3000)
        for route in held:
            route.continue_()
    if name == "pyodide" and harm != "late":
        expect(page.get_by_text("Python could not start").first).to_be_visible()
        return
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    hint = {"question": "hint", "moves": ["1122:1,0"], "options": {"level": 3}}
    answers = [
        page.evaluate(ASK, request)
        for request in (
            {"do": "ask", "game": "mastermind", "id": "4x6:open", **hint},
            READS_A_FILE,
            {"do": "open", "game": "mastermind", "id": "4x6:open"},
        )
    ]
    assert answers[0]["result"]["left"] == 256
    spoilt = name == "cicada" and harm != "late"
    assert (answers[1].get("code") in ("crash", "fault")) == spoilt, answers[1]
    assert answers[2]["result"]["id"] == "4x6:open"
    assert any("without its snapshot" in text for text in told) == (
        name == "snapshot" and harm != "late"
    )
