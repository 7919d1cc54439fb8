"""Whether the skill figure orders players rightly, and whether luck moves it.

300 simulated players of five strengths play 40 games each on 3 pegs and 6 colours, where every
guess is proven in no time: optimal play, optimal play with a slip (any consistent code) at every
tenth and at every second guess, Knuth's minimax, and any consistent code always. `--svg FILE` draws
the picture that the page of the record shows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from cicada.deduction.node import Node, start
from cicada.deduction.search.optimal import OptimalSearch
from cicada.deduction.strategy import by_metric
from cicada.deduction.terms import members
from cicada.guessing.strategies import METRICS
from cicada.mastermind.board import Board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import answers_on
from cicada.page.record.skill import skill
from cicada.seeded import Seeded

BOARD = Board(3, 6)
PLAYERS_OF_EACH = 60
GAMES = 40
ROOT = start(codes_of(BOARD))
SEARCH = OptimalSearch(answers_on(BOARD))
MINIMAX_PLAY = by_metric(METRICS["minimax"])

Key = tuple[tuple[int, ...], tuple[int, ...]]
NODES: dict[Key, Node] = {}


class Game(NamedTuple):
    """What a game comes to: the losses of its guesses, and its luck, in guesses."""

    losses: tuple[float, ...]
    luck: float


def key_of(node: Node) -> Key:
    key = tuple(node.secrets.numbers), node.played
    NODES.setdefault(key, node)
    return key


@cache
def proof(key: Key) -> tuple[int, int]:
    """The least cost and a best guess."""
    found = SEARCH.prove(NODES[key])
    assert found.guess is not None
    return found.cost, found.guess


@cache
def loss(key: Key, guess: int) -> float:
    """What a guess loses, in guesses."""
    node = NODES[key]
    return (SEARCH.cost_of(node, guess) - proof(key)[0]) / node.secrets.size


@cache
def minimax(key: Key) -> int:
    return MINIMAX_PLAY(NODES[key]).guess


def consistent(key: Key, dice: Seeded) -> int:
    return dice.choice(key[0])


def slipping(share: int) -> Callable[[Key, Seeded], int]:
    """Optimal play with a slip at every so many guesses; 0: none."""

    def play(key: Key, dice: Seeded) -> int:
        return consistent(key, dice) if share and not dice.below(share) else proof(key)[1]

    return play


PLAYERS: dict[str, Callable[[Key, Seeded], int]] = {
    "optimal play": slipping(0),
    "minimax (Knuth)": lambda key, _: minimax(key),
    "optimal, 1 slip in 10": slipping(10),
    "optimal, 1 slip in 2": slipping(2),
    "any consistent code": consistent,
}


def play(player: Callable[[Key, Seeded], int], dice: Seeded) -> Game:
    secret = dice.below(BOARD.count)
    node, losses = ROOT, []
    while True:
        key = key_of(node)
        guess = player(key, dice)
        losses.append(loss(key, guess))
        if guess == secret:
            break
        node = node.after(guess, class_of(node, guess, secret))
    fair = proof(key_of(ROOT))[0] / BOARD.count
    return Game(tuple(losses), fair + sum(losses) - len(losses))


def class_of(node: Node, guess: int, secret: int) -> int:
    place = node.secrets.find(secret)
    assert place is not None
    return next(mask for mask in node.classes(guess).values() if place in members(mask))


class Player(NamedTuple):
    """A simulated player after all games."""

    strength: str
    loss: float
    error: float
    average: float
    luck: float


def simulate(strength: str, number: int) -> Player:
    dice = Seeded(f"skill {strength} {number}")
    games = [play(PLAYERS[strength], dice) for _ in range(GAMES)]
    found = skill([game.losses for game in games])
    assert found is not None
    return Player(
        strength,
        found.loss,
        found.error,
        fmean(len(game.losses) for game in games),
        fmean(game.luck for game in games),
    )


def rightly(values: dict[str, list[float]], better: str, worse: str) -> float:
    """How often a figure puts a player of the better strength before one of the worse."""
    pairs = [(a, b) for a in values[better] for b in values[worse]]
    return sum((a < b) + (a == b) / 2 for a, b in pairs) / len(pairs)


WIDTH, ROW, LEFT = 480, 44, 160
PLOT = (WIDTH - LEFT - 28) // 2
DOTS = 'stroke-width="5" stroke-linecap="round" opacity=".6"'
QUIET, ACCENT, PAPER = "#6b6558", "#1f6f5c", "#faf7f0"


def picture(
    order: list[str], losses: dict[str, list[float]], averages: dict[str, list[float]]
) -> str:
    """A dot for each player, by strength: beside each other the loss and the plain average.

    The page writes the words (web/site/record/page.js).
    """
    height = 64 + ROW * len(order)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        '<g font-family="system-ui, sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
    ]
    for panel, (values, colour) in enumerate(((losses, ACCENT), (averages, QUIET))):
        left = LEFT + panel * (PLOT + 20)
        every = [value for name in order for value in values[name]]
        least, most = min(every), max(every)
        for edge, value, anchor in ((left, least, "start"), (left + PLOT, most, "end")):
            parts.append(
                f'<text x="{edge}" y="40" text-anchor="{anchor}" font-size="12" fill="{QUIET}">'
                f"{value:.2f}</text>"
            )
        for row, name in enumerate(order):
            top = 52 + ROW * row
            parts.append(f'<path d="M{left} {top + ROW}h{PLOT}" stroke="#ddd6c8"/>')
            dots = "".join(
                f"M{left + PLOT * (value - least) / (most - least):.0f}"
                f" {top + 8 + number * 17 % PLAYERS_OF_EACH * (ROW - 16) / PLAYERS_OF_EACH:.0f}h0"
                for number, value in enumerate(values[name])
            )
            parts.append(f'<path d="{dots}" stroke="{colour}" {DOTS}/>')
    return "".join([*parts, "</g></svg>\n"])


def main() -> None:
    """Print the tables, and draw them where a file is named."""
    players = [simulate(name, number) for name in PLAYERS for number in range(PLAYERS_OF_EACH)]
    by = {name: [each for each in players if each.strength == name] for name in PLAYERS}
    order = sorted(by, key=lambda name: fmean(each.loss for each in by[name]))
    print(f"{len(players)} players, {GAMES} games each, on {BOARD}\n")
    print(
        f"{'strength':24}{'loss':>8}{'error':>8}{'spread':>8}{'lucky':>8}{'unlucky':>9}{'guesses':>9}"
    )
    for name in order:
        mine = sorted(by[name], key=lambda each: each.luck)
        half = len(mine) // 2
        unlucky, lucky = (fmean(each.loss for each in part) for part in (mine[:half], mine[half:]))
        losses = [each.loss for each in mine]
        print(
            f"{name:24}{fmean(losses):8.4f}{fmean(each.error for each in mine):8.4f}"
            f"{stdev(losses):8.4f}{lucky:8.4f}{unlucky:9.4f}"
            f"{fmean(each.average for each in mine):9.3f}"
        )
    print(
        "\nerror: of one player's figure as it is told; spread: of the figures of all players of a"
        "\nstrength; lucky, unlucky: the figure of their luckier and of their unluckier half\n"
    )
    print("How often a player of the better strength is put first, after 40 games:")
    loss_by = {name: [each.loss for each in by[name]] for name in by}
    average_by = {name: [each.average for each in by[name]] for name in by}
    print(f"{'':50}{'by loss':>9}{'by guesses':>12}")
    for better, worse in pairwise(order):
        pair = f"{better} / {worse}"
        by_loss, by_guesses = (rightly(values, better, worse) for values in (loss_by, average_by))
        print(f"{pair:50}{100 * by_loss:8.0f}%{100 * by_guesses:11.0f}%")
    within = sum(
        abs(each.loss - fmean(loss_by[each.strength])) <= 1.96 * each.error for each in players
    )
    print(f"\nThe interval holds the strength's own figure for {within} of {len(players)} players.")
    if "--svg" in sys.argv:
        path = Path(sys.argv[sys.argv.index("--svg") + 1])
        path.write_text(picture(order, loss_by, average_by), encoding="utf-8")


if __name__ == "__main__":
    main()
