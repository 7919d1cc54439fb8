"""The pictures of a notebook are those of the page: the same shapes and colours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from cicada import chessguess, mastermind, shot
from cicada.chessguess.notebook import drawing as pieces
from cicada.mastermind.notebook import drawing as pegs
from cicada.mastermind.text import DIGITS
from cicada.notebook.drawing import ACCENT, CONTROL, INK, LINE, QUIET, RAISED, histogram, picture
from cicada.shot.notebook import drawing as field

if TYPE_CHECKING:
    from cicada.notebook import Position

WEB = Path(__file__).resolve().parents[3] / "web"
SVG = "{http://www.w3.org/2000/svg}"


def source(name: str) -> str:
    """A file of the page."""
    return (WEB / name).read_text(encoding="utf-8")


def light_colours() -> dict[str, str]:
    """The page's colours in its light theme, by token."""
    tokens = re.findall(r"--([\w-]+): (?:light-dark\()?(#\w{6})\b", source("style/tokens.css"))
    return dict(tokens)


def test_the_colours_are_those_of_the_page() -> None:
    page = light_colours()
    shared = {"raised": RAISED, "ink": INK, "quiet": QUIET, "line": LINE}
    ball = {"ball": field.BALL, "ball-light": field.BALL_LIGHT, "ball-dark": field.BALL_DARK}
    white, white_line, white_detail = pieces.COLOURS["W"]
    black, black_line, black_detail = pieces.COLOURS["B"]
    drawn = {
        **shared,
        **ball,
        "control": CONTROL,
        "accent": ACCENT,
        "piece-white": white,
        "piece-white-line": white_line,
        "piece-black": black,
        "piece-black-line": black_line,
        "piece-detail": black_detail,
        **{f"peg-{number}": colour for number, colour in enumerate(pegs.COLOURS, 1)},
    }
    assert drawn == {token: page[token] for token in drawn}
    assert white_detail == white_line
    assert len(pegs.COLOURS) == len([token for token in page if re.fullmatch(r"peg-\d+", token)])


def test_a_digit_is_dark_on_the_same_pegs_as_on_the_page() -> None:
    light = re.findall(
        r"name: msg\(\"\w+\"\),\s+light: (true|false)", source("games/mastermind/pegs.js")
    )
    assert len(light) == len(DIGITS)
    assert "".join(d for d, is_light in zip(DIGITS, light, strict=True) if is_light == "true") == (
        pegs.LIGHT
    )


def drawings_of_the_page() -> dict[str, list[str]]:
    """Every path and circle of each piece that the page draws, as numbers and letters alone."""
    text = source("games/chessguess/drawings.js")
    foot, collar = (
        re.findall(r' d="(.*?)"', text.split(f"const {name} = ")[1].split("`;")[0])
        for name in ("FOOT", "COLLAR")
    )
    found = {}
    for kind, drawing in re.findall(r"^  (\w): svg`(.*?)`,$", text, re.M | re.S):
        circles = re.findall(r'cx="(.*?)" cy="(.*?)" r="(.*?)"', drawing)
        shapes = re.findall(r' d="(.*?)"', drawing) + [" ".join(circle) for circle in circles]
        shapes += collar if "${COLLAR}" in drawing else []
        found[kind] = sorted(shapes + foot)
    return found


def test_the_pieces_are_those_of_the_page() -> None:
    drawn = {}
    for kind in pieces.OUTLINES:
        root = ElementTree.fromstring(f"<svg>{pieces.piece(f'W{kind}').svg}</svg>")
        circles = (each.attrib for each in root.iter("circle"))
        shapes = [each.attrib["d"] for each in root.iter("path")]
        shapes += [f"{each['cx']} {each['cy']} {each['r']}" for each in circles]
        drawn[kind] = sorted(shapes)
    assert drawn == drawings_of_the_page()
    assert f'viewBox="7.5 2.5 {40.5 - 7.5:g} {43.5 - 2.5:g}"' in source(
        "games/chessguess/pieces.js"
    )


def test_a_field_is_measured_as_on_the_page() -> None:
    drawing, motion = source("games/shot/drawing.js"), source("games/shot/motion.js")
    assert f"const RADIUS = {field.RADIUS};" in motion
    assert f"const FRAME = {field.FRAME};" in drawing
    assert f"CELL = {field.CELL};" in motion


POSITIONS: dict[str, Position] = {
    "new board": mastermind.open("4x6:~monday"),
    "rows": mastermind.open("4x6:~monday").play("1122", "1345"),
    "found": mastermind.open("4x6:~monday").solve(),
    "contradiction": mastermind.new(open=True).play("1122:4,0", "1345:0,0"),
    "many colours": mastermind.new(5, 12, open=True).play("9ABC1:0,3"),
    "targets": chessguess.open("5:~monday").play("BK WQ WN"),
    "no pieces": chessguess.open("5:~monday").play(""),
    "many pieces": chessguess.new(32, seed="1").play("BK BK BK BK BK WQ WP WP WP WP WP"),
    "field": shot.open("8:~monday"),
    "one ball": shot.open("8:~monday").solve(),
}


def parsed(position: Position) -> ElementTree.Element:
    """The picture of a position."""
    return ElementTree.fromstring(position._repr_svg_())


@pytest.mark.parametrize("name", POSITIONS)
def test_a_picture_is_whole_and_says_what_it_shows(name: str) -> None:
    position = POSITIONS[name]
    root = parsed(position)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == repr(position)
    ground = root.find(f"{SVG}rect")
    assert ground is not None
    assert ground.attrib["fill"] == RAISED


def test_the_board_has_a_peg_a_dot_and_a_number_for_each_that_was_played() -> None:
    root = parsed(POSITIONS["rows"])
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert [each for each in texts if each in ("1", "2", "3", "4", "5")] == [
        *("1", "1", "1", "2", "2"),
        *("2", "1", "3", "4", "5"),
        "3",
    ]
    fills = [each.attrib["fill"] for each in root.iter(f"{SVG}circle")]
    assert fills.count(pegs.COLOURS[0]) == 3
    assert fills.count(INK) == 1 + 2, "filled discs: right places"
    assert fills.count(RAISED) == 0 + 1, "rings: wrong places"
    assert texts[0] == "Mastermind 4x6 · 17 codes left"


def test_the_field_has_its_balls_and_a_hint_its_path() -> None:
    game = POSITIONS["field"]
    root = parsed(game)
    balls = [each for each in root.iter(f"{SVG}circle") if "url" in each.attrib["fill"]]
    assert len(balls) == 8
    hint = game.hint()._repr_html_()
    assert hint.count("stroke-dasharray") == 1
    assert "stroke-dasharray" not in game._repr_svg_()


def test_a_solution_of_shot_shows_every_board() -> None:
    drawn = POSITIONS["field"].solution()._repr_html_()
    assert drawn.count('url(#cicada-ball)"') == sum(range(1, 9))


def test_a_histogram_marks_one_bar() -> None:
    drawn = picture(histogram([0, 1, 8, 102], marked=2), "guesses")
    root = ElementTree.fromstring(drawn)
    bars = [each.attrib for each in root.iter(f"{SVG}rect")][1:]
    assert [each["fill"] for each in bars] == [CONTROL, ACCENT, CONTROL]
    assert [float(each["width"]) for each in bars] == pytest.approx([2, 15.7, 200], abs=0.1)
    assert "no games" in picture(histogram({}), "guesses")


def test_what_a_person_writes_is_no_markup() -> None:
    answer = POSITIONS["rows"].check("1111").shown("<script>")  # type: ignore[attr-defined]
    assert "<script>" not in answer._repr_html_()
