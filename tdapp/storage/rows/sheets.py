"""The rows of prizes and page heads that command handlers write, over one session."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.page_head import Picture, PictureRole
from tdapp.domain.section.publishing import Publishing
from tdapp.storage.rows.filling import fill, section_row
from tdapp.storage.rows.models import PageHeadRow
from tdapp.storage.rows.nouns import SECTION
from tdapp.storage.rows.sheet_values import (
    LINE,
    PUBLISHING,
    line_rows,
    picture_rows,
    publishing_rows,
)
from tdapp.storage.rows.stored import Values


class SqlSheetRows:
    """Implements services.ports.sheet_rows.SheetRows; writes through objects, so that their images are kept."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def write_prizes(self, section_id: int, plan: PrizePlan | None) -> None:
        """Write the prizes of a section, or none."""
        fill(section_row(self._session, section_id), SECTION.some(prizes=plan))

    def write_norm_answers(self, section_id: int, answers: NormAnswers) -> None:
        """Write what was said about norms."""
        fill(section_row(self._session, section_id), SECTION.some(norms=answers))

    def write_header_lines(self, lines: tuple[str, ...]) -> None:
        """Write the header lines of every page."""
        self._replace(LINE, line_rows(lines))

    def write_pictures(self, role: PictureRole, pictures: tuple[Picture, ...]) -> None:
        """Write all pictures of a role in their order."""
        self._replace(role.value, picture_rows(role, pictures))

    def write_publishing(self, publishing: Publishing) -> None:
        """Write what is published of the event."""
        self._replace(PUBLISHING, publishing_rows(publishing))

    def _replace(self, role: str, rows: list[Values]) -> None:
        """Rows that stay as they are are not written, so that the journal holds no picture twice."""
        held = self._session.execute(select(PageHeadRow).where(PageHeadRow.role == role)).scalars()
        known = {row.position: row for row in held}
        for values in rows:
            row = known.pop(values["position"], None)
            if row is None:
                self._session.add(PageHeadRow(**values))
                continue
            fill(row, values)
        for row in known.values():
            self._session.delete(row)
