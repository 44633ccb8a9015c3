"""The report of a run on paper: question and method, pictures, tables with the published figures, seed and versions."""

from __future__ import annotations

import datetime as dt
import platform
from collections.abc import Iterator, Sequence

import numpy as np

from tdapp import __version__
from tdapp.domain.words.wording import current_language, marked, ntr, tr
from tdapp.lab.output import Sheet, inside_words, number_text, sheets
from tdapp.lab.study import CRITERIA, DISTANCE, GAIN
from tdapp.lab.summary import Line, Summary, Table
from tdapp.lab.verdict import best_of, chance_of, clear_lines, holm, verdicts
from tdapp.lab.words import PLAYERS, criterion_words, row_words, title_of
from tdapp.reports.documents.facts import day
from tdapp.reports.layout.model import (
    Align,
    Block,
    Column,
    DocumentModel,
    Dot,
    Dots,
    Heading,
    Heat,
    Imprint,
    PageWish,
    Paragraph,
    Row,
    ShadedRow,
    Voice,
)
from tdapp.reports.layout.model import Table as PaperTable
from tdapp.reports.options import Orientation, Paper
from tdapp.reports.printing import PrintedDocument, print_models

MEASURE = marked(
    "The distance of a ladder from a global criterion is the root of the mean square difference of the places of the "
    "players counted, ties in the middle of the places they take; the mean over all events stands here, with the "
    "interval in which it lies in 19 of 20 cases. Neighbours are compared event by event: < says that the upper one "
    "is better beyond chance, ~ that it may be chance; what is said beyond chance is corrected for all "
    "comparisons of its table (Holm, 5 %)."
)


def print_report(summary: Summary, printed_at: dt.datetime, paper: Paper = Paper.A4) -> PrintedDocument:
    """The report as a PDF."""
    return print_models([report(summary, printed_at, paper)], printed_at)


def report(summary: Summary, printed_at: dt.datetime, paper: Paper = Paper.A4) -> DocumentModel:
    """The model of the report."""
    question = summary.results.question
    study, events = question.study, summary.results.events
    counted = ntr("{count} event", "{count} events", events).format(count=events)
    stage = tr("{events} of {size}, seed {seed}").format(events=counted, size=question.size, seed=question.seed)
    return DocumentModel(
        document_id="laboratory",
        heading=Heading(tr("The laboratory"), "", tr(study.name), stage, day(printed_at.date())),
        blocks=tuple(_blocks(summary)),
        imprint=Imprint(
            program=f"tdapp {__version__}",
            printed=f"{day(printed_at.date())}, {printed_at:%H:%M}",
            serial=str(question.head["mark"])[:8].upper(),
        ),
        notes=(
            tr(
                "In the maps the larger number is the darker one; pale: the difference from the best cell, of places "
                "gained from zero, may be chance (Holm, 5 % for a map)."
            ),
            tr(
                "Made by tdapp lab run {study} --size {size} --events {events} --seed {seed}; "
                "tdapp {version}, numpy {numpy}, Python {python}."
            ).format(
                study=study.id,
                size=question.size,
                events=events,
                seed=question.seed,
                version=__version__,
                numpy=np.__version__,
                python=platform.python_version(),
            ),
        ),
        wish=PageWish(paper, Orientation.AUTO, target=9.0),
        language=current_language(),
    )


def _blocks(summary: Summary) -> Iterator[Block]:
    """What was found first, with its picture; then how, and every figure."""
    study = summary.results.question.study
    yield Paragraph(tr(study.question), Voice.HEADING)
    for one in verdicts(summary):
        yield Paragraph(one.text, Voice.TEXT)
    first, *others = pictures(summary)
    yield first
    yield Paragraph(tr(study.method), Voice.TEXT)
    if study.takes_files:
        yield Paragraph(tr(MEASURE), Voice.TEXT)
    if words := inside_words(summary):
        yield Paragraph(words, Voice.TEXT)
    yield from others
    for sheet in sheets(summary):
        yield _paper_table(sheet)


def pictures(summary: Summary) -> Iterator[Block]:
    """Heat maps of rules and columns, then dots with their intervals: sorted where they are distances."""
    tables = [table for table in summary.tables() if table.measure != CRITERIA]
    grids = [table for table in tables if 1 < len({line.column for line in table.lines}) < len(table.lines)]
    byes = [table for table in tables if table.measure == GAIN and table not in grids]
    yield from (_grid(summary, table) for table in grids)
    yield from _by_players(summary, byes)
    first = tables[0].criterion if tables else ""
    for table in tables:
        if table.measure == DISTANCE and (table.criterion == first or table not in grids):
            yield sorted_dots(summary, table)


def sorted_dots(summary: Summary, table: Table) -> Dots:
    """Distances, the smallest first, with the sign of the paired comparison to the next one."""
    steps = summary.sorted_steps(table)
    lines = [*(step.upper for step in steps), *((steps[-1].lower,) if steps else ())]
    signs = ["<" if clear else "~" for clear in holm([chance_of(step.difference) for step in steps])]
    dots = tuple(_dot(line, sign) for line, sign in zip(lines, [*signs, ""], strict=False))
    return Dots(_title(table), dots, unit=_title(table))


def _dot(line: Line, sign: str) -> Dot:
    mean = line.mean
    value = mean.value or 0.0
    label = row_words(line.row) if line.row == line.column else f"{row_words(line.row)}  {line.column}"
    text = f"{number_text(mean)} {sign}".rstrip()
    return Dot(label, value, value - mean.half, value + mean.half, text, line.reference)


def _grid(summary: Summary, table: Table) -> Heat:
    """Rules in rows, tie-breaks in columns."""
    heads = tuple(dict.fromkeys(line.column for line in table.lines))
    rows = dict.fromkeys(line.row for line in table.lines)
    held = {(line.row, line.column): line for line in table.lines}
    clear = _not_chance(summary, table)
    shaded = tuple(
        _shaded(row, [held.get((row, column)) for column in heads], [(row, column) in clear for column in heads])
        for row in rows
    )
    return Heat(_title(table), heads, shaded, unit=_title(table))


def _by_players(summary: Summary, tables: Sequence[Table]) -> Iterator[Heat]:
    """Rounds in rows, groups of players in columns."""
    for criterion in dict.fromkeys(table.criterion for table in tables):
        own = [table for table in tables if table.criterion == criterion]
        held = [{line.row: line for line in table.lines} for table in own]
        clear = [{row for row, _ in _not_chance(summary, table)} for table in own]
        rows = tuple(_shaded(row, [lines.get(row) for lines in held], [row in one for one in clear]) for row in held[0])
        heads = tuple(tr(PLAYERS[table.players]) for table in own)
        title = f"{title_of(own[0].measure, own[0].level, '')}; {criterion_words(criterion)}"
        yield Heat(title, heads, tuple(row for row in rows if any(row.texts)), unit=title)


def _not_chance(summary: Summary, table: Table) -> frozenset[tuple[str, str]]:
    """The cells of a map that are not pale: those beyond chance, and of distances the best."""
    best = best_of(table) if table.measure == DISTANCE else None
    own = frozenset({(best.row, best.column)}) if best is not None else frozenset[tuple[str, str]]()
    return clear_lines(summary, table) | own


def _shaded(label: str, lines: Sequence[Line | None], clear: Sequence[bool]) -> ShadedRow:
    means = [None if line is None else line.mean for line in lines]
    values = tuple(None if mean is None else mean.value for mean in means)
    texts = tuple("" if mean is None or mean.value is None else number_text(mean, digits=2) for mean in means)
    return ShadedRow(row_words(label), values, texts, tuple(not one for one in clear))


def _title(table: Table) -> str:
    return f"{title_of(table.measure, table.level, table.players)}; {table.criterion}"


def _paper_table(sheet: Sheet) -> PaperTable:
    texts = sum(head in (tr("Row"), tr("Column")) for head in sheet.head)
    columns = tuple(
        Column(f"{place}", head, Align.LEFT if place < texts else Align.RIGHT, bold=not place, split=place >= texts)
        for place, head in enumerate(sheet.head)
    )
    return PaperTable(columns, tuple(Row(row) for row in sheet.rows), title=sheet.title, row_noun=tr("Rows"))
