"""Data for the norm certificate (FIDE's form IT1): a sheet for each norm that was made."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.norm_report import norms_of
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Pen, Row, Table, Voice
from tdapp.reports.options import Orientation, PrintOptions
from tdapp.services.norms.certificate import Certificate, certificate

ID = "it1"
NAME = marked("Norm certificates (data for IT1)")
FOR_THE_FORM = marked("for the federation's form")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: every norm that is reached, or those of one player."""
    if options.orientation is Orientation.AUTO:
        options = replace(options, orientation=Orientation.PORTRAIT)  # as the form
    found = [certificate(data.section, norm) for norm in norms_of(data, options) if norm.is_reached]
    blocks: list[Block] = []
    for number, one in enumerate(found):
        blocks += _sheet(one, new_page=number > 0)
    if not found:
        blocks = [Paragraph(tr("Nobody has made a norm."), Voice.TEXT)]
    legend = (
        tr("Rating 1.4.6: unrated opponents as 1400, the single lowest one lifted"),
        tr("+ and - not played; preliminary: FIDE decides"),
    )
    return facts.sheet(data, options, ID, NAME, blocks, status=(tr(FOR_THE_FORM),), legend=legend, target=10.0)


def lines_table(title: str, lines: tuple[tuple[str, str], ...], noun: str) -> Table:
    """Labels and values of a form; what is not known is there to be written."""
    columns = (
        Column("label", tr("Field"), Align.LEFT, share=0.5),
        Column("value", tr("Entry"), Align.LEFT, Fit.TEXT, bold=True, share=1.0),
    )
    return Table(columns, tuple(Row((label, value or "–")) for label, value in lines), title=title, row_noun=noun)


def _sheet(one: Certificate, *, new_page: bool) -> list[Block]:
    player = one.norm.player
    title = " · ".join(filter(None, (" ".join(filter(None, (player.title, player.name))), player.federation)))
    columns = (
        Column("round", tr("Rd"), Align.RIGHT, share=0.1),
        Column("name", tr("Opponent"), Align.LEFT, Fit.NAME, bold=True, share=1.5),
        Column("id", tr("FIDE ID"), Align.RIGHT, share=0.3),
        Column("federation", tr("Fed"), Align.LEFT, share=0.1),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.1),
        Column("counted", tr("Rating 1.4.6"), Align.RIGHT, share=0.1),
        Column("title", tr("Title"), Align.LEFT, share=0.1),
        Column("score", tr("Res"), Align.RIGHT, bold=True, share=0.1),
    )
    rows = tuple(
        Row(
            (
                str(game.round),
                game.opponent.name,
                game.opponent.fide_id,
                game.opponent.federation,
                str(game.rating or ""),
                str(game.counted or ""),
                game.opponent.title,
                game.score,
            )
        )
        for game in one.games
    )
    missing = (tr("Still missing: {what}").format(what=" ".join(one.missing)),) if one.missing else ()
    signatures = (tr("Arbiter's signature"), tr("Name of the federation's official"), tr("Official's signature"))
    unit = f"{player.number} {one.norm.kind.value}"
    blocks: list[Block] = [
        replace(_side_by_side(title, one.lines), new_page=new_page),
        Table(columns, rows, row_noun=tr("Games"), landmark=1),
        *(Paragraph(text, Voice.NOTE) for text in (*one.remarks, *missing)),
        Table(
            tuple(Column(f"signature-{at}", text, pen=Pen.WRITE, ems=10.0) for at, text in enumerate(signatures)),
            (Row(("",) * len(signatures)),),
            row_noun=tr("Signatures"),
            pens=True,
        ),
    ]
    return [replace(block, unit=unit) for block in blocks]


def _side_by_side(title: str, lines: tuple[tuple[str, str], ...]) -> Table:
    """Labels and values in two halves, to be read down the left one first: a certificate is one page."""
    half = -(-len(lines) // 2)
    columns = (
        Column("label", tr("Field"), Align.LEFT, share=0.3),
        Column("value", tr("Entry"), Align.LEFT, Fit.TEXT, bold=True, share=1.0),
        Column("label-2", tr("Field"), Align.LEFT, share=0.3, gap=True),
        Column("value-2", tr("Entry"), Align.LEFT, Fit.TEXT, bold=True, share=0.6),
    )
    rows = []
    for at in range(half):
        right = lines[half + at] if half + at < len(lines) else ("", "")
        texts = (lines[at][0], lines[at][1] or "–", right[0], right[1] or ("–" if right[0] else ""))
        rows.append(Row(texts))
    return Table(columns, tuple(rows), title=title, row_noun=tr("Fields"))
