"""One handler per command: check the rules, write through the unit of work, say what changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from tdapp.domain.commands.event import EventCommand
from tdapp.domain.commands.ladder import (
    Command,
    MakeLadderOfficial,
    SetEdition,
    SetExternalValues,
    SetManualPlaces,
    SetTrialLadder,
)
from tdapp.domain.commands.players import PlayerCommand
from tdapp.domain.commands.rounds import RoundCommand
from tdapp.domain.commands.sheets import SheetCommand
from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.typed_values import checked_places, checked_values
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.door.roster_handlers import handle_roster
from tdapp.services.door.round_handlers import handle_round
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.prizes.handlers import handle_sheet
from tdapp.services.tables.possible import why_not_make_official

LadderCheck = Callable[[Section, Ladder], Ladder]
"""Gives the ladder as it is stored; RuleViolation when it names an unknown criterion, modifier or policy."""


def known_to_registry(section: Section, ladder: Ladder) -> Ladder:
    """The check against the catalogue of criteria and policies."""
    from tdapp.tiebreaks.registry import check_ladder  # brings numpy, which opening a file does not need

    return check_ladder(section, ladder)


def handle(rows: EventRows, command: Command, check_ladder: LadderCheck = known_to_registry) -> ChangeSet:
    """Carry out a command inside an open transaction; RuleViolation when the rules forbid it."""
    if isinstance(command, SheetCommand):
        return handle_sheet(rows, command)
    if isinstance(command, RoundCommand):
        return handle_round(rows, command)
    if isinstance(command, EventCommand | PlayerCommand):
        return handle_roster(rows, command, check_ladder)
    match command:
        case SetTrialLadder():
            return _set_trial_ladder(rows, command, check_ladder)
        case MakeLadderOfficial():
            return _make_ladder_official(rows, command, check_ladder)
        case SetEdition():
            return _set_edition(rows, command)
        case SetManualPlaces():
            return _set_manual_places(rows, command)
        case SetExternalValues():
            return _set_external_values(rows, command)
        case _:
            assert_never(command)


def _set_trial_ladder(rows: EventRows, command: SetTrialLadder, check_ladder: LadderCheck) -> ChangeSet:
    ladder = None
    if command.ladder is not None:
        ladder = _checked(rows, command.section_id, command.ladder, check_ladder)
    rows.set_trial_ladder(command.section_id, ladder)
    return _ladder_changed(command.section_id)


def _make_ladder_official(rows: EventRows, command: MakeLadderOfficial, check_ladder: LadderCheck) -> ChangeSet:
    state = rows.ladder_state(command.section_id)
    require(why_not_make_official(rows.snapshot(command.section_id)))
    assert state.trial is not None  # else it is not possible
    ladder = _checked(rows, command.section_id, state.trial, check_ladder)
    if ladder != state.official and rows.is_under_way(command.section_id):
        if not command.confirmed:
            raise RuleViolation(
                tr("Round 1 is paired: the official ladder changes only after it was confirmed in two steps.")
            )
        reason = _one_line(command.reason)
        if not reason:
            raise RuleViolation(tr("Round 1 is paired: the official ladder changes only with a reason."))
        from tdapp.services.tables.standings import official_ladder  # brings numpy

        before = str(official_ladder(rows.snapshot(command.section_id))) or "points only"
        _note_change(rows, command.section_id, "official ladder", before, reason)
    rows.set_official_ladder(command.section_id, ladder)
    rows.set_trial_ladder(command.section_id, None)
    return _ladder_changed(command.section_id)


def _set_edition(rows: EventRows, command: SetEdition) -> ChangeSet:
    try:
        edition = Edition(command.edition)
    except ValueError:
        known = ", ".join(member.value for member in Edition)
        raise RuleViolation(
            tr("There is no edition “{edition}” of the tie-break rules; known are {known}.").format(
                edition=command.edition, known=known
            )
        ) from None
    state = rows.ladder_state(command.section_id)
    if edition is not state.edition and rows.is_under_way(command.section_id):
        reason = _one_line(command.reason)
        if not reason:
            raise RuleViolation(tr("Round 1 is paired: the edition of the tie-break rules changes only with a reason."))
        name = "edition of the tie-break rules"
        _note_change(rows, command.section_id, name, state.edition.value, reason)
    rows.set_edition(command.section_id, edition)
    return _ladder_changed(command.section_id)


def _set_manual_places(rows: EventRows, command: SetManualPlaces) -> ChangeSet:
    section = rows.snapshot(command.section_id)
    rows.set_manual_places(command.section_id, checked_places(section, command.places))
    return _ladder_changed(command.section_id)


def _set_external_values(rows: EventRows, command: SetExternalValues) -> ChangeSet:
    section = rows.snapshot(command.section_id)
    name = command.name.strip().lower()
    others = tuple(entry for entry in section.external_values if entry[0] != name)
    typed = tuple((name, number, text) for number, text in command.values)
    rows.set_external_values(command.section_id, checked_values(section, (*others, *typed)))
    return _ladder_changed(command.section_id)


def _note_change(rows: EventRows, section_id: int, what: str, before: str, reason: str) -> None:
    """Keep the old value as a comment, which the TRF shows as a ``###`` line."""
    rows.rounds.add_restore_point(f"Before: {what} changed", section_id)
    decided = rows.snapshot(section_id).rounds_decided
    rows.add_comment(section_id, f"tdapp: {what} changed after round {decided}; before: {before}; reason: {reason}")


def _checked(rows: EventRows, section_id: int, text: str, check_ladder: LadderCheck) -> str:
    return str(check_ladder(rows.snapshot(section_id), parse_ladder(text)))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _ladder_changed(section_id: int) -> ChangeSet:
    return ChangeSet(frozenset({Topic.LADDER}), frozenset({section_id}))
