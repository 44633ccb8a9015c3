"""A tournament report read by its columns alone, as TRF16 lays them out (C.04, annex 2): a proof of what was written.

It shares nothing with the reader and the writer: no layout, no tolerance, no repair. Columns count from 1, as in the
article. What stands outside a column, or does not have the form of one, is a fault with line and column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tdapp.domain.words.errors import Fault
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

_DIGITS = re.compile(r" *[1-9]\d*")
_FORMS: tuple[tuple[str, int, int, re.Pattern[str]], ...] = (
    ("starting rank", 5, 8, _DIGITS),
    ("sex", 10, 10, re.compile(r"[mw ]")),
    ("title", 11, 13, re.compile(r" (?:GM|IM|FM|CM)|W(?:GM|IM|FM|CM)|   ")),
    ("name", 15, 47, re.compile(r"\S.*")),
    ("rating", 49, 52, re.compile(r" *[1-9]\d*| {4}| {3}0")),
    ("federation", 54, 56, re.compile(r"[A-Z]{3}| {3}")),
    ("FIDE ID", 58, 68, re.compile(r" *\d+| {11}")),
    ("birth", 70, 79, re.compile(r"\d{4}/\d\d/\d\d|\d{4} {6}| {10}")),
    ("points", 81, 84, re.compile(r" *\d+\.\d")),
    ("rank", 86, 89, _DIGITS),
)
_GAPS = (4, 9, 14, 48, 53, 57, 69, 80, 85)  # columns that are empty in every record
_FIRST_ROUND, _WIDTH = 92, 10
_ROUND = re.compile(r"(?P<opponent>[ \d]{4}) (?P<colour>[wb\- ]) (?P<result>[10=+\-WDLHFUZ? ])")


@dataclass(frozen=True, slots=True)
class ColumnPlayer:
    """What the columns of a record 001 say, without blanks at the ends; rounds as (opponent, colour, result)."""

    line: int
    number: int
    sex: str
    title: str
    name: str
    rating: int
    federation: str
    fide_id: str
    birth: str
    points: str
    rank: int
    rounds: tuple[tuple[int, str, str], ...]


@dataclass(frozen=True, slots=True)
class ColumnReport:
    """The players, the other records by their codes, and everything that is not where it belongs."""

    players: tuple[ColumnPlayer, ...]
    records: tuple[tuple[str, str], ...]
    faults: tuple[Fault, ...]

    def record(self, code: str) -> tuple[str, ...]:
        """What stands in every record of a code."""
        return tuple(text for one, text in self.records if one == code)


def read_columns(data: bytes) -> ColumnReport:
    """The report; nothing is refused, everything odd is a fault."""
    players: list[ColumnPlayer] = []
    records: list[tuple[str, str]] = []
    faults: list[Fault] = []
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return ColumnReport((), (), (Fault(tr("The file is not UTF-8."), 1, 1),))
    for number, line in enumerate(text.split("\r\n"), start=1):
        if "\r" in line or "\n" in line:
            faults.append(Fault(tr("A line does not end as it should."), number, len(line)))
        if line[:3] == "001":
            player = _player(line, number, faults)
            if player is not None:
                players.append(player)
        elif line:
            records.append((line[:3], line[4:]))
            if line[3:4] not in ("", " "):
                faults.append(Fault(tr("Column 4 is not empty."), number, 4))
    return ColumnReport(tuple(players), tuple(records), tuple(faults))


def _player(line: str, number: int, faults: list[Fault]) -> ColumnPlayer | None:
    before = len(faults)
    wide = line.ljust(_FIRST_ROUND - 1)
    values = {}
    for name, first, last, form in _FORMS:
        cell = wide[first - 1 : last]
        values[name] = cell.strip()
        if form.fullmatch(cell if name != "name" else cell.rstrip()) is None:
            text = tr("Columns {first} to {last} ({name}) hold “{text}”.")
            faults.append(Fault(text.format(first=first, last=last, name=name, text=cell), number, first))
    for column in (*_GAPS, 90, 91):
        if wide[column - 1] != " ":
            faults.append(Fault(tr("Column {column} is not empty.").format(column=column), number, column))
    rounds = tuple(_rounds(line, number, faults))
    if len(faults) > before:
        return None
    return ColumnPlayer(
        number,
        int(values["starting rank"]),
        values["sex"],
        values["title"],
        values["name"],
        int(values["rating"] or 0),
        values["federation"],
        values["FIDE ID"],
        values["birth"],
        values["points"],
        int(values["rank"]),
        rounds,
    )


def _rounds(line: str, number: int, faults: list[Fault]) -> Iterator[tuple[int, str, str]]:
    for start in range(_FIRST_ROUND - 1, len(line), _WIDTH):
        cell = line[start : start + 8].ljust(8)
        found = _ROUND.fullmatch(cell)
        if found is None or line[start + 8 : start + 10].strip():
            text = tr("Columns {first} to {last} ({name}) hold “{text}”.")
            said = text.format(first=start + 1, last=start + 8, name=tr("round"), text=line[start : start + 10])
            faults.append(Fault(said, number, start + 1))
            continue
        yield int(found["opponent"].strip() or 0), found["colour"].strip(" -"), found["result"].strip()
