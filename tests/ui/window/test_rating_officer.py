"""The report for the rating officer: findings lead to their fields, one button writes everything."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from tdapp.app.backend import FileBackend
from tdapp.services.ratings.readiness import Lack, Place
from tdapp.services.ratings.receipt import Receipt, Witness
from tdapp.storage import open_event_file
from tdapp.ui.pages.event.facts import EventFactsDialog
from tdapp.ui.pages.event.schedule import ScheduleDialog
from tdapp.ui.pages.event.section_facts import SectionFactsDialog
from tdapp.ui.pages.players.edit_players import EditPlayerDialog
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.rating_officer import RatingOfficerDialog
from tests.event_files import written
from tests.services.ratings.test_readiness import EVENT, complete
from tests.ui.every_place import shown

LACKS = tuple(
    Lack("x", "", place, field, number)
    for place, fields, number in (
        (Place.EVENT, ("name", "city", "federation", "start", "end", "officials"), None),
        (Place.SECTION, ("type_code", "time_control_code", "rate"), None),
        (Place.SCHEDULE, ("round_dates",), 2),
        (Place.PLAYER, ("fide_id", "federation", "birth", "sex"), 2),
    )
    for field in fields
)


@pytest.fixture
def office(qtbot, qapp, theme, settings, announced, tmp_path, monkeypatch):
    """The window over an event without a place, whose second player has no FIDE ID."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    section = complete(event=replace(EVENT, city=""))
    first, second, *others = section.players
    section = replace(section, players=(first, replace(second, fide_id=""), *others))
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    shown(qtbot, window)
    window.session.view.open(open_event_file(written(tmp_path / "open.tdb", section)))
    return window


@pytest.fixture
def dialog(office, qtbot):
    made = RatingOfficerDialog(office.session, office.stack, office.tasks, office)
    qtbot.addWidget(made)
    return made


def test_findings_lead_to_where_they_are_mended(office, dialog, monkeypatch):
    assert dialog.banner.text() == "2 things must be mended before the report is sent."
    assert "Event\t\tThe place is missing (022)." in dialog.table.as_text()
    opened = []
    monkeypatch.setattr(EventFactsDialog, "exec", lambda form: opened.append(form.focusWidget() is form.fields["city"]))
    dialog.go_to(0)
    assert opened == [True]
    edited = []
    monkeypatch.setattr(
        EditPlayerDialog, "exec", lambda form: edited.append((form.number, form.focusWidget() is form.form.fide_id))
    )
    dialog.go_to(1)
    assert edited == [(2, True)]
    assert office.session.view.player == 2
    assert office.stack.key() == "players"


def test_every_field_that_a_finding_names_is_there(office, dialog, monkeypatch):
    """Each place and field of services.ratings.readiness, without a dialog in between."""
    seen = []
    for kind in (EventFactsDialog, SectionFactsDialog, ScheduleDialog, EditPlayerDialog):
        monkeypatch.setattr(kind, "exec", lambda form: seen.append(form.focusWidget()))
    for lack in LACKS:
        dialog._found = (lack,)
        dialog.go_to(0)
        assert isinstance(seen.pop(), (QLineEdit, QComboBox, QAbstractButton)), lack


def test_a_round_leads_to_its_first_game_without_a_result(office, dialog):
    dialog._found = (Lack("no-result", "", Place.ROUND, "result", 2),)
    dialog.go_to(0)
    page = office.stack.page("rounds")
    assert page._number == 2
    dialog._found = (Lack("short-game", "", Place.ROUND, "result", 1),)
    dialog.go_to(0)
    assert page._number == 1


def test_the_report_is_written(office, dialog, tmp_path):
    said = []
    office.session.messages.said.connect(said.append)
    dialog.write(tmp_path)
    assert len(list((tmp_path / "Open rating report").iterdir())) == 8
    assert said[-1].startswith("The report is written: 8 file")
    assert dialog.banner.text().startswith("Read and agreed by: tdapp, by columns; gacrux")
    assert "gacrux\ttrf26\tagrees\t3 players read" in dialog.table.as_text()
    dialog.go_to(0)  # leads nowhere
    dialog.look()
    assert "The place is missing" in dialog.table.as_text()


def test_a_receipt_that_differs_warns(dialog):
    dialog.show_receipt(Receipt((Witness("gacrux", "trf16", False, ("Anna (1): it counts 1 points.",)),)))
    assert dialog.banner.text() == "1 reader found a difference."
    assert dialog.lead.text() == "What independent readers made of the written files."
    assert "gacrux\ttrf16\tdiffers\tAnna (1): it counts 1 points." in dialog.table.as_text()
