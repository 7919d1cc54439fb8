"""What can be touched on the pages that explain how it works (`handlers`, `contract`).

No game needs it, so the page fetches it only when such a part is touched.
"""
