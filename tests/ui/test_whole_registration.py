"""A whole registration as an arbiter does it: from the start screen to two sections that are ready to be paired."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.players import Rest
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn
from tdapp.services.checks.registration import check_registration
from tdapp.ui.pages.event.new_event import NewEventWizard
from tdapp.ui.pages.event.section_facts import SectionFactsDialog
from tdapp.ui.pages.players.bulk_entry import BulkEntryDialog
from tdapp.ui.pages.players.check_in import CloseCheckInDialog
from tdapp.ui.pages.players.numbers import RegenerateDialog
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.section_list import PLAYERS_MIME
from tdapp.ui.window.main_window import MainWindow

FAMILIES = ("Müller", "Łukasik", "Ильин", "Παπαδόπουλος", "O'Connor", "Søndergård", "van der Berg", "Kővári")
COUNT = 60


def entries(path: Path) -> Path:
    lines = ["Nachname;Vorname;Elo;Verband;Jahrgang;Startgeld;Bezahlt"]
    for number in range(COUNT):
        rating = "" if number % 10 == 9 else 2300 - 20 * ((number * 7) % COUNT)
        lines.append(f"{FAMILIES[number % 8]};N{number:02};{rating};POL;{1960 + number % 50};30;{30 * (number % 2)}")
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.fixture
def window(qtbot, qapp, theme, settings, announced, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    made = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.stack.actions_of["players"].registration.rating_lists().close()  # type: ignore[attr-defined]  # a RatingListFolder


def new_event(window: MainWindow, path: Path, monkeypatch) -> None:
    monkeypatch.setattr(window.files, "_ask_target", lambda _proposed: path)
    wizard = NewEventWizard(window, create=window.files.create)
    wizard.show()
    QTest.keyClicks(wizard.name_field, "Winter Open")
    wizard.next()
    QTest.keyClicks(wizard.time.words, "90 min + 30 s")
    wizard.next()
    wizard.start.setText("2026-12-04")
    QTest.keyClicks(wizard.schedule.times, "9 14.30")
    QTest.keyClick(wizard.schedule.times, Qt.Key.Key_Return)
    wizard.next()
    wizard.form.draw.click()
    wizard.next()
    wizard.next()
    wizard.accept()
    assert not wizard.isVisible()
    wizard.deleteLater()


def add_second_section(window: MainWindow) -> None:
    dialog = SectionFactsDialog(window.session, window, new=True)
    dialog.first_name.setText("Open")
    dialog.form.name.setText("Under 1700")
    dialog.form.draw.click()
    dialog.confirm.click()
    dialog.deleteLater()


def give_numbers(window: MainWindow) -> None:
    dialog = RegenerateDialog(window.session, window)
    dialog.confirm.click()
    dialog.deleteLater()


def test_sixty_players_in_two_sections_are_ready_to_be_paired(window, qapp, tmp_path, monkeypatch):
    window.start.origin.buttons["Vega"].click()
    new_event(window, tmp_path / "winter.tdb", monkeypatch)
    session = window.session
    add_second_section(window)
    open_, weak = (ref.section_id for ref in session.view.sections)
    session.view.set_section(open_)
    window.show_page("players")
    panel = window.panel("players")
    bulk = BulkEntryDialog(session, window.stack.actions_of["players"].registration, window)
    bulk.take_file(entries(tmp_path / "entries.csv"))
    assert len(bulk.players()) == COUNT
    bulk.confirm.click()
    bulk.deleteLater()

    # those below 1700 and the unrated ones are dragged over, all in one step
    below = [one.number for one in session.view.section.players if not one.rating or one.rating < 1700]
    panel.table.select_keys(below)
    data = QMimeData()
    data.setData(PLAYERS_MIME, b"selected")
    here = QPointF(5, 5)
    drop = QDropEvent(here, Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    window.workspace.sections.buttons[1].dropEvent(drop)
    assert len(session.view.section.players) == COUNT - len(below)

    for section_id in (open_, weak):
        session.view.set_section(section_id)
        give_numbers(window)
        section = session.view.section
        assert [one.number for one in section.players] == list(range(1, len(section.players) + 1))
        ratings = [one.rating or 0 for one in section.players]
        assert ratings == sorted(ratings, reverse=True)

    # the desk: everybody of the Open is here but one, who is found by a few letters
    session.view.set_section(open_)
    panel.set_check_in(True)
    panel.table.setFocus()
    panel.table.selectAll()
    QTest.keyClick(panel.table, Qt.Key.Key_Space)
    late = next(one for one in session.view.section.players if one.name.startswith("Παπαδόπουλος"))
    QTest.keyClicks(panel.search, late.given)
    QTest.keyClick(panel.search, Qt.Key.Key_Space)
    assert [one.name for one in session.view.section.players if one.check_in is not CheckIn.PRESENT] == [late.name]
    assert "1 not yet" in panel.bar.counts.text()
    assert "paid" in panel.bar.money.text()

    def close(dialog) -> bool:
        assert isinstance(dialog, CloseCheckInDialog)
        dialog.choices[Rest.ZERO_THIS_ROUND].setChecked(True)
        return True

    monkeypatch.setattr(window.stack.actions_of["players"], "_show", close)
    window.stack.actions_of["players"].do_close_check_in()
    assert session.view.section.announced(1) == {late.number: Outcome.ZERO_POINT_BYE}

    # nothing grave is left: the round can be paired
    window.show_page("rounds")
    check = window.panel("rounds").check
    assert check.pair.isEnabled()
    assert check.numbers.text() == ""
    assert check.colour.text() == ""
    assert [one for one in check_registration(session.view.section) if one.level is not None] == []
    assert session.view.section.round_dates[0] is not None
    assert "seed" in "".join(session.view.section.comments)
    while session.view.store.undo_state().undo_label:
        session.changes.undo()
    assert not session.view.section.players
