"""Leaving FIDE mode, closing a section and opening it again."""

from __future__ import annotations

from tdapp.domain.commands.rounds import CloseSection, LeaveFideMode, ReopenSection
from tdapp.domain.rules.rounds import rule
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import FIDE_MODE_EXITED, require
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.event.possible import why_not_close, why_not_leave_fide_mode, why_not_reopen
from tdapp.services.ports.decisions import needed, note_decision, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.tables.by_hand_age import LOOKED_AT, may_be_out_of_date
from tdapp.services.tables.final_mark import final_mark


def leave_fide_mode(rows: EventRows, command: LeaveFideMode) -> ChangeSet:
    """Level 4, permanent: the journal row is a barrier (see LeaveFideMode.BARRIER)."""
    status = rows.rounds.status(command.section_id)
    require(why_not_leave_fide_mode(status))
    reason = needed(command.reason, tr("FIDE mode is left"))
    warnings = [rule("leave-fide-mode").warn()]
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=reason)
    rows.add_comment(command.section_id, f"{FIDE_MODE_EXITED} after round {status.rounds_paired}")
    rows.rounds.leave_fide_mode(command.section_id)
    return _event_changed(command.section_id)


def close_section(rows: EventRows, command: CloseSection) -> ChangeSet:
    """The standings are final: every result in, the last round entered twice, no adjourned game."""
    status = rows.rounds.status(command.section_id)
    rounds = [rows.rounds.round(command.section_id, number) for number in range(1, status.rounds_paired + 1)]
    section = rows.snapshot(command.section_id)
    typed = bool(section.manual_places or section.external_values)
    stale = typed and may_be_out_of_date(rows.newest_steps(LOOKED_AT), command.section_id)
    require(why_not_close(status, rounds, by_hand_is_stale=stale))
    rows.rounds.add_restore_point(command.section_id)
    rows.rounds.set_closed(command.section_id, True)
    rows.keep_final(command.section_id, final_mark(section))
    return _event_changed(command.section_id)


def reopen_section(rows: EventRows, command: ReopenSection) -> ChangeSet:
    """The standings are provisional again; the tournament report notes it."""
    require(why_not_reopen(rows.rounds.status(command.section_id)))
    reason = needed(command.reason, tr("A closed tournament is re-opened"))
    rows.rounds.set_closed(command.section_id, False)
    note_decision(rows, command.section_id, "The closed tournament was re-opened.", trimmed(reason))
    return _event_changed(command.section_id)


def _event_changed(section_id: int) -> ChangeSet:
    return touched(section_id, Topic.EVENT, Topic.RESULTS)


ROWS = (
    handles(LeaveFideMode, leave_fide_mode),
    handles(CloseSection, close_section),
    handles(ReopenSection, reopen_section),
)
