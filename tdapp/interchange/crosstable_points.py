"""The points that a crosstable states beside its games: a witness for its point system and for byes without a value.

A table that contradicts itself is refused: a row of totals taken for a player, a result that was typed wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.scoring import PointSystem, points_text
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.interchange.crosstable_cells import FREE, norm
from tdapp.trf.notes import Notebook
from tdapp.trf.points import CANDIDATES

_WITHOUT_VALUE = frozenset(("", "BYE", *FREE, "EXE"))
"""Cells that name a bye and not what it was worth."""
_BYES = {
    Outcome.ZERO_POINT_BYE: marked("absent"),
    Outcome.HALF_POINT_BYE: marked("half-point bye"),
    Outcome.PAIRING_BYE: marked("pairing-allocated bye"),
    Outcome.FULL_POINT_BYE: marked("full-point bye"),
}
_MOST_OPEN, _MOST_ANSWERS = 6, 20


@dataclass(frozen=True, slots=True)
class PointsLine:
    """A player's row: where it stands, his pairing number, the cells beside the results, the results as written."""

    line: int
    number: int
    facts: tuple[str, ...]
    results: tuple[str, ...]


def settle_points(section: Section, lines: Sequence[PointsLine], notebook: Notebook) -> Section:
    """The section under the point system that the table shows, its byes as the points say.

    What nothing explains is a fault of the notebook; nothing is said where no column fits most of the lines.
    """
    found = _points_column(section, lines)
    if found is None:
        return section
    name, system, column = found
    if system != section.points:
        notebook.assume(
            "system", tr("The points show the point system {name}, which was taken over").format(name=tr(name))
        )
    section = replace(section, points=system)
    under_way = _under_way(section)
    rows = {player.number: list(row) for player, row in zip(section.players, section.cells, strict=True)}
    names = {player.number: player.name for player in section.players}
    for line in lines:
        stated = _points(line.facts[column])
        if stated in _sums(system, rows[line.number], under_way):
            continue
        readings = [] if stated is None else list(_readings(section, system, line, rows[line.number], stated))
        if readings:
            rows[line.number] = _chosen(readings, line, names[line.number], notebook)
            continue
        text = tr("{name}: the table gives {given} points, the games {points}.")
        said = text.format(
            name=names[line.number],
            given="?" if stated is None else points_text(stated),
            points=points_text(_made(system, rows[line.number])),
        )
        if any("*" in result for result in line.results):  # a star marks points given otherwise
            notebook.assume(f"starred-{line.line}", said.removesuffix("."), line.line, 1)
        else:
            notebook.fault(said, line.line, 1)
    return replace(section, cells=tuple(tuple(rows[player.number]) for player in section.players))


def _points_column(section: Section, lines: Sequence[PointsLine]) -> tuple[str, PointSystem, int] | None:
    """The point system and the column on which most lines agree: more than half of them."""
    rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    under_way = _under_way(section)
    width = min((len(line.facts) for line in lines), default=0)
    stated = [[_points(line.facts[column]) for line in lines] for column in range(width)]
    best: tuple[int, str, PointSystem, int] | None = None
    for name, system in CANDIDATES:
        made = [_sums(system, rows[line.number], under_way) for line in lines]
        for column in range(width - 1, -1, -1):
            agreed = sum(given in points for given, points in zip(stated[column], made, strict=True))
            if 2 * agreed > len(lines) and (best is None or agreed > best[0]):
                best = agreed, name, system, column
    return None if best is None else best[1:]


def _under_way(section: Section) -> frozenset[int]:
    """Rounds (from 0) with a game without a result: their byes may not be in the points yet."""
    open_ = (Outcome.OPEN, Outcome.ADJOURNED)
    return frozenset(index for row in section.cells for index, cell in enumerate(row) if cell.outcome in open_)


def _sums(system: PointSystem, row: Sequence[Cell], under_way: frozenset[int]) -> tuple[Fraction, Fraction]:
    """The points of all rounds, and of those that are over."""
    return _made(system, row), _made(system, [cell for index, cell in enumerate(row) if index not in under_way])


def _made(system: PointSystem, row: Sequence[Cell]) -> Fraction:
    return sum((system.awarded(cell) for cell in row), Fraction(0))


def _readings(
    section: Section, system: PointSystem, line: PointsLine, row: Sequence[Cell], stated: Fraction
) -> Iterator[list[Cell]]:
    """The row with other byes in the cells that do not say their value, where the points then add up."""
    if not section.system.open_field:
        return  # a grid: its cells are no rounds
    where = [
        index
        for index, (cell, text) in enumerate(zip(row, line.results, strict=True))
        if cell.opponent is None and text in _WITHOUT_VALUE
    ]
    if not where or len(where) > _MOST_OPEN:
        return
    for outcomes in product(_BYES, repeat=len(where)):
        if outcomes.count(Outcome.PAIRING_BYE) > 1:
            continue
        tried = list(row)
        for index, outcome in zip(where, outcomes, strict=True):
            tried[index] = Cell(outcome)
        if _made(system, tried) == stated:
            yield tried


def _chosen(readings: list[list[Cell]], line: PointsLine, name: str, notebook: Notebook) -> list[Cell]:
    if len(readings) == 1:
        text = tr("The points of player {number} ({name}) allow one reading of the rounds without a game: {reading}")
        said = text.format(number=line.number, name=name, reading=_words(readings[0]))
        notebook.assume(f"byes-{line.line}", said, line.line, 1)
        return readings[0]
    question = tr("The file does not say which byes player {number} ({name}) had").format(number=line.number, name=name)
    if len(readings) > _MOST_ANSWERS:
        text = tr("{question}, and too many readings fit his points: it has to say them (H, F, U, Z).")
        notebook.refuse(text.format(question=question), line.line, 1)
        return readings[0]
    chosen = notebook.ask(question, [_words(reading) for reading in readings], line.line, 1)
    return readings[chosen or 0]


def _words(row: Sequence[Cell]) -> str:
    return "; ".join(
        tr("round {round}: {bye}").format(round=index, bye=tr(_BYES[cell.outcome]))
        for index, cell in enumerate(row, 1)
        if cell.opponent is None and cell.outcome in _BYES
    )


def _points(text: str) -> Fraction | None:
    word = norm(text)
    whole, half, rest = word.partition("½")
    whole = whole.removesuffix(".0")
    if rest or not (whole or half) or (whole and not (whole.isascii() and whole.isdigit() and len(whole) < 5)):
        return None
    return Fraction(int(whole or 0)) + (Fraction(1, 2) if half else 0)
