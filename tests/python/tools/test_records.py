"""The records page: every figure of a tree is that of the tree, replayed by a plain program.

Nothing here asks the package: codes, sets and answers are written out once more.
"""

from __future__ import annotations

import csv
import itertools
import json
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from web.build.site import make_pages
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = [pytest.mark.native, pytest.mark.slow]

CERTIFICATES = ROOT / "pysrc/cicada/certificates/data"
DIGITS = "123456789ABC"
SET = ["BK"] + ["BQ"] + ["BR"] * 2 + ["BB"] * 2 + ["BN"] * 2 + ["BP"] * 8
SET += [f"W{piece[1]}" for piece in SET]


def codes(board: str) -> list[str]:
    """Every code of a board of Mastermind."""
    pegs, colours, distinct = re.fullmatch(r"(\d+)x(\d+)(n?)", board).groups()  # type: ignore[union-attr]
    found = map("".join, itertools.product(DIGITS[: int(colours)], repeat=int(pegs)))
    return [code for code in found if not distinct or len(set(code)) == len(code)]


def score(secret: str, guess: str) -> str:
    """Right places, and right colours in a wrong place."""
    places = sum(a == b for a, b in zip(secret, guess, strict=True))
    both = sum(min(secret.count(colour), guess.count(colour)) for colour in set(guess))
    return f"{places},{both - places}"


def sets(size: str) -> list[str]:
    """Every set of at most so many pieces of one chess set."""
    kinds = sorted(Counter(SET).items(), key=lambda one: SET.index(one[0]))
    counts = itertools.product(*(range(min(most, int(size)) + 1) for _, most in kinds))
    return [
        " ".join(piece for (piece, _), n in zip(kinds, some, strict=True) for _ in range(n))
        for some in counts
        if sum(some) <= int(size)
    ]


def answer(target: str, guess: str) -> str:
    """Right pieces; of the others right kinds, and right colours."""
    one, other = target.split(), guess.split()

    def common(of: Callable[[str], str]) -> int:
        return (Counter(map(of, one)) & Counter(map(of, other))).total()

    pieces = common(str)
    return f"{pieces},{common(lambda p: p[1]) - pieces},{common(lambda p: p[0]) - pieces}"


class Row(NamedTuple):
    """A line of the page."""

    game: str
    board: str
    cells: list[str]
    links: list[str]


class Rows(HTMLParser):
    """The rows of the page's tables, by the section they stand in."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self.game = ""
        self.in_cell = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "h2":
            self.game = given.get("id") or ""
        if tag == "tr":
            self.rows.append(Row(self.game, "", [], []))
        if tag in ("td", "th"):
            self.rows[-1].cells.append("")
            self.in_cell = True
        if tag == "a" and self.in_cell:
            self.rows[-1].links.append(given["href"] or "")

    def handle_endtag(self, tag: str) -> None:
        self.in_cell = self.in_cell and tag not in ("td", "th")

    def handle_data(self, data: str) -> None:
        if self.in_cell:
            self.rows[-1].cells[-1] += data


@pytest.fixture(scope="module")
def folder() -> Path:
    """The folder of the page and its downloads."""
    return make_pages() / "records"


@pytest.fixture(scope="module")
def rows(folder: Path) -> list[Row]:
    """The rows of the page's tables, but for the heads."""
    parser = Rows()
    parser.feed((folder / "index.html").read_text(encoding="utf-8"))
    return [
        row._replace(
            board=row.cells[0].replace("×", "x"), cells=[" ".join(c.split()) for c in row.cells]
        )
        for row in parser.rows
        if row.cells[0] not in ("Board", "Size")
    ]


def games_of(
    tree: dict[str, Any], secrets: list[str], reply: Callable[[str, str], str]
) -> list[list[str]]:
    """For each secret the guesses that a tree makes until it is found."""
    games = []
    for secret in secrets:
        node, guesses = tree, [tree["guess"]]
        while node["guess"] != secret:
            node = node["then"][reply(secret, node["guess"])]
            guesses.append(node["guess"])
        games.append(guesses)
    return games


def number(text: str) -> int:
    return int(text.replace(",", ""))


def test_every_tree_finds_every_secret_with_the_guesses_that_the_page_says(
    folder: Path, rows: list[Row]
) -> None:
    replayed = 0
    for row in rows:
        name = next((link for link in row.links if link.endswith(".json")), "")
        if not name or name.endswith("-book.json"):
            continue
        secrets, reply = (codes, score) if row.game == "mastermind" else (sets, answer)
        download = json.loads((folder / name).read_text(encoding="ascii"))
        games = games_of(download["tree"], secrets(row.board), reply)
        lengths = Counter(map(len, games))
        total, worst = sum(n * count for n, count in lengths.items()), max(lengths)
        figures = [str(len(games)), str(total), f"{total / len(games):.4f}", str(worst)]
        first = 2 if row.game == "mastermind" else 1
        assert [cell.replace(",", "") for cell in row.cells[first : first + 4]] == figures, name
        assert download["histogram"] == [lengths[n] for n in range(worst + 1)], name
        assert (download["total"], download["worst"]) == (total, worst), name
        with (folder / name.replace(".json", ".csv")).open(newline="") as file:
            head, *lines = csv.reader(file)
        assert head == ["secret", "guesses", *map(str, range(1, worst + 1))]
        assert [[line[0], int(line[1]), *filter(None, line[2:])] for line in lines if line[0]] == [
            [game[-1], len(game), *game]
            for game in sorted(games, key=lambda game: game[-1])
            if game[-1]
        ], name
        replayed += 1
    assert replayed == len([*folder.glob("*.json")]) - len([*folder.glob("*-book.json")]) >= 20


def test_every_line_names_the_program_that_made_it_and_has_what_it_offers(
    folder: Path, rows: list[Row]
) -> None:
    assert len([row for row in rows if row.game == "chessguess"]) == 33
    for row in rows:
        if row.game != "small":
            files = [link for link in row.links if not link.startswith(("../tree/#", "#"))]
            assert [link.rpartition(".")[2] for link in files] == ["json", "csv", "py"], row
        for link in row.links:
            assert link.startswith(("../tree/#", "#")) or (folder / link).stat().st_size, link
    pictures = [link.partition("/#")[2] for row in rows for link in row.links if "/#" in link]
    assert {"4x6:optimal", "4x10n:entropy", "5x8:best-known", "4:optimal"} < {*pictures}


def test_a_worse_figure_than_the_published_one_says_so(rows: list[Row]) -> None:
    for row in rows:
        told = row.cells[-2]
        published = re.match(r"[\d,]+", told)
        if row.game == "small" or not published:
            continue
        ours, theirs = number(row.cells[3 if row.game == "mastermind" else 2]), number(published[0])
        words = "ours is better" if ours < theirs else "ours is worse" if ours > theirs else ""
        assert ("ours is better" in told, "ours is worse" in told) == (
            words == "ours is better",
            words == "ours is worse",
        ), row


def test_each_certificate_can_be_downloaded_and_checked(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    shipped = {file.stem: file.read_text(encoding="ascii") for file in CERTIFICATES.glob("*.txt")}
    assert sorted(re.findall(r'data-about="([^"]*)"', page)) == sorted(shipped)
    for name, text in shipped.items():
        assert f' href="certificates/{name}.txt" download' in page
        assert (folder / "certificates" / f"{name}.txt").read_text(encoding="ascii") == text
        program = text.split()[3]  # "# Made by certificates.py 4 6 0 0 5625"
        assert f' href="{program}" download' in page
        assert (folder / program).stat().st_size


def test_a_line_leads_to_the_certificate_of_what_it_says(folder: Path, rows: list[Row]) -> None:
    links = [(row, link[1:]) for row in rows for link in row.links if link.startswith("#")]
    assert {("4x6", "mastermind-4x6"), ("4x9", "mastermind-4x9")} <= {
        (row.board, name) for row, name in links
    }
    for row, name in links:
        text = (folder / "certificates" / f"{name}.txt").read_text(encoding="ascii")
        head = next(line for line in text.splitlines() if not line.startswith("#"))
        game = row.game.replace("small", "mastermind")
        total = row.cells[{"mastermind": 3, "small": 5, "chessguess": 2}[row.game]]
        if at_least := re.search(r"at least ([\d,]+)", " ".join(row.cells)):
            assert number(at_least[1]) < number(total)
            total = at_least[1]
        assert f"{name}-".startswith(f"{game}-{row.board}-")
        assert head.endswith(f" {number(total.partition(' ')[0])}")


def test_what_is_called_proven_has_a_certificate(rows: list[Row]) -> None:
    for row in rows:
        if row.game != "small":
            standing, checked = row.cells[5:7] if row.game == "chessguess" else row.cells[6:8]
            has_certificate = standing == "proven" or "at least" in standing
            assert has_certificate == ("certificate" in checked), row
            assert ("replay" in checked) == ("-book.json" not in row.links[0]), row


@pytest.mark.parametrize(
    ("strategy", "told"),
    [
        ("optimal play", "5,625, K. Koyama"),
        ("smallest worst case", "5,626, K. Koyama"),
        ("most parts (Kooi)", "5,668, B. Kooi"),
        ("expected size (Irving)", "5,696, S. Gür"),
        ("entropy (Neuwirth)", "5,722, S. Gür"),
        ("minimax (Knuth)", "5,801, D. E. Knuth"),
        ("first consistent guess", "7,471, S. Gür"),
    ],
)
def test_a_total_has_the_name_of_who_published_it(
    rows: list[Row], strategy: str, told: str
) -> None:
    [row] = [row for row in rows if row.board == "4x6" and row.cells[1] == strategy]
    assert row.cells[-2].startswith(told)


def test_what_those_reached_who_proposed_a_rule_is_told_apart(folder: Path) -> None:
    page = " ".join((folder / "index.html").read_text(encoding="utf-8").split())
    for told in (" reached 5,664 himself", "1982) 5,658,", "Shapiro (SIGART Newsletter 85, 1983)"):
        assert told in page


def least_total(secrets: list[str], guesses: list[str], reply: Callable[[str, str], str]) -> int:
    """The least guesses for all secrets, by trying every guess."""
    replies = {(secret, guess): reply(secret, guess) for secret in secrets for guess in guesses}

    @cache
    def least(left: frozenset[str]) -> int:
        """The same for what is left."""
        if len(left) <= 2:
            return 2 * len(left) - 1
        best = sum(range(1, len(left) + 1))
        for guess in guesses:
            classes: dict[str, set[str]] = {}
            for secret in left - {guess}:
                classes.setdefault(replies[secret, guess], set()).add(secret)
            parts = [frozenset(part) for part in classes.values()]
            total = len(left) + sum(2 * len(part) - 1 for part in parts)
            if frozenset(left) in parts:
                continue
            for part in sorted(parts, key=len):
                if total >= best:
                    break
                total += least(part) - (2 * len(part) - 1)
            best = min(best, total)
        return best

    return least(frozenset(secrets))


@pytest.mark.parametrize("board", ["2x6n", "2x7n", "2x6", "3x4"])
def test_the_optimum_of_a_small_board_is_that_of_a_plain_search(
    rows: list[Row], board: str
) -> None:
    [row] = [row for row in rows if row.game == "small" and row.board == board]
    optimum = number(row.cells[5].partition(" / ")[0])
    assert optimum == least_total(codes(board), codes(board), score)


def test_what_is_proven_of_chessguess_is_that_of_a_plain_search(rows: list[Row]) -> None:
    lines = [row for row in rows if row.game == "chessguess"]
    proven = [row for row in lines if row.cells[5] == "proven"]
    assert [row.board for row in proven] == ["0", "1", "2", "3", "4"]
    pieces = sorted({*SET}, key=SET.index)
    for row in proven[:3]:  # of more pieces it takes too long
        named = [
            " ".join(some)
            for size in range(int(row.board) + 1)
            for some in itertools.combinations_with_replacement(pieces, size)
        ]
        assert number(row.cells[2]) == least_total(sets(row.board), named, answer)
