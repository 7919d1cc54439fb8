"""ChessGuess's page as tests play it, and its rules counted piece by piece beside it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from cicada.chessguess.game import GAME

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SET = Counter({c + k: n for c in "BW" for k, n in zip("KQRBNP", (1, 1, 2, 2, 2, 8), strict=True)})
COLOURS = {"B": "black", "W": "white"}
KINDS = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight", "P": "pawn"}
NUMBERS = ("pieces", "kinds", "colours")

Answer = tuple[int, int, int]


TARGET = "BK WQ BR BR"
GUESSES = ["WK BN BQ WQ", "BK BR WQ", "WR WR WR", TARGET]


def link(size: int, target: str) -> str:
    """The address of a game with this target."""
    puzzle = GAME.make({"size": size, "target": target}, "")
    return f"chessguess/#{GAME.print(puzzle)}"


def answer(target: str, guess: str) -> Answer:
    """The three numbers as the rules have them, counted piece by piece.

    No code is shared with the package: correct pieces are crossed out first, the rest of the guess
    is then matched with the rest of the target, once by kind and once by colour.
    """
    rest = target.split()
    wrong = []
    for piece in guess.split():
        if piece in rest:
            rest.remove(piece)
        else:
            wrong.append(piece)
    numbers = [len(guess.split()) - len(wrong)]
    for place in (1, 0):
        left = [piece[place] for piece in rest]
        count = 0
        for piece in wrong:
            if piece[place] in left:
                left.remove(piece[place])
                count += 1
        numbers.append(count)
    return numbers[0], numbers[1], numbers[2]


def targets(size: int) -> list[str]:
    """All targets of a size."""
    counts = product(*(range(min(limit, size) + 1) for limit in SET.values()))
    return [
        " ".join(Counter(dict(zip(SET, count, strict=True))).elements())
        for count in counts
        if sum(count) <= size
    ]


def left_after(size: int, rows: list[tuple[str, Answer]]) -> int:
    """How many targets fit the rows, none of which found it."""
    return sum(
        all(answer(target, guess) == said and target != guess for guess, said in rows)
        for target in targets(size)
    )


def words(pieces: str) -> str:
    """Pieces as the page says them, in the order in which a set is laid out."""
    counts = Counter(pieces.split())
    names = [
        f"{n} {name(piece)}s" if (n := counts[piece]) > 1 else name(piece)
        for piece in SET
        if counts[piece]
    ]
    return ", ".join(names) or "no pieces"


def name(piece: str) -> str:
    return f"{COLOURS[piece[0]]} {KINDS[piece[1]]}"


def rows(page: Page) -> Locator:
    return page.locator(".rows > li")


def expect_row(page: Page, number: int, guess: str, said: Answer) -> None:
    """The page shows a guess with its answer, in words for those who cannot see it."""
    row = rows(page).nth(number - 1)
    expect(row).to_contain_text(words(guess))
    heard = ", ".join(
        f"{n} {label if n != 1 else label[:-1]}" for n, label in zip(said, NUMBERS, strict=True)
    )
    expect(row.get_by_label(f"Answer {number}: {heard}.")).to_be_visible()


def pick(page: Page, pieces: str) -> None:
    for piece in pieces.split():
        page.get_by_role("button", name=f"Add a {name(piece)}").click()


def press(page: Page, pieces: str) -> None:
    """White pieces are capital letters, black ones small, as FEN has them."""
    for piece in pieces.split():
        page.keyboard.press(f"Shift+{piece[1]}" if piece[0] == "W" else piece[1].lower())


def press_guess(page: Page, number: int, guess: str) -> None:
    press(page, guess)
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(number)


def ready(page: Page, targets_left: str) -> None:
    expect(page.get_by_text(f"{targets_left} possible set").first).to_be_attached()
