"""The language is chosen on the start screen or in the menu, and the window speaks it at once, where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel
from shiboken6 import isValid

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.event import EditEvent
from tdapp.domain.section.event import Event
from tdapp.domain.words.wording import current_language, speak
from tdapp.storage.event.opening import open_event_file
from tdapp.ui.look.translations import install
from tdapp.ui.window.application import made_anew, make_window
from tests.ui.registration_stage import PLAYERS, event_file, section


@pytest.fixture
def first(qapp, theme, settings, announced, tmp_path, monkeypatch):
    """A window as the program makes it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    settings.setValue("view/language", "en")
    window = make_window(FileBackend(), settings)
    window.show()
    yield window
    if isValid(window):  # not made anew
        window.close()
        window.deleteLater()
    install(qapp, "en")
    speak("en")
    theme.apply()


def test_the_start_screen_speaks_the_language_chosen_at_once(qapp, first, settings):
    start = first.start
    start.language.setCurrentIndex(start.language.findData("de"))
    start.language.activated.emit(start.language.currentIndex())
    assert not first.isVisible()
    second = made_anew(FileBackend(), settings, first)
    assert second.isVisible()
    assert second.start.new.accessibleName() == "Neues Turnier"
    assert (current_language(), second.start.language.currentData()) == ("de", "de")
    labels = [one.text() for one in second.start.findChildren(QLabel)]
    assert "Sprache / Language" in labels, "who reads English only finds the way there"
    second.close()
    second.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_event_the_section_and_the_page_stay_in_view(qapp, first, settings, tmp_path):
    path = event_file(tmp_path / "event.tdb", section(*PLAYERS), section(name="Masters"))
    first.session.view.open(open_event_file(path))
    first.session.changes.attempt(EditEvent(Event("Renamed")))
    first.session.view.set_section(2)
    first.show_page("players")
    first.workspace.view_menu.set_language("de")
    second = made_anew(FileBackend(), settings, first)
    while second.files.is_opening:
        qapp.processEvents()
    view = second.session.view
    assert (view.section.event.name, view.section_id, second.stack.key()) == ("Renamed", 2, "players")
    assert second.workspace.undo_actions.undo.text().startswith("Rückgängig: ")
    second.close()
    second.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_same_language_changes_nothing(first):
    first.workspace.view_menu.set_language("en")
    assert first.isVisible()
