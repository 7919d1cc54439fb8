"""What a certificate's check accepts is true, and true certificates are accepted."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Sequence
from itertools import permutations, product
from math import inf
from pathlib import Path

import pytest

from cicada.certificates.certificate import MAX_CHARACTERS, read
from cicada.certificates.check import Check, Unproven
from cicada.certificates.rules import members
from cicada.certificates.shipped import text_of
from cicada.cli.__main__ import main
from cicada.errors import InputError
from tests.python.certificates.exhaustive import Code, Rule, answer, optimum, score
from tests.python.certificates.plain_check import PlainCheck

HERE = Path(__file__).parent
CERTIFICATES = {path.stem: path.read_text(encoding="ascii") for path in sorted(HERE.glob("*.txt"))}
TOTALS = {"3x6": 854, "4x5": 2463, "4x6": 5625, "5x4": 3954}


def holds(text: str) -> bool:
    certificate = read(text)
    try:
        return len([*Check(certificate)]) == len(certificate.claims)
    except Unproven:
        return False


@pytest.mark.parametrize("board", CERTIFICATES)
def test_a_true_certificate_is_accepted_in_any_order(board: str) -> None:
    first, *claims = CERTIFICATES[board].splitlines()
    assert first.endswith(f" {TOTALS[board]}")
    random.Random(board).shuffle(claims)
    assert holds("\n".join(["# shuffled", first, *claims]))


@pytest.mark.parametrize("board", CERTIFICATES)
def test_no_better_play_is_ruled_out(board: str) -> None:
    first, *claims = CERTIFICATES[board].splitlines()
    raised = f"{first.rpartition(' ')[0]} {TOTALS[board] + 1}"
    with pytest.raises(Unproven, match=f'"{raised}" does not follow: guess '):
        [*Check(read("\n".join([raised, *claims])))]


@pytest.mark.parametrize(
    "board", ["3x6", *(pytest.param(name, marks=pytest.mark.slow) for name in ("4x5", "4x6"))]
)
def test_a_second_check_agrees(board: str) -> None:
    text = CERTIFICATES[board]
    for each in (text, text_of(f"mastermind-{board}")):
        assert PlainCheck(each).holds()
    if board == "3x6":
        assert not PlainCheck(text.replace(str(TOTALS[board]), str(TOTALS[board] + 1))).holds()


def test_nothing_of_a_check_stays_in_memory() -> None:
    certificate = read(CERTIFICATES["3x6"])
    rules = weakref.ref(certificate.rules)
    assert [*Check(certificate)]
    del certificate
    gc.collect()
    assert rules() is None


@pytest.mark.parametrize("board", ["3x6", pytest.param("4x6", marks=pytest.mark.slow)])
def test_most_claims_are_needed(board: str) -> None:
    first, *claims = CERTIFICATES[board].splitlines()
    without = [claims[:i] + claims[i + 1 :] for i in range(len(claims))]
    accepted = [rest for rest in without if holds("\n".join([first, *rest]))]
    assert len(accepted) < len(claims) / 4


# --- Whether what is accepted is true ---------------------------------------------------------


BOARDS = [("2 3 0", score), ("3 2 0", score), ("2 4 0", score), ("3 3 0", score), ("3 4 1", score)]


@pytest.mark.parametrize(("board", "rule"), [*BOARDS, ("chessguess 1", answer)])
@pytest.mark.parametrize("most", [0, 3, 4])
def test_nothing_above_the_optimum_is_accepted(board: str, rule: Rule, most: int) -> None:
    rules = read(f"{board} {most} 0").rules
    best = optimum(rules.codes, rule)
    secrets = frozenset(rules.codes[number] for number in members(rules.secrets))
    dice = random.Random(f"{board} {most}")
    accepted, true = [], ""
    for _ in range(25):
        secret, left, moves = dice.choice(sorted(secrets)), secrets, ""
        made = 0
        for guess in dice.choices(rules.codes, k=dice.randrange(4)):
            if guess != secret:
                got = rule(guess, secret)
                left = frozenset(x for x in left - {guess} if rule(guess, x) == got)
                moves += f"{rules.text(guess)} {''.join(map(str, got))} "
                made += 1
        cost = best(left, (most or inf) - made)
        claims = f"{board} {most} 0\n{true}{moves} ="
        assert cost == inf or not holds(f"{claims} {cost + 1}")
        if holds(f"{claims} {cost}"):
            accepted.append(cost)
            true += f"{moves} = {cost}\n"
    assert accepted


def test_a_claim_with_fewer_guesses_left_says_nothing_where_more_are() -> None:
    two_left = "10 10 01 01 = inf"  # with one guess; 10 leaves the same two with two
    assert holds(f"2 3 0 3 21\n{two_left}")
    assert not holds(f"2 3 0 3 22\n{two_left}")


@pytest.mark.parametrize(("size", "count"), [(0, 1), (1, 13), (2, 87)])
def test_secrets_are_what_one_chess_set_has(size: int, count: int) -> None:
    rules = read(f"chessguess {size} 0 0").rules
    two = {"BKBK", "BQBQ", "WKWK", "WQWQ"}
    assert rules.secrets.bit_count() == count
    assert {
        rules.text(rules.codes[i]) for i in range(len(rules.codes)) if not rules.secrets >> i & 1
    } <= two


@pytest.mark.parametrize("board", ["2 4 0", "3 3 0", "3 4 1"])
def test_codes_are_alike_if_places_and_colours_turn_one_into_the_other(board: str) -> None:
    rules = read(f"{board} 0 0").rules
    pegs, colours = (int(word) for word in board.split()[:2])
    games = [*product(permutations(range(pegs)), permutations(range(colours)))]
    dice = random.Random(board)
    for made in range(3):
        guesses = dice.sample(rules.codes, made)
        kept = [game for game in games if all(moved(guess, game) == guess for guess in guesses)]
        alike = rules.symmetries(guesses)
        for code in rules.codes:
            others = {moved(code, game) for game in kept}
            assert {each for each in rules.codes if alike(each) == alike(code)} == others


def moved(code: Code, game: tuple[Sequence[int], Sequence[int]]) -> Code:
    """A code with its places and colours exchanged."""
    places, colours = game
    return tuple(colours[code[place]] for place in places)


def test_a_symmetry_keeps_the_guesses_made() -> None:
    rules = read("chessguess 1 0 0").rules
    code = {rules.text(each): each for each in rules.codes}
    at_first, after = rules.symmetries([]), rules.symmetries([code["BK"]])
    assert at_first(code["BK"]) == at_first(code["WQ"])
    assert at_first(code["BK"]) != at_first(code["BR"])
    assert after(code["WK"]) != after(code["BK"])
    assert after(code["BR"]) == after(code["BN"]) != after(code["WR"])


# --- Texts that are no certificate ------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing else",
        "{" * 1000,
        "4 6 0 0",
        "4 6 0 -1 5",
        "4 6 0 0 many",
        "99 12 0 0 5",
        "999999999 999999999 0 0 5",
        "9 10 1 0 5",
        "chessguess 0 0 1 1",
        "chessguess 33 0 5",
        "\0\1\2",
        "4 6 0 0 5625\n0006 02 = 5",
        "4 6 0 0 5625\n000 02 = 5",
        "4 6 0 0 5625\n0001 2 = 5",
        "4 6 0 0 5625\n0001 = 5",
        "4 6 0 0 5625\n0001 02 5",
        "4 6 0 0 5625\n0001 02 < 5",
        "chessguess 2 0 292\nBX 100 = 5",
        "4 6 0 0 5625" + "\n" * MAX_CHARACTERS,
        "4 6 0 0 " + "9" * 5000,
    ],
    ids=lambda text: text[:24],
)
def test_what_is_no_certificate_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(InputError) as raised:
        read(text)
    sentence = str(raised.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 160


@pytest.mark.parametrize("moves", ["0001 40", "0001 09", "0000 00 0000 10"])
def test_a_claim_about_no_secret_is_refused(moves: str) -> None:
    with pytest.raises(InputError, match="No secret is left after"):
        Check(read(f"4 6 0 0 5625\n{moves} = 5"))


@pytest.mark.native
def test_the_command_line_says_whether_each_claim_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["records", "check", str(HERE / "3x6.txt")]) == 0
    assert capsys.readouterr().out == (
        "12 claims hold: no play of 3x6 needs fewer than 854 guesses in all.\n"
    )
    file = tmp_path / "3x6.txt"
    file.write_text(CERTIFICATES["3x6"].replace("854", "855"), encoding="ascii")
    assert main(["records", "check", str(file)]) == 1
    told = capsys.readouterr().out
    assert told.startswith('"3 6 0 0 855" does not follow: guess ')
    file.write_bytes(b"\xff\x00")
    assert main(["records", "check", str(file)]) == 2
