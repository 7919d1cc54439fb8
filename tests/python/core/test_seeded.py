"""The seeded generator: its output is frozen, since links rest on it."""

from collections import Counter

from cicada.seeded import Seeded, fnv1a

# Published test vectors: Noll's FNV page; SplitMix64 of Vigna's splitmix64.c from state 0.
FNV1A = {"": 0xCBF29CE484222325, "a": 0xAF63DC4C8601EC8C, "foobar": 0x85944171F73967E8}
SPLITMIX64_FROM_ZERO = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_hash_agrees_with_the_published_vectors() -> None:
    assert {text: fnv1a(text) for text in FNV1A} == FNV1A


def test_numbers_agree_with_the_published_generator() -> None:
    dice = Seeded("")
    dice._state = 0
    assert [dice.bits() for _ in range(3)] == SPLITMIX64_FROM_ZERO


def test_below_is_fair_and_shuffled_reaches_every_order() -> None:
    dice = Seeded("fair")
    assert all(900 < n < 1100 for n in Counter(dice.below(6) for _ in range(6000)).values())
    orders = {tuple(dice.shuffled("abc")) for _ in range(200)}
    assert len(orders) == 6


def test_same_text_same_numbers() -> None:
    assert [Seeded("x").below(1000)] * 2 == [Seeded("x").below(1000) for _ in range(2)]
    assert Seeded("x").bits() != Seeded("y").bits()
