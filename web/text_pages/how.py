"""The figures and the pictures of the pages that explain how it works.

Every figure in their texts is computed here or in `proof`. Nothing is in a language yet: texts and
numbers are those of `cicada.i18n.sentence`, and `translate` puts them and the pictures into one.
"""

from __future__ import annotations

from math import log2
from typing import Any, NamedTuple

from markupsafe import Markup

from cicada.deduction.metric import LARGEST
from cicada.deduction.node import Node, start
from cicada.deduction.strategy import Strategy, by_metric
from cicada.deduction.tree import build, by_tree
from cicada.i18n.sentence import Joined, Sentence, Text, number
from cicada.mastermind.codes import codes_of
from cicada.mastermind.notebook.drawing import LIGHT
from cicada.mastermind.strategies import strategy
from cicada.notebook.drawing import tag
from cicada.page.how import contract
from cicada.page.how.handlers import CLASSIC, TINY, five_guesses, information, integers
from cicada.shot.board import HEIGHT, WIDTH, Board, balls, cell_name
from cicada.shot.deadlock import separated_areas
from cicada.shot.enumeration import count
from cicada.shot.generator import generate
from cicada.shot.proof import dividing_line
from cicada.shot.rules import STEPS, Shot, rolls, shoot, shots_to
from cicada.shot.solver import solve
from cicada.shot.text import format_id, parse_id
from cicada.shot.words import never_meet, shot_name
from web.text_pages import records
from web.text_pages.figures import Figure, fixed, whole
from web.text_pages.language import Language
from web.text_pages.proof import proof


class Page(NamedTuple):
    """One of the pages, in their order."""

    name: str
    title: str
    summary: str


PAGES = (
    Page(
        "bit",
        Sentence("A bit of information"),
        Sentence(
            "What an answer tells can be counted, and good guesses are those that ask for most."
        ),
    ),
    Page(
        "five-guesses",
        Sentence("Why five guesses are enough"),
        Sentence(
            "Knuth’s rule looks at the worst answer of every guess, and finds each of 1,296 codes."
        ),
    ),
    Page(
        "integers",
        Sentence("Counting with large integers"),
        Sentence("A set of codes as one whole number: how Python answers for all codes at once."),
    ),
    Page(
        "proof",
        Sentence("A proof that no play is better"),
        Sentence(
            "Three short lines, checked in full with pencil and paper: what a certificate is."
        ),
    ),
    Page(
        "lost-board",
        Sentence("The proof that a Shot board is lost"),
        Sentence("Two groups of balls that can never meet, seen without trying a single shot."),
    ),
    Page(
        "one-solution",
        Sentence("How a puzzle is made with one solution"),
        Sentence("Backwards: undo a shot, and keep the board only if no other shot would win."),
    ),
)


def translate(value: Any, language: Language) -> Any:
    """What a text is given, in a language."""
    match value:
        case Figure() | Field():
            return value.drawn(language)
        case Text():
            return language.translated(value)
        case dict():
            # An answer keeps its fields.
            return type(value)({name: translate(each, language) for name, each in value.items()})
        case list():
            return [translate(each, language) for each in value]
        case _:
            return value


# --- Pictures ---------------------------------------------------------------------------------


def pegs(code: str) -> Markup:
    """The pegs of a code, as on the board."""
    drawn = [
        tag("circle", cx=14 + 30 * i, cy=14, r=12.5, fill=f"var(--peg-{digit})", class_="peg")
        + tag(
            "text",
            digit,
            x=14 + 30 * i,
            y=19,
            class_="on-light" if digit in LIGHT else "on-dark",
        )
        for i, digit in enumerate(code)
    ]
    width = 30 * len(code) - 2
    return Markup(
        tag(
            "svg",
            *drawn,
            viewBox=f"0 0 {width} 28",
            width=width,
            height=28,
            class_="pegs",
            role="img",
            aria_label=" ".join(code),
        )
    )


def _dots(right: int, misplaced: int, total: int = 4) -> list[str]:
    """An answer: discs for right places, rings for wrong ones, dots for the rest, in two rows."""
    kinds = ["place"] * right + ["colour"] * misplaced
    kinds += ["none"] * (total - len(kinds))
    return [
        tag(
            "circle",
            cx=5 + i // 2 * 12,
            cy=5 + i % 2 * 12,
            r=4 if kind != "none" else 1.5,
            class_=kind,
        )
        for i, kind in enumerate(kinds)
    ]


COLUMN, TALLEST = 44, 150


def columns(language: Language, outcomes: list[contract.Told]) -> Markup:
    """What a guess asks: a column for each answer, as tall as the codes that it would leave."""
    most = max(each.left for each in outcomes)
    drawn = []
    for i, each in enumerate(outcomes):
        height = max(2.0, TALLEST * each.left / most)
        drawn += [
            tag(
                "rect",
                x=i * COLUMN + 5,
                y=18 + TALLEST - height,
                width=COLUMN - 10,
                height=height,
                rx=2,
            ),
            tag("text", language.number(each.left), x=(i + 0.5) * COLUMN, y=12 + TALLEST - height),
            tag(
                "g",
                *_dots(*each.answer),
                transform=f"translate({i * COLUMN + 11} {TALLEST + 26})",
            ),
            tag(
                "text",
                language.number(each.bits, 2),
                x=(i + 0.5) * COLUMN,
                y=TALLEST + 66,
                class_="small",
            ),
        ]
    width, height = len(outcomes) * COLUMN, TALLEST + 72
    return Markup(
        tag("svg", *drawn, viewBox=f"0 0 {width} {height}", class_="columns", aria_hidden="true")
    )


CELL = 40


class Field(NamedTuple):
    """A Shot board to draw."""

    board: Board
    shot: Shot | None = None
    proof: bool = False
    label: str = ""

    def drawn(self, language: Language) -> Markup:
        """The field as it is drawn for readers of a language."""
        return field(self._replace(label=language.translated(self.label)))


def field(drawn: Field) -> Markup:
    """A field with its balls; the path of a shot, or the line of the proof that it is lost."""
    board, shot, proof, label = drawn
    parts = [
        tag("circle", cx=(x + 0.5) * CELL, cy=(y + 0.5) * CELL, r=2, class_="dot")
        for y in range(HEIGHT)
        for x in range(WIDTH)
    ]
    groups: list[Board] = []
    if proof:
        areas = separated_areas(board)
        groups = [board & area for area in areas]
        path = "".join(
            f"M{x * CELL},{y * CELL}L{to_x * CELL},{to_y * CELL}"
            for x, y, to_x, to_y in dividing_line(areas)
        )
        parts.append(tag("path", d=path, class_="divide"))
    for x, y in balls(board):
        group = next((i for i, each in enumerate(groups) if (x, y) in set(balls(each))), None)
        at = {"cx": (x + 0.5) * CELL, "cy": (y + 0.5) * CELL}
        if group is not None:
            parts.append(tag("circle", **at, r=18.5, class_=f"group-{group}"))
        parts.append(tag("circle", **at, r=14.5, class_="ball"))
    if shot:
        parts += _arrow(board, shot)
    return Markup(
        tag(
            "svg",
            *parts,
            viewBox=f"0 0 {WIDTH * CELL} {HEIGHT * CELL}",
            class_="field",
            role="img",
            aria_label=label,
        )
    )


def _arrow(board: Board, shot: Shot) -> list[str]:
    dx, dy = STEPS[shot.direction]
    first, struck = rolls(board, shot)[:2]
    x, y = ((c + 0.5) * CELL for c in (shot.x, shot.y))
    stop_x = shot.x if first.to_x is None else first.to_x
    stop_y = shot.y if first.to_y is None else first.to_y
    to_x, to_y = (stop_x + 0.5) * CELL + 8 * dx, (stop_y + 0.5) * CELL + 8 * dy
    back_x, back_y = to_x - 8 * dx, to_y - 8 * dy
    head = (
        f"M{back_x + 7 * dy:g},{back_y + 7 * dx:g}L{to_x:g},{to_y:g}"
        f"L{back_x - 7 * dy:g},{back_y - 7 * dx:g}"
    )
    line = f"M{x + 18 * dx:g},{y + 18 * dy:g}L{to_x:g},{to_y:g}"
    ring = {"cx": (struck.x + 0.5) * CELL, "cy": (struck.y + 0.5) * CELL}
    return [
        tag("path", d=line + head, class_="arrow"),
        tag("circle", **ring, r=18, class_="struck"),
    ]


# --- Figures, page by page --------------------------------------------------------------------


def bit() -> dict[str, Any]:
    """A bit of information."""
    asked = {
        guess: information(contract.InformationOptions(guess)) for guess in ("1122", "1111", "1234")
    }
    outcomes = asked["1122"].outcomes
    nothing = next(each for each in outcomes if each.answer == [0, 0])
    optimal = records.histogram(
        records.of_codes(start(codes_of(CLASSIC)), strategy("optimal", CLASSIC))
    )
    return {
        "codes": whole("codes", CLASSIC.count),
        "needed": fixed("needed", log2(CLASSIC.count), 2),
        "outcomes": outcomes,
        "answers": whole("answers of 1122", len(outcomes)),
        "nothing": whole("left by nothing", nothing.left),
        "nothing_bits": fixed("bits of nothing", nothing.bits, 2),
        "bits": {guess: fixed(f"bits of {guess}", each.bits, 2) for guess, each in asked.items()},
        "average": fixed("average of optimal play", optimal.average, 2),
    }


def most_left(node: Node, choose: Strategy, depth: int, found: dict[int, int]) -> None:
    """Write down the most codes that are left after each guess of a strategy."""
    for mask in node.classes(guess := choose(node).guess).values():
        found[depth] = max(found.get(depth, 0), mask.bit_count())
        after = node.after(guess, mask)
        if after.secrets.size > 1:
            most_left(after, choose, depth + 1, found)


def knuth() -> dict[str, Any]:
    """Why five guesses are enough."""
    root = start(codes_of(CLASSIC))
    choose = by_tree(build(by_metric(LARGEST), root), by_metric(LARGEST))
    played = records.histogram(records.of_codes(root, choose))
    within_five = records.histogram(records.of_codes(root, strategy("optimal-worst-case", CLASSIC)))
    left: dict[int, int] = {}
    most_left(root, choose, 1, left)
    guesses = ("1111", "1112", "1122", "1123", "1234")
    worst = {
        guess: max(each.left for each in information(contract.InformationOptions(guess)).outcomes)
        for guess in guesses
    }
    return {
        "codes": whole("codes", CLASSIC.count),
        "first": [
            {"guess": guess, "worst": whole(f"worst of {guess}", worst[guess])} for guess in guesses
        ],
        "least_worst": whole("worst of 1122", worst["1122"]),
        "steps": [
            {
                "guess": n,
                "left": whole(f"most left after {n}", left.get(n, 0)),
                "found": whole(f"found with {n}", found),
            }
            for n, found in enumerate(played.histogram)
            if n
        ],
        "total": whole("total", played.total),
        "average": fixed("average", played.average, 3),
        "four": whole("most within four", sum(13**n for n in range(4))),
        "within_five": whole("optimal within five", within_five.total),
        "within_five_average": fixed("optimal within five, average", within_five.average, 3),
        "example": five_guesses(contract.FiveGuessesOptions("3456")),
    }


def large_integers() -> dict[str, Any]:
    """Counting with large integers."""
    sets = integers(contract.IntegersOptions("12"))
    return {
        "codes": sets.codes,
        "masks": sets.masks,
        "tiny": whole("codes of the small board", TINY.count),
        "classic": whole("codes", CLASSIC.count),
        "number": {
            mask.expression: whole(f"number of {mask.expression}", mask.number)
            for mask in sets.masks
        },
        "count": {
            mask.expression: whole(f"count of {mask.expression}", mask.count) for mask in sets.masks
        },
    }


ALONE = "o1o/7/7/7/7/7/7/7/5o"
GROUPS = "1o//o1o/3o/1o/4o1o//4o1o/4o1o"


def lost() -> dict[str, Any]:
    """The proof that a Shot board is lost."""
    alone, groups = parse_id(ALONE), parse_id(GROUPS)
    for board in (alone, groups):
        assert solve(board).solvable is False
        assert separated_areas(board)
    after = positions_after(groups)
    names = [
        Joined(Sentence(" and "), [cell_name(x, y) for x, y in balls(alone & area)])
        for area in separated_areas(alone)
    ]
    return {
        "alone": Field(
            alone,
            proof=True,
            label=Sentence("Balls on {cells}; a line parts them.", cells=Joined(", ", names)),
        ),
        "groups": Field(
            groups,
            proof=True,
            label=never_meet([groups & area for area in separated_areas(groups)]),
        ),
        "groups_id": GROUPS,
        "shots": whole("positions that can follow at once", len([*shots_to(groups)])),
        "positions": whole("positions that can follow", after),
        "positions_again": number(after),
        "balls": whole("balls", groups.bit_count()),
    }


def positions_after(board: Board) -> int:
    """How many different boards can come up in play, this one not counted."""
    seen: set[Board] = set()
    open_boards = [board]
    while open_boards:
        for after in shots_to(open_boards.pop()):
            if after not in seen:
                seen.add(after)
                open_boards.append(after)
    return len(seen)


WORD, BALLS = "class-7b", 5


def one_solution() -> dict[str, Any]:
    """How a puzzle is made with one solution."""
    board = generate(BALLS, WORD)
    shots = solve(board).shots
    steps, after = [], board
    for shot in shots:
        choices = shots_to(after)
        winning = [choice for choice in choices if solve(choice).solvable]
        n = after.bit_count()
        steps.append(
            {
                "balls": n,
                "drawn": Field(
                    after,
                    shot,
                    label=Sentence("{balls} balls: {shot}.", balls=n, shot=shot_name(shot)),
                ),
                "plain_choices": len(choices),
                "choices": whole(f"positions from {n} balls", len(choices)),
                "winning": whole(f"winning from {n} balls", len(winning)),
            }
        )
        after = shoot(after, shot)
    return {
        "word": WORD,
        "balls": BALLS,
        "steps": steps[::-1],
        "id": format_id(board),
        "solutions": whole("solutions", count(board).number),
    }


FIGURES = {
    "bit": bit,
    "five-guesses": knuth,
    "integers": large_integers,
    "proof": proof,
    "lost-board": lost,
    "one-solution": one_solution,
}
"""By page, what its text is given."""
