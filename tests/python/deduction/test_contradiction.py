"""Which rows contradict each other, and what would resolve it, on sets that can be read."""

from __future__ import annotations

import pytest

from cicada.deduction import contradiction
from cicada.deduction.contradiction import corrections, smallest_contradiction


@pytest.mark.parametrize(
    ("fitting", "rows"),
    [
        ([0b0], (0,)),
        ([0b111, 0b000, 0b110], (1,)),
        ([0b011, 0b110, 0b100], (0, 2)),
        ([0b011, 0b110, 0b101], (0, 1, 2)),
        ([0b111, 0b011, 0b111, 0b110, 0b101], (1, 3, 4)),
    ],
)
def test_the_smallest_contradiction(
    fitting: list[int], rows: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert smallest_contradiction(fitting) == rows
    # With sets limited, nothing can be spared from the answer either; here it is as small.
    monkeypatch.setattr(contradiction, "MAX_SETS", 0)
    assert len(smallest_contradiction(fitting)) == len(rows)


def test_corrections_leave_every_other_row_as_it_is() -> None:
    fitting = [0b0011, 0b1100, 0b0110]

    def classes(row: int, secrets: int) -> dict[tuple[int, ...], int]:
        outcomes = {(0,): secrets & fitting[row], (1,): secrets & ~fitting[row]}
        return {feedback: mask for feedback, mask in outcomes.items() if mask}

    # Rows 1 and 2 allow 0b0100, rows 0 and 2 allow 0b0010; rows 0 and 1 allow nothing.
    assert list(corrections(fitting, 0b1111, classes)) == [(0, (1,), 1), (1, (1,), 1)]
