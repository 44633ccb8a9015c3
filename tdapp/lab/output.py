"""The tables of a run as JSON, CSV and lines for a terminal."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Any

from tdapp import __version__
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.lab.study import CRITERIA
from tdapp.lab.summary import Line, Mean, Summary, Table
from tdapp.lab.verdict import verdicts
from tdapp.lab.words import criterion_words, row_words, title_of


def as_json(summary: Summary, against: str = "") -> dict[str, Any]:
    """Stable keys; numbers to six decimals, null where there is none. The same for any number of processes."""
    results = summary.results
    question = results.question
    tables = summary.tables(against)
    found: dict[str, Any] = {
        "study": question.study.id,
        "events": results.events,
        "seed": question.seed,
        "tdapp": __version__,
        "verdicts": [one.text for one in verdicts(summary)],
        "tables": [_table(question.size, table) for table in tables if table.measure != CRITERIA],
    }
    if among := [_table(question.size, table) for table in tables if table.measure == CRITERIA]:
        found["criteria"] = among
    return found


def _table(size: str, table: Table) -> dict[str, Any]:
    head = {"size": size, "criterion": table.criterion, "players": table.players, "measure": table.measure}
    if table.level:
        head["level"] = table.level
    return {**head, "rows": [_row(line) for line in table.lines]}


def _row(line: Line) -> dict[str, Any]:
    row: dict[str, Any] = {"row": line.row, "column": line.column, **_mean(line.mean), "reference": line.reference}
    if line.difference is not None:
        row["difference"] = _mean(line.difference)
    return row


def _mean(mean: Mean) -> dict[str, float | None]:
    return {"value": _short(mean.value), "low": _short(mean.low), "high": _short(mean.high)}


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 6) + 0.0


CSV_HEAD = (
    *("study", "size", "seed", "level", "measure", "criterion", "players", "row", "column", "events"),
    *("value", "low", "high", "reference", "difference", "difference_low", "difference_high"),
)


def as_rows(summary: Summary, against: str = "") -> Iterator[tuple[str, ...]]:
    """Lines under ``CSV_HEAD``."""
    question = summary.results.question
    for table in summary.tables(against):
        for line in table.lines:
            numbers = [line.mean.value, line.mean.low, line.mean.high, line.reference]
            other = line.difference
            numbers += [None] * 3 if other is None else [other.value, other.low, other.high]
            yield (
                *(question.study.id, question.size, question.seed, table.level, table.measure, table.criterion),
                *(table.players, line.row, line.column, str(line.mean.events)),
                *("" if number is None else f"{number:.6f}" for number in numbers),
            )


def as_csv(summary: Summary, against: str = "") -> bytes:
    """The same as a file."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_HEAD)
    writer.writerows(as_rows(summary, against))
    return text.getvalue().encode()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table for people: one line a ladder, one column a criterion."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def sheets(summary: Summary, against: str = "") -> tuple[Sheet, ...]:
    """The tables side by side for the criteria of one measure, level and group of players."""
    grouped: dict[tuple[str, str, str], list[Table]] = {}
    for table in summary.tables(against):
        grouped.setdefault((table.measure, table.level, table.players), []).append(table)
    return tuple(_sheet(*key, tables) for key, tables in grouped.items())


def _sheet(measure: str, level: str, players: str, tables: Sequence[Table]) -> Sheet:
    keys = list(dict.fromkeys((line.row, line.column) for table in tables for line in table.lines))
    held = [{(line.row, line.column): line for line in table.lines} for table in tables]
    plain = all(row == column for row, column in keys)
    rows = tuple(
        (row_words(row), *(() if plain else (column,)), *(cell(lines.get((row, column))) for lines in held))
        for row, column in keys
    )
    head = (tr("Row"), *(() if plain else (tr("Column"),)), *(criterion_words(table.criterion) for table in tables))
    return Sheet(title_of(measure, level, players), head, rows)


def cell(line: Line | None) -> str:
    """``1.246 / 1.241±0.018``: the published figure first where there is one, ``*`` where it lies outside."""
    if line is None or line.mean.value is None:
        return ""
    text = number_text(line.mean)
    if line.reference is not None:
        text = f"{Figure(f'{line.reference:.3f}')} / {text}{'' if line.inside else ' *'}"
    if line.difference is not None:
        text += f" ({number_text(line.difference, signed=True)}{'' if line.difference.apart else ' ~'})"
    return text


def number_text(mean: Mean, *, signed: bool = False, digits: int = 3) -> str:
    """``1.241±0.018``."""
    sign = "+" if signed else ""
    if mean.value is None:
        return ""
    value, half = Figure(f"{mean.value:{sign}.{digits}f}"), Figure(f"{mean.half:.{digits}f}")
    return f"{value}±{half}"


def inside_words(summary: Summary) -> str:
    """How many of the published figures lie inside the intervals; empty where there are none."""
    known = [line.inside for table in summary.tables() for line in table.lines if line.inside is not None]
    if not known:
        return ""
    return tr("{inside} of {all} published figures lie inside the 95 % interval.").format(
        inside=sum(known), all=len(known)
    )
