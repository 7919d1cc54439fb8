"""What a record tells of each board: games, average beside best play, skill apart from luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from math import isfinite

from cicada.errors import InputError
from cicada.game import position_after
from cicada.games import GAMES
from cicada.i18n.sentence import Joined, Number, Plural, Sentence, Text
from cicada.page.record.contract import Best, BoardFigures, Figures, Kept, SkillFigure, Stretch
from cicada.page.record.practice import practice_of
from cicada.page.record.skill import MIN_GAMES, Skill, differ, skill
from cicada.page.result_code import EVIL

FINE = 0.02
"""Bounds that are closer, in guesses, are told with a third digit."""
STRETCHES = 8
FEWEST_OF_STRETCH = 10
RECENT = 4
"""The last quarter of the games is compared with those before."""


def figures(games: Sequence[Kept]) -> Figures:
    """The figures of a record, the most played board first."""
    by_board: dict[tuple[str, str], list[Kept]] = {}
    for kept in map(_without_estimates, games):
        # A Shot puzzle is its own board, so all of them are told together.
        board = kept.board if _guesses(kept.game) else ""
        by_board.setdefault((kept.game, board), []).append(kept)
    boards = sorted(by_board, key=lambda board: -len(by_board[board]))
    return Figures(games=len(games), boards=[_of_board(*key, by_board[key]) for key in boards])


def _without_estimates(kept: Kept) -> Kept:
    """What older releases have estimated is looked at again."""
    practice = practice_of(kept.game)
    is_estimate = practice is not None and practice.once_estimated and not kept.certain
    return kept.replace(losses=None) if is_estimate else kept


def _guesses(game: str) -> bool:
    """Whether something hidden is guessed in a game."""
    return "review" in GAMES[game].questions


def _of_board(game: str, board: str, games: list[Kept]) -> BoardFigures:
    games = sorted(games, key=lambda kept: kept.ended)
    own = [kept for kept in games if kept.guesses]
    # Of an average, which is no whole number.
    noun = GAMES[game].move_noun.of(0) if _guesses(game) else Sentence("tries")
    counts = Counter(_count(kept) for kept in own)
    average = counts.total() and sum(n * count for n, count in counts.items()) / counts.total()
    best = best_play(game, board) if board else None
    straight = [kept for kept in own if _is_straight(kept) and not board.endswith(EVIL)]
    losses = [_known(kept) for kept in straight]
    figure = skill(losses)
    trend = _stretches(losses)
    return BoardFigures(
        game=game,
        board=board,
        games=len(games),
        helped=len(games) - len(own),
        counts={str(guesses): counts[guesses] for guesses in sorted(counts)},
        average=average or None,
        best=best,
        sentence=_average_sentence(average, len(own), noun, best) if own else "",
        skill=_skill_figure(figure, straight) if figure else None,
        luck=_luck_sentence(straight, best),
        trend=trend,
        trend_sentence=_trend_sentence(losses),
        unseen=[kept.code for kept in own if _is_unseen(kept)],
    )


def _count(kept: Kept) -> int:
    """How many guesses a game took; of Shot, how many tries."""
    if _guesses(kept.game):
        return kept.guesses
    return tries(kept.code)


def tries(code: str) -> int:
    """How often a puzzle was begun or gone back in: once, and once for each run of undoing.

    >>> tries("cicada/1/shot/l1.A.abcdef/a3c2ac/-/abcdef")
    3
    """
    events = code.split("/")[-3] if code.count("/") >= 5 else ""
    return 1 + events.count("c")


def _is_straight(kept: Kept) -> bool:
    """Whether Python has looked at every guess of a game, and none was taken back.

    An answer that was taken back is known, and no loss tells of that.
    """
    return bool(kept.losses) and len(kept.losses or ()) == kept.guesses


def _is_unseen(kept: Kept) -> bool:
    return _guesses(kept.game) and bool(kept.code) and kept.losses is None


def _known(kept: Kept) -> list[float]:
    return [loss for loss in kept.losses or () if loss is not None]


@lru_cache(maxsize=64)
def best_play(game: str, board: str) -> Best | None:
    """How good play fares on a board, where that is known."""
    try:
        position = position_after(GAMES[game], f"{board}:open", ())
        play = GAMES[game].questions["review"].ask(position, {}, lambda _: None).play
    except InputError:
        return None
    if play is None:
        return None
    return Best(title=play.title, average=play.average, histogram=list(play.histogram))


def _average_sentence(average: float, games: int, noun: str, best: Best | None) -> Text:
    told = Sentence(
        "{average:.2f} {guesses} a game {in_games} without help",
        average=average,
        guesses=noun,
        in_games=_in_games(games),
    )
    if best is None:
        return Joined("", (told, "."))
    return Sentence(
        "{told}; {play} needs {average:.2f}.",
        told=told,
        play=best.title,
        average=best.average,
    )


def _skill_figure(found: Skill, games: list[Kept]) -> SkillFigure:
    guesses = sum(len(kept.losses or ()) for kept in games)
    digits = 2 if found.high - found.low >= FINE else 3
    low, loss, high = (
        Number(f"{figure:.{digits}f}") for figure in (found.low, found.loss, found.high)
    )
    if found.games < MIN_GAMES:
        sure: Sentence = Plural(
            "1 game is too few to tell how sure that is",
            "{count} games are too few to tell how sure that is",
            found.games,
        )
    else:
        sure = Sentence(
            "between {low} and {high}, as far as {count:,} games can tell",
            low=low,
            high=high,
            count=found.games,
        )
    if found.guesses == guesses:
        basis = Sentence("Known of all {guesses:,} guesses.", guesses=guesses)
    else:
        basis = Sentence(
            "Known of {judged:,} of {guesses:,} guesses; the rest are left out.",
            judged=found.guesses,
            guesses=guesses,
        )
    return SkillFigure(
        loss=found.loss,
        low=found.low,
        high=found.high if isfinite(found.high) else None,
        games=found.games,
        guesses=found.guesses,
        sentence=Sentence(
            "Each of your guesses costs {loss} guesses beside the best one: {sure}.",
            loss=loss,
            sure=sure,
        ),
        basis=basis,
    )


def _in_games(count: int) -> Sentence:
    return Plural("in 1 game", "in {count:,} games", count)


def _luck_sentence(games: list[Kept], best: Best | None) -> str:
    """What answers gave: a game's guesses = best play's + all losses - luck."""
    whole = [kept for kept in games if len(_known(kept)) == kept.guesses]
    if best is None or not whole:
        return ""
    lost, guesses = sum(sum(_known(kept)) for kept in whole), sum(kept.guesses for kept in whole)
    luck = best.average + (lost - guesses) / len(whole)
    in_games = _in_games(len(whole))
    if luck >= 0:
        return Sentence(
            "Luck saved you {luck:.2f} guesses a game, {in_games}.", luck=luck, in_games=in_games
        )
    return Sentence(
        "Bad luck cost you {luck:.2f} guesses a game, {in_games}.",
        luck=-luck,
        in_games=in_games,
    )


def _stretches(games: list[list[float]]) -> list[Stretch]:
    """The figure over time: equal stretches of games, each long enough to say something."""
    parts = min(STRETCHES, len(games) // FEWEST_OF_STRETCH)
    if parts < 2:
        return []
    places = groupby(range(len(games)), lambda place: place * parts // len(games))
    found = [skill([games[place] for place in group]) for _, group in places]
    return [
        Stretch(games=each.games, loss=each.loss, low=each.low, high=each.high)
        for each in found
        if each is not None and isfinite(each.high)
    ]


def _trend_sentence(games: list[list[float]]) -> str:
    recent = max(FEWEST_OF_STRETCH, len(games) // RECENT)
    before, after = skill(games[:-recent]), skill(games[-recent:])
    if len(games) < 2 * FEWEST_OF_STRETCH or before is None or after is None:
        return ""
    told = Sentence(
        "Your last {recent} games: {after:.2f} a guess, before that {before:.2f}.",
        recent=recent,
        after=after.loss,
        before=before.loss,
    )
    if not differ(before, after):
        verdict = Sentence("That may be chance.")
    elif after.loss < before.loss:
        verdict = Sentence("You have become better.")
    else:
        verdict = Sentence("You have become worse.")
    return Joined(" ", (told, verdict))
