"""Commands about the event and its sections."""

from __future__ import annotations

from dataclasses import fields

from tdapp.domain.commands.command import Command, Facts, differing, names_of
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.systems.registry import system_named
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr, trimmed


@dataclass(frozen=True, slots=True)
class EditEvent(Command):
    """Write the event's facts and its officials; where the officials changed, the printed arbiters follow them."""

    event: Event

    ID = "edit-event"

    def describe(self, facts: Facts) -> str:
        return tr("Edit the event")


@dataclass(frozen=True, slots=True)
class AddSection(Command):
    """A new last section without players; ``ladder`` None means the preset of its kind."""

    facts: SectionFacts
    ladder: str | None = None

    ID = "add-section"

    def describe(self, facts: Facts) -> str:
        name = trimmed(self.facts.name)
        return tr("Add the section {name}").format(name=name) if name else tr("Add a section")


@dataclass(frozen=True, slots=True)
class NewSection:
    """A section and who plays there: (section, number) of each in the order of the new numbers.

    ``teams``: likewise, with their members; then ``players`` is empty.
    """

    facts: SectionFacts
    players: tuple[tuple[int, int], ...]
    teams: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class AddSectionsFrom(Command):
    """New last sections with players of others (a play-off from a table, finals from groups, quads), or with teams."""

    sections: tuple[NewSection, ...]

    ID = "add-sections-from"

    def describe(self, facts: Facts) -> str:
        names = ", ".join(filter(None, (trimmed(one.facts.name) for one in self.sections)))
        count = sum(len(one.teams) for one in self.sections)
        if count:
            text = ntr("Add {names} with {count} team", "Add {names} with {count} teams", count)
            return text.format(names=names or tr("a section"), count=count)
        count = sum(len(one.players) for one in self.sections)
        text = ntr("Add {names} with {count} player", "Add {names} with {count} players", count)
        return text.format(names=names or tr("a section"), count=count)


@dataclass(frozen=True, slots=True)
class EditSection(Command):
    """Write a section's regulations; what is locked once round 1 is paired is refused, or a step of level 3 or 4.

    ``colour_seed``: the initial colour is the lot of this seed (services.players.lots), noted in the tournament report.
    """

    section_id: int
    facts: SectionFacts
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    colour_seed: int | None = None

    ID = "edit-section"

    def describe(self, facts: Facts) -> str:
        changed = facts.keep("changed", self._changed)
        colour = {"W": tr("White"), "B": tr("Black")}.get(self.facts.initial_colour)
        if self.colour_seed is not None and colour and changed in ([], ["initial_colour"]):
            return tr("The initial colour by lot {seed}: {words}").format(seed=self.colour_seed, words=colour)
        if changed == ["initial_colour"] and colour:
            return tr("The initial colour: {words}").format(words=colour)
        if changed == ["name"]:
            before = facts.section(self.section_id)
            if before:
                return tr("Rename the section {name}").format(name=before)
            return tr("Name the section {name}").format(name=self.facts.name)
        if changed == ["chess960"]:
            return tr("Play Chess960") if self.facts.chess960 else tr("Play from the usual position")
        if changed and {"round_dates", "round_times"}.issuperset(changed):
            return tr("Change the schedule")
        return tr("Edit the section")

    def _changed(self, section: Section) -> list[str]:
        return differing(section, self.facts, [one.name for one in fields(self.facts)])


@dataclass(frozen=True, slots=True)
class ChangeSystem(Command):
    """A section whose rounds came with a file, by rules that are not paired here, goes on by another system.

    ``system`` names it as ``system_named`` reads it, with its parameters.
    """

    section_id: int
    system: str
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "change-system"

    def describe(self, facts: Facts) -> str:
        name = tr(system_named(self.system)[0].name)
        return tr("Go on by the {system}: {reason}").format(system=name, reason=trimmed(self.reason))


@dataclass(frozen=True, slots=True)
class RemoveSection(Command):
    """Remove a section without players; the last one stays."""

    section_id: int

    ID = "remove-section"

    def describe(self, facts: Facts) -> str:
        name = facts.section(self.section_id)
        return tr("Remove the section {name}").format(name=name) if name else tr("Remove the section")


@dataclass(frozen=True, slots=True)
class MovePlayers(Command):
    """Move players to another section before round 1 of either is paired; they get the next numbers there."""

    section_id: int
    numbers: tuple[int, ...]
    target_id: int

    ID = "move-players"

    def describe(self, facts: Facts) -> str:
        target = facts.section(self.target_id) or tr("Section {number}").format(number=self.target_id)
        return tr("Move {name} to {section}").format(name=names_of(facts, self.numbers), section=target)


@dataclass(frozen=True, slots=True)
class OrderSections(Command):
    """Show the sections in another order; ``order`` names every section once, ``moved`` the one that goes elsewhere."""

    order: tuple[int, ...]
    moved: int | None = None

    ID = "order-sections"

    def describe(self, facts: Facts) -> str:
        if self.moved is None:
            return tr("Order the sections")
        name = facts.section(self.moved) or tr("Section {number}").format(number=self.moved)
        return tr("Put {name} in another place").format(name=name)


EVENT_COMMANDS: tuple[type[Command], ...] = (
    EditEvent,
    AddSection,
    AddSectionsFrom,
    EditSection,
    ChangeSystem,
    RemoveSection,
    MovePlayers,
    OrderSections,
)
