"""Stands in for asyncio: Pyodide's core looks these names up, this page never calls them."""


def get_event_loop() -> None:
    """Refuse: a question is answered in one go."""
    raise RuntimeError("There is no event loop in this trimmed library.")
