"""Where a search runs: on the processors of this machine, or on a Dask cluster.

A program that takes its searches apart asks any `concurrent.futures.Executor` for the parts, in
their order, so that the same comes out everywhere. `--jobs 4` says how many processes there are
here; `--cluster tcp://host:8786` names the scheduler of a cluster instead, whose machines have
`cicada-puzzles[cluster]` installed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what `executor` reads."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        type=int,
        metavar="N",
        help="so many processes; one a processor unless told",
    )
    where.add_argument(
        "--cluster", metavar="ADDRESS", help="a Dask scheduler's, such as tcp://host:8786"
    )


@contextmanager
def executor(options: argparse.Namespace) -> Iterator[Executor]:
    """The executor that the options name; its processes are gone afterwards."""
    if not options.cluster:
        with ProcessPoolExecutor(options.jobs or os.cpu_count()) as pool:
            yield pool
        return
    from distributed import Client  # noqa: PLC0415  only who has a cluster has it

    with Client(options.cluster) as client:  # type: ignore[no-untyped-call]
        yield client.get_executor()
