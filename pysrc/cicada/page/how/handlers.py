"""The questions of the pages that explain: options in, answers out (`contract`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import log2
from time import perf_counter

from cicada.deduction.metric import LARGEST
from cicada.deduction.strategy import by_metric
from cicada.game import Report
from cicada.guessing.puzzle import Puzzle
from cicada.guessing.questions import asked
from cicada.i18n.sentence import Plural, Sentence
from cicada.mastermind.board import Board, Move
from cicada.mastermind.codes import node_of
from cicada.mastermind.position import GameState
from cicada.mastermind.rules import get_move
from cicada.mastermind.space import space_of
from cicada.mastermind.text import parse_code, print_code
from cicada.options import NoOptions
from cicada.page.handlers import Handlers
from cicada.page.how import contract

CLASSIC = Board(4, 6)
TINY = Board(2, 3)
"""Small enough that each set of codes can be drawn."""

REPEATS = 20
"""How often each count of a race is done; the quickest time counts."""


def ignored(note: object) -> None:
    """A report that is thrown away."""


def information(options: contract.InformationOptions, _: Report = ignored) -> contract.Information:
    """What a first guess asks, in bits.

    >>> told = information(contract.InformationOptions("1122"))
    >>> told["sentence"]
    '1122 has 13 answers. On average, one tells 2.885 bits of the 10.340 that are missing.'
    """
    code = parse_code(options.guess, CLASSIC)
    outcomes = asked(GameState(Puzzle(CLASSIC), ()), code).outcomes
    told = [
        contract.Told(answer=each.answer, left=each.left, bits=log2(CLASSIC.count / each.left))
        for each in outcomes
    ]
    average = sum(each.left * each.bits for each in told) / CLASSIC.count
    guess = print_code(code)
    return contract.Information(
        guess=guess,
        outcomes=told,
        bits=average,
        sentence=Sentence(
            "{guess} has {count} answers. On average, one tells {average:.3f} bits of the "
            "{missing:.3f} that are missing.",
            guess=guess,
            count=len(told),
            average=average,
            missing=log2(CLASSIC.count),
        ),
    )


def five_guesses(options: contract.FiveGuessesOptions, _: Report = ignored) -> contract.FiveGuesses:
    """How Knuth's rule finds a code (J. Recreational Mathematics 9, 1977).

    >>> [row["left"] for row in five_guesses(contract.FiveGuessesOptions("3456"))["rows"]]
    [256, 40, 4, 1]
    """
    secret = parse_code(options.secret, CLASSIC)
    choose = by_metric(LARGEST)
    moves: tuple[Move, ...] = ()
    rows: list[contract.KnuthRow] = []
    node = node_of(CLASSIC, moves)
    while not moves or moves[-1].guess != secret:
        move = get_move(secret, CLASSIC.code(choose(node).guess))
        moves = (*moves, move)
        before, node = node.secrets.size, node_of(CLASSIC, moves)
        rows.append(
            contract.KnuthRow(
                guess=print_code(move.guess),
                answer=[move.black, move.white],
                before=before,
                left=node.secrets.size,
            )
        )
    sentence = Plural("Found with 1 guess.", "Found with {count} guesses.", len(rows))
    return contract.FiveGuesses(rows=rows, sentence=sentence)


def integers(options: contract.IntegersOptions, _: Report = ignored) -> contract.Integers:
    """The sets of codes that tell how many pegs of a guess are in their place.

    >>> [mask["count"] for mask in integers(contract.IntegersOptions("12"))["masks"]]
    [3, 3, 1, 4, 4]
    """
    guess = parse_code(options.guess, TINY)
    [[first], [second]] = (space_of(TINY).sums([[(peg, guess[peg])]]) for peg in range(2))
    every = (1 << TINY.count) - 1
    one, two = (print_code((colour,)) for colour in guess)
    sets = [
        (Sentence("{colour} in the first place", colour=one), "A", first[0]),
        (Sentence("{colour} in the second place", colour=two), "B", second[0]),
        (Sentence("both right"), "A & B", first[0] & second[0]),
        (Sentence("one right"), "A ^ B", first[0] ^ second[0]),
        (Sentence("none right"), "~(A | B)", every & ~(first[0] | second[0])),
    ]
    masks = [
        contract.Mask(
            name=name,
            expression=expression,
            members=[bool(mask >> number & 1) for number in range(TINY.count)],
            number=mask,
            count=mask.bit_count(),
        )
        for name, expression, mask in sets
    ]
    both, one_right, none = (mask.count for mask in masks[2:])
    return contract.Integers(
        codes=[print_code(TINY.code(number)) for number in range(TINY.count)],
        masks=masks,
        sentence=Sentence(
            "Of the {codes} codes, {both} has both pegs of {guess} in place, {one} have one and "
            "{none} none.",
            codes=TINY.count,
            both=both,
            guess=print_code(guess),
            one=one_right,
            none=none,
        ),
    )


def race(_: NoOptions, __: Report = ignored) -> contract.Race:
    """Count the answers to 1122 over all codes, code by code and by integers."""
    guess = (0, 0, 1, 1)
    node = node_of(CLASSIC, ())

    def by_loop() -> list[int]:
        """Every code is scored."""
        codes = map(CLASSIC.code, range(CLASSIC.count))
        moves = (get_move(code, guess) for code in codes)
        return sorted(Counter((move.black, move.white) for move in moves).values())

    def by_integers() -> list[int]:
        """All codes at once; the node leaves the guess itself out."""
        return sorted([*node.sizes(CLASSIC.number(guess)), 1])

    assert by_loop() == by_integers()
    loop, quick = _milliseconds(by_loop, 3), _milliseconds(by_integers, REPEATS)
    return contract.Race(
        guess=print_code(guess),
        loop=loop,
        integers=quick,
        sentence=Sentence(
            "Code by code: {loop:.2f} ms. With integers: {quick:.3f} ms, {times:.0f} times as "
            "fast, and the same {count} counts.",
            loop=loop,
            quick=quick,
            times=loop / quick,
            count=len(by_loop()),
        ),
    )


def _milliseconds(count: Callable[[], object], repeats: int) -> float:
    """The shortest time of some."""
    times = []
    for _ in range(repeats):
        begin = perf_counter()
        count()
        times.append(perf_counter() - begin)
    return 1000 * max(min(times), 1e-6)


HANDLERS: Handlers = {
    "information": (information, contract.InformationOptions),
    "five-guesses": (five_guesses, contract.FiveGuessesOptions),
    "integers": (integers, contract.IntegersOptions),
    "race": (race, NoOptions),
}
