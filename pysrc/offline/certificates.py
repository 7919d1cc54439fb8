"""Make a certificate that no play of a board needs fewer guesses (`cicada.certificates`).

    PYTHONPATH=pysrc python3 pysrc/offline/certificates.py 4 6 0 0 5625
    PYTHONPATH=pysrc python3 pysrc/offline/certificates.py chessguess 2 0 292
    PYTHONPATH=pysrc python3 pysrc/offline/certificates.py 4 9 0 0

The first line of the certificate is given: the board, the most guesses allowed and the claim. A
branch and bound looks for what the sets of secrets cost on which that rests; printed are the claims
that a check does not find itself. Some seconds for 4x6, half a minute for 4x7. Without a claim it
is the highest one for which a check needs no others.
"""

from __future__ import annotations

import sys
from collections import deque
from math import inf

from certificates_kernels import NEVER
from certificates_search import Position, Search

from cicada.certificates.certificate import Moves, read
from cicada.certificates.rules import Answer, Rules
from cicada.errors import InputError


def claims(search: Search, start: Position, cost: int) -> dict[Moves, int]:
    """What the positions cost on which a claim rests, that one first; raises `InputError`.

    Those are left out that counting finds, one guess deeper.
    """
    if (best := search.cost(start, cost)) < cost:
        raise InputError("The best play needs {best} guesses.", best=best)
    claimed = {start.key: cost}
    found = {}
    waiting = deque([start])
    while waiting:
        position = waiting.popleft()
        enough = found[position.moves] = claimed[position.key]
        most, guesses = search.count(position, enough)
        for guess, _ in search.different(position, guesses):
            parts, costs = search.counted_parts(position, guess, most, enough)
            costs = [
                max(cost, claimed.get(part.key, 0)) for part, cost in zip(parts, costs, strict=True)
            ]
            higher = [*costs]
            search.proven(position, parts, higher, enough)
            gains = [high - cost for high, cost in zip(higher, costs, strict=True)]
            missing = enough - len(position.secrets) - sum(costs)
            for at in sorted(range(len(parts)), key=lambda at: -gains[at]):
                if missing <= 0:
                    break
                missing -= gains[at]
                claimed[parts[at].key] = higher[at]
                waiting.append(parts[at])
    return found


def counted(search: Search, start: Position) -> int:
    """What the best play costs at least, as far as a check counts by itself."""
    most, guesses = search.count(start, NEVER)
    return min(
        len(start.secrets) + sum(search.counted_parts(start, guess, most, NEVER)[1])
        for guess, _ in search.different(start, guesses)
    )


def _words(rules: Rules, guess: int, answer: Answer) -> tuple[str, str]:
    """A move as a certificate has it."""
    first, *more = answer
    return rules.text(rules.codes[guess]), "".join(map(str, [first, *(n - first for n in more)]))


def main() -> None:
    """Print the certificate."""
    is_given = len(sys.argv) > (4 if sys.argv[1] == "chessguess" else 5)
    given = sys.argv[1:] if is_given else [*sys.argv[1:], "0"]
    rules, most, [first] = read(" ".join(given))
    search = Search(rules)
    start = search.start(most)
    cost = NEVER if first.cost == inf else int(first.cost)
    if not is_given:
        cost = counted(search, start)
        given[-1] = str(cost)
    head = " ".join(given)
    print(f"# Made by certificates.py {head}")
    for moves, least in claims(search, start, cost).items():
        if moves:
            words = (word for move in moves for word in _words(rules, *move))
            print(*words, "=", "inf" if least >= NEVER else least)
        else:
            print(head)


if __name__ == "__main__":
    main()
