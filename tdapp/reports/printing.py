"""From a document id and standings to a PDF: build the model, lay it out, write it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tdapp.domain.event import Section
from tdapp.reports.layout import lay_out
from tdapp.reports.model import DocumentModel, Table
from tdapp.reports.options import PrintOptions
from tdapp.reports.pdf import Properties, write_pdf
from tdapp.reports.registry import document_for
from tdapp.reports.text import Typesetter
from tdapp.services.standings import Standings


@dataclass(frozen=True, slots=True)
class PrintedDocument:
    """A finished PDF. ``adjustments`` are sentences: what the layout had to change; they are printed as well."""

    pdf: bytes
    pages: int
    adjustments: tuple[str, ...]
    serial: str


def render(document_id: str, section: Section, *, standings: Standings, options: PrintOptions) -> PrintedDocument:
    """Print one document of a section; RuleViolation when there is no such document or it does not apply.

    ``standings`` must be those of the section; every document takes its round and its ranks from them.
    """
    return render_model(document_for(document_id, section).build(standings, options))


def render_model(model: DocumentModel) -> PrintedDocument:
    """Lay out and write a model that is already built."""
    typesetter = Typesetter()
    missing = typesetter.missing(_texts(model))
    if missing:
        codes = ", ".join(f"U+{ord(letter):04X}" for letter in missing[:8])
        more = " and others" if len(missing) > 8 else ""
        sentence = f"No shipped typeface has these characters: {codes}{more}."
        model = replace(model, adjustments=(*model.adjustments, sentence))
    layout = lay_out(model, typesetter)
    heading = model.heading
    properties = Properties(
        title=", ".join(filter(None, (heading.event, heading.section, heading.title))),
        author=model.author or model.imprint.program,
        subject=" ".join(filter(None, (heading.title, heading.stage, *heading.status))),
        creator=model.imprint.program,
        language=model.language,
    )
    pdf = write_pdf(layout.pages, properties)
    return PrintedDocument(pdf, len(layout.pages), layout.adjustments, model.imprint.serial)


def _texts(model: DocumentModel) -> Iterator[str]:
    """The texts that come from the event and may hold any letter."""
    heading = model.heading
    yield from (heading.event, heading.section, heading.place_and_date)
    for block in model.blocks:
        if isinstance(block, Table):
            for row in block.rows:
                yield from (text for text in row.texts if not text.isascii())
