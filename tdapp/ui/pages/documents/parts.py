"""The parts of the Documents page: the shelf with the list, the preview, and what belongs to a pack."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QAbstractItemView, QProgressBar, QWidget

from tdapp.ui.look.icons import set_icon
from tdapp.ui.pages.documents.job_list import JobList
from tdapp.ui.pages.documents.shelf_list import DocumentsModel
from tdapp.ui.widgets.basics import Banner, SearchField, Segments, button, label, tool
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.elided import ElidedLabel
from tdapp.ui.widgets.headed_list import HeadedList
from tdapp.ui.widgets.paper.pdf_pages import PageView


class Shelf(QWidget):
    """Search, a star for favourites, and the list of documents."""

    def __init__(self) -> None:
        super().__init__()
        self.search = SearchField(self.tr("Find a document"))
        self.star = tool("star", self.tr("Favourite"), shortcut="Ctrl+D")
        self.star.setCheckable(True)
        self.list = HeadedList()
        self.list.setProperty("role", "framed")
        self.list.setAccessibleName(self.tr("Documents"))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.documents = DocumentsModel(self)
        self.list.setModel(self.documents)
        self.list.setIconSize(QSize(14, 14))
        self.list.setUniformItemSizes(True)
        layout = column_in(self, 6)
        layout.addLayout(beside((self.search, 1), self.star, spacing=4))
        layout.addWidget(self.list, 1)
        self.setMinimumWidth(180)

    def set_starred(self, on: bool) -> None:
        """Show whether the current document is a favourite."""
        self.star.setChecked(on)
        set_icon(self.star, "star", "accent" if on else "text")


class KeptLine(Banner):
    """Where the files lie that were just written; it stays until it is closed or others are written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("info", parent)
        self._folder = ""
        self.open = button(self.tr("Open the folder"), role="link", on_click=self._open)
        self.add(self.open)
        self.close_line = tool("x", self.tr("Close"), on_click=lambda: self.set_text(""))
        self.add(self.close_line)

    def say(self, text: str, folder: str) -> None:
        """What was written, and where."""
        self._folder = folder
        self.set_text(text)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self._folder))


class Preview(QWidget):
    """The pages, a line above them for what must be said, a line below them for page and progress."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.banner = Banner("info")
        self.kept = KeptLine()
        self.pages = PageView()
        self.text = ElidedLabel("small")
        self.progress = QProgressBar()
        self.progress.setMaximumWidth(180)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.stop = button(self.tr("Stop"), "x")
        layout = column_in(self, 4)
        layout.addWidget(self.banner)
        layout.addWidget(self.kept)
        layout.addWidget(self.pages, 1)
        layout.addLayout(
            beside(
                (self.text, 1),
                self.progress,
                self.stop,
                tool("zoom-out", self.tr("Smaller"), shortcut="−", on_click=lambda: self.pages.zoom(-1)),
                tool("zoom-in", self.tr("Larger"), shortcut="+", on_click=lambda: self.pages.zoom(1)),
                tool("maximize", self.tr("Whole page"), shortcut="0", on_click=lambda: self.pages.zoom(0)),
            )
        )
        self.show_progress(None)
        self.setMinimumWidth(240)

    def say(self, text: str, kind: str = "info") -> None:
        """A sentence above the pages; an empty one takes it away."""
        self.banner.set_kind(kind)
        self.banner.set_text(text)

    def show_progress(self, progress: tuple[int, int] | None) -> None:
        """So many of so many are done; None: nothing is under way."""
        if progress is not None:
            self.progress.setRange(0, progress[1])
            self.progress.setValue(progress[0])
        self.progress.setVisible(progress is not None)
        self.stop.setVisible(progress is not None)


class PackPart(QWidget):
    """The documents of a pack or of the queue, and how they go to the printer."""

    def __init__(self, restore: Callable[[], object], clear: Callable[[], object]) -> None:
        super().__init__()
        self.jobs = JobList()
        self.hint = label(self.tr("Each document is printed with its own options."), "small", wrap=True)
        self.one_job = Segments(
            self.tr("Send as"),
            (
                ("one", self.tr("One job"), self.tr("All documents go to the printer together")),
                ("each", self.tr("One each"), self.tr("Every document is a job of its own")),
            ),
        )
        self.usual = button(self.tr("Usual contents"), "rotate-ccw", on_click=restore)
        self.empty = button(self.tr("Empty the queue"), "trash-2", on_click=clear)
        layout = column_in(self, 6)
        parts: tuple[QWidget, ...] = (
            self.jobs,
            self.hint,
            label(self.tr("Send to the printer as"), "small"),
            self.one_job,
            self.usual,
            self.empty,
        )
        for part in parts:
            layout.addWidget(part)
