"""Handlers of the ladder and of what is typed in for it by hand."""

from __future__ import annotations

from tdapp.domain.commands.ladder import (
    MakeLadderOfficial,
    SetEdition,
    SetExternalValues,
    SetManualPlaces,
    SetTrialLadder,
)
from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder, announced_seed, parse_ladder, with_seed
from tdapp.domain.section.typed_values import checked_places, checked_values
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation, unknown
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.players.lots import lots_note, new_seed
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.tables.possible import why_not_make_official


def known_to_registry(section: Section, ladder: Ladder) -> Ladder:
    """The ladder as it is stored; RuleViolation when it names an unknown criterion, modifier or policy."""
    from tdapp.tiebreaks.registry import check_ladder  # brings numpy, which opening a file does not need

    return check_ladder(section, ladder)


def with_lots(section: Section, ladder: Ladder) -> Ladder:
    """The ladder with the one announced seed where it has lots, in FIDE mode with a fresh one where none is yet."""
    seed = announced_seed(section.ladder)
    if seed is None and section.fide_mode:
        seed = announced_seed(ladder) or str(new_seed())
    return ladder if seed is None else with_seed(ladder, seed)


def set_trial_ladder(rows: EventRows, command: SetTrialLadder) -> ChangeSet:
    """Put another ladder into the editor, or drop it."""
    ladder = None
    if command.ladder is not None:
        ladder = _checked(rows, command.section_id, command.ladder)
    rows.set_trial_ladder(command.section_id, ladder)
    return _ladder_changed(command.section_id)


def make_ladder_official(rows: EventRows, command: MakeLadderOfficial) -> ChangeSet:
    """The trial ladder becomes the official one."""
    state = rows.ladder_state(command.section_id)
    section = rows.snapshot(command.section_id)
    require(why_not_make_official(section))
    assert section.trial_ladder is not None  # else it is not possible
    wanted = with_lots(section, known_to_registry(section, section.trial_ladder))
    ladder = str(wanted)
    if ladder != state.official and rows.is_under_way(command.section_id):
        if not command.confirmed:
            raise RuleViolation(
                tr("Round 1 is paired: the official ladder changes only after it was confirmed in two steps.")
            )
        reason = trimmed(command.reason)
        if not reason:
            raise RuleViolation(tr("Round 1 is paired: the official ladder changes only with a reason."))
        from tdapp.services.tables.standings import official_ladder  # brings numpy

        before = str(official_ladder(rows.snapshot(command.section_id))) or "points only"
        _note_change(rows, command.section_id, "official ladder", before, reason)
    rows.set_official_ladder(command.section_id, ladder)
    rows.set_trial_ladder(command.section_id, None)
    seed = announced_seed(wanted)
    if seed is not None and seed != announced_seed(section.ladder):
        rows.add_comment(command.section_id, lots_note(seed))
    return _ladder_changed(command.section_id)


def set_edition(rows: EventRows, command: SetEdition) -> ChangeSet:
    """Another edition of the tie-break rules."""
    try:
        edition = Edition(command.edition)
    except ValueError:
        sentence = tr("There is no edition “{value}” of the tie-break rules; known are {known}.")
        raise unknown(sentence, command.edition, (member.value for member in Edition)) from None
    state = rows.ladder_state(command.section_id)
    if edition is not state.edition and rows.is_under_way(command.section_id):
        reason = trimmed(command.reason)
        if not reason:
            raise RuleViolation(tr("Round 1 is paired: the edition of the tie-break rules changes only with a reason."))
        name = "edition of the tie-break rules"
        _note_change(rows, command.section_id, name, state.edition.value, reason)
    rows.set_edition(command.section_id, edition)
    return _ladder_changed(command.section_id)


def set_manual_places(rows: EventRows, command: SetManualPlaces) -> ChangeSet:
    """Write all places that were decided by hand."""
    section = rows.snapshot(command.section_id)
    rows.set_manual_places(command.section_id, checked_places(section, command.places))
    return _ladder_changed(command.section_id)


def set_external_values(rows: EventRows, command: SetExternalValues) -> ChangeSet:
    """Write all values of one name."""
    section = rows.snapshot(command.section_id)
    name = command.name.strip().lower()
    others = tuple(entry for entry in section.external_values if entry[0] != name)
    typed = tuple((name, number, text) for number, text in command.values)
    rows.set_external_values(command.section_id, checked_values(section, (*others, *typed)))
    return _ladder_changed(command.section_id)


def _note_change(rows: EventRows, section_id: int, what: str, before: str, reason: str) -> None:
    """Keep the old value as a comment, which the TRF shows as a ``###`` line."""
    rows.rounds.add_restore_point(section_id)
    decided = rows.snapshot(section_id).rounds_decided
    rows.add_comment(section_id, f"tdapp: {what} changed after round {decided}; before: {before}; reason: {reason}")


def _checked(rows: EventRows, section_id: int, text: str) -> str:
    return str(known_to_registry(rows.snapshot(section_id), parse_ladder(text)))


def _ladder_changed(section_id: int) -> ChangeSet:
    return touched(section_id, Topic.LADDER)


ROWS = (
    handles(SetTrialLadder, set_trial_ladder),
    handles(MakeLadderOfficial, make_ladder_official),
    handles(SetEdition, set_edition),
    handles(SetManualPlaces, set_manual_places),
    handles(SetExternalValues, set_external_values),
)
