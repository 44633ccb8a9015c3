"""What an event prints on every page beside its name: header lines, a logo, and a strip with its sponsors.

Pictures are PNG or JPEG, decoded once before they are taken.
"""

from __future__ import annotations

import base64
import binascii
import io
import struct
import warnings
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
_KINDS = {"PNG": "image/png", "JPEG": "image/jpeg"}


class PictureRole(Enum):
    """Where a picture stands."""

    LOGO = "logo"
    SPONSOR = "sponsor"
    COVER = "cover"


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
    """Header lines above the event's name, the logo beside it, the sponsors at the foot.

    ``cover`` is the picture of the event on its website.
    """

    lines: tuple[str, ...] = ()
    logo: Picture | None = None
    sponsors: tuple[Picture, ...] = ()
    cover: Picture | None = None


@lru_cache(maxsize=32)
def _decoded(data: str) -> bytes:
    return base64.b64decode(data, validate=True)


def picture_of(content: bytes) -> Picture:
    """A checked picture of a file's bytes; RuleViolation says why it is not taken."""
    if len(content) > LARGEST_FILE:
        text = tr("The picture has {size} kB; at most {most} kB are taken. Make it smaller.")
        raise RuleViolation(text.format(size=len(content) // 1000 + 1, most=LARGEST_FILE // 1000))
    kind, width, height = _seen(content)
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


def _seen(content: bytes) -> tuple[str, int, int]:
    """Media type, width and height of a picture that is whole: Pillow has decoded it to its end."""
    from PIL import Image  # where a picture is taken, which few events have

    bombs = (Image.DecompressionBombWarning, Image.DecompressionBombError)
    broken: tuple[type[Exception], ...] = (OSError, SyntaxError, EOFError, ValueError, struct.error, zlib.error, *bombs)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(content), formats=tuple(_KINDS)) as picture:
                kind, (width, height) = _KINDS[picture.format or ""], picture.size
                if max(width, height) > _LARGEST_SIDE:
                    text = tr("The picture has {width} x {height} pixels; at most {most} a side are taken.")
                    raise RuleViolation(text.format(width=width, height=height, most=_LARGEST_SIDE))
                picture.verify()  # the chunks and their sums to the end
            with Image.open(io.BytesIO(content), formats=tuple(_KINDS)) as picture:
                picture.load()  # the points themselves
    except broken as error:
        is_one = content.startswith((b"\x89PNG", b"\xff\xd8\xff"))
        text = tr("The picture is damaged.") if is_one else tr("Only PNG and JPEG pictures are taken.")
        raise RuleViolation(text) from error
    return kind, width, height
