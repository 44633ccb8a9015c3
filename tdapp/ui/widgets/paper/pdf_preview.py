"""A document that belongs to no open event yet: its pages, and buttons that print or save them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.writing import write_file
from tdapp.ui.widgets.basics import Banner, button, label, tool
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.paper.pdf_pages import PageView
from tdapp.ui.widgets.paper.printing import Sheaf, ask_printer, print_pages

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.reports.printing import PrintedDocument


def ask_and_save(parent: QWidget, pdf: bytes, proposed: Path) -> Path | None:
    """Ask where to and write the PDF; None when the arbiter cancelled. EnvironmentProblem: the disk."""
    translate = QCoreApplication.translate
    name, _filter = QFileDialog.getSaveFileName(
        parent,
        translate("PdfPreview", "Save as PDF"),
        str(proposed),
        translate("PdfPreview", "PDF files (*.pdf)"),
    )
    if not name:
        return None
    write_file(Path(name), pdf)
    return Path(name)


class PdfPreview(FittingDialog):
    """Shows a document that we made ourselves."""

    def __init__(self, printed: PrintedDocument, title: str, proposed: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._printed, self._title, self._proposed = printed, title, proposed
        self.setWindowTitle(title)
        self.resize(720, min(860, self.screen().availableGeometry().height() * 17 // 20))
        self.page_text = label("", "small")
        self.pages = PageView()
        self.pages.page_changed.connect(self._page_changed)
        self.pages.set_pdf(printed.pdf)
        self.note = Banner("info")
        self.note.set_text("")
        self.print = button(self.tr("Print…"), "printer", "primary", on_click=self.do_print)
        self.save = button(self.tr("Save as PDF…"), "save", on_click=self.do_save)
        self.close_button = button(self.tr("Close"), on_click=self.accept)
        row = QHBoxLayout()
        row.addWidget(self.page_text)
        for icon, text, step in (
            ("zoom-out", self.tr("Smaller"), -1),
            ("zoom-in", self.tr("Larger"), 1),
            ("maximize", self.tr("Whole page"), 0),
        ):
            row.addWidget(tool(icon, text, on_click=partial(self.pages.zoom, step)))
        row.addStretch()
        for widget in (self.print, self.save, self.close_button):
            row.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 10)
        layout.addWidget(self.pages, 1)
        layout.addWidget(self.note)
        layout.addLayout(row)
        self.print.setFocus()

    def do_print(self) -> None:
        """Ask for a printer and print."""
        sheets = self._printed.sheets
        printer = ask_printer(self, sheets[0], self._title, pages=len(sheets))
        if printer is not None:
            print_pages(printer, [Sheaf(sheets, self._title)])
            self._say(self.tr("Sent to the printer: {0}").format(self._title))

    def do_save(self) -> None:
        """Ask for a file and write it."""
        try:
            path = ask_and_save(self, self._printed.pdf, self._proposed)
        except EnvironmentProblem as problem:
            self.note.set_kind("warn")
            self.note.set_text(str(problem))
            return
        if path is not None:
            self._say(self.tr("Saved: {0}").format(path.name))

    def _page_changed(self, page: int, pages: int) -> None:
        self.page_text.setText(self.tr("Page {0} of {1}").format(page, pages))

    def _say(self, text: str) -> None:
        self.note.set_kind("info")
        self.note.set_text(text)

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def done(self, result: int) -> None:
        self.pages.set_pdf(b"")
        super().done(result)
