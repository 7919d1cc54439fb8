"""What is said of a position, in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cicada.language import Language, number
from cicada.shot.board import Board, balls, cell_name
from cicada.shot.rules import NAMES, Shot


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of a language; `str.format` puts in what stands in braces."""

    language: Language
    directions: Mapping[str, str]
    both: str
    winnable: str
    unknown: str
    unsolvable: str
    lost_since: str
    empty: str
    stuck: str
    never_meeting: str
    apart: str
    exhausted: str
    given_up: str
    shoot_ball: str
    shoot: str
    solves_too: str
    twin: str
    last_shot: str
    grade: str
    every_game: str
    of_hundred: str
    one_game: str
    about: str
    map_all: str
    map_around: str
    map_left: str
    map_within: str

    def shot(self, shot: Shot) -> str:
        """Such as "c4 up"."""
        return f"{cell_name(shot.x, shot.y)} {self.directions[shot.direction]}"

    def mapped(self, positions: int, winning: int) -> str:
        """How many positions there are, and how many of them can be won."""
        counts = (number(count, self.language) for count in (positions, winning))
        return self.map_all.format(*counts)

    def gave_up(self, states: int) -> str:
        """That a search was given up after so many states."""
        return self.given_up.format(states=number(states, self.language))

    def never_meet(self, groups: Sequence[Board]) -> str:
        """That the balls of two or more groups can never meet."""
        names = [" ".join(cell_name(x, y) for x, y in balls(group)) for group in groups]
        listed = self.both.format(", ".join(names[:-1]), names[-1])
        return self.never_meeting.format(number=len(groups), groups=listed)

    def rating(self, grade: int, grades: int, wins: int, games: int) -> str:
        """The grade, and how often shots at random win: two digits, "about" unless exact."""
        if wins == games:
            odds = self.every_game
        elif 2 * wins > games:
            odds = self._rounded(self.of_hundred, 100 * wins, games)
        else:
            odds = self._rounded(self.one_game, games, wins)
        return self.grade.format(grade=grade, grades=grades, odds=odds)

    def _rounded(self, words: str, dividend: int, divisor: int) -> str:
        unit = 10 ** max(0, len(str(dividend // divisor)) - 2)
        rounded = (dividend + divisor * unit // 2) // (divisor * unit) * unit
        about = "" if rounded * divisor == dividend else self.about
        return words.format(about=about, number=number(rounded, self.language))


WORDS: dict[Language, Words] = {
    "en": Words(
        language="en",
        directions={letter: name.lower() for letter, name in NAMES.items()},
        both="{} and {}",
        winnable="This position can still be won.",
        unknown="Unknown: there is too much to try in a moment.",
        unsolvable="This board has no solution. {reason}",
        lost_since="Lost since shot {number}, {shot}. {reason}",
        empty="There is no ball on the board.",
        stuck="No ball has a legal shot.",
        never_meeting="These {number} groups of balls can never meet: {groups}.",
        apart="Two groups can never meet: a ball stays on each side of the line.",
        exhausted="Every way of playing on leaves more than one ball.",
        given_up="The solver gave up after {states} positions; the board may be solvable.",
        shoot_ball="Shoot the ball in {cell}.",
        shoot="Shoot {shot}.",
        solves_too="This shot leads to another solution.",
        twin="A twin of {shot}: it leaves the same balls.",
        last_shot="Either of two balls may make the last shot.",
        grade="Grade {grade} of {grades}: shots at random win {odds}.",
        every_game="every game",
        of_hundred="{about}{number} of 100 games",
        one_game="{about}one game in {number}",
        about="about ",
        map_all="{} positions can come up in this puzzle; {} of them can be won.",
        map_around="Too many positions can come up to draw them all: here are those of your game, "
        "and where one other shot would have led.",
        map_left="Your game could no longer be won after shot {number}, {shot}.",
        map_within="Your game kept to those that can be won.",
    ),
    "de": Words(
        language="de",
        directions={"U": "nach oben", "D": "nach unten", "L": "nach links", "R": "nach rechts"},
        both="{} und {}",
        winnable="Diese Stellung kannst du noch gewinnen.",
        unknown="Unbekannt: So schnell lässt sich nicht alles ausprobieren.",
        unsolvable="Dieses Brett hat keine Lösung. {reason}",
        lost_since="Verloren seit Schuss {number}, {shot}. {reason}",
        empty="Auf dem Brett liegt keine Kugel.",
        stuck="Keine Kugel hat einen erlaubten Schuss.",
        never_meeting="Diese {number} Gruppen von Kugeln können nie zusammenkommen: {groups}.",
        apart="Zwei Gruppen kommen nie zusammen: Auf jeder Seite der Linie bleibt eine Kugel.",
        exhausted="Wie du auch weiterspielst, mehrere Kugeln bleiben.",
        given_up="Nach {states} Stellungen brach die Suche ab; vielleicht gibt es eine Lösung.",
        shoot_ball="Schieß die Kugel auf dem Feld {cell}.",
        shoot="Schieß {shot}.",
        solves_too="Dieser Schuss führt zu einer anderen Lösung.",
        twin="Ein Zwilling von {shot}: Dieselben Kugeln bleiben.",
        last_shot="Den letzten Schuss darf jede der zwei Kugeln machen.",
        grade="Grad {grade} von {grades}: Zufällige Schüsse gewinnen {odds}.",
        every_game="jedes Spiel",
        of_hundred="{about}{number} von 100 Spielen",
        one_game="{about}ein Spiel von {number}",
        about="etwa ",
        map_all="{} Stellungen können in diesem Rätsel vorkommen; {} davon sind zu gewinnen.",
        map_around="Es können zu viele Stellungen vorkommen, um alle zu zeichnen: Hier sind die "
        "deines Spiels und die, zu denen ein anderer Schuss geführt hätte.",
        map_left="Dein Spiel war nach Schuss {number}, {shot}, nicht mehr zu gewinnen.",
        map_within="Dein Spiel blieb bei denen, die zu gewinnen sind.",
    ),
}
