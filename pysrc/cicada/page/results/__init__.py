"""The results of a class: what of a pasted text is a result code or a link, and whose (`pasted`).

No game needs it, so the page fetches it only when results are pasted.
"""
