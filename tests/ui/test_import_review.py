"""The review of an import: what breaks the rules of pairing is confirmed before the event is created."""

from __future__ import annotations

from pathlib import Path

from tdapp.app import FileBackend
from tdapp.services.export import export_trf
from tdapp.ui.dialogs.import_review import ImportReviewDialog
from tests.arena import arena

TWICE = "1 A | 2w1 2b1\n2 B | 1b0 1w0"


def review_of(tmp_path: Path, drawing: str):
    path = tmp_path / "old.trf"
    path.write_bytes(export_trf(arena(drawing, rounds_total=3, initial_colour="W")))
    return FileBackend().read_trf(path)


def test_broken_rules_are_confirmed_and_noted(qtbot, qapp, theme, tmp_path):
    review = review_of(tmp_path, TWICE)
    assert [note.text for note in review.warnings] == [
        "Round 2 of the file breaks a rule of pairing (C.04.1, 2): B (2) and A (1) have met in round 1."
    ]
    dialog = ImportReviewDialog(review, tmp_path / "new.tdb", lambda _path: None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.agreed.isVisible()
    assert not dialog.confirm.isEnabled()
    assert "Tick the box" in dialog.confirm.toolTip()
    dialog.agreed.click()
    assert dialog.confirm.isEnabled()
    store = FileBackend().import_trf(review, tmp_path / "new.tdb")
    assert any("breaks a rule of pairing" in comment for comment in store.snapshot(1).comments)
    store.close()


def test_a_file_by_the_rules_needs_no_tick(qtbot, qapp, theme, tmp_path):
    review = review_of(tmp_path, "1 A | 2w1\n2 B | 1b0")
    dialog = ImportReviewDialog(review, tmp_path / "new.tdb", lambda _path: None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.agreed.isVisible()
    assert dialog.confirm.isEnabled()
