"""What is said of a position, in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cicada.language import Language, number
from cicada.shot.board import Board, balls
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
    exhausted: str
    given_up: str
    shoot_ball: str
    shoot: str
    solves_too: str

    def shot(self, shot: Shot) -> str:
        """Such as "(2,3) up"."""
        return f"({shot.x},{shot.y}) {self.directions[shot.direction]}"

    def searched(self, states: int) -> str:
        """That a search of so many states found no solution."""
        return self.exhausted.format(states=number(states, self.language))

    def gave_up(self, states: int) -> str:
        """That a search was given up after so many states."""
        return self.given_up.format(states=number(states, self.language))

    def never_meet(self, groups: Sequence[Board]) -> str:
        """That the balls of two or more groups can never meet."""
        names = [" ".join(f"({x},{y})" for x, y in balls(group)) for group in groups]
        listed = self.both.format(", ".join(names[:-1]), names[-1])
        return self.never_meeting.format(number=len(groups), groups=listed)


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
        exhausted="Every way of playing ends with more than one ball ({states} positions tried).",
        given_up="The solver gave up after {states} positions; the board may be solvable.",
        shoot_ball="Shoot the ball at ({x},{y}).",
        shoot="Shoot {shot}.",
        solves_too="This shot leads to a solution as well.",
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
        exhausted="Wie du auch spielst, mehrere Kugeln bleiben ({states} Stellungen probiert).",
        given_up="Nach {states} Stellungen brach die Suche ab; vielleicht gibt es eine Lösung.",
        shoot_ball="Schieß die Kugel auf dem Feld ({x},{y}).",
        shoot="Schieß {shot}.",
        solves_too="Auch dieser Schuss führt zu einer Lösung.",
    ),
}
