"""Links: those of every release stay valid, and damaged or hostile ones are refused in a sentence.

`links.jsonl` holds a link a line, with what it opens: the id, the moves, and the puzzle as people
write it (a code, pieces, a board; `open` where the person hides the secret, `evil` where nothing is
hidden: there `answers` are those of its moves). It is only ever appended to: a line that no longer
holds is a link somewhere in a course or a letter that broke.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cicada.errors import InputError
from cicada.games import GAMES
from cicada.ids import parse_id, split_moves
from cicada.page.service import service
from tests.conftest import PYODIDE
from tests.python.unseen import UNSEEN

Line = dict[str, Any]

LINES: list[Line] = [
    json.loads(line)
    for line in Path(__file__).with_name("links.jsonl").read_text(encoding="utf-8").splitlines()
]
LINKS = sorted({line["link"] for line in LINES})
IDS = {line["id"] for line in LINES}


def ask(**request: object) -> Line:
    """The service's answer."""
    answer: Line = json.loads(service(json.dumps(request)))
    return answer


def puzzle_of(game: str, puzzle_id: str) -> str:
    """The puzzle as people write it, found by what the page can ask."""
    position = ask(do="open", game=game, id=puzzle_id)["result"]["position"]
    if game == "shot":
        rows = [row.rstrip() for row in position["text"].split("\n")]
        return "/".join(rows).rstrip("/").replace(" ", ".").replace("#", "o")
    if not position["known"]:
        return "open"
    if position["evil"]:
        return "evil"
    solution = ask(do="ask", game=game, id=puzzle_id, question="solution")["result"]
    return str(solution["moves"][0])


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
@pytest.mark.parametrize(
    ("game", "link"),
    [
        ("mastermind", "4x6:~word"),
        ("mastermind", "4x6:1yep-xxcnas.1122.2316.87bezh"),
        ("chessguess", "2:1sq-w344y1"),
    ],
)
def test_unseen_characters_do_not_matter(game: str, link: str, sign: str) -> None:
    clean = ask(do="open", game=game, id=link)
    assert clean["ok"]
    assert ask(do="open", game=game, id=f"{sign}{link[:5]}{sign}{link[5:]}{sign}") == clean


@pytest.mark.parametrize("line", LINES, ids=[f"{line['game']}-{line['link']}" for line in LINES])
def test_a_link_opens_what_it_always_opened(line: Line) -> None:
    answer = ask(do="open", game=line["game"], id=line["link"])
    assert answer["ok"], answer
    opened = answer["result"]
    assert {key: opened[key] for key in ("id", "moves")} == {
        "id": line["id"],
        "moves": line["moves"],
    }
    assert opened["position"]["status"] == line["status"]
    assert puzzle_of(line["game"], opened["id"]) == line["puzzle"]
    if "answers" in line:
        assert [row["answer"] for row in opened["position"]["rows"]] == line["answers"]


@pytest.mark.parametrize("line", LINES, ids=[f"{line['game']}-{line['link']}" for line in LINES])
def test_the_link_of_an_opened_position_is_the_same_again(line: Line) -> None:
    made = ask(do="link", game=line["game"], id=line["id"], moves=line["moves"])
    assert made["result"]["link"] == line["link"]


def test_every_form_of_every_game_is_among_the_links() -> None:
    forms = {(line["game"], parse_id(line["id"]).kind, bool(line["moves"])) for line in LINES}
    hidden = {
        (game, kind, played)
        for game in ("mastermind", "chessguess")
        for kind in ("given", "seed", "open", "evil")
        for played in (False, True)
    }
    shown = {("shot", kind, played) for kind in ("given", "seed") for played in (False, True)}
    assert forms == hidden | shown


HOSTILE = [
    "",
    ":",
    "~",
    ".",
    "4x6:",
    "4x6:~",
    "4x6:~" + "a" * 5000,
    "9" * 5000 + ":open",
    "4x6:open" + ".1122:0-0" * 400,
    "4x6:open" + "." * 3000,
    "<script>alert(1)</script>",
    "4x6:~<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "__proto__",
    "../../../etc/passwd",
    "4x6:1\x00\x00\x00-qqqqqq",
    "4x6:~\ud800",
    "４x６:open",
    "٤:open",
    "%34x6:open",
    "4x6:open;drop table",
    "4x6:open\n4x6:open",
]

CHARACTERS = '0123456789abcdopqxyzBKW:;~.-_/<>%"&#? \x00é٣\ud800'


def damage(link: str, at: int, to: int, wrong: str, way: int) -> str:
    """A link as it comes out of a bad copy: cut off, doubled, or with some characters wrong."""
    at, to = sorted((at % (len(link) + 1), to % (len(link) + 1)))
    return (
        link[:at],
        link[at:],
        link[:at] + wrong + link[at + len(wrong) :],
        link[:at] + wrong + link[to:],
        link + wrong,
        link + link[at:to],
    )[way]


places = st.integers(0, 60)
damaged = st.builds(
    damage,
    st.sampled_from(LINKS),
    places,
    places,
    st.text(CHARACTERS, max_size=3),
    st.integers(0, 5),
)
hostile = st.one_of(damaged, damaged, st.sampled_from(HOSTILE), st.text(max_size=20))


@pytest.mark.slow
@settings(max_examples=3_000)
@given(hostile)
def test_no_damaged_link_opens_another_puzzle(text: str) -> None:
    try:
        puzzle_id, moves = split_moves(text)
        puzzle = parse_id(puzzle_id)
    except InputError:
        return
    # What is left is whole: a known link, or one that says in plain words all that it opens.
    assert text in LINKS or (puzzle.kind != "given" and not moves) or puzzle_id in IDS
    if puzzle.kind == "seed":
        assert re.fullmatch(r"[A-Za-z0-9-]{1,40}", puzzle_id.rpartition("~")[2])


@settings(max_examples=20 if PYODIDE else 500)
@given(st.sampled_from(list(GAMES)), hostile)
def test_a_game_answers_every_link_with_a_puzzle_or_a_sentence(game: str, text: str) -> None:
    assume(game != "shot" or "~" not in text)  # a Shot puzzle from a word takes a while to make
    answer = ask(do="open", game=game, id=text)
    if not answer["ok"]:
        assert answer["error"]["code"] != "fault", answer
        assert answer["error"]["sentence"].endswith(".")
        assert len(answer["error"]["sentence"]) < 300


WRONG_PARAMETERS = [
    ("mastermind", "9x6:open", "pegs"),
    ("mastermind", "8x12:~a", "codes"),
    ("mastermind", "x:open", "pegs x colours"),
    ("chessguess", "33:open", "size"),
    ("shot", "99:~a", "balls as a whole number from 2 to 15"),
    ("shot", "g11:~a", "grade"),
]


@pytest.mark.parametrize(("game", "link", "what"), WRONG_PARAMETERS)
def test_what_is_wrong_with_a_link_is_said_of_the_link(game: str, link: str, what: str) -> None:
    for request in ({"do": "open"}, {"do": "link"}, {"do": "ask", "question": "hint"}):
        error = ask(game=game, id=link, **request)["error"]
        assert error["code"] == "bad-link"
        assert error["sentence"].startswith("This link names no")
        assert what in error["sentence"]


@pytest.mark.parametrize(
    ("game", "puzzle", "move"),
    [
        ("mastermind", "4x6:~a", "1" * 4000),
        ("mastermind", "4x6:open", "1" * 4000 + ":0,0"),
        ("mastermind", "4x10n:~a", "1122"),
        ("chessguess", "5:~a", "BX" * 2000),
        ("chessguess", "5:open", "x" * 4000 + ":0,0,0"),
        ("shot", "6:~a", "9" * 4000),
    ],
)
def test_a_refused_move_is_quoted_in_part(game: str, puzzle: str, move: str) -> None:
    sentence = ask(do="open", game=game, id=puzzle, moves=[move])["error"]["sentence"]
    assert len(sentence) < 200
