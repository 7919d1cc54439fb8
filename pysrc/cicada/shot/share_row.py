"""How the shots of a solved game were found, a sign for each: first try, taken back, with help."""

from __future__ import annotations

from cicada.account import Account

FIRST_TRY, TAKEN_BACK, HELPED = "●", "○", "◐"


def share_row(account: Account, shots: int) -> str:
    """The signs of the shots made, `shots` of them, by an account of the game.

    A shot counts as taken back if any shot of its number was, and if the account knows nothing of
    it; as found with help if help was taken where it was to be made, or if it is the first shot
    after a warning or a review.

    >>> share_row(Account(events=["move", "move", "undo", "move"], began=None, ended=None), 2)
    '●○'
    """
    tries: dict[int, int] = {}
    helped: set[int] = set()
    at, warned, told = 0, False, False
    for event in account.events:
        match event:
            case "move" | "python":
                tries[at] = tries.get(at, 0) + 1
                if warned or told or event == "python":
                    helped.add(at)
                at, warned = at + 1, False
            case "undo":
                at = max(0, at - 1)
            case "redo":
                at += 1
            case "warning" | "review":
                warned = True
            case "solution":
                told = True
            case "test":
                pass
            case _:
                helped.add(at)
    return "".join(
        HELPED if i in helped else FIRST_TRY if tries.get(i) == 1 else TAKEN_BACK
        for i in range(shots)
    )
