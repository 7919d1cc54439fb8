#!/usr/bin/env python3
"""Build, serve, test and measure Cicada. Needs Python 3.11 and Node 20 or newer, nothing else.

python3 build.py build [--out FOLDER]   the site as static files, in dist/ unless told otherwise
                       [--site ADDRESS] where it will be, for links, previews and search engines
python3 build.py serve [--port PORT]    build it and serve it on this machine
                       [--watch]        for development: with line numbers, built again on a change
python3 build.py test [AREA ...]        what must pass before a change lands, in python, browser,
                                        engines, pyodide, page, types and lint, or in those named;
                                        files: lose each file of the site in each way, for hours;
                                        hosts: the files for nginx and Apache, which are needed;
                                        changed: what stands on what differs from main;
                                        quick: what takes less than a minute
                       [--all]          everything, for an hour: before a release
                       [-- -k NAME ...]  what follows the dashes goes to pytest
python3 build.py walk [--seed N] [--actions N] [--engine chromium, firefox or webkit]
                                        use the page at random and look for faults
python3 build.py bench [NAME ...]       run the benchmarks in tests/bench; all if none is named
python3 build.py declarations           write what the page knows of Python's answers and languages
python3 build.py languages [--begin CODE]
                                        write the page's new sentences into web/languages
python3 build.py sizes                  count the lines of code for the table in CONTRIBUTING.md

Each command first sets up what it needs: the developer's tools in .venv, npm's packages in
node_modules. That takes a minute once and nothing afterwards. The browser tests build the site
and find themselves a browser (tests/browser/chromium.py).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  somebody may start it with an older one
    sys.exit("Install Python 3.11 or newer: this is {}.{}.".format(*sys.version_info))

from tests.areas import bench, test, walk
from web.build import room_sizes
from web.build.site import DIST, build, serve, write_declarations, write_languages
from web.build.tools import Problem


def main() -> int:
    """Read the command line and run one command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build")
    building.add_argument("--out", type=Path, default=DIST)
    building.add_argument("--site", default="", metavar="ADDRESS")
    serving = commands.add_parser("serve")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--watch", action="store_true")
    testing = commands.add_parser("test")
    testing.add_argument("areas", nargs="*", metavar="AREA")
    testing.add_argument("--all", action="store_true", dest="everything")
    testing.add_argument("--real", action="store_true")
    walking = commands.add_parser("walk")
    walking.add_argument("--seed", type=int, default=1)
    walking.add_argument("--actions", type=int, default=300)
    walking.add_argument("--engine", choices=("chromium", "firefox", "webkit"), default="chromium")
    commands.add_parser("bench").add_argument("names", nargs="*", metavar="NAME")
    commands.add_parser("declarations")
    commands.add_parser("languages").add_argument("--begin", default="", metavar="CODE")
    commands.add_parser("sizes")
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    arguments, for_pytest = parser.parse_args(sys.argv[1:end]), sys.argv[end + 1 :]
    try:
        if arguments.command == "test":
            return test(
                arguments.areas,
                for_pytest,
                everything=arguments.everything,
                real=arguments.real,
            )
        if arguments.command == "walk":
            return walk(arguments.engine, arguments.seed, arguments.actions)
        if arguments.command == "bench":
            return bench(arguments.names)
        if arguments.command == "serve":
            serve(arguments.port, arguments.watch)
        elif arguments.command == "declarations":
            write_declarations()
        elif arguments.command == "languages":
            write_languages(arguments.begin)
        elif arguments.command == "sizes":
            room_sizes.write()
        else:
            build(arguments.out.resolve(), site=arguments.site)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
