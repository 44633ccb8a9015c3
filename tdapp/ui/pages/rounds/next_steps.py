"""The next step of a round and the one beside it, as two buttons."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tdapp.domain.knockout.players import is_tied, knocks_out
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round, RoundState
from tdapp.domain.section.stages import same_match
from tdapp.ui.look.keys import said
from tdapp.ui.widgets.basics import button


class NextSteps(QObject):
    """Made ready by ``show_round``. Signals: ``step_chosen(step)`` one of them was pressed."""

    step_chosen = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ids = "", ""
        self.primary = button("", role="primary", on_click=lambda: self.step_chosen.emit(self._ids[0]))
        self.second = button("", on_click=lambda: self.step_chosen.emit(self._ids[1]))

    def show_round(self, section: Section, round_: Round, *, left_over: bool, busy: bool) -> None:
        """What comes next in a round; ``left_over``: somebody has neither opponent nor bye."""
        self._ids = steps_of(section, round_, left_over=left_over)
        names = {
            "publish": self.tr("Publish round {0}").format(round_.number),
            "again": self.tr("Pair again"),
            "by-hand": self.tr("Pair by hand…"),
            "verify": self.tr("Verify the results"),
            "ties": self.tr("Drawn matches…"),
            "next": self.tr("Go to round {0}").format(round_.number + 1),
            "close": self.tr("Close the tournament…"),
            "reopen": self.tr("Open the tournament again…"),
        }
        for widget, step in zip((self.primary, self.second), self._ids, strict=True):
            widget.setVisible(bool(step))
            widget.setText(names.get(step, ""))
            widget.setAccessibleName(names.get(step, ""))
            widget.setToolTip(said("Ctrl+Enter") if widget is self.primary else "")
            widget.setEnabled(not busy)


def steps_of(section: Section, round_: Round, *, left_over: bool) -> tuple[str, str]:
    """The next step and the one beside it, as ids; empty for none."""
    newest = round_.number == section.rounds_paired
    if section.closed:
        return "", "reopen" if newest else ""
    if round_.manual or not round_.is_paired:
        return "", ""
    if left_over and newest:
        return "by-hand", ""
    complete = round_.state in (RoundState.COMPLETE, RoundState.VERIFIED)
    if newest and complete and knocks_out(section) and is_tied(section):
        return "ties", "verify" if round_.state is RoundState.COMPLETE else ""
    last = round_.number == section.rounds_total
    if round_.number < section.rounds_paired:
        return "", ""
    match round_.state:
        case RoundState.DRAFT:
            return "publish", "again"
        case RoundState.PUBLISHED | RoundState.PLAYING if same_match(section.system, round_.number, round_.number + 1):
            return "next", ""  # the next game of the match waits for no result
        case RoundState.COMPLETE:
            return ("verify", "close") if last else ("next", "verify")
        case RoundState.VERIFIED:
            return ("close" if last else "next"), ""
        case _:
            return "", ""
