"""Byes that the cells of a report leave open, decided by its points column; asked where that allows several readings.

Two kinds of cells are open in a Swiss: one left blank in a round that was held, which is an absence unless the points
say otherwise, and a forfeit win without an opponent, which is a bye of the pairing or one that was asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.trf.notes import Notebook
from tdapp.trf.points import CANDIDATES, given_points, wrong_points
from tdapp.trf.records import BLANK, PlayerRecord, column_of

_MOST_OPEN = 6
_MOST_ANSWERS = 20
_BLANK, _WIN = ("Z", "H", "U", "F"), ("U", "F")
_BYES = {
    "Z": marked("absent (Z)"),
    "H": marked("half-point bye (H)"),
    "U": marked("pairing-allocated bye (U)"),
    "F": marked("full-point bye (F)"),
}

Awards = Mapping[tuple[int, int], tuple[str, Fraction]]
Reading = tuple[str, ...]
"""A letter for each open cell of a player."""


@dataclass(frozen=True, slots=True)
class _Column:
    """The points column and what it is compared with."""

    given: Mapping[int, tuple[Fraction, Fraction]]
    held: int
    awards: Awards

    def adds_up(self, number: int, row: list[str], system: PointSystem) -> bool:
        """Whether the points of one player are those of this row."""
        if number not in self.given:
            return True
        given, joined = {number: self.given[number]}, {number: "".join(row)}
        return not wrong_points(given, {number: row}, joined, self.held, self.awards, system, False)


def decide_open_byes(
    records: Mapping[int, PlayerRecord],
    rows: dict[int, list[str]],
    held: int,
    awards: Awards,
    stated: PointSystem | None,
    *,
    tells: bool,
    notebook: Notebook,
) -> None:
    """Put the letters of open cells into ``rows``. ``tells``: the points column is a witness."""
    column = _Column(given_points(records, Notebook()) if tells else {}, held, awards)
    open_cells = {number: cells for number, record in records.items() if (cells := _open(record, held))}
    wins = {number for number, cells in open_cells.items() if any(_is_win(records[number], index) for index in cells)}
    if not open_cells:
        return
    for system in [stated] if stated is not None else [system for _, system in CANDIDATES]:
        readings = _readings(records, rows, open_cells, wins, column, system)
        if readings is not None:
            break
    else:
        return  # no system explains the column: its faults are named by who compares it
    taken = [index for row in rows.values() for index, letter in enumerate(row) if letter == "U"]
    for number, fitting in readings.items():
        cells = open_cells[number]
        fitting = _one_a_round(fitting, cells, taken)
        reading = fitting[0] if len(fitting) == 1 else _choose(records[number], cells, fitting, notebook)
        if len(fitting) == 1:
            _say(records[number], cells, reading, notebook)
        for index, letter in zip(cells, reading, strict=True):
            rows[number][index] = letter


def _open(record: PlayerRecord, held: int) -> list[int]:
    slots = record.slots
    return [index for index in range(held) if index >= len(slots) or slots[index] == BLANK or _is_win(record, index)]


def _is_win(record: PlayerRecord, index: int) -> bool:
    return index < len(record.slots) and not record.slots[index][0] and record.slots[index][2] == "+"


def _readings(
    records: Mapping[int, PlayerRecord],
    rows: Mapping[int, list[str]],
    open_cells: Mapping[int, list[int]],
    wins: set[int],
    column: _Column,
    system: PointSystem,
) -> dict[int, list[Reading]] | None:
    """The readings of each player who has something to decide; None where the points of one allow none."""
    found: dict[int, list[Reading]] = {}
    for number, row in rows.items():
        cells = open_cells.get(number, [])
        if number not in wins and column.adds_up(number, row, system):
            continue  # who adds up with absences was absent
        fitting = list(_fitting(records[number], row, cells, column, system)) if len(cells) <= _MOST_OPEN else []
        if not fitting:
            return None
        found[number] = fitting
    return found


def _fitting(
    record: PlayerRecord, row: list[str], cells: Sequence[int], column: _Column, system: PointSystem
) -> Iterator[Reading]:
    for reading in product(*(_WIN if _is_win(record, index) else _BLANK for index in cells)):
        if reading.count("U") > 1:
            continue
        tried = list(row)
        for index, letter in zip(cells, reading, strict=True):
            tried[index] = letter
        if column.adds_up(record.number, tried, system):
            yield reading


def _one_a_round(fitting: list[Reading], cells: Sequence[int], taken: Sequence[int]) -> list[Reading]:
    """A round has one bye of the pairing: readings with a second one go, where another is left."""
    alone = [
        one
        for one in fitting
        if not any(letter == "U" and index in taken for index, letter in zip(cells, one, strict=True))
    ]
    return alone or fitting


def _choose(record: PlayerRecord, cells: Sequence[int], fitting: list[Reading], notebook: Notebook) -> Reading:
    question = tr("The file does not say which byes player {number} ({name}) had").format(
        number=record.number, name=record.name
    )
    if len(fitting) > _MOST_ANSWERS:
        notebook.refuse(
            tr("{question}, and too many readings fit his points: it has to say them (H, F, U, Z).").format(
                question=question
            ),
            record.line,
            column_of(cells[0] + 1),
        )
        return fitting[0]
    answers = [_words(cells, reading) for reading in fitting]
    chosen = notebook.ask(question, answers, record.line, column_of(cells[0] + 1))
    return fitting[chosen or 0]


def _words(cells: Sequence[int], reading: Reading) -> str:
    each = (
        tr("round {round}: {bye}").format(round=index + 1, bye=tr(_BYES[letter]))
        for index, letter in zip(cells, reading, strict=True)
    )
    return "; ".join(each)


def _say(record: PlayerRecord, cells: Sequence[int], reading: Reading, notebook: Notebook) -> None:
    notebook.assume(
        f"open-bye-{record.number}",
        tr("The points of player {number} ({name}) allow one reading of the rounds without a game: {reading}").format(
            number=record.number, name=record.name, reading=_words(cells, reading)
        ),
        record.line,
        column_of(cells[0] + 1),
    )
