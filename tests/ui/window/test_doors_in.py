"""Doors into the window: what was copied from a web page, what is dragged onto it; one review for all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from tdapp.app.backend import FileBackend
from tdapp.ui.pages.event.import_review import ImportReviewDialog
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.interchange.programs.samples import FILES, VEGA_PAGE
from tests.ui.every_place import shown


@pytest.fixture
def hall(qtbot, qapp, theme, settings, announced, tmp_path, monkeypatch):
    """The window without an event; every review that is shown is accepted and kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    seen = []

    def accept(dialog: ImportReviewDialog) -> int:
        seen.append(dialog)
        dialog.target = tmp_path / "made.tdb"
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(ImportReviewDialog, "exec", accept)
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    shown(qtbot, window)
    window.reviews = seen
    yield window
    QGuiApplication.clipboard().clear()


def drop(window: MainWindow, *paths: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    window.dropEvent(event)
    QApplication.processEvents()


def test_a_table_copied_from_a_page_whose_text_alone_says_nothing(hall):
    mime = QMimeData()
    mime.setText("Ash,Rey\n1\nCM\n2212\n1\n3\n½\n2")
    mime.setHtml(VEGA_PAGE)
    QGuiApplication.clipboard().setMimeData(mime)
    hall.files.paste()
    assert len(hall.reviews) == 1
    assert [player.name for player in hall.session.view.section.players] == ["Ash, Rey", "Elm, Dean", "Oak, Kim"]


def test_files_of_several_programs_dragged_at_once_become_sections(hall, tmp_path):
    for name in ("open.sjson", "km.tdf", "chess-results.csv"):
        (tmp_path / name).write_bytes(FILES[name])
    drop(hall, tmp_path / "km.tdf", tmp_path / "open.sjson", tmp_path / "chess-results.csv")
    assert [ref.name for ref in hall.session.view.sections] == ["km", "Open I", "Norm RR", "chess-results"]


@pytest.mark.parametrize("name", ["colline.papi", "lac.sce", "parc.TUNx"])
def test_a_file_of_another_program_dropped_onto_the_window_is_imported(hall, tmp_path, name):
    path = tmp_path / name
    path.write_bytes(FILES[name])
    drop(hall, path)
    assert len(hall.reviews) == 1
    assert hall.session.view.section.players
