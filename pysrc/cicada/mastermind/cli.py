"""`cicada mastermind …` on the command line."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from cicada.cli.command import add_command
from cicada.cli.progress_bar import progress_bar
from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import start
from cicada.errors import InputError
from cicada.mastermind.board import MAX_COLOURS, MAX_PEGS, Board, Code, Move
from cicada.mastermind.codes import codes_of, node_of
from cicada.mastermind.contract import BEST
from cicada.mastermind.position import GameState, Puzzle
from cicada.mastermind.review import review
from cicada.mastermind.rules import get_move
from cicada.mastermind.strategies import PROVING, best_for, strategy
from cicada.mastermind.text import parse_code, parse_colours, parse_move, print_code, print_move
from cicada.mastermind.words import STRATEGIES
from cicada.options import NoOptions


def add_commands(games: Any) -> None:
    """Add the game's commands to the subparsers of the command line."""
    mastermind = add_command(
        games,
        "mastermind",
        "score, play, find and judge codes of Mastermind",
        "cicada mastermind next 1122:1,0 1344:0,2",
        "A code is written in digits, one for each peg; A, B and C are colours ten to twelve. An "
        "answer is BLACK,WHITE: pegs in the right place, and further ones of a right colour.",
    )
    commands = mastermind.add_subparsers(metavar="COMMAND", required=True)

    score = add_command(
        commands,
        "score",
        "print the answer that a code gives to a guess",
        "cicada mastermind score 3456 1122",
    )
    score.add_argument("code", metavar="CODE", help="the hidden code, such as 3456")
    score.add_argument("guess", metavar="GUESS", help="as many pegs, such as 1122")
    score.add_argument(
        "--colours",
        type=int,
        metavar="N",
        default=MAX_COLOURS,
        help=f"so many colours there are, up to {MAX_COLOURS} (the default)",
    )
    score.set_defaults(run=_score)

    play = add_command(
        commands,
        "play",
        "print the game of a strategy against a secret",
        "cicada mastermind play 3456 --strategy minimax",
    )
    play.add_argument("secret", metavar="SECRET", help="the code to be found, such as 3456")
    _add_board(play, pegs=False)
    play.add_argument("--json", action="store_true", help="print a JSON list of the moves")
    play.set_defaults(run=_play)

    following = add_command(
        commands,
        "next",
        "print a good next guess in a game played elsewhere",
        "cicada mastermind next 1122:1,0 1344:0,2",
    )
    following.add_argument(
        "move",
        nargs="*",
        metavar="GUESS:BLACK,WHITE",
        help="the guesses so far with their answers, such as 1122:1,0; none for a first guess",
    )
    _add_board(following)
    following.set_defaults(run=_next)

    evaluation = add_command(
        commands,
        "evaluate",
        "play a strategy against every secret and print how good it is",
        "cicada mastermind evaluate --strategy optimal",
    )
    _add_board(evaluation)
    evaluation.add_argument("--json", action="store_true", help="print the figures as JSON")
    evaluation.set_defaults(run=_evaluate)

    review = add_command(
        commands,
        "review",
        "print what each guess of a game was worth, beside the best one there",
        "cicada mastermind review 1122:1,0 1344:0,2",
    )
    review.add_argument(
        "move",
        nargs="+",
        metavar="GUESS:BLACK,WHITE",
        help="the guesses of the game with their answers, such as 1122:1,0",
    )
    _add_board(review, strategy=False)
    review.add_argument("--json", action="store_true", help="print all figures as JSON")
    review.set_defaults(run=_review)


def _add_board(parser: argparse.ArgumentParser, pegs: bool = True, strategy: bool = True) -> None:
    if pegs:
        parser.add_argument(
            "--pegs", type=int, metavar="N", default=4, help=f"1 to {MAX_PEGS}, 4 unless told"
        )
    parser.add_argument(
        "--colours", type=int, metavar="N", default=6, help=f"2 to {MAX_COLOURS}, 6 unless told"
    )
    parser.add_argument(
        "--no-repeats",
        dest="repeats",
        action="store_false",
        help="a code has each colour once at most, as in Bulls and Cows",
    )
    if strategy:
        parser.add_argument(
            "--strategy",
            metavar="NAME",
            default=BEST,
            help=f"{', '.join(STRATEGIES)}; the best known for the board unless told",
        )


def _score(options: argparse.Namespace) -> int:
    if not 1 <= options.colours <= MAX_COLOURS:
        raise InputError(f"Choose 1 to {MAX_COLOURS} colours.")
    code, guess = (parse_colours(text, options.colours) for text in (options.code, options.guess))
    if len(code) != len(guess):
        raise InputError("Write a code and a guess with the same number of pegs.")
    move = get_move(code, guess)
    print(f"{move.black},{move.white}")
    return 0


def _play(options: argparse.Namespace) -> int:
    board = Board(_pegs(options.secret), options.colours, options.repeats)
    moves = _game(board, parse_code(options.secret, board), options.strategy)
    if options.json:
        print(json.dumps([print_move(move) for move in moves]))
    else:
        for move in moves:
            print(print_move(move))
    return 0


def _game(board: Board, secret: Code, strategy_name: str) -> list[Move]:
    choose = strategy(strategy_name or best_for(board), board, PROVING)
    moves: list[Move] = []
    while not moves or moves[-1].guess != secret:
        choice = choose(node_of(board, tuple(moves)))
        moves.append(get_move(secret, board.code(choice.guess)))
    return moves


def _next(options: argparse.Namespace) -> int:
    board = Board(options.pegs, options.colours, options.repeats)
    moves = tuple(parse_move(text, board) for text in options.move)
    node = node_of(board, moves)
    if not node.secrets.size:
        raise InputError("No code fits all these answers; check them.")
    choice = strategy(options.strategy or best_for(board), board, PROVING)(node)
    print(print_code(board.code(choice.guess)))
    return 0


def _evaluate(options: argparse.Namespace) -> int:
    board = Board(options.pegs, options.colours, options.repeats)
    play = strategy(options.strategy or best_for(board), board)
    begin = perf_counter()
    result = evaluate(play, start(codes_of(board)), progress_bar(board.count))
    figures = {
        "secrets": result.secrets,
        "total": result.total,
        "average": result.average,
        "max": result.most,
        "histogram": result.histogram,
        "seconds": perf_counter() - begin,
    }
    if options.json:
        print(json.dumps(figures))
        return 0
    print(f"{result.secrets} secrets, {result.total} guesses, {result.average:.4f} on average")
    for guesses, count in enumerate(result.histogram):
        if count:
            print(f"{guesses:3} guesses: {count}")
    print(f"{figures['seconds']:.2f} s")
    return 0


def _review(options: argparse.Namespace) -> int:
    board = Board(options.pegs, options.colours, options.repeats)
    moves = tuple(parse_move(text, board) for text in options.move)
    result = review(GameState(Puzzle(board), moves), NoOptions(), lambda _: None)
    if options.json:
        print(json.dumps(result))
        return 0
    print("guess     answer   before     left  expected  best      costs     luck")
    for row in result.rows:
        black, white = row.answer
        figures = ("unknown" if each is None else f"{each:+.3f}" for each in (row.loss, row.luck))
        print(
            f"{row.guess:9} {black},{white:<5} {row.before:8} {row.left:8} "
            f"{row.expected:9.1f}  {row.best.guess:9} {'   '.join(figures)}"
        )
        if row.contradicts is not None:
            contradicted = row.contradicts + 1
            print(f"{'':9} could not be the secret, by the answer to guess {contradicted}")
    return 0


def _pegs(code: str) -> int:
    return len(code.strip())
