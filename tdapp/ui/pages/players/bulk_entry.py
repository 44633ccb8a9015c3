"""Many players at once: pasted or from a file, with the fate of every row before anything is added."""

from __future__ import annotations

import contextlib
from collections import Counter
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QGridLayout,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.ui.pages.players.other_sections import OtherSections
from tdapp.ui.pages.players.registration_rows import fate_columns, fate_rows, fate_text
from tdapp.ui.session.backend import PlayerTable, Registration, RowFate
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.table import DenseTable

WAIT_MS = 250


def field_names() -> dict[str, str]:
    """What a column can hold: ids of interchange.table_columns.Field, in words."""
    translate = QCoreApplication.translate
    return {
        "ignore": translate("BulkEntry", "– leave out –"),
        "name": translate("BulkEntry", "Name (Family, Given)"),
        "family": translate("BulkEntry", "Family name"),
        "given": translate("BulkEntry", "Given name"),
        "native-name": translate("BulkEntry", "Name in own script"),
        "title": translate("BulkEntry", "Title"),
        "sex": translate("BulkEntry", "Sex"),
        "birth": translate("BulkEntry", "Born"),
        "federation": translate("BulkEntry", "Federation"),
        "fide-id": translate("BulkEntry", "FIDE ID"),
        "national-id": translate("BulkEntry", "National ID"),
        "rating": translate("BulkEntry", "Tournament rating"),
        "standard": translate("BulkEntry", "FIDE standard"),
        "rapid": translate("BulkEntry", "FIDE rapid"),
        "blitz": translate("BulkEntry", "FIDE blitz"),
        "national": translate("BulkEntry", "National rating"),
        "club": translate("BulkEntry", "Club"),
        "category": translate("BulkEntry", "Category"),
        "fixed-table": translate("BulkEntry", "Fixed table"),
        "paid": translate("BulkEntry", "Paid"),
        "owed": translate("BulkEntry", "Entry fee"),
        "comment": translate("BulkEntry", "Comment"),
    }


class BulkEntryDialog(QDialog):
    """Paste or open, name the columns, look at the rows, add."""

    def __init__(self, session: Session, registration: Registration, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._registration = registration
        self._table: PlayerTable | None = None
        self._fates: tuple[RowFate, ...] = ()
        self._others = OtherSections(session.view)
        self.setWindowTitle(self.tr("Add many players"))
        self.resize(960, 680)
        layout = column_in(self, 8, margins=(18, 14, 18, 12))
        title = self.tr("Add many players")
        if len(session.view.sections) > 1:
            title = self.tr("Add many players to {0}").format(session.view.section.name)
        layout.addWidget(label(title, "title", wrap=True))
        layout.addWidget(
            label(
                self.tr(
                    "Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. "
                    "Nothing is added before you have seen what becomes of every row."
                ),
                "dim",
                wrap=True,
            )
        )
        self.paste = button(self.tr("Paste"), "clipboard-paste", on_click=self.take_clipboard)
        self.open_file = button(self.tr("Open a file…"), "folder-open", on_click=self.ask_file)
        self.open_file.setShortcut("Ctrl+O")
        self.open_file.setToolTip(self.tr("Open a CSV, a workbook or a tournament report (Ctrl+O)"))
        self.source = label("", "dim")
        self.header = QCheckBox(self.tr("The first row has the headings"))
        self.header.toggled.connect(lambda _on: self._show())
        self.header.hide()
        layout.addLayout(beside(self.paste, self.open_file, self.source, self.header, None))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Pasted rows"))
        self.text.setPlaceholderText("Kővári, Łukasz\tPOL\t2304\t1991")
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setMaximumHeight(110)
        layout.addWidget(self.text)
        self._columns_area = QScrollArea()
        self._columns_area.setWidgetResizable(True)
        self._columns_area.setAccessibleName(self.tr("What the columns mean"))
        self._columns_area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._columns_area.hide()
        layout.addWidget(self._columns_area)
        self.combos: list[QuietCombo] = []
        self.warning = Banner("warn")
        layout.addWidget(self.warning)
        self.summary = label("", "heading", wrap=True)
        layout.addWidget(self.summary)
        self.table = DenseTable(self.tr("What becomes of every row"))
        self.table.setProperty("role", "framed")
        layout.addWidget(self.table, 1)
        self.conflicts = QCheckBox(self.tr("Add the conflicts as well"))
        self.conflicts.toggled.connect(lambda _on: self._count())
        self.confirm = button(self.tr("Add"), "plus", "primary", on_click=self.add)
        self.confirm.setDefault(True)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(self.conflicts, None, self.confirm, self.cancel))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self.take_text)
        self.text.textChanged.connect(self._timer.start)
        self._count()
        self.text.setFocus()

    # -- where the rows come from -----------------------------------------------------------------------------------

    def take_clipboard(self) -> None:
        """What was copied elsewhere."""
        text = QGuiApplication.clipboard().text()
        self.text.show()
        self.source.setText("")
        if text.strip():
            self.text.setPlainText(text)
            self.take_text()
            (self.confirm if self.confirm.isEnabled() else self.table).setFocus()
        else:
            self.warning.set_text(self.tr("The clipboard holds no text: copy the rows in the spreadsheet first."))

    def take_text(self) -> None:
        """What stands in the field."""
        self._timer.stop()
        text = self.text.toPlainText()
        if not text.strip():
            self._take(None)
            return
        try:
            self._take(self._registration.player_text(text))
        except RuleViolation as problem:
            self._refuse(problem)

    def ask_file(self) -> None:
        """Choose a file."""
        name, _filter = QFileDialog.getOpenFileName(
            self,
            self.tr("Open a table of players"),
            str(self.session.view.store.path.parent) if self.session.view.store else "",
            self.tr("Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)"),
        )
        if name:
            self.take_file(Path(name))

    def take_file(self, path: Path) -> None:
        """The rows of a file."""
        try:
            table = self._registration.player_file(path)
        except (RuleViolation, EnvironmentProblem) as problem:
            self._refuse(problem)
            return
        self.text.blockSignals(True)
        self.text.clear()
        self.text.blockSignals(False)
        self._take(table)
        self.source.setText(path.name)
        self.text.hide()  # room for the rows; Paste brings it back
        (self.confirm if self.confirm.isEnabled() else self.table).setFocus()

    def _refuse(self, problem: Exception) -> None:
        self._take(None)
        if isinstance(problem, InputRefused):
            lines = [
                self.tr("Line {0}, column {1}: {2}").format(one.line, one.column or 1, one.text)
                if one.line
                else one.text
                for one in problem.faults[:4]
            ]
            self.warning.set_text("\n".join(lines))
        else:
            self.warning.set_text(str(problem))

    def _take(self, table: PlayerTable | None) -> None:
        self._table = table
        self.warning.set_text("")
        self.combos.clear()
        self.header.setVisible(bool(table and table.columns))
        self._columns_area.setVisible(bool(table and table.columns))
        if table is not None and table.columns:
            self.header.blockSignals(True)
            self.header.setChecked(table.header)
            self.header.blockSignals(False)
            old = self._columns_area.takeWidget()
            if old is not None:
                old.hide()
                old.deleteLater()
            self._columns_area.setWidget(self._column_choices(table))
        self._show()

    def _column_choices(self, table: PlayerTable) -> QWidget:
        holder = QWidget()
        holder.setObjectName("scrollBody")
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 2, 0, 4)
        grid.setVerticalSpacing(2)
        names = field_names()
        for column, field in enumerate(table.columns):
            combo = QuietCombo(self.tr("Column {0}").format(column + 1))
            for key, text in names.items():
                combo.addItem(text, key)
            combo.setCurrentIndex(combo.findData(field))
            combo.activated.connect(lambda _i: self._show())
            self.combos.append(combo)
            cells = [row[column] for row in table.sample if column < len(row) and row[column]]
            sample = label(" · ".join(cells)[:34], "small")
            grid.addWidget(sample, 0, column)
            grid.addWidget(combo, 1, column)
        grid.setColumnStretch(len(table.columns), 1)
        self._columns_area.setFixedHeight(holder.sizeHint().height() + 14)
        return holder

    # -- what becomes of them ---------------------------------------------------------------------------------------

    def _show(self) -> None:
        self._fates = ()
        if self._table is not None:
            columns = tuple(combo.currentData() for combo in self.combos)
            try:
                fates = self._registration.preview(
                    self._table, columns, self.header.isChecked(), self.session.view.section.players
                )
                self._fates = tuple(self._elsewhere(one) for one in fates)
            except RuleViolation as problem:
                self.warning.set_text(str(problem))
        self.table.set_rows(fate_rows(self._fates), fate_columns())
        self._count()

    def _elsewhere(self, fate: RowFate) -> RowFate:
        """A new player who is in another section contradicts that."""
        found = self._others.find(fate.player) if fate.fate == "new" and fate.player is not None else None
        if found is None:
            return fate
        return replace(
            fate, fate="conflict", text=self.tr("{0} is in the section {1}.").format(found[0].name, found[1])
        )

    def players(self) -> tuple[Player, ...]:
        """Who would be added."""
        wanted = {"new", "conflict"} if self.conflicts.isChecked() else {"new"}
        return tuple(one.player for one in self._fates if one.player is not None and one.fate in wanted)

    def _count(self) -> None:
        counts = Counter(one.fate for one in self._fates)
        self.summary.setText(
            "  ·  ".join(f"{fate_text(fate)}: {counts[fate]}" for fate in counts) if self._fates else ""
        )
        self.conflicts.setVisible(bool(counts["conflict"]))
        count = len(self.players())
        text = self.tr("Add %n player(s)", "", count) if count else self.tr("Add")
        self.confirm.setText(f" {text}")
        self.confirm.setAccessibleName(text)
        self.confirm.setEnabled(bool(count))
        self.confirm.setToolTip("" if count else self.tr("There is no new player to add"))

    def _remember(self) -> None:
        """The meanings of these headings, for the next table like it; a full disk must not stop the registration."""
        if self._table is not None and self.combos and self.header.isChecked():
            with contextlib.suppress(EnvironmentProblem):
                self._registration.remember_meanings(self._table, tuple(combo.currentData() for combo in self.combos))

    def add(self) -> None:
        """Add the new players in one step."""
        players = self.players()
        command = AddPlayers(self.session.view.section_id, players)
        if self.session.changes.run(command) is not None:
            self._remember()
            self.session.talk.said.emit(self.tr("%n player(s) added", "", len(players)))
            self.accept()
