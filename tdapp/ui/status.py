"""The sentence in the status bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.ui.controller import Controller
from tdapp.ui.models.rounds import results_in


def status_parts(controller: Controller) -> tuple[str, ...]:
    """Round, results, trial ladder, a notice of the file; in this order, empty ones left out."""
    translate = QCoreApplication.translate
    if not controller.is_open or controller.store is None:
        return ()
    section = controller.section
    parts = []
    if section.rounds_held:
        have, boards = results_in(section, section.rounds_held)
        parts.append(translate("Status", "Round {0} of {1}").format(section.rounds_held, section.rounds_total))
        parts.append(translate("Status", "{0}/{1} results").format(have, boards))
    else:
        parts.append(translate("Status", "No round paired yet, {0} planned").format(section.rounds_total))
    parts.append(translate("Status", "players: {0}").format(len(section.players)))
    if controller.has_trial:
        changes = controller.calculations.changes(section, controller.trial)
        parts.append(translate("Status", "trial ladder, rungs changed: {0}").format(changes))
    if controller.store.notice:
        parts.append(controller.store.notice)
    return tuple(parts)
