"""The sentence in the status bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.services.rounds.results import results_in
from tdapp.ui.session.session import Session

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.standings import Standings


def status_parts(session: Session) -> tuple[str, ...]:
    """Round, results, trial ladder, a notice of the file; in this order, empty ones left out."""
    translate = QCoreApplication.translate
    if not session.view.is_open or session.view.store is None:
        return ()
    section = session.view.section
    parts = list(_round_parts(session, section))
    parts.append(translate("Status", "players: {0}").format(len(section.players)))
    if session.tables.has_trial:
        from tdapp.services.tables.ladder_editing import changes_from_official

        changes = changes_from_official(section, session.tables.trial)
        parts.append(translate("Status", "trial ladder, rungs changed: {0}").format(changes))
    if section.closed:
        parts.append(translate("Status", "closed: the standings are final"))
    if session.view.store.notice:
        parts.append(session.view.store.notice)
    return tuple(parts)


def table_state(standings: Standings) -> str:
    """Whether a table is provisional, and why, or final, as the beginning of a line; empty in between."""
    said = _state(standings)
    return said[:1].upper() + said[1:]


def _state(standings: Standings) -> str:
    from tdapp.services.tables.standings import (  # brings numpy, which the start does not need
        Provisional,
        why_provisional,
    )

    translate = QCoreApplication.translate
    match why_provisional(standings):
        case Provisional.OPEN:
            return translate("Status", "provisional: games are open")
        case Provisional.UNVERIFIED:
            return translate("Status", "provisional: round {0} is not verified").format(standings.after_round)
        case Provisional.REOPENED:
            return translate("Status", "provisional: the tournament was opened again")
    is_last = standings.after_round == standings.section.rounds_total
    return translate("Status", "final") if standings.section.closed and is_last and not standings.trial else ""


def _round_parts(session: Session, section: Section) -> tuple[str, ...]:
    translate = QCoreApplication.translate
    number = section.rounds_paired
    round_ = session.view.round(max(1, number))
    if round_.manual:
        return (translate("Status", "Round {0} is being paired by hand").format(round_.number),)
    if not number:
        return (translate("Status", "No round paired yet, {0} planned").format(section.rounds_total),)
    have, boards, unverified = results_in(round_)
    parts = [
        translate("Status", "Round {0} of {1}").format(number, section.rounds_total),
        translate("Status", "{0}/{1} results").format(have, boards),
    ]
    if unverified:
        parts.append(translate("Status", "{0} unverified").format(unverified))
    return tuple(parts)
