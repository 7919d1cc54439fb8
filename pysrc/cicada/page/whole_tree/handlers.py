"""Request handlers of the page of the whole game: options in, answers out (`contract`)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from cicada.errors import InputError, quoted
from cicada.game import Game, Report, position_after, puzzle_and_moves
from cicada.games import GAMES
from cicada.guessing.position import GameState
from cicada.guessing.puzzle import Puzzle
from cicada.guessing.whole_tree import Strategy, grow
from cicada.i18n.sentence import Sentence
from cicada.links import readings
from cicada.options import NoOptions
from cicada.page.handlers import Handlers
from cicada.page.whole_tree import contract


@cache
def _known() -> dict[str, tuple[str, Strategy]]:
    """The game and the strategy of each tree, by its link."""
    return {
        strategy.link: (name, strategy)
        for name, game in GAMES.items()
        if game.trees
        for strategy in import_module(game.trees).strategies()
    }


def _named(link: str) -> tuple[str, Strategy]:
    """The game and the strategy that a link names."""
    for reading in readings(link):
        for name in (reading, reading.replace(":best-known", ":optimal")):  # proven since
            if name in _known():
                return _known()[name]
    raise InputError(
        "There is no tree {link}; choose one from the list.", "bad-link", link=quoted(link)
    )


def trees(_: NoOptions, __: Report) -> contract.Trees:
    """The trees that can be drawn."""
    return contract.Trees(
        trees=[
            contract.Choice(link=link, game=game, on=each.on, title=each.title)
            for link, (game, each) in _known().items()
        ]
    )


def draw(options: contract.DrawOptions, report: Report) -> contract.Tree:
    """A strategy's tree; how far it is goes to `report`."""
    game, strategy = _named(options.tree)
    opened = f"{strategy.board}:open"
    secrets = GAMES[game].parse(opened).board.count

    def progress(found: int) -> None:
        """Tell how many secrets have been found."""
        note = contract.Progress(found=found, secrets=secrets)
        report(note)

    tree = grow(strategy.play(), progress)
    needed = tree.needed
    return contract.Tree(
        link=strategy.link,
        game=game,
        on=strategy.on,
        title=strategy.title,
        about=strategy.about,
        open=opened,
        secrets=secrets,
        total=needed[0],
        histogram=tree.histogram,
        guesses=[*tree.guesses],
        answers=[*tree.answers],
        parents=[*tree.parents],
        finds=[*tree.finds],
        sizes=[*tree.sizes],
        needed=[*needed],
    )


def game(options: contract.GameOptions, _: Report) -> contract.Game:
    """Where the secrets are that fit the answers of a game; of a game that is over, the one."""
    name, strategy = _named(options.tree)
    puzzle_id, moves = puzzle_and_moves(GAMES[name], options.game)
    position: GameState[Any, Any] = position_after(GAMES[name], puzzle_id, moves)
    board = position.puzzle.board
    if str(board) != strategy.board:
        raise InputError("That game was played on another board; choose a tree of its own board.")
    if not position.secrets.size:
        raise InputError("The answers contradict each other; correct one of them first.")
    fits: dict[int, int] = {}
    for row in range(1, len(position.rows) + 1):
        fits |= dict.fromkeys(position.space(position.rows[:row]).numbers, row)
    return contract.Game(
        moves=[
            f"{position.text(row.guess)}:{','.join(map(str, position.numbers(row)))}"
            for row in position.rows
        ],
        secrets=[position.text(board.code(secret)) for secret in fits],
        fits=[*fits.values()],
        sentence=_sentence(GAMES[name], strategy, position),
    )


def _sentence(game: Game[Any, Any], strategy: Strategy, position: GameState[Any, Any]) -> Sentence:
    left, board = position.secrets.size, position.puzzle.board
    if position.status != "won":
        return Sentence(
            "{left:,} of {count:,} still fit your answers; they are lit.",
            left=left,
            count=board.count,
        )
    own = len(position.rows)
    secret = board.code(position.secrets.numbers[0])
    needs = len(played(game, strategy, type(position)(Puzzle(board, secret))).rows)
    if own == needs:
        return Sentence(
            "What you found with guess {own} is lit; this play finds it with guess {own} too.",
            own=own,
        )
    return Sentence(
        "What you found with guess {own} is lit; this play finds it with guess {needs}.",
        own=own,
        needs=needs,
    )


def played(
    game: Game[Any, Any], strategy: Strategy, position: GameState[Any, Any]
) -> GameState[Any, Any]:
    """The position after a strategy has found the secret of a puzzle, from its start."""
    play = strategy.play()
    state = play.start
    while True:
        guess, _, after = play.turn(state)
        position = game.play(position, guess)
        if position.found:
            return position
        answer = ",".join(map(str, position.numbers(position.rows[-1])))
        state = next(each.state for each in after if each.answer == answer)


HANDLERS: Handlers = {
    "trees": (trees, NoOptions),
    "draw": (draw, contract.DrawOptions),
    "game": (game, contract.GameOptions),
}
