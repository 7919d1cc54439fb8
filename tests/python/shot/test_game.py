"""Shot through the game protocol, as a page uses it."""

import json
from typing import Any

import pytest

from cicada.errors import InputError
from cicada.game import Json
from cicada.shot.board import from_balls
from cicada.shot.game import GAME
from cicada.shot.position import Position


def opened(drawing: str, *moves: str) -> Position:
    position = GAME.start(GAME.make({"board": drawing}, ""))
    for move in moves:
        position = GAME.play(position, move)
    return position


NOTHING: dict[str, Json] = {"ball": None, "shot": None, "others": []}
"""What a hint that names no shot holds."""


def ask(position: Position, question: str, **options: Json) -> Any:
    answer = GAME.questions[question].ask(position, options, print)
    return json.loads(json.dumps(answer))


@pytest.mark.parametrize("parameters", [{}, {"balls": 5}, {"grade": 2}, {"level": 7}])
def test_a_new_puzzle_is_named_by_its_id(parameters: dict[str, Json]) -> None:
    puzzle = GAME.make(parameters, "seed")
    assert GAME.parse(GAME.print(puzzle)) == puzzle
    assert GAME.make(parameters, "seed") == puzzle


def test_a_seed_link_gives_everyone_the_same_puzzle() -> None:
    assert GAME.parse("6:~monday").board == GAME.make({"balls": 6}, "monday").board
    assert GAME.parse("g2:~monday").board == GAME.make({"grade": 2}, "monday").board
    assert GAME.print(GAME.parse("6:~monday")) == "6:~monday"
    assert GAME.parse("13balls:~monday").board == GAME.make({"balls": 13}, "monday").board
    assert GAME.parse("grade9:~monday").board == GAME.make({"grade": 9}, "monday").board
    assert GAME.print(GAME.parse("grade9:~monday")) == "grade9:~monday"


@pytest.mark.parametrize(
    "text",
    [
        "6:open",
        "x:~a",
        "99:~a",
        "g11:~a",
        "06:~a",
        "6",
        "",
        "16balls:~a",
        "grade11:~a",
        "g5balls:~a",
        "grade:~a",
    ],
)
def test_a_wrong_link_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        GAME.parse(text)


@pytest.mark.parametrize(
    "parameters",
    [
        {"balls": 1},
        {"balls": 64},
        {"balls": "6"},
        {"balls": True},
        {"grade": 0},
        {"level": 0},
        {"level": 10_000},
        {"board": "?"},
        {"board": ""},
        {"board": 3},
    ],
)
def test_wrong_parameters_are_refused(parameters: dict[str, Json]) -> None:
    with pytest.raises(InputError):
        GAME.make(parameters, "")


def test_a_game_played_to_its_end() -> None:
    position = opened("# # ##", "00R", "30L")
    assert GAME.status(position) == "playing"
    described = json.loads(json.dumps(GAME.describe(position)))
    assert described["balls"] == [[2, 0], [4, 0]]
    assert described["shots"] == 2
    assert described["legal"][0] == {
        "x": 2, "y": 0, "direction": "R", "move": "20R", "rolls": [[2, 0, 3, 0], [4, 0, None, None]]
    }  # fmt: skip
    assert described["illegal"]["20L"] == "There is no ball to the left to hit."
    assert described["last"]["rolls"] == [[3, 0, 2, 0], [1, 0, None, None]]
    assert GAME.status(GAME.play(position, "20R")) == "won"
    assert GAME.status(opened("##")) == "stuck"
    with pytest.raises(InputError, match="no ball to the left"):
        GAME.play(position, "20L")


def test_a_lost_position_says_since_when_and_why() -> None:
    won = opened("# # ##")
    assert ask(won, "alive")["solvable"] is True
    assert ask(won, "solution")["moves"] == ["00R", "30L", "20R"]
    lost = opened("# # #", "00R")  # leaves (1,0) and (3,0): still fine
    assert ask(lost, "alive")["solvable"] is True
    lost = opened("#   ##\n\n    #", "00R")
    answer = ask(lost, "alive")
    assert answer["solvable"] is False
    assert answer["lost_since"] == 1
    assert answer["sentence"].startswith("Lost since shot 1, (0,0) right. ")
    assert ask(lost, "solution")["moves"] == []
    assert ask(lost, "hint", level=3) == {"level": 3, **answer, **NOTHING}
    never = opened("##")
    assert ask(never, "alive")["lost_since"] == 0
    assert ask(never, "rate") == {"bits": None, "grade": None}


def test_the_hint_ladder() -> None:
    position = opened("# # ##")
    assert ask(position, "hint") == {"level": 1, **ask(position, "alive"), **NOTHING}
    assert ask(position, "hint", level=2)["ball"] == [0, 0]
    third = ask(position, "hint", level=3)
    assert third["shot"]["move"] == "00R"
    assert third["sentence"] == "Shoot (0,0) right."
    fourth = ask(position, "hint", level=4)
    assert {other["move"] for other in fourth["others"]} == {"20L", "20R", "40L"}
    for level in (0, 5, "1", None):
        with pytest.raises(InputError, match="level"):
            ask(position, "hint", level=level)
    with pytest.raises(InputError, match="solved"):
        ask(opened("#"), "hint")


def test_hints_speak_german() -> None:
    position = opened("# # ##")
    german = ask(position, "hint", level=4, language="de")
    assert german["sentence"] == "Schieß (0,0) nach rechts."
    assert {other["name"] for other in german["others"]} == {
        "(2,0) nach links",
        "(2,0) nach rechts",
        "(4,0) nach links",
    }
    lost = ask(opened("#   ##\n\n    #", "00R"), "hint", language="de")
    assert lost["sentence"].startswith("Verloren seit Schuss 1, (0,0) nach rechts. ")
    assert ask(position, "hint", level=4, language="en") == ask(position, "hint", level=4)
    for language in ("xx", None, ["de"]):
        with pytest.raises(InputError, match="language from en, de"):
            ask(position, "hint", language=language)


def test_a_long_count_tells_what_it_has_found_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cicada.shot.questions.COUNT_STATES", (20, 40, 10_000))
    position = opened("# # ##\n\n # #\n#  #")
    notes: list[Any] = []
    answer = GAME.questions["count"].ask(position, {}, notes.append)
    assert answer["exact"]
    assert [note["exact"] for note in notes] == [False, False]
    counts = [*(note["count"] for note in notes), answer["count"]]
    assert counts == sorted(counts)
    assert len(set(counts)) == 3


def test_count_and_rate() -> None:
    assert ask(opened("# # ##"), "count") == {"count": 6, "exact": True}
    assert ask(opened("# # ##"), "rate") == {"bits": 0.68, "grade": 1}


def test_the_ladder_is_told() -> None:
    levels = ask(opened("#"), "levels")
    assert [level["level"] for level in levels] == list(range(1, len(levels) + 1))
    puzzle = GAME.make({"level": 1}, "")
    assert GAME.print(puzzle).startswith("l1:")
    assert puzzle.board.bit_count() == levels[0]["balls"]


def test_a_position_tells_the_level_of_its_puzzle() -> None:
    position = GAME.start(GAME.make({"level": 7}, ""))
    assert GAME.describe(position)["level"] == 7
    shot = ask(position, "solution")["moves"][0]
    assert GAME.describe(GAME.play(position, shot))["level"] == 7
    assert GAME.describe(opened("# # ##"))["level"] is None


def test_crowded_games_are_answered_in_bounded_work() -> None:
    position = GAME.start(GAME.parse(GAME.print(GAME.make({"board": CROWDED}, ""))))
    assert position.board == from_balls(
        (x, y) for x in range(7) for y in range(9) if (x, y) != (3, 4)
    )
    assert ask(position, "alive")["solvable"] is True
    assert len(ask(position, "solution")["moves"]) == 61
    assert len(ask(position, "hint", level=4)["others"]) == 3
    assert len(GAME.describe(position)["legal"]) == 4


CROWDED = "\n".join(["#######"] * 4 + ["### ###"] + ["#######"] * 4)
