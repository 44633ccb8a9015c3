"""A league in the window: its rules, fixtures and eligibility are typed, each kept in one step."""

from __future__ import annotations

import datetime as dt

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.section.league import Appointment, Fine, League, Licence, OrderLimit
from tdapp.domain.section.team import TeamRules
from tdapp.storage import open_event_file
from tdapp.ui.pages.teams.fines import FinesDialog
from tdapp.ui.pages.teams.league import EligibilityDialog, FixturesDialog, LeagueDialog
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.event_files import written
from tests.services.teams.test_divisions import divisions
from tests.services.teams.test_league import DAY, season
from tests.ui.every_place import shown
from tests.ui.registration_stage import event_file


@pytest.fixture
def window(qtbot, qapp, theme, settings, announced, tmp_path):
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    shown(qtbot, window)
    window.session.view.open(open_event_file(event_file(tmp_path / "league.tdb", season(None))))
    return window


def league(window) -> League | None:
    rules = window.session.view.section.team_rules
    assert isinstance(rules, TeamRules)
    return rules.league


def test_a_league_is_asked_for_before_its_fixtures(window, monkeypatch):
    page = window.stack.show_page("teams")
    assert (page.league.isEnabled(), page.fixtures.isEnabled(), page.eligibility.isEnabled()) == (True, False, False)

    wanted = League(reserve_games=3, order=OrderLimit.RATING, tolerance=100)
    monkeypatch.setattr(LeagueDialog, "ask", lambda dialog: wanted)
    page.ask_league()
    assert league(window) == wanted
    assert page.fixtures.isEnabled()
    window.session.changes.undo()
    assert league(window) is None


def test_the_rules_are_typed(qtbot):
    dialog = LeagueDialog(League())
    qtbot.addWidget(dialog)
    assert dialog.entered() == League()
    dialog.fixed.setText("3")
    assert dialog.entered() == League(fixed=3)
    dialog.fixed.setText("many")
    dialog.save()
    assert dialog.banner.text()


def test_fixtures_are_typed_and_kept_in_one_step(window, qtbot, monkeypatch):
    monkeypatch.setattr(LeagueDialog, "ask", lambda dialog: League(promoted=1))
    page = window.stack.show_page("teams")
    page.ask_league()
    dialog = FixturesDialog(window.session, window.session.view.section, window)
    qtbot.addWidget(dialog)
    assert [dialog.table.text_at(0, column) for column in range(7)] == ["1", "Team 1", "Team 4", "planned", "", "", ""]
    assert dialog.command() is None
    dialog.table.item(0, dialog.DATE).setText("18.10.2026")
    dialog.table.item(0, dialog.START).setText("14:00")
    dialog.table.item(3, dialog.VENUE).setText("Town hall")
    dialog.table.setCurrentCell(0, dialog.DATE)
    dialog.postpone.click()
    assert dialog.table.text_at(0, dialog.STATE) == "postponed"
    dialog.save()
    held = league(window)
    assert held is not None
    assert held.appointments == (
        Appointment(1, (1, 4), DAY + dt.timedelta(7), "14:00", postponed=True),
        Appointment(2, (1, 2), venue="Town hall"),
    )
    again = FixturesDialog(window.session, window.session.view.section, window)
    qtbot.addWidget(again)
    again.table.item(1, again.DATE).setText("soon")
    again.save()
    assert "Line 2: “soon” is no day" in again.banner.text()
    again.table.item(1, again.DATE).setText("")
    again.table.setCurrentCell(1, again.DATE)
    again.approve.click()
    again.save()
    assert "only a played match is confirmed" in again.banner.text()


def test_eligibility_is_typed(window, qtbot, monkeypatch):
    monkeypatch.setattr(LeagueDialog, "ask", lambda dialog: League(promoted=1))
    window.stack.show_page("teams").ask_league()
    dialog = EligibilityDialog(window.session, window.session.view.section, window)
    qtbot.addWidget(dialog)
    assert dialog.table.rowCount() == 12
    dialog.table.item(4, dialog.SINCE).setText("2026-09-01")
    dialog.table.item(4, dialog.RANK).setText("7")
    dialog.save()
    held = league(window)
    assert held is not None
    assert held.licences == (Licence(5, dt.date(2026, 9, 1), None, 7),)


def test_eligibility_says_who_played_above(window, qtbot, tmp_path):
    path = written(tmp_path / "divisions.tdb", *divisions()[::-1])
    window.session.view.open(open_event_file(path))
    dialog = EligibilityDialog(window.session, window.session.view.section, window)
    qtbot.addWidget(dialog)
    told = {dialog.table.text_at(row, 1): dialog.table.text_at(row, 5) for row in range(dialog.table.rowCount())}
    assert {name: text for name, text in told.items() if text} == {"Lower 11": "0 / 1"}
    assert dialog.command() is None


def test_a_fine_is_typed_and_taken_back(window, monkeypatch):
    monkeypatch.setattr(LeagueDialog, "ask", lambda dialog: League())
    page = window.stack.show_page("teams")
    assert not page.fines.isEnabled()
    page.ask_league()
    assert page.fines.isEnabled()

    def through(dialog):
        if dialog.what.count() > 1:
            dialog.what.setCurrentIndex(1)
            assert not dialog.amount.isEnabled()
        else:
            dialog.amount.setText("12,50")
        dialog.reason.setText("late")
        return True

    monkeypatch.setattr(FinesDialog, "show_through", through)
    page.ask_fine()
    assert league(window).fines == (Fine(1, 1, "12.50", "late"),)
    page.ask_fine()
    assert league(window).fines == ()
