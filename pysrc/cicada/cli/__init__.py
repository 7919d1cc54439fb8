"""The command line: `__main__` reads it, a game adds its commands in its module `cli`.

`judge` is that of the lab, for programs in any language. What is called `cli` or `notebook`, in
any folder, is for a shell or a notebook: none of it goes into the page.
"""
