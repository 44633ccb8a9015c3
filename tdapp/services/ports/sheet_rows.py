"""What the handlers of prizes and page heads need of a store, beside ``services.ports.unit_of_work.EventRows``."""

from __future__ import annotations

from typing import Protocol

from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.page_head import Picture, PictureRole
from tdapp.domain.section.publishing import Publishing


class SheetRows(Protocol):
    """Rows of what is printed inside one transaction. Nothing here looks at a rule."""

    def write_prizes(self, section_id: int, plan: PrizePlan | None) -> None:
        """Write the prizes of a section, or none."""

    def write_norm_answers(self, section_id: int, answers: NormAnswers) -> None:
        """Write what was said about norms."""

    def write_header_lines(self, lines: tuple[str, ...]) -> None:
        """Write the header lines of every page."""

    def write_pictures(self, role: PictureRole, pictures: tuple[Picture, ...]) -> None:
        """Write all pictures of a role in their order."""

    def write_publishing(self, publishing: Publishing) -> None:
        """Write what is published of the event."""
