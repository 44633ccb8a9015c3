"""Page images of our PDFs: on the screen and on a printer."""

from __future__ import annotations

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest

from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.print_requests import PrintItem, PrintRequest
from tdapp.ui.session.print_requests import printed as made_for
from tdapp.ui.widgets.paper.pdf_pages import PageView
from tdapp.ui.widgets.paper.printing import PrintRun, Sheaf, print_pages
from tests.arena import arena


@pytest.fixture(scope="module")
def small():
    """Two players: few letters on a page."""
    return arena("1 A | 2w1\n2 B | 1b0", rounds_total=3)


def printed(section, **choices):
    calculations = Calculations()
    request = PrintRequest((PrintItem("standings", choices),))
    return made_for(calculations.standings(section), request)


def printer_into(target) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(target))
    return printer


def sizes(path) -> list[tuple[int, int]]:
    document = pypdfium2.PdfDocument(path)
    found = [tuple(map(round, document.get_page_size(number))) for number in range(len(document))]
    document.close()
    return found


def test_the_preview_shows_every_page(qtbot, small):
    view = PageView()
    qtbot.addWidget(view)
    view.resize(500, 600)
    seen = []
    view.page_changed.connect(lambda page, pages: seen.append((page, pages)))
    document = printed(small)
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


@pytest.mark.parametrize(
    ("paper", "orientation", "size"),
    [
        ("A4", "landscape", (842, 595)),
        ("A4", "portrait", (595, 842)),
        ("Letter", "portrait", (612, 792)),
        ("A3", "landscape", (1191, 842)),
    ],
)
def test_paper_and_orientation_reach_the_printer(qapp, small, tmp_path, paper, orientation, size):
    target = tmp_path / "out.pdf"
    document = printed(small, paper=paper, orientation=orientation)
    assert print_pages(printer_into(target), [Sheaf(document.sheets, "x")]) == document.pages
    (width, height), *others = sizes(target)
    assert len(others) + 1 == document.pages
    assert abs(width - size[0]) < 3
    assert abs(height - size[1]) < 3


def test_every_page_of_a_job_has_its_own_paper(qapp, small, tmp_path):
    target = tmp_path / "out.pdf"
    sheaves = [
        Sheaf(printed(small, orientation="portrait").sheets, "one", copies=2),
        Sheaf(printed(small, paper="A3", orientation="landscape").sheets, "two"),
    ]
    print_pages(printer_into(target), sheaves)
    found = sizes(target)
    assert len(found) == 3
    assert found[0] == found[1]
    assert found[0][0] < found[0][1]
    assert found[2][0] > found[2][1]


def test_a_part_of_the_pages(qapp, small, tmp_path):
    pages = printed(small).sheets * 4
    printer = printer_into(tmp_path / "part.pdf")
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    assert print_pages(printer, [Sheaf(pages, "x")]) == 2


def test_a_run_goes_page_by_page_and_can_be_stopped(qtbot, small, tmp_path):
    pages = printed(small).sheets * 3
    steps = []
    run = PrintRun(printer_into(tmp_path / "whole.pdf"))
    run.stepped.connect(lambda page, _title: steps.append(page))
    with qtbot.waitSignal(run.finished, timeout=60_000) as whole:
        run.start(Sheaf(pages, "x"))
    assert whole.args == [3]
    assert steps == [1, 2, 3]
    stopped = PrintRun(printer_into(tmp_path / "part.pdf"))
    stopped.stepped.connect(lambda _page, _title: stopped.cancel())
    with qtbot.waitSignal(stopped.finished, timeout=60_000) as part:
        stopped.start(Sheaf(pages, "x"))
    assert part.args == [1]


@pytest.mark.parametrize("one_job", [True, False])
def test_several_sheaves_as_one_job_or_each(qtbot, small, tmp_path, one_job):
    target = tmp_path / "jobs.pdf"
    run = PrintRun(printer_into(target), one_job=one_job)
    waiting = [Sheaf(printed(small).sheets, "two"), Sheaf(printed(small).sheets, "three")]

    def go_on():
        if waiting:
            run.start(waiting.pop(0), go_on)
        else:
            run.end()

    with qtbot.waitSignal(run.finished, timeout=60_000) as done:
        run.start(Sheaf(printed(small).sheets, "one"), go_on)
    assert done.args == [3]
    others = [tmp_path / "jobs (2).pdf", tmp_path / "jobs (3).pdf"]
    assert len(sizes(target)) == (3 if one_job else 1)
    assert [other.exists() for other in others] == [not one_job] * 2


def test_a_run_can_be_stopped_while_the_next_sheaf_is_made(qtbot, small, tmp_path):
    run = PrintRun(printer_into(tmp_path / "half.pdf"))
    sheaf = Sheaf(printed(small).sheets, "one")
    waited = []
    with qtbot.waitSignal(run.finished, timeout=60_000) as done:
        run.start(sheaf, lambda: (waited.append(True), run.cancel()))
    assert waited == [True]
    assert done.args == [1]
    run.start(sheaf)  # comes too late
    run.cancel()
    assert len(sizes(tmp_path / "half.pdf")) == 1


@pytest.mark.parametrize("document", ["crosstable", "place-cards", "statistics"])
def test_the_paper_shows_what_the_pdf_shows(qapp, swiss, tmp_path, document):
    from tests.reports.test_scripts_by_picture import likeness

    calculations = Calculations()
    made = made_for(calculations.standings(swiss), PrintRequest((PrintItem(document),)))
    print_pages(printer_into(tmp_path / "out.pdf"), [Sheaf(made.sheets, "x")])

    def picture(source):
        opened = pypdfium2.PdfDocument(source)
        found = opened[0].render(scale=4, grayscale=True).to_numpy().squeeze() < 145
        opened.close()
        return found

    assert likeness(picture(tmp_path / "out.pdf"), picture(made.pdf)) > 0.99


def test_the_preview_is_a_picture_for_a_screen_reader(qtbot, qapp):
    view = PageView()
    qtbot.addWidget(view)
    picture = QAccessible.queryAccessibleInterface(view.viewport())
    assert picture.role() == QAccessible.Role.Graphic
    assert picture.text(QAccessible.Text.Name) == "Preview of the printed pages"
