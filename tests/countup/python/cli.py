"""The command line of Count up."""

from __future__ import annotations

import argparse
from typing import TypeAlias

from cicada.countup.game import GAME, solution
from cicada.options import NoOptions

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_commands(subparsers: Subparsers) -> None:
    """Add ``countup``."""
    parser = subparsers.add_parser("countup", help="count up to a number in few steps")
    parser.add_argument("puzzle", help="the number, or the id of a puzzle")
    parser.set_defaults(run=_count)


def _count(options: argparse.Namespace) -> int:
    position = GAME.start(GAME.parse(options.puzzle))
    print(*solution(position, NoOptions(), lambda _: None)["moves"])
    return 0
