"""Whole trees: replayed secret by secret by a plain program, with the totals that are known."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations_with_replacement, permutations, product
from typing import TYPE_CHECKING, Any

import pytest

from cicada.page.service import service

if TYPE_CHECKING:
    from collections.abc import Iterable

# Total and worst case. Mastermind: Knuth 1977 (minimax), Irving 1979 (expected size; 5,697 with
# another choice among equals), Neuwirth 1982 (entropy), Kooi 2005 (most parts), Koyama and Lai 1993
# (optimal). Bulls and Cows: Slovesnov 2013. What is best known here: as the search printed it.
KNOWN = {
    "4x6:optimal": (5625, 6),
    "4x6:optimal-worst-case": (5626, 5),
    "4x6:minimax": (5801, 5),
    "4x6:expected-size": (5696, 6),
    "4x6:entropy": (5722, 6),
    "4x6:most-parts": (5668, 6),
    "4x6:first": (7471, 9),
    "4x7:optimal": (11228, 6),
    "4x10n:optimal": (26274, 7),
    "5x5:optimal": (13496, 6),
    "5x5:optimal-worst-case": (13531, 5),
    "4x8:optimal": (20471, 7),
    "6x4:optimal": (17281, 6),
    "5x8n:best-known": (34458, 7),
    "1:optimal": (46, 6),
    "2:optimal": (317, 5),
    "3:optimal": (1434, 5),
    "4:optimal": (5070, 5),
    "5:best-known": (14541, 5),
}

PIECES = [colour + kind for colour in "BW" for kind in "KQRBNP"]
LIMITS = dict(zip("KQRBNP", (1, 1, 2, 2, 2, 8), strict=True))


def ask(step: str, /, notes: list[Any] | None = None, **options: Any) -> dict[str, Any]:
    """The answer to a request of the page of whole trees, or its error."""
    request = json.dumps({"do": "tree", "step": step, "options": options})
    told = [] if notes is None else notes
    answer = json.loads(service(request, lambda note: told.append(json.loads(note))))
    result: dict[str, Any] = answer["result"] if answer["ok"] else answer["error"]
    return result


def secrets_of(board: str) -> list[str]:
    """All secrets of a board as moves have them, by plain enumeration."""
    if "x" not in board:
        sets = (
            chosen
            for size in range(int(board) + 1)
            for chosen in combinations_with_replacement(PIECES, size)
        )
        return [
            " ".join(chosen)
            for chosen in sets
            if all(count <= LIMITS[piece[1]] for piece, count in Counter(chosen).items())
        ]
    pegs, colours = board.rstrip("n").split("x")
    digits = "123456789ABC"[: int(colours)]
    codes: Iterable[tuple[str, ...]] = product(digits, repeat=int(pegs))
    if board.endswith("n"):
        codes = permutations(digits, int(pegs))
    return ["".join(code) for code in codes]


def answer_of(board: str, secret: str, guess: str) -> str:
    """The answer to a guess by the rules as they are told."""
    if "x" in board:
        black = sum(a == b for a, b in zip(secret, guess, strict=True))
        return f"{black},{(Counter(secret) & Counter(guess)).total() - black}"
    a, b = secret.split(), guess.split()
    exact = (Counter(a) & Counter(b)).total()
    kinds, colours = (
        (Counter(x[part] for x in a) & Counter(x[part] for x in b)).total() - exact
        for part in (1, 0)
    )
    return f"{exact},{kinds},{colours}"


# Natively a second or two each; inside Pyodide the others show as much.
LARGE = (
    *("4x7:optimal", "4x10n:optimal", "5:best-known"),
    *("5x5:optimal", "5x5:optimal-worst-case", "4x8:optimal", "6x4:optimal", "5x8n:best-known"),
)


@pytest.mark.parametrize(
    "link",
    [pytest.param(link, marks=[pytest.mark.slow] if link in LARGE else []) for link in KNOWN],
)
def test_a_plain_program_plays_every_secret_through_the_tree(link: str) -> None:
    tree = ask("draw", tree=link)
    board = link.partition(":")[0]
    after = {
        (parent, answer): node
        for node, (parent, answer) in enumerate(zip(tree["parents"], tree["answers"], strict=True))
    }
    assert len(after) == len(tree["guesses"])
    sizes, needed, histogram = Counter[int](), Counter[int](), Counter[int]()
    secrets = secrets_of(board)
    for secret in secrets:
        path = [0]
        while tree["guesses"][path[-1]] != secret:
            answer = answer_of(board, secret, tree["guesses"][path[-1]])
            path.append(after[path[-1], answer])
        assert tree["finds"][path[-1]]
        histogram[len(path)] += 1
        for node, left in zip(path, range(len(path), 0, -1), strict=True):
            sizes[node] += 1
            needed[node] += left
    nodes = range(len(tree["guesses"]))
    assert tree["sizes"] == [sizes[node] for node in nodes]
    assert tree["needed"] == [needed[node] for node in nodes]
    assert tree["histogram"] == [histogram[n] for n in range(max(histogram) + 1)]
    assert sum(tree["finds"]) == tree["secrets"] == len(secrets)
    assert (tree["total"], max(histogram)) == KNOWN[link]
    assert tree["total"] == sum(n * count for n, count in histogram.items())


def test_nodes_come_widest_first_and_before_what_follows_them() -> None:
    tree = ask("draw", tree="4x6:minimax")
    assert tree["guesses"][0] == "1122"
    last: dict[int, int] = {}
    for node, (parent, size) in enumerate(zip(tree["parents"], tree["sizes"], strict=True)):
        assert parent < node
        assert size <= last.get(parent, size)
        last[parent] = size


def test_how_far_a_tree_is_comes_meanwhile() -> None:
    notes: list[Any] = []
    ask("draw", notes, tree="4x6:first")
    assert len(notes) > 3
    assert {note["secrets"] for note in notes} == {1296}
    found = [note["found"] for note in notes]
    assert found == sorted(found)
    assert found[-1] <= 1296


def test_every_tree_in_the_list_can_be_asked_for() -> None:
    listed = ask("trees")["trees"]
    assert {each["link"] for each in listed} >= KNOWN.keys()
    assert len({each["link"] for each in listed}) == len(listed)
    assert {each["game"] for each in listed} == {"mastermind", "chessguess"}


@pytest.mark.parametrize(
    ("game", "puzzle", "move"),
    [
        ("mastermind", "4x6:open", "1122:0,0"),
        ("mastermind", "4x6:evil", "1122"),
        ("mastermind", "4x7:open", "1122:0,0"),
        ("mastermind", "4x10n:open", "1234:0,0"),
        ("mastermind", "5x8:open", "11223:0,0"),
        ("mastermind", "5x6:open", "11223:0,0"),
        ("mastermind", "3x4:open", "112:0,0"),
        *(("chessguess", f"{size}:open", "BK:0,0,0") for size in range(1, 7)),
    ],
)
def test_the_review_of_a_game_leads_to_the_best_tree_of_its_board(
    game: str, puzzle: str, move: str
) -> None:
    request = {"do": "ask", "game": game, "id": puzzle, "moves": [move], "question": "review"}
    review = json.loads(service(json.dumps(request)))["result"]
    board = puzzle.partition(":")[0]
    links = [each["link"] for each in ask("trees")["trees"]]
    # The best one stands first in the list.
    assert review["tree"] == next((link for link in links if link.startswith(f"{board}:")), "")


def link_of(game: str, puzzle: str, *moves: str) -> str:
    request = {"do": "link", "game": game, "id": puzzle, "moves": moves}
    link: str = json.loads(service(json.dumps(request)))["result"]["link"]
    return link


@pytest.mark.parametrize(
    ("game", "board", "tree", "moves"),
    [
        ("mastermind", "4x6", "4x6:optimal", ["1122:1,0", "1345:0,3"]),
        ("chessguess", "3", "3:optimal", ["BN WK:1,0,0", "BQ BP:0,0,1"]),
    ],
)
def test_the_secrets_that_fit_a_game_are_told(
    game: str, board: str, tree: str, moves: list[str]
) -> None:
    shown = ask("game", tree=tree, game=link_of(game, f"{board}:open", *moves))
    fits: dict[str, int] = {}
    for secret in secrets_of(board):
        for row, move in enumerate(moves, 1):
            guess, _, answer = move.partition(":")
            if guess == secret or answer_of(board, secret, guess) != answer:
                break
            fits[secret] = row
    assert dict(zip(shown["secrets"], shown["fits"], strict=True)) == fits
    assert shown["moves"] == moves
    left = sum(row == len(moves) for row in fits.values())
    assert shown["sentence"].startswith(f"{left} of ")


def test_a_character_too_many_in_a_link_does_not_matter() -> None:
    assert ask("draw", tree="1:optimal).") == ask("draw", tree="1:optimal")


def test_a_game_that_was_won_has_one_secret_and_is_compared() -> None:
    link = link_of("mastermind", "4x6:open", "1111:1,0", "1222:1,0", "1344:2,2", "1443:4,0")
    shown = ask("game", tree="4x6:optimal", game=link)
    last = [secret for secret, row in zip(shown["secrets"], shown["fits"], strict=True) if row == 4]
    assert last == ["1443"]
    tree = ask("draw", tree="4x6:optimal")
    node = next(
        n
        for n, (g, f) in enumerate(zip(tree["guesses"], tree["finds"], strict=True))
        if f and g == "1443"
    )
    depth = 1
    while node := tree["parents"][node]:
        depth += 1
    sentence = "What you found with guess 4 is lit; this play finds it with guess"
    assert shown["sentence"] == f"{sentence} {depth + 1}{' too' if depth == 3 else ''}."


def test_a_link_from_before_a_play_was_proven_leads_to_it() -> None:
    assert ask("draw", tree="3:best-known")["link"] == "3:optimal"


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        ({"tree": "4x6:magic", "game": ""}, "bad-link", "There is no tree"),
        ({"tree": "4x6:optimal", "game": "4x6:1nonsense"}, "bad-link", "damaged"),
        ({"tree": "4x6:optimal", "game": "4x7:open"}, "bad-input", "another board"),
        ({"tree": "4x6:optimal", "game": "4:open"}, "bad-link", "names no puzzle"),
        ({"tree": "x" * 41}, "bad-input", "at most 40"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_sentence(
    options: dict[str, Any], code: str, words: str
) -> None:
    refused = ask("game", **options)
    assert refused["code"] == code
    assert words in refused["sentence"]


def test_a_game_that_contradicts_itself_is_refused() -> None:
    link = link_of("mastermind", "4x6:open", "1111:4,0", "2222:4,0")
    assert "contradict" in ask("game", tree="4x6:optimal", game=link)["sentence"]
