"""Programs to be judged, and how: what a command line or a folder's judging sets."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from cicada.cli.files import read_file
from cicada.cli.judge.program import Programs
from cicada.cli.judge.run import play
from cicada.lab import handlers, link
from cicada.lab.contract import Program, Report
from cicada.lab.exercise import Exercise
from cicada.lab.report import Order, package_imports

GRACE = 2.0
"""What the start of Python may take on a busy machine."""


class Settings(NamedTuple):
    """How a run is to be judged; picklable, for any executor."""

    task: str
    """The name of an exercise, or a link of it."""
    order: Order = "tree"
    sample: int | None = None
    seed: str = ""
    secrets: tuple[int, ...] | None = None
    headers: tuple[tuple[str, str], ...] = ()
    """Headers of the exercise that are set otherwise (`cicada.lab.link.JUDGED`)."""
    jobs: int = 1

    @property
    def exercise(self) -> Exercise:
        """The exercise as it is judged."""
        return link.exercise_of(self.task).changed(dict(self.headers))

    def numbers(self) -> tuple[int, ...]:
        """The numbers of the secrets to be played."""
        exercise = self.exercise
        chosen = self.secrets
        if chosen is None:
            chosen = exercise.secrets(self.sample, self.seed)
        return tuple(range(exercise.problem.count)) if chosen is None else chosen


class Submission(NamedTuple):
    """A program to be judged."""

    command: tuple[str, ...]
    program: Program
    grace: float = 0
    """Seconds beyond the limit (`cicada.cli.judge.program.Program`)."""
    separates_games: bool = False
    """Whether an empty line tells it that another game begins."""


def python_submission(exercise: Exercise, file: Path) -> Submission:
    """A Python file with the exercise's functions, played in a process of its own."""
    source = read_file(file)
    setup = handlers.player_setup(exercise)
    package = Path(__file__).resolve().parents[3]
    start = f"import sys; sys.path.insert(0, {str(package)!r}); import runpy; "
    start += "runpy.run_module('cicada.lab.sandbox.player', run_name='__main__', alter_sys=True)"
    # Lines and files are UTF-8 on Windows, too.
    command = (sys.executable, "-X", "utf8", "-c", start, json.dumps(setup), str(file.resolve()))
    imports = package_imports(source.decode("utf-8", "replace"))
    program = Program(sha256=_sha256(source), language="Python", imports=imports)
    return Submission(command, program, GRACE, True)


def program_submission(command: Sequence[str]) -> Submission:
    """A program that reads and writes lines itself."""
    contents = [Path(word).read_bytes() for word in command if Path(word).is_file()]
    return Submission(
        tuple(command),
        Program(sha256=_sha256(b"\0".join(contents)), language=Path(command[0]).name, imports=[]),
    )


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def judged(
    settings: Settings,
    submission: Submission,
    progress: Callable[[int], None] = lambda _: None,
    with_loss: bool = True,
) -> Report:
    """The report of a submission; its processes are gone afterwards."""
    exercise = settings.exercise
    command, _, grace, separates_games = submission
    with Programs(command, exercise.limit, settings.jobs, grace, separates_games) as programs:
        return play(
            exercise,
            programs,
            secrets=settings.numbers(),
            order=settings.order,
            program=submission.program,
            with_loss=with_loss,
            progress=lambda done, _: progress(done),
        )
