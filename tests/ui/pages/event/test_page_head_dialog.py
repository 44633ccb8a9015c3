"""Header lines, logo and sponsors in the window: set, seen on the page, kept, taken away."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from tdapp.ui.pages.event import page_head
from tdapp.ui.pages.event.page import EventPanel
from tdapp.ui.pages.event.page_head import PageHeadDialog
from tdapp.ui.session.print_requests import printed
from tests.reports.pdf_facts import read_pdf
from tests.storage.sheet_examples import LOGO, png
from tests.team_events import event_of_teams
from tests.ui.every_place import nameless
from tests.ui.fakes import MemoryStore


@pytest.fixture
def dialog(desk, qtbot):
    made = PageHeadDialog(desk)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def test_lines_logo_and_sponsors_are_kept(dialog, desk, tmp_path):
    assert not nameless(dialog)
    (tmp_path / "logo.png").write_bytes(png(60, 40))
    dialog.lines[0].setText(" Шахматная  федерация ")
    dialog.take_logo(tmp_path / "logo.png")
    dialog.take_sponsors([tmp_path / "logo.png"] * 2)
    dialog.save()
    head = desk.view.section.page_head
    assert (head.lines, head.logo, len(head.sponsors)) == (("Шахматная федерация",), LOGO, 2)
    for _ in range(3):
        desk.changes.undo()
    assert desk.view.section.page_head.lines == ()
    assert desk.view.section.page_head.logo is None


def test_large_pictures_are_made_smaller_and_others_refused(dialog, tmp_path):
    large = QImage(4500, 200, QImage.Format.Format_RGB32)
    large.fill(QColor(20, 90, 200))
    assert large.save(str(tmp_path / "large.png"))
    dialog.take_logo(tmp_path / "large.png")
    assert "made smaller" in dialog.warning.text()
    assert max(dialog.head().logo.width, dialog.head().logo.height) <= 1200
    (tmp_path / "page.svg").write_text("<svg/>")
    dialog.take_logo(tmp_path / "page.svg")
    assert "Only PNG and JPEG" in dialog.warning.text()
    dialog.take_logo(tmp_path / "missing.png")
    assert "There is no file" in dialog.warning.text()


def test_the_preview_follows_and_long_lines_are_refused(dialog, qtbot):
    assert dialog.page.pages == 1
    dialog.lines[1].setText("x" * 130)
    qtbot.waitUntil(lambda: not dialog.confirm.isEnabled(), timeout=30_000)
    assert "120 letters" in dialog.warning.text()
    dialog.lines[1].setText("x")
    qtbot.waitUntil(dialog.confirm.isEnabled, timeout=30_000)


def test_sponsors_are_moved_and_removed(dialog, tmp_path):
    for number in (60, 70):
        (tmp_path / f"{number}.png").write_bytes(png(number, 40))
        dialog.take_sponsors([tmp_path / f"{number}.png"])
    dialog._mover(1)()
    assert [picture.width for picture in dialog.head().sponsors] == [70, 60]
    dialog._remover(0)()
    assert [picture.width for picture in dialog.head().sponsors] == [60]


def test_the_event_page_shows_them(desk, tools, qtbot):
    page = EventPanel(desk, tools)
    qtbot.addWidget(page)
    page.reload()
    assert "name of the event only" in page.sheets.head_text.text()
    assert page.sheets.prizes_text.text() == "No prizes are announced."


def test_of_teams_their_table_is_shown_under_the_new_head(qtbot, session, monkeypatch):
    session.view.open(MemoryStore(event_of_teams(lambda section: section.system.by_scores)))
    made = PageHeadDialog(session)
    qtbot.addWidget(made)
    asked = []
    monkeypatch.setattr(
        page_head,
        "printed",
        lambda standings, request: asked.append((standings, request)) or printed(standings, request),
    )
    made.lines[0].setText("Federation")
    made._show_page()
    standings, request = asked[-1]
    assert [item.document for item in request.items] == ["team-standings"]
    assert "Federation" in read_pdf(printed(standings, request).pdf).text
