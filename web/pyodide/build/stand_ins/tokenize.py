"""Stands in for the tokeniser: Pyodide looks for a semicolon at the end of what its start runs."""

COMMENT = ENDMARKER = NEWLINE = NL = OP = None


def generate_tokens(_: object) -> tuple[()]:
    """Return no token, and so no semicolon."""
    return ()
