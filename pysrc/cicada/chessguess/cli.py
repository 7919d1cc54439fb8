"""The command line of ChessGuess: the driver, and the evaluation of the guesser."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from cicada.chessguess.evaluate import evaluate, sample_targets
from cicada.chessguess.feedback import feedback
from cicada.chessguess.guesser import initial_guess, next_guess
from cicada.chessguess.pieces import (
    Counts,
    check_size,
    check_target,
    counts_of,
    parse,
    pieces_of,
)
from cicada.cli.command import add_command
from cicada.cli.files import read_text
from cicada.errors import InputError


def add_commands(subparsers: Any) -> None:
    """Add `chessguess SIZE PIECE...` and `chessguess evaluate SIZE ...` to the command line."""
    parser = add_command(
        subparsers,
        "chessguess",
        "let the guesser find a hidden set of chess pieces, or evaluate it",
        "cicada chessguess 5 BK WQ WN",
        "A piece is its colour, B or W, and its kind: K, Q, R, B, N or P.",
        usage="cicada chessguess SIZE PIECE...\n"
        "       cicada chessguess evaluate SIZE [--sample N --seed S] [--json]\n"
        "       cicada chessguess evaluate SIZE --targets FILE [--json]",
    )
    parser.add_argument(
        "size", metavar="SIZE|evaluate", help="the most pieces a target may have, 0 to 32"
    )
    parser.add_argument("pieces", metavar="PIECE", nargs="*", help="the target, such as BK WQ WN")
    parser.add_argument("--sample", metavar="N", type=int, help="play N targets drawn at random")
    parser.add_argument("--seed", metavar="S", help="the text that the sample follows from")
    parser.add_argument("--targets", metavar="FILE", help="play the targets of a file, one a line")
    parser.add_argument("--json", action="store_true", help="print the evaluation as JSON")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if options.size == "evaluate":
        return _evaluate(options)
    if options.sample is not None or options.seed is not None or options.targets or options.json:
        raise InputError("These options belong to chessguess evaluate; leave them out here.")
    size = _size(options.size)
    for line in driver(size, check_target(counts_of(options.pieces), size)):
        print(line, flush=True)
    return 0


def driver(size: int, target: Counts) -> Iterator[str]:
    """The lines that the guesser's game against this target prints."""
    turn = initial_guess(size)
    number = 1
    while True:
        guess, _ = turn
        answer = feedback(target, guess)
        yield f"Your guess {number}:  {json.dumps(pieces_of(guess), separators=(',', ':'))}"
        yield f"My answer:    ({answer.pieces},{answer.kinds},{answer.colours})"
        if guess == target:
            yield f"You got it in {number} {'guess' if number == 1 else 'guesses'}!"
            return
        turn = next_guess(turn, answer)
        number += 1


def _evaluate(options: argparse.Namespace) -> int:
    if len(options.pieces) != 1:
        raise InputError("Give chessguess evaluate one size, such as: chessguess evaluate 5.")
    size = _size(options.pieces[0])
    if options.targets and options.sample is not None:
        raise InputError("Give either --sample or --targets, not both.")
    targets = None
    if options.targets:
        targets = _read_targets(options.targets, size)
    elif options.sample is not None:
        targets = sample_targets(size, options.sample, options.seed or "")
    elif options.seed is not None:
        raise InputError("--seed goes with --sample; give the number of targets to draw.")
    evaluation = evaluate(size, targets)
    if options.json:
        print(json.dumps(evaluation.as_json()))
    else:
        for key, value in evaluation.as_json().items():
            print(f"{key:22}{round(value, 4) if isinstance(value, float) else value}")
    return 0


def _size(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise InputError(f'Give the size as a number from 0 to 32, not "{text}".')
    return check_size(int(text))


def _read_targets(path: str, size: int) -> list[Counts]:
    targets = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        try:
            targets.append(check_target(parse(line), size))
        except InputError as error:
            raise InputError(f"Line {number} of {path}: {error.sentence}") from None
    return targets
