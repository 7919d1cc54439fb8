"""A folder is judged, and searches are made, by any executor: processes here, or a Dask cluster."""

from __future__ import annotations

import argparse
import importlib
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cicada.cli.judge.folder import Row, judge_all
from cicada.cli.judge.submission import Settings
from cicada.lab.exercise import find

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = [
    pytest.mark.native,
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),  # of Dask and what it is made of
]

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The offline programs can be imported, here and in the processes of an executor."""
    monkeypatch.syspath_prepend(str(ROOT / "pysrc" / "offline"))


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Dask scheduler with two workers on this machine, each a process."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as started:
        yield started.scheduler_address


@pytest.fixture(params=["processes", "cluster"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    """An executor as an offline program gets it from its options."""
    executors: Any = importlib.import_module("executors")
    parser = argparse.ArgumentParser()
    executors.add_options(parser)
    if request.param == "cluster":
        words = ["--cluster", request.getfixturevalue("cluster")]
    else:
        words = ["--jobs", "2"]
    with executors.executor(parser.parse_args(words)) as pool:
        assert isinstance(pool, ProcessPoolExecutor) == (request.param == "processes")
        yield pool


def test_a_search_finds_the_same_everywhere(executor: Executor) -> None:
    bases: Any = importlib.import_module("lab_bases")
    name = "chessguess-2"
    here = [bases.at_random(name, f"{name} {play}") for play in range(4)]
    assert bases.random_averages(name, 4, executor) == here
    assert len(set(here)) > 1


def test_first_guesses_cost_what_is_proven(executor: Executor) -> None:
    tree: Any = importlib.import_module("mastermind_tree")
    # 3 pegs, 4 colours: first guesses 111, 112 and 123.
    lines = tree.first_costs("3x4", [0, 1, 6], executor)
    costs = {int(guess): int(cost) for guess, cost in map(str.split, lines.splitlines())}
    assert list(costs) == [0, 1, 6]
    search, start = tree.search_of("3x4"), tree.start(tree.MastermindCodes(tree.parse_board("3x4")))
    assert min(costs.values()) == search.prove(start, tree.ANY_NUMBER).cost


BROKEN = "def first_guess():\n    return 1 / 0\n\n\ndef next_guess(history):\n    return '111'\n"


def test_a_folder_is_judged_the_same_everywhere(executor: Executor, tmp_path: Path) -> None:
    starter = find("mastermind-3x3").starter
    sources = {"a.py": starter, "b.py": BROKEN, "c.py": starter.replace("[0]", "[-1]")}
    for name, source in sources.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    paths = sorted(tmp_path.iterdir())
    settings = Settings("mastermind-3x3")

    def rows(executor: Executor) -> list[Row]:
        return [row._replace(seconds=0) for row in judge_all(settings, paths, executor)]

    with ThreadPoolExecutor(1) as one:
        here = rows(one)
    assert rows(executor) == here
    assert [row.name for row in here] == ["a.py", "b.py", "c.py"]
    assert here[0].found == 27
    assert "ZeroDivisionError" in here[1].problem
