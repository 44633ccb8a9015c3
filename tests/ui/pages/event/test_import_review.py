"""The review of an import: what breaks the rules of pairing is confirmed before the event is created."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from tdapp.app.backend import FileBackend
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.services.tables.export import export_trf
from tdapp.ui.pages.event.import_review import ImportReviewDialog
from tdapp.ui.pages.event.open_readings import OpenReadingsDialog
from tdapp.ui.session.backend import ReviewNote
from tests.arena import arena
from tests.trf.lines import p, trf

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


def test_thousands_of_notes_are_one_text_that_has_them_all(qtbot, qapp, theme, tmp_path):
    review = review_of(tmp_path, TWICE)
    many = tuple(ReviewNote(f"Note {number}.", f"line {number}") for number in range(4000))
    dialog = ImportReviewDialog(replace(review, repairs=many), tmp_path / "new.tdb", lambda _path: None)
    qtbot.addWidget(dialog)
    (text,) = dialog.findChildren(QPlainTextEdit)
    assert text.isReadOnly()
    assert text.toPlainText().splitlines() == [f"line {number}: Note {number}." for number in range(4000)]
    assert len(dialog.findChildren(QWidget)) < 100
    assert dialog.agreed.isVisibleTo(dialog)  # the others are as they were


def test_a_file_by_the_rules_needs_no_tick(qtbot, qapp, theme, tmp_path):
    review = review_of(tmp_path, "1 A | 2w1\n2 B | 1b0")
    dialog = ImportReviewDialog(review, tmp_path / "new.tdb", lambda _path: None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.agreed.isVisible()
    assert dialog.confirm.isEnabled()


def test_a_file_that_contradicts_itself_is_offered_all_the_same(qtbot, qapp, theme, tmp_path, monkeypatch):
    report = tmp_path / "bent.trf"
    text = export_trf(arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, initial_colour="W")).decode()
    report.write_text(text.replace("1 b 0", "1 b 1"), encoding="utf-8")
    backend = FileBackend()
    with pytest.raises(InputRefused):
        backend.read_trf(report)
    review = backend.read_trf(report, defects=True)
    assert "2 won against 1" in review.warnings[0].text
    store = backend.import_trf(review, tmp_path / "bent.tdb")
    assert any("contradicts itself" in comment for comment in store.snapshot(1).comments)
    store.close()


def test_the_fees_of_a_start_list_go_through_the_review(tmp_path):
    (tmp_path / "melde.csv").write_text("Nr;Name;ELO;Startgeld\n1;Amsel, Eva;2100;20\n2;Buchfink, Jan;1900;\n", "utf-8")
    review = FileBackend().read_trf(tmp_path / "melde.csv")
    assert [player.owed for player in review.reading.players] == ["20", ""]


def test_the_window_asks_before_it_takes_a_bent_file(window, backend, tmp_path, monkeypatch):
    asked, shown = [], []
    monkeypatch.setattr(type(backend), "read_trf", _bent(backend))
    session = window.files._session
    monkeypatch.setattr(session.messages, "ask", lambda question: asked.append(question) or question)
    monkeypatch.setattr(window.files, "_review", shown.append)
    window.files.import_trf(tmp_path / "event.trf")
    assert "contradicts itself" in asked[0].title
    assert "Line 3, column 5: Two won." in asked[0].lines
    assert shown


def _bent(backend):
    usual = type(backend).read_trf

    def read(self, path, *, defects=False, taken=()):
        if not defects:
            raise InputRefused((Fault("Two won.", 3, 5),))
        return usual(self, path)

    return read


OPEN = trf(
    "092 Swiss",
    "162  W 1.0    D 0.5    L 0.0    P 1.0",
    p(1, "2.0", "2 w 1", "2 b 1"),
    p(2, "0.0", "1 b 0", "1 w 0"),
    p(3, "1.0", "", "0000 - Z"),
)


def test_a_file_with_several_readings_is_asked_about_and_read_as_chosen(window, tmp_path, monkeypatch):
    report = tmp_path / "open.trf"
    report.write_bytes(OPEN)
    backend, asked, shown = FileBackend(), [], []
    monkeypatch.setattr(window.files, "_backend", backend)
    monkeypatch.setattr(window.files, "_review", shown.append)

    def answer(dialog):
        asked.append([button.text() for button in dialog.groups[0].buttons()])
        assert not dialog.confirm.isEnabled()
        dialog.groups[0].buttons()[1].click()
        assert dialog.confirm.isEnabled()
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(OpenReadingsDialog, "exec", answer)
    window.files.import_trf(report)
    assert asked == [["round 1: pairing-allocated bye (U).", "round 1: full-point bye (F)."]]
    (review,) = shown
    assert review.reading.cells[2][0].outcome is Outcome.FULL_POINT_BYE
    assert any("as you chose" in note.text for note in review.assumptions)


def test_a_question_that_is_not_answered_creates_nothing(window, tmp_path, monkeypatch):
    report = tmp_path / "open.trf"
    report.write_bytes(OPEN)
    shown = []
    monkeypatch.setattr(window.files, "_backend", FileBackend())
    monkeypatch.setattr(window.files, "_review", shown.append)
    monkeypatch.setattr(OpenReadingsDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)
    window.files.import_trf(report)
    assert not shown
    assert list(tmp_path.iterdir()) == [report]
