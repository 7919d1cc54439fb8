"""What a page beside the games may ask: steps by name, each with options that are checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cicada.errors import InputError
from cicada.game import Json, Report
from cicada.options import read

Steps = Mapping[str, tuple[Callable[[Any, Report], Any], type[Any]]]
"""By name the function that answers a step, and the type of its options."""


def answer(page: str, steps: Steps, request: Mapping[str, Json], report: Report) -> Json:
    """The answer to a request of a page; raises `InputError`."""
    for name in request:
        if name not in ("do", "step", "options", "language"):
            raise InputError(
                "The {page} takes step and options, not {name}.",
                "bad-request",
                page=page,
                name=name[:40],
            )
    step = request.get("step")
    options = request.get("options", {})
    if not isinstance(step, str) or step not in steps:
        raise InputError(
            "Ask the {page} one of these: {steps}.",
            "bad-request",
            page=page,
            steps=", ".join(steps),
        )
    if not isinstance(options, dict):
        raise InputError("Send options as a JSON object.", "bad-request")
    function, kind = steps[step]
    return function(read(kind, options), report)
