"""A player's record: finished games, a skill figure apart from luck, and mistakes as puzzles.

`kept` reads games as the page keeps them and files hold them, `skill` has the statistics, `figures`
what the record tells, `practice` the puzzles. No game needs any of it, so the page fetches it when
the record is opened.
"""
