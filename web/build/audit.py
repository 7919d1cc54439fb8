"""Known vulnerabilities of npm's and Python's packages, as `npm audit` and pip-audit know them.

It is a report: the exit status is 0 whatever is found, and also where no advisories can be had,
which is told in a sentence. Python's advisories come without a severity. The package in pysrc has
no dependencies, so Python's packages are the developer's tools and the one that the site ships.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from web.build.site import made
from web.build.tools import ROOT, VENV, VENV_PYTHON, Problem, run, tool

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

TOOLS = ROOT / "requirements-dev.txt"
PIP_AUDIT = ROOT / "requirements-audit.txt"
SHIPPED = {"pyflakes"}  # of Python's packages, by web/build/library/make.py


class Finding(NamedTuple):
    """A known vulnerability of a package: a row of the table."""

    package: str
    version: str
    used_in: str
    advisory: str
    severity: str
    fixed_in: str


HEADINGS = [name.replace("_", " ") for name in Finding._fields]


class Audit(NamedTuple):
    """What was found, in how many packages, and which packages nothing could be said of."""

    findings: list[Finding]
    checked: int
    unchecked: list[str]


def audit() -> None:
    """Print the known vulnerabilities of npm's and of Python's packages."""
    for ecosystem, check in (("npm", audit_npm), ("Python", audit_python)):
        try:
            text = report(check())
        except Problem as problem:
            text = f"not checked. {problem}"
        print(f"{ecosystem}: {text}", flush=True)


def audit_npm() -> Audit:
    """Ask npm about the packages in its lock file."""
    result = answer(tool("npm"), "audit", "--json", "--silent")
    return read_npm(result.stdout, (ROOT / "package-lock.json").read_text())


def audit_python() -> Audit:
    """Ask pip-audit about the pinned packages, itself included."""
    result = answer(
        *(pip_audit_python(), "-m", "pip_audit", "--requirement", TOOLS),
        *("--requirement", PIP_AUDIT, "--no-deps", "--disable-pip"),
        *("--format", "json", "--desc", "off", "--progress-spinner", "off"),
    )
    return read_pip_audit(result.stdout, result.stderr)


def answer(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command in the tree; its output is apart from its errors."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def pip_audit_python() -> Path:
    """Return the Python that has pip-audit, installed when it is first asked for."""
    inside = VENV_PYTHON.relative_to(VENV)

    def make(folder: Path) -> None:
        print("Installing pip-audit ...", flush=True)
        run(
            *(sys.executable, "-m", "venv", folder),
            problem="Python could not make a virtual environment.",
        )
        run(
            *(folder / inside, "-m", "pip", "install", "--quiet"),
            *("--requirement", PIP_AUDIT, "--constraint", TOOLS),
            problem="pip could not install pip-audit; its own words are above.",
        )

    return made("audit", [PIP_AUDIT.read_text(), TOOLS.read_text()], make) / inside


def parsed(output: str) -> dict[str, Any]:
    """Return the JSON that a tool printed, or nothing where it is none."""
    try:
        result = json.loads(output)
    except ValueError:
        return {}
    return result if isinstance(result, dict) else {}


def read_npm(output: str, lock: str) -> Audit:
    """Read what `npm audit --json` printed about a lock file.

    Raises:
        Problem: where it had no advisories.
    """
    packages = json.loads(lock)["packages"]
    result = parsed(output)
    if "vulnerabilities" not in result:
        raise no_advisories("npm audit", result.get("message") or output)
    findings = [
        Finding(
            name,
            packages[node]["version"],
            "tools" if packages[node].get("dev") else "site",
            advisory["url"].rpartition("/")[2],
            advisory["severity"],
            npm_fix(vulnerable["fixAvailable"]),
        )
        for name, vulnerable in result["vulnerabilities"].items()
        for advisory in vulnerable["via"]
        if isinstance(advisory, dict)  # otherwise it is a package that is told of itself
        for node in vulnerable["nodes"]
    ]
    return Audit(findings, len(packages) - 1, [])  # the first is this project


def npm_fix(available: Any) -> str:
    """Return in what a vulnerability is fixed, as far as npm tells: a package to be set anew."""
    if isinstance(available, dict):
        return f"{available['name']} {available['version']}"
    return "npm audit fix" if available else "none yet"


def read_pip_audit(output: str, errors: str) -> Audit:
    """Read what `pip-audit --format json` printed.

    Where the index does not know a package, it is skipped, and pip-audit speaks of no known
    vulnerabilities even if it has skipped them all.

    Raises:
        Problem: where it had no advisories of any package.
    """
    packages = parsed(output).get("dependencies", [])
    skipped = [package for package in packages if "skip_reason" in package]
    if len(skipped) == len(packages):
        told = re.findall(r"^(?:ERROR:|[\w.]+: ).*", errors, re.M)  # of a traceback, its causes
        if skipped:
            reason = skipped[0]["skip_reason"]
            told = [f"{reason}; all {len(skipped)} packages were skipped"]
        raise no_advisories("pip-audit", told[-1] if told else errors)
    findings = [
        Finding(
            package["name"],
            package["version"],
            "site" if package["name"] in SHIPPED else "tools",
            advisory["id"],
            "-",
            ", ".join(advisory["fix_versions"]) or "none yet",
        )
        for package in packages
        for advisory in package.get("vulns", [])
    ]
    return Audit(findings, len(packages) - len(skipped), [package["name"] for package in skipped])


def no_advisories(name: str, reason: str) -> Problem:
    """Return the problem of a tool that got no advisories, in one sentence."""
    words = " ".join(reason.split()).rstrip(".") or "it does not say why"
    return Problem(f"{name} got no advisories: {words}.")


def report(found: Audit) -> str:
    """Return the text of an audit: a sentence or two, and a table of what was found."""
    sentences = f"{len(found.findings) or 'none'} known in {found.checked} packages."
    if found.unchecked:
        sentences += f" Not checked: {', '.join(found.unchecked)}."
    if not found.findings:
        return sentences
    rows: list[Sequence[str]] = [HEADINGS, *sorted(found.findings, key=lambda row: row.used_in)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
    return "\n".join([sentences, *lines])
