"""What the records page says, and its downloads: all of it played out from the shipped data.

A *line* is one strategy on one board. Where the whole strategy is known, its tree is played out
against every secret, and what that comes to stands in the table. For ChessGuess from size 6 on the
page searches while it plays; there the line is what `pysrc/offline/chessguess_play.py` counted. A
line is proven if a certificate ships (`cicada.certificates`) that no play needs fewer guesses.

Only what others published is written down by hand, each figure with its source (`PUBLISHED`).
"""

from __future__ import annotations

import csv
import io
import json
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from pkgutil import get_data
from typing import Any, NamedTuple

from cicada.certificates.shipped import text_of
from cicada.chessguess.benchmark import benchmark
from cicada.chessguess.book import lines as book_lines
from cicada.chessguess.book import read_guess
from cicada.chessguess.feedback import feedback
from cicada.chessguess.guesser import State, best_guess
from cicada.chessguess.knowledge import Row
from cicada.chessguess.pieces import MAX_SIZE, Counts, pieces_of
from cicada.chessguess.targets import target_at, target_count
from cicada.deduction.evaluation import Evaluation
from cicada.deduction.node import Node, start
from cicada.deduction.strategy import Strategy
from cicada.guessing.strategies import TITLES
from cicada.i18n.sentence import Sentence
from cicada.mastermind.board import parse_board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import strategy
from cicada.mastermind.text import print_code
from cicada.options import NoOptions
from cicada.page.whole_tree.handlers import trees
from web.text_pages.certificates import PROGRAMS, Proof, proof_of, proofs

OFFLINE = Path(__file__).resolve().parents[2] / "pysrc" / "offline"

PROVEN = Sentence("proven")
BEST_KNOWN = Sentence("best known here")
RULE = Sentence("a rule")


@dataclass(frozen=True)
class Step:
    """A guess of a strategy, and by the answer what it guesses next."""

    guess: str
    finds: bool
    """Whether some secret that leads here is the guess itself."""
    then: Mapping[str, Step] = field(default_factory=dict)

    def games(self, before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
        """The guesses of each game; the last of them is the secret."""
        made = (*before, self.guess)
        if self.finds:
            yield made
        for step in self.then.values():
            yield from step.games(made)

    def as_json(self) -> dict[str, object]:
        """The tree as the downloads have it."""
        then = {answer: step.as_json() for answer, step in self.then.items()}
        return {"guess": self.guess, **({"then": then} if then else {})}


class Program(NamedTuple):
    """A program beside this package, its command line and how long it took on one processor."""

    file: str
    arguments: str
    took: str

    @property
    def command(self) -> str:
        """How it is called."""
        return f"{self.file} {self.arguments}".strip()


class Published(NamedTuple):
    """A figure that others have published."""

    source: str
    total: int
    """Guesses over all secrets."""


@dataclass(frozen=True)
class Line:
    """A line of the table."""

    board: str
    """Of Mastermind as links have it; the size of ChessGuess."""
    strategy: str
    secrets: int
    """How many the board has."""
    evaluation: Evaluation
    proof: Proof | None
    """That no play needs fewer guesses; of a best known one, than a smaller number."""
    program: Program
    published: Published | None
    name: str
    """Of the downloads, without an ending."""
    is_rule: bool = False
    """Whether the strategy looks one guess ahead."""
    replayed: bool = True
    """Whether the tests play its whole tree again, by a plain program."""
    picture: str = ""
    """What the page of the whole game calls it, if it draws it."""
    sampled: bool = False
    """Whether only some secrets were played."""

    @property
    def is_proven(self) -> bool:
        """Whether no play needs fewer guesses."""
        return self.proof is not None and self.proof.total == self.evaluation.total

    @property
    def standing(self) -> str:
        """What is known of it."""
        if self.is_rule:
            return RULE
        if self.is_proven:
            return PROVEN
        if self.proof:
            return Sentence("best known here, at least {total:,}", total=int(self.proof.total))
        return BEST_KNOWN

    @property
    def error(self) -> float:
        """The standard error of the average, where it is that of a sample."""
        played = self.evaluation
        squares = sum(n * n * count for n, count in enumerate(played.histogram))
        variance = squares / played.secrets - played.average**2
        return sqrt(variance / played.secrets)

    @property
    def against_published(self) -> str:
        """How the total stands to the published one, in a word."""
        if self.published is None:
            return ""
        ours, theirs = self.evaluation.total, self.published.total
        return "equal" if ours == theirs else "better" if ours < theirs else "worse"


def histogram(step: Step) -> Evaluation:
    """How many secrets a tree finds with how many guesses."""
    counts: dict[int, int] = {}
    for game in step.games():
        counts[len(game)] = counts.get(len(game), 0) + 1
    return Evaluation(tuple(counts.get(n, 0) for n in range(max(counts) + 1)))


def of_codes(node: Node, choose: Strategy) -> Step:
    """The whole tree of a strategy for Mastermind. An answer is `black,white`."""
    board = node.game.board  # type: ignore[attr-defined]
    guess = choose(node).guess
    classes = sorted(node.classes(guess).items())
    left = sum(mask.bit_count() for _, mask in classes)
    return Step(
        print_code(board.code(guess)),
        left < node.secrets.size,
        {
            f"{black},{both - black}": of_codes(node.after(guess, mask), choose)
            for (black, both), mask in classes
        },
    )


def of_pieces(state: State, targets: list[Counts]) -> Step:
    """The whole tree of ChessGuess's guesser for some targets. An answer is its three numbers."""
    guess = targets[0] if len(targets) == 1 else best_guess(state)
    followers: dict[tuple[int, int, int], list[Counts]] = {}
    for target in targets:
        if target != guess:
            followers.setdefault(feedback(target, guess), []).append(target)
    return Step(
        " ".join(pieces_of(guess)),
        guess in targets,
        {
            ",".join(map(str, answer)): of_pieces(
                State(state.size, (*state.rows, Row(guess, feedback(left[0], guess)))), left
            )
            for answer, left in sorted(followers.items())
        },
    )


class Known(NamedTuple):
    """A strategy of Mastermind whose tree can be played out."""

    board: str
    name: str
    program: Program
    published: Published | None = None


def tree_of(known: Known) -> Step:
    """Its tree, as the package plays."""
    board = parse_board(known.board)
    return of_codes(start(codes_of(board)), strategy(known.name, board))


BY_RULE = Program("../cicada/mastermind/strategies.py", "", Sentence("under a second"))


def rules(board: str, published: Mapping[str, Published | None]) -> list[Known]:
    """The strategies that look one guess ahead."""
    return [Known(board, name, BY_RULE, source) for name, source in published.items()]


def busy(minutes: int) -> Sentence:
    """How long a program took that shared its processors."""
    return Sentence("{minutes} minutes beside other work", minutes=minutes)


def searched(board: str, arguments: str, took: str, published: Published | None = None) -> Known:
    """A board that was searched for the best tree that a few minutes find."""
    program = Program("mastermind_best_known.py", arguments, took)
    return Known(board, "best-known", program, published)


def proven(board: str, name: str, arguments: str, took: str, published: Published | None) -> Known:
    """A board that was searched to its end with the bounds of the certificates."""
    return Known(board, name, Program("mastermind_larger.py", arguments, took), published)


GUER = "S. Gür, serkangur.freeservers.com"
"""Totals of the rules as the page states them, by a program that plays them all."""

PROPOSED = {"irving": 5664, "neuwirth": 5658}
"""Totals of play that those who proposed the rules published themselves: D. E. Knuth tells them in
Selected Papers on Fun and Games, 2011, in the addendum to his paper of 1977."""

ARFST23 = Sentence("called optimal by github.com/arfst23/Mastermind, as 4.99780 on average")
VILLE = "G. Ville, An optimal Mastermind (4,7) strategy, arXiv:1305.1010, 2013"

MASTERMIND = [
    Known(
        *("4x6", "optimal"),
        Program("mastermind_tree.py", "4x6 --first-guesses", "3 s"),
        Published("K. Koyama and T. W. Lai, J. Recreational Mathematics 25, 1993", 5625),
    ),
    Known(
        *("4x6", "optimal-worst-case"),
        Program("mastermind_tree.py", "4x6 --most 5", "5 s"),
        Published("K. Koyama and T. W. Lai, 1993", 5626),
    ),
    *rules(
        "4x6",
        {
            "most-parts": Published("B. Kooi, ICGA Journal 28, 2005", 5668),
            "expected-size": Published(GUER, 5696),
            "entropy": Published(GUER, 5722),
            "minimax": Published("D. E. Knuth, J. Recreational Mathematics 9, 1977", 5801),
            "first": Published(GUER, 7471),
        },
    ),
    Known(
        *("4x7", "optimal"),
        Program("mastermind_tree.py", "4x7 --first-guesses", "278 s"),
        Published(VILLE, 11228),
    ),
    Known(
        *("4x10n", "optimal"),
        Program("mastermind_tree.py", "4x10n --first-guesses", "678 s"),
        Published("T. Tanaka, 1996; J. Francis, Strategies for playing MOO, 2010", 26274),
    ),
    *rules("4x10n", dict.fromkeys(("entropy", "expected-size", "most-parts", "minimax"))),
    Known(
        *("5x8", "best-known"),
        Program("mastermind_best_known.py", "5x8", Sentence("23 minutes")),
        Published(Sentence("the best we knew of before; we cannot name its source"), 179_274),
    ),
    proven("4x8", "optimal", "4x8 20475", busy(15), Published(ARFST23, 20_471)),
    searched("4x9", "4x9", Sentence("5 minutes")),
    proven("6x4", "optimal", "6x4 17281", busy(5), None),
    proven("5x5", "optimal", "5x5 13498 --first-guesses", "47 s", None),
    proven("5x5", "optimal-worst-case", "5x5 13531 --most 5", busy(2), None),
    searched("5x6", "5x6", Sentence("2 minutes")),
    searched("5x7", "5x7 --efforts 4", Sentence("9 minutes")),
    searched("5x8n", "5x8n", Sentence("1 minute")),
    searched("5x10n", "5x10n --efforts 2", busy(17)),
]
"""The strategies of Mastermind that the page has, in its order."""

SMALL_BOARDS = Program("lab_totals.py", "", "150 s")

PROVEN_IN = {1: "5 s", 2: "5 s"}
COUNTED_IN = {6: "8 s", 7: "17 s", 8: "36 s", 9: "8 s", 32: "20 s"}
"""For the sizes between the last two it lies between these."""

REACHED_BEFORE = {"size": 6, "total": 35_366}
"""By an earlier search for ChessGuess, whose tree was not kept."""


@cache
def pictures() -> frozenset[str]:
    """The trees that the page of the whole game draws."""
    return frozenset(each.link for each in trees(NoOptions(), lambda _: None).trees)


def drawn(link: str) -> str:
    """The link of a tree, if that can be drawn; else nothing."""
    return link if link in pictures() else ""


def mastermind() -> Iterator[tuple[Line, Step]]:
    """The lines of Mastermind with their trees."""
    for known in MASTERMIND:
        tree = tree_of(known)
        board = parse_board(known.board)
        played = histogram(tree)
        is_rule = known.program == BY_RULE
        proof = None if is_rule else proof_of(f"mastermind-{board}", played.total)
        line = Line(
            known.board,
            TITLES[known.name],
            board.count,
            played,
            proof,
            known.program,
            known.published,
            f"mastermind-{known.board}-{known.name}",
            is_rule=is_rule,
            picture=drawn(f"{known.board}:{known.name}"),
        )
        yield line, tree


WHOLE_TREES = 5
"""Up to this size the book of ChessGuess holds a whole tree."""


def chessguess() -> Iterator[tuple[Line, Step | None]]:
    """The lines of ChessGuess, those of the sizes whose strategy is known as a whole with trees."""
    for size in range(MAX_SIZE + 1):
        tree = None
        if size <= WHOLE_TREES:
            every = [target_at(size, number) for number in range(target_count(size))]
            tree = of_pieces(State(size), every)
        play = benchmark(size)
        played = histogram(tree) if tree else Evaluation(tuple(play.histogram))
        proof = proof_of(f"chessguess-{size}", played.total)
        line = Line(
            str(size),
            play.title,
            target_count(size),
            played,
            proof,
            program_for(size, tree is not None),
            None,
            f"chessguess-{size}" if tree else f"chessguess-{size}-book",
            replayed=tree is not None,
            picture=drawn(f"{size}:optimal") or drawn(f"{size}:best-known"),
            sampled=play.sample,
        )
        yield line, tree


def program_for(size: int, whole: bool) -> Program:
    """What made the tree of a size of ChessGuess, or counted how it is played."""
    if whole:
        return Program("chessguess_book.py", f"tree {size}", PROVEN_IN.get(size, ""))
    return Program("chessguess_play.py", f"{size}", COUNTED_IN.get(size, Sentence("8 to 20 s")))


def tree_json(line: Line, tree: Step) -> str:
    """A tree as JSON, with what it comes to."""
    played = line.evaluation
    return json.dumps(
        {
            "board": line.board,
            "strategy": line.strategy,
            "secrets": line.secrets,
            "total": played.total,
            "average": round(played.average, 6),
            "worst": played.most,
            "histogram": list(played.histogram),
            "tree": tree.as_json(),
        },
        separators=(",", ":"),
    )


def tree_csv(line: Line, tree: Step) -> str:
    """A tree as a table: a line for each secret, with the guesses that find it."""
    worst = line.evaluation.most
    rows = (
        [game[-1], len(game), *game, *[""] * (worst - len(game))] for game in sorted_games(tree)
    )
    return table_csv(["secret", "guesses", *range(1, worst + 1)], rows)


def sorted_games(tree: Step) -> list[tuple[str, ...]]:
    """The games of a tree, by their secrets."""
    return sorted(tree.games(), key=lambda game: game[-1])


def book(size: int) -> list[tuple[str, str]]:
    """The guesses that are looked up: the answers before them, and the pieces."""
    return [
        (
            " ".join(",".join(str(int(digit, 36)) for digit in one) for one in threes(answers)),
            " ".join(pieces_of(read_guess(guess))),
        )
        for answers, guess in book_lines(size).items()
    ]


def threes(digits: str) -> Iterator[str]:
    """The digits, three at a time: an answer each."""
    return (digits[i : i + 3] for i in range(0, len(digits), 3))


def table_csv(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """A table as CSV (RFC 4180)."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()


class Small(NamedTuple):
    """A line of the small boards: totals and worst cases as `total / worst`."""

    board: str
    codes: int
    first: str
    minimax: str
    entropy: str
    optimum: str
    """Empty without a proof."""
    average: str


def small_boards() -> list[Small]:
    """The small boards of Mastermind, as `lab_totals.py` wrote them down, most codes last."""
    data = get_data("cicada.mastermind", "data/lab-totals.txt") or b""
    found = []
    for row in data.decode("ascii").splitlines():
        board, first, minimax, entropy, counts, _ = row.split()
        total = average = ""
        if counts != "-":
            played = Evaluation((0, *map(int, counts.split(","))))
            total, average = f"{played.total:,} / {played.most}", f"{played.average:.4f}"
        codes = parse_board(board).count
        played_by_rule = spaced(first), spaced(minimax), spaced(entropy)
        found.append(Small(board, codes, *played_by_rule, total, average))
    return sorted(found, key=lambda small: small.codes)


def spaced(figures: str) -> str:
    """A total and a worst case as they are shown: `5625/6` is `5,625 / 6`."""
    total, worst = figures.split("/")
    return f"{int(total):,} / {worst}"


def write(folder: Path) -> dict[str, Any]:
    """Write every download to the folder; return what the page shows."""
    shown: dict[str, list[Line]] = {"mastermind": [], "chessguess": []}
    for line, tree in mastermind():
        shown["mastermind"].append(line)
        write_tree(folder, line, tree)
    for line, found in chessguess():
        shown["chessguess"].append(line)
        if found:
            write_tree(folder, line, found)
        else:
            write_book(folder, line)
    small = small_boards()
    text = table_csv(Small._fields, small)
    (folder / "mastermind-small.csv").write_text(text, encoding="ascii")
    programs = {line.program.file for lines in shown.values() for line in lines}
    for program in (*programs, SMALL_BOARDS.file, *PROGRAMS):
        source = OFFLINE / program
        shutil.copyfile(source, folder / source.name)
    (folder / "certificates").mkdir(exist_ok=True)
    for proof in proofs():
        copy = folder / "certificates" / f"{proof.name}.txt"
        copy.write_text(text_of(proof.name), encoding="ascii")
    sampled = [line for line in shown["chessguess"] if line.sampled]
    boards = {f"{game}-{line.board}" for game, lines in shown.items() for line in lines}
    return {
        **shown,
        "small": small,
        "titles": TITLES,
        "small_boards": SMALL_BOARDS,
        "proofs": [proof for proof in proofs() if proof.board in boards],
        "small_proofs": [proof for proof in proofs() if proof.board not in boards],
        "certificate_programs": PROGRAMS,
        "reached_before": REACHED_BEFORE,
        "proposed": PROPOSED,
        "whole_trees": WHOLE_TREES,
        "sampled_from": sampled[0].board,
        "sample": sampled[0].evaluation.secrets,
    }


def write_book(folder: Path, line: Line) -> None:
    """Write the downloads of a size of ChessGuess whose strategy is searched for in play."""
    guesses = book(int(line.board))
    as_json = json.dumps({"size": int(line.board), "guesses": guesses})
    (folder / f"{line.name}.json").write_text(as_json, encoding="ascii")
    as_csv = table_csv(["answers before", "guess"], guesses)
    (folder / f"{line.name}.csv").write_text(as_csv, encoding="ascii")


def write_tree(folder: Path, line: Line, tree: Step) -> None:
    """Write the downloads of one tree."""
    (folder / f"{line.name}.json").write_text(tree_json(line, tree), encoding="ascii")
    (folder / f"{line.name}.csv").write_text(tree_csv(line, tree), encoding="ascii")
