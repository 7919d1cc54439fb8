"""A build replaces only a site of ours, and only when it has succeeded."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests import areas
from web.build import cached
from web.build import site as builder
from web.build.tools import STAMP, Problem

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.native


def write(folder: Path, **files: str) -> None:
    """Write files; a double underscore in a name stands for a slash, a single one for a dot."""
    for name, text in files.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def everything(folder: Path) -> dict[str, str]:
    """The files of a folder with what they hold."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_text() for path in files}


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """`build` with a bundler of three files: `build(folder, "7")` writes release 7."""
    release = ""

    def bundle(*command: str | Path, problem: str) -> str:
        out = Path(command[2])
        out.mkdir(parents=True, exist_ok=True)
        name = f"main-{release}.js"
        write(out, index_html="<title>Cicada</title>")
        (out / "assets").mkdir()
        (out / "assets" / name).write_text(release)
        if release == "broken":
            raise Problem(problem)
        (out / "service-worker.js").write_text(name)
        return ""

    monkeypatch.setattr(builder, "set_up", lambda: None)
    for name in ("python_files", "reference", "pages", "languages", "declarations"):
        monkeypatch.setattr(builder, f"make_{name}", lambda *_: tmp_path)
    monkeypatch.setattr(builder, "tool", str)
    monkeypatch.setattr(builder, "run", bundle)

    def run(out: Path, number: str) -> None:
        nonlocal release
        release = number
        builder.build(out)

    return run


@pytest.mark.parametrize(
    "given",
    ["example.org", "/cicada/", "https://", "https://a b/", "https://a/?q", "https://a/i.html"],
)
def test_an_address_that_no_site_can_have_is_refused(given: str) -> None:
    with pytest.raises(Problem, match="no address of a site"):
        builder.site_address(given)


@pytest.mark.parametrize(
    "given", ["http://localhost:8000", "https://a.example/b", "https://a/b/c/"]
)
def test_an_address_of_a_site_ends_in_a_slash(given: str) -> None:
    assert builder.site_address(given) == given.rstrip("/") + "/"


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    """Somebody else's folder, which happens to have assets in it."""
    folder = tmp_path / "thesis"
    write(folder, assets__figure_svg="<svg/>", thesis_tex="three years of work")
    # As in our own .venv and node_modules: the stamp of a set-up is not that of a site.
    (folder / STAMP).touch()
    return folder


def test_a_foreign_folder_is_refused_and_left_alone(
    build: Callable[..., None], foreign: Path
) -> None:
    before = everything(foreign)
    with pytest.raises(Exception, match=r"holds something else .* choose another folder"):
        build(foreign, "1")
    assert everything(foreign) == before
    assert [path.name for path in foreign.parent.iterdir()] == ["thesis"]


def test_a_site_is_replaced_and_keeps_the_assets_of_one_release(
    build: Callable[..., None], tmp_path: Path
) -> None:
    site = tmp_path / "dist"
    for number, kept in [("1", {"1"}), ("2", {"1", "2"}), ("3", {"2", "3"}), ("3", {"3"})]:
        write(site, left__over_txt="") if number == "3" else None
        build(site, number)
        assert {path.read_text() for path in site.glob("assets/*")} == kept
        assert not (site / "left").exists()
        assert [path.name for path in tmp_path.iterdir()] == ["dist"]


def test_a_failed_bundle_leaves_the_old_site(build: Callable[..., None], tmp_path: Path) -> None:
    site = tmp_path / "dist"
    build(site, "1")
    before = everything(site)
    with pytest.raises(Exception, match="bundled"):
        build(site, "broken")
    assert everything(site) == before
    assert [path.name for path in tmp_path.iterdir()] == ["dist"]


def test_a_file_is_no_place_for_a_site(build: Callable[..., None], tmp_path: Path) -> None:
    (tmp_path / "thesis").write_text("three years of work")
    with pytest.raises(Problem, match="holds something else"):
        build(tmp_path / "thesis", "1")


def test_a_folder_that_cannot_be_replaced_keeps_its_site(
    build: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "dist"
    build(site, "1")
    before = everything(site)
    rename = Path.rename

    def refused(path: Path, target: Path) -> Path:
        if path.name == "site":
            raise PermissionError(13, "Permission denied")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refused)
    with pytest.raises(Problem, match="could not be replaced: Permission denied"):
        build(site, "2")
    assert everything(site) == before


@pytest.mark.parametrize("exists", [True, False])
def test_an_empty_folder_and_none_are_built_into(
    build: Callable[..., None], tmp_path: Path, exists: bool
) -> None:
    site = tmp_path / "some" / "where"
    if exists:
        site.mkdir(parents=True)
    build(site, "1")
    assert (site / "index.html").is_file()


OLDER = {
    "index_html": "<title>Cicada: three puzzle games, played perfectly</title>",
    "licences_txt": "MIT",
    "assets__main_js": "old",
}


@pytest.mark.parametrize("missing", [None, *OLDER])
def test_a_site_of_an_older_cicada_has_no_stamp_and_is_known_by_its_files(
    build: Callable[..., None], tmp_path: Path, missing: str | None
) -> None:
    site = tmp_path / "dist"
    write(site, **{name: text for name, text in OLDER.items() if name != missing})
    (site / "service-worker.js").write_text("")
    if missing:
        with pytest.raises(Exception, match="holds something else"):
            build(site, "1")
    else:
        build(site, "1")


def test_builds_side_by_side_do_not_disturb_each_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cached, "CACHE", tmp_path / "cache")
    both_have_begun = threading.Barrier(2)
    makings = []

    def make(folder: Path) -> None:
        makings.append(folder)
        (folder / "first").write_text("1")
        both_have_begun.wait()
        (folder / "second").write_text("2")

    with ThreadPoolExecutor(2) as pool:
        sides = [pool.submit(cached.made, "pages", ["source"], make) for _ in range(2)]
        folders = [side.result() for side in sides]
    assert [everything(folder) for folder in folders] == [{"first": "1", "second": "2"}] * 2
    assert len(set(makings)) == 2
    cached.made("pages", ["source"], make)
    assert len(makings) == 2
    assert list((tmp_path / "cache").iterdir()) == [folders[0]]


def test_what_was_made_of_other_sources_goes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cached, "CACHE", tmp_path / "not yet there" / "cache")
    for source in ("one", "two"):
        made = cached.made("pages", [source], lambda folder: write(folder, index_html="made"))
        assert [path.name for path in made.parent.iterdir()] == [made.name]


@pytest.mark.parametrize("named", [[], ["types"], ["python", "lint"], ["quick"]])
def test_arguments_for_pytest_need_an_area_of_its_own(
    monkeypatch: pytest.MonkeyPatch, named: list[str]
) -> None:
    monkeypatch.setattr(areas, "set_up", lambda: None)
    with pytest.raises(Problem, match="name python or browser or engines or pyodide"):
        areas.test(named, ["-k", "name"], everything=False, real=False)
