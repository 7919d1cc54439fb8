"""The driver and the evaluation on the command line."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import pytest

from cicada.chessguess.cli import add_commands
from cicada.errors import InputError


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    options = parser.parse_args(["chessguess", *arguments])
    status: int = options.run(options)
    return status


@pytest.mark.parametrize(
    ("size", "target"), [("5", "BK WQ WN BB"), ("0", ""), ("3", ""), ("1", "WP")]
)
def test_the_driver_prints_the_game(
    capsys: pytest.CaptureFixture[str], size: str, target: str
) -> None:
    assert run(size, *target.split()) == 0
    *rows, last = capsys.readouterr().out.splitlines()
    number = len(rows) // 2
    for index in range(number):
        assert re.fullmatch(rf'Your guess {index + 1}:  \[("\w\w"(,"\w\w")*)?\]', rows[2 * index])
        assert re.fullmatch(r"My answer:    \(\d+,\d+,\d+\)", rows[2 * index + 1])
    assert last == f"You got it in {number} {'guess' if number == 1 else 'guesses'}!"
    assert sorted(json.loads(rows[-2].split(":  ")[1])) == sorted(target.split())


@pytest.mark.parametrize(
    "arguments",
    ["5 XX", "5 BR BR BR", "2 BK WK BQ", "33", "x", "5 BK --json", "evaluate", "evaluate 40",
     "evaluate 5 --sample 0", "evaluate 5 --seed x", "evaluate 5 --targets /nowhere/at/all",
     "evaluate 5 --sample 3 --targets x", "evaluate 5 6"],
)  # fmt: skip
def test_bad_input_is_one_sentence(arguments: str) -> None:
    with pytest.raises(InputError):
        run(*arguments.split())


def test_evaluation_counts_every_target(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("evaluate", "2", "--json") == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == [
        "targets", "total", "average", "max", "histogram", "seconds", "slowest_guess_seconds"
    ]  # fmt: skip
    histogram = {int(key): value for key, value in figures["histogram"].items()}
    assert figures["targets"] == sum(histogram.values()) == 87
    assert figures["total"] == sum(key * value for key, value in histogram.items())
    assert figures["average"] == figures["total"] / 87
    assert figures["max"] == max(histogram)


def test_a_sample_follows_from_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for seed in ("a", "a", "b"):
        assert run("evaluate", "4", "--sample", "50", "--seed", seed, "--json") == 0
        figures = json.loads(capsys.readouterr().out)
        assert figures["targets"] == 50
        outputs.append(figures["histogram"])
    assert outputs[0] == outputs[1] != outputs[2]


@pytest.mark.native
def test_targets_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "targets"
    file.write_text("BK WQ\n\nWP WP\n", encoding="utf-8")
    assert run("evaluate", "2", "--targets", str(file), "--json") == 0
    assert json.loads(capsys.readouterr().out)["targets"] == 3
    file.write_text("BK WQ\nBK BK\n", encoding="utf-8")
    with pytest.raises(InputError, match="Line 2"):
        run("evaluate", "2", "--targets", str(file))
