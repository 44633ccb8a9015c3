"""Whether places and values typed in by hand may be out of date: results changed since. Imports no calculation."""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.ladder import SetExternalValues, SetManualPlaces
from tdapp.domain.commands.rounds import (
    AbsentPlayer,
    ClearResult,
    CorrectResult,
    EnterResult,
    FinishManualPairing,
    LateResult,
    MarkAdjourned,
    StorePairing,
    SwapColours,
    UnpairRound,
)
from tdapp.services.ports.unit_of_work import StepHead

TYPED = frozenset({SetManualPlaces.ID, SetExternalValues.ID})
RESULTS = frozenset(
    step.ID
    for step in (
        *(EnterResult, ClearResult, LateResult, CorrectResult, SwapColours, MarkAdjourned),
        *(StorePairing, UnpairRound, AbsentPlayer, FinishManualPairing, RestoreTo),
    )
)
"""Commands after which places may differ."""
LOOKED_AT = 2000
"""How many steps of the journal are looked at for a change of results."""


def may_be_out_of_date(entries: Sequence[StepHead], section_id: int) -> bool:
    """Whether a result changed after the last entry by hand; ``entries`` are the newest of the journal, newest first.

    False where nothing was typed in as far back as they reach.
    """
    commands = {entry.row_id: entry.command_id for entry in entries}
    changed = False
    undone: dict[int, bool] = {}
    for entry in entries:
        if entry.section_ids and section_id not in entry.section_ids:
            continue
        of = entry.undoes or entry.redoes
        command = commands.get(of, "") if of else entry.command_id
        taken_back = undone.setdefault(of or entry.row_id, entry.undoes is not None)  # as the newest says
        if command in TYPED and not taken_back:
            return changed
        changed = changed or command in RESULTS
    return False
