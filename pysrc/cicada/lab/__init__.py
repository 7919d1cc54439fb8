"""The lab: a strategy is played against every secret, and shown where it loses.

A strategy is asked *lines*: a whole game so far goes in, the next guess comes out (`query`). The
judge (`judge`) hands out all distinct open lines of one depth and takes the guesses back, so each
line is asked once, and no secret is ever given away. Whoever answers the lines is a *player*: a
student's Python (`sandbox`, which goes into the page's sealed box and imports nothing of this
package but `query`), a process, or functions in a notebook (both in `cicada.cli.judge`).

`exercise` are the tasks, `report` what came out, `link` how they are shared, `contract` and
`handlers` what the page may ask. A game says what it is judged by in the terms of `problem`.
Nothing of it is imported before it is needed.
"""
