"""The Event page over a real file: facts, officials, regulations, schedule and sections."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from tdapp.app.backend import FileBackend
from tdapp.domain.section.event import CHIEF, DEPUTY, Event, Kind, Official, RoundTime
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.registry import DUTCH, ROUND_ROBIN
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.players.lots import drawn_colour
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.pages.event.facts import EventFactsDialog
from tdapp.ui.pages.event.page import EventPanel
from tdapp.ui.pages.event.rate_of_play import RateFields
from tdapp.ui.pages.event.schedule import ScheduleDialog
from tdapp.ui.pages.event.schedule_table import clock
from tdapp.ui.pages.event.section_facts import SectionFactsDialog
from tdapp.ui.pages.event.systems.system_fields import SystemFields
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import choose
from tdapp.ui.widgets.regulations import facts_words, read_points
from tests.ui.every_place import nameless
from tests.ui.registration_stage import PLAYERS, event_file, section


def opened(path: Path) -> EventStore:
    return FileBackend().open_event(path)


@pytest.fixture
def desk(qtbot, qapp, theme, tmp_path):
    """A session over an event with one section of four players."""
    session = Session(Calculations())
    session.view.open(opened(event_file(tmp_path / "event.tdb", section(*PLAYERS))))
    yield session
    session.view.open(None)


@pytest.fixture
def played(qtbot, qapp, theme, tmp_path, swiss):
    """The same over an event with three rounds."""
    session = Session(Calculations())
    session.view.open(opened(event_file(tmp_path / "played.tdb", swiss)))
    yield session
    session.view.open(None)


def test_event_and_officials_are_written_in_one_step(desk, qtbot):
    dialog = EventFactsDialog(desk)
    qtbot.addWidget(dialog)
    dialog.fields["start"].setText("2026-13-01")
    dialog.confirm.click()
    assert "no date" in dialog.warning.text()
    dialog.fields["start"].setText("2026-11-21")
    dialog.fields["end"].setText("2026-11-20")
    dialog.confirm.click()
    assert "ends before" in dialog.warning.text()
    dialog.fields["end"].setText("2026-11-29")
    _role, name, title, number, _gone = dialog.officials._lines[0]
    name.setText("Kővári, Łukasz")
    title.setText("IA")
    number.setText("1503014")
    dialog.officials.add_next()
    dialog.officials._lines[1][1].setText("Ильин, Пётр")
    dialog.confirm.click()
    event = desk.view.section.event
    assert (event.start, event.end) == (dt.date(2026, 11, 21), dt.date(2026, 11, 29))
    assert event.officials == (
        Official(CHIEF, "Kővári, Łukasz", "1503014", "IA"),
        Official(DEPUTY, "Ильин, Пётр"),
    )
    assert (event.chief_arbiter, event.deputies) == ("Kővári, Łukasz", ("Ильин, Пётр",))
    desk.changes.undo()
    assert desk.view.section.event.officials == ()


def test_opening_and_saving_the_regulations_changes_nothing(desk, played, qtbot):
    for session in (desk, played):
        dialog = SectionFactsDialog(session)
        qtbot.addWidget(dialog)
        assert dialog.facts() == facts_of(session.view.section)
        before = session.view.store.revision
        dialog.confirm.click()
        assert session.view.store.revision == before


def test_regulations_before_the_start(desk, qtbot):
    dialog = SectionFactsDialog(desk)
    qtbot.addWidget(dialog)
    form = dialog.form
    form.three.click()
    form.values["pab"].setText("4")
    dialog.confirm.click()
    assert (
        "above" in dialog.warning.text()
        or "more than a win" in dialog.warning.text()
        or desk.view.section.points.win == 1
    )
    form.values["pab"].setText("1")
    form.half.setChecked(False)
    choose(form.unrated, "fixed")
    form.fixed.setText("1400")
    choose(form.rate, "rapid")
    form.draw_colour()
    dialog.confirm.click()
    now = desk.view.section
    assert (now.points.win, now.points.draw, now.points.points(Outcome.PAIRING_BYE)) == (3, 1, 1)
    assert not now.byes.half_allowed
    assert (now.unrated_rule, now.rate) == ("1400", "rapid")
    assert now.initial_colour in ("W", "B")


def test_after_round_1_the_locks_are_shown_and_more_rounds_take_two_steps(played, qtbot):
    asked: list[Question] = []
    played.messages.ask = lambda question: asked.append(question)
    dialog = SectionFactsDialog(played)
    qtbot.addWidget(dialog)
    assert not dialog.form.values["win"].isEnabled()
    assert "paired" in dialog.form.values["win"].toolTip()
    dialog.form.rounds._by(1)
    dialog.confirm.click()
    assert asked[0].level.name == "TWO_STEPS"
    assert played.view.section.rounds_total == 5
    played.messages.ask = lambda _question: ""
    dialog.confirm.click()
    assert played.view.section.rounds_total == 6
    assert any("rounds" in comment for comment in played.view.section.comments)


def test_the_schedule_is_filled_and_written(desk, qtbot):
    dialog = ScheduleDialog(desk)
    qtbot.addWidget(dialog)
    table = dialog.table
    table.first_day.setText("21.11.")
    table.fill()
    assert "2026-11-21" in dialog.warning.text()
    table.first_day.setText("2026-11-21")
    table.times.setText("9, 14.30")
    table.fill()
    assert dialog.warning.text() == ""
    table.lines[4][1].setText("25:00")
    dialog.confirm.click()
    assert "25:00" in dialog.warning.text()
    table.lines[4][1].setText("10:00")
    dialog.confirm.click()
    now = desk.view.section
    assert now.round_dates[:3] == (dt.date(2026, 11, 21), dt.date(2026, 11, 21), dt.date(2026, 11, 22))
    assert now.round_times[1] == RoundTime("14:30", 30)
    assert now.round_times[4] == RoundTime("10:00", 30)


def test_a_day_with_an_evening_round_and_then_two_rounds_a_day(desk, qtbot):
    """Friday evening one round, then two a day: filled from round 2 on, the first round typed."""
    dialog = ScheduleDialog(desk)
    qtbot.addWidget(dialog)
    table = dialog.table
    table.lines[0][0].setText("2026-11-20")
    table.lines[0][1].setText("19")
    table.first._by(1)
    table.first_day.setText("2026-11-21")
    table.times.setText("9:30")
    table.per_day._by(1)
    assert table.times.text() == "09:30 15:00"
    table.fill()
    dialog.confirm.click()
    now = desk.view.section
    assert [str(day)[-2:] for day in now.round_dates] == ["20", "21", "21", "22", "22"]
    assert [time.start for time in now.round_times] == ["19:00", "09:30", "15:00", "09:30", "15:00"]


@pytest.mark.parametrize(
    ("typed", "stored"), [("9", "09:00"), ("9:05", "09:05"), ("0930", "09:30"), ("14.30", "14:30"), ("half", "half")]
)
def test_times_of_day_as_people_type_them(typed, stored):
    assert clock(typed) == stored


def test_words_and_code_of_the_time_control_propose_each_other(qtbot, theme):
    fields = RateFields()
    qtbot.addWidget(fields)
    QTest.keyClicks(fields.words, "90 min + 30 s")
    assert fields.code.text() == "5400+30"
    assert "90 min + 30 s per move, standard chess" in fields.meaning.text()
    fields.code.clear()
    QTest.keyClicks(fields.code, "90+30")
    assert "counts seconds" in fields.fault()
    assert fields.words.text() == "90 min + 30 s"  # typed: stays
    fields.choose("900+10")
    assert fields.values() == ("15 min + 10 s per move", "900+10")
    assert fields.rate() == "rapid"
    other = RateFields()
    qtbot.addWidget(other)
    QTest.keyClicks(other.code, "180+2")
    assert other.words.text() == "3 min + 2 s per move"


def test_the_systems_and_their_rounds(qtbot, theme):
    fields = SystemFields()
    qtbot.addWidget(fields)
    fields.show()
    assert fields.system() == (DUTCH, 1, 7)
    assert not fields.legs.isVisible()  # of knock-outs only
    fields.kind.button("rr").click()
    fields.rounds._by(1)
    assert fields.system() == (ROUND_ROBIN, 1, 9)
    assert "9 or 10 players" in fields.hint.text()
    fields.kind.button("double").click()
    assert fields.system() == (ROUND_ROBIN, 2, 14)
    assert "7 or 8 players" in fields.hint.text()
    fields.kind.button("match").click()
    assert fields.system() == (ROUND_ROBIN, 6, 6)
    for system in ((DUTCH, 1, 9), (ROUND_ROBIN, 1, 5), (ROUND_ROBIN, 2, 10), (ROUND_ROBIN, 4, 4),
                   (ROUND_ROBIN, 3, 9), (ROUND_ROBIN, 1, 4)):  # fmt: skip
        fields.set_system(*system)
        assert fields.system() == system


def test_the_lot_of_the_colour_shows_its_number(desk, qtbot):
    dialog = SectionFactsDialog(desk)
    qtbot.addWidget(dialog)
    form = dialog.form
    assert form.colour_seed() is None
    form.draw.click()
    form.lot.field.setText("4711")
    assert form.facts().initial_colour == drawn_colour(4711)
    dialog.confirm.click()
    assert desk.view.section.initial_colour == drawn_colour(4711)
    assert "seed 4711" in desk.view.section.comments[-1]


def test_sections_come_and_go(desk, tools, qtbot, monkeypatch):
    panel = EventPanel(desk, tools)
    qtbot.addWidget(panel)
    panel.reload()
    assert not panel.remove_section.isEnabled()
    assert panel.remove_section.toolTip()
    dialog = SectionFactsDialog(desk, new=True)
    qtbot.addWidget(dialog)
    dialog.confirm.click()
    assert "name" in dialog.warning.text()
    dialog.form.name.setText("open")
    dialog.confirm.click()
    assert "already" in dialog.warning.text()
    dialog.form.name.setText("Veterans")
    dialog.confirm.click()
    assert desk.view.section.name == "Veterans"
    assert [ref.name for ref in desk.view.sections] == ["Open", "Veterans"]
    panel.reload()
    assert panel.remove_section.isEnabled()
    desk.messages.ask = lambda _question: ""
    panel.remove_section.click()
    assert [ref.name for ref in desk.view.sections] == ["Open"]
    assert desk.view.section.name == "Open"
    desk.changes.undo()
    assert [ref.name for ref in desk.view.sections] == ["Open", "Veterans"]


def test_the_second_section_takes_the_schedule_over_and_names_the_first(qtbot, qapp, theme, tmp_path):
    one = replace(section(), name="", round_dates=(dt.date(2026, 11, 21),), round_times=(RoundTime("09:00"),))
    desk = Session(Calculations())
    desk.view.open(opened(event_file(tmp_path / "one.tdb", one)))
    dialog = SectionFactsDialog(desk, new=True)
    qtbot.addWidget(dialog)
    dialog.first_name.setText("A")
    dialog.form.name.setText("B")
    dialog.confirm.click()
    assert [ref.name for ref in desk.view.sections] == ["A", "B"]
    assert (desk.view.section.name, desk.view.section.round_dates, desk.view.section.round_times) == (
        "B", one.round_dates, one.round_times
    )  # fmt: skip
    third = SectionFactsDialog(desk, new=True)
    qtbot.addWidget(third)
    third.show()
    assert not third.first_name.isVisible()
    desk.view.open(None)


def test_the_page_reads_the_regulations_in_words(desk, tools, qtbot):
    panel = EventPanel(desk, tools)
    qtbot.addWidget(panel)
    panel.resize(1000, 700)
    panel.show()
    panel.reload()
    assert "Swiss system, 5 rounds, standard chess." in panel.words.text()
    assert panel.ladder.text()
    assert nameless(panel) == []
    day = dt.date(2026, 11, 21)
    lines = dict(panel._event_lines(Event("One day", start=day, end=day)))
    assert lines["Dates"] == "2026-11-21"  # once
    panel.focus_first()
    assert panel.focusWidget() is panel.open_players  # nothing is paired: nobody wants standings yet


def test_every_control_of_the_dialogs_has_a_name(desk, qtbot):
    for dialog in (EventFactsDialog(desk), SectionFactsDialog(desk), ScheduleDialog(desk)):
        qtbot.addWidget(dialog)
        assert nameless(dialog) == []


@pytest.mark.parametrize(
    ("text", "points"), [("1", 1), ("½", Fraction(1, 2)), ("1½", Fraction(3, 2)), ("0,5", Fraction(1, 2)), ("0", 0)]
)
def test_points_as_arbiters_write_them(text, points):
    assert read_points(text) == points


@pytest.mark.parametrize("text", ["", "x", "½½", "-1", "1/0", "½1"])
def test_points_that_are_none(text):
    with pytest.raises(RuleViolation):
        read_points(text)


def test_words_of_a_double_round_robin():
    words = facts_words(SectionFacts(6, kind=Kind.ROUND_ROBIN, cycles=2), section().event)
    assert words[0] == "Round robin, 6 rounds, standard chess, 2 games against each opponent."
    assert "A win counts 1, a draw ½, a loss 0." in words[1]
    words = facts_words(SectionFacts(6, kind=Kind.ROUND_ROBIN, cycles=6), section().event)
    assert words[0] == "Match of two players, 6 games, standard chess."
