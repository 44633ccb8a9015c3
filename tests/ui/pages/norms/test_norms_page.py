"""The Norms page: there only where it was asked for, candidates, conditions, answers that are kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QBoxLayout

from tdapp.app.backend import FileBackend
from tdapp.domain.norms.answers import NormAnswers
from tdapp.storage import open_event_file
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.ready import Role
from tdapp.ui.window.main_window import MainWindow
from tests.services.norms.test_norms import one_against_nine
from tests.ui.every_place import shown
from tests.ui.registration_stage import event_file


@pytest.fixture
def hall(qtbot, qapp, theme, settings, announced, tmp_path, monkeypatch):
    """The window over an event in which one has a GM norm; nobody has asked for norms."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = event_file(tmp_path / "event.tdb", one_against_nine("SLO", "1111110==", rounds_total=9))
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    window.resize(1280, 800)
    shown(qtbot, window)
    window.session.view.open(open_event_file(path))
    return window


def kept(window) -> NormAnswers:
    return window.session.view.section.norms


def test_nothing_is_shown_until_it_is_asked_for(hall):
    assert not hall.workspace.sidebar.offers("norms")
    page = hall.stack.show_page("norms")
    assert page.pages.currentIndex() == 1
    page.start.click()
    assert kept(hall).watched
    assert hall.workspace.sidebar.offers("norms")
    assert page.pages.currentIndex() == 0
    page.stop.click()
    assert not hall.workspace.sidebar.offers("norms")
    assert page.pages.currentIndex() == 1
    hall.session.changes.undo()
    assert hall.workspace.sidebar.offers("norms")


def test_the_other_pages_keep_their_keys(hall):
    keys = {action.text(): action.shortcut().toString() for action in hall.workspace.view_menu}
    assert (keys["Tie-breaks"], keys["Norms"], keys["Documents"]) == ("Ctrl+6", "", "Ctrl+7")
    assert hall.workspace.sidebar.tabs.tabToolTip(hall.workspace.sidebar.place("documents")) == "Documents (Ctrl+7)"


def test_candidates_and_the_conditions_of_the_chosen_one(hall):
    page = hall.stack.show_page("norms")
    page.ask()
    assert "1\tIM\tHero\tGM\treached\t7\t9\t2475\t2695" in page.candidates.as_text()
    assert page.title.text() == "GM norm of Hero (1): reached"
    assert "1.4.9\tPerformance\t2695\t>= 2600\tyes" in page.conditions.as_text()
    assert page.remarks.text() == "Counts for 10 games (1.4.1 d)."
    assert hall.session.view.player == 1


def test_an_answer_is_kept_and_can_be_taken_back(hall):
    page = hall.stack.show_page("norms")
    page.ask()
    page.answers.registered.setCurrentIndex(2)
    page.answers.registered.activated.emit(2)
    assert kept(hall) == NormAnswers(True, registered=False)
    assert "possible" not in page.candidates.as_text()
    assert "1.1.1" not in page.conditions.as_text() or page.stack.currentWidget() is page.none
    page.answers.average.setText("2500")
    page.answers.average.editingFinished.emit()
    assert kept(hall) == NormAnswers(True, registered=False, average=2500)
    page.answers.average.setText("99")
    page.answers.average.editingFinished.emit()
    assert kept(hall).average == 2500
    assert page.answers.average.text() == "2500"
    hall.session.changes.undo()
    hall.session.changes.undo()
    assert kept(hall) == replace(NormAnswers(), watched=True)
    assert page.answers.registered.currentData() is None
    assert page.candidates.model().index(0, 0).data(Role.KEY) == 10


def test_the_questions_go_below_the_conditions_where_there_is_no_room(hall, theme):
    page = hall.stack.show_page("norms")
    page.ask()
    assert page.sides.direction() is QBoxLayout.Direction.LeftToRight
    hall.resize(700, 700)
    QApplication.processEvents()
    assert page.sides.direction() is QBoxLayout.Direction.TopToBottom


def test_the_page_follows_the_round_that_is_looked_at(hall):
    page = hall.stack.show_page("norms")
    page.ask()
    assert page.header.subtitle.text().startswith("After round 9 of 9")
    assert "GM\treached" in page.candidates.as_text()
    hall.session.view.set_round(7)
    assert page.header.subtitle.text().startswith("After round 7 of 9")
    assert "GM\treached" not in page.candidates.as_text()
    assert "GM\tpossible" in page.candidates.as_text()
    hall.session.view.follow_rounds()
    assert "GM\treached" in page.candidates.as_text()
