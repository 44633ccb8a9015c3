"""Ctrl+K: every command, page and player by a few letters."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QListView, QStyle, QStyledItemDelegate, QVBoxLayout, QWidget

from tdapp.domain.words.frozen import dataclass
from tdapp.ui.look import icons, theme
from tdapp.ui.look.theme import small
from tdapp.ui.widgets.basics import SearchField
from tdapp.ui.widgets.ready import Index, ReadyList
from tdapp.ui.widgets.search import fold, matches

HIT = Qt.ItemDataRole.UserRole + 50
MOST = 60


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing that can be done; ``why_not`` says why it cannot be done now."""

    text: str
    run: Callable[[], object]
    icon: str = "command"
    keys: str = ""
    kind: str = ""
    why_not: str = ""


class PaletteModel(ReadyList):
    """Hits that hold every word typed."""

    def __init__(self, parent=None) -> None:
        super().__init__(parent)
        self._all: list[tuple[str, Hit]] = []
        self._items: list[Hit] = []

    def set_hits(self, hits: list[Hit]) -> None:
        """Everything there is."""
        self._all = [(fold(f"{hit.text} {hit.kind}"), hit) for hit in hits]
        self.set_needle("")

    def set_needle(self, text: str) -> None:
        """Show what matches; those that begin with the text first."""
        found = [(not key.startswith(fold(text)), hit) for key, hit in self._all if matches(text, key)]
        found.sort(key=lambda item: item[0])
        self.beginResetModel()
        self._items = [hit for _later, hit in found[:MOST]]
        self.endResetModel()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        hit = self.item_at(index.row())
        if hit is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return hit.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return hit.why_not or None
        if role == HIT:
            return hit
        return None


class HitDelegate(QStyledItemDelegate):
    """Icon, text, kind and keys."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option, index) -> None:
        hit = index.data(HIT)
        tokens = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(3, 1, -3, -1)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            selected = option.state & QStyle.StateFlag.State_Selected
            painter.setBrush(QColor(tokens["selection" if selected else "hover"]))
            painter.drawRoundedRect(rect, 6, 6)
        ink = tokens["disabled" if hit.why_not else "text"]
        middle = rect.center().y()
        icons.paint(painter, hit.icon, QRectF(rect.left() + 9, middle - 8, 16, 16), ink)
        font = QApplication.font()
        right = hit.why_not or hit.keys or hit.kind
        painter.setFont(small(font))
        painter.setPen(QColor(tokens["dim"]))
        width = QFontMetrics(small(font)).horizontalAdvance(right) + 10
        flags = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect.adjusted(0, 0, -10, 0), flags | Qt.AlignmentFlag.AlignRight, right)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        room = rect.adjusted(36, 0, -width - 10, 0)
        text = QFontMetrics(font).elidedText(hit.text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, flags | Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()

    def sizeHint(self, option, index) -> QSize:
        return QSize(200, QFontMetrics(QApplication.font()).height() + 14)


class Palette(QDialog):
    """Type, arrow, Enter."""

    def __init__(self, hits: list[Hit], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setProperty("role", "popover")
        self.setAccessibleName(self.tr("Search commands and players"))
        self.field = SearchField(self.tr("Search commands, pages and players"))
        self.field.setMaximumWidth(16777215)
        self.field.installEventFilter(self)
        self.list = QListView()
        self.list.setAccessibleName(self.tr("Hits"))
        self.list.setModel(PaletteModel(self))
        self.list.setItemDelegate(HitDelegate(self))
        self.list.setMouseTracking(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(self._run)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.field)
        layout.addWidget(self.list)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(lambda: self._run(self.list.currentIndex()))
        self.hits.set_hits(hits)
        self._typed("")
        width = min(620, parent.width() - 40)
        self.resize(width, 420)
        self.move(parent.mapToGlobal(QPoint((parent.width() - width) // 2, 60)))
        self.field.setFocus()

    @property
    def hits(self) -> PaletteModel:
        """The model."""
        model = self.list.model()
        assert isinstance(model, PaletteModel)
        return model

    def _typed(self, text: str) -> None:
        self.hits.set_needle(text)
        self.list.setCurrentIndex(self.hits.index(0))

    def _run(self, index: QModelIndex) -> None:
        hit = self.hits.item_at(index.row())
        if hit is not None and not hit.why_not:
            self.close()
            hit.run()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}.get(
                event.key()
            )
            if step is not None and self.hits.rowCount():
                row = max(0, min(self.hits.rowCount() - 1, self.list.currentIndex().row() + step))
                self.list.setCurrentIndex(self.hits.index(row))
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.close()
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, _event):
        painter = QPainter(self)
        tokens = theme.current()
        painter.fillRect(self.rect(), QColor(tokens["raised"]))
        painter.setPen(QColor(tokens["border_strong"]))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
