"""Count up's function as students write it; goes into the lab's sealed box.

A query is the number, `7`, and the answer the steps, `2 2 2 1`. A program defines `solve(number)
-> list of steps`.
"""

from __future__ import annotations

from collections.abc import Callable

from cicada.i18n.sentence import Sentence
from cicada.lab.query import one_line
from cicada.lab.sandbox.adapter import Adapter, Call, wrong_value


def _answerer(call: Call) -> Callable[[str], str]:
    def answer(query: str) -> str:
        """The steps of the program."""
        steps = call(query, "solve", int(query))
        if not isinstance(steps, list):
            raise wrong_value("solve", steps, query, Sentence("a list of steps, [2, 1] say"))
        return one_line(" ".join(map(str, steps)))

    return answer


ADAPTER = Adapter(functions={"solve": ("number",)}, answerer=_answerer)
