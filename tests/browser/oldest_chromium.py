"""The oldest Chromium that the site is for, the last of Windows 7 and 8: npm has it for Linux."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from web.build.tools import CACHE, ROOT, tool

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserType

FOLDER = CACHE / "oldest-chromium"
UNPACK = """
import chromium from "@sparticuz/chromium";
process.stdout.write(await chromium.executablePath());
"""
# Its sandbox and its processes need more than a container gives.
ARGUMENTS = ["--no-sandbox", "--no-zygote", "--in-process-gpu", "--use-angle=swiftshader"]


def is_for_this_machine() -> bool:
    """Say whether the package's browser runs here."""
    return platform.system() == "Linux" and platform.machine() == "x86_64"


def start(chromium: BrowserType) -> Browser:
    """Unpack it, once, and start it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    unpacked = subprocess.run(
        (tool("node"), "--input-type=module", "--eval", UNPACK),
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(FOLDER)},
        capture_output=True,
        text=True,
        check=True,
    )
    return chromium.launch(executable_path=Path(unpacked.stdout), args=ARGUMENTS)
