"""A file that contradicts itself, taken over all the same: every defect stays named, and something is held for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tdapp.trf.records import BLANK, PlayerRecord, Slot

_MIRRORED = {"1": "0", "0": "1", "=": "=", "W": "L", "L": "W", "D": "D", "+": "-", "-": "+", "?": "?"}
_OTHER_COLOUR = {"w": "b", "b": "w", "": ""}
_SAME_POINTS = {"1": "F", "W": "F", "+": "F", "=": "H", "D": "H"}
_UNREADABLE = "!"


def mend(records: Mapping[int, PlayerRecord]) -> None:
    """Make the pairings of all rounds agree.

    A game that only one of the two states is completed when the other's round is empty or unreadable; else it becomes a
    bye that is worth the same. A result that one of the two leaves open is taken from the other. What cannot be read
    becomes an absence. Results that do not fit each other stay as they are stated.
    """
    rounds = max(len(record.slots) for record in records.values())
    for record in records.values():
        record.slots.extend([BLANK] * (rounds - len(record.slots)))
    for index in range(rounds):
        _mend_round(records, index)


def _mend_round(records: Mapping[int, PlayerRecord], index: int) -> None:
    claimed = Counter(record.slots[index][0] for record in records.values())
    for number, record in records.items():
        opponent, colour, code = record.slots[index]
        if not opponent:
            continue
        other = records.get(opponent)
        theirs: Slot = other.slots[index] if other is not None else BLANK
        if other is None or opponent == number:
            record.slots[index] = _as_bye(code)
        elif theirs[0] == number:
            if theirs[2] == "?" != code:
                other.slots[index] = (number, theirs[1], _MIRRORED[code])
        elif theirs[2] in ("", _UNREADABLE) and claimed[opponent] == 1:
            other.slots[index] = (number, _OTHER_COLOUR[colour], _MIRRORED.get(code, "?"))
        else:
            record.slots[index] = _as_bye(code)
    for record in records.values():
        if record.slots[index][2] == _UNREADABLE:
            record.slots[index] = (0, "", "Z")


def leave_game(records: Mapping[int, PlayerRecord], number: int, index: int) -> None:
    """A game that cannot be one becomes a bye worth the same, for both; the round is counted from 0."""
    opponent = records[number].slots[index][0]
    for one, other in ((number, opponent), (opponent, number)):
        record = records.get(one)
        if record is not None and index < len(record.slots) and record.slots[index][0] == other:
            record.slots[index] = _as_bye(record.slots[index][2])


def _as_bye(code: str) -> Slot:
    return (0, "", _SAME_POINTS.get(code, "Z"))
