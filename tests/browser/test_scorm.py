"""A package in a learning platform: only its own puzzle counts, once, and nothing is forgotten."""

from __future__ import annotations

import json
import shutil
import zipfile
from typing import TYPE_CHECKING, Any, NamedTuple
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, SECRET, open_embed
from web.pack.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Frame, FrameLocator, Page

    from tests.browser.conftest import Course


class Standard(NamedTuple):
    """A version of SCORM: its namespaces, and what stands where."""

    version: str
    content: str
    adl: str
    kind: str
    library: str
    api: str
    status: str
    success: str
    score: str
    open_status: str


STANDARDS = {
    "1.2": Standard(
        "1.2",
        "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}",
        "{http://www.adlnet.org/xsd/adlcp_rootv1p2}",
        "scormtype",
        "scorm12",
        "Scorm12API",
        "core.lesson_status",
        "core.lesson_status",
        "core.score",
        "incomplete",
    ),
    "2004": Standard(
        "2004 3rd Edition",
        "{http://www.imsglobal.org/xsd/imscp_v1p1}",
        "{http://www.adlnet.org/xsd/adlcp_v1p3}",
        "scormType",
        "scorm2004",
        "Scorm2004API",
        "completion_status",
        "success_status",
        "score",
        "incomplete",
    ),
}

# The learning platform: scorm-again as the API, and a frame for the package. What was committed is
# there at the next visit, the state of the puzzle only where the package has asked for that.
PLATFORM = """<!doctype html><meta charset=utf-8><title>Platform</title>
<script src="LIBRARY.js"></script>
<script>
  window.commits = 0;
  window.platform = new KIND({ autocommit: false, logLevel: 5 });
  window[NAME] = platform;
  const kept = JSON.parse(sessionStorage.getItem("kept") ?? "null");
  if (kept) platform.loadFromJSON(kept);
  platform.on("COMMIT", () => {
    commits += 1;
    const { cmi } = JSON.parse(platform.renderCMIToJSONString());
    const { core, ...all } = cmi;
    const leaves = core ?? cmi;
    const suspended = leaves.exit === "suspend";
    delete leaves.exit;
    delete leaves.session_time;
    const part = core
      ? { core: { lesson_status: core.lesson_status, score: core.score, lesson_mode: MODE } }
      : {
          completion_status: all.completion_status,
          success_status: all.success_status,
          score: all.score,
        };
    sessionStorage.setItem(
      "kept",
      JSON.stringify({ ...part, suspend_data: suspended ? cmi.suspend_data : "" }),
    );
  });
</script>
<iframe src="package/index.html" width="900" height="900"></iframe>"""


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


class Platform:
    """A tab of a learning platform that has imported a package of PUZZLE."""

    def __init__(self, page: Page, course: Course, standard: Standard) -> None:
        self.page, self.course, self.standard = page, course, standard

    def visit(self) -> None:
        """Open the package, as on another day: nothing is left of what the browser has kept."""
        self.page.goto(self.course.address)
        expect(self.puzzle.get_by_text("left").first).to_be_attached()

    @property
    def puzzle(self) -> FrameLocator:
        return self.page.frame_locator("iframe").frame_locator("iframe")

    @property
    def frame(self) -> Frame:
        """The document of the puzzle."""
        return self.page.frames[2]

    def play(self, code: str) -> None:
        """Make a guess by keyboard."""
        rows = self.puzzle.locator("li.past").count()
        self.puzzle.locator(".slot").first.focus()
        self.page.keyboard.type(f"{code}\n")
        expect(self.puzzle.locator("li.past")).to_have_count(rows + 1)

    def run(self, script: str) -> Any:
        """Do something with the puzzle's session."""
        return self.frame.evaluate(
            f"""async () => {{
              const {{ session }} = document.querySelector("cicada-frame")
                .shadowRoot.querySelector("cicada-mastermind");
              {script}
            }}"""
        )

    def recorded(self, key: str) -> str:
        value: str = self.page.evaluate("(key) => platform.lmsGetValue(key)", f"cmi.{key}")
        return value

    def expect_recorded(self, key: str, value: str) -> None:
        for _ in range(200):
            if self.recorded(key) == value:
                return
            self.page.wait_for_timeout(100)
        pytest.fail(f"{key} is {self.recorded(key)}, not {value}")

    def expect_result(self, success: str, score: float) -> None:
        self.expect_recorded(self.standard.success, success)
        assert float(self.recorded(f"{self.standard.score}.raw")) == score

    @property
    def kept(self) -> dict[str, Any]:
        """What was committed last."""
        kept: dict[str, Any] = self.page.evaluate("JSON.parse(sessionStorage.getItem('kept'))")
        return kept


@pytest.fixture
def import_package(page: Page, course: Course) -> Callable[..., Platform]:
    """Make a package in the dialog and give it to a platform."""

    def make(
        standard: str = "1.2",
        *,
        practice: bool = False,
        whole: bool = False,
        pass_mark: int = 10,
        solution: bool = False,
        mode: str = "normal",
        title: str = "Guess & win",
    ) -> Platform:
        open_embed(page)
        page.get_by_text("SCORM", exact=True).click()
        expect(page.get_by_role("radio", name="Test")).to_be_checked()
        if practice:
            page.get_by_text("Practice", exact=True).click()
        elif solution:
            page.get_by_role("checkbox", name="The solution").check()
        page.get_by_label("Title").fill(title)
        page.get_by_label("Passed from a score of").fill(str(pass_mark))
        page.get_by_text(standard, exact=True).click()
        if whole:
            page.get_by_label("The whole site").check()
        with page.expect_download() as download:
            page.get_by_role("button", name="Download the package").click()
        assert download.value.suggested_filename == "cicada-mastermind.zip"
        with zipfile.ZipFile(download.value.path()) as package:
            package.extractall(course.folder / "package")
        names = STANDARDS[standard]
        library = ROOT / "node_modules" / "scorm-again" / "dist" / f"{names.library}.min.js"
        shutil.copy(library, course.folder / f"{names.library}.js")
        start = (
            PLATFORM.replace("LIBRARY", names.library)
            .replace("KIND", names.api)
            .replace("NAME", "'API'" if standard == "1.2" else "'API_1484_11'")
            .replace("COMMIT", "LMSCommit" if standard == "1.2" else "Commit")
            .replace("MODE", f"'{mode}'")
        )
        (course.folder / "index.html").write_text(start, encoding="utf-8")
        platform = Platform(page, course, names)
        if mode != "normal":
            page.goto(course.address + "favicon.ico")
            kept = json.dumps({"core": {"lesson_mode": mode, "lesson_status": "incomplete"}})
            page.evaluate("(kept) => sessionStorage.setItem('kept', kept)", kept)
        platform.visit()
        return platform

    return make


def manifest_of(folder: Path) -> ElementTree.Element:
    return ElementTree.parse(folder / "imsmanifest.xml").getroot()


@pytest.mark.parametrize("standard", STANDARDS)
def test_a_package_is_played_and_recorded(
    import_package: Callable[..., Platform], standard: str
) -> None:
    platform = import_package(standard)
    names = platform.standard
    package = platform.course.folder / "package"
    manifest = manifest_of(package)
    assert manifest.findtext(f"{names.content}metadata/{names.content}schemaversion") == (
        names.version
    )
    (resource,) = manifest.iter(f"{names.content}resource")
    (item,) = manifest.iter(f"{names.content}item")
    assert item.get("identifierref") == resource.get("identifier")
    assert item.findtext(f"{names.content}title") == "Guess & win"
    assert resource.get(f"{names.adl}{names.kind}") == "sco"
    files = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert {file.get("href") for file in resource} == files - {"imsmanifest.xml"}
    platform.expect_recorded(names.status, names.open_status)
    platform.play("1122")
    platform.play("3344")
    assert platform.recorded(f"{names.score}.raw") == ""
    platform.play(SECRET)
    platform.expect_result("passed", 100)
    assert float(platform.recorded(f"{names.score}.max")) == 100
    platform.expect_recorded(names.status, "passed" if standard == "1.2" else "completed")
    if standard == "2004":
        assert float(platform.recorded("score.scaled")) == 1
    platform.page.evaluate("document.querySelector('iframe').src = 'about:blank'")
    platform.page.wait_for_function("platform.isTerminated()")
    platform.visit()
    expect(platform.puzzle.locator("li.past")).to_have_count(3)
    platform.expect_result("passed", 100)


@pytest.mark.parametrize("standard", STANDARDS)
def test_every_move_is_committed_and_goes_on_on_another_device(
    import_package: Callable[..., Platform], standard: str
) -> None:
    platform = import_package(standard)
    platform.play("1122")
    before = platform.page.evaluate("commits")
    platform.play("3344")
    platform.page.wait_for_function("(before) => commits > before", arg=before)
    assert json.loads(platform.kept["suspend_data"])["moves"] == ["1122", "3344"]
    platform.visit()
    expect(platform.puzzle.locator("li.past")).to_have_count(2)
    platform.play(SECRET)
    platform.expect_result("passed", 100)


def test_help_is_not_forgotten_between_visits(import_package: Callable[..., Platform]) -> None:
    platform = import_package(solution=True)
    platform.run("await session.ask('solution')")
    platform.page.wait_for_function("sessionStorage.getItem('kept').includes('m')")
    platform.visit()
    platform.play(SECRET)
    platform.expect_result("failed", 0)


def test_hints_and_moves_taken_back_cost_after_a_visit_too(
    import_package: Callable[..., Platform],
) -> None:
    platform = import_package(practice=True, pass_mark=70)
    for _ in range(3):
        platform.run("await session.play('1122'); session.undo(); await session.ask('hint')")
    platform.run("await session.play('1122'); session.undo(); await session.ask('candidates')")
    platform.page.wait_for_timeout(300)
    platform.visit()
    platform.play("1122")
    platform.play(SECRET)
    # Six answers where par is five, one hint, one list.
    platform.expect_result("passed", 70)


def test_a_score_below_the_pass_mark_is_failed(import_package: Callable[..., Platform]) -> None:
    platform = import_package(pass_mark=91)
    platform.run("await session.ask('hint')")
    platform.play(SECRET)
    platform.expect_result("failed", 90)


def test_only_the_packaged_puzzle_counts(import_package: Callable[..., Platform]) -> None:
    platform = import_package(practice=True)
    platform.play("1122")
    kept = platform.kept
    platform.run(
        "await session.create({ pegs: 1, colours: 2 });"
        "await session.play('1'); if (session.position.status !== 'won') await session.play('2')"
    )
    assert platform.run("return session.position.status") == "won"
    platform.page.wait_for_timeout(1000)
    assert platform.recorded("core.lesson_status") == "incomplete"
    assert platform.recorded("core.score.raw") == ""
    assert platform.kept == kept
    platform.visit()
    assert platform.run("return session.id") == PUZZLE
    expect(platform.puzzle.locator("li.past")).to_have_count(1)


def test_a_puzzle_that_python_plays_is_not_passed(import_package: Callable[..., Platform]) -> None:
    platform = import_package(practice=True)
    platform.run(f"await session.play('{SECRET}', 'python')")
    platform.expect_result("failed", 0)


def test_the_first_result_stays(import_package: Callable[..., Platform]) -> None:
    platform = import_package(practice=True)
    platform.run("await session.ask('solution')")
    platform.play(SECRET)
    platform.expect_result("failed", 0)
    kept = platform.kept
    platform.page.frames[1].evaluate("frames[0].postMessage({ cicada: 'reset' }, '*')")
    expect(platform.puzzle.locator("li.past")).to_have_count(0)
    platform.play(SECRET)
    platform.page.wait_for_timeout(1000)
    platform.expect_result("failed", 0)
    assert platform.kept == kept
    commits = platform.page.evaluate("commits")
    platform.visit()
    expect(platform.puzzle.locator("li.past")).to_have_count(1)
    platform.expect_result("failed", 0)
    assert commits > 0
    assert platform.kept == kept


def test_what_others_have_played_on_this_device_does_not_count(
    import_package: Callable[..., Platform],
) -> None:
    # A site of its own may keep games in the browser, other than a frame of another site.
    platform = import_package(whole=True)
    platform.play(SECRET)
    platform.expect_result("passed", 100)
    platform.page.goto(platform.course.address + "favicon.ico")
    platform.page.evaluate("sessionStorage.clear()")
    platform.visit()
    expect(platform.puzzle.locator("li.past")).to_have_count(0)
    platform.play(SECRET)
    platform.expect_result("passed", 100)


def test_a_look_back_records_nothing(import_package: Callable[..., Platform]) -> None:
    platform = import_package(mode="review")
    platform.play(SECRET)
    platform.page.wait_for_timeout(1000)
    assert platform.recorded("core.lesson_status") == "incomplete"
    assert platform.recorded("core.score.raw") == ""
    assert platform.recorded("suspend_data") == ""


@pytest.mark.parametrize("data", ["nonsense", "{}", '{"id":"4x6:~other","moves":["1122"]}'])
def test_what_was_kept_may_be_damaged(import_package: Callable[..., Platform], data: str) -> None:
    platform = import_package()
    kept = json.dumps({"core": {"lesson_status": "incomplete"}, "suspend_data": data})
    platform.page.goto(platform.course.address + "favicon.ico")
    platform.page.evaluate("(kept) => sessionStorage.setItem('kept', kept)", kept)
    platform.visit()
    assert platform.run("return session.id") == PUZZLE
    platform.play(SECRET)
    platform.expect_result("passed", 100)


def test_a_long_account_fits_what_the_platform_keeps(
    import_package: Callable[..., Platform],
) -> None:
    platform = import_package(practice=True)
    platform.run(
        """const account = { events: Array(1990).fill("hint1"), began: 1, ended: null };
        await session.resume({ id: session.id, moves: Array(150).fill("1122"), account });"""
    )
    platform.page.wait_for_function(
        "JSON.parse(JSON.parse(sessionStorage.kept).suspend_data).moves.length === 150"
    )
    assert len(platform.kept["suspend_data"]) <= 4096
    platform.visit()
    assert platform.run("return session.account.events.length") == 1990


@pytest.mark.parametrize(("said", "height"), [("5", 100), ("1e9", 10_000), ("'tall'", 700)])
def test_no_height_breaks_the_page(
    import_package: Callable[..., Platform], said: str, height: int
) -> None:
    platform = import_package()
    say = f"parent.postMessage({{ cicada: 'resize', height: {said} }}, '*')"
    platform.frame.evaluate("parent.postMessage({ cicada: 'resize', height: 700 }, '*')")
    platform.frame.evaluate(say)
    frame = platform.page.frame_locator("iframe").locator("iframe")
    expect(frame).to_have_css("height", f"{height}px")


def test_a_package_without_a_platform_says_so(import_package: Callable[..., Platform]) -> None:
    platform = import_package()
    platform.page.goto(platform.course.address + "package/index.html")
    expect(platform.page.get_by_text("No learning platform was found")).to_be_attached()
    frame = platform.page.frame_locator("iframe")
    expect(frame.get_by_text("1,296 codes left").first).to_be_attached()


def test_a_package_may_hold_the_whole_site(
    import_package: Callable[..., Platform], site: str, picture: Callable[[Page, str], None]
) -> None:
    platform = import_package(whole=True)
    package = platform.course.folder / "package"
    (resource,) = manifest_of(package).iter(f"{STANDARDS['1.2'].content}resource")
    files = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert {file.get("href") for file in resource} == files - {"imsmanifest.xml"}
    # The site is not there any more, as behind a filter.
    platform.page.context.clear_cookies()
    asked: list[str] = []
    platform.page.on("request", lambda request: asked.append(request.url))
    platform.visit()
    platform.play(SECRET)
    platform.expect_result("passed", 100)
    assert [url for url in asked if url.startswith(site)] == []
    platform.run("location.reload()")
    expect(platform.puzzle.get_by_text("Found in 1 guess").first).to_be_visible()
    picture(platform.page, "offline")
