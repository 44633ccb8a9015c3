"""Which pictures and lines are taken for the head of the pages."""

from __future__ import annotations

import base64
import struct
from dataclasses import replace

import pytest

from tdapp.domain.section.page_head import LARGEST_FILE, Picture, checked_lines, checked_picture, picture_of
from tdapp.domain.words.errors import RuleViolation
from tests.storage.sheet_examples import LOGO, png

# A grey JPEG of 8 x 8 points, baseline, written by hand from the tables of ITU T.81, annex K.
_TABLE = bytes.fromhex("ffdb004300") + bytes([16]) * 64
_FRAME = bytes.fromhex("ffc0000b080008000801011100")
_DC = bytes.fromhex("ffc4001f0000010501010101010100000000000000000102030405060708090a0b")
_AC = bytes.fromhex("ffc40014100100000000000000000000000000000000")
_SCAN = bytes.fromhex("ffda0008010100003f00") + b"\x2f\xff" + b"\x00"
JPEG = b"\xff\xd8" + _TABLE + _FRAME + _DC + _AC + _SCAN + b"\xff\xd9"


def test_png_and_jpeg_are_taken_with_their_size() -> None:
    assert (LOGO.media_type, LOGO.width, LOGO.height) == ("image/png", 60, 40)
    taken = picture_of(JPEG)
    assert (taken.media_type, taken.width, taken.height) == ("image/jpeg", 8, 8)
    assert taken.content == JPEG
    assert taken.uri.startswith("data:image/jpeg;base64,/9j")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "Only PNG and JPEG"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "Only PNG and JPEG"),
        (b"GIF89a" + bytes(40), "Only PNG and JPEG"),
        (b"%PDF-1.5", "Only PNG and JPEG"),
        (png(60, 40)[:-20], "damaged"),
        (png(60, 40)[:30], "damaged"),
        (png(60, 40).replace(b"IDAT", b"IDAX"), "damaged"),
        (JPEG[:40], "damaged"),
        (JPEG[:-2], "damaged"),
        (png(5000, 1), "pixels"),
        (bytes(LARGEST_FILE + 1), "kB are taken"),
    ],
)
def test_anything_else_is_refused(content: bytes, words: str) -> None:
    with pytest.raises(RuleViolation, match=words):
        picture_of(content)


def test_a_picture_that_unpacks_to_more_than_its_size_is_refused() -> None:
    small = png(60, 40)
    start = small.index(b"IHDR")
    lying = small[: start + 4] + struct.pack(">II", 2, 2) + small[start + 12 :]
    with pytest.raises(RuleViolation, match="damaged"):
        picture_of(lying)


def test_what_is_stored_is_what_was_checked() -> None:
    assert checked_picture(replace(LOGO, width=9999, media_type="image/svg+xml")) == LOGO
    with pytest.raises(RuleViolation):
        checked_picture(Picture("image/png", base64.b64encode(b"<script>").decode(), 1, 1))
    with pytest.raises(RuleViolation):
        checked_picture(Picture("image/png", "no base64 !", 1, 1))


def test_header_lines_are_few_and_short() -> None:
    assert checked_lines((" a\tb ", "", "c")) == ("a b", "c")
    with pytest.raises(RuleViolation, match="At most 3"):
        checked_lines(("a", "b", "c", "d"))
    with pytest.raises(RuleViolation, match="120"):
        checked_lines(("x" * 121,))
