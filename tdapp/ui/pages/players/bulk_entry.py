"""Many players at once: pasted or from a file, with the fate of every row before anything is added.

No row is swallowed: what cannot be read is repaired in its place, and stays here until it is in or the dialog closed.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QTextOption
from PySide6.QtWidgets import QCheckBox, QFileDialog, QGridLayout, QLineEdit, QPlainTextEdit, QScrollArea, QWidget

from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.commands.teams import AddSquads, Squad
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.services.teams.clubs import squads_of
from tdapp.ui.look.keys import said, with_keys
from tdapp.ui.pages.players.other_sections import OtherSections
from tdapp.ui.pages.players.registration_rows import fate_columns, fate_rows, fate_text
from tdapp.ui.session.backend import PlayerTable, Registration, RowFate
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, label
from tdapp.ui.widgets.boxes import across, beside, column_in
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.table import DenseTable

SLOT = "table of players"
WAIT_MS = 250
EXAMPLE = "Kővári, Łukasz; POL; 2304; 1991"


def field_names(*, teams: bool = False) -> dict[str, str]:
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
        **(
            {"team": translate("BulkEntry", "Team"), "board": translate("BulkEntry", "Board in the team")}
            if teams
            else {}
        ),
        "category": translate("BulkEntry", "Category"),
        "fixed-table": translate("BulkEntry", "Fixed table"),
        "paid": translate("BulkEntry", "Paid"),
        "owed": translate("BulkEntry", "Entry fee"),
        "comment": translate("BulkEntry", "Comment"),
    }


class _Cell(QLineEdit):
    """A cell to be written anew: Enter takes it and is not the dialog's Enter, which would add the players."""

    def keyPressEvent(self, event):
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class BulkEntryDialog(FittingDialog):
    """Paste or open, name the columns, look at the rows, add."""

    def __init__(
        self,
        session: Session,
        registration: Registration,
        parent: QWidget | None = None,
        *,
        tasks: TaskRunner | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._registration = registration
        self._tasks = tasks or TaskRunner(self, threaded=False)
        self._table: PlayerTable | None = None
        self._fates: tuple[RowFate, ...] = ()
        self._asked: list[int] = []
        self._month_first: bool | None = None
        self._others = OtherSections(session.view)
        self._teams = session.view.section.ranks_teams
        self.setWindowTitle(self.tr("Add many players"))
        self.resize(1120, 700)
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
        self.open_file.setToolTip(with_keys(self.tr("Open a CSV, a workbook or a tournament report"), "Ctrl+O"))
        self.source = label("", "dim")
        self.stop = button(self.tr("Stop reading"), "x", on_click=self.stop_reading)
        self.stop.hide()
        self.header = QCheckBox(self.tr("The first row has the headings"))
        self.header.toggled.connect(lambda _on: self._show())
        self.header.hide()
        layout.addLayout(beside(self.paste, self.open_file, self.source, self.stop, self.header, None))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Pasted rows"))
        self.text.setPlaceholderText(EXAMPLE)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setMaximumHeight(110)
        columns = QTextOption()  # in their order also where a name runs from right to left
        columns.setTextDirection(Qt.LayoutDirection.LeftToRight)
        columns.setWrapMode(QTextOption.WrapMode.NoWrap)
        self.text.document().setDefaultTextOption(columns)
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
        self.lost = Banner("warn")
        self.leave = button(self.tr("Leave it out"), role="link", on_click=self._leave_out)
        self.lost.add(self.leave)
        layout.addWidget(self.lost)
        self.dates = Banner("warn")
        for text, month_first in ((self.tr("The day"), False), (self.tr("The month"), True)):
            self.dates.add(button(text, role="link", on_click=partial(self._order_dates, month_first)))
        layout.addWidget(self.dates)
        self.summary = label("", "heading", wrap=True)
        layout.addWidget(self.summary)
        self.table = DenseTable(self.tr("What becomes of every row"))
        self.table.setProperty("role", "framed")
        self.table.row_changed.connect(self._row_changed)
        self.table.opened.connect(lambda _index: self._go_to_repair())
        edit = QShortcut(QKeySequence("F2"), self.table, self._go_to_repair)
        edit.setContext(Qt.ShortcutContext.WidgetShortcut)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._repair_line())
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

    def _repair_line(self) -> QWidget:
        """The cell that cannot be used, to be written anew."""
        self._repaired: RowFate | None = None
        self.repair_text = label("")
        self.repair = _Cell()
        self.repair.setAccessibleName(self.tr("The cell that cannot be used"))
        self.repair.returnPressed.connect(self.take_repair)
        self.take_cell = button(self.tr("Take this"), "check", on_click=self.take_repair)
        self.repair_line = across(self.repair_text, (self.repair, 1), self.take_cell)
        self.repair_line.hide()
        return self.repair_line

    def done(self, result: int) -> None:
        """Closing the dialog stops reading."""
        self._tasks.drop(SLOT)
        super().done(result)

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
            self._take(self._registration.player_text(text, teams=self._teams))
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
        """The rows of a file; a large workbook takes its time, and can be stopped."""
        self._reading(self.tr("{0} is being read…").format(path.name))
        self._tasks.start(
            SLOT,
            lambda: self._registration.player_file(path, teams=self._teams),
            lambda table: self._read(path, table),
            self._not_read,
        )

    def stop_reading(self) -> None:
        """Give up the reading under way."""
        self._tasks.drop(SLOT)
        self._reading("")

    def _reading(self, words: str) -> None:
        self.source.setText(words)
        self.stop.setVisible(bool(words))
        for one in (self.paste, self.open_file, self.text):
            one.setEnabled(not words)

    def _not_read(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self._reading("")
        self._refuse(problem)

    def _read(self, path: Path, table: PlayerTable) -> None:
        self._reading("")
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
        self._table, self._month_first = table, None
        self._asked = list(table.asked) if table is not None else []
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
        names = field_names(teams=self._teams)
        for column, field in enumerate(table.columns):
            combo = QuietCombo(self.tr("Column {0}").format(column + 1))
            for key, text in names.items():
                combo.addItem(text, key)
            combo.setCurrentIndex(combo.findData(field))
            combo.activated.connect(partial(self._meaning_chosen, column))
            self.combos.append(combo)
            cells = [row[column] for row in table.sample if column < len(row) and row[column]]
            sample = label(" · ".join(cells)[:34], "small")
            grid.addWidget(sample, 0, column)
            grid.addWidget(combo, 1, column)
        grid.setColumnStretch(len(table.columns), 1)
        self._columns_area.setFixedHeight(holder.sizeHint().height() + 14)
        return holder

    def _meaning_chosen(self, column: int, _row: int) -> None:
        if column in self._asked:
            self._asked.remove(column)
        self._show()

    def _leave_out(self) -> None:
        """The column of numbers that is asked about is none that counts."""
        self._asked.pop(0)
        self._show()
        (self.leave if self._asked else self.confirm).setFocus()

    def _order_dates(self, month_first: bool) -> None:
        self._month_first = month_first
        self._show()
        self.table.setFocus()

    # -- what becomes of them ---------------------------------------------------------------------------------------

    def _show(self) -> None:
        self._fates = ()
        if self._table is not None:
            columns = tuple(combo.currentData() for combo in self.combos)
            self._asked = [place for place in self._asked if columns[place] == "ignore"]
            try:
                fates = self._registration.preview(
                    self._table,
                    columns,
                    self.header.isChecked(),
                    self.session.view.section.players,
                    self._month_first,
                )
                self._fates = tuple(self._elsewhere(one) for one in fates)
            except RuleViolation as problem:
                self.warning.set_text(str(problem))
        self.table.set_rows(fate_rows(self._fates), fate_columns())
        self._ask()
        self._count()
        wanting = next((place for place, one in enumerate(self._fates) if one.cell is not None), None)
        if self.table.current_key() is None and wanting is not None:
            self.table.select_key(wanting)  # its cell stands ready below
        self._row_changed(self.table.current_key())

    def _ask(self) -> None:
        """What the table does not say: a column of numbers without a meaning, the order of day and month."""
        text = ""
        if self._asked and self._table is not None:
            column = self._asked[0]
            cells = [row[column] for row in self._table.sample[self.header.isChecked() :] if row[column]]
            text = self.tr("Column {0} holds numbers ({1}) and would be left out: choose above what they are.")
            text = text.format(column + 1, ", ".join(cells[:3]))
        self.lost.set_text(text)
        asks = next((one for one in self._fates if one.asks_date), None)
        words = self.tr("{0} What comes first in the dates of this table?")
        self.dates.set_text(words.format(asks.text) if asks is not None else "")

    def _row_changed(self, key: int | None) -> None:
        """Offer the cell of the marked row that cannot be used."""
        fate = self._fates[key] if key is not None and 0 <= key < len(self._fates) else None
        self._repaired = fate if fate is not None and fate.cell is not None else None
        self.repair_line.setVisible(self._repaired is not None)
        if self._repaired is not None:
            self.repair_text.setText(
                self.tr("Line {0}, column {1}:").format(self._repaired.line, self._repaired.column)
            )
            self.repair.setText(self._repaired.cell or "")
            self.repair.setToolTip(self._repaired.text)

    def _go_to_repair(self) -> None:
        if self._repaired is not None:
            self.repair.setFocus()
            self.repair.selectAll()

    def take_repair(self) -> None:
        """Write the cell anew and go on to the next row that wants it."""
        fate, table = self._repaired, self._table
        if fate is None or table is None:
            return
        self._table = self._registration.repaired(table, fate.line, fate.column, self.repair.text())
        self._show()
        alike = [one.fate == "error" or (one.fate, one.column) == (fate.fate, fate.column) for one in self._fates]
        left = next((place for place, one in enumerate(self._fates) if one.cell is not None and alike[place]), None)
        if left is not None:
            self.table.select_key(left)
            self._go_to_repair()
        else:
            self.confirm.setFocus()

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

    def squads(self) -> tuple[Squad, ...]:
        """The teams that the rows name, with those who are there already; empty where players are paired."""
        if not self._teams:
            return ()
        new = {id(player): -place for place, player in enumerate(self.players(), 1)}
        taken = {member for team in self.session.view.section.teams for member in team.members}
        rows = []
        for one in self._fates:
            if one.player is not None and id(one.player) in new:
                rows.append((one.team, one.board, new[id(one.player)]))
            elif one.fate == "duplicate" and one.existing is not None and one.existing not in taken:
                rows.append((one.team, one.board, one.existing))
        return squads_of(rows)

    def _count(self) -> None:
        counts = Counter(one.fate for one in self._fates)
        self.summary.setText(
            "  ·  ".join(f"{fate_text(fate)}: {counts[fate]}" for fate in counts) if self._fates else ""
        )
        self.conflicts.setVisible(bool(counts["conflict"]))
        count, squads = len(self.players()), len(self.squads())
        text = self.tr("Add %n player(s)", "", count) if count else self.tr("Add")
        if squads:
            text = self.tr("{0}, teams: {1}").format(text, squads)
        count = count or squads
        self.confirm.setText(f" {text}")
        self.confirm.setAccessibleName(text)
        self.confirm.setEnabled(bool(count) and not self._asked)
        why_not = said("Ctrl+Enter") if count else self.tr("There is no new player to add")
        self.confirm.setToolTip(self.lost.text() if self._asked else why_not)

    def _remember(self) -> None:
        """The meanings of these headings, for the next table like it; a full disk must not stop the registration."""
        if self._table is not None and self.combos and self.header.isChecked():
            with contextlib.suppress(EnvironmentProblem):
                self._registration.remember_meanings(self._table, tuple(combo.currentData() for combo in self.combos))

    def add(self) -> None:
        """Add the new players in one step."""
        players = self.players()
        squads, section_id = self.squads(), self.session.view.section_id
        command = AddSquads(section_id, players, squads) if squads else AddPlayers(section_id, players)
        if self.session.changes.run(command) is not None:
            self._remember()
            said = self.tr("%n player(s) added", "", len(players))
            self.session.messages.said.emit(said)
            self._show()
            left = sum(one.fate in ("error", "conflict") for one in self._fates)
            if not left:
                self.accept()
                return
            stay = self.tr("%n row(s) stay here: repair them, or close.", "", left)
            self.warning.set_text(f"{said}. {stay}")
            self.cancel.setText(self.tr("Close"))
            self.table.select_key(next(place for place, one in enumerate(self._fates) if one.fate != "duplicate"))
            self.table.setFocus()

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        """Ctrl+Enter adds, also out of the box, where Enter alone begins a line."""
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.confirm.click()
            return
        super().keyPressEvent(event)
