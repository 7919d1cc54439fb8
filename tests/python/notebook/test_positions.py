"""Games as one plays them in a notebook."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

import cicada
from cicada import chessguess, mastermind, shot
from cicada.errors import InputError
from cicada.games import GAMES
from cicada.notebook import Answer, Position

if TYPE_CHECKING:
    from types import ModuleType

MODULES: dict[str, ModuleType] = {name: getattr(cicada, name) for name in GAMES}

LINKS = {"mastermind": "4x6:~monday", "chessguess": "4:~monday", "shot": "7:~monday"}
MOVES = {"mastermind": "1122", "chessguess": "BK WQ", "shot": "*"}


def opened(name: str) -> Any:
    """The puzzle of a game."""
    return MODULES[name].open(LINKS[name])


def first_move(name: str) -> str:
    """A legal first move."""
    move: str = opened(name).shots[0] if name == "shot" else MOVES[name]
    return move


def test_every_game_is_there_by_its_name() -> None:
    assert set(GAMES) <= set(dir(cicada))
    for module in MODULES.values():
        assert {"new", "open", "Position"} <= set(dir(module))
        assert all(getattr(module, name) for name in dir(module))
    with pytest.raises(AttributeError, match="has no attribute 'mastermin'"):
        cicada.mastermin  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_puzzle_and_none_another_one(name: str) -> None:
    new = MODULES[name].new
    assert new(seed="7").id == new(seed="7").id
    assert len({new().id for _ in range(5)}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_position_never_changes(name: str) -> None:
    game = opened(name)
    before = repr(game)
    after = game.play(first_move(name))
    assert repr(game) == before != repr(after)
    assert after.undo() == game
    assert after.undo(100) == game
    assert hash(after.undo()) == hash(game)


@pytest.mark.parametrize("name", GAMES)
def test_a_link_opens_the_position_again(name: str) -> None:
    game = opened(name).play(first_move(name))
    again = MODULES[name].open(f"https://example.org/some/path/{name}/?lang=de#{game.link}")
    assert again == game


@pytest.mark.parametrize("name", GAMES)
def test_what_is_wrong_is_said_in_a_sentence_at_once(name: str) -> None:
    game = opened(name)
    for wrong in (
        (game.play, "nonsense"),
        (game.ask, "nonsense"),
        (game.hint, 99),
        (MODULES[name].open, "nonsense"),
    ):
        function, argument = wrong
        with pytest.raises(InputError, match=r"[.]$"):
            function(argument)


@pytest.mark.parametrize("name", GAMES)
def test_cicada_plays_on_to_the_end(name: str) -> None:
    game = opened(name)
    assert game.status == "playing"
    solved = game.play(first_move(name)).solve() if name != "shot" else game.solve()
    assert solved.status == "won"
    assert solved.solve() == solved


@pytest.mark.parametrize("name", GAMES)
def test_no_secret_is_shown_before_it_is_found(name: str) -> None:
    game = opened(name)
    secret = game.ask("solution").get("secret")
    if secret is None:
        pytest.skip("nothing is hidden")
    words = secret if isinstance(secret, str) else " ".join(secret)
    shown = repr(game) + str(game.description) + game._repr_svg_()
    assert words not in re.sub(r"#\w{6}|d=\"[^\"]*\"", "", shown)


QUESTIONS: dict[str, dict[str, list[dict[str, Any]]]] = {
    "mastermind": {
        "hint": [{"level": 1}, {"level": 2, "draft": "1234"}, {}, {"strategy": "minimax"}],
        "candidates": [{}, {"limit": 3, "offset": 2}],
        "check": [{"draft": "1122"}],
        "compare": [{}],
        "pasted": [{"text": "RGBY 2 0\nRGB 1"}],
        "contradiction": [{}],
        "outcomes": [{"draft": "1345"}, {"row": 0}],
        "candidates_for": [{"draft": "1345", "answer": "1,1"}, {"row": 0, "answer": "1,0"}],
        "places": [{}],
        "review": [{}],
        "solution": [{}],
        "strategies": [{}],
    },
    "chessguess": {
        "hint": [{"level": 1}, {"level": 2, "draft": "BK"}, {}, {"strategy": "entropy"}],
        "candidates": [{}],
        "contradiction": [{}],
        "marks": [{"marks": "BK+ WP-"}],
        "explain": [{}, {"row": 0}],
        "review": [{}],
        "solution": [{}],
        "strategies": [{}],
    },
    "shot": {
        "hint": [{"level": level} for level in (1, 2, 3, 4)],
        "alive": [{}],
        "count": [{}],
        "map": [{}],
        "rate": [{}],
        "solution": [{}],
    },
}
ASKED = [
    (game, question, given)
    for game, questions in QUESTIONS.items()
    for question, each in questions.items()
    for given in each
]


@pytest.mark.parametrize(("game", "question", "given"), ASKED)
def test_an_answer_reads_looks_and_is_a_dictionary(
    game: str, question: str, given: dict[str, Any]
) -> None:
    position = opened(game) if game == "shot" else opened(game).play(first_move(game))
    answer = getattr(position, question)(**given)
    assert isinstance(answer, Answer)
    assert repr(answer).strip()
    assert "{" not in repr(answer)
    assert answer._repr_html_().startswith("<")
    assert json.loads(json.dumps(answer)) == json.loads(json.dumps(dict(answer)))


@pytest.mark.parametrize("name", GAMES)
def test_every_question_has_a_method_of_its_name(name: str) -> None:
    # Lists of the whole game, the example of a first visit and what is said at the end of a game
    # are for the page.
    missing = {
        question for question in GAMES[name].questions if not hasattr(opened(name), question)
    }
    assert missing <= {"example", "levels", "space", "standing", "tries"}


def test_an_open_game_is_helped_and_not_played() -> None:
    game = mastermind.new(open=True).play("1122:1,0")
    assert game.left == 256
    assert game.hint(strategy="first")["guess"] == "1333"
    with pytest.raises(InputError, match="Only you know the answers"):
        game.solve()
    assert "no code to look up" in repr(game.solution())


def test_answers_that_contradict_each_other_are_named() -> None:
    game = mastermind.new(open=True).play("1122:4,0", "1345:0,0")
    assert game.status == "contradiction"
    assert "guesses 1 and 2 contradict each other" in repr(game.contradiction())
    assert "contradict" in repr(game)
    with pytest.raises(InputError, match="contradict"):
        game.hint()


def test_rows_tell_what_each_guess_left() -> None:
    first, second = mastermind.open("4x6:~monday").play("1122", "1345").rows
    assert (first["guess"], first["before"], first["left"]) == ("1122", 1296, 256)
    assert repr(second) == "1345  2 right place, 1 wrong place  17 left"


def test_a_lost_position_of_shot_says_why() -> None:
    game = shot.new(board="# #\n\n# #")
    lost = shot.new(board="#      \n #     ")
    assert game.status == "playing"
    assert lost.status == "stuck"
    assert "no shot is left" in repr(lost)
    assert not lost.solution()["solvable"]
    with pytest.raises(InputError):
        lost.solve()


def test_scores_are_those_of_the_rules() -> None:
    assert mastermind.score("1234", "4321") == (0, 4)
    assert chessguess.score("BK WQ", "BK BQ") == (1, 1, 0)


def test_a_position_is_one_for_a_program_too() -> None:
    position: Position = mastermind.new(3, 5, seed="1")
    assert position.play(" 112 ").moves == ("112",)


def test_places_and_outcomes_count_the_codes_that_are_left() -> None:
    game = mastermind.open("4x6:~monday").play("1122")
    places = game.places()
    assert [sum(peg) for peg in places["counts"]] == [game.left] * 4
    # 256 codes: one of the four pegs in its place, the others neither 1 nor 2.
    assert places["counts"][0] == [64, 0, 48, 48, 48, 48]
    asked = game.outcomes("1345")
    assert sum(each["left"] for each in asked["own"]["outcomes"]) == game.left
    assert repr(asked).splitlines()[0].startswith("1345 tells ")
