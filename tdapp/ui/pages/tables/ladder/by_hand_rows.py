"""The table into which places or values are typed: only its last column can be edited."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Signal

from tdapp.domain.section.typed_values import is_value
from tdapp.domain.words.frozen import dataclass
from tdapp.ui.widgets.numbers import points_read
from tdapp.ui.widgets.ready import LEFT, RIGHT, Index

MOST_PLACE = 9999


class HandField(IntEnum):
    """Columns."""

    PLACE = 0
    NUMBER = 1
    NAME = 2
    POINTS = 3
    VALUE = 4


@dataclass(frozen=True, slots=True)
class HandRow:
    """A player; ``place`` before the rung is reached."""

    number: int
    name: str
    points: str
    place: int | None
    tied: bool


class HandModel(QAbstractTableModel):
    """Keeps what was typed until it is saved.

    Signals: ``refused(str)`` a sentence about an entry that was not taken; ``edited()``.
    """

    refused = Signal(str)
    edited = Signal()

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._rows: tuple[HandRow, ...] = ()
        self._texts: dict[int, str] = {}
        self._places = True

    def show_rows(self, rows: Sequence[HandRow], texts: dict[int, str], *, places: bool) -> None:
        """Show these players with what is entered; ``places``: whole numbers from 1, else decimal values."""
        self.beginResetModel()
        self._rows, self._texts, self._places = tuple(rows), texts, places
        self.endResetModel()

    @property
    def texts(self) -> dict[int, str]:
        """What stands in the column, by pairing number, also for players not shown."""
        return self._texts

    def clear(self) -> None:
        """Take every entry out."""
        if self._texts:
            self._texts.clear()
            self._tell(0, len(self._rows) - 1)

    def _tell(self, first: int, last: int) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(first, HandField.VALUE), self.index(last, HandField.VALUE))
        self.edited.emit()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(HandField)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not (0 <= index.row() < len(self._rows) and 0 <= index.column() < len(HandField)):
            return None
        row, field = self._rows[index.row()], HandField(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            match field:
                case HandField.PLACE:
                    return "–" if row.place is None else str(row.place)
                case HandField.NUMBER:
                    return str(row.number)
                case HandField.NAME:
                    return row.name
                case HandField.POINTS:
                    return points_read(row.points)
                case HandField.VALUE:
                    return self._texts.get(row.number, "")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT if field is HandField.NAME else RIGHT
        if role == Qt.ItemDataRole.AccessibleTextRole and field is HandField.VALUE:
            text = self._texts.get(row.number, "")
            return self.tr("{0}: {1}").format(row.name, text or self.tr("nothing entered"))
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != HandField.VALUE:
            return False
        row = self._rows[index.row()]
        text = str(value).strip().replace(",", ".").replace("½", ".5")
        text = f"0{text}" if text.startswith(".") else text
        if text and not self._takes(text):
            self.refused.emit(
                self.tr("“{0}” is not a place; places are whole numbers from 1.").format(value)
                if self._places
                else self.tr("“{0}” is not a value; write a number such as 2.5.").format(value)
            )
            return False
        if text == self._texts.get(row.number, ""):
            return True
        if text:
            self._texts[row.number] = text
        else:
            self._texts.pop(row.number, None)
        self.refused.emit("")
        self._tell(index.row(), index.row())
        return True

    def _takes(self, text: str) -> bool:
        if self._places:
            return text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_PLACE
        return is_value(text)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(HandField):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            entry = self.tr("Place by hand") if self._places else self.tr("Value")
            return (self.tr("Place"), self.tr("No."), self.tr("Name"), self.tr("Points"), entry)[section]
        if role == Qt.ItemDataRole.ToolTipRole and section == HandField.PLACE:
            return self.tr("Place before this rung is reached; shared places are ties")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT if section == HandField.NAME else RIGHT
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usual | Qt.ItemFlag.ItemIsEditable if index.column() == HandField.VALUE else usual
