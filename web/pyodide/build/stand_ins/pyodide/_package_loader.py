"""Stands in for Pyodide's package loader: no package is ever loaded."""


class _Folder:
    """What Pyodide's start asks of a path: its text. A `str` would arrive there as JavaScript's."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = _Folder("/lib/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing: there are none."""
