"""Upsets: games in which the rating promised less than the board gave."""

from __future__ import annotations

from tdapp.domain.section.results import colour_letter
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.rounds.upsets import upsets

ID = "upsets"
NAME = marked("Upsets")

_LEAST = 50  # rating points
_MOST = 60  # lines


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: of all counted rounds, or of the round of the options."""
    after = data.standings.after_round
    found = [
        one
        for one in upsets(data.section, max(after, options.round or 0), least=_LEAST)
        if options.round in (None, one.round)
    ]
    columns = (
        Column("round", tr("Rd"), Align.RIGHT, share=0.1),
        Column("name", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("colour", "", Align.CENTRE, share=0.1),
        Column("score", tr("Res"), Align.DECIMAL, bold=True, share=0.2),
        Column("opponent", tr("Opponent"), Align.LEFT, Fit.NAME, share=2.0),
        Column("opponent-rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("difference", tr("Diff"), Align.RIGHT, share=0.2),
        Column("gain", tr("Gain"), Align.DECIMAL, share=0.2),
    )
    rows = tuple(
        Row(
            (
                str(one.round),
                one.player.name,
                str(one.player.rating),
                colour_letter(one.colour).upper(),
                points_figure(one.score, half_sign=options.half_sign),
                one.opponent.name,
                str(one.opponent.rating),
                str(one.difference),
                f"+{float(one.gain * 20):.1f}",
            )
        )
        for one in found[:_MOST]
    )
    blocks: list[Block] = [Table(columns, rows, row_noun=tr("Rounds"), landmark=1)]
    if not rows:
        blocks = [Paragraph(tr("Nobody rated {least} points lower has won or drawn.").format(least=_LEAST), Voice.TEXT)]
    more = len(found) - _MOST
    stage = tr("round {number}").format(number=options.round) if options.round else None
    legend = (
        tr("Won or drawn against an opponent rated {least} points higher or more; played games only").format(
            least=_LEAST
        ),
        tr("Gain: rating points for this game with K = 20, differences over 400 counted as 400"),
    )
    notes = (tr("{more} more games are not listed.").format(more=more),) if more > 0 else ()
    return facts.sheet(data, options, ID, NAME, blocks, stage=stage, legend=legend, notes=notes)
