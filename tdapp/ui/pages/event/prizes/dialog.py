"""Prizes: the list and its rules on the left, who gets what as it stands now on the right."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QHeaderView, QSplitter, QTableView, QWidget

from tdapp.domain.commands.sheets import SetPrizes
from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.services.files.reading import read_file
from tdapp.services.files.writing import write_file
from tdapp.services.prizes.awards import (
    Winners,
    aside_words,
    award_words,
    distribution_of,
    empty_groups,
    left_words,
    money_text,
    narrowest_words,
    year_of,
)
from tdapp.services.prizes.checked import checked_for
from tdapp.services.prizes.groups import group_names
from tdapp.services.prizes.table import read_prizes, write_prizes
from tdapp.ui.pages.event.prizes.editors import PrizeDelegate
from tdapp.ui.pages.event.prizes.rules import PrizeRules
from tdapp.ui.pages.event.prizes.table import (
    GROUP,
    ITEM,
    KIND,
    MONEY,
    PLACE,
    WINNER,
    PrizeTable,
    award_columns,
    award_rows,
)
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, label, selectable, tool
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog, ScrollingPage
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.repeats import Repeats
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.words import after_round_text

MOST_BYTES = 1_000_000


class PrizesDialog(FittingDialog):
    """Announces the prizes of the section in view; nothing is kept before Save."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._repeats = Repeats()
        self.session = session
        section = session.view.section
        self._standings = session.tables.standings()
        self._year = year_of(self._standings, dt.date.today().year)
        self._section = section
        names = {player.number: player.name for player in section.players}
        self._before = section.prizes
        self.setWindowTitle(self.tr("Prizes"))
        room = self.screen().availableGeometry()
        self.resize(min(1180, room.width() - 40), min(720, room.height() - 60))
        self.model = PrizeTable(names, self)
        self.rules = PrizeRules()
        self.table = self._make_table(group_names(section, self._year), [f"{n} {name}" for n, name in names.items()])
        self.awards = DenseTable(self.tr("Who gets what"), sortable=False)
        self.awards.setProperty("role", "framed")
        self.state = label("", "dim", wrap=True)
        self.why = label("", "small", wrap=True)
        self.why.setMinimumHeight(36)
        self.sums = selectable("", "")
        self._reasons: dict[int, str] = {}
        self.remarks = selectable("", "small")
        self.warning = Banner("warn")
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._show_result)
        self._lay_out()
        self.awards.row_changed.connect(lambda key: self.why.setText(self._reasons.get(key, "")))
        self.model.edited.connect(self._later.start)
        self.model.refused.connect(self.warning.set_text)
        self.rules.edited.connect(self._later.start)
        self.rules.set_plan(self._before or PrizePlan(()))
        self.model.set_prizes(self._before.prizes if self._before else ())
        self._show_result()
        (self.table if self._before else self.add_place).setFocus()

    def _make_table(self, groups: tuple[str, ...], players: list[str]) -> QTableView:
        table = QTableView()
        table.setAccessibleName(self.tr("List of prizes"))
        table.setProperty("role", "framed")
        table.setModel(self.model)
        table.setItemDelegate(PrizeDelegate(groups, players, table))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setStyleSheet("QTableView::item { padding: 0 6px; }")
        table.setTabKeyNavigation(False)
        table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, width in ((KIND, 88), (GROUP, 140), (PLACE, 58), (MONEY, 80), (ITEM, 96), (WINNER, 120)):
            table.setColumnWidth(column, width)
        header.setSectionResizeMode(WINNER, QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        layout = dialog_box(self, self.tr("Prizes"))
        left, right = QWidget(), QWidget()
        box = column_in(left, 8, margins=(0, 0, 8, 0))
        actions = QWidget()
        row = FlowLayout(actions, 6)
        self.add_place = button(
            self.tr("Add a place"), "plus", tip=self.tr("The next place of the group of this line"),
            on_click=lambda: self._add(PrizeKind.PLACE),
        )  # fmt: skip
        self.add_named = button(
            self.tr("Special prize"), "plus", tip=self.tr("Best game, youngest player: you name the winner"),
            on_click=lambda: self._add(PrizeKind.NAMED),
        )  # fmt: skip
        self.add_club = button(
            self.tr("Club prize"), "plus", tip=self.tr("By the points of a club's best players"),
            on_click=lambda: self._add(PrizeKind.CLUB),
        )  # fmt: skip
        self.remove = button(
            self.tr("Remove"), "trash-2", tip=self.tr("Remove the lines chosen"), on_click=self._remove
        )
        self.up = tool("arrow-up", self.tr("Move the line up"), boxed=True, on_click=lambda: self._move(-1))
        self.down = tool("arrow-down", self.tr("Move the line down"), boxed=True, on_click=lambda: self._move(1))
        self.paste = button(
            self.tr("Paste"), "clipboard-paste",
            tip=self.tr("Lines from a spreadsheet: group, place, amount, thing, start number"),
            on_click=self.paste_text,
        )  # fmt: skip
        self.read = button(self.tr("Import…"), "file-input", on_click=self._import)
        self.write = button(self.tr("Export…"), "file-down", on_click=self._export)
        for widget in (
            self.add_place, self.add_named, self.add_club, self.remove, self.up, self.down, self.paste, self.read,
            self.write,
        ):  # fmt: skip
            row.addWidget(widget)
        box.addWidget(actions)
        box.addWidget(self.table, 1)
        box.addWidget(label(self.tr("Rules"), "heading"))
        box.addWidget(self.rules)
        there = column_in(right, 8, margins=(8, 0, 0, 0))
        there.addWidget(label(self.tr("Who gets what"), "heading"))
        there.addWidget(self.state)
        there.addWidget(self.awards, 1)
        there.addWidget(self.why)
        there.addWidget(self.sums)
        there.addWidget(self.remarks)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(ScrollingPage(left, self.tr("Rules")))
        split.addWidget(right)
        split.setSizes([640, 540])
        layout.addWidget(split, 1)
        layout.addWidget(self.warning)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(
            beside(
                label(self.tr("The Documents page prints the list, the winners and receipts to sign."), "small"),
                None,
                self.confirm,
                self.cancel,
            )
        )

    # -- the list -------------------------------------------------------------------------------------------------

    def _rows(self) -> list[int]:
        return sorted({index.row() for index in self.table.selectionModel().selectedRows()})

    def _go_to(self, row: int, column: int) -> None:
        index = self.model.index(row, column)
        flags = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.table.setFocus()

    def _add(self, kind: PrizeKind) -> None:
        here = self.table.currentIndex().row()
        prizes = self.model.prizes
        group, place, column = "", 0, MONEY
        if kind is PrizeKind.NAMED:
            group, column = self.tr("Special prize"), GROUP
        else:
            known = [prize for prize in prizes if prize.kind is kind]
            if kind is PrizeKind.CLUB:
                group = known[-1].group if known else self.tr("Best club")
            elif 0 <= here < len(prizes) and prizes[here].kind is kind:
                group = prizes[here].group
            place = 1 + max((prize.place for prize in known if prize.group == group), default=0)
        same = [n for n, prize in enumerate(prizes) if (prize.kind, prize.group) == (kind, group)]
        row = same[-1] + 1 if same else len(prizes)
        self.model.insert(row, Prize(group, place, kind=kind))
        self._go_to(row, column)
        self.table.edit(self.model.index(row, column))

    def _remove(self) -> None:
        rows = self._rows()
        if rows:
            self.model.remove(rows)
            if self.model.rowCount():
                self._go_to(min(rows[0], self.model.rowCount() - 1), MONEY)

    def _move(self, by: int) -> None:
        row = self.table.currentIndex().row()
        if row >= 0:
            self.model.move(row, by)

    def paste_text(self) -> None:
        """Append the lines of the clipboard."""
        self.take_text(QGuiApplication.clipboard().text())

    def take_text(self, text: str, *, instead: bool = False) -> None:
        """Append the prizes of a table, or take them instead of those here; every fault is said."""
        try:
            found = read_prizes(text)
        except InputRefused as refused:
            lines = [self.tr("Line {0}: {1}").format(fault.line, fault.text) for fault in refused.faults[:5]]
            self.warning.set_text("\n".join(lines))
            return
        self.warning.set_text("")
        self.model.set_prizes(found if instead else (*self.model.prizes, *found))

    def _import(self) -> None:
        kinds = self.tr("Tables (*.csv *.txt *.tsv);;All files (*)")
        name, _filter = QFileDialog.getOpenFileName(self, self.tr("Import prizes"), "", kinds)
        if not name:
            return
        try:
            content = read_file(Path(name), most=MOST_BYTES)
        except EnvironmentProblem as problem:
            self.warning.set_text(str(problem))
            return
        self.take_text(content.decode("utf-8-sig", "replace"), instead=True)

    def _export(self) -> None:
        kinds = self.tr("Tables (*.csv)")
        name, _filter = QFileDialog.getSaveFileName(self, self.tr("Export prizes"), "prizes.csv", kinds)
        if not name:
            return
        try:
            write_file(Path(name), write_prizes(PrizePlan(self.model.prizes)).encode("utf-8-sig"))
        except EnvironmentProblem as problem:
            self.warning.set_text(str(problem))

    # -- the result -----------------------------------------------------------------------------------------------

    def plan(self) -> PrizePlan:
        """The plan as it stands here; RuleViolation says what is wrong with it."""
        return checked_for(self.rules.plan(self.model.prizes), self._section)

    def _show_result(self) -> None:
        there = bool(self.model.rowCount())
        self.write.setEnabled(there)
        self.write.setToolTip("" if there else self.tr("There are no prizes yet"))
        for widget in (self.remove, self.up, self.down):
            widget.setEnabled(there)
        standings = self._standings
        text = after_round_text(standings.after_round, standings.section.rounds_total)
        if standings.after_round < standings.section.rounds_total or standings.provisional:
            text = self.tr("{0}: as it would be if the event ended now").format(text)
        self.state.setText(text)
        try:
            plan = self.plan()
        except RuleViolation as problem:
            self.warning.set_text(str(problem))
            self.confirm.setEnabled(False)
            self.confirm.setToolTip(str(problem))
            return
        self.warning.set_text("")
        self.confirm.setEnabled(True)
        self.confirm.setToolTip("")
        found = distribution_of(standings, plan, year=self._year)
        self._reasons = {key: award_words(award, plan) for key, award in enumerate(found.awards)}
        self.awards.set_rows(award_rows(standings, plan, found), award_columns(plan))
        if self.awards.current_key() is None and found.awards:
            self.awards.select_key(0)
        self.why.setText(self._reasons.get(self.awards.current_key() or 0, ""))
        self.sums.setText(
            self.tr("Prize fund {0}: {1} to the winners, {2} left over.").format(
                *(money_text(money, plan) for money in (plan.fund, found.given, found.left))
            )
            if there
            else self.tr("No prizes yet: add the first place, or paste a list from a spreadsheet.")
        )
        winners = Winners(standings)
        lines = [*narrowest_words(plan, standings.section)]
        lines += [f"{winners.name(one.given_up)}: {aside_words(one, plan)}" for one in found.asides]
        lines += [left_words(left, plan) for left in found.left_over]
        lines += [
            self.tr("No player is in the group “{0}”.").format(group)
            for group in empty_groups(standings, plan, year=self._year)
        ]
        self.remarks.setText("\n".join(lines[:12]))
        self.remarks.setVisible(bool(lines))

    def save(self) -> None:
        """Keep the plan in one step."""
        try:
            plan = self.plan()
            kept = plan if plan.prizes else None
            if kept != self._before:
                self.session.changes.attempt(SetPrizes(self.session.view.section_id, kept))
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_text(str(problem))
            return
        self.accept()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyReleaseEvent(self, event):
        self._repeats.let_go(event)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_F1:
            self.session.messages.manual_wanted.emit("prizes")
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Insert) and self._repeats.is_one(event):
            pass  # a key held down is one line
        elif self.table.hasFocus() and event.matches(QKeySequence.StandardKey.Paste):
            self.paste_text()
        elif self.table.hasFocus() and event.key() == Qt.Key.Key_Delete:
            self._remove()
        elif self.table.hasFocus() and event.key() == Qt.Key.Key_Insert:
            self._add(PrizeKind.PLACE)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.table.hasFocus():
            self.table.edit(self.table.currentIndex())
        else:
            super().keyPressEvent(event)
