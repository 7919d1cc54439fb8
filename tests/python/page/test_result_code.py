"""Result codes: what is written is read again, and nothing else is taken for it."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from cicada.account import EVENTS, Account, read_account
from cicada.errors import InputError
from cicada.games import GAMES
from cicada.ids import checksum, join_moves
from cicada.page.result_code import print_code
from cicada.page.results.checking import check
from cicada.page.service import service
from tests.python.unseen import UNSEEN

# Codes are for ever, like links: these open what they opened when they were first handed out.
LASTING = "cicada/1/mastermind/4x6:1yep-xxcnas.1122.2316.87bezh/aga/1763769600-1763769720/bazg9w"

GAMES_PLAYED = [
    ("mastermind", "4x6:1yep-xxcnas", ["1122", "3344", "2316"], "move hint3 move undo move move"),
    ("mastermind", "4x6:~monday", ["1643"], "move"),
    ("mastermind", "4x6:1yep-xxcnas", ["1122"], "move"),
    ("chessguess", "5:1ce3-99m3fj", ["WK BN BQ WQ BR", "BK WQ BR BR"], "move list move"),
    ("chessguess", "5:1ce3-99m3fj", ["", "BK WQ BR BR"], "move move"),
    ("shot", "4:1o1o1oo-jjafhm", ["00R"], "warning move"),
    ("shot", "3:1o1o/3/1o-", [], ""),
]


def account(events: str, began: int | None = 100, ended: int | None = 160) -> Account:
    return read_account({"events": events.split(), "began": began, "ended": ended})


def sealed(text: str) -> str:
    """A text with the check that it would have, as somebody would make it by hand."""
    return f"{text}/{checksum(text)}"


def code(game: str, puzzle: str, moves: list[str], events: str) -> str:
    return print_code(GAMES[game], puzzle, tuple(moves), account(events))


def a_shot_puzzle() -> str:
    """A puzzle of several rows, so that its id holds slashes."""
    puzzle = GAMES["shot"].make({"board": "# #\n...\n#.."}, "")
    return GAMES["shot"].print(puzzle)


@pytest.mark.parametrize(("game", "puzzle", "moves", "events"), GAMES_PLAYED)
def test_a_code_holds_the_whole_game(game: str, puzzle: str, moves: list[str], events: str) -> None:
    puzzle = a_shot_puzzle() if puzzle.endswith("-") else puzzle
    text = code(game, puzzle, moves, events)
    assert re.fullmatch(r"[A-Za-z0-9\-._~:/]+", text)
    assert text[-1].isalnum()
    checked = check(text)
    assert (checked["game"], checked["id"], checked["moves"]) == (game, puzzle, moves)
    assert checked["account"] == account(events)
    answer = request(
        do="result", game=game, id=puzzle, moves=moves, account=account(events), language="en"
    )["result"]
    assert answer["code"] == text
    assert answer == {**checked["result"], "code": text}


def test_an_old_code_is_read_for_ever() -> None:
    checked = check(LASTING)
    assert checked["moves"] == ["1122", "2316"]
    assert checked["account"] == account("move hint3 move", 1763769600, 1763769720)
    assert checked["result"]["sentence"] == "2 guesses, with help once"
    assert (checked["status"], checked["result"]["score"]) == ("won", 90)
    assert checked["help"] == "1 hint"


def test_a_game_that_is_not_solved_is_worth_nothing_and_says_so() -> None:
    checked = check(code("mastermind", "4x6:1yep-xxcnas", ["1122"], "move undo move"))
    assert checked["help"] == "not solved, 1 undone, no help"
    assert (checked["status"], checked["result"]["score"]) == ("playing", 0)


def request(**request: Any) -> Any:
    return json.loads(service(json.dumps(request)))


def refusal(text: str) -> str:
    with pytest.raises(InputError) as caught:
        check(text)
    assert caught.value.code == "bad-code"
    return caught.value.sentence


@pytest.mark.parametrize("place", range(len(LASTING)))
def test_any_wrong_missing_or_doubled_character_is_noticed(place: int) -> None:
    before, wrong, after = LASTING[:place], LASTING[place], LASTING[place + 1 :]
    for changed in ("x" if wrong != "x" else "y", "", wrong * 2):
        sentence = refusal(before + changed + after)
        assert re.match("This result code is damaged|This is no result code", sentence)


BREAKS = {
    "blanks around it": f"  {LASTING}\n",
    "a line break": f"{LASTING[:40]}\r\n{LASTING[40:]}",
    "many": "\n ".join(LASTING[at : at + 20] for at in range(0, len(LASTING), 20)),
    **{
        f"unseen U+{ord(sign):04X}": f"{sign}{LASTING[:30]}{sign}{LASTING[30:]}{sign}"
        for sign in UNSEEN
    },
}


@pytest.mark.parametrize("breaks", BREAKS)
def test_breaks_and_blanks_do_no_harm(breaks: str) -> None:
    assert check(BREAKS[breaks]) == check(LASTING)


LINK = "4x6:1yep-xxcnas.1122.2316.87bezh"
DAMAGED = "This result code is damaged; ask for it again."
NONE = "This is no result code; paste the whole of it, from cicada/ on."
CANNOT_BE = "This result code is of a game that cannot be: "

# What somebody might hand in, and what is said of it.
REFUSED = {
    "": NONE,
    "Ann": NONE,
    "https://example.org/mastermind/#4x6:~monday": NONE,
    "cicada/": NONE,
    "cicada/1/mastermind": DAMAGED,
    LASTING[:-1]: DAMAGED,
    sealed(f"cicada/2/mastermind/{LINK}/aga/-"): "This result code is from a newer Cicada; "
    "reload the page to read it.",
    sealed(f"cicada/1/chess/{LINK}/aga/-"): CANNOT_BE + "no such game is played here.",
    sealed("cicada/1/mastermind"): CANNOT_BE + "no such game is played here.",
    sealed(f"cicada/1/mastermind/{LINK}/z/-"): CANNOT_BE + "its account cannot be read.",
    sealed(f"cicada/1/mastermind/{LINK}/a0/-"): CANNOT_BE + "its account cannot be read.",
    sealed(f"cicada/1/mastermind/{LINK}//-"): CANNOT_BE + "its account cannot be read.",
    sealed(f"cicada/1/mastermind/{LINK}/aa/yesterday"): CANNOT_BE + "its account cannot be read.",
    sealed(f"cicada/1/mastermind/{LINK}/a2001/-"): CANNOT_BE + "its account is too long.",
    sealed(f"cicada/1/mastermind/{LINK}/aaa/-"): CANNOT_BE
    + "more moves were made than stand on the board.",
    sealed(f"cicada/1/mastermind/{LINK}/aad/-"): CANNOT_BE
    + "more moves were made again than were taken back.",
    sealed("cicada/1/mastermind/4x6:1yep-xxcnas.1122.2316.87bezx/aa/-"): CANNOT_BE
    + "this link is damaged; ask for it again or start a new puzzle.",
    sealed(f"cicada/1/mastermind/{join_moves('4x6:1yep-xxcnas', ('7777',))}/a/-"): CANNOT_BE,
    sealed(f"cicada/1/mastermind/{join_moves('4x6:1yep-xxcnas', ('2316', '1122'))}/a2/-"): CANNOT_BE
    + "this game is over; start it again or start a new one.",
    sealed(f"cicada/1/shot/{join_moves('4:1o1o1oo-jjafhm', ('10R',))}/a/-"): CANNOT_BE,
    sealed(f"cicada/1/mastermind/{join_moves('1x2:open', ('1:0,0',) * 201)}/a2/-"): CANNOT_BE
    + "a game has at most 200 moves; start it again.",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_is_told_in_a_sentence(text: str) -> None:
    assert refusal(text).startswith(REFUSED[text])


def test_no_text_is_a_fault() -> None:
    chance = random.Random(12)
    fields = LASTING.rsplit("/", 1)[0].split("/")
    for _ in range(400):
        changed = [*fields]
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(changed))
            characters = [*changed[place]]
            characters.insert(chance.randrange(len(characters) + 1), chance.choice("a1:.~-/_Z9"))
            if chance.random() < 0.5:
                characters.pop(chance.randrange(len(characters)))
            changed[place] = "".join(characters)
        answer = request(do="results", step="check", options={"code": sealed("/".join(changed))})
        assert answer["ok"] or answer["error"]["code"] == "bad-code", changed


def random_account(chance: random.Random, moves: int) -> dict[str, Any]:
    """What may have led to so many moves, or may not, by a clock that jumps."""
    events = ["move"] * moves + chance.choices(EVENTS, k=chance.choice([0, 2, 8, 2000 - moves]))
    if chance.random() < 0.8:  # only help, and moves taken back and made again
        events = [event for event in events if event not in ("undo", "redo")]
        del events[: max(0, events.count("move") + events.count("python") - moves)]
        for _ in range(chance.randrange(5)):
            events[len(events) :] = ["undo", "redo"]
    times = [None, 0, 1763769600, 1763769601, 1795000000, 253402300799]
    return {"events": events[:2000], "began": chance.choice(times), "ended": chance.choice(times)}


def test_every_code_that_is_given_is_taken_again() -> None:
    """Whatever was done, and whatever a clock says that was set back or forward meanwhile."""
    chance = random.Random(52)
    given = 0
    for _ in range(1000):
        name, puzzle, moves, _ = chance.choice(GAMES_PLAYED)
        puzzle = a_shot_puzzle() if puzzle.endswith("-") else puzzle
        game = {"game": name, "id": puzzle, "moves": moves}
        done = random_account(chance, len(moves))
        result = request(do="result", **game, account=done)["result"]
        if not result["code"]:
            continue
        given += 1
        answer = request(do="results", step="check", options={"code": result["code"]})
        assert answer["ok"], (answer, game, done)
        checked = answer["result"]
        assert {name: checked[name] for name in game} == game
        assert checked["account"] == done
        assert {**checked["result"], "code": result["code"]} == result
    assert given > 500


def test_a_game_too_long_for_a_code_has_a_result_without_one() -> None:
    guess = "WP " * 32
    answer = request(
        do="result",
        game="chessguess",
        id="32:~a",
        moves=[guess] * 60,
        account=account("move " * 60),
    )
    assert answer["result"]["code"] == ""
    assert answer["result"]["answered"] == 60
