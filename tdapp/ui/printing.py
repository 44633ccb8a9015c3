"""Printing a PDF that we made: its pages as pictures at the printer's resolution."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from tdapp.ui.widgets.pages import page_image

MOST_DPI = 300


def ask_and_print(parent: QWidget, pdf: bytes, title: str) -> bool:
    """Ask for a printer and print; False when the arbiter cancelled."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return False
    print_pages(printer, pdf)
    return True


def print_pages(printer: QPrinter, pdf: bytes) -> int:
    """Send every page of the PDF to a printer that is already chosen; the number of pages."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    painter = QPainter()
    try:
        count = len(document)
        for number in range(count):
            width, height = document.get_page_size(number)
            _set_page(printer, width, height)
            if number == 0:
                painter.begin(printer)
            else:
                printer.newPage()
            target = printer.paperRect(QPrinter.Unit.DevicePixel)
            dpi = min(MOST_DPI, printer.resolution())
            painter.drawImage(QRectF(0, 0, target.width(), target.height()), page_image(document, number, dpi / 72))
        return count
    finally:
        if painter.isActive():
            painter.end()
        document.close()


def _set_page(printer: QPrinter, width: float, height: float) -> None:
    landscape = width > height
    short, long = sorted((width, height))
    size = QPageSize(QPageSize.id(QRectF(0, 0, short, long).size().toSize()))
    orientation = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    printer.setFullPage(True)
    printer.setPageLayout(QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0)))
