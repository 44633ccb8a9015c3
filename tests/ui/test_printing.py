"""Page images of our PDFs: on the screen and on a printer."""

from __future__ import annotations

import pypdfium2
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tdapp.ui.calculations import Calculations, PrintRequest
from tdapp.ui.printing import print_pages
from tdapp.ui.widgets.pages import PageView


def printed(section, **wishes):
    calculations = Calculations()
    return calculations.print(calculations.standings(section), PrintRequest("standings", **wishes))


def test_the_preview_shows_every_page(qtbot, swiss):
    view = PageView()
    qtbot.addWidget(view)
    view.resize(500, 600)
    seen = []
    view.page_changed.connect(lambda page, pages: seen.append((page, pages)))
    document = printed(swiss)
    view.set_pdf(document.pdf)
    view.show()
    assert view.pages == document.pages
    assert seen[-1] == (1, document.pages)
    assert not view.grab().isNull()
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view._scale() > 0
    QTest.keyClick(view, Qt.Key.Key_0)
    view.set_pdf(b"")
    assert view.pages == 0


def test_paper_and_orientation_reach_the_printer(qapp, swiss, tmp_path):
    target = tmp_path / "out.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(target))
    document = printed(swiss, orientation="landscape")
    assert print_pages(printer, document.pdf) == document.pages
    result = pypdfium2.PdfDocument(target)
    width, height = result.get_page_size(0)
    assert len(result) == document.pages
    assert width > height
    assert abs(width - 842) < 3
    result.close()


def test_documents_page_saves_what_it_shows(window, tmp_path, monkeypatch):
    window.show_page("documents")
    panel = window.panel("documents")
    assert panel.printed is not None
    assert panel.page_text.text().startswith("Page 1 of 1")
    proposed = []

    def answer(_parent, _title, name, _filter):
        proposed.append(name)
        return str(tmp_path / "Tabelle Łódź.pdf"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    panel.save.click()
    assert proposed[0].endswith("demo standings R3.pdf")
    assert (tmp_path / "Tabelle Łódź.pdf").read_bytes() == panel.printed.pdf
    window.controller.explain(3, 0)
    window.explanation().print.click()
    assert panel.document == "explanation"
    assert panel.player.currentData() == 3
    panel.choose("crosstable")
    assert panel.document == "crosstable"


def test_documents_are_grouped_found_and_printed_with_options(window):
    window.show_page("documents")
    panel = window.panel("documents")
    assert panel.document == "standings"
    headings = [row for row in range(panel.documents.rowCount()) if not panel.documents.document(row)]
    assert len(headings) >= 4
    assert all(not panel.documents.flags(panel.documents.index(row, 0)) for row in headings)
    panel.search.setText("pairings")
    assert "pairings" in panel.document
    assert panel.documents.row_of("standings") == -1
    panel.search.clear()
    panel.choose("pairings")
    assert not panel.round.isHidden()
    first = panel.printed.pdf
    panel.round.setCurrentIndex(1)
    panel.round.activated.emit(1)
    assert panel.printed.pdf != first
    panel.choose("standings")
    assert panel.round.isHidden()
    before = panel.printed.pdf
    for action in panel.options.menu.actions():
        if action.isCheckable():
            action.setChecked(True)
    assert panel.options.choices.wide_rows
    assert panel.printed.pdf != before


def test_the_list_of_documents_is_a_sound_model(qtmodeltester):
    from tdapp.reports.registry import documents_for
    from tdapp.ui.models.documents import DocumentsModel
    from tests.arena import random_swiss

    model = DocumentsModel()
    assert model.set_entries(documents_for(random_swiss(1, 8, 3)))
    model.set_needle("card")
    qtmodeltester.check(model)
    assert model.first() >= 0
