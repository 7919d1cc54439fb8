"""Links that were changed on their way: what each opens, and that it is said."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.page.service import service
from tests.python.core.test_links import LINES, hostile

GIVEN = "4x6:1yep-xxcnas"
PLAYED = f"{GIVEN}.1122.3344.zqakjn"
LEVEL = "l5:1//1o1oo///6o/2o-g495x5"

# What happened to the link, what came of it, the puzzle that it opens.
CHANGED = [
    ("a full stop of the sentence", f"{GIVEN}.", GIVEN),
    ("a comma", f"{GIVEN},", GIVEN),
    ("a semicolon", f"{GIVEN};", GIVEN),
    ("a colon", f"{GIVEN}:", GIVEN),
    ("a question mark", f"{GIVEN}?", GIVEN),
    ("an exclamation mark", f"{GIVEN}!", GIVEN),
    ("a closing bracket", f"{GIVEN})", GIVEN),
    ("a bracket and a full stop", f"{GIVEN}).", GIVEN),
    ("a square bracket", f"{GIVEN}]", GIVEN),
    ("an angle bracket", f"{GIVEN}>", GIVEN),
    ("both angle brackets", f"<{GIVEN}>", GIVEN),
    ("a quotation mark", f'{GIVEN}"', GIVEN),
    ("a typographer's quotation mark", f"{GIVEN}”", GIVEN),
    ("an apostrophe", f"{GIVEN}'", GIVEN),
    ("a guillemet", f"{GIVEN}»", GIVEN),
    ("an ellipsis", f"{GIVEN}…", GIVEN),
    ("three full stops", f"{GIVEN}...", GIVEN),
    ("a chat's italics", f"{GIVEN}_", GIVEN),
    ("a chat's bold letters", f"{GIVEN}*", GIVEN),
    ("a chat's crossing out", f"{GIVEN}~", GIVEN),
    ("a slash", f"{GIVEN}/", GIVEN),
    ("a hyphen", f"{GIVEN}-", GIVEN),
    ("a blank and a word", f"{GIVEN} please", GIVEN),
    ("an escaped blank and a word", f"{GIVEN}%20please", GIVEN),
    ("the next sentence", "4x6:~monday.Good", "4x6:~monday"),
    ("a newsletter's question", f"{GIVEN}?utm_source=letter", GIVEN),
    ("a network's mark", f"{GIVEN}&fbclid=IwAR0", GIVEN),
    ("a bracket that HTML escapes", f"{GIVEN}&gt;", GIVEN),
    ("a mail's line break", "4x6:1yep-\r\nxxcnas", GIVEN),
    ("a printer's break and indent", "4x6:1yep-  xxcnas", GIVEN),
    ("a no-break space within", "4x6:1yep\u00a0-xxcnas", GIVEN),
    ("escaped twice", "4x6%3A1yep%2Dxxcnas", GIVEN),
    ("capital letters of a code on paper", "4X6:1YEP-XXCNAS", GIVEN),
    ("a sign of multiplication", "4×6:1yep-xxcnas", GIVEN),
    ("a dash for the hyphen", "4x6:1yep–xxcnas", GIVEN),
    ("a hyphen that does not break", "4x6:1yep‑xxcnas", GIVEN),
    ("a wide colon", "4x6：1yep-xxcnas", GIVEN),
    ("letters of another width", "４ｘ６：～ｍｏｎｄａｙ", "4x6:~monday"),
    ("a bracket behind a position", f"{PLAYED})", GIVEN),
    ("moves that were cut off", f"{GIVEN}.1122.33", GIVEN),
]

UNCHANGED = [
    ("as it is made", GIVEN, GIVEN),
    ("a blank at its end", f"{GIVEN} ", GIVEN),
    ("a no-break space at its end", f"{GIVEN}\u00a0", GIVEN),
    ("a zero-width space at its end", f"{GIVEN}\u200b", GIVEN),
    ("a position", PLAYED, GIVEN),
    ("a word", "4x6:~Monday", "4x6:~monday"),
]

READ = "This link names no puzzle as it stands; it was read as "


def follow(link: str, game: str = "mastermind", seed: str = "seed") -> dict[str, Any]:
    """The service's answer."""
    request = {"do": "follow", "game": game, "id": link, "seed": seed}
    answer: dict[str, Any] = json.loads(service(json.dumps(request)))
    return answer


@pytest.mark.parametrize(("what", "link", "puzzle"), CHANGED, ids=[row[0] for row in CHANGED])
def test_a_link_that_was_changed_opens_its_puzzle_and_says_so(
    what: str, link: str, puzzle: str
) -> None:
    opened = follow(link)["result"]
    assert (opened["id"], opened["note"]) == (puzzle, f'{READ}"{puzzle}".')


@pytest.mark.parametrize(("what", "link", "puzzle"), UNCHANGED, ids=[row[0] for row in UNCHANGED])
def test_of_a_link_that_names_its_puzzle_nothing_is_said(what: str, link: str, puzzle: str) -> None:
    opened = follow(link)["result"]
    assert (opened["id"], opened["note"]) == (puzzle, "")


def test_a_position_keeps_its_moves_and_the_link_as_it_is_made() -> None:
    for link in (PLAYED, f"{PLAYED})", f" {PLAYED}…"):
        opened = follow(link)["result"]
        assert (opened["moves"], opened["link"]) == (["1122", "3344"], PLAYED)
    assert follow(f"{GIVEN}.1122.33")["result"]["moves"] == []


@pytest.mark.parametrize("line", LINES, ids=[f"{line['game']}-{line['link']}" for line in LINES])
def test_a_character_too_many_opens_no_other_puzzle(line: dict[str, Any]) -> None:
    for end in '.),;>"…_* \u00a0':
        opened = follow(line["link"] + end, line["game"])["result"]
        assert (opened["id"], opened["moves"]) == (line["id"], line["moves"])


@pytest.mark.parametrize(
    ("game", "link", "begins"),
    [
        ("mastermind", "6x10", "6x10:1"),
        ("mastermind", "4x10n", "4x10n:1"),
        ("mastermind", "6×10", "6x10:1"),
        ("mastermind", "6x10:", "6x10:1"),
        ("mastermind", "6x10:~", "6x10:1"),
        ("mastermind", "6x10)", "6x10:1"),
        ("chessguess", "5", "5:1"),
        ("shot", "14balls", "14:1"),
        ("shot", "14", "14:1"),
        ("shot", "grade5", "g5:1"),
        ("shot", "g5", "g5:1"),
    ],
)
def test_a_board_without_a_puzzle_is_a_new_puzzle_on_it(game: str, link: str, begins: str) -> None:
    opened = follow(link, game)["result"]
    assert opened["id"].startswith(begins)
    assert opened["note"].startswith("This link says what kind of puzzle, not which one")
    assert follow(link, game)["result"] == opened
    assert follow(link, game, "another")["result"]["id"] != opened["id"]
    assert not follow(link, game, "")["ok"]


@pytest.mark.parametrize(
    ("game", "link", "sentence"),
    [
        ("mastermind", "9x6", "This link names no puzzle: choose 1 to 8 pegs."),
        ("chessguess", "33", "This link names no puzzle: the size must be from 0 to 32, not 33."),
        ("mastermind", "9x6:~a)", "This link names no puzzle: choose 1 to 8 pegs."),
        ("mastermind", "4x6:1yep-xxcnaz", "This link is damaged; ask for it again or start a new"),
        ("mastermind", "4x6:1yep", "This link is damaged; ask for it again or start a new"),
        ("mastermind", "4x6:2yep-xxcnas", "This link is damaged; ask for it again or start a new"),
    ],
)
def test_what_names_nothing_however_it_is_read_is_refused(
    game: str, link: str, sentence: str
) -> None:
    error = follow(link, game)["error"]
    assert error["code"] == "bad-link"
    assert error["sentence"].startswith(sentence)


@given(st.sampled_from(["mastermind", "chessguess"]), hostile)
def test_no_other_puzzle_is_opened_silently(game: str, text: str) -> None:
    answer = follow(text, game)
    if not answer["ok"]:
        assert answer["error"]["code"] == "bad-link", answer
        assert answer["error"]["sentence"].endswith(".")
        return
    opened = answer["result"]
    request = {"do": "open", "game": game, "id": text}
    as_it_stands = json.loads(service(json.dumps(request)))
    stands = as_it_stands["ok"] and as_it_stands["result"]["id"] == opened["id"]
    assert opened["note"] or stands or text.strip() != text
