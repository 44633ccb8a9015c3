"""The report for the rating officer: findings lead to their fields, one button writes everything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.app import FileBackend
from tdapp.storage import open_event_file
from tdapp.ui.pages.players.edit_players import EditPlayerDialog
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.rating_officer import RatingOfficerDialog
from tests.event_files import written
from tests.services.ratings.test_readiness import EVENT, complete


@pytest.fixture
def office(qtbot, qapp, theme, settings, announced, tmp_path, monkeypatch):
    """The window over an event without a place, whose first player has no FIDE ID."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    section = complete(event=replace(EVENT, city=""))
    section = replace(section, players=(replace(section.players[0], fide_id=""), *section.players[1:]))
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    qtbot.addWidget(window)
    window.show()
    window.open_store(open_event_file(written(tmp_path / "open.tdb", section)))
    yield window
    window.close_event()
    window.close()


@pytest.fixture
def dialog(office, qtbot):
    made = RatingOfficerDialog(office.session, office.stack, office.tasks, office)
    qtbot.addWidget(made)
    return made


def test_findings_lead_to_where_they_are_mended(office, dialog, monkeypatch):
    assert dialog.banner.text() == "2 things must be mended before the report is sent."
    assert "Event\t\tThe place is missing (022)." in dialog.table.as_text()
    opened = []
    monkeypatch.setattr(office.stack, "open_dialog", opened.append)
    dialog.go_to(0)
    assert opened == ["event-facts"]
    edited = []
    monkeypatch.setattr(EditPlayerDialog, "exec", lambda form: edited.append(form.number))
    dialog.go_to(1)
    assert edited == [1]
    assert office.session.view.player == 1
    assert office.stack.key() == "players"


def test_the_report_is_written(office, dialog, tmp_path):
    said = []
    office.session.talk.said.connect(said.append)
    dialog.write(tmp_path)
    assert len(list((tmp_path / "Open rating report").iterdir())) == 6
    assert said[-1].startswith("The report is written: 6 file")
