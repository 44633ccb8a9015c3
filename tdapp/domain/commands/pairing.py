"""Commands about the rules of pairing that are announced before round 1, and about what is drawn for a round."""

from __future__ import annotations

from typing import Any

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr


@dataclass(frozen=True, slots=True)
class SetProhibitions(Command):
    """Write down all pairs that must not meet, and all that are only wished apart; those not named go (Q194-196).

    ``wishes`` yield where a round could not be paired with them; only outside FIDE mode.
    """

    section_id: int
    forbidden: tuple[ForbiddenPairs, ...]
    wishes: tuple[ForbiddenPairs, ...] = ()
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "set-prohibitions"

    def describe(self, facts: Facts) -> str:
        change = facts.keep("change", self._change) or {}
        if change.get("new") and not change["gone"]:
            return tr("Keep apart: {names}").format(names="; ".join(change["new"])[:108])
        if change.get("gone") == 1 and not change["new"]:
            return tr("Take a prohibition away")
        return tr("Change the prohibited pairings")

    def _change(self, section: Section) -> dict[str, Any]:
        before, after = (*section.forbidden, *section.wishes), (*self.forbidden, *self.wishes)
        new = [group.name or "–".join(map(str, group.numbers)) for group in after if group not in before]
        return {"new": new, "gone": sum(group not in after for group in before)}


@dataclass(frozen=True, slots=True)
class SetAcceleration(Command):
    """Baku acceleration (C.04.7) or none; the groups are formed when round 1 is paired (Q106-111)."""

    section_id: int
    baku: bool

    ID = "set-acceleration"

    def describe(self, facts: Facts) -> str:
        return tr("Accelerate the pairings (Baku)") if self.baku else tr("Pair without acceleration")


@dataclass(frozen=True, slots=True)
class DrawChess960(Command):
    """Draw the starting position of a round's games by lot from a seed (Q222)."""

    section_id: int
    round: int
    seed: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "draw-chess960"

    def describe(self, facts: Facts) -> str:
        return tr("Draw the position of round {number}").format(number=self.round)


@dataclass(frozen=True, slots=True)
class FillByHand(Command):
    """Seat those who are left in a manual pairing session, all in one step (Q63: semi-automatic pairing).

    ``bye`` gets the pairing-allocated bye (None: nobody). Boards and byes that stand are not touched.
    """

    section_id: int
    round: int
    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None
    confirmed: tuple[str, ...] = ()

    ID = "fill-by-hand"

    def describe(self, facts: Facts) -> str:
        count = len(self.pairs)
        return ntr("Pair {count} board of those left", "Pair {count} boards of those left", count).format(count=count)


PAIRING_RULE_COMMANDS: tuple[type[Command], ...] = (
    SetProhibitions,
    SetAcceleration,
    DrawChess960,
    FillByHand,
)
