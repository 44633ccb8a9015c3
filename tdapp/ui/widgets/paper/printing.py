"""Printing documents that we made: their pages drawn on the printer, each on paper of its own size and way up."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from tdapp.domain.words.frozen import dataclass
from tdapp.reports.layout.page import Page


@dataclass(frozen=True, slots=True)
class Sheaf:
    """The pages of a finished document for the printer, so many times."""

    pages: tuple[Page, ...]
    title: str
    copies: int = 1


def ask_printer(parent: QWidget, first: Page, title: str, *, copies: int = 1, pages: int = 0) -> QPrinter | None:
    """Ask for a printer, paper and orientation set as on the first page; None when the arbiter cancelled.

    ``pages``: how many there are, where a part of them can be chosen; 0 where it cannot.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    set_page(printer, first.width, first.height)
    printer.setCopyCount(copies)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, pages > 1)
    if pages > 1:
        dialog.setMinMax(1, pages)
    return printer if dialog.exec() == QDialog.DialogCode.Accepted else None


class PrintRun(QObject):
    """Sends sheaves to a printer page by page, so that the window lives on and the arbiter can stop.

    ``one_job``: all of them in one go, else each is a job of its own. A sheaf is made when its turn comes.
    Signals: ``stepped(int, str)`` pages so far and the title; ``finished(int)`` pages, also after ``cancel``.
    """

    stepped = Signal(int, str)
    finished = Signal(int)

    def __init__(self, printer: QPrinter, *, one_job: bool = True, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._printer = printer
        self._one_job = one_job
        self._painter = QPainter()
        self._file = printer.outputFileName()
        self._jobs = 0
        self._pages = 0
        self._steps: Generator[str, None, None] = self._draw_nothing()
        self._next: Callable[[], None] | None = None
        self._cancelled = False
        self._waits = True
        self._over = False

    def start(self, sheaf: Sheaf, then: Callable[[], None] | None = None) -> None:
        """Print a sheaf; ``then`` is called after it, without it the run is over."""
        if self._over:
            return
        self._steps, self._next = self._draw(sheaf), then
        self._waits = False
        QTimer.singleShot(0, self._step)

    def cancel(self) -> None:
        """Stop after the page that is being sent, at once while the next sheaf is being made."""
        self._cancelled = True
        if self._waits:
            self.end()

    def _step(self) -> None:
        if self._over:
            return
        if self._cancelled:
            self.end()
            return
        title = next(self._steps, None)
        if title is not None:
            self._pages += 1
            self.stepped.emit(self._pages, title)
            QTimer.singleShot(0, self._step)
        elif self._next is not None:
            self._waits = True
            self._next()
        else:
            self.end()

    def end(self) -> None:
        """Close the job; pages sent so far are printed."""
        if self._over:
            return
        self._over = True
        self._steps.close()
        if self._painter.isActive():
            self._painter.end()
        self.finished.emit(self._pages)

    @staticmethod
    def _draw_nothing() -> Generator[str, None, None]:
        yield from ()

    def _draw(self, sheaf: Sheaf) -> Generator[str, None, None]:
        """Each page when it is asked for."""
        if self._painter.isActive() and not self._one_job:
            self._painter.end()
        if not self._painter.isActive():
            self._printer.setDocName(sheaf.title)
            self._jobs += 1
            if self._file and self._jobs > 1:  # printing into a file: each job has its own
                file = Path(self._file)
                self._printer.setOutputFileName(str(file.with_name(f"{file.stem} ({self._jobs}){file.suffix}")))
        for page in _wanted_pages(self._printer, sheaf):
            send_page(self._printer, self._painter, page)
            yield sheaf.title


def print_pages(printer: QPrinter, sheaves: Sequence[Sheaf]) -> int:
    """Send everything at once to a printer that is already chosen; the number of pages."""
    painter = QPainter()
    count = 0
    try:
        for sheaf in sheaves:
            for page in _wanted_pages(printer, sheaf):
                send_page(printer, painter, page)
                count += 1
        return count
    finally:
        if painter.isActive():
            painter.end()


def send_page(printer: QPrinter, painter: QPainter, page: Page) -> None:
    """One page on paper of its own size."""
    from tdapp.ui.widgets.paper.page_painter import draw_page

    set_page(printer, page.width, page.height)
    if painter.isActive():
        printer.newPage()
    else:
        painter.begin(printer)
    draw_page(painter, page, printer.resolution() / 72)


def set_page(printer: QPrinter, width: float, height: float) -> None:
    """Paper and orientation of a page measured in points."""
    short, long = sorted((width, height))
    size = QPageSize(QPageSize.id(QRectF(0, 0, short, long).size().toSize()))
    orientation = QPageLayout.Orientation.Landscape if width > height else QPageLayout.Orientation.Portrait
    printer.setFullPage(True)
    printer.setPageLayout(QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0)))


def _wanted_pages(printer: QPrinter, sheaf: Sheaf) -> list[Page]:
    """The pages in the order they are sent: the part chosen, as many times as the driver does not."""
    first, last = 1, len(sheaf.pages)
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.toPage():
        first, last = max(1, printer.fromPage()), min(last, printer.toPage())
    times = sheaf.copies * (1 if printer.supportsMultipleCopies() else max(1, printer.copyCount()))
    return list(sheaf.pages[first - 1 : last]) * times
