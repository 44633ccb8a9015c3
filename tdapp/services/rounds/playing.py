"""Which round is being played: the one that results from the hall belong to."""

from __future__ import annotations

from typing import Protocol

from tdapp.domain.section.round import Round
from tdapp.services.ports.round_rows import Stands


class Rounds(Protocol):
    """Where rounds are read: an event, or the rows of one transaction."""

    def round(self, section_id: int, number: int) -> Round:
        """One round with its boards."""


def round_in_play(rounds: Rounds, section_id: int, stands: Stands) -> int:
    """The newest published round with a game; 0: there is none.

    Where all rounds are known ahead and published, one that nobody has begun waits for those before it.
    """
    found = 0
    for number in range(stands.rounds_paired, 0, -1):
        one = rounds.round(section_id, number)
        if one.is_draft or not one.boards:
            continue
        if not found or any(board.result is None for board in one.boards):
            found = number
        if not stands.system.closed_field or any(board.result is not None for board in one.boards):
            break
    return found
