"""The manual inside the program: written pages, then one for every tie-break and policy. F1 opens it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFontMetrics,
    QImage,
    QKeySequence,
    QPainter,
    QShortcut,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QStyledItemDelegate,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tdapp.services.manual.catalogue import ManualPage
from tdapp.services.manual.pages import PICTURES, manual_book, page_text, picture_path
from tdapp.ui.look import theme
from tdapp.ui.look.keys import as_here
from tdapp.ui.look.theme import small
from tdapp.ui.session.announce import announce
from tdapp.ui.widgets.basics import SearchField, label, tool
from tdapp.ui.widgets.boxes import beside, row_in
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.headed_list import HeadedList
from tdapp.ui.window.manual_list import HEADING, ManualModel


class PageDelegate(QStyledItemDelegate):
    """A part's name as a small caption; pages as usual."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option, index: QModelIndex | QPersistentModelIndex) -> None:
        if not index.data(HEADING):
            super().paint(painter, option, index)
            return
        painter.save()
        painter.setFont(small(QApplication.font(), bold=True))
        painter.setPen(QColor(theme.current()["dim"]))
        bottom = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(option.rect).adjusted(8, 0, -4, -3), bottom, str(index.data()))
        painter.restore()

    def sizeHint(self, option, index: QModelIndex | QPersistentModelIndex) -> QSize:
        height = QFontMetrics(QApplication.font()).height()
        return QSize(120, height + (16 if index.data(HEADING) else 9))


class PageBrowser(QTextBrowser):
    """A page of the manual; its pictures are never wider than the page."""

    def __init__(self) -> None:
        super().__init__()
        self._markdown = ""
        self._later = QTimer(self)  # a page that is being laid out must not be written anew within that
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._write_again)

    def write(self, markdown: str) -> None:
        """Show a page from its beginning."""
        self._markdown = markdown
        self.setMarkdown(markdown)
        self.verticalScrollBar().setValue(0)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        name = url if isinstance(url, str) else url.toString()
        if kind != QTextDocument.ResourceType.ImageResource.value or not name.startswith(PICTURES):
            return None  # nothing of another place is ever loaded
        picture = QImage(str(picture_path(name.removeprefix(PICTURES))))
        room = self.viewport().width() - 2 * int(self.document().documentMargin()) - 6
        if picture.isNull() or picture.width() <= room or room < 50:
            return picture
        ratio = self.devicePixelRatioF()
        scaled = picture.scaledToWidth(int(room * ratio), Qt.TransformationMode.SmoothTransformation)
        scaled.setDevicePixelRatio(ratio)
        return scaled

    def resizeEvent(self, event):
        super().resizeEvent(event)
        if PICTURES in self._markdown and event.oldSize().width() != event.size().width():
            self._later.start()

    def _write_again(self) -> None:
        """Its pictures are read again for the new width; one reads on where one was."""
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self.setMarkdown(self._markdown)
        bar.setValue(int(share * bar.maximum()))


class HelpWindow(FittingDialog):
    """A list of pages, a search box, the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Manual"))
        self.setWindowFlag(Qt.WindowType.Window)
        self.resize(1040, 740)
        self._shown = ""
        self._before: list[str] = []
        self.search = SearchField(self.tr("Find in the manual"))
        self.list = HeadedList()
        self.list.setProperty("role", "framed")
        self.list.setAccessibleName(self.tr("Pages of the manual"))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setItemDelegate(PageDelegate(self.list))
        self.pages = ManualModel(self)
        self.pages.set_book(
            manual_book(),
            {
                "manual": self.tr("Using the program"),
                "criteria": self.tr("Tie-breaks"),
                "policies": self.tr("Policies for unplayed games"),
            },
        )
        self.list.setModel(self.pages)
        self.browser = PageBrowser()
        self.browser.setAccessibleName(self.tr("Page of the manual"))
        self.browser.setOpenLinks(False)
        self.browser.anchorClicked.connect(self._link)
        self.browser.setProperty("role", "framed")
        self.browser.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # it does not change the width
        self.browser.document().setDocumentMargin(18)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumWidth(250)
        self.back = tool("chevron-left", self.tr("Back to the page before"), shortcut="Alt+←", on_click=self.go_back)
        left = QVBoxLayout()
        left.addLayout(beside(label(self.tr("Manual"), "title"), None, self.back))
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        layout = row_in(self, 14, margins=(16, 14, 16, 14))
        layout.addLayout(left, 3)
        layout.addWidget(self.browser, 7)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.selectionModel().currentChanged.connect(lambda now, _old: self._show(now.row()))
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        QShortcut(QKeySequence.StandardKey.Back, self, self.go_back)
        self._filter("")
        self._before.clear()
        self.list.setFocus()

    @property
    def page_id(self) -> str:
        """The page shown."""
        return self._shown

    def show_page(self, page: str) -> None:
        """Open a page by its id; one that does not exist changes nothing."""
        if self.search.text() and self.pages.row_of(page) < 0:
            self.search.clear()
        row = self.pages.row_of(page)
        if row >= 0:
            self.list.setCurrentIndex(self.pages.index(row))
            self.list.scrollTo(self.pages.index(row))

    def go_back(self) -> None:
        """The page read before this one."""
        if self._before:
            wanted = self._before.pop()
            self._shown = ""  # so that this step is not remembered itself
            self.show_page(wanted)
            self.back.setEnabled(bool(self._before))

    def _filter(self, text: str) -> None:
        self.pages.set_needle(text)
        row = -1 if text.strip() else self.pages.row_of(self._shown)
        row = row if row >= 0 else self.pages.first_row()
        if row >= 0:
            self.list.setCurrentIndex(self.pages.index(row))
            self.list.scrollTo(self.pages.index(row))
        if text.strip():
            announce(self, self.tr("%n page(s) found", "", self.pages.rowCount()) + self._first_title(row))

    def _first_title(self, row: int) -> str:
        page = self.pages.page(row)
        return f": {page.title}" if page is not None else ""

    def _show(self, row: int) -> None:
        page = self.pages.page(row)
        if page is None or page.page_id == self._shown:
            return
        if self._shown and not self.search.hasFocus():
            self._before.append(self._shown)
        self._shown = page.page_id
        self.back.setEnabled(bool(self._before))
        self._write(page)

    def _write(self, page: ManualPage) -> None:
        tokens = theme.current()
        self.browser.document().setDefaultStyleSheet(f"a {{ color: {tokens['accent']}; }}")
        self.browser.write(as_here(page_text(page)))

    def _link(self, url: QUrl) -> None:
        name = url.toString()
        if name.endswith(".md"):
            self.show_page(name.removesuffix(".md"))
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)
