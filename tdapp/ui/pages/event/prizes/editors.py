"""Editors of the table of prizes: kinds and groups to choose from, players by number or name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QStyledItemDelegate, QWidget

from tdapp.domain.prizes.plan import PrizeKind
from tdapp.ui.pages.event.prizes.table import GROUP, KIND, WINNER, kind_names
from tdapp.ui.widgets.completion import QuietCompleter


class PrizeDelegate(QStyledItemDelegate):
    """``groups`` are the names offered, ``players`` the texts ``7 Kővári``."""

    def __init__(self, groups: Sequence[str], players: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups, self._players = groups, players

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def createEditor(self, parent, option, index):
        if index.column() == KIND:
            kinds = QComboBox(parent)
            for kind, text in kind_names().items():
                kinds.addItem(text, kind.value)
            kinds.activated.connect(lambda _row: self._done(kinds))
            return kinds
        if (
            index.column() == GROUP
            and index.siblingAtColumn(KIND).data(Qt.ItemDataRole.EditRole) == PrizeKind.PLACE.value
        ):
            groups = QComboBox(parent)
            groups.setEditable(True)
            groups.addItems([self.tr("Standings"), *self._groups])
            groups.setCompleter(QuietCompleter(groups.model(), groups))
            groups.activated.connect(lambda _row: self._done(groups))
            return groups
        editor = QLineEdit(parent)
        if index.column() == WINNER:
            editor.setCompleter(QuietCompleter(self._players, editor, contains=True))
        return editor

    def _done(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)

    def setEditorData(self, editor, index):
        text = index.data(Qt.ItemDataRole.EditRole)
        if index.column() == KIND:
            editor.setCurrentIndex(max(0, editor.findData(text)))
        elif isinstance(editor, QComboBox):
            editor.setEditText(text or self.tr("Standings"))
            field = editor.lineEdit()
            if field is not None:
                field.selectAll()
        else:
            editor.setText(text)

    def setModelData(self, editor, model, index):
        if index.column() == KIND:
            model.setData(index, editor.currentData())
        elif isinstance(editor, QComboBox):
            model.setData(index, editor.currentText())
        else:
            model.setData(index, editor.text())
