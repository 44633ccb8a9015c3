"""Byes announced in advance: a small grid of players and rounds, one key per cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from tdapp.domain.commands.players import Absence, SetAbsences
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.services.players.bye_rules import announced_rules
from tdapp.services.systems.registry import rules_of_system
from tdapp.ui.look import theme
from tdapp.ui.pages.players.leaving import may_leave
from tdapp.ui.pages.players.rows import BYE_MARKS
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.repeats import Repeats
from tdapp.ui.widgets.tables.table_text import copy_table

_KEYS: dict[int, Outcome | None] = {
    Qt.Key.Key_0: Outcome.ZERO_POINT_BYE,
    Qt.Key.Key_Z: Outcome.ZERO_POINT_BYE,
    Qt.Key.Key_5: Outcome.HALF_POINT_BYE,
    Qt.Key.Key_H: Outcome.HALF_POINT_BYE,
    Qt.Key.Key_1: Outcome.FULL_POINT_BYE,
    Qt.Key.Key_F: Outcome.FULL_POINT_BYE,
    Qt.Key.Key_Delete: None,
    Qt.Key.Key_Backspace: None,
}
_CYCLE: tuple[Outcome | None, ...] = (None, Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE)


class AbsenceGrid(QTableWidget):
    """The cells; rounds that are paired and players with a game there are locked."""

    def __init__(self, session: Session, numbers: Sequence[int], parent: QWidget | None = None) -> None:
        section = session.view.section
        self.numbers = [
            number for number in numbers if section.players[section.index_of(number)].standing is Standing.ACTIVE
        ]
        super().__init__(len(self.numbers), section.rounds_total, parent)
        self._repeats = Repeats()
        self.setAccessibleName(self.tr("Byes by round"))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.ContiguousSelection)
        self.setTabKeyNavigation(False)
        self.before: dict[tuple[int, int], Outcome | None] = {}
        self.now: dict[tuple[int, int], Outcome | None] = {}
        self._locked: set[tuple[int, int]] = set()
        self.setHorizontalHeaderLabels([str(number) for number in range(1, section.rounds_total + 1)])
        names = []
        for row, number in enumerate(self.numbers):
            index = section.index_of(number)
            names.append(f"{number}  {section.players[index].name}")
            cells = section.cells[index]
            for column in range(section.rounds_total):
                outcome = cells[column].outcome if column < len(cells) else Outcome.UNPAIRED
                self.before[row, column] = outcome if outcome in BYES else None
                if column < section.rounds_paired and outcome not in BYES:
                    self._locked.add((row, column))
                self.setItem(row, column, QTableWidgetItem())
        rules = rules_of_system(section.system)
        self._signs = {**BYE_MARKS, **rules.away_signs(section)}
        self._away: Mapping[Outcome | None, str] = dict(rules.away(section).items())
        self.setVerticalHeaderLabels(names)
        self.now = dict(self.before)
        self._names = names
        for row, column in self.now:
            self._show(row, column)
        self.resizeColumnsToContents()
        for column in range(self.columnCount()):
            self.setColumnWidth(column, max(46, self.columnWidth(column)))
        widest = max((self.columnWidth(column) for column in range(self.columnCount())), default=46)
        self.horizontalHeader().setMinimumSectionSize(widest)
        self.horizontalHeader().setSectionResizeMode(
            QHeaderView.ResizeMode.Stretch
        )  # or as wide as the words, and scrolls
        self.itemDoubleClicked.connect(lambda _item: self.cycle())

    def changes(self) -> tuple[Absence, ...]:
        """What differs from before."""
        return tuple(
            Absence(self.numbers[row], column + 1, kind)
            for (row, column), kind in self.now.items()
            if kind != self.before[row, column]
        )

    def put(self, kind: Outcome | None) -> None:
        """The selected cells get this bye, or none."""
        for index in self.selectedIndexes():
            place = index.row(), index.column()
            if place not in self._locked:
                self.now[place] = kind
                self._show(*place)

    def cycle(self) -> None:
        """The next kind of bye in the current cell."""
        place = self.currentRow(), self.currentColumn()
        if place in self.now:
            self.put(_CYCLE[(_CYCLE.index(self.now[place]) + 1) % len(_CYCLE)])

    def _show(self, row: int, column: int) -> None:
        kind = self.now[row, column]
        item = self.item(row, column)
        assert item is not None
        locked = (row, column) in self._locked
        item.setText(self.tr("game") if locked else self._signs[kind] if kind else "·")
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        changed = kind != self.before[row, column]
        font = item.font()
        font.setBold(changed)
        item.setFont(font)
        tokens = theme.current()
        tone = "disabled" if locked or kind is None else "warn" if changed else "text"
        item.setForeground(QColor(tokens[tone]))
        words = (
            self._away.get(kind)
            or {
                None: self.tr("plays"),
                Outcome.ZERO_POINT_BYE: self.tr("absent, 0 points"),
                Outcome.HALF_POINT_BYE: self.tr("half-point bye"),
                Outcome.FULL_POINT_BYE: self.tr("full-point bye"),
            }[kind]
        )
        words = self.tr("this round is paired; change it on the Rounds page") if locked else words
        spoken = self.tr("{0}, round {1}: {2}").format(self._names[row], column + 1, words)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item.setToolTip(spoken)

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def keyReleaseEvent(self, event):
        self._repeats.let_go(event)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event):
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_table(self)
        elif event.key() in (Qt.Key.Key_Space, *_KEYS) and self._repeats.is_one(event):
            return  # a key held down is one bye
        elif event.key() == Qt.Key.Key_Space:
            self.cycle()
        elif event.key() in _KEYS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.put(_KEYS[event.key()])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class AbsencesDialog(FittingDialog):
    """The grid and its buttons; everything is written in one step."""

    def __init__(self, session: Session, numbers: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setWindowTitle(self.tr("Byes and absences"))
        self.resize(760, 460)
        layout = column_in(self, 10, margins=(18, 14, 18, 12))
        layout.addWidget(label(self.tr("Byes and absences by round"), "title"))
        layout.addWidget(
            label(
                self._keys(session.view.section),
                "dim",
                wrap=True,
            )
        )
        self.grid = AbsenceGrid(session, numbers)
        layout.addWidget(self.grid, 1)
        byes = session.view.section.byes
        if announced_rules(session.view.section) is None:
            rules = ""
        elif not byes.half_allowed:
            rules = self.tr("The regulations allow no half-point byes.")
        elif byes.half_until is None:
            rules = self.tr("The regulations allow %n half-point bye(s) for a player.", "", byes.half_limit)
        else:
            rules = self.tr(
                "The regulations allow %n half-point bye(s) for a player, until round {0}.", "", byes.half_limit
            ).format(byes.half_until)
        layout.addWidget(label(rules, "small", wrap=True))
        self.warning = Banner("warn")
        layout.addWidget(self.warning)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        self.confirm.setDefault(True)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        if not self.grid.numbers:
            self.warning.set_text(self.tr("These players have left the event; take them back first."))
            self.confirm.setEnabled(False)
            self.confirm.setToolTip(self.warning.text())
        else:
            paired = session.view.section.rounds_paired
            self.grid.setCurrentCell(0, min(paired, self.grid.columnCount() - 1))
        self.grid.setFocus()

    def _keys(self, section: Section) -> str:
        """Which key says what."""
        away = rules_of_system(section.system).away(section)
        if not away:
            return self.tr("0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.")
        return self.tr("0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.").format(
            *(away[kind] for kind in (Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE))
        )

    def save(self) -> None:
        """Write the changes in one step; what needs confirmation is asked."""
        changes = self.grid.changes()
        if not changes:
            self.accept()
            return
        command = SetAbsences(self.session.view.section_id, changes)
        if self.session.changes.run(command, self.tr("Set these byes?")) is not None:
            self.accept()

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def reject(self) -> None:
        if not self.grid.changes() or may_leave(self.session):
            super().reject()
