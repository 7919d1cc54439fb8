"""What `build.py audit` makes of recorded outputs of npm and pip-audit (tests/python/tools/audits).

Those with findings were recorded with a server that gave them just these advisories, of which
PYSEC-0000-1 is invented; nothing here asks the network.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from web.build import audit as auditor
from web.build.audit import read_npm, read_pip_audit, report
from web.build.tools import Problem

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.native

NPM_FOUND = """\
4 known in 6 packages.
package   version  used in  advisory             severity  fixed in
d3-color  3.0.1    site     GHSA-36jr-mh4h-2g58  high      d3-interpolate 3.0.2
esbuild   0.24.0   tools    GHSA-67mh-4wv8-f99g  moderate  esbuild 0.25.0
qs        6.5.2    tools    GHSA-hrpp-h998-j3pp  high      npm audit fix
request   2.88.2   tools    GHSA-p8p7-x288-28g6  moderate  none yet"""

PYTHON_FOUND = """
package   version  used in  advisory        severity  fixed in
pyflakes  3.2.0    site     PYSEC-0000-1    -         none yet
jinja2    3.1.3    tools    CVE-2024-34064  -         3.1.4"""


def recorded(name: str) -> str:
    """The output of a tool."""
    return (Path(__file__).parent / "audits" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "text"), [("npm-found", NPM_FOUND), ("npm-none", "none known in 6 packages.")]
)
def test_what_npm_knows_is_told_with_where_a_package_is_used(name: str, text: str) -> None:
    assert report(read_npm(recorded(name), recorded("npm-lock"))) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pip-found", "2 known in 4 packages." + PYTHON_FOUND),
        ("pip-none", "none known in 2 packages."),
        ("pip-some-skipped", "2 known in 3 packages. Not checked: pytest." + PYTHON_FOUND),
    ],
)
def test_what_pip_audit_knows_is_told_with_what_it_skipped(name: str, text: str) -> None:
    assert report(read_pip_audit(recorded(name), "")) == text


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        (recorded("npm-refused"), "405 Method Not Allowed - POST https://registry.example/"),
        (recorded("npm-offline"), "request to http://registry.invalid/.* ENOTFOUND"),
        ("npm error: not at all\nas expected\n", r"npm error: not at all as expected\.$"),
        ("[]", r"\[\]\.$"),
        ("", r"it does not say why\.$"),
    ],
)
def test_npm_without_advisories_is_never_none_known(output: str, reason: str) -> None:
    with pytest.raises(Problem, match=f"^npm audit got no advisories: {reason}"):
        read_npm(output, recorded("npm-lock"))


@pytest.mark.parametrize(
    ("output", "errors", "reason"),
    [
        (recorded("pip-all-skipped"), "", r".* pytest \(9.2.0\); all 2 packages were skipped\.$"),
        ("", recorded("pip-offline"), "requests.exceptions.ProxyError: .* Connection refused"),
        ("", recorded("pip-refused"), "requests.exceptions.HTTPError: 403 Client Error"),
        ("", "ERROR:pip_audit._cli:requirement pytest is not pinned\n", "ERROR:.* not pinned"),
        ("", "Killed\n", r"Killed\.$"),
        ("", "", r"it does not say why\.$"),
    ],
)
def test_pip_audit_without_advisories_is_never_none_known(
    output: str, errors: str, reason: str
) -> None:
    with pytest.raises(Problem, match=f"^pip-audit got no advisories: {reason}"):
        read_pip_audit(output, errors)


def unreachable() -> Path:
    """The environment of pip-audit where its index cannot be reached."""
    raise Problem("pip could not install pip-audit; its own words are above.")


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        (lambda: Path("python"), "Python: none known in 2 packages."),
        (unreachable, "Python: not checked. pip could not install pip-audit"),
    ],
)
def test_one_that_cannot_be_asked_stops_neither_the_other_nor_the_build(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    environment: Callable[[], Path],
    told: str,
) -> None:
    def answer(*command: str | Path) -> subprocess.CompletedProcess[str]:
        output = recorded("pip-none" if "pip_audit" in command else "npm-refused")
        return subprocess.CompletedProcess(command, 1, output, "")

    monkeypatch.setattr(auditor, "tool", str)
    monkeypatch.setattr(auditor, "answer", answer)
    monkeypatch.setattr(auditor, "pip_audit_python", environment)
    auditor.audit()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("npm: not checked. npm audit got no advisories: 405 Method Not")
    assert lines[1].startswith(told)
