"""Comments and docstrings are plain English: words that a reader stumbles over stay out."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from typing import TYPE_CHECKING

import pytest

from web.build.room_sizes import MADE
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.native  # it reads the sources of the page, too

WORDS = {
    r"\banew\b": "again",
    r"\bdearer\b": "more expensive, costs more",
    r"\bmend(s|ed|ing)?\b": "fix, repair",
    r"\b[Ww]hoever\b": "the caller, the player, who",
    r"^So many\b": "Number of, maximum number of",
    r"^(Says|Dispatches) [\"`]": "@fires {Type} name",
    r"only-heard": "visually-hidden",
    r"\b[Dd]oors?\b": "JSON request handler",
    r"\b(has|have) come\b": "has arrived, has loaded, is there",
    r"(?i)\bown accord\b": "by itself",
    r"(behind|after) (the|its) `?#": "the URL fragment",
    r"(?i)\bstands? behind\b": "follows, causes, is drawn as an outline",
    r"\bText\.told\b": "Text.translated",
}
"""What stays out, and what to say instead."""

WORDS_OF_PRODUCT = {
    r"(?i)\b(nobody|somebody)\b": "the passive, the person, the caller",
    r"(?i)\bwhatever\b": "any, every, all",
}
"""What else stays out of the product, where a reader has no test beside it."""

NAMES = re.compile(r"^_?(MOST|LONGEST|LEAST|DEEPEST)(_[A-Z_]+)?\b(?= *[:=])", re.MULTILINE)
"""Limits are called MAX_ and MIN_."""
TERMS = {"MOST_PARTS", "MOST_ANSWERS", "MOST_BITS"}
"""Names of strategies and what is said of them."""

COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*", re.DOTALL)
"""A comment of a script or a style sheet; no address."""


def texts(path: Path) -> Iterator[str]:
    """Yield what a file says to its readers: its comments, and the docstrings of Python."""
    source = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        for comment in COMMENT.findall(source):
            yield re.sub(r"^[\s/*]+", "", comment, flags=re.MULTILINE)
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")


# Its bytes are those that were played in Sphinx (test_platforms.py).
PLAYED = {ROOT / "web" / "share" / "embed" / "cicada_sphinx.py"}


def files(*tops: str) -> list[Path]:
    """Return the sources below these folders."""
    found = [path for top in tops for path in (ROOT / top).rglob("*.*")]
    sources = {".py", ".js", ".mjs", ".ts", ".css"}
    return [path for path in found if path.suffix in sources and path not in MADE | PLAYED]


@pytest.mark.parametrize(
    ("words", "tops"),
    [(WORDS, ("pysrc", "web", "tests")), (WORDS_OF_PRODUCT, ("pysrc", "web"))],
)
def test_comments_and_docstrings_are_plain_english(
    words: dict[str, str], tops: tuple[str, ...]
) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {text[:60]!r}: say {instead}"
        for path in files(*tops)
        for text in texts(path)
        for word, instead in words.items()
        if re.search(word, text)
    ]
    assert found == []


def test_limits_are_called_max_and_min() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files("pysrc", "web")
        for match in NAMES.finditer(path.read_text(encoding="utf-8"))
        if match[0].lstrip("_") not in TERMS
    }
    assert found == set()


@pytest.mark.parametrize(
    ("name", "source", "said"),
    [
        (
            "a.js",
            '/** So many. */ f("anew"); // anew\n// https://a',
            ["So many. ", "anew", "https://a"],
        ),
        ("a.py", '"""Whoever."""\nx = "anew"  # mend\n', ["Whoever.", "mend"]),
    ],
)
def test_only_what_readers_are_told_is_read(
    tmp_path: Path, name: str, source: str, said: list[str]
) -> None:
    (tmp_path / name).write_text(source)
    assert [text.rstrip("*/") for text in texts(tmp_path / name)] == said
