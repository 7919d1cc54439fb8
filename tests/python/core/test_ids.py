"""Ids: parse and print are inverse, damage is found, secrets are sealed."""

from string import ascii_letters, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.errors import InputError
from cicada.ids import (
    PuzzleId,
    checksum,
    join_moves,
    parse_id,
    print_id,
    seal,
    split_moves,
    unseal,
)

parameters = st.text(st.characters(codec="utf-8", exclude_characters=":."), max_size=12)
seeds = st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,6}){0,3}", fullmatch=True)
ids = st.one_of(
    st.builds(PuzzleId, parameters, st.just("given"), parameters),
    st.builds(PuzzleId, parameters, st.just("seed"), seeds),
    st.builds(PuzzleId, parameters, st.just("open")),
)


@given(ids)
def test_parse_and_print_are_inverse(puzzle: PuzzleId) -> None:
    assert parse_id(print_id(puzzle)) == puzzle


moves = st.lists(st.text("12AB:, "), max_size=4).map(tuple)


@given(ids, moves)
def test_moves_come_apart_as_they_were_joined(puzzle: PuzzleId, moves: tuple[str, ...]) -> None:
    assert split_moves(join_moves(print_id(puzzle), moves)) == (print_id(puzzle), moves)


@given(st.text("x123", min_size=1, max_size=4), seeds.map("~{}".format), moves)
def test_a_link_survives_mail_and_messengers(board: str, body: str, moves: tuple[str, ...]) -> None:
    link = join_moves(f"{board}:{body}", moves)
    assert set(link) <= set(ascii_letters + digits + "-._~:/")
    assert link[-1] in ascii_letters + digits


@given(ids, moves.filter(bool), st.data())
def test_a_link_that_was_cut_off_opens_nothing_else(
    puzzle: PuzzleId, moves: tuple[str, ...], data: st.DataObject
) -> None:
    link = join_moves(print_id(puzzle), moves)
    start = len(print_id(puzzle))
    with pytest.raises(InputError):
        split_moves(link[: data.draw(st.integers(start + 1, len(link) - 1))])


def test_a_position_that_is_too_long_for_a_link_is_refused() -> None:
    with pytest.raises(InputError, match="too long"):
        join_moves("32:open", ("BP " * 32,) * 100)


@pytest.mark.parametrize("word", ["Monday", "MONDAY", "monday"])
def test_case_does_not_count_in_a_seed_word(word: str) -> None:
    assert parse_id(f"4x6:~{word}") == PuzzleId("4x6", "seed", "monday")


@pytest.mark.parametrize(
    "word", ["", "two words", "a;b", "-", "a-", "a--b", "käfer", "x" * 41, "<b>"]
)
def test_what_is_no_word_is_refused(word: str) -> None:
    with pytest.raises(InputError):
        parse_id(f"4x6:~{word}")


@given(st.data())
def test_one_or_two_wrong_characters_are_always_found(data: st.DataObject) -> None:
    text = print_id(PuzzleId("4x6", "given", seal(700, 1296, "4x6")))
    characters = list(text)
    for place in data.draw(st.sets(st.integers(4, len(text) - 1), min_size=1, max_size=2)):
        characters[place] = data.draw(
            st.characters(
                min_codepoint=33, max_codepoint=125, exclude_characters=(text[place], "~")
            )
        )
    with pytest.raises(InputError):
        parse_id("".join(characters))


@given(st.integers(1, 10**9), st.data())
def test_seal_and_unseal_are_inverse(count: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, count - 1))
    assert unseal(seal(number, count, "p"), count, "p") == number


@pytest.mark.parametrize("text", ["", "0" * 40, "i", "!!", "ééé"])
def test_a_text_that_seals_nothing_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        unseal(text, 1296, "4x6")


def test_a_neighbouring_secret_looks_different() -> None:
    sealed = [seal(number, 1296, "4x6") for number in range(1296)]
    assert len(set(sealed)) == 1296
    assert sealed != sorted(sealed)


@pytest.mark.parametrize("text", ["", "4x6", "4x6:", "4x6:1abc", "4x6:" + "1" * 5000])
def test_what_is_no_id_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(InputError, match=r"^This link is damaged"):
        parse_id(text)


def test_an_id_of_a_later_version_says_so() -> None:
    later = print_id(PuzzleId("4x6", "given", "")).rpartition("-")[0].replace(":1", ":2")
    with pytest.raises(InputError, match="newer"):
        parse_id(f"{later}-{checksum(later)}")
