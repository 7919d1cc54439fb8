"""`cicada service` replays what the page asked: requests in, answers out."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cicada
from cicada.cli.__main__ import main

OPEN = {"do": "open", "game": "shot", "id": "4:1o1o1oo-jjafhm"}
HINT = OPEN | {"do": "ask", "question": "hint", "options": {"level": 1}}
PRETTY = json.dumps(OPEN, indent=2)


@pytest.mark.parametrize(
    ("text", "kinds", "status"),
    [
        (PRETTY, ["position"], 0),
        (f"{json.dumps(OPEN)}\n\n{json.dumps(HINT)}\n", ["position", "level"], 0),
        ('{"do": "dance"}', ["sentence"], 1),
        ("[1, 2]", ["sentence"], 1),
        (f"{json.dumps(OPEN)}\nnonsense", ["position", "sentence"], 1),
    ],
)
def test_requests_are_answered_in_turn(
    text: str,
    kinds: list[str],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["service"]) == status
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == len(kinds)
    for answer, kind in zip(answers, kinds, strict=True):
        assert kind in (answer.get("result") or answer["error"])


@pytest.mark.native
def test_a_request_is_answered_before_the_next_one_comes() -> None:
    command = [sys.executable, "-m", "cicada", "service"]
    with subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(Path(cicada.__file__).parents[1])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    ) as process:
        assert process.stdin
        assert process.stdout
        for request, kind in [(OPEN, "position"), (HINT, "level")]:
            process.stdin.write(f"{json.dumps(request)}\n")
            assert kind in json.loads(process.stdout.readline())["result"]
        process.stdin.close()
    assert process.returncode == 0
