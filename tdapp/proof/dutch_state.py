"""Who is to be paired in a round of the Dutch system, as C.04.3 looks at them: read from the rounds before alone."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.words.frozen import dataclass
from tdapp.proof.record import OVER_THE_BOARD

NOTHING, MILD, STRONG, ABSOLUTE = range(4)
DOWN, UP = "down", "up"
_SEATED = frozenset((*OVER_THE_BOARD, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.OPEN, Outcome.ADJOURNED))


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player before the round. ``score`` has fictitious points in it; ``floats``: in the last round, in the other."""

    number: int
    score: Fraction
    met: frozenset[int]
    colours: str
    bye_allowed: bool
    unplayed: int
    floats: tuple[str, str]
    topscorer: bool

    @property
    def difference(self) -> int:
        """1.6: Whites less Blacks."""
        return self.colours.count("w") - self.colours.count("b")

    @property
    def due(self) -> str:
        """1.7: the colour that is due; empty before the first game."""
        if not self.colours:
            return ""
        if abs(self.difference) > 1 or (self.difference and self._strength < ABSOLUTE):
            return "b" if self.difference > 0 else "w"
        return "b" if self.colours[-1] == "w" else "w"

    @property
    def _strength(self) -> int:
        twice = self.colours[-2:] in ("ww", "bb")
        if abs(self.difference) > 1 or twice:
            return ABSOLUTE
        return STRONG if self.difference else MILD if self.colours else NOTHING

    @property
    def strength(self) -> int:
        """1.7.1 to 1.7.4."""
        return self._strength

    @property
    def twice_denied(self) -> bool:
        """Whether the last two games had the colour that is not due."""
        return len(self.colours) > 1 and self.due not in self.colours[-2:]


@dataclass(frozen=True, slots=True)
class State:
    """The round: entrants in the order of 1.2, the pairs that were made, who has the bye, who must not meet."""

    entrants: tuple[Entrant, ...]
    partner: Mapping[int, int]
    bye: int | None
    forbidden: frozenset[frozenset[int]]


def state_of(section: Section, number: int) -> State:
    """The round ``number`` of a section whose fictitious points are stored; its own pairs are read, not its results."""
    rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    past = {one: tuple(_seen(cell) for cell in row[: number - 1]) for one, row in rows.items()}
    partner, byes = {}, []
    for one, row in rows.items():
        cell = row[number - 1]
        if cell.outcome in _SEATED and cell.opponent is not None:
            partner[one] = cell.opponent
        elif cell.outcome is Outcome.PAIRING_BYE:
            byes.append(one)
    found = [_entrant(section, past, one, number) for one in (*partner, *byes)]
    forbidden = (
        frozenset(pair)
        for group in section.forbidden
        if group.first_round <= number <= group.last_round
        for pair in combinations(group.numbers, 2)
    )
    entrants = tuple(sorted(found, key=lambda one: (-one.score, one.number)))
    return State(entrants, partner, byes[0] if byes else None, frozenset(forbidden))


def _seen(cell: Cell) -> Cell:
    """An adjourned game is a draw for the pairing (C.04.2); who was not paired was absent."""
    if cell.outcome is Outcome.ADJOURNED:
        return Cell(Outcome.DRAW, cell.opponent, cell.colour, cell.awarded)
    return Cell(Outcome.ZERO_POINT_BYE) if cell.outcome in (Outcome.UNPAIRED, Outcome.REST) else cell


def _entrant(section: Section, past: Mapping[int, tuple[Cell, ...]], number: int, round_number: int) -> Entrant:
    row = past[number]
    played = [cell for cell in row if cell.outcome in OVER_THE_BOARD]
    real = _points(section, row)
    last = round_number == section.rounds_total and round_number > 1
    return Entrant(
        number,
        real + _fictitious(section, number, round_number),
        frozenset(cell.opponent for cell in played if cell.opponent is not None),
        "".join(cell.colour.value for cell in played if cell.colour is not None),
        not any(_bars(section, cell) for cell in row),
        len(row) - len(played),
        (_float(section, past, number, round_number - 1), _float(section, past, number, round_number - 2)),
        last and 2 * real > section.points.win * (round_number - 1),  # 1.8
    )


def _points(section: Section, row: tuple[Cell, ...]) -> Fraction:
    return sum((section.points.awarded(cell) for cell in row), Fraction(0))


def _fictitious(section: Section, number: int, round_number: int) -> Fraction:
    """C.04.7."""
    return sum(
        (
            Fraction(block.points)
            for block in section.accelerations
            if block.first_round <= round_number <= block.last_round
            and block.first_number <= number <= block.last_number
        ),
        Fraction(0),
    )


def _bars(section: Section, cell: Cell) -> bool:
    """C2: a pairing-allocated bye, or a win's points without playing."""
    if cell.outcome is Outcome.PAIRING_BYE:
        return True
    return cell.outcome not in OVER_THE_BOARD and section.points.awarded(cell) >= section.points.win


def _float(section: Section, past: Mapping[int, tuple[Cell, ...]], number: int, round_number: int) -> str:
    """1.4: against whom with another score; the bye, and other points without a game, are downfloats."""
    if round_number < 1:
        return ""
    cell = past[number][round_number - 1]
    if cell.outcome in OVER_THE_BOARD and cell.opponent is not None:
        mine, theirs = (
            _points(section, past[one][: round_number - 1]) + _fictitious(section, one, round_number)
            for one in (number, cell.opponent)
        )
        return DOWN if mine > theirs else UP if mine < theirs else ""
    given = section.points.awarded(cell) > section.points.loss
    return DOWN if given or cell.outcome is Outcome.PAIRING_BYE else ""
