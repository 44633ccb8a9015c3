"""What an event prints on every page beside its name: header lines, a logo, and a strip with its sponsors.

Pictures are PNG or JPEG, checked before they are taken: marks, sizes and checksums of the file itself, no decoding.
"""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from enum import Enum
from functools import lru_cache

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr, trimmed

LARGEST_FILE = 400_000
"""Bytes of one picture: it is kept in the event file, in its journal and in every PDF."""

MOST_SPONSORS = 8
MOST_LINES = 3
LONGEST_LINE = 120
_LARGEST_SIDE = 4_000
_PNG, _JPEG = "image/png", "image/jpeg"
_PNG_MARK = b"\x89PNG\r\n\x1a\n"
_PNG_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_JPEG_FRAMES = frozenset({0xC0, 0xC1, 0xC2})  # baseline, extended, progressive: what every reader reads


class PictureRole(Enum):
    """Where a picture stands."""

    LOGO = "logo"
    SPONSOR = "sponsor"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the event: ``media_type`` PNG or JPEG, ``data`` the file in base64, size in pixels."""

    media_type: str
    data: str
    width: int
    height: int

    @property
    def content(self) -> bytes:
        """The bytes of the file."""
        return _decoded(self.data)

    @property
    def uri(self) -> str:
        """The picture as a data URI."""
        return f"data:{self.media_type};base64,{self.data}"


@dataclass(frozen=True, slots=True)
class PageHead:
    """Header lines above the event's name, the logo beside it, the sponsors at the foot."""

    lines: tuple[str, ...] = ()
    logo: Picture | None = None
    sponsors: tuple[Picture, ...] = ()


@lru_cache(maxsize=32)
def _decoded(data: str) -> bytes:
    return base64.b64decode(data, validate=True)


def picture_of(content: bytes) -> Picture:
    """A checked picture of a file's bytes; RuleViolation says why it is not taken."""
    if len(content) > LARGEST_FILE:
        text = tr("The picture has {size} kB; at most {most} kB are taken. Make it smaller.")
        raise RuleViolation(text.format(size=len(content) // 1000 + 1, most=LARGEST_FILE // 1000))
    try:
        if content.startswith(_PNG_MARK):
            kind, (width, height) = _PNG, _png_size(content)
        elif content.startswith(b"\xff\xd8\xff"):
            kind, (width, height) = _JPEG, _jpeg_size(content)
        else:
            raise RuleViolation(tr("Only PNG and JPEG pictures are taken."))
    except (struct.error, IndexError, zlib.error, ValueError) as error:
        raise RuleViolation(tr("The picture is damaged.")) from error
    if not (0 < width <= _LARGEST_SIDE and 0 < height <= _LARGEST_SIDE):
        text = tr("The picture has {width} x {height} pixels; at most {most} a side are taken.")
        raise RuleViolation(text.format(width=width, height=height, most=_LARGEST_SIDE))
    return Picture(kind, base64.b64encode(content).decode("ascii"), width, height)


def checked_picture(picture: Picture) -> Picture:
    """The picture again from its bytes, so that what is stored is what was checked."""
    try:
        return picture_of(base64.b64decode(picture.data, validate=True))
    except binascii.Error as error:
        raise RuleViolation(tr("The picture is damaged.")) from error


def checked_lines(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Header lines without the empty ones, each on one line."""
    found = tuple(filter(None, (trimmed(line) for line in lines)))
    if len(found) > MOST_LINES:
        raise RuleViolation(tr("At most {most} header lines are printed.").format(most=MOST_LINES))
    if any(len(line) > LONGEST_LINE for line in found):
        raise RuleViolation(tr("A header line has at most {most} letters.").format(most=LONGEST_LINE))
    return found


def _png_size(content: bytes) -> tuple[int, int]:
    """Width and height; ValueError unless every chunk, checksum and the picture's own data are whole."""
    at, packed, header, ended = len(_PNG_MARK), [], None, False
    while at < len(content) and not ended:
        length, name = struct.unpack_from(">I4s", content, at)
        body = content[at + 8 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", content, at + 8 + length)
        if zlib.crc32(name + body) != checksum or (header is None) != (name == b"IHDR"):
            raise ValueError
        if name == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif name == b"IDAT":
            packed.append(body)
        ended = name == b"IEND"
        at += 12 + length
    if header is None or not ended:
        raise ValueError
    width, height, depth, colours, *_ = header
    if colours not in _PNG_CHANNELS or not 0 < width * height <= _LARGEST_SIDE**2:
        raise ValueError
    most = (width * _PNG_CHANNELS[colours] * max(depth, 8) // 8 + 8) * (height + 8) * 2
    unpacker = zlib.decompressobj()
    unpacker.decompress(b"".join(packed), most)
    if not unpacker.eof:
        raise ValueError
    return width, height


def _jpeg_size(content: bytes) -> tuple[int, int]:
    """Width and height; ValueError unless the segments are whole up to the scan and the file ends as it should."""
    at, size = 2, None
    while True:
        if content[at] != 0xFF:
            raise ValueError
        mark = content[at + 1]
        if mark == 0xFF:  # a filling byte
            at += 1
            continue
        (length,) = struct.unpack_from(">H", content, at + 2)
        if mark in _JPEG_FRAMES:
            height, width = struct.unpack_from(">HH", content, at + 5)
            size = width, height
        if mark == 0xDA:
            break
        at += 2 + length
    if size is None or b"\xff\xd9" not in content[-64:]:
        raise ValueError
    return size
