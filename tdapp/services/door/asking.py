"""What a command would have to ask, without carrying it out: the handlers run over snapshots and write nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from tdapp.domain.commands.event import EventCommand
from tdapp.domain.commands.players import PlayerCommand
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.player import Player
from tdapp.domain.words.checks import NeedsConfirmation, Warning
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.door.closed import refuse_closed
from tdapp.services.door.handlers import LadderCheck, known_to_registry
from tdapp.services.door.roster_handlers import handle_roster
from tdapp.services.ports.event_store import EventStore
from tdapp.services.ports.round_rows import SectionStatus


def warnings_for(
    store: EventStore, command: EventCommand | PlayerCommand, *, check_ladder: LadderCheck = known_to_registry
) -> tuple[Warning, ...]:
    """The warnings that the command still needs confirmed, none when it may simply be executed.

    RuleViolation when it would be refused. Nothing is changed.
    """
    rows: Any = _Snapshots(store)
    refuse_closed(rows, command)
    try:
        handle_roster(rows, command, check_ladder)
    except NeedsConfirmation as asked:
        return asked.warnings
    return ()


def confirmed(command: Any, warnings: Iterable[Warning]) -> Any:
    """The command with these warnings confirmed as well."""
    ids = dict.fromkeys((*command.confirmed, *(warning.rule_id for warning in warnings)))
    return replace(command, confirmed=tuple(ids))


class _Snapshots:
    """As much of EventRows, RosterRows and RoundRows as the handlers of the roster read; every write does nothing."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    @property
    def rounds(self) -> _Snapshots:
        return self

    @property
    def roster(self) -> _Snapshots:
        return self

    def snapshot(self, section_id: int) -> Section:
        return self._store.snapshot(section_id)

    def status(self, section_id: int) -> SectionStatus:
        section = self._store.snapshot(section_id)
        return SectionStatus(
            section.kind, section.rounds_total, section.fide_mode, section.closed, section.rounds_paired
        )

    def is_closed(self, section_id: int) -> bool:
        return self._store.snapshot(section_id).closed

    def event(self) -> Event:
        return self._store.snapshot(self._store.sections()[0].section_id).event

    def sections(self) -> tuple[tuple[int, str], ...]:
        return tuple((one.section_id, one.name) for one in self._store.sections())

    def player(self, section_id: int, number: int) -> Player:
        return self.players(section_id, [number])[number]

    def players(self, section_id: int, numbers: Iterable[int]) -> dict[int, Player]:
        known = {player.number: player for player in self._store.snapshot(section_id).players}
        for number in numbers:
            if number not in known:
                raise RuleViolation(tr("There is no player with the pairing number {number}.").format(number=number))
        return {number: known[number] for number in numbers}

    def _nothing(self, *_values: object, **_options: object) -> None:
        """What would be written is not."""

    add_restore_point = add_comment = set_manual_places = set_external_values = _nothing
    write_event = add_section = order_sections = write_facts = remove_section = _nothing
    add_players = write_players = remove_players = move_players = renumber = _nothing

    def write_byes(self, section_id: int, byes: Mapping[tuple[int, int], object]) -> None:
        """What would be written is not."""
