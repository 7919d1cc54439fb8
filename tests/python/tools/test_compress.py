"""What the browser loads of Python tells where it is damaged."""

from __future__ import annotations

import zlib

import pytest

zstandard = pytest.importorskip("zstandard", exc_type=ImportError)  # not in Pyodide
compress = pytest.importorskip("web.pyodide.build.compress")
gzip, zstd = compress.gzip, compress.zstd

CONTENT = b"".join(b"%d of 1296 codes, " % number for number in range(1296))


def test_what_is_compressed_is_there_again() -> None:
    assert zlib.decompress(gzip(CONTENT), wbits=31) == CONTENT
    assert zstandard.decompress(zstd(CONTENT)) == CONTENT


def test_the_file_for_the_start_tells_its_size_and_is_smaller() -> None:
    packed = zstd(CONTENT)
    assert zstandard.get_frame_parameters(packed).content_size == len(CONTENT)
    assert len(packed) < len(gzip(CONTENT)) < len(CONTENT)


def test_no_other_byte_gives_another_content() -> None:
    packed = zstd(CONTENT)
    for place in range(len(packed)):
        other = packed[:place] + bytes([packed[place] ^ 1]) + packed[place + 1 :]
        try:
            assert zstandard.decompress(other) == CONTENT  # a bit without a meaning
        except zstandard.ZstdError:
            continue
    with pytest.raises(zstandard.ZstdError):
        zstandard.decompress(packed[:-1])
