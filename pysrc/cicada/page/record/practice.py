"""Mistakes as puzzles: find the best guess here. Each comes again, later each time it is solved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import import_module

from cicada.errors import InputError
from cicada.game import position_after, puzzle_and_moves
from cicada.games import GAMES
from cicada.guessing.practice import Practice as GamePractice
from cicada.guessing.practice import open_link
from cicada.i18n.sentence import Sentence
from cicada.page.record.contract import Answered, Due, Kept, Practice, Puzzle, PuzzleRow
from cicada.page.record.kept import LAST_BOX
from cicada.page.result_code import EVIL, replayed

DAYS = (1, 1, 3, 7, 16, 35)
"""By box (Leitner, So lernt man lernen, 1972): days until a puzzle comes again."""

MIN_LOSS = 0.05
"""A guess that lost less, in guesses, is no mistake worth a puzzle."""
MAX_MISTAKES = 30
SEEDED = 20
"""The set that everybody has."""
RIGHT = 1e-9


@lru_cache(maxsize=4)
def practice_of(game: str) -> GamePractice | None:
    """What a game says to the puzzles, if it proves guesses."""
    module = GAMES[game].practice if game in GAMES else ""
    found: GamePractice | None = import_module(module).PRACTICE if module else None
    return found


def mistakes(games: Iterable[Kept]) -> list[Puzzle]:
    """The guesses that lost most, the worst first, each a puzzle of its own."""
    worst = sorted(
        (
            (loss, kept.code, row)
            for kept in games
            if kept.guesses and kept.code and practice_of(kept.game) and not kept.id.endswith(EVIL)
            for row, loss in enumerate(kept.losses or ())
            if row and loss is not None and loss >= MIN_LOSS
        ),
        reverse=True,
    )
    found: dict[str, Puzzle] = {}
    for loss, code, row in worst:
        puzzle = _mistake(code, row, loss)
        if puzzle:
            found.setdefault(puzzle.link, puzzle)
        if len(found) == MAX_MISTAKES:
            break
    return [*found.values()]


def _mistake(code: str, row: int, loss: float) -> Puzzle | None:
    """The position before a guess of a game; None where that makes no puzzle."""
    try:
        game, puzzle, moves, _, _ = replayed(code)
        position = position_after(game, puzzle, moves[:row])
    except InputError:
        return None
    practice = practice_of(game.name)
    if row >= len(moves) or practice is None or not practice.is_fit(position):
        return None
    found = puzzle_at(game.name, open_link(position))
    return found and found.replace(yours=moves[row], lost=loss)


def puzzle_at(game: str, link: str) -> Puzzle | None:
    """The puzzle of a position, by the link of an open game; None where it makes none."""
    practice = practice_of(game)
    try:
        puzzle, moves = puzzle_and_moves(GAMES[game], link)
        position = position_after(GAMES[game], puzzle, moves)
    except InputError:
        return None
    if practice is None or position.status != "playing" or not practice.is_fit(position):
        return None
    return Puzzle(
        game=game,
        board=puzzle.partition(":")[0],
        link=link,
        rows=[
            PuzzleRow(guess=position.text(row.guess), answer=list(position.numbers(row)))
            for row in position.rows
        ],
        left=position.secrets.size,
        box=0,
        yours="",
        lost=None,
    )


def proven(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle; a mistake with what it is proven to have lost, None where that makes it none."""
    practice = practice_of(puzzle.game)
    if practice is None or puzzle.lost is None:
        return puzzle
    start, moves = puzzle_and_moves(GAMES[puzzle.game], puzzle.link)
    position = position_after(GAMES[puzzle.game], start, moves)
    judged = practice.judge(position, puzzle.yours)
    if judged is None or judged.needs - judged.best_needs < MIN_LOSS:
        return None
    return puzzle.replace(lost=judged.needs - judged.best_needs)


def seeded() -> Iterator[Puzzle]:
    """The set that everybody has, the games in turn."""
    for number in range(SEEDED):
        for game in GAMES:
            practice = practice_of(game)
            puzzle = practice and puzzle_at(game, practice.seeded(number))
            if puzzle:
                yield puzzle


def due(games: list[Kept], dues: list[Due], day: int) -> Practice:
    """The puzzle for now: what was solved before and is due, then new ones, own mistakes first."""
    own = mistakes(games)
    known = {each.link: each for each in dues}
    waiting = [known[puzzle.link].due for puzzle in own if puzzle.link in known]
    ready = [puzzle for puzzle in own if known.get(puzzle.link, _NEW).due <= day]
    for puzzle in seeded():
        seen = known.get(puzzle.link)
        if seen is None or seen.due <= day:
            ready.append(puzzle)
            break  # each takes a proof to make; one is enough to go on with
        waiting.append(seen.due)
    ready.sort(key=lambda puzzle: puzzle.link not in known)
    later = [each for each in waiting if each > day]
    chosen = next(filter(None, map(proven, ready)), None)
    if chosen and chosen.link in known:
        chosen = chosen.replace(box=known[chosen.link].box)
    return Practice(puzzle=chosen, next=min(later, default=None))


_NEW = Due(link="", box=0, due=0)


def answer(game: str, link: str, guess: str, box: int, day: int) -> Answered:
    """What a guess at a puzzle is worth, and when the puzzle comes again."""
    practice = practice_of(game)
    if practice is None or puzzle_at(game, link) is None:
        raise InputError("This is no puzzle; take another one.")
    puzzle, moves = puzzle_and_moves(GAMES[game], link)
    judged = practice.judge(position_after(GAMES[game], puzzle, moves), guess)
    if judged is None:
        raise InputError("Python cannot prove this one in time; take another one.")
    loss = judged.needs - judged.best_needs
    right = loss < RIGHT
    after = min(box + 1, LAST_BOX) if right else 0
    sentence = (
        Sentence(
            "Right: it needs {needs:.2f} guesses on average from here, and no guess needs fewer.",
            needs=judged.needs,
        )
        if right
        else Sentence(
            "It needs {needs:.2f} guesses on average from here; the best guess needs {best:.2f}.",
            needs=judged.needs,
            best=judged.best_needs,
        )
    )
    return Answered(
        right=right,
        loss=max(0.0, loss),
        needs=judged.needs,
        best=judged.best,
        best_needs=judged.best_needs,
        sentence=sentence,
        box=after,
        due=day + DAYS[after],
    )
