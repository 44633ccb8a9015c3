"""Rounds that each player of a game states for himself: both name one another, with results and colours that fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.wording import tr

MOST_FAULTS = 50
_OTHER_SIDE = {
    Outcome.WIN: Outcome.LOSS, Outcome.DRAW: Outcome.DRAW, Outcome.LOSS: Outcome.WIN,
    Outcome.FORFEIT_WIN: Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS: Outcome.FORFEIT_WIN,
    Outcome.SHORT_DRAW: Outcome.SHORT_DRAW, Outcome.OPEN: Outcome.OPEN, Outcome.ADJOURNED: Outcome.ADJOURNED,
}  # fmt: skip
_WORTHLESS = (Outcome.ZERO_POINT_BYE, Outcome.REST, Outcome.UNPAIRED)
_BOTH = (Outcome.LOSS, Outcome.FORFEIT_LOSS)


def fits(one: Outcome, other: Outcome) -> bool:
    """Whether these are the two sides of one game; both may lose."""
    return other is _OTHER_SIDE.get(one) or (one is other and one in _BOTH)


def is_half_zero(one: Outcome, other: Outcome) -> bool:
    """An arbiter may give ½-0 (Laws, 11.7 and 12.9); mostly it is a slip."""
    return {one, other} == {Outcome.DRAW, Outcome.LOSS}


def check_games(
    rows: Sequence[list[Cell]], numbers: Sequence[int], lines: Sequence[int], faults: list[Fault], place: str = ""
) -> list[Fault]:
    """Add a fault with its line for each game that contradicts itself; a colour that one side leaves out is taken.

    ``place`` stands before each sentence: the section of a file that has several. The answer: results that may be and
    seldom are, a draw for one and a loss for the other.
    """
    notes = []
    where = {number: index for index, number in enumerate(numbers)}
    for line, number, row in zip(lines, numbers, rows, strict=True):
        for index, cell in enumerate(row):
            if cell.opponent is None:
                continue
            other_place = where.get(cell.opponent)
            if other_place is None or cell.opponent == number:
                words = tr("Round {round}: player {number} meets {other}, who is not in the table.")
            elif rows[other_place][index].opponent != number:
                words = tr("Round {round}: player {number} meets {other}, who does not meet him.")
            else:
                other = rows[other_place][index]
                words = ""
                half = is_half_zero(cell.outcome, other.outcome)
                if half and cell.outcome is Outcome.DRAW:
                    text = tr("Round {round}: ½ for player {number} and 0 for {other} were taken as they stand.")
                    seen = text.format(round=index + 1, number=number, other=cell.opponent)
                    notes.append(Fault(f"{place}{seen}", line, 1))
                if not half and not fits(cell.outcome, other.outcome):
                    words = tr("Round {round}: the results of players {number} and {other} do not fit together.")
                elif cell.colour is not None and cell.colour is other.colour:
                    words = tr("Round {round}: players {number} and {other} have the same colour.")
                elif cell.colour is None and other.colour is not None:
                    row[index] = replace(cell, colour=other.colour.other)
            if words:
                text = words.format(round=index + 1, number=number, other=cell.opponent)
                faults.append(Fault(f"{place}{text}", line, 1))
    return notes


def stop(faults: Sequence[Fault]) -> None:
    """InputRefused with the first of them, and how many more there are."""
    if faults:
        more = len(faults) - MOST_FAULTS
        last = (Fault(tr("… and {count} more faults.").format(count=more), 1, 1),) if more > 0 else ()
        raise InputRefused((*faults[:MOST_FAULTS], *last))


def as_round_robin(section: Section) -> Section:
    """The section as a round robin where everybody met everybody once, and a free round was worth nothing."""
    if any(cell.opponent is None and cell.outcome not in _WORTHLESS for row in section.cells for cell in row):
        return section
    size = len(section.players)
    met = [sorted(cell.opponent for cell in row if cell.opponent) for row in section.cells]
    numbers = [player.number for player in section.players]
    if section.rounds_total != size - 1 + size % 2 or any(
        opponents != [other for other in numbers if other != number]
        for number, opponents in zip(numbers, met, strict=True)
    ):
        return section
    return _resting(section, 1)


def announced_round_robin(section: Section) -> Section:
    """The section as the round robin that its file says it is, where its number of rounds fits: also before the end."""
    found = as_round_robin(section)
    size = len(section.players)
    rounds = size - 1 + size % 2
    free = (cell.outcome for row in section.cells for cell in row if cell.opponent is None)
    if found.system.berger or size < 3 or section.rounds_total % rounds or any(one not in _WORTHLESS for one in free):
        return found
    return _resting(section, section.rounds_total // rounds)


def _resting(section: Section, cycles: int) -> Section:
    """As a round robin: who has no game in a round that has some is free in it."""
    played = [any(row[index].opponent for row in section.cells) for index in range(len(section.cells[0]))]
    cells = tuple(
        tuple(
            cell if cell.opponent else Cell(Outcome.REST if held else Outcome.UNPAIRED)
            for cell, held in zip(row, played, strict=True)
        )
        for row in section.cells
    )
    return replace(section, kind=Kind.ROUND_ROBIN, cycles=cycles, cells=cells)
