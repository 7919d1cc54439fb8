"""Characters that come along, unseen, where a text is copied."""

from __future__ import annotations

import unicodedata

_EXPLICIT = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}

BIDI_CONTROLS = "\u061c\u200e\u200f" + "".join(
    sign for sign in map(chr, range(0x10000)) if unicodedata.bidirectional(sign) in _EXPLICIT
)
"""All of Unicode's controls of writing direction (Unicode Standard Annex 9, table 1)."""

UNSEEN = BIDI_CONTROLS + "\u00ad\u200b\u200c\u200d\u2060\ufeff"
