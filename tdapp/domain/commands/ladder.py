"""Commands about the ladder of tie-breaks, and about what is typed in for it by hand."""

from __future__ import annotations

from enum import Enum

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


class Gesture(Enum):
    """What was done to the trial ladder."""

    MOVE = "move"
    ADD = "add"
    REMOVE = "remove"
    CHANGE = "change"  # cuts, limits, options, the criterion itself
    OPTION = "option"
    POLICY = "policy"
    PRESET = "preset"
    LOADED = "loaded"  # a ladder of one's own
    COPIED = "copied"  # from another event


@dataclass(frozen=True, slots=True)
class LadderStep:
    """One gesture in the editor of the ladder.

    ``rung`` by its label, ``position`` from 1; ``name`` is what it became, or where it comes from.
    """

    gesture: Gesture
    rung: str = ""
    name: str = ""
    position: int = 0

    def words(self) -> str:
        """What was done, in the language of here and now."""
        match self.gesture:
            case Gesture.MOVE:
                text = tr("Move {rung} to position {number}")
            case Gesture.ADD:
                text = tr("Add {rung} at position {number}")
            case Gesture.REMOVE:
                text = tr("Remove {rung}")
            case Gesture.CHANGE:
                text = tr("Change {rung} to {name}") if self.name else tr("Change {rung}")
            case Gesture.OPTION:
                text = tr("Set an option of {rung}")
            case Gesture.POLICY:
                text = tr("Count unplayed games of {rung}: {words}")
            case Gesture.PRESET:
                text = tr("Load the preset {words}")
            case Gesture.LOADED:
                text = tr("Load the ladder {name}")
            case Gesture.COPIED:
                text = tr("Copy the ladder of {name}")
        return text.format(rung=self.rung, number=self.position, name=self.name, words=tr(self.name))


@dataclass(frozen=True, slots=True)
class SetTrialLadder(Command):
    """Put another ladder into the editor; None drops the trial. The official ladder stays as it is."""

    section_id: int
    ladder: str | None  # rung texts, comma separated (domain.section.ladder)
    step: LadderStep | None = None

    LIGHT = True
    ID = "set-trial-ladder"

    def describe(self, facts: Facts) -> str:
        if self.step is not None:
            return self.step.words()
        return tr("Drop the trial ladder") if self.ladder is None else tr("Change the trial ladder")


@dataclass(frozen=True, slots=True)
class MakeLadderOfficial(Command):
    """The trial ladder becomes the official one; after round 1 is paired a level 4 step with a reason."""

    section_id: int
    reason: str = ""
    confirmed: bool = False  # the arbiter went through the two steps of level 4

    ID = "make-ladder-official"

    def describe(self, facts: Facts) -> str:
        return tr("Make the ladder official")


@dataclass(frozen=True, slots=True)
class SetEdition(Command):
    """Choose another edition of the tie-break rules (2009, 2024, 2026)."""

    section_id: int
    edition: str
    reason: str = ""

    ID = "set-edition"

    def describe(self, facts: Facts) -> str:
        return tr("Change the edition of the tie-break rules")


@dataclass(frozen=True, slots=True)
class SetManualPlaces(Command):
    """Write down all places that the arbiter or a play-off decided (MAN); those not named have none."""

    section_id: int
    places: tuple[tuple[int, int], ...]  # pairing number, place

    ID = "set-manual-places"

    def describe(self, facts: Facts) -> str:
        return tr("Enter the places of a play-off")


@dataclass(frozen=True, slots=True)
class SetExternalValues(Command):
    """Type in all values of one name (EXT{name=...}); those not named have none. Other names stay."""

    section_id: int
    name: str  # as in the rung's option; empty for EXT without a name
    values: tuple[tuple[int, str], ...]  # pairing number, decimal text

    ID = "set-external-values"

    def describe(self, facts: Facts) -> str:
        return tr("Type in tie-break values")


LADDER_COMMANDS: tuple[type[Command], ...] = (
    SetTrialLadder,
    MakeLadderOfficial,
    SetEdition,
    SetManualPlaces,
    SetExternalValues,
)
