"""Ctrl+K: every command, page and player by a few letters, and the pages of the manual that answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QListView, QStyle, QStyledItemDelegate, QVBoxLayout, QWidget

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import current_language
from tdapp.services.manual.finding import synonyms
from tdapp.services.manual.word_search import WordSearch
from tdapp.ui.look import icons, theme
from tdapp.ui.look.bidi import in_place, on_its_side
from tdapp.ui.look.theme import small
from tdapp.ui.session.announce import announce
from tdapp.ui.widgets.basics import SearchField
from tdapp.ui.widgets.ready import Index, ReadyList
from tdapp.ui.widgets.search import fold, matches

HIT = Qt.ItemDataRole.UserRole + 50
MOST = 60
FEW = 6


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing that can be done; ``why_not`` says why it cannot be done now."""

    text: str
    run: Callable[[], object]
    icon: str = "command"
    keys: str = ""
    kind: str = ""
    why_not: str = ""

    @property
    def spoken(self) -> str:
        """All that its line shows."""
        return ", ".join(filter(None, (self.text, self.kind, self.keys, self.why_not)))


class PaletteModel(ReadyList):
    """Hits that hold every word typed, then those that are called so otherwise, the manual, and those nearly so."""

    def __init__(self, parent=None) -> None:
        super().__init__(parent)
        self._all: list[tuple[str, Hit]] = []
        self._items: list[Hit] = []
        self._pages: Callable[[str], Sequence[Hit]] = lambda _text: ()
        self._nearly: WordSearch | None = None

    def set_hits(self, hits: list[Hit], pages: Callable[[str], Sequence[Hit]] = lambda _text: ()) -> None:
        """Everything there is; ``pages`` gives those of the manual that answer a question."""
        self._all = [(fold(f"{hit.text} {hit.kind}"), hit) for hit in hits]
        self._pages, self._nearly = pages, None
        self.set_needle("")

    def set_needle(self, text: str) -> None:
        """Show what matches; those that begin with the text first."""
        found = [(not key.startswith(fold(text)), hit) for key, hit in self._all if matches(text, key)]
        found.sort(key=lambda item: item[0])
        hits = [hit for _later, hit in found]
        if len(text.strip()) > 2:
            known = set(map(id, hits))
            also = [hit for hit in self._called_otherwise(text) if id(hit) not in known]
            hits = [*hits[: MOST - FEW], *also, *self._pages(text)[:FEW]]
            if not known and not also:
                hits = [*self._nearly_so(text)[:FEW], *hits]
        self.beginResetModel()
        self._items = hits[:MOST]
        self.endResetModel()

    def _called_otherwise(self, text: str) -> list[Hit]:
        return [hit for word in sorted(synonyms(text)) for key, hit in self._all if matches(word, key)]

    def _nearly_so(self, text: str) -> list[Hit]:
        """Misspelt words; whoever types slowly pays for this index only where nothing else is found."""
        if self._nearly is None:
            self._nearly = WordSearch([((1.0, hit.text),) for _key, hit in self._all], current_language())
        return [self._all[place][1] for place in self._nearly.find(text)]

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        hit = self.item_at(index.row())
        if hit is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return hit.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return hit.spoken
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
        picture = QRectF(rect.left() + 9, middle - 8, 16, 16)
        icons.paint(painter, hit.icon, on_its_side(picture, rect), ink)
        font = QApplication.font()
        right = hit.why_not or hit.keys or hit.kind
        painter.setFont(small(font))
        painter.setPen(QColor(tokens["dim"]))
        width = QFontMetrics(small(font)).horizontalAdvance(right) + 10
        flags = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(on_its_side(rect.adjusted(0, 0, -10, 0), rect), flags | Qt.AlignmentFlag.AlignRight, right)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        room = rect.adjusted(36, 0, -width - 10, 0)
        text = QFontMetrics(font).elidedText(hit.text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(on_its_side(room, rect), flags | Qt.AlignmentFlag.AlignLeft, in_place(text))
        painter.restore()

    def sizeHint(self, option, index) -> QSize:
        return QSize(200, QFontMetrics(QApplication.font()).height() + 14)


class Palette(QDialog):
    """Type, arrow, Enter."""

    def __init__(
        self, hits: list[Hit], parent: QWidget, pages: Callable[[str], Sequence[Hit]] = lambda _text: ()
    ) -> None:
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
        self.hits.set_hits(hits, pages)
        self._choose(0)
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
        self._choose(0)
        self._say()

    def _choose(self, row: int) -> None:
        self.list.setCurrentIndex(self.hits.index(row))

    def _say(self) -> None:
        """The keyboard stays in the field: a screen reader hears the hit that Enter takes, and how many there are."""
        hit, count = self.hits.item_at(self.list.currentIndex().row()), self.hits.rowCount()
        if hit is None:
            announce(self, self.tr("Nothing found"))
            return
        place = self.tr("{0} of {1}").format(self.list.currentIndex().row() + 1, count)
        announce(self, f"{hit.spoken}, {place}")

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
                self._choose(row)
                self._say()
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
