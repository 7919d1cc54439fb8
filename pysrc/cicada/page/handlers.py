"""JSON request handlers of the pages beside the games: each by its name, with checked options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cicada.errors import InputError
from cicada.game import Json, Report
from cicada.options import read

Handlers = Mapping[str, tuple[Callable[[Any, Report], Any], type[Any]]]
"""By name, the `step` of a request: the function that answers, and the type of its options."""


def answer(page: str, handlers: Handlers, request: Mapping[str, Json], report: Report) -> Json:
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
    if not isinstance(step, str) or step not in handlers:
        raise InputError(
            "Ask the {page} one of these: {steps}.",
            "bad-request",
            page=page,
            steps=", ".join(handlers),
        )
    if not isinstance(options, dict):
        raise InputError("Send options as a JSON object.", "bad-request")
    function, kind = handlers[step]
    return function(read(kind, options), report)
