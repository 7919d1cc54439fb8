"""What is certain of the hidden pieces: it holds for every target that is left.

All of it is read from the threshold masks of the targets left (`cicada.chessguess.targets`), so it
costs the same for one target as for a million.
"""

from __future__ import annotations

from collections.abc import Mapping

from cicada.chessguess.contract import Bound
from cicada.chessguess.pieces import KINDS, LIMITS, MAX_SIZE, PIECES, Counts
from cicada.chessguess.targets import BLACK, WHITE
from cicada.deduction.partition import add_up, split_by_count
from cicada.deduction.space import Space
from cicada.deduction.terms import Mask

PIECE_LIMITS = dict(zip(PIECES, LIMITS, strict=True))
GROUP_LIMITS = dict.fromkeys((BLACK, WHITE), MAX_SIZE // 2) | {
    f"*{kind}": 2 * PIECE_LIMITS[f"B{kind}"] for kind in KINDS
}
"""How many of each piece, and of each colour and kind as `threshold_masks` names them."""

ALL_PIECES = "**"
MAYBE, NONE = "?", ""


def bounds(space: Space, limits: Mapping[str, int]) -> list[Bound]:
    """The least and the most of each piece, colour or kind that the targets left hold."""
    found: list[Bound] = []
    for name, limit in limits.items():
        (masks,) = space.sums([[(name, m) for m in range(1, limit + 1)]])
        least = sum(mask == space.all for mask in masks)
        found.append(Bound(piece=name, least=least, most=sum(mask != 0 for mask in masks)))
    return found


def bound_of_all(space: Space) -> Bound:
    """The least and the most pieces that the targets left hold in all."""
    by_colour = [[(colour, m) for m in range(1, MAX_SIZE // 2 + 1)] for colour in (BLACK, WHITE)]
    fewest = fullest = space.all
    least = most = 0
    planes = add_up(mask for masks in space.sums(by_colour) for mask in masks)
    for bit, plane in reversed(list(enumerate(planes))):
        if fullest & plane:
            fullest &= plane
            most |= 1 << bit
        if fewest & ~plane:
            fewest &= ~plane
        else:
            least |= 1 << bit
    return Bound(piece=ALL_PIECES, least=least, most=most)


def tells_something(bound: Bound, size: int) -> bool:
    """Whether a bound says more than the size of the game and the chess set do."""
    limit = (PIECE_LIMITS | GROUP_LIMITS | {ALL_PIECES: MAX_SIZE})[bound.piece]
    return bound.least > 0 or bound.most < min(limit, size)


def places(size: int, pieces: list[Bound], groups: list[Bound]) -> list[str]:
    """What is certain of `size` places that can each hold a hidden piece, the most certain first.

    "BK" is that piece, "B*" or "W*" a further piece of that colour, "**" a further piece, "?" a
    piece or none, "" none.

    Args:
        size: the size of the game.
        pieces: the bounds of all pieces.
        groups: those of at least the two colours and of all pieces together.
    """
    group = {bound.piece: bound for bound in groups}
    known = [bound.piece for bound in pieces for _ in range(bound.least)]
    for colour in (BLACK, WHITE):
        further = group[colour].least - sum(piece[0] == colour[0] for piece in known)
        known += [colour] * further
    known += [ALL_PIECES] * (group[ALL_PIECES].least - len(known))
    known += [MAYBE] * (group[ALL_PIECES].most - len(known))
    return known + [NONE] * (size - len(known))


def certainly_counted(space: Space, guess: Counts) -> list[list[str] | None]:
    """For each piece of a guess, as `pieces_of` lists them, what it certainly counts for.

    An entry is as those of `feedback.counted`, or None where the targets left differ, or where only
    some pieces of a colour count for it and this may be one of them. Of equal pieces the first ones
    count.
    """
    found: list[list[str] | None] = []
    for index, (piece, count) in enumerate(zip(PIECES, guess, strict=True)):
        for copy in range(1, count + 1):
            exact = _at_least(space, piece, copy)
            found.append(_counts_for(space, guess, index, copy, exact))
    return found


def _at_least(space: Space, name: str, count: int) -> Mask:
    """The targets with at least `count` of a piece, colour or kind."""
    if count <= 0:
        return space.all
    ((mask,),) = space.sums([[(name, count)]])
    return mask


def _counts_for(
    space: Space, guess: Counts, index: int, copy: int, exact: Mask
) -> list[str] | None:
    """What the copy of a piece, from 1, counts for that is right in the targets of `exact`."""
    if exact == space.all:
        return ["piece"]
    if exact:
        return None
    counted: list[str] = []
    for name, (surely, never) in {
        "kind": _by_kind(space, guess, index, copy),
        "colour": _by_colour(space, guess, index, copy),
    }.items():
        if surely == space.all:
            counted.append(name)
        elif never != space.all:
            return None
    return counted


def _by_kind(space: Space, guess: Counts, index: int, copy: int) -> tuple[Mask, Mask]:
    """Where that copy, which is wrong everywhere, counts as a kind, and where it does not.

    The rest of a target has this kind in the other colour alone; so if the other piece of the kind
    is left over in the guess as well, neither counts.
    """
    other = (index + len(KINDS)) % len(PIECES)
    others = guess[other]
    kind = f"*{KINDS[index % len(KINDS)]}"
    mask = _at_least(space, PIECES[other], others) & _at_least(space, kind, others + copy)
    return mask, space.all & ~mask


def _by_colour(space: Space, guess: Counts, index: int, copy: int) -> tuple[Mask, Mask]:
    """Where that copy, which is wrong everywhere, counts as a colour for certain, and never.

    For certain even after all other pieces of the colour; never where too few hidden pieces of the
    colour are left over even if this piece comes first.
    """
    first = index - index % len(KINDS)
    others = [rank for rank in range(first, first + len(KINDS)) if rank != index]
    colour = WHITE if first else BLACK
    surely = _at_least(space, colour, sum(guess[rank] for rank in others) + copy)
    own = [(PIECES[index], m) for m in range(1, copy)]
    over = [(PIECES[rank], m) for rank in others for m in range(guess[rank] + 1, LIMITS[rank] + 1)]
    (left_over,) = space.sums([[*own, *over]])
    never = 0
    for count, mask in split_by_count(space.all, add_up(left_over)).items():
        if count < copy:
            never |= mask
    return surely, never
