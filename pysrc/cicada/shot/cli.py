"""The command line of Shot: solve, count, check, rate and generate boards."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import TypeAlias

from cicada.cli.command import add_command
from cicada.cli.files import read_text
from cicada.cli.progress_bar import progress_bar
from cicada.shot.board import Board
from cicada.shot.difficulty import GRADES, chance
from cicada.shot.enumeration import count
from cicada.shot.game import GAME
from cicada.shot.generator import MAX_BALLS, MIN_BALLS
from cicada.shot.plain import MAX_POSITIONS
from cicada.shot.rules import NAMES, Shot, shoot
from cicada.shot.solution_check import checked
from cicada.shot.solver import Verdict, solve
from cicada.shot.text import format_board, format_framed, parse_boards

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_commands(subparsers: Subparsers) -> None:
    """Add `shot` with its own commands.

    Exit status 1 tells that a board is unsolvable, that the work was too much to be sure or, of a
    check, that the board has not exactly one solution.
    """
    parser = add_command(
        subparsers,
        "shot",
        "solve, count, check, rate and generate Shot boards",
        "cicada shot generate --balls 12 --seed monday",
        "A board is drawn in up to nine lines of seven characters: # a ball, a blank or a dot an "
        "empty cell.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, run, help_text in (
        ("solve", _solve, "print a solution"),
        ("count", _count, "print the number of solutions"),
        ("check", _check, "check by a plain search that there is exactly one solution"),
        ("rate", _rate, "print the difficulty in bits and the grade from 1 to 10"),
    ):
        _add_reader(commands, name, run, help_text)
    _add_generate(commands)


def _add_reader(
    commands: Subparsers, name: str, run: Callable[[Board, bool], int], help_text: str
) -> None:
    command = add_command(
        commands,
        name,
        f"for each board, {help_text}",
        f"cicada shot {name} board.txt",
        "Several boards are separated by blank lines; a text of at most nine lines is one board, "
        "whose blank lines are empty rows.",
    )
    command.add_argument(
        "file", nargs="?", metavar="FILE", default="-", help="boards; standard input without it"
    )
    command.add_argument(
        "--json", action="store_true", help="one JSON object a line for each board"
    )
    command.set_defaults(run=lambda options: _for_each_board(options, run))


def _add_generate(commands: Subparsers) -> None:
    command = add_command(
        commands,
        "generate",
        "print a board with exactly one solution",
        "cicada shot generate --balls 12 --seed monday",
    )
    size = command.add_mutually_exclusive_group(required=True)
    size.add_argument(
        "--balls", type=int, metavar="N", help=f"how many balls, {MIN_BALLS} to {MAX_BALLS}"
    )
    size.add_argument("--grade", type=int, metavar="N", help=f"how hard, from 1 (easy) to {GRADES}")
    command.add_argument(
        "--seed", metavar="TEXT", default="", help="any text; the same text gives the same board"
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=_generate)


def _for_each_board(options: argparse.Namespace, run: Callable[[Board, bool], int]) -> int:
    boards = parse_boards(read_text(options.file))
    statuses = []
    for number, board in enumerate(boards, 1):
        if len(boards) > 1 and not options.json:
            print(f"Board {number}:", flush=True)
        statuses.append(run(board, options.json))
    return max(statuses)


def _solve(board: Board, as_json: bool) -> int:
    began = time.perf_counter()
    verdict = solve(board)
    if as_json:
        _print_json(_verdict_json(verdict) | {"seconds": round(time.perf_counter() - began, 4)})
    elif verdict.solvable:
        _print_shots(board, verdict.shots)
    elif verdict.solvable is None:
        print(verdict.reason, file=sys.stderr)
    else:
        print(f"This board is unsolvable: {verdict.reason}", file=sys.stderr)
    return 0 if verdict.solvable else 1


def _verdict_json(verdict: Verdict) -> dict[str, object]:
    return {
        "solvable": verdict.solvable,
        "shots": [(shot.x, shot.y, NAMES[shot.direction]) for shot in verdict.shots],
        "states": verdict.states,
        "reason": verdict.reason,
    }


def _print_shots(board: Board, shots: tuple[Shot, ...]) -> None:
    for shot in shots:
        board = shoot(board, shot)
        print(f"({shot.x},{shot.y})=> {NAMES[shot.direction]}")
        print(format_framed(board))


def _count(board: Board, as_json: bool) -> int:
    found = count(board)
    if as_json:
        _print_json({"count": found.number, "exact": found.exact})
    else:
        print(found.number if found.exact else f"at least {found.number}")
    return 0


def _check(board: Board, as_json: bool) -> int:
    show = progress_bar(MAX_POSITIONS)
    found = checked(board, show)
    show(MAX_POSITIONS)
    if as_json:
        _print_json({"solutions": found.solutions, "positions": found.positions})
    else:
        print(found.sentence)
    return 0 if found.solutions == 1 else 1


def _rate(board: Board, as_json: bool) -> int:
    found = chance(board)
    solvable = None if found is None else found.wins > 0
    rated = found if solvable else None
    if as_json:
        bits, grade = (rated.bits, rated.grade) if rated else (None, None)
        _print_json({"bits": bits, "grade": grade, "solvable": solvable})
    elif rated:
        print(f"{rated.bits:.2f} bits, grade {rated.grade}")
    elif found:
        print("This board is unsolvable, so it has no difficulty.", file=sys.stderr)
    else:
        print("This board has too many positions to be rated.", file=sys.stderr)
    return 0 if rated else 1


def _generate(options: argparse.Namespace) -> int:
    size = "balls" if options.grade is None else "grade"
    board = GAME.make({size: getattr(options, size)}, options.seed).board
    if options.json:
        _print_json({"board": format_board(board).split("\n"), "balls": board.bit_count()})
    else:
        print(format_board(board, empty="."))
    return 0


def _print_json(answer: dict[str, object]) -> None:
    print(json.dumps(answer), flush=True)
