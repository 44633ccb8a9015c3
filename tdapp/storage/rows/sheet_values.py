"""Prizes, answers about norms and page heads as they are stored: exact text and JSON."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.section.page_head import PageHead, Picture, PictureRole
from tdapp.domain.section.publishing import Publishing
from tdapp.storage.rows.nouns import PICTURE
from tdapp.storage.rows.reads import Reads
from tdapp.storage.rows.schema import columns
from tdapp.storage.rows.stored import Values, json_form

LINE = "line"
"""The role of a header line; pictures have those of domain.section.page_head."""

PUBLISHING = "publishing"
"""The role of the one row that says what is published."""


_PUBLISHING = json_form(Publishing, Publishing())


def head_rows(head: PageHead) -> list[Values]:
    """The rows of a page head."""
    logos = () if head.logo is None else (head.logo,)
    covers = () if head.cover is None else (head.cover,)
    return [
        *line_rows(head.lines),
        *picture_rows(PictureRole.LOGO, logos),
        *picture_rows(PictureRole.SPONSOR, head.sponsors),
        *picture_rows(PictureRole.COVER, covers),
    ]


def line_rows(lines: Iterable[str]) -> list[Values]:
    """The rows of header lines."""
    return [_text_row(LINE, place, text) for place, text in enumerate(lines)]


def picture_rows(role: PictureRole, pictures: Iterable[Picture]) -> list[Values]:
    """The rows of the pictures of a role."""
    return [
        {"role": role.value, "position": place, **PICTURE.values(picture)} for place, picture in enumerate(pictures)
    ]


def publishing_rows(publishing: Publishing) -> list[Values]:
    """The row of what is published; none where it is as usual."""
    text = _PUBLISHING.written(publishing)
    return [_text_row(PUBLISHING, 0, text)] if text else []


def _text_row(role: str, place: int, text: str) -> Values:
    return {"role": role, "position": place, **PICTURE.values(Picture("", text, 0, 0))}


def read_publishing(connection: Reads) -> Publishing:
    """The choices of publishing; the usual ones where nobody chose."""
    text = connection.exec_driver_sql("SELECT data FROM page_head WHERE role = ?", (PUBLISHING,)).scalar()
    published: Publishing = _PUBLISHING.taken(text or "")
    return published


def read_page_head(connection: Reads) -> PageHead:
    """The head of every page: lines, logo, sponsors."""
    statement = f"SELECT {columns('page_head')} FROM page_head ORDER BY role, position"
    rows = connection.exec_driver_sql(statement).all()

    def pictures(role: PictureRole) -> tuple[Picture, ...]:
        return tuple(PICTURE.of(row) for row in rows if row.role == role.value)

    return PageHead(
        tuple(row.data for row in rows if row.role == LINE),
        next(iter(pictures(PictureRole.LOGO)), None),
        pictures(PictureRole.SPONSOR),
        next(iter(pictures(PictureRole.COVER)), None),
    )
