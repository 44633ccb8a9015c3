"""The receipt of a report on paper and as text: which reader took which file, and what it found."""

from __future__ import annotations

from tdapp.domain.words.wording import language, marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import print_models
from tdapp.services.ratings.receipt import Receipt

ID = "rating-receipt"
NAME = marked("Receipt of the tournament report")
TOOK: dict[bool | None, str] = {True: marked("agrees"), False: marked("DIFFERS"), None: marked("not asked")}


def receipt_pdf(receipt: Receipt, data: DocumentData, options: PrintOptions) -> bytes:
    """A sheet: a line for each reader and file, one for each further sentence."""
    with language(options.language):
        columns = (
            Column("reader", tr("Reader"), Align.LEFT, bold=True, share=0.4),
            Column("file", tr("File"), Align.LEFT, share=0.2),
            Column("took", tr("Verdict"), Align.LEFT, bold=True, share=0.2),
            Column("said", tr("What it found"), Align.LEFT, Fit.TEXT, share=1.6),
        )
        rows = []
        for one in receipt.witnesses:
            first, *others = one.said or ("",)
            rows.append(Row((one.reader, one.file, tr(TOOK[one.took]), first)))
            rows += [Row(("", "", "", said)) for said in others]
        blocks: list[Block] = [
            Paragraph(receipt.sentence, Voice.TEXT),
            Table(columns, tuple(rows), row_noun=tr("Readers")),
        ]
        model = facts.sheet(data, options, ID, NAME, blocks, target=10.0)
        return print_models([model], options.printed_at).pdf


def receipt_text(receipt: Receipt) -> bytes:
    """The same as a file of lines."""
    lines = [receipt.sentence, ""]
    for one in receipt.witnesses:
        lines += [f"{one.reader}, {one.file}: {tr(TOOK[one.took])}", *(f"  {said}" for said in one.said)]
    return "\r\n".join([*lines, ""]).encode("utf-8-sig", "replace")
