"""The oldest Chromium that the site is for, the last of Windows 7 and 8: npm has it for Linux."""

from __future__ import annotations

import os
import platform
import subprocess
from typing import TYPE_CHECKING

from web.build.cached import made
from web.build.tools import ROOT, tool

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserType

UNPACK = """
import chromium from "@sparticuz/chromium";
await chromium.executablePath();
"""
# Its sandbox and its processes need more than a container gives.
ARGUMENTS = ["--no-sandbox", "--no-zygote", "--in-process-gpu", "--use-angle=swiftshader"]


def is_for_this_machine() -> bool:
    """Say whether the package's browser runs here."""
    return platform.system() == "Linux" and platform.machine() == "x86_64"


def start(chromium: BrowserType) -> Browser:
    """Unpack it, once, and start it."""

    def unpack(folder: Path) -> None:
        subprocess.run(
            (tool("node"), "--input-type=module", "--eval", UNPACK),
            cwd=ROOT,
            env={**os.environ, "TMPDIR": str(folder)},
            check=True,
        )

    folder = made("oldest-chromium", [(ROOT / "package-lock.json").read_text()], unpack)
    return chromium.launch(executable_path=folder / "chromium", args=ARGUMENTS)
