"""Real hosts with the files that a build writes for them: `build.py test hosts`.

It needs nginx and Apache, as Debian's packages nginx-light and apache2-bin have them.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.browser import lab_page
from tests.browser.course_page import expect_heard, guess, plain_frame, start, write_page
from web.build.site import build

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import Message

    from playwright.sync_api import Page

    from tests.browser.conftest import Course

pytestmark = [pytest.mark.rooms("build/"), pytest.mark.every_case]

BASE = "/some/path/"

NGINX = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    server {{
        listen 127.0.0.1:{port};
        location {base} {{
            alias {folder}/site/;
            include {folder}/site/hosting/nginx.conf;
        }}
    }}
}}
"""

APACHE = """
ServerName 127.0.0.1
Listen 127.0.0.1:{port}
PidFile {folder}/pid
ErrorLog {folder}/errors
User www-data
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule alias_module /usr/lib/apache2/modules/mod_alias.so
LoadModule deflate_module /usr/lib/apache2/modules/mod_deflate.so
LoadModule dir_module /usr/lib/apache2/modules/mod_dir.so
LoadModule filter_module /usr/lib/apache2/modules/mod_filter.so
LoadModule headers_module /usr/lib/apache2/modules/mod_headers.so
LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so
TypesConfig /etc/mime.types
Alias {base} {folder}/site/
<Directory {folder}/site>
    Require all granted
    AllowOverride FileInfo
</Directory>
"""

# What starts each, with "-c" or "-f" before the file.
HOSTS = {
    "nginx": (NGINX, ("nginx", "-c")),
    "apache": (APACHE, ("apache2", "-X", "-f")),
}


class Host(NamedTuple):
    """A host that is running."""

    address: str
    site: Path
    process: subprocess.Popen[bytes]

    def end(self) -> None:
        """Go away."""
        self.process.terminate()
        self.process.wait()


@pytest.fixture(scope="module")
def port() -> int:
    """A port that is free; the addresses in the pages name it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
        return number


@pytest.fixture(scope="module")
def place(port: int) -> Iterator[Path]:
    """A folder with a built site that any user of this machine may read."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        build(folder / "site", site=f"http://127.0.0.1:{port}{BASE}")
        shutil.copy(folder / "site/hosting/apache.conf", folder / "site/.htaccess")
        yield folder


@pytest.fixture(params=HOSTS)
def running(request: pytest.FixtureRequest, place: Path, port: int) -> Iterator[Host]:
    """Each host, once it answers."""
    configuration, (name, *options) = HOSTS[request.param]
    program = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if not program:
        pytest.fail(f"Install {request.param}: this test starts it.", pytrace=False)
    file = place / f"{request.param}.conf"
    file.write_text(configuration.format(folder=place, port=port, base=BASE))
    with subprocess.Popen([program, *options, file]) as process:
        host = Host(f"http://127.0.0.1:{port}{BASE}", place / "site", process)
        while process.poll() is None and not answers(host.address):
            time.sleep(0.05)
        assert process.poll() is None, (place / "errors").read_text()
        yield host
        host.end()


def answers(address: str) -> bool:
    """Say whether a host is there."""
    with suppress(OSError), urlopen(address):
        return True
    return False


@pytest.fixture
def site(running: Host) -> str:
    """The address that pages are opened at."""
    return running.address


def headers_of(address: str) -> Message:
    """The headers that come with a file, or with the page in the place of one."""
    try:
        with urlopen(address) as answer:
            headers: Message = answer.headers
    except HTTPError as error:
        return error.headers
    return headers


def pages(paths: Iterator[str]) -> list[str]:
    """Those of some files that are pages, as people open them; one only leads to another."""
    return sorted(
        path.removesuffix("index.html")
        for path in paths
        if path.endswith(".html") and path not in ("404.html", "reference/index.html")
    )


@pytest.mark.timeout(600)
def test_every_page_opens_without_an_error_and_offline_too(page: Page, running: Host) -> None:
    files = (path.relative_to(running.site).as_posix() for path in running.site.rglob("*"))
    kept = pages(iter(json.loads((running.site / "files.json").read_text())))
    # German is kept for its readers, and no pictures of the page for teachers.
    offline = [path for path in kept if not path.startswith(("de/", "teachers/"))]
    for all_there in (pages(files), offline):
        assert len(all_there) > 10
        for path in all_there:
            answer = page.goto(path)
            assert answer, path
            assert answer.ok, path
            if page.locator("[data-stage]").count():
                expect(page.locator("[data-stage=ready]")).to_be_attached()
        lab_page.visit(page)
        lab_page.expect_good_run(page)
        page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.state)")
        running.end()


def test_files_come_with_the_headers_wanted(running: Host) -> None:
    script = next((running.site / "assets").glob("main-*.js")).name
    for path, frames, cache in (
        ("", True, "no-cache"),
        ("de/lab/", True, "no-cache"),
        ("nothing/here", True, None),
        (f"assets/{script}", False, "max-age=31536000, immutable"),
        ("service-worker.js", False, "no-cache"),
    ):
        headers = headers_of(running.address + path)
        policy = headers["Content-Security-Policy"]
        assert (policy == "frame-ancestors *") == frames, path
        assert ("script-src 'self'" in policy) != frames, path
        assert headers["X-Content-Type-Options"] == "nosniff", path
        assert headers["Cache-Control"] == cache or cache is None, path


@pytest.mark.provokes_errors  # the browser tells of each page that is not there
def test_an_address_that_leads_nowhere_shows_the_page_for_that(page: Page, running: Host) -> None:
    answer = page.goto(f"{running.address}mastermnd/#4x6:~host")
    assert answer
    assert answer.status == 404
    page.get_by_role("link", name="Mastermind").first.click()
    page.wait_for_url(f"{running.address}mastermind/**")


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def test_a_frame_works(page: Page, running: Host, course: Course) -> None:
    write_page(course, plain_frame(running.address))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "2316")
    assert len(expect_heard(page, "complete", 1)) == 1
