"""Pasted texts: every code whose check holds is found, with its name and no other."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cicada.errors import InputError
from cicada.ids import checksum
from cicada.lab.contract import MAX_LAB_LINK_LENGTH
from cicada.lab.link import decode, encode, plain
from cicada.page.result_code import MAX_CODE_LENGTH
from cicada.page.results.checking import check
from cicada.page.results.pasted import read
from tests.python.page.test_result_code import LASTING, a_shot_puzzle, code
from tests.python.unseen import UNSEEN

CODES = {
    "@1": LASTING,
    "@2": code("chessguess", "5:1ce3-99m3fj", ["", "WK BN BQ WQ BR"], "move list move"),
    "@3": code("shot", a_shot_puzzle(), [], ""),
}
TABLE = Path(__file__).parent / "pasted_columns.txt"
COLUMNS = {
    title: (text.replace("→", "\t"), read)
    for block in (Path(__file__).parent / "pasted_columns.txt")
    .read_text("utf-8")
    .split("\n=== ")[1:]
    for title, _, rest in [block.rstrip("\n").partition("\n")]
    for text, _, read in [rest.partition("\n---\n")]
}
LAB = "https://example.org/some/path/lab/"
PROGRAM = encode(plain("shot").replace(code="def solve(balls):\n    return []\n", goal="4.5"))


def told(text: str) -> str:
    """What is read of a text, a line each, as in the table of columns."""
    marks = {code: mark for mark, code in CODES.items()} | {PROGRAM: "@lab"}
    pasted = read(text)
    handed = (
        f"{it['line']} {marks.get(it['code'], it['code'])} {it['name']}" for it in pasted["handed"]
    )
    return "\n".join([*map(str.rstrip, handed), *(f"{it['line']} -" for it in pasted["others"])])


@pytest.mark.parametrize("column", COLUMNS)
def test_columns_are_read_as_their_teacher_reads_them(column: str) -> None:
    text, expected = COLUMNS[column]
    for mark, given in CODES.items():
        text = text.replace(mark, given)
    text = text.replace("@lab", f"{LAB}#{PROGRAM}")
    assert told(text) == expected
    assert told(text.replace("\n", "\r\n")) == expected


def test_the_columns_are_many() -> None:
    assert len(COLUMNS) >= 60


def broken(text: str, width: int, between: str) -> str:
    return between.join(text[at : at + width] for at in range(0, len(text), width))


# What happens to a code on its way.
PASSED = {
    "a full stop": "{}.",
    "brackets": "({})",
    "pointed brackets": "<{}>",
    "smart quotes": "“{}”",
    "German quotes": "„{}“",
    "backticks": "`{}`",
    "a block of code": "```\n{}\n```",
    "bold": "**{}**",
    "words": "my code is {}, all right",
}
CHANGED: dict[str, Callable[[str], str]] = {
    "en dashes": lambda code: code.replace("-", "–"),
    "a blank after each colon": lambda code: code.replace(":", ": "),
    "a blank after each slash": lambda code: code.replace("/", "/ "),
    "a large letter": lambda code: code[0].upper() + code[1:],
    "the first letters lost": lambda code: code[3:],
    "an ellipsis": lambda code: code.replace("...", "…"),
    "an address": lambda code: code.replace("/", "%2F").replace(":", "%3A").replace("~", "%7E"),
    "wide letters": lambda code: "".join(chr(ord(sign) + 0xFEE0) for sign in code),
    "a mail": lambda code: broken(code, 30, "\n> "),
    "a narrow cell": lambda code: broken(code, 11, "\r\n"),
    "soft breaks": lambda code: broken(code, 40, "=\n"),
    "Markdown": lambda code: re.sub(r"([_~-])", r"\\\1", code),
    "unseen characters": lambda code: broken(code, 5, UNSEEN),
}


@pytest.mark.parametrize("mark", CODES)
@pytest.mark.parametrize("way", PASSED)
def test_a_code_is_found_in_whatever_stands_around_it(way: str, mark: str) -> None:
    [handed] = read(PASSED[way].format(CODES[mark]))["handed"]
    assert handed["code"] == CODES[mark]


@pytest.mark.parametrize("mark", CODES)
@pytest.mark.parametrize("change", CHANGED)
def test_a_code_is_found_whatever_became_of_it(change: str, mark: str) -> None:
    text = f"Ann\t{CHANGED[change](CODES[mark])}\nBo\t{LASTING}"
    first, second = read(text)["handed"]
    assert (first["name"], first["code"]) == ("Ann", CODES[mark])
    assert (second["name"], second["code"]) == ("Bo", LASTING)


def test_a_code_of_small_letters_is_found_in_large_ones() -> None:
    assert read(LASTING.upper())["handed"][0]["code"] == LASTING


def test_nothing_is_invented() -> None:
    """A code with a wrong character in it is told as it stands, and is no other one."""
    chance = random.Random(55)
    for _ in range(300):
        code = chance.choice([*CODES.values()])
        place = chance.randrange(len("cicada/1/"), len(code))
        wrong = chance.choice([sign for sign in "abc123XYZ" if sign != code[place]])
        [handed] = read(f"Ann {code[:place]}{wrong}{code[place + 1 :]}")["handed"]
        assert handed["name"] == "Ann"
        with pytest.raises(InputError, match="damaged"):
            check(handed["code"])


def test_a_damaged_code_leaves_the_others_whole() -> None:
    assert told(f"Ann\t{LASTING[:50]}\nBo\nCy\t{LASTING}") == f"1 {LASTING[:50]} Ann\n3 @1 Cy\n2 -"
    assert told(f"Ann\t{LASTING[:-1]}\nBo") == f"1 {LASTING[:-1]} Ann\n2 -"


def test_no_link_is_longer_than_what_is_looked_for() -> None:
    assert MAX_LAB_LINK_LENGTH <= MAX_CODE_LENGTH


LINKS = {
    f"{LAB}#{PROGRAM}": "1 @lab",
    f"Ann\t{LAB}#{PROGRAM}\n\nBo {LAB}?lang=de#{PROGRAM}": "1 @lab Ann\n3 @lab Bo",
    f'"Ann";"{LAB}index.html#{PROGRAM}";7b': "1 @lab Ann",
    f"Ann: <{LAB}#{PROGRAM}>": "1 @lab Ann",
    f"{LAB}#{PROGRAM[:30]}\n{PROGRAM[30:60]}\n{PROGRAM[60:]}\nBo": "1 @lab\n4 -",
    f"Ann {LAB}#{PROGRAM[:-1]}\nBo": f"1 {PROGRAM[:-1]} Ann\n2 -",
    f"Ann {LAB}#shot\nBo": "1 shot Ann\n2 -",
    "lab/#x": "1 x",
    "https://example.org/cicada/mastermind/#4x6:~monday": "1 -",
    "https://example.org/1/mastermind/#4x6:~monday": "1 -",
    "https://example.org/collab/#shot": "1 -",
    "": "",
    " \n\t\n": "",
    "cicada/": "1 -",
}


@pytest.mark.parametrize("text", LINKS)
def test_links_of_the_lab_stand_in_the_same_column(text: str) -> None:
    assert told(text) == LINKS[text]
    for handed in read(text)["handed"]:
        if handed["code"] == PROGRAM:
            assert handed["lab"]
            assert decode(handed["code"]).goal == "4.5"


HOSTILE = {
    "no link": "lab/" * 100_000,
    "no code": "cicada/" * 100_000,
    "half a code": "cicada/1/" * 50_000,
    "many parts": "cicada/1/mastermind/" + "a/" * 100_000,
    "a wide line": "cicada/1/" + "a" * 500_000,
    "quotes": '"' * 100_000 + LASTING,
    "delimiters": f"{',' * 100_000}{LASTING}",
    "blanks": f"Ann{' ' * 100_000}{LASTING}{' ' * 100_000}",
    "words": f"{'Ann ' * 50_000}{LASTING}",
    "names": "Ann\n" * 50_000,
    "days": "21.11.2026 " * 30_000,
    "brackets": "(" * 50_000 + ")" * 50_000,
    "dots": "a@" + "a." * 50_000,
    "digits": "1" * 100_000,
    "sealed": "cicada/1/" + "a/" * 3000 + checksum("cicada/1/" + "a/" * 2999 + "a"),
}


@pytest.mark.parametrize("text", HOSTILE)
def test_a_text_made_to_be_slow_is_read_in_time_of_its_length(text: str) -> None:
    read(HOSTILE[text])
