"""Every change of an event is one of these small frozen values; services.door.execute is the only door.

``ID`` is stored in the journal and never changes; ``VERSION`` counts changes of a command's fields. ``label`` is the
English action name; the window translates it (context "Commands").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tdapp.domain.commands.event import EVENT_COMMANDS, EventCommand
from tdapp.domain.commands.players import PLAYER_COMMANDS, PlayerCommand
from tdapp.domain.commands.rounds import ROUND_COMMANDS, RoundCommand
from tdapp.domain.commands.sheets import SHEET_COMMANDS, SheetCommand


@dataclass(frozen=True, slots=True)
class SetTrialLadder:
    """Put another ladder into the editor; None drops the trial. The official ladder stays as it is."""

    section_id: int
    ladder: str | None  # rung texts, comma separated (domain.section.ladder)
    label: str = "Change the trial ladder"

    ID: ClassVar[str] = "set-trial-ladder"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class MakeLadderOfficial:
    """The trial ladder becomes the official one; after round 1 is paired a level 4 step with a reason."""

    section_id: int
    reason: str = ""
    confirmed: bool = False  # the arbiter went through the two steps of level 4
    label: str = "Make the ladder official"

    ID: ClassVar[str] = "make-ladder-official"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetEdition:
    """Choose another edition of the tie-break rules (2009, 2024, 2026)."""

    section_id: int
    edition: str
    reason: str = ""
    label: str = "Change the edition of the tie-break rules"

    ID: ClassVar[str] = "set-edition"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetManualPlaces:
    """Write down all places that the arbiter or a play-off decided (MAN); those not named have none."""

    section_id: int
    places: tuple[tuple[int, int], ...]  # pairing number, place
    label: str = "Enter the places of a play-off"

    ID: ClassVar[str] = "set-manual-places"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetExternalValues:
    """Type in all values of one name (EXT{name=...}); those not named have none. Other names stay."""

    section_id: int
    name: str  # as in the rung's option; empty for EXT without a name
    values: tuple[tuple[int, str], ...]  # pairing number, decimal text
    label: str = "Type in tie-break values"

    ID: ClassVar[str] = "set-external-values"
    VERSION: ClassVar[int] = 1


Command = (
    SetTrialLadder
    | MakeLadderOfficial
    | SetEdition
    | SetManualPlaces
    | SetExternalValues
    | RoundCommand
    | EventCommand
    | PlayerCommand
    | SheetCommand
)

COMMANDS: tuple[type[Command], ...] = (
    SetTrialLadder,
    MakeLadderOfficial,
    SetEdition,
    SetManualPlaces,
    SetExternalValues,
    *ROUND_COMMANDS,
    *EVENT_COMMANDS,
    *PLAYER_COMMANDS,
    *SHEET_COMMANDS,
)


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the journal row ``row_id``, which must be the newest step that stands."""

    row_id: int

    ID: ClassVar[str] = "undo"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class Redo:
    """Repeat the journal row ``row_id``, which must be the step that was taken back last."""

    row_id: int

    ID: ClassVar[str] = "redo"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class RestoreTo:
    """Go back to the state after ``revision``: one section, or (None) the whole event. Undo takes it back."""

    revision: int
    section_id: int | None = None
    label: str = "Go back in the history"

    ID: ClassVar[str] = "restore-to"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class RestoreFile:
    """Everything becomes as it is in a copy of this event; ``kept`` is the file that keeps the state before.

    Undo does not cross it. What left FIDE mode stays left.
    """

    path: str
    kept: str
    label: str = "Restore from a file"

    BARRIER: ClassVar[bool] = True
    ID: ClassVar[str] = "restore-file"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class HandOver:
    """A note in the log: from here on another computer leads the event. Changes nothing; undo passes over it."""

    sender: str  # the computer it was led on
    receiver: str  # as the arbiter calls it
    label: str = "Hand over the event"

    ID: ClassVar[str] = "hand-over"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class TakeOver:
    """A note in the log, written by the computer that opens an event handed over to it."""

    computer: str
    label: str = "Take over the event"

    ID: ClassVar[str] = "take-over"
    VERSION: ClassVar[int] = 1


NOTES: tuple[type[HandOver | TakeOver], ...] = (HandOver, TakeOver)
"""Steps that change nothing: undo and redo pass over them."""

Step = Command | Undo | Redo | RestoreTo | RestoreFile | HandOver | TakeOver
