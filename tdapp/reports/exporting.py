"""Documents for a web site or a spreadsheet: HTML, CSV and XLSX from the models that are printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language, tr
from tdapp.reports.choices import restricted
from tdapp.reports.data import DocumentData, data_of, worded
from tdapp.reports.formats.csv_text import as_csv, as_tsv
from tdapp.reports.formats.html_page import as_html
from tdapp.reports.formats.svg import as_svg
from tdapp.reports.formats.workbook import as_xlsx
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.layout.numbers import for_readers
from tdapp.reports.options import PrintOptions
from tdapp.reports.pdf.text import Typesetter
from tdapp.reports.registry import document_for, pack_for
from tdapp.services.history.steps import HistoryRow
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import Standings

TableFormat = Literal["html", "csv", "xlsx", "svg"]

_WHOLE_EVENT = ("start-list", "standings", "crosstable")


def export_tables(
    document_id: str,
    section: Section,
    *,
    standings: Standings,
    options: PrintOptions,
    form: TableFormat,
    rounds: Sequence[Round] | None = None,
    log: Sequence[HistoryRow] = (),
) -> bytes:
    """One document in a format; an empty id means the standings, in a workbook the whole event with every round.

    RuleViolation when it does not apply, or is cut from paper and has no table. Points in spreadsheets are decimals.
    """
    with language(options.language):
        return _exported(document_id, worded(data_of(standings, rounds, log)), options, form)


def table_text(document_id: str, data: DocumentData, options: PrintOptions) -> str:
    """The tables of a document with their headers, tab-separated as spreadsheets take them; points are decimals."""
    with language(options.language):
        return as_tsv(_model(document_id, worded(data), replace(options, half_sign=False)))


def _exported(document_id: str, data: DocumentData, options: PrintOptions, form: TableFormat) -> bytes:
    match form:
        case "html":
            return as_html(for_readers(_model(document_id or _first(data), data, options)))
        case "svg":
            return _svg(for_readers(_model(document_id or _first(data), data, options)))
        case "csv":
            return as_csv(_model(document_id or _first(data), data, replace(options, half_sign=False)))
        case "xlsx":
            decimal = replace(options, half_sign=False)
            if document_id:
                return as_xlsx([_model(document_id, data, decimal)], options.printed_at)
            return as_xlsx(_whole_event(data, decimal), options.printed_at)


def _svg(model: DocumentModel) -> bytes:
    typesetter = Typesetter()
    pages = lay_out(model, typesetter).pages
    if len(pages) > 1:
        raise RuleViolation(
            tr("{name} takes {count} pages; a picture is one page.").format(name=model.heading.title, count=len(pages))
        )
    title = ", ".join(filter(None, (model.heading.event, model.heading.section, model.heading.title)))
    return as_svg(pages[0], title, typesetter)


def _model(document_id: str, data: DocumentData, options: PrintOptions) -> DocumentModel:
    if pack_for(document_id, data.subject) is not None:
        raise RuleViolation(tr("A pack is printed only; export its documents one by one."))
    document = document_for(document_id, data.subject)
    model = document.build(data, restricted(options, document.takes))
    if isinstance(model, DocumentModel):
        model = replace(model, head=data.section.page_head, address=data.section.publishing.address)
    if isinstance(model, CardModel):
        raise RuleViolation(
            tr("{name} are cut from paper: there is no table to export.").format(name=tr(document.name))
        )
    return model


def _whole_event(data: DocumentData, options: PrintOptions) -> list[DocumentModel]:
    sheet = rules_of_system(data.subject.system).sheet
    ids = _WHOLE_EVENT if data.section.players else ("standings",)
    models = [_model(sheet(document_id), data, options) for document_id in ids]
    played = [state.number for state in data.rounds if state.is_paired and state.boards]
    return models + [_model(sheet("results"), data, replace(options, round=number)) for number in played]


def _first(data: DocumentData) -> str:
    """The document that is exported where none is named."""
    return rules_of_system(data.subject.system).sheet("standings")
