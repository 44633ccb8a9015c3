"""The same event seen otherwise: forfeits as played (``/P``), the last round drawn (``/F``, Fore Buchholz)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tdapp.domain.section.outcome import Outcome
from tdapp.tiebreaks.crosstable import CODE_OF, Crosstable


def view(table: Crosstable, modifiers: tuple[str, ...]) -> Crosstable:
    """The table as a rung's bare modifiers ask to see it; the table itself where they ask for nothing."""
    if "F" in modifiers:
        plain = table
        table = plain.memo("fore", lambda: fore(plain))
    if "P" in modifiers:
        before = table
        table = before.memo("forfeits as played", lambda: _forfeits_as_played(before))
    return table


def _forfeits_as_played(plain: Crosstable) -> Crosstable:
    """MTB26, /P: a forfeit counts as a game against the scheduled opponent and is no voluntary absence.

    How the opponents see a player stays as it was (C.07, 16.3): the option is about the player's own games.
    """
    code = plain.code.copy()
    paired = plain.opponent >= 0
    code[paired & (code == CODE_OF[Outcome.FORFEIT_WIN])] = CODE_OF[Outcome.WIN]
    code[paired & (code == CODE_OF[Outcome.FORFEIT_LOSS])] = CODE_OF[Outcome.LOSS]
    return replace(plain, code=code, absences=plain.vur, missed=plain.unplayed)


def fore(plain: Crosstable) -> Crosstable:
    """C.07, 8.3: every paired game of the last counted round becomes a played draw; byes of that round stay."""
    if not plain.rounds:
        return plain
    code, awarded = plain.code.copy(), plain.awarded.copy()
    paired = plain.opponent[:, -1] >= 0
    code[paired, -1] = CODE_OF[Outcome.DRAW]
    awarded[:, -1] = np.where(paired, plain.draw, awarded[:, -1])
    return replace(plain, code=code, awarded=awarded)
