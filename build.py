#!/usr/bin/env python3
"""Build, serve, test and measure Cicada. Needs Python 3.11 and Node 20 or newer, nothing else.

python3 build.py build [--out FOLDER]   the site as static files, in dist/ unless told otherwise
python3 build.py serve [--port PORT]    build it and serve it on this machine
                       [--watch]        for development: with line numbers, built again on a change
python3 build.py test [AREA ...]        python, browser, engines, pyodide, page, types, lint; all if
                                        none is named; quick: what takes less than a minute
                      [-- -k NAME ...]  what follows the dashes goes to pytest
python3 build.py bench [NAME ...]       run the benchmarks in tests/bench; all if none is named
python3 build.py declarations           write what the page knows of Python's answers

Each command first sets up what it needs: the developer's tools in .venv, npm's packages in
node_modules. That takes a minute once and nothing afterwards. The browser tests build the site
and find themselves a browser (tests/browser/chromium.py).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from web.pack.serve import address, site_server

if sys.version_info < (3, 11):  # noqa: UP036  somebody may start it with an older one
    sys.exit("Install Python 3.11 or newer: this is {}.{}.".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent
PYSRC = ROOT / "pysrc"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NODE_MODULES = ROOT / "node_modules"
CACHE = NODE_MODULES / ".cache"
STAMP = ".cicada"
SITE_STAMP = ".cicada-site"
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (PYSRC, ROOT)))}
PYTEST_AREAS = ("python", "browser", "engines", "pyodide")
QUICK_AREAS = ("python", "page", "types", "lint")

Command = tuple[str | Path, ...]


class Problem(Exception):
    """Something that the person at the terminal can put right; its text is one sentence."""


# --- Set-up -----------------------------------------------------------------------------------


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
    run(
        *(VENV_PYTHON, "-m", "pip", "install", "--quiet", "--requirement", requirements),
        problem="pip could not install the tools; its own words are above.",
    )
    stamp.write_text(wanted)


# --- The site ---------------------------------------------------------------------------------


def make_python_files(*mode: str | Path) -> Path:
    """Return the folder of what Python in the browser starts from, made anew after a change."""
    folder = CACHE / ("development" if mode else "cicada")
    stamp = folder / "stamp"
    sources = [
        *sorted((PYSRC / "cicada").rglob("*")),
        *sorted((ROOT / "web/pack/library").rglob("*")),
    ]
    contents = (f"{path}\0{path.read_bytes().hex()}" for path in sources if path.is_file())
    wanted = digest((ROOT / "package-lock.json").read_text(), *contents)
    if not is_current(stamp, wanted):
        run(
            *(VENV_PYTHON, "-B", "web/pack/library/make.py", folder, *mode),
            problem="What Python in the browser starts from could not be made.",
        )
        stamp.write_text(wanted)
    return folder


def make_reference() -> Path:
    """Return the folder of the package's reference, made anew after a change."""
    folder = CACHE / "reference"
    stamp = folder / "stamp"
    inputs = [
        *sorted((PYSRC / "cicada").rglob("*.py")),
        *sorted((ROOT / "web/reference/templates").iterdir()),
        *(ROOT / name for name in ("web/pack/reference.py", "requirements-dev.txt")),
    ]
    wanted = digest(sys.version, *(f"{path}\0{path.read_text('utf-8')}" for path in inputs))
    if not is_current(stamp, wanted):
        shutil.rmtree(folder, ignore_errors=True)
        run(
            *(VENV_PYTHON, "-B", "web/pack/reference.py", folder),
            problem="The reference could not be made from the package's docstrings.",
        )
        stamp.write_text(wanted)
    return folder


def build(out: Path, *mode: str | Path) -> None:
    """Write the site to the folder `out`; of what it holds, only the last release's files stay.

    It is built beside that folder, which is replaced when all has gone well. The only mode is
    `--development`: with line numbers and source maps, and nothing kept on the device.
    """
    set_up_node()
    set_up_python()
    if not is_replaceable(out):
        raise Problem(f"{out} holds something else than a built site; choose another folder.")
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".cicada-", dir=out.parent) as beside:
        site, old = Path(beside) / "site", Path(beside) / "old"
        with ThreadPoolExecutor() as pool:
            reference = pool.submit(make_reference)
            python_files = make_python_files(*mode)
        run(
            *(tool("node"), "web/pack/bundle.mjs", site, python_files, reference.result(), *mode),
            problem="The page could not be bundled.",
        )
        for name, content in assets_in_use(out).items():
            (site / "assets" / name).write_bytes(content)
        (site / SITE_STAMP).write_text("Cicada's build.py replaces this folder.\n")
        try:
            if out.exists():
                out.rename(old)
            site.rename(out)
        except OSError as error:
            if old.exists():
                old.rename(out)
            raise Problem(f"{out} could not be replaced: {error.strerror}.") from error


def is_replaceable(folder: Path) -> bool:
    """Say whether there is nothing or a built site; an older Cicada put no stamp into its own."""
    if not folder.is_dir():
        return not folder.exists()
    names = {path.name for path in folder.iterdir()}
    if not names or SITE_STAMP in names:
        return True
    if not names >= {"assets", "licences.txt", "service-worker.js", "index.html"}:
        return False
    page = (folder / "index.html").read_text(encoding="utf-8", errors="replace")
    return "<title>Cicada" in page


def assets_in_use(out: Path) -> dict[str, bytes]:
    """Return the hashed files of a built site: pages that are open still ask for them.

    Those that it had kept from the release before it are left out.
    """
    worker = out / "service-worker.js"
    names = worker.read_text(encoding="utf-8") if worker.exists() else ""
    assets = (out / "assets").glob("*")
    return {path.name: path.read_bytes() for path in assets if path.name in names}


def serve(port: int, watch: bool) -> None:
    """Build the site and serve it until interrupted; on a change, build again if asked to."""
    folder = CACHE / "site" if watch else DIST
    build(folder, *(["--development"] if watch else []))
    with site_server(folder, port) as server:
        print(f"Cicada is at {address(server)} (stop with Ctrl-C)", flush=True)
        if watch:
            threading.Thread(target=rebuild, args=(folder,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def rebuild(folder: Path) -> None:
    """Build the site for development again and again, whenever a file of it has changed."""
    built = changes()
    while True:
        time.sleep(0.5)
        if (now := changes()) == built:
            continue
        built = now
        try:
            build(folder, "--development")
            print("Built again; reload the page.", flush=True)
        except Problem as problem:
            print(problem, file=sys.stderr)


def changes() -> dict[Path, float]:
    """Return when each file of the page and of the package was changed last."""
    found = {}
    for path in [*(ROOT / "web").rglob("*.*"), *(PYSRC / "cicada").rglob("*.*")]:
        with suppress(FileNotFoundError):  # an editor's own, gone meanwhile
            found[path] = path.stat().st_mtime
    return found


def write_declarations() -> None:
    """Write what the page knows of Python's answers: web/python/contract.d.ts."""
    set_up_python()
    run(
        *(VENV_PYTHON, "web/pack/declarations.py"),
        problem="The declarations could not be made from the contracts in pysrc/cicada.",
    )


# --- Tests ------------------------------------------------------------------------------------


def area_commands(arguments: list[str]) -> dict[str, list[Command]]:
    """Return what each area of the tests runs, slowest first; pytest takes the arguments."""
    packages = run(
        *(VENV_PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"),
        problem="The virtual environment is broken; delete .venv.",
    ).strip()
    pytest: Command = (VENV_PYTHON, "-m", "pytest", "-q", *arguments)
    npm_run: Command = (tool("npm"), "run", "--silent")
    ruff: Command = (VENV_PYTHON, "-m", "ruff")
    browser: Command = (*pytest, "-rs", "tests/browser", "--ignore=tests/browser/engines")
    # In halves, side by side; what somebody chooses may all lie in one of them.
    halves: list[Command] = [(*browser, "--part=1/2"), (*browser, "--part=2/2")]
    return {
        "browser": [browser] if arguments else halves,
        "python": [pytest],
        "engines": [(*pytest, "-rs", "tests/browser/engines")],
        "pyodide": [(tool("node"), "tests/pyodide/run.mjs", packages, "-q", *arguments)],
        "page": [
            (
                *(tool("node"), "--test", "--test-reporter=tap"),
                *sorted((ROOT / "tests/web").glob("*.test.js")),
            )
        ],
        "types": [
            (VENV_PYTHON, "-m", "mypy"),
            (VENV_PYTHON, "web/pack/declarations.py", "--check"),
            (*npm_run, "types"),
        ],
        "lint": [
            (*ruff, "check", "--quiet"),
            (*ruff, "format", "--check", "--quiet"),
            (*npm_run, "lint"),
        ],
    }


def count(result: subprocess.CompletedProcess[str]) -> tuple[int, int]:
    """Return how many tests passed and failed; a checker counts as one test."""
    last_line = result.stdout.strip().rpartition("\n")[2]
    counts = dict(re.findall(r"^# (pass|fail) (\d+)$", result.stdout, re.M))  # Node's runner
    if re.search(r" in [\d.]+s", last_line):
        found = re.findall(r"(\d+) (pass|fail|error)", last_line)
        counts = {word: number for number, word in found}
    elif not counts:
        counts = {"pass": "1", "fail": "0"} if not result.returncode else {}
    failed = int(counts.get("fail", 0)) + int(counts.get("error", 0))
    return int(counts.get("pass", 0)), max(failed, int(result.returncode != 0))


class Run(NamedTuple):
    """A command that was run, and how many seconds it took."""

    result: subprocess.CompletedProcess[str]
    seconds: float


def timed(command: Command) -> Run:
    """Run a command of the tests."""
    started = time.monotonic()
    result = attempt(*command)
    return Run(result, time.monotonic() - started)


def tell(area: str, runs: list[Run], verbose: bool) -> tuple[int, int]:
    """Print the line of an area after what failed, and return how many passed and failed."""
    results = [run.result for run in runs]
    seconds = sum(run.seconds for run in runs)
    complaints = "".join(
        result.stdout
        if result.returncode or verbose
        else "".join(f"{line}\n" for line in re.findall(r"^SKIPPED.*", result.stdout, re.M))
        for result in results
    )
    passed, failed = (sum(column) for column in zip(*map(count, results), strict=True))
    print(f"{complaints}{area:8} {passed:5} passed {failed:3} failed {seconds:7.1f} s", flush=True)
    return passed, failed


def test(areas: list[str], arguments: list[str]) -> int:
    """Run the commands of the areas, two at a time, and return the exit status."""
    set_up_node()
    set_up_python()
    if arguments and not (areas and set(areas) <= set(PYTEST_AREAS)):
        raise Problem(f"What follows -- is for pytest: name {' or '.join(PYTEST_AREAS)} before it.")
    verbose = bool(arguments)
    if areas == ["quick"]:
        areas, arguments = list(QUICK_AREAS), ["-m", "not slow"]
    commands = area_commands(arguments)
    unknown = set(areas) - set(commands)
    if unknown:
        known = ", ".join([*commands, "quick"])
        raise Problem(f"There is no area {', '.join(unknown)}; there are {known}.")
    chosen = [area for area in commands if area in areas or not areas]
    started = time.monotonic()
    with ThreadPoolExecutor(2) as pool:
        runs = {area: [pool.submit(timed, each) for each in commands[area]] for area in chosen}
        told = [tell(area, [run.result() for run in runs[area]], verbose) for area in chosen]
    passed, failed = (sum(column) for column in zip(*told, strict=True))
    print(f"{time.monotonic() - started:.0f} s in all\n{passed} passed, {failed} failed")
    return 1 if failed else 0


def bench(names: list[str]) -> int:
    """Run benchmarks, one after the other, and return the exit status."""
    set_up_node()
    set_up_python()
    scripts = {path.stem: path for path in sorted((ROOT / "tests/bench").glob("[!_]*.py"))}
    unknown = set(names) - set(scripts)
    if unknown:
        raise Problem(
            f"There is no benchmark {', '.join(unknown)}; there are {', '.join(scripts)}."
        )
    status = 0
    for name in names or scripts:
        print(f"\n{name}\n", flush=True)
        status |= subprocess.call([VENV_PYTHON, scripts[name]], cwd=ROOT, env=ENVIRONMENT)
    return status


def main() -> int:
    """Read the command line and run one command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build").add_argument("--out", type=Path, default=DIST)
    serving = commands.add_parser("serve")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--watch", action="store_true")
    commands.add_parser("test").add_argument("areas", nargs="*", metavar="AREA")
    commands.add_parser("bench").add_argument("names", nargs="*", metavar="NAME")
    commands.add_parser("declarations")
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    arguments, for_pytest = parser.parse_args(sys.argv[1:end]), sys.argv[end + 1 :]
    try:
        if arguments.command == "test":
            return test(arguments.areas, for_pytest)
        if arguments.command == "bench":
            return bench(arguments.names)
        if arguments.command == "serve":
            serve(arguments.port, arguments.watch)
        elif arguments.command == "declarations":
            write_declarations()
        else:
            build(arguments.out.resolve())
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
