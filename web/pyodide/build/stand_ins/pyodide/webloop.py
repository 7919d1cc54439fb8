"""Stands in for Pyodide's event loop, which nothing here needs."""


def _initialize_event_loop() -> None:
    """Do nothing: there is no event loop."""
