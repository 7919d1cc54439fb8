"""What a person does so that each file of the site is asked for."""

from __future__ import annotations

from typing import NamedTuple


class Scene(NamedTuple):
    """A page that is opened, and what is done there."""

    address: str
    """Below that of the site."""
    there: str
    """A script that is true when all has arrived."""
    steps: tuple[str, ...] = ()
    """Scripts that do something, one after the other; each is true once it could be done."""


SCRIPT = """
    const pressed = (name) => hit(named('a, button, summary, label', name));
    const seen = (selector) => all(document, selector).some(usable);
    const within = (name, selector) => all(document, `cicada-${name}`)
        .some(({ shadowRoot }) => shadowRoot && all(shadowRoot, selector).some(usable));
    const opened = (name) => Boolean(customElements.get(`cicada-${name}`)) && !isEmpty();
    const chosen = (name) => {
        const option = all(document, "option").find(({ textContent }) => textContent === name);
        if (option) option.selected = true;
        option?.closest("select").dispatchEvent(new Event("change", { bubbles: true }));
        return Boolean(option);
    };
    const missed = () => /part of Cicada|Python could not|connection/.test(told());
    const isReady = () => app()?.services.python.stage === 'ready';
    const isOpen = () => isReady() && Boolean(view()?.session.position);
    const moved = (...moves) => isOpen() && (view().session.replace(moves), true);
"""

GAME = "mastermind/#4x6:~files"
LIVE = ("bit", "five-guesses", "integers", "lost-board", "one-solution")
RUN = "hit(all(document, 'button.primary').find(usable))"
HINT = "hit(all(document, '.hint-steps button').find(usable))"


def _press(*names: str) -> tuple[str, ...]:
    return tuple(f"pressed('{name}')" for name in names)


SCENES = {
    "a hint": Scene("chessguess/#5:~files", "seen('.hints .hint')", ("isOpen()", HINT)),
    "the front page": Scene("", "isReady() && !isEmpty()"),
    **{
        f"a game of {game} on the front page": Scene(
            f"{game}/#{link}", "within('recent', 'a')", (f"moved('{move}')", *_press("Cicada"))
        )
        for game, link, move in (
            ("mastermind", "4x6:~files", "1122"),
            ("chessguess", "5:~files", "BK"),
            ("shot", "6:~files", "32D"),
        )
    },
    "Mastermind": Scene(GAME, "isOpen()"),
    "Shot": Scene("shot/#6:~files", "isOpen()"),
    "Share": Scene(GAME, "dialog()", ("isOpen()", *_press("Share"))),
    "Today": Scene(GAME, "dialog()", ("isOpen()", *_press("Today"))),
    "help with Mastermind": Scene("mastermind/", "dialog()", ("isOpen()", *_press("Help"))),
    "help with ChessGuess": Scene("chessguess/", "dialog()", ("isOpen()", *_press("Help"))),
    "help with Shot": Scene("shot/", "dialog()", ("isOpen()", *_press("Help"))),
    "a course page": Scene(
        GAME,
        "seen('cicada-embed') && dialog()",
        ("isOpen()", *_press("Share", "Put it into a course page…")),
    ),
    "the map": Scene(
        "shot/#6:~files",
        "within('shot-map', 'svg')",
        ("isOpen()", *_press("Map of the positions")),
    ),
    "the codes left": Scene(
        GAME,
        "within('mastermind-list', 'button')",
        ("moved('1122')", *_press("The codes left")),
    ),
    "all strategies": Scene(
        GAME,
        "within('mastermind-compare', 'table')",
        ("moved('1122')", *_press("Strategy and pegs", "Compare the strategies")),
    ),
    "a SCORM package": Scene(
        GAME,
        "all(document, 'label').some(({ textContent }) => /[0-9] MB/.test(textContent))",
        ("isOpen()", *_press("Share", "Put it into a course page…"), "chosen('SCORM')"),
    ),
    "the lab": Scene("lab/", "isReady() && opened('lab') && seen('.cm-editor, textarea')"),
    "the lab of ChessGuess": Scene(
        "lab/#chessguess-2", "within('lab-report', 'svg, table')", ("opened('lab')", RUN)
    ),
    "the lab of Shot": Scene(
        "lab/#shot", "within('lab-report', 'svg, table')", ("opened('lab')", RUN)
    ),
    "a program to share": Scene(
        "lab/", "dialog()", ("isReady() && opened('lab')", *_press("Share"))
    ),
    "an exercise of one's own": Scene(
        "lab/",
        "seen('cicada-exercise-form')",
        ("isReady() && opened('lab')", *_press("Share", "Put it into a course page…")),
    ),
    "the whole tree": Scene("tree/", "isReady() && opened('tree')"),
    "the whole tree of ChessGuess": Scene("tree/#3:optimal", "isReady() && seen('cicada-icicle')"),
    "the record": Scene("record/", "isReady() && opened('record') && within('practice', 'p')"),
    "for teachers": Scene("teachers/", "isReady() && opened('teachers')"),
    "a class": Scene("class/", "isReady() && opened('class')"),
    "a frame": Scene("mastermind/?embed=1#4x6:~files", "seen('.slot')", _press("Start")),
    "a frame of the lab": Scene("lab/?embed=1", "seen('.cm-editor, textarea')", _press("Start")),
    "a frame of the tree": Scene("tree/?embed=1", "seen('cicada-icicle')", _press("Start")),
    "German": Scene("de/mastermind/", "isOpen()"),
    **{
        f"what is live in {name}": Scene(
            f"how/{name}/",
            f"seen('cicada-how-{name}')",
            ("hit(all(document, '.live button').find(usable))",),
        )
        for name in LIVE
    },
    "a certificate": Scene(
        "records/",
        "seen('cicada-certificates-check')",
        ("hit(all(document, '.live button').find(usable))",),
    ),
}
