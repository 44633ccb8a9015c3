"""Decisions and corrections: the journal of the event and the marks of the tournament report."""

from __future__ import annotations

import datetime as dt

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.history.steps import HistoryRow, reworded

ID = "decisions"
NAME = marked("Decisions")

_NOTHING = ("", "-", marked("no result"))


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model in the order of time; first entries of results and the like are no decisions."""
    zone = options.printed_at.tzinfo or dt.UTC
    blocks: list[Block] = []
    if data.section.comments:
        marks = (
            Column("number", "", Align.RIGHT, share=0.1),
            Column("text", tr("Mark in the tournament report"), Align.LEFT, Fit.TEXT, share=3.0),
        )
        rows = tuple(Row((str(number), text)) for number, text in enumerate(data.section.comments, start=1))
        blocks.append(Table(marks, rows, title=tr("Decisions for the report"), row_noun=tr("Marks")))
    entries = sorted(filter(_is_decision, map(reworded, data.log)), key=lambda step: step.revision)
    if entries:
        columns = (
            Column("time", tr("When"), Align.LEFT, share=0.1),
            Column("what", tr("What"), Align.LEFT, Fit.TEXT, share=2.0),
            Column("old", tr("Before"), Align.LEFT, Fit.TEXT, share=0.4),
            Column("new", tr("After"), Align.LEFT, Fit.TEXT, share=0.4),
            Column("reason", tr("Reason"), Align.LEFT, Fit.TEXT, share=1.0),
        )
        rows = tuple(
            Row((f"{step.time.astimezone(zone):%Y-%m-%d %H:%M}", _what(step), step.old, step.new, step.reason))
            for step in entries
        )
        blocks.append(Table(columns, rows, title=tr("Journal"), row_noun=tr("Steps")))
    if not blocks:
        blocks = [Paragraph(tr("No decision is recorded."), Voice.TEXT)]
    return facts.sheet(data, options, ID, NAME, blocks, target=10.0)


def _is_decision(step: HistoryRow) -> bool:
    """A correction, or a step that needed a reason or cannot be undone."""
    return bool(step.reason or step.barrier or step.old not in (*_NOTHING, *map(tr, _NOTHING)))


def _what(step: HistoryRow) -> str:
    return f"{step.label}. {step.what}" if step.what else step.label
