"""Every printed document, one line each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from tdapp.domain.errors import RuleViolation
from tdapp.domain.event import Kind, Section
from tdapp.reports.documents import crosstable_rr, crosstable_swiss, explanation, standings
from tdapp.reports.model import DocumentModel
from tdapp.reports.options import PrintOptions
from tdapp.services.standings import Standings

_WIDEST_GRID = 60  # players; more make a grid that nobody reads


@dataclass(frozen=True, slots=True)
class Document:
    """A document's id (stored, never translated), its name, when it applies and what must exist first."""

    document_id: str
    name: str
    build: Callable[[Standings, PrintOptions], DocumentModel]
    applies: Callable[[Section], bool] = lambda section: True
    refusal: str = ""
    needs: tuple[str, ...] = ()
    """Choices beside the common ones: ``player``."""


class DocumentEntry(NamedTuple):
    """A line of the documents page: ``needs`` are the choices it asks for beside the common ones."""

    document_id: str
    name: str
    applies: bool
    needs: tuple[str, ...]


def _crosstable(table: Standings, options: PrintOptions) -> DocumentModel:
    """The crosstable of the section's kind."""
    match table.section.kind:
        case Kind.SWISS:
            return crosstable_swiss.build(table, options)
        case Kind.ROUND_ROBIN:
            return crosstable_rr.build(table, options)


DOCUMENTS: tuple[Document, ...] = (
    Document(standings.ID, standings.NAME, standings.build),
    Document("crosstable", "Crosstable", _crosstable),
    Document(crosstable_swiss.ID, "Crosstable as for a Swiss", crosstable_swiss.build),
    Document(
        crosstable_rr.ID,
        "Crosstable as a round-robin grid",
        crosstable_rr.build,
        lambda section: section.kind is Kind.ROUND_ROBIN or len(section.players) <= _WIDEST_GRID,
        f"A grid of more than {_WIDEST_GRID} players is not printed for a Swiss; print crosstable-swiss.",
    ),
    Document(
        explanation.ID,
        explanation.NAME,
        explanation.build,
        lambda section: bool(section.players),
        "There are no players yet, so there is nothing to explain.",
        needs=("player",),
    ),
)


def documents_for(section: Section) -> list[DocumentEntry]:
    """All documents with whether they apply to a section."""
    return [DocumentEntry(entry.document_id, entry.name, entry.applies(section), entry.needs) for entry in DOCUMENTS]


def document_for(document_id: str, section: Section) -> Document:
    """The document of an id; RuleViolation when it does not exist or does not apply."""
    for entry in DOCUMENTS:
        if entry.document_id == document_id:
            if not entry.applies(section):
                raise RuleViolation(entry.refusal)
            return entry
    known = ", ".join(entry.document_id for entry in DOCUMENTS)
    raise RuleViolation(f"There is no document “{document_id}”; there are {known}.")
