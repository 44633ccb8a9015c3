"""The menu of a round: every step of its life, what cannot be done now with the reason."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tdapp.domain.section.event import Kind
from tdapp.domain.section.round import Round

if TYPE_CHECKING:
    from tdapp.ui.pages.rounds.page import RoundsPanel


class RoundMenu(QObject):
    """Fills the menu when it is opened."""

    def __init__(self, panel: RoundsPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self.menu = QMenu(panel)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(lambda: self.fill(self.menu))

    def fill(self, menu: QMenu) -> None:
        """What can be done with the round in view, in the page's menu or the window's."""
        panel = self._panel
        panel.refresh()
        round_ = panel.round
        self._into = menu
        menu.clear()
        self._life(round_)
        menu.addSeparator()
        board = panel.boards.table.board() or 0
        shown = panel.views.currentWidget() is panel.boards and bool(board)
        self._add(self.tr("Why this &board?"), partial(panel.show_reasons, board), shown, self.tr("No board"))
        bye = panel.bye_number()
        self._add(
            self.tr("Why this b&ye?"), partial(panel.show_bye_reasons, bye), bool(bye), self.tr("Nobody has the bye")
        )
        menu.addSeparator()
        self._add(self.tr("Pairing &rules…"), panel.show_pairing_rules, True, "")
        swiss = panel.session.view.section.kind is Kind.SWISS
        only_swiss = self.tr("A round robin is read from its table")
        self._add(self.tr("Pairing &engine…"), panel.show_engine, swiss and not panel.desk.busy, only_swiss)
        menu.addSeparator()
        self._section()

    def _life(self, round_: Round) -> None:
        panel, actions = self._panel, self._panel.actions_
        number, section = round_.number, panel.session.view.section
        current = number == section.rounds_paired and not section.closed
        draft = current and round_.is_draft and not round_.manual
        out = current and not round_.is_draft and not round_.manual
        empty = not round_.is_paired and not round_.manual and not section.closed
        not_now = self.tr("Only for the round that was paired last")
        untouched = out and len(round_.open_boards) == len(round_.boards)
        only_draft, every = self.tr("Only for a draft"), self.tr("Every game has a result")
        no_result = self.tr("Only for published pairings without a result")
        missing = out and bool(round_.open_boards)
        known = round_.is_paired and not section.closed
        never_paired = self.tr("The tournament is closed") if section.closed else self.tr("The round is not paired")
        lot = section.chess960 and not section.closed and (empty or draft or untouched)
        why_no_lot = self.tr("Only in Chess960 (pairing rules), before the first result")
        rows = (
            (self.tr("&Publish the pairings"), actions.publish, draft, only_draft),
            (self.tr("Pair &again"), actions.pair, draft, only_draft),
            (self.tr("Pair by &hand…"), actions.start_by_hand, draft or out or empty, not_now),
            (self.tr("&Withdraw the pairings…"), actions.unpublish, untouched, no_result),
            (self.tr("&Unpair the round…"), actions.unpair, draft or out, not_now),
            (self.tr("Record missing results as a&djourned…"), actions.adjourn, missing, every),
            (self.tr("&Take the whole round back…"), actions.undo_round, known, never_paired),
            (self.tr("Draw the &starting position (Chess960)"), actions.draw_position, lot, why_no_lot),
        )
        for text, run, possible, why_not in rows:
            self._add(text, partial(run, number), possible, why_not)

    def _run(self, run) -> None:
        """Show the page first: the window's menu and the search can be used from any other."""
        if not self._panel.isVisible():
            self._panel.page_wanted.emit("rounds")
        run()

    def _section(self) -> None:
        actions, section = self._panel.actions_, self._panel.session.view.section
        closed = self.tr("The tournament is closed")
        self._add(self.tr("&Close the tournament…"), actions.close_section, not section.closed, closed)
        not_closed = self.tr("Only of a tournament that is closed")
        self._add(self.tr("Write the &final pack…"), actions.closing.ask_pack, section.closed, not_closed)
        self._add(self.tr("&Open the tournament again…"), actions.reopen_section, section.closed, self.tr("It is open"))
        self._add(
            self.tr("Leave &FIDE mode for good…"),
            actions.leave_fide_mode,
            section.fide_mode and not section.closed,
            self.tr("FIDE mode was left already") if not section.fide_mode else closed,
        )

    def _add(self, text: str, run, possible: bool, why_not: str) -> QAction:
        action = self._into.addAction(text)
        busy = self._panel.desk.busy
        action.setEnabled(possible and not busy)
        tip = QCoreApplication.translate("RoundMenu", "The engine is pairing") if busy and possible else why_not
        action.setToolTip("" if action.isEnabled() else tip)
        action.triggered.connect(lambda _checked=False: self._run(run))
        return action
