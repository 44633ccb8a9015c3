"""Commands about what is printed: the prizes of a section, the head and foot of every page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.page_head import Picture


@dataclass(frozen=True, slots=True)
class SetPrizes:
    """Announce the prizes of a section with their rules; None: there are none."""

    section_id: int
    plan: PrizePlan | None
    label: str = "Announce the prizes"

    ID: ClassVar[str] = "set-prizes"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetHeaderLines:
    """Write the lines that stand above the event's name on every page."""

    lines: tuple[str, ...]
    label: str = "Change the header lines"

    ID: ClassVar[str] = "set-header-lines"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetLogo:
    """Set the event's logo, or take it away (None)."""

    picture: Picture | None
    label: str = "Change the logo"

    ID: ClassVar[str] = "set-logo"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetSponsors:
    """Write all pictures of the sponsors in their order."""

    pictures: tuple[Picture, ...]
    label: str = "Change the sponsors"

    ID: ClassVar[str] = "set-sponsors"
    VERSION: ClassVar[int] = 1


SheetCommand = SetPrizes | SetHeaderLines | SetLogo | SetSponsors

SHEET_COMMANDS: tuple[type[SheetCommand], ...] = (SetPrizes, SetHeaderLines, SetLogo, SetSponsors)
