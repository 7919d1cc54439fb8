"""The lab: a strategy is played against every secret, and shown where it loses.

A strategy is asked *lines*: a whole game so far goes in, the next guess comes out (`line`). The
judge (`judge`) hands out all distinct open lines of one depth and takes the guesses back, so each
line is asked once, and no secret is ever given away. Whoever answers the lines is a *player*: a
student's Python (`player`, in the page's sealed box, which imports nothing of this package but
`line`), a process, or functions in a notebook (both in `cicada.cli.judge`).

`exercise` are the tasks, `report` what came out, `link` how they are shared, `contract` and `door`
what the page may ask. Nothing of it is imported before it is needed.
"""
