"""Links of the lab: what they hold comes back, and what is damaged or too much is refused."""

from __future__ import annotations

import binascii
import re
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.errors import InputError
from cicada.ids import checksum
from cicada.lab.contract import MAX_CODE_LENGTH, MAX_LAB_LINK_LENGTH, Shared
from cicada.lab.link import MAX_INFLATED, decode, encode, exercise_of, judged, plain
from tests.python.unseen import UNSEEN


def shared(**values: str | None) -> Shared:
    return plain("mastermind-4x6").replace(**values)


def guarded(text: bytes, name: str = "mastermind-4x6", version: str = "1") -> str:
    """A link with this text in it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text) + packer.flush()
    body = binascii.b2a_base64(packed, newline=False).decode().rstrip("=")
    link = f"{name}:{version}{body.translate(str.maketrans('+/', '-_'))}"
    return f"{link}-{checksum(link)}"


TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cs", "Cc", "Zl", "Zp")), max_size=40
)


@given(code=st.text(st.characters(codec="utf-8"), max_size=200), title=TEXTS, task=TEXTS)
def test_what_a_link_holds_comes_back(code: str, title: str, task: str) -> None:
    task = f"{task}\n\n{title}\\n"
    more = {"goal": "4.5", "limit": "10", "show": "-optimum -compare"}
    given_ = shared(code=code or None, title=title or None, task=task, **more)
    link = encode(given_)
    assert decode(link) == given_


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_unseen_characters_do_not_matter(sign: str) -> None:
    link = encode(shared(code="1122"))
    assert decode(f"{sign}{link[:20]}{sign}{link[20:]}{sign}") == decode(link)


@pytest.mark.parametrize("end", '.),;>"…_* ')
def test_a_character_too_many_does_not_matter(end: str) -> None:
    for given_ in (shared(), shared(code="1122"), shared(goal="4.4")):
        assert decode(encode(given_) + end) == given_
        assert exercise_of(encode(given_) + end).goal == float(given_.goal or 4.5)
        assert judged(encode(given_) + end) == encode(given_.replace(code=None))


def test_an_exercise_alone_is_its_name() -> None:
    assert encode(shared()) == "mastermind-4x6"
    assert decode("mastermind-4x6") == shared()


def test_a_program_alone_keeps_its_blank_lines() -> None:
    code = "\n\nimport x\n\n\ndef f():\n\n    pass\n"
    assert decode(encode(shared(code=code)))["code"] == code


def test_a_link_is_made_of_what_messengers_pass_on() -> None:
    link = encode(shared(code="def first_guess():\n    return '1122'\n" * 9))
    assert set(link) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_:")
    assert link[-1].isalnum()


@pytest.mark.parametrize("place", [0, 14, 15, 20, -8, -1])
def test_any_wrong_character_is_noticed(place: int) -> None:
    link = encode(shared(code="def first_guess():\n    return '1122'\n"))
    wrong = list(link)
    wrong[place] = "q" if wrong[place] != "q" else "p"
    with pytest.raises(InputError) as error:
        decode("".join(wrong))
    assert error.value.code == "bad-link"
    with pytest.raises(InputError):
        decode(link[:-1])


def test_a_bomb_is_not_inflated() -> None:
    link = guarded(b"\n" + b"x" * 5_000_000)
    assert len(link) < MAX_LAB_LINK_LENGTH
    with pytest.raises(InputError, match="damaged"):
        decode(link)
    assert decode(guarded(b"\n" + b"x" * MAX_CODE_LENGTH))["code"] == "x" * MAX_CODE_LENGTH
    assert MAX_INFLATED > MAX_CODE_LENGTH


@pytest.mark.parametrize(
    "link",
    [
        guarded(b"\nx", version="2"),
        guarded(b"\n\xff"),
        guarded(b"\n" + b"x" * (MAX_CODE_LENGTH + 1)),
        guarded(b"goal: none\n\nx"),
        guarded(b"limit: 0\n\nx"),
        guarded(b"limit: 1e9\n\nx"),
        guarded(b"show: <b>\n\nx"),
        guarded(b"show: -optimum -nothing\n\nx"),
        guarded(b"show: optimum\n\nx"),
        guarded(b"title: " + b"x" * 101 + b"\n\nx"),
        guarded(b"\nx", name="nothing"),
        f"shot:1-{checksum('shot:1')}",
        f"shot:1$$-{checksum('shot:1$$')}",
        "shot:",
        "shot!1-abcdef",
        "shot 1-abcdef",
        "shot:1-",
        "x" * (MAX_LAB_LINK_LENGTH + 1),
        "",
    ],
)
def test_what_is_no_link_is_refused_in_a_sentence(link: str) -> None:
    with pytest.raises(InputError) as error:
        decode(link)
    assert error.value.code == "bad-link"
    assert error.value.sentence.endswith(".")


def test_unknown_headers_of_a_later_time_are_passed_over() -> None:
    assert decode(guarded(b"title: A\ncolour: red\n\nx")) == shared(title="A", code="x")


def test_a_program_too_long_for_a_link_is_told_so() -> None:
    noise = "".join(chr(33 + number * number * 7919 % 94) for number in range(15_000))
    hard = "".join(chr(0x4E00 + (ord(a) * 31 + at * 17) % 20_000) for at, a in enumerate(noise))
    with pytest.raises(InputError, match="download it as a file"):
        encode(shared(code=hard))


SET = {"goal": "4.4", "limit": "3", "finding": "60", "zero": "5", "full": "4.4"}


def test_an_exercise_is_judged_as_its_link_sets_it() -> None:
    link = encode(shared(**SET, title="T{x}", code="1"))
    exercise = exercise_of(link)
    assert (exercise.name, exercise.goal, exercise.limit) == ("mastermind-4x6", 4.4, 3)
    assert {name: exercise.headers[name] for name in SET} == SET
    assert judged(link) == encode(shared(**SET)), "neither its program nor its words"
    assert judged("mastermind-4x6") == "mastermind-4x6"
    assert exercise_of("mastermind-4x6").headers.keys().isdisjoint(("finding", "zero", "full"))


def test_cases_that_a_teacher_adds_come_first() -> None:
    cases = 'exact_matches(["Pink"], ["Pink"]) == 1\n\nexact_matches(["a", "b"], ["a"]) == 1'
    exercise = exercise_of(encode(plain("cis194-1").replace(cases=cases)))
    added = exercise.further_cases[:2]
    assert [case.call for case in added] == [
        "exact_matches(['Pink'], ['Pink'])",
        "exact_matches(['a', 'b'], ['a'])",
    ]
    assert [case.value for case in added] == [1, 1]
    drawn = [case.call for case in exercise_of("cis194-1").further_cases]
    assert [case.call for case in exercise.further_cases[2:]] == drawn


@pytest.mark.parametrize(
    ("name", "more", "why"),
    [
        ("mastermind-4x6", {"finding": "101"}, "Give at most 100 points"),
        ("mastermind-4x6", {"finding": "many"}, "Give the number of points as a number"),
        ("mastermind-4x6", {"zero": "0.5"}, "Give the average as an average from 1 to 100"),
        ("mastermind-4x6", {"zero": "4.2", "full": "4.4"}, "The average that gives no points must"),
        ("mastermind-4x6", {"zero": "4.2"}, "The average that gives no points must"),  # best 4.340
        ("mastermind-4x6", {"forbid": "numpy"}, "Only cicada can be forbidden."),
        ("mastermind-4x6", {"cases": "f(1) == 1"}, "Cases can be added to exercises on functions"),
        ("cis194-1", {"cases": "matches([], []) == 0"}, '"matches([], []) == 0" is no case'),
        ("cis194-1", {"cases": "exact_matches([], []) = 0"}, '"exact_matches([], []) = 0" is no'),
        ("cis194-1", {"cases": "exact_matches(x) == 0"}, '"exact_matches(x) == 0" is no case'),
        ("cis194-1", {"cases": 'exact_matches({"a": 1}) == 0'}, '"exact_matches({'),
        ("cis194-1", {"cases": f"exact_matches({'[' * 2000}) == 0"}, '"exact_matches([[['),
        ("cis194-1", {"cases": "exact_matches([]) == 0\n" * 101}, "Add at most 100 cases."),
    ],
)
def test_what_cannot_be_set_is_refused_in_a_sentence(
    name: str, more: dict[str, str], why: str
) -> None:
    with pytest.raises(InputError, match=f"^{re.escape(why)}"):
        encode(plain(name).replace(**more))
