"""The share row of a solved game, and what a blind script earns."""

from __future__ import annotations

import pytest

from cicada.account import Account, read_account
from cicada.shot.game import GAME
from cicada.shot.levels import ladder
from cicada.shot.position import GameState
from cicada.shot.rules import legal_shots
from cicada.shot.share_row import share_row
from cicada.shot.text import format_shot


def account(events: str) -> Account:
    names = {"m": "move", "u": "undo", "r": "redo", "w": "warning", "h": "hint2", "c": "check"}
    names |= {"s": "solution", "p": "python", "v": "review"}
    return read_account({"events": [names[letter] for letter in events]})


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ("mmm", "●●●"),
        ("mmumm", "●○●"),
        ("mmuumurmm", "○○●"),  # back to the start; the redo is no try
        ("mmwummm", "●◐●"),
        ("mmmwuummm", "●◐○"),  # back two shots at once: the warning helped with the first of them
        ("mhmm", "●◐●"),
        ("cmmm", "◐●●"),
        ("msmm", "●◐◐"),
        ("ppp", "◐◐◐"),
        ("mmmvuuummm", "◐○○"),
        ("m", "●○○"),  # the first shots were made by somebody else
    ],
)
def test_each_shot_has_its_sign(events: str, expected: str) -> None:
    assert share_row(account(events), 3) == expected


def test_the_result_of_a_game_holds_the_share_row() -> None:
    position = GAME.start(GAME.make({"board": "# # ##"}, ""))
    for move in ("00R", "30L", "20R"):
        position = GAME.play(position, move)
    result = GAME.result(position, 3, account("mmum" + "m"))
    assert (result["share_row"], result["own"]) == ("●○●", True)
    assert result["sentence"] == "3 shots, 1 undone, no help"


def solved_blindly(
    level: int, *, at_once: bool, most_shots: int
) -> tuple[GameState, Account] | None:
    """Shoot, and undo if the frame turns red: what a script does that knows nothing of Shot.

    The frame is red where no shot is left, and in a lost position if that is told `at_once`. None
    if that takes more shots.
    """
    position = GAME.start(GAME.make({"level": level}, ""))
    events: list[str] = []
    game = [(position, list(legal_shots(position.board)))]
    while GAME.status(game[-1][0]) != "won":
        position, untried = game[-1]
        lost = GAME.status(position) == "stuck"
        if at_once and GAME.questions["alive"].ask(position, {}, print)["solvable"] is False:
            events.append("warning")
            lost = True
        if lost or not untried:
            events.append("undo")
            game.pop()
            continue
        after = GAME.play(position, format_shot(untried.pop(0)))
        events.append("move")
        game.append((after, list(legal_shots(after.board))))
        if events.count("move") > most_shots:
            return None
    return game[-1][0], read_account({"events": events[-2000:]})


@pytest.mark.parametrize("level", [11, 14, 20])
def test_a_blind_script_earns_no_unmarked_tick_share_line_or_score(level: int) -> None:
    solved = solved_blindly(level, at_once=True, most_shots=2000)
    assert solved, "told at once, it needs few shots"
    position, account = solved
    shots = len(position.shots)
    result = GAME.result(position, shots, account)
    assert not result["own"], "the tick has a mark"
    assert "◐" in result["share_row"]
    assert "warning" in result["help"]
    assert result["score"] < 100


@pytest.mark.parametrize("level", [30, 40, len(ladder())])
def test_by_default_a_blind_script_needs_very_many_shots(level: int) -> None:
    assert solved_blindly(level, at_once=False, most_shots=3000) is None
