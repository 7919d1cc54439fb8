"""The systems that course pages are written in, and what the page for teachers says of each.

`Words` are that: the steps that a site needs once, and the snippet. They are followed to the
letter; nothing is added that does not stand there.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from web.build.cached import made
from web.build.tools import ROOT, tool

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# What the tests with --platforms write and the page for teachers shows.
RECORD = ROOT / "web" / "site" / "teachers" / "played.json"


class Step(NamedTuple):
    """Something that a site needs once."""

    sentence: str
    file: bytes | None
    text: str


class Words(NamedTuple):
    """What the page for teachers says of a kind of course page."""

    steps: list[Step]
    snippet: str

    def digest(self, site: str) -> str:
        """A short digest, the same wherever the site is served."""
        steps = [[step.sentence, (step.file or b"").hex(), step.text] for step in self.steps]
        text = json.dumps([steps, self.snippet]).replace(site, "https://site/")
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def read_words(page: Page, label: str) -> Words:
    """Open a kind of page on the page for teachers and read what stands there."""
    kind = page.locator("cicada-teachers details").filter(
        has=page.locator("summary", has_text=re.compile(f"^{re.escape(label)}$"))
    )
    if kind.get_attribute("open") is None:
        kind.locator("summary").click()
    steps = [read_step(page, item) for item in kind.get_by_role("listitem").all()]
    return Words(steps, kind.get_by_role("textbox", name="Snippet").input_value())


def read_step(page: Page, item: Locator) -> Step:
    """Read a step, and fetch the file that it offers."""
    text = item.locator("pre").inner_text() if item.locator("pre").count() else ""
    sentence = item.inner_text().removesuffix(text).strip()
    link = item.get_by_role("link")
    if not link.count():
        return Step(sentence, None, text)
    with page.expect_download() as download:
        link.click()
    return Step(sentence, download.value.path().read_bytes(), text)


def follow(step: Step, source: Path, page: str) -> None:
    """Do what a step says, in the folder of a course; `page` is the one that gets the snippet."""
    sentence, file, text = step
    if found := re.fullmatch(r"Put (\S+) beside your (\S+)\.", sentence):
        name, neighbour = found.groups()
        folder = (source / (page if neighbour == "document" else neighbour)).parent
        assert file
        (folder / name).write_bytes(file)
    elif found := re.fullmatch(r"At the end of (\S+):", sentence):
        add(source / found[1], text)
    elif found := re.fullmatch(r"Inside the braces of the configuration in (\S+):", sentence):
        add(source / found[1], text, before="};")
    elif sentence == "In the head of your document, between the two lines of ---:":
        add(source / page, text, before="---\n", after="---\n")
    elif sentence == "At the end of the <head> of your slides:":
        add(source / page, text, before="</head>")
    else:
        raise AssertionError(f"No test knows how to follow {sentence!r}.")


def add(path: Path, text: str, before: str = "", after: str = "") -> None:
    """Add a text to a file: at its end, or before the first `before` after the first `after`."""
    content = path.read_text(encoding="utf-8")
    start = content.index(after) + len(after)
    place = content.index(before, start) if before else len(content)
    path.write_text(f"{content[:place]}{text}\n{content[place:]}", encoding="utf-8")


class Played(TypedDict):
    """A line of the record: a system in which a puzzle was solved."""

    snippet: str
    system: str
    day: str
    complete: bool
    height: int
    fits: bool
    theme: str
    words: str


def record() -> dict[str, Played]:
    """Return what was written when the systems were last tried."""
    rows: dict[str, Played] = json.loads(RECORD.read_text(encoding="utf-8"))
    return rows


def write_record(name: str, row: Played, order: Iterable[str]) -> None:
    """Write the line of a system; the lines have an order, and those of other systems go."""
    rows = {**record(), name: row}
    ordered = {known: rows[known] for known in order if known in rows}
    RECORD.write_text(json.dumps(ordered, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


class System(NamedTuple):
    """A system that course pages are written in."""

    snippet: str
    """The label of its kind of page."""
    called: str
    """What people call it, with {} for the versions of the packages."""
    packages: tuple[str, ...]
    """What is installed: `name==version` from PyPI, `name@version` from npm."""
    course: Mapping[str, str]
    """The files of a new course, as the system's own guide has it; one of them holds SNIPPET."""
    build: Callable[[Path, Path, Path], None]
    """Builds the course in a folder into another one, with what is installed in a third."""
    page: str
    """The built page that holds the puzzle."""
    switch: tuple[str, ...] = ()
    """What a reader clicks, once or more, for dark colours; nothing where the page has none."""
    besides: tuple[str, ...] = ()
    """What else a new course of it has installed."""

    @property
    def name(self) -> str:
        """What people call it, with the versions: Sphinx 9.0.4 with furo 2025.12.19."""
        versions = [re.split("==|(?<=.)@", package)[1] for package in self.packages]
        return self.called.format(*versions)

    @property
    def source(self) -> str:
        """The file that gets the snippet."""
        return next(path for path, text in self.course.items() if "SNIPPET" in text)

    def install(self) -> Path:
        """Return the folder that the packages are in, from the cache if they were there before."""
        if not self.packages:
            return ROOT
        packages = (*self.packages, *self.besides)

        def fetch(folder: Path) -> None:
            if "==" in self.packages[0]:
                pip = (sys.executable, "-m", "pip", "install", "--quiet", "--target", folder)
                call(*pip, *packages, folder=folder)
            else:
                (folder / "package.json").write_text('{ "private": true }\n')
                npm = (tool("npm"), "install", "--loglevel=error", "--no-audit", "--no-fund")
                call(*npm, *packages, folder=folder)

        return made(re.sub(r"\W+", "-", f"system-{self.packages[-1]}"), packages, fetch)

    def write(self, source: Path, words: Words) -> None:
        """Write a new course and do with it what the words say."""
        for path, text in self.course.items():
            (source / path).parent.mkdir(parents=True, exist_ok=True)
            (source / path).write_text(text, encoding="utf-8")
        for step in words.steps:
            follow(step, source, self.source)
        page = source / self.source
        snippet = words.snippet
        if page.suffix == ".ipynb":
            snippet = json.dumps(snippet)[1:-1]
        text = page.read_text(encoding="utf-8").replace("SNIPPET", snippet)
        page.write_text(text, encoding="utf-8")


def call(*command: str | Path, folder: Path, packages: Path | None = None) -> str:
    """Run a command in a folder; Python finds the packages."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(packages),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout
    return done.stdout


def environment(packages: Path | None) -> dict[str, str]:
    """The variables with which Python and Jupyter find what is installed in a folder."""
    found = {**os.environ, "CI": "1", "DO_NOT_TRACK": "1"}
    if packages:
        found["PYTHONPATH"] = str(packages)
        found["JUPYTER_PATH"] = str(packages / "share" / "jupyter")
        found["JUPYTERLAB_DIR"] = str(packages / "share" / "jupyter" / "lab")
        found["JUPYTER_CONFIG_PATH"] = str(packages / "etc" / "jupyter")
    return found


@contextmanager
def jupyterlab(source: Path, packages: Path) -> Iterator[str]:
    """Serve a folder of notebooks by JupyterLab, and give its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ("--no-browser", "--allow-root", "--ServerApp.token=", "--ServerApp.port_retries=0")
    command = (sys.executable, "-m", "jupyterlab", f"--port={port}", *options)
    with (source / "log").open("w") as log:
        server = subprocess.Popen(
            command, cwd=source, env=environment(packages), stdout=log, stderr=log
        )
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait()
