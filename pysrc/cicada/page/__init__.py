"""What the page asks of Python.

`service` takes every request, as JSON, and `handlers` those of the pages beside the games:
`record`, `how`, `whole_tree`, `results` and, in a room of its own, `cicada.lab`. `result_code`
writes and checks finished games as short texts.
"""
