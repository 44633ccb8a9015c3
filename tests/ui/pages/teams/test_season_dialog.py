"""The next season in the window: what is missing is said, who plays where is shown before it is added."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.teams import SetLeague
from tdapp.storage import open_event_file
from tdapp.ui.pages.teams.season import SeasonDialog
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.event_files import written
from tests.services.event.test_season import played
from tests.services.teams.test_divisions import HIGH, divisions
from tests.ui.every_place import shown


@pytest.fixture
def window(qtbot, qapp, theme, settings, announced, tmp_path):
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    shown(qtbot, window)
    window.session.view.open(open_event_file(written(tmp_path / "league.tdb", *divisions())))
    return window


def test_the_next_season_is_shown_and_added(window, monkeypatch):
    page = window.stack.show_page("teams")
    said = []

    def through(dialog):
        said.append(dialog.preview.text())
        dialog.season.setText("2027")
        said.append(dialog.preview.text())
        return dialog.confirm.isEnabled()

    monkeypatch.setattr(SeasonDialog, "show_through", through)
    page.ask_season()
    store = window.session.view.store
    assert len(store.sections()) == 2
    for section_id in (1, 2):
        played(store, section_id)
    page.ask_season()
    assert said[0].startswith("Name the season")
    assert said[1] == "Division 1: the season is not over."
    assert said[3] == "Division 1 2027: Team 1, Team 2, Team 3, Low 1\n\nDivision 2 2027: Team 4, Low 2, Low 3, Low 4"
    assert [ref.name for ref in store.sections()][2:] == ["Division 1 2027", "Division 2 2027"]


def test_a_section_without_a_division_says_what_is_missing(window):
    page = window.stack.show_page("teams")
    assert page.season.isEnabled()
    window.session.changes.run(SetLeague(1, replace(HIGH, division=0)))
    assert not page.season.isEnabled()
    assert "League" in page.season.toolTip()
