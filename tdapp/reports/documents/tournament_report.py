"""Data for the tournament report (FIDE's form IT3): the event, its officials, the mix of players."""

from __future__ import annotations

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.norm_certificate import FOR_THE_FORM, lines_table
from tdapp.reports.layout.model import Align, Column, DocumentModel, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.ratings.tournament_report import tournament_report

ID = "it3"
NAME = marked("Tournament report (data for IT3)")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: one sheet of fields, then the players by rating and title."""
    report = tournament_report(data.section, data.rounds)
    columns = (
        Column("what", tr("Players"), Align.LEFT, share=0.5),
        Column("total", tr("Total"), Align.RIGHT, bold=True, share=0.3),
        Column("federations", tr("Federations"), Align.RIGHT, share=0.3),
        Column("host", tr("Of the host"), Align.RIGHT, share=0.3),
    )
    rows = tuple(Row((one.what, str(one.total), str(one.federations), str(one.host))) for one in report.counts)
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        [lines_table("", report.lines, tr("Fields")), Table(columns, rows, row_noun=tr("Players"))],
        status=(tr(FOR_THE_FORM),),
        legend=(tr("Players who were paired at least once; CM and WCM count as untitled on this form"),),
    )
