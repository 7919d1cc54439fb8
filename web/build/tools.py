"""The tools that building and testing stand on: set up as the lock files have them, and run.

Nothing here needs more than Python itself: it is what installs the rest.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYSRC = ROOT / "pysrc"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NODE_MODULES = ROOT / "node_modules"
CACHE = NODE_MODULES / ".cache"
STAMP = ".cicada"
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (PYSRC, ROOT)))}


class Problem(Exception):
    """Something that the person at the terminal can put right; its text is one sentence."""


def attempt(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command in the tree; its output, errors included, is text."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def run(*command: str | Path, problem: str) -> str:
    """Run a command in the tree and return its output; show that and raise when it fails."""
    result = attempt(*command)
    if result.returncode:
        print(result.stdout, file=sys.stderr)
        raise Problem(problem)
    return result.stdout


def tool(name: str) -> str:
    """Return the path of a program of Node's, or raise."""
    path = shutil.which(name)
    if not path:
        raise Problem(f"Install Node 20 or newer: {name} was not found.")
    return path


def digest(*inputs: str) -> str:
    """Return a short hash: the stamp of a set-up that was made from these inputs."""
    return hashlib.sha256("\0".join(inputs).encode()).hexdigest()[:16]


def is_current(stamp: Path, wanted: str) -> bool:
    """Say whether a set-up is there and was made from the same inputs."""
    return stamp.exists() and stamp.read_text() == wanted


def set_up() -> None:
    """Install npm's packages and the developer's tools, side by side."""
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(each) for each in (set_up_node, set_up_python)]:
            done.result()


def set_up_node() -> None:
    """Install npm's packages as the lock file has them."""
    version = run(tool("node"), "--version", problem="Install Node 20 or newer: it does not start.")
    if int(re.findall(r"\d+", version)[0]) < 20:
        raise Problem(f"Install Node 20 or newer: this is {version.strip()}.")
    stamp = NODE_MODULES / STAMP
    wanted = digest((ROOT / "package-lock.json").read_text(), version)
    if is_current(stamp, wanted):
        return
    print("Installing npm's packages ...", flush=True)
    run(
        *(tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"),
        problem="npm could not install the packages; its own words are above.",
    )
    stamp.write_text(wanted)


def set_up_python() -> None:
    """Make the virtual environment and install the developer's tools as the lock file has them."""
    requirements = ROOT / "requirements-dev.txt"
    stamp = VENV / STAMP
    wanted = digest(requirements.read_text(), sys.version, str(VENV))
    if is_current(stamp, wanted):
        return
    print("Installing the Python tools into .venv ...", flush=True)
    run(
        *(sys.executable, "-m", "venv", VENV),
        problem="Python could not make a virtual environment; on Debian install python3-venv.",
    )
    # The file names all there is to install; most of it is never imported, so never compiled.
    pip = (VENV_PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile")
    run(
        *(*pip, "--requirement", requirements),
        problem="pip could not install the tools; its own words are above.",
    )
    stamp.write_text(wanted)
