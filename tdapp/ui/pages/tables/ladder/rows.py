"""The ladder list: one row per rung, painted buttons as cells, moves asked of the session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, Qt

from tdapp.domain.words.frozen import dataclass
from tdapp.ui.look.keys import as_here
from tdapp.ui.widgets.ready import Index, Role

CRITERION_MIME = "application/x-tdapp-criterion"
RUNG_MIME = "application/x-tdapp-rung"


class LadderColumn(IntEnum):
    """The rung and the buttons beside it."""

    RUNG = 0
    OPTIONS = 1
    UP = 2
    DOWN = 3
    REMOVE = 4


BUTTON_ICONS = {
    LadderColumn.OPTIONS: "sliders-horizontal",
    LadderColumn.UP: "arrow-up",
    LadderColumn.DOWN: "arrow-down",
    LadderColumn.REMOVE: "x",
}


OF_A_RUNG = (
    Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemNeverHasChildren
    | Qt.ItemFlag.ItemIsDragEnabled
)


class LadderRole(IntEnum):
    """What the ladder's delegate asks."""

    ROW = Qt.ItemDataRole.UserRole + 20
    USABLE = Qt.ItemDataRole.UserRole + 21  # whether a painted button can be used


@dataclass(frozen=True, slots=True)
class LadderRow:
    """One rung, ready to be painted. ``text`` is the rung's full text; ``remarks`` are lint lines."""

    text: str
    label: str
    name: str
    policy: str
    sentence: str
    not_c07: bool
    remarks: tuple[str, ...] = ()
    changed: bool = False


class LadderModel(QAbstractTableModel):
    """Shows the trial ladder. It never changes by itself: ``moveRows`` and drops ask the session, and the rows
    follow when the answer comes back. There is no ``removeRows``: a drag can lose nothing.

    ``ask_move(source, target)`` and ``ask_add(code, position)`` are set by the panel.
    """

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._rows: list[LadderRow] = []
        self.ask_move: Callable[[int, int], bool] = lambda _source, _target: False
        self.ask_add: Callable[[str, int], object] = lambda _code, _position: None

    @property
    def rows(self) -> tuple[LadderRow, ...]:
        """The rungs shown."""
        return tuple(self._rows)

    def set_rows(self, rows: Sequence[LadderRow]) -> None:
        """Show these rungs with the smallest true signal: a move, one insertion, one removal, or new data."""
        new = list(rows)
        old_texts, new_texts = [r.text for r in self._rows], [r.text for r in new]
        if old_texts != new_texts:
            if len(new) == len(self._rows):
                move = _single_move(old_texts, new_texts)
                if move is not None:
                    source, target = move
                    root = QModelIndex()
                    if self.beginMoveRows(root, source, source, root, target + (target > source)):
                        self._rows.insert(target, self._rows.pop(source))
                        self.endMoveRows()
            elif len(new) == len(self._rows) + 1 and (at := _single_gap(old_texts, new_texts)) is not None:
                self.beginInsertRows(QModelIndex(), at, at)
                self._rows.insert(at, new[at])
                self.endInsertRows()
            elif len(new) == len(self._rows) - 1 and (at := _single_gap(new_texts, old_texts)) is not None:
                self.beginRemoveRows(QModelIndex(), at, at)
                del self._rows[at]
                self.endRemoveRows()
            else:
                self.beginResetModel()
                self._rows = new
                self.endResetModel()
        self._rows = new
        if new:
            last = self.index(len(new) - 1, len(LadderColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def enabled(self, row: int, column: int) -> bool:
        """Whether a painted button can be used."""
        if column == LadderColumn.UP:
            return row > 0
        if column == LadderColumn.DOWN:
            return row < len(self._rows) - 1
        return True

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(LadderColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number, column = index.row(), index.column()
        if not (0 <= number < len(self._rows) and 0 <= column < len(LadderColumn)):
            return None
        row = self._rows[number]
        if role == LadderRole.ROW:
            return row
        if role == LadderRole.USABLE:
            return self.enabled(number, column)
        if role == Role.KEY:
            return number
        if column == LadderColumn.RUNG:
            if role == Qt.ItemDataRole.DisplayRole:
                return f"{row.label}  {row.name}"
            if role == Qt.ItemDataRole.ToolTipRole:
                return "\n".join(part for part in (row.name, row.sentence, *row.remarks) if part)
            if role == Qt.ItemDataRole.AccessibleTextRole:
                badge = self.tr("not C.07") if row.not_c07 else ""
                return ", ".join(filter(None, (f"{number + 1}", row.name, row.policy, badge, *row.remarks)))
            return None
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._button_name(column, row, number)
        return None

    def _button_name(self, column: int, row: LadderRow, number: int) -> str:
        match column:
            case LadderColumn.OPTIONS:
                return self.tr("Options of {0} (F2)").format(row.name)
            case LadderColumn.UP:
                if number == 0:
                    return self.tr("{0} is already the first rung").format(row.name)
                return as_here(self.tr("Move {0} up (Alt+Up)")).format(row.name)
            case LadderColumn.DOWN:
                if number == len(self._rows) - 1:
                    return self.tr("{0} is already the last rung").format(row.name)
                return as_here(self.tr("Move {0} down (Alt+Down)")).format(row.name)
        return self.tr("Remove {0} (Del)").format(row.name)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return OF_A_RUNG

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [RUNG_MIME, CRITERION_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        rows = sorted({index.row() for index in indexes})
        if rows:
            data.setData(RUNG_MIME, str(rows[0]).encode())
            data.setText(self._rows[rows[0]].text)
        return data

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        if action == Qt.DropAction.IgnoreAction or not data.hasFormat(CRITERION_MIME):
            return False
        position = row if row >= 0 else parent.row() if parent.isValid() else len(self._rows)
        self.ask_add(bytes(data.data(CRITERION_MIME).data()).decode(), position)
        return True

    def moveRows(self, _parent: Index, source: int, count: int, _target_parent: Index, child: int) -> bool:
        # ``child`` counts rows before the removal. Always True: a False would make the view remove the source.
        target = child - 1 if child > source else child
        if count == 1 and 0 <= source < len(self._rows) and target != source:
            self.ask_move(source, target)
        return True


def _single_move(old: list[str], new: list[str]) -> tuple[int, int] | None:
    """(source, target) when ``new`` is ``old`` with one element moved; the target counts after the removal."""
    first = next((i for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b), None)
    if first is None:
        return None
    last = max(i for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b)
    for source, target in ((first, last), (last, first)):
        moved = old[:]
        moved.insert(target, moved.pop(source))
        if moved == new:
            return source, target
    return None


def _single_gap(short: list[str], long: list[str]) -> int | None:
    """Index of the one element that ``long`` has more than ``short``."""
    for at in range(len(long)):
        if long[:at] + long[at + 1 :] == short:
            return at
    return None
