"""A learning platform in the browser, and the import of a package into it."""

from __future__ import annotations

import shutil
import zipfile
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import expect

from tests.browser.course_page import choose_kind, open_embed
from tests.browser.rest import expect_soon, settled
from web.build.tools import ROOT

if TYPE_CHECKING:
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
  window.platform = new KIND({ autocommit: false, logLevel: 5 });
  window[NAME] = platform;
  const kept = JSON.parse(sessionStorage.getItem("kept") ?? "null");
  if (kept) platform.loadFromJSON(kept);
  platform.on("COMMIT", () => {
    const { cmi } = JSON.parse(platform.renderCMIToJSONString());
    const { core, ...all } = cmi;
    const leaves = core ?? cmi;
    const suspended = leaves.exit === "suspend";
    delete leaves.exit;
    delete leaves.session_time;
    const part = core
      ? { core: { lesson_status: core.lesson_status, score: core.score } }
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
        """Make a guess by keyboard, and wait until the platform has heard of it."""
        rows = self.puzzle.locator("li.past").count()
        self.puzzle.locator(".slot").first.focus()
        self.page.keyboard.type(f"{code}\n")
        expect(self.puzzle.locator("li.past")).to_have_count(rows + 1)
        settled(self.page)

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
        expect_soon(self.page, lambda: self.recorded(key), value)

    def expect_result(self, success: str, score: float) -> None:
        self.expect_recorded(self.standard.success, success)
        assert float(self.recorded(f"{self.standard.score}.raw")) == score

    @property
    def kept(self) -> dict[str, Any]:
        """What was committed last."""
        kept: dict[str, Any] = self.page.evaluate("JSON.parse(sessionStorage.getItem('kept'))")
        return kept


def import_package(
    page: Page,
    course: Course,
    standard: str = "1.2",
    *,
    whole: bool = False,
    title: str = "Guess & win",
) -> Platform:
    """Make a package in the dialog and give it to a platform."""
    open_embed(page)
    choose_kind(page, "SCORM")
    expect(page.get_by_role("radio", name="Test")).to_be_checked()
    page.get_by_label("Title").fill(title)
    download_package(page, course, "mastermind", standard, 10, whole=whole)
    platform = platform_of(page, course, standard)
    platform.visit()
    return platform


def download_package(
    page: Page, course: Course, name: str, standard: str, pass_mark: int, *, whole: bool
) -> None:
    """Choose what a package holds in the dialog, and unpack it into the course's folder."""
    page.get_by_label("Passed from a score of").fill(str(pass_mark))
    page.get_by_text(standard, exact=True).click()
    if whole:
        page.get_by_label("The whole site").check()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the package").click()
    assert download.value.suggested_filename == f"cicada-{name}.zip"
    with zipfile.ZipFile(download.value.path()) as package:
        package.extractall(course.folder / "package")


def platform_of(page: Page, course: Course, standard: str) -> Platform:
    """The platform around a package that lies in the course's folder."""
    names = STANDARDS[standard]
    library = ROOT / "node_modules" / "scorm-again" / "dist" / f"{names.library}.min.js"
    shutil.copy(library, course.folder / f"{names.library}.js")
    start = (
        PLATFORM.replace("LIBRARY", names.library)
        .replace("KIND", names.api)
        .replace("NAME", "'API'" if standard == "1.2" else "'API_1484_11'")
        .replace("COMMIT", "LMSCommit" if standard == "1.2" else "Commit")
    )
    (course.folder / "index.html").write_text(start, encoding="utf-8")
    return Platform(page, course, names)
