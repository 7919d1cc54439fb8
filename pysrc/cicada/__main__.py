"""`python -m cicada`: the command line, `cicada.cli`."""

import sys

from cicada.cli.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
