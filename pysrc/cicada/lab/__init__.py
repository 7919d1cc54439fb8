"""The lab: a strategy is played against every secret, and shown where it loses.

A strategy is asked *queries*, a line each: a whole game so far goes in, the next guess comes out
(`query`). The judge (`judge`) hands out all distinct open queries of one depth and takes the
guesses back, so each is asked once, and no secret is ever given away. What answers is a *player*: a
student's Python (`sandbox`, which goes into the page's sealed box and imports nothing of this
package but `query`), a process, or functions in a notebook (both in `cicada.cli.judge`).

`exercise` are the tasks, `functions` the calls of those on functions, `report` what came out,
`marking` its mark, `link` how they are shared, `contract` and `handlers` what the page may ask. No
game is named here: each says what it is judged by in its
module `lab`, in the terms of `problem`, and what its programs are asked in its `lab_player`, in
those of `sandbox.adapter`. Nothing of it is imported before it is needed.
"""
