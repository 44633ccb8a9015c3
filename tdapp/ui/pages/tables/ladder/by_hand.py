"""Places that a play-off or the arbiter decided (MAN), and values typed in (EXT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QCheckBox,
    QHeaderView,
    QStyledItemDelegate,
    QTableView,
    QWidget,
)

from tdapp.domain.commands.ladder import SetExternalValues, SetManualPlaces
from tdapp.domain.section.ladder import Ladder
from tdapp.services.tables.by_hand import hand_columns
from tdapp.ui.look import theme
from tdapp.ui.pages.tables.ladder.by_hand_rows import HandField, HandModel, HandRow
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.tables.table_text import copy_table

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.by_hand import HandColumn


class FieldDelegate(QStyledItemDelegate):
    """The last column looks like the field it is."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(self, painter, option, index):
        super().paint(painter, option, index)
        if index.column() == HandField.VALUE:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.colour("border_strong"), 1))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(3.5, 2.5, -3.5, -2.5), 4, 4)
            painter.restore()


class HandView(QTableView):
    """Typing begins an entry; Enter takes it and goes to the next player, Del empties it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setAccessibleDescription(self.tr("Type a number; Enter goes to the next line, Del empties the field."))
        self.setProperty("role", "framed")
        self.setItemDelegate(FieldDelegate(self))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.AnyKeyPressed | triggers.EditKeyPressed | triggers.DoubleClicked)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 12)
        self.horizontalHeader().setHighlightSections(False)

    def fit(self) -> None:
        """Widths of the columns; the names take what is left."""
        header = self.horizontalHeader()
        for column in HandField:
            stretch = column is HandField.NAME
            header.setSectionResizeMode(
                column, QHeaderView.ResizeMode.Stretch if stretch else QHeaderView.ResizeMode.Fixed
            )
            if not stretch:
                title = str(self.model().headerData(column, header.orientation()))
                self.setColumnWidth(column, self.fontMetrics().horizontalAdvance(title) + 34)

    def to_row(self, row: int) -> None:
        """Go to a player's entry."""
        if 0 <= row < self.model().rowCount():
            self.setCurrentIndex(self.model().index(row, HandField.VALUE))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def closeEditor(self, editor, hint):
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            QTimer.singleShot(0, self, lambda: self.to_row(self.currentIndex().row() + 1))

    def keyPressEvent(self, event):
        if self.state() == QAbstractItemView.State.EditingState:
            event.ignore()  # the editor has had this key; closing it goes on to the next player
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_table(self)
            return
        current = self.currentIndex()
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and current.isValid():
            self.model().setData(self.model().index(current.row(), HandField.VALUE), "")
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            self.to_row(current.row() + 1)
            return
        if event.text().strip() and current.isValid() and current.column() != HandField.VALUE:
            self.to_row(current.row())
        super().keyPressEvent(event)


class ByHandDialog(FittingDialog):
    """One column at a time; everything is saved together when asked, and can be undone."""

    def __init__(
        self, session: Session, ladder: Ladder, parent: QWidget | None = None, *, rung: int | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.columns = hand_columns(session.tables.section, ladder, session.view.after_round)
        self._texts = [dict(column.entered) for column in self.columns]
        self.setWindowTitle(self.tr("Places and values by hand"))
        self.resize(640, 600)
        layout = dialog_box(self, self.tr("Places and values by hand"))
        self.which = QuietCombo(self.tr("Column"))
        self.which.addItems([column.title for column in self.columns])
        self.only_tied = QCheckBox(self.tr("Only those still tied when this rung is reached"))
        self.banner = Banner("warn")
        self.sentence = label("", "dim", wrap=True)
        self.model = HandModel(self)
        self.view = HandView(self.tr("Lines and their entries"))
        self.view.setModel(self.model)
        self.problem = Banner("danger")
        self.clear = button(self.tr("Clear this column"), "trash-2", on_click=self.model.clear)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        self.save = button(self.tr("Save"), role="primary", on_click=self.accept)
        layout.addLayout(beside(self.which, None, self.only_tied))
        layout.addWidget(self.banner)
        layout.addWidget(self.sentence)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.problem)
        layout.addLayout(beside(self.clear, None, self.save, self.cancel))
        stale = session.tables.by_hand_may_be_out_of_date()
        self.banner.set_text(
            self.tr("Results changed after these were entered: the ranking by hand may be out of date.")
            if stale
            else ""
        )
        self.which.activated.connect(lambda _index: self._show())
        self.only_tied.toggled.connect(lambda _on: self._fill())
        self.model.refused.connect(self.problem.set_text)
        self.model.edited.connect(self._edited)
        wanted = next((i for i, column in enumerate(self.columns) if column.rung == rung), 0)
        self.which.setCurrentIndex(wanted)
        self._show()
        self.view.setFocus()

    @property
    def column(self) -> HandColumn:
        """The column in view."""
        return self.columns[max(0, self.which.currentIndex())]

    def changed(self) -> bool:
        """Whether anything differs from what is stored."""
        return any(texts != column.entered for texts, column in zip(self._texts, self.columns, strict=True))

    def _show(self) -> None:
        column = self.column
        self.only_tied.setEnabled(bool(column.tied))
        self.only_tied.blockSignals(True)
        self.only_tied.setChecked(bool(column.tied))
        self.only_tied.blockSignals(False)
        if column.code == "MAN":
            words = self.tr("The place of the play-off or of your decision; 1 is best. Who has none comes last.")
        else:
            words = self.tr("A number for each; who has none comes last.")
        if not column.tied:
            words += " " + self.tr("Nobody is tied when this rung is reached, so it decides nothing at present.")
        self.sentence.setText(words)
        self._fill()

    def _fill(self) -> None:
        column, section = self.column, self._session.tables.section
        points = {row.player.number: row.points for row in self._session.tables.standings().rows}
        numbers = [number for number in column.rank if not self.only_tied.isChecked() or number in column.tied]
        rows = [
            HandRow(
                number,
                section.players[section.index_of(number)].name,
                points[number],
                column.rank[number],
                number in column.tied,
            )
            for number in numbers
        ]
        self.problem.set_text("")
        self.model.show_rows(rows, self._texts[self.which.currentIndex()], places=column.code == "MAN")
        self.view.fit()
        self.view.to_row(0)
        self._edited()

    def _edited(self) -> None:
        self.save.setEnabled(self.changed())
        self.save.setToolTip("" if self.changed() else self.tr("Nothing has changed"))
        self.clear.setEnabled(bool(self.model.texts))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def accept(self) -> None:
        for column, texts in zip(self.columns, self._texts, strict=True):
            if texts == column.entered:
                continue
            section_id = self._session.view.section_id
            ordered = sorted(texts.items())
            command: SetManualPlaces | SetExternalValues
            if column.code == "MAN":
                command = SetManualPlaces(section_id, tuple((number, int(text)) for number, text in ordered))
            else:
                command = SetExternalValues(section_id, column.name, tuple(ordered))
            if self._session.changes.run(command) is None:
                return
        super().accept()
