"""Who has White in a pair of the Dutch system (C.04.3, 5.2), read from the games alone."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.proof.dutch_state import ABSOLUTE, Entrant, state_of
from tdapp.proof.record import FORFEITS, OVER_THE_BOARD, PENDING

_PAIRED = OVER_THE_BOARD | FORFEITS | PENDING | {Outcome.PAIRING_BYE}


def colour_faults(section: Section, number: int, initial: str) -> tuple[tuple[int, int, str], ...]:
    """(White, Black, article) of boards whose colours are not those of 5.2; ``initial``, w or b, is the lot of 5.1."""
    state = state_of(section, number)
    rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    seated = [one for one in sorted(rows) if any(cell.outcome in _PAIRED for cell in rows[one][:number])]
    place = {one: index for index, one in enumerate(seated, start=1)}  # 5.2.5 counts who was ever paired
    found = []
    for index, higher in enumerate(state.entrants):
        other = state.partner.get(higher.number)
        lower = next((one for one in state.entrants[index + 1 :] if one.number == other), None)
        held = rows[higher.number][number - 1].colour
        if lower is None or held is None:
            continue
        wanted, article = _of_the_higher(higher, lower, initial, place[higher.number])
        if wanted != held.value:
            both = (higher.number, lower.number)
            found.append((*(both if held is Colour.WHITE else both[::-1]), f"C.04.3, {article}"))
    return tuple(found)


def _of_the_higher(higher: Entrant, lower: Entrant, initial: str, place: int) -> tuple[str, str]:
    """The colour of the higher-ranked of two players, and the article."""
    if higher.due != lower.due:
        return higher.due or _other(lower.due), "5.2.1"
    if higher.strength != lower.strength:
        return (higher.due if higher.strength > lower.strength else _other(higher.due)), "5.2.2"
    if higher.strength == ABSOLUTE and higher.difference != lower.difference:
        # both are due the same colour: the one who is further off it
        wider = higher.difference < lower.difference if higher.due == "w" else higher.difference > lower.difference
        return (higher.due if wider else _other(higher.due)), "5.2.2"
    for mine, theirs in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if mine != theirs:
            return _other(mine), "5.2.3"
    if higher.due:
        return higher.due, "5.2.4"
    return (initial if place % 2 else _other(initial)), "5.2.5"


def _other(colour: str) -> str:
    return "b" if colour == "w" else "w"
