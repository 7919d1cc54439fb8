"""Result codes played again, and how well each game was played."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cicada.account import counts_of, help_sentence
from cicada.errors import InputError
from cicada.game import Game
from cicada.guessing.contract import Review, is_certain
from cicada.i18n.sentence import Sentence
from cicada.page.result_code import Replayed, board_of, replayed
from cicada.page.results.contract import MAX_RESULTS, Checked, Judged, Skill

played_again = lru_cache(maxsize=MAX_RESULTS)(replayed)
"""`replayed` of the codes of a class, each of which is asked for more than once."""


@lru_cache(maxsize=MAX_RESULTS)
def check(code: str) -> Checked:
    """A game played again with what follows from it; raises `InputError`."""
    game, puzzle, moves, position, account = again = played_again(code)
    status, result = game.status(position), game.result(position, len(moves), account)
    help_taken = help_sentence(counts_of(account, len(moves)))
    return Checked(
        game=game.name,
        id=puzzle,
        board=board_of(game, puzzle),
        moves=list(moves),
        status=status,
        account=account,
        seconds=seconds_of(again),
        result=result,
        help=help_taken if status == "won" else Sentence("not solved, {help}", help=help_taken),
    )


def seconds_of(played: Replayed) -> int | None:
    """How long a game took; None where its times are missing or turned round."""
    began, ended = played.account.began, played.account.ended
    return ended - began if began is not None and ended is not None and began <= ended else None


def judge(code: str) -> Judged:
    """What the guesses of a game were worth; raises `InputError`."""
    game, _, moves, position, _ = played_again(code)
    review = _review(game, position) if moves else None
    return Judged(skill=_skill(review) if review else None, play=review.play if review else None)


def _review(game: Game[Any, Any], position: Any) -> Review[Any] | None:
    """The review of a guessing game; None for other games, and where answers contradict."""
    question = game.questions.get("review")
    try:
        return question.ask(position, {}, lambda _: None) if question else None
    except InputError:
        return None


def _skill(review: Review[Any]) -> Skill | None:
    known = [row for row in review.rows if is_certain(row)]
    if not known:
        return None
    return Skill(
        loss=sum(row.loss or 0.0 for row in known) / len(known),
        luck=sum(row.luck or 0.0 for row in known),
        guesses=len(known),
    )
