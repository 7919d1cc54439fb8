"""Shot through the game protocol, as a page uses it."""

import json
from typing import Any

import pytest

from cicada.errors import InputError
from cicada.game import Json
from cicada.ids import PuzzleId, print_id
from cicada.shot.board import from_balls
from cicada.shot.game import GAME
from cicada.shot.levels import ladder
from cicada.shot.position import GameState
from cicada.shot.words import rating


def opened(drawing: str, *moves: str) -> GameState:
    position = GAME.start(GAME.make({"board": drawing}, ""))
    for move in moves:
        position = GAME.play(position, move)
    return position


NOTHING: dict[str, Json] = {"ball": None, "shot": None, "others": []}
"""What a hint that names no shot holds."""


def ask(position: GameState, question: str, **options: Json) -> Any:
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
    assert answer["sentence"].startswith("Lost since shot 1, a1 right. ")
    assert ask(lost, "solution")["moves"] == []
    assert ask(lost, "hint", level=3) == {"level": 3, **answer, **NOTHING}
    never = opened("##")
    assert ask(never, "alive")["lost_since"] == 0
    assert ask(never, "rate") == {"bits": None, "grade": None, "sentence": None}


def test_the_hint_ladder() -> None:
    position = opened("# # ##")
    assert ask(position, "hint") == {"level": 1, **ask(position, "alive"), **NOTHING}
    assert ask(position, "hint", level=2)["ball"] == [0, 0]
    third = ask(position, "hint", level=3)
    assert third["shot"]["move"] == "00R"
    assert third["sentence"] == "Shoot a1 right."
    fourth = ask(position, "hint", level=4)
    assert {other["shot"]["move"] for other in fourth["others"]} == {"20L", "20R", "40L"}
    for level in (0, 5, "1", None):
        with pytest.raises(InputError, match="level"):
            ask(position, "hint", level=level)
    with pytest.raises(InputError, match="solved"):
        ask(opened("#"), "hint")


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
    assert ask(opened("# # ##"), "rate") == {
        "bits": 0.68,
        "grade": 1,
        "sentence": "Grade 1 of 10: shots at random win about 63 of 100 games.",
    }


@pytest.mark.parametrize(
    ("wins", "games", "odds"),
    [
        (1, 1, "every game"),
        (5, 8, "about 63 of 100 games"),
        (3, 5, "60 of 100 games"),
        (1, 2, "one game in 2"),
        (1, 8, "one game in 8"),
        (1, 6144, "about one game in 6,100"),
        (1, 6000, "one game in 6,000"),
        (2, 199, "about one game in 100"),
        (3, 200_000_000, "about one game in 67,000,000"),
    ],
)
def test_odds_have_the_two_digits_that_matter(wins: int, games: int, odds: str) -> None:
    assert rating(4, 10, wins, games) == f"Grade 4 of 10: shots at random win {odds}."


def test_the_ladder_is_told() -> None:
    levels = ask(opened("#"), "levels")
    assert [level["level"] for level in levels] == list(range(1, len(levels) + 1))
    puzzle = GAME.make({"level": 1}, "")
    assert GAME.print(puzzle).startswith("l1:")
    assert puzzle.board.bit_count() == len(levels[0]["balls"])


def test_a_level_is_named_by_its_number_alone() -> None:
    assert GAME.parse("l42") == GAME.make({"level": 42}, "")
    for link in ("l0", "l", "l042", "l999", "l4200", "l42:"):
        with pytest.raises(InputError):
            GAME.parse(link)


def test_a_link_to_a_level_of_the_first_ladder_opens_its_board() -> None:
    old = print_id(PuzzleId("l42", "given", "2o/2o///oo2o"))
    position = GAME.start(GAME.parse(old))
    described = GAME.describe(position)
    assert described["text"].splitlines()[0].strip() == "#"
    assert (described["level"], described["top"], described["lesson"]) == (None, False, None)
    assert GAME.print(GAME.parse(old)) == old


def test_a_position_tells_the_level_of_its_puzzle() -> None:
    position = GAME.start(GAME.make({"level": 7}, ""))
    assert GAME.describe(position)["level"] == 7
    shot = ask(position, "solution")["moves"][0]
    assert GAME.describe(GAME.play(position, shot))["level"] == 7
    assert GAME.describe(opened("# # ##"))["level"] is None


def test_lessons_say_what_they_teach_and_the_last_level_is_the_top() -> None:
    first = GAME.describe(GAME.start(GAME.make({"level": 1}, "")))
    assert first["lesson"]["title"] == "Aim"
    assert first["lesson"]["text"].endswith(".")
    assert not first["top"]
    last = GAME.describe(GAME.start(GAME.make({"level": len(ladder())}, "")))
    assert (last["level"], last["top"], last["lesson"]) == (len(ladder()), True, None)
    assert last["grade"] == 10


def test_a_ball_without_a_shot_says_why() -> None:
    blocked = GAME.describe(opened("##\n\n  #"))["blocked"]
    assert blocked == {
        "0,0": "a1 cannot be shot: the ball to the right is a neighbour; a shot needs a gap.",
        "1,0": "b1 cannot be shot: the ball to the left is a neighbour; a shot needs a gap.",
        "2,2": "c3 cannot be shot: no ball lies in its row or column.",
    }
    assert GAME.describe(opened("# #"))["blocked"] == {}


def test_twin_shots_are_told_from_other_solutions() -> None:
    twins = ask(opened("# #\n\n #"), "hint", level=4)
    assert (twins["shot"]["move"], twins["others"][0]["sentence"]) == (
        "00R",
        "A twin of a1 right: it leaves the same balls.",
    )
    last = ask(opened("#  #"), "hint", level=4)
    assert last["others"][0]["sentence"] == "Either of two balls may make the last shot."
    other = ask(opened("# # ##"), "hint", level=4)["others"]
    assert {each["sentence"] for each in other} >= {"This shot leads to another solution."}


@pytest.mark.parametrize("level", range(1, 16))
def test_where_one_solution_is_promised_no_other_one_is_named(level: int) -> None:
    position = GAME.start(GAME.make({"level": level}, ""))
    while GAME.status(position) == "playing":
        assert ask(position, "count") == {"count": 1, "exact": True}
        answer = ask(position, "hint", level=4)
        for other in answer["others"]:
            words = ("A twin of ", "Either of two balls ") if other["solvable"] else ("",)
            assert other["sentence"].startswith(words)
        position = GAME.play(position, answer["shot"]["move"])


def test_a_replay_tells_how_much_could_still_be_won() -> None:
    lost = opened("o  o\n\n o", "00R")
    (step,) = ask(lost, "replay")["shots"]
    assert step["balls"] == [[0, 0], [3, 0], [1, 2]]
    assert (step["name"], step["choices"], step["winning"], step["losing"]) == (
        "a1 right", 2, 1, True,
    )  # fmt: skip
    won = opened("o  o\n\n o", "30L", "10D")
    assert [(s["choices"], s["winning"], s["losing"]) for s in ask(won, "replay")["shots"]] == [
        (2, 1, False),
        (1, 1, False),
    ]
    never = opened("# #\n\n   #", "00R")
    assert [(s["winning"], s["losing"]) for s in ask(never, "replay")["shots"]] == [(0, False)]
    assert ask(opened("# #"), "replay") == {"shots": []}


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
