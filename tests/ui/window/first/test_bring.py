"""“Bring your last event”: our own table beside the published one, why they differ, one explanation, one sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from tdapp.app.backend import FileBackend
from tdapp.domain.words.resources import resource_path
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.paper.pdf_preview import PdfPreview
from tdapp.ui.window.first.bring import BringDialog

SWISS = resource_path("demo/swiss.trf")


@pytest.fixture
def dialog(qtbot, theme, announced, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    wanted: list[Path] = []
    made = BringDialog(FileBackend(), TaskRunner(threaded=False), wanted.append)
    made.wanted = wanted
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_report_that_agrees_says_so_and_explains_the_leader(dialog, announced):
    dialog.bring(SWISS)
    assert "The file states 80 values and places. All of them are ours too." in dialog.banner._text.text()
    assert dialog.differences.isHidden()
    assert dialog.standings.model().rowCount() == 40
    assert "Buchholz" in dialog.why.text()
    assert dialog.terms.model().rowCount() == 7
    assert announced[-1] == dialog.banner._text.text()


def test_points_that_differ_are_named_with_why(dialog, tmp_path):
    lines = SWISS.read_bytes().splitlines(keepends=True)
    index = next(i for i, line in enumerate(lines) if line.startswith(b"001 "))
    text = lines[index].decode()
    ranks = text[:85] + "  40" + text[89:]  # the place that the report states (columns 86 to 89)
    lines[index] = ranks.encode()
    changed = tmp_path / "changed.trf"
    changed.write_bytes(b"".join(lines))
    dialog.bring(changed)
    model = dialog.differences.model()
    assert model.rowCount() >= 1
    row = [model.index(0, column).data() for column in range(model.columnCount())]
    assert row[1:3] == ["place", "40"]
    assert row[4].startswith("Every value that is stated agrees")


def test_a_file_that_cannot_be_read_says_why_and_changes_nothing(dialog, tmp_path):
    nothing = tmp_path / "nothing.trf"
    nothing.write_text("this is no tournament")
    dialog.bring(nothing)
    assert dialog.banner.property("banner") == "warn"
    assert dialog.stack.currentIndex() == 0
    assert dialog.sheet.isHidden()


def test_a_drop_brings_it_and_import_goes_on(dialog):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(SWISS))])
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    dialog.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, *none))
    assert dialog.stack.currentIndex() == 1
    dialog.take.click()
    assert dialog.wanted == [SWISS]


def test_the_sheet_is_the_standings(dialog, monkeypatch):
    shown: list[bytes] = []
    monkeypatch.setattr(PdfPreview, "show_through", lambda preview: shown.append(preview._printed.pdf))
    dialog.bring(SWISS)
    dialog.sheet.click()
    assert shown[0].startswith(b"%PDF")


def test_an_own_event_is_to_be_opened(dialog, tmp_path):
    from tdapp.practice import make_practice_event

    path = tmp_path / "own.tdb"
    make_practice_event(path)
    dialog.bring(path)
    assert "own.tdb is an event of this program: open it." in dialog.banner._text.text()


def test_the_start_screen_leads_to_it(window, monkeypatch):
    asked: list[Path | None] = []
    monkeypatch.setattr(type(window.files), "bring", lambda _files, path=None: asked.append(path))
    window.start.bring.click()
    assert asked == [None]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/somewhere/last.trf")])
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    got: list[str] = []
    window.start.brought.connect(got.append)
    window.start.bring.dropEvent(QDropEvent(QPointF(2, 2), Qt.DropAction.CopyAction, data, *none))
    assert got == ["/somewhere/last.trf"]
