"""The manual inside the program: the pages of resources/manual, with a list at the left. F1 opens it."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHBoxLayout, QListView, QTextBrowser, QVBoxLayout, QWidget

from tdapp.domain.errors import EnvironmentProblem
from tdapp.domain.resources import resource_path
from tdapp.ui import theme
from tdapp.ui.search import fold, matches
from tdapp.ui.widgets.basics import SearchField, label

ORDER = ("start", "import", "standings", "crosstable", "explanations", "ladder", "policies", "printing", "keyboard")


def manual_pages() -> list[tuple[str, str, str]]:
    """(id, title, Markdown) of every page in reading order; a page's title is its first heading."""
    try:
        folder = resource_path("manual")
    except EnvironmentProblem:
        return []
    found = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.md")}
    order = [page for page in ORDER if page in found] + sorted(set(found) - set(ORDER))
    return [(page, found[page].partition("\n")[0].lstrip("# ").strip(), found[page]) for page in order]


class HelpWindow(QDialog):
    """A list of pages, a search box, the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Manual"))
        self.setWindowFlag(Qt.WindowType.Window)
        self.resize(980, 700)
        self._pages = manual_pages()
        self._shown: list[str] = []
        self.search = SearchField(self.tr("Find in the manual"))
        self.list = QListView()
        self.list.setProperty("role", "framed")
        self.list.setAccessibleName(self.tr("Pages of the manual"))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setSpacing(2)
        self._titles = QStringListModel(self)
        self.list.setModel(self._titles)
        self.browser = QTextBrowser()
        self.browser.setAccessibleName(self.tr("Page of the manual"))
        self.browser.setOpenLinks(False)
        self.browser.anchorClicked.connect(self._link)
        self.browser.setProperty("role", "framed")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumWidth(250)
        left = QVBoxLayout()
        left.addWidget(label(self.tr("Manual"), "title"))
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.setSpacing(14)
        layout.addLayout(left, 2)
        layout.addWidget(self.browser, 7)
        self.search.textChanged.connect(lambda _text: self._filter())
        self.list.selectionModel().currentChanged.connect(lambda now, _old: self._show(now.row()))
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        self._filter()

    def show_page(self, page: str) -> None:
        """Open a page by its id."""
        self.search.clear()
        if page in self._shown:
            self.list.setCurrentIndex(self._titles.index(self._shown.index(page)))

    def _filter(self) -> None:
        needle = self.search.text()
        hits = [(page, title) for page, title, text in self._pages if matches(needle, fold(text))]
        self._shown = [page for page, _title in hits]
        self._titles.setStringList([title for _page, title in hits])
        if hits:
            self.list.setCurrentIndex(self._titles.index(0))

    def _show(self, row: int) -> None:
        if not 0 <= row < len(self._shown):
            return
        text = next(text for page, _title, text in self._pages if page == self._shown[row])
        tokens = theme.current()
        self.browser.document().setDefaultStyleSheet(f"a {{ color: {tokens['accent']}; }}")
        self.browser.setMarkdown(text)
        self.browser.verticalScrollBar().setValue(0)

    def _link(self, url: QUrl) -> None:
        name = url.toString()
        if name.endswith(".md"):
            self.show_page(name.removesuffix(".md"))
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)
