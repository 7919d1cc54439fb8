"""What is published: a wheel and a source distribution that install and run with nothing else."""

from __future__ import annotations

import email
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

import cicada

if TYPE_CHECKING:
    from email.message import Message

pytestmark = [pytest.mark.native, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
# Neither the tree nor what somebody set for it is to help.
BARE = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}


def run(*command: str | Path, cwd: Path, stdin: str | None = None) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        command, cwd=cwd, env=BARE, input=stdin, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of both distributions; as a release is made, the wheel from the source."""
    folder = tmp_path_factory.mktemp("dist")
    # Not from the tree, whose build.py would be taken for the module.
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    """The wheel."""
    (path,) = built.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    """What the index shows of it."""
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(archive.read(name))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder)
    programs = folder / SCRIPTS
    pip: tuple[str | Path, ...] = (sys.executable, "-m", "pip", "--python", programs / "python")
    run(*pip, "install", "--no-index", "--no-cache-dir", "--quiet", wheel, cwd=folder)
    return programs


def package_files() -> dict[str, bytes]:
    """Every file of the package, by its path below pysrc."""
    folder = ROOT / "pysrc"
    files = (path for path in folder.glob("cicada/**/*") if path.is_file())
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in files
        if "__pycache__" not in path.parts
    }


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
        assert {name: archive.read(name) for name in names} == package_files()


def test_the_source_distribution_holds_what_the_wheel_is_made_of(built: Path) -> None:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    package = {f"pysrc/{name}" for name in package_files()}
    beside = {"LICENSE", "PKG-INFO", "pyproject.toml", "pysrc/README.md"}
    assert names - {".gitignore"} == package | beside


def test_the_index_takes_both(built: Path) -> None:
    files = [str(path) for path in sorted(built.iterdir())]
    assert len(files) == 2
    checked = run(sys.executable, "-m", "twine", "check", "--strict", *files, cwd=built)
    assert checked.count("PASSED") == 2


def test_what_the_index_shows(metadata: Message) -> None:
    assert metadata["Name"] == "cicada-puzzles"
    assert metadata["Version"] == cicada.__version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert not [text for text in metadata.get_all("Requires-Dist", []) if "extra" not in text]
    labels = {text.partition(",")[0] for text in metadata.get_all("Project-URL", [])}
    assert labels >= {"Homepage", "Documentation"}
    # On the index there is no file beside the text: a link must be an address.
    text = metadata.get_payload()
    assert isinstance(text, str)
    assert "](" not in text.replace("](https://", "").replace("](#", "")
    assert "pip install cicada-puzzles" in text


COMMANDS: dict[tuple[str, ...], tuple[str, str]] = {
    ("--version",): ("", cicada.__version__),
    ("mastermind", "score", "3456", "1122"): ("", "0,0"),
    ("mastermind", "play", "3456", "--strategy", "optimal"): ("", "3456:4,0"),
    ("chessguess", "2", "BK", "WP"): ("", "You got it in"),
    ("shot", "count"): ("# # ##", "6"),
}


@pytest.mark.parametrize(("command", "talk"), COMMANDS.items(), ids=" ".join)
def test_the_console_script_runs(
    environment: Path, command: tuple[str, ...], talk: tuple[str, str], tmp_path: Path
) -> None:
    stdin, said = talk
    assert said in run(environment / "cicada", *command, cwd=tmp_path, stdin=stdin)


# A proven tree, an opening book and the ladder of levels: each is read from its data file.
DATA = """
from cicada.chessguess.book import first_guess
from cicada.mastermind.board import Board
from cicada.mastermind.strategies import has_tree
from cicada.shot.levels import ladder
import cicada, sys
assert has_tree("optimal", Board(4, 6)) and sum(first_guess(8)) == 8 and len(ladder()) > 100
assert "empty" in cicada.__file__, cicada.__file__
"""


def test_the_data_files_are_found(environment: Path, tmp_path: Path) -> None:
    run(environment / "python", "-c", DATA, cwd=tmp_path)
