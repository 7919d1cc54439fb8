"""Compresses what the browser loads of Python, as well as can be.

python web/pyodide/build/compress.py gzip|zstd SOURCE TARGET
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import deflate
import zstandard

if TYPE_CHECKING:
    from collections.abc import Callable

GZIP_LEVEL = 12  # libdeflate's highest: 4 % smaller than zlib's, as much as Zopfli gains, in 3 s
ZSTD_LEVEL = 22  # the highest; the decoder needs no more memory than the file has


def gzip(content: bytes) -> bytes:
    """Compress what the browser itself can decompress."""
    return bytes(deflate.gzip_compress(content, GZIP_LEVEL))


def zstd(content: bytes) -> bytes:
    """Compress by a sixth more, for the files that the first answer waits for.

    Browsers do not decompress it for a script yet: web/pyodide/zstd.js does. The checksum is what
    tells a damaged file.
    """
    return zstandard.ZstdCompressor(level=ZSTD_LEVEL, write_checksum=True).compress(content)


FORMATS: dict[str, Callable[[bytes], bytes]] = {"gzip": gzip, "zstd": zstd}

if __name__ == "__main__":
    kind, source, target = sys.argv[1:]
    Path(target).write_bytes(FORMATS[kind](Path(source).read_bytes()))
