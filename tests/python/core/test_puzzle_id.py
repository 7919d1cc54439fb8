"""Ids: parse and print are inverse, damage is found, secrets are sealed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.errors import InputError
from cicada.puzzle_id import (
    PuzzleId,
    _check,
    join_moves,
    parse_id,
    print_id,
    seal,
    split_moves,
    unseal,
)

parameters = st.text(st.characters(codec="utf-8", exclude_characters=":;"), max_size=12)
ids = st.one_of(
    st.builds(PuzzleId, parameters, st.just("given"), parameters),
    st.builds(PuzzleId, parameters, st.just("seed"), parameters),
    st.builds(PuzzleId, parameters, st.just("open")),
)


@given(ids)
def test_parse_and_print_are_inverse(puzzle: PuzzleId) -> None:
    assert parse_id(print_id(puzzle)) == puzzle


@given(ids, st.lists(st.text("1234:,"), max_size=4).map(tuple))
def test_moves_come_apart_as_they_were_joined(puzzle: PuzzleId, moves: tuple[str, ...]) -> None:
    assert split_moves(join_moves(print_id(puzzle), moves)) == (print_id(puzzle), moves)


@given(st.data())
def test_one_or_two_wrong_characters_are_always_found(data: st.DataObject) -> None:
    text = print_id(PuzzleId("4x6", "given", seal(700, 1296, "4x6")))
    characters = list(text)
    for place in data.draw(st.sets(st.integers(4, len(text) - 1), min_size=1, max_size=2)):
        characters[place] = data.draw(
            st.characters(min_codepoint=33, max_codepoint=125).filter(
                lambda c, place=place: c not in (text[place], "~")
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
        parse_id(f"{later}-{_check(later)}")
