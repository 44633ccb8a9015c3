"""Commands about what is printed: the prizes of a section, the head and foot of every page."""

from __future__ import annotations

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.page_head import Picture
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


@dataclass(frozen=True, slots=True)
class SetPrizes(Command):
    """Announce the prizes of a section with their rules; None: there are none."""

    section_id: int
    plan: PrizePlan | None

    ID = "set-prizes"

    def describe(self, facts: Facts) -> str:
        given = self.plan is not None and self.plan.prizes
        return tr("Announce the prizes") if given else tr("Take back the prizes")


@dataclass(frozen=True, slots=True)
class SetHeaderLines(Command):
    """Write the lines that stand above the event's name on every page."""

    lines: tuple[str, ...]

    ID = "set-header-lines"

    def describe(self, facts: Facts) -> str:
        return tr("Change the header lines")


@dataclass(frozen=True, slots=True)
class SetLogo(Command):
    """Set the event's logo, or take it away (None)."""

    picture: Picture | None

    ID = "set-logo"

    def describe(self, facts: Facts) -> str:
        return tr("Change the logo")


@dataclass(frozen=True, slots=True)
class SetSponsors(Command):
    """Write all pictures of the sponsors in their order."""

    pictures: tuple[Picture, ...]

    ID = "set-sponsors"

    def describe(self, facts: Facts) -> str:
        return tr("Change the sponsors")


@dataclass(frozen=True, slots=True)
class SetPublishing(Command):
    """Say where the website of the event stands and what it shows of the players."""

    publishing: Publishing

    ID = "set-publishing"

    def describe(self, facts: Facts) -> str:
        return tr("Change what is published")


@dataclass(frozen=True, slots=True)
class SetCover(Command):
    """Set the picture of the event on its website, or take it away (None)."""

    picture: Picture | None

    ID = "set-cover"

    def describe(self, facts: Facts) -> str:
        return tr("Change the picture of the website")


SHEET_COMMANDS: tuple[type[Command], ...] = (
    SetPrizes,
    SetHeaderLines,
    SetLogo,
    SetSponsors,
    SetPublishing,
    SetCover,
)
