"""The sentence in the status bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.domain.event import Section
from tdapp.ui.controller import Controller
from tdapp.ui.models.rounds import results_in


def status_parts(controller: Controller) -> tuple[str, ...]:
    """Round, results, trial ladder, a notice of the file; in this order, empty ones left out."""
    translate = QCoreApplication.translate
    if not controller.is_open or controller.store is None:
        return ()
    section = controller.section
    parts = list(_round_parts(controller, section))
    parts.append(translate("Status", "players: {0}").format(len(section.players)))
    if controller.has_trial:
        changes = controller.calculations.changes(section, controller.trial)
        parts.append(translate("Status", "trial ladder, rungs changed: {0}").format(changes))
    if section.closed:
        parts.append(translate("Status", "closed: the standings are final"))
    if controller.store.notice:
        parts.append(controller.store.notice)
    return tuple(parts)


def _round_parts(controller: Controller, section: Section) -> tuple[str, ...]:
    translate = QCoreApplication.translate
    number = section.rounds_paired
    round_ = controller.round(max(1, number))
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
