"""An invitation while this window is open, and those that older programs have kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation


@dataclass(slots=True)
class Pass:
    """One invitation while this window is open."""

    held: Invitation
    key: str = ""  # empty: it was made before the window was started again
    told: object = None  # what a volunteer's page shows
    steps: int = 0

    @property
    def role(self) -> Role:
        """What it is for."""
        return self.held.role

    @property
    def is_volunteer(self) -> bool:
        """Whether moves are entered there."""
        return self.held.role is Role.NOTATION

    @property
    def letter(self) -> str:
        """What stands before the key in the address."""
        return "d" if self.is_volunteer else "a"


def of_before(held: dict[str, Any]) -> list[Invitation]:
    """The keys of telephones that a program of before there were invitations has kept."""
    return [
        Invitation(
            *(one["name"], Role.NOTATION if one["boards"] else Role.SECTOR, one["mark"]),
            *(frozenset({one["section"]}), tuple(one["boards"]), one["device"]),
        )
        for one in held.get("passes", ())
    ]
