"""What the Documents page asks to be printed or exported, in plain values; each may be worked off in a thread."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import current_language

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.domain.games.record import GameRecord
    from tdapp.domain.section.round import Round
    from tdapp.reports.data import DocumentData
    from tdapp.reports.exporting import TableFormat
    from tdapp.reports.options import PrintOptions
    from tdapp.reports.printing import PrintedDocument
    from tdapp.services.history.steps import HistoryRow
    from tdapp.services.tables.standings import Standings


@dataclass(frozen=True, slots=True)
class PrintItem:
    """One document; ``choices`` by the ids of reports.options.Choice, ``section`` by its id (0: the one in view)."""

    document: str
    choices: Mapping[str, Any] = field(default_factory=dict)
    copies: int = 1
    section: int = 0


@dataclass(frozen=True, slots=True)
class PrintRequest:
    """Documents as one PDF. ``title`` is that of a pack; ``rounds`` and ``log`` are those of the event file.

    ``others`` is the data of other sections than the one in view, by their ids. ``if_any``: documents only as far as
    they say something.
    """

    items: tuple[PrintItem, ...]
    title: str = ""
    rounds: tuple[Round, ...] | None = None
    log: tuple[HistoryRow, ...] = ()
    games: tuple[GameRecord, ...] = ()
    others: Mapping[int, DocumentData] = field(default_factory=dict)
    if_any: bool = False


def printed(standings: Standings, request: PrintRequest) -> PrintedDocument:
    """The PDF of a table that is already computed, each document once; RuleViolation when one does not apply."""
    from tdapp.reports.printing import PrintJob, render_jobs

    data = _data(standings, request)
    now = dt.datetime.now().astimezone()
    others = request.others
    jobs = [
        PrintJob(
            item.document,
            _options(item, others.get(item.section, data), now),
            if_any=request.if_any,
            data=others.get(item.section),
        )
        for item in request.items
    ]
    return render_jobs(jobs, data, title=request.title)


def exported(standings: Standings, request: PrintRequest, form: TableFormat) -> bytes:
    """The first document as a web page, CSV or workbook; RuleViolation when it has no table."""
    from tdapp.reports.exporting import export_tables

    (item, *_others) = request.items
    now = dt.datetime.now().astimezone()
    options = _options(item, _data(standings, request), now)
    return export_tables(
        item.document,
        standings.section,
        standings=standings,
        options=options,
        form=form,
        rounds=request.rounds,
        log=request.log,
    )


def table_text(standings: Standings, request: PrintRequest) -> str:
    """The tables of the first document, tab-separated with their headers."""
    from tdapp.reports.exporting import table_text as text_of

    (item, *_others) = request.items
    data = _data(standings, request)
    return text_of(item.document, data, _options(item, data, dt.datetime.now().astimezone()))


def _data(standings: Standings, request: PrintRequest) -> DocumentData:
    from tdapp.reports.data import data_of

    return data_of(standings, request.rounds, request.log, games=request.games)


def _options(item: PrintItem, data: DocumentData, now: dt.datetime) -> PrintOptions:
    from tdapp.reports.choices import groups_for, print_options

    choices = {"language": current_language(), **item.choices}
    groups = groups_for(data.section, now) if choices.get("group") else ()
    return print_options(choices, now, groups)
