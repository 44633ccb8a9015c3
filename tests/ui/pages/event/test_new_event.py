"""The wizard of a new event: what it asks, what it refuses, what it reads back and prints."""

from __future__ import annotations

import datetime as dt

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from tdapp.app.backend import FileBackend
from tdapp.domain.section.event import DEPUTY, Kind, Official, RoundTime
from tdapp.domain.section.team import Score
from tdapp.domain.systems.registry import KNOCKOUT, ROUND_ROBIN, TEAM_KNOCKOUT
from tdapp.services.players.lots import drawn_colour
from tdapp.ui.pages.event.new_event import NewEventWizard
from tdapp.ui.pages.event.regulations_form import RegulationsForm
from tdapp.ui.pages.event.regulations_paper import regulations_paper
from tdapp.ui.pages.event.schedule_table import ScheduleTable
from tdapp.ui.session.question import Question
from tdapp.ui.widgets.paper.pdf_preview import PdfPreview
from tests.ui.every_place import nameless

PREVIEW = "tdapp.ui.widgets.paper.pdf_preview"


@pytest.fixture
def wizard(qtbot, theme):
    made = NewEventWizard()
    made.ask = lambda _question: ""
    qtbot.addWidget(made)
    made.show()
    made.name_field.setText("Łódź Open")
    made.officials._lines[0][1].setText("Kővári, Łukasz")
    return made


def go(wizard: NewEventWizard, pages: int) -> None:
    for _ in range(pages):
        before = wizard.currentId()
        wizard.next()
        assert wizard.currentId() != before


def test_the_rest_is_taken_as_usual_from_any_page(wizard):
    usual = next(one for one in wizard.findChildren(QPushButton) if one.accessibleName() == "The rest as usual")
    wizard.name_field.clear()
    usual.click()
    assert wizard.currentId() == 0, "an event without a name"
    wizard.name_field.setText("Łódź Open")
    QTest.keyClick(wizard, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert wizard.nextId() == -1
    assert "Swiss system, 7 rounds" in wizard.words.text()
    assert wizard.result_event().facts.round_dates == (), "no dates are invented on the way"


def test_a_page_with_something_to_mend_is_not_passed_over(wizard):
    go(wizard, 2)
    wizard.schedule.lines[0][0].setText("tomorrow")
    wizard.go_to_words()
    assert wizard.currentId() == 2


def test_what_no_point_system_may_be_is_refused(wizard):
    go(wizard, 3)
    here = wizard.currentId()
    wizard.form.values["draw"].setText("2")
    wizard.next()
    assert wizard.currentId() == here
    assert wizard._rules.warning.text()
    wizard.form.three.click()
    go(wizard, 2)
    assert "A win counts 3, a draw 1, a loss 0." in wizard.words.text()
    new = wizard.result_event().section()
    assert new.points.win == 3
    assert new.event.chief_arbiter == "Kővári, Łukasz"
    assert wizard.result() != QDialog.DialogCode.Accepted


def test_a_weekend_open_from_the_first_page_to_the_file(wizard, tmp_path):
    wizard.city.setText("Łódź")
    wizard.federation.setText("pol")
    wizard.officials.add_next()
    wizard.officials._lines[1][1].setText("Ильин, Пётр")
    go(wizard, 1)
    QTest.keyClicks(wizard.time.words, "90 min + 30 s")
    go(wizard, 1)
    wizard.start.setText("04.12.2026")
    wizard.schedule.lines[0][0].setText("2026-12-04")
    wizard.schedule.lines[0][1].setText("19:00")
    wizard.schedule.first._by(1)
    wizard.schedule.first_day.setText("2026-12-05")
    wizard.schedule.per_day._by(1)
    wizard.schedule.fill()
    go(wizard, 1)
    wizard.form.draw.click()
    wizard.form.lot.field.setText("123456")
    go(wizard, 2)
    text = wizard.words.text()
    for part in (
        "Łódź, POL", "2026-12-04 – 2026-12-07", "Deputies: Ильин, Пётр.", "Swiss system, 7 rounds, standard chess.",
        "Rate of play: 90 min + 30 s.", "Round 1: 2026-12-04 19:00", "Round 3: 2026-12-05 14:30",
        "Default time: 30 minutes.", "Initial colour by lot",
    ):  # fmt: skip
        assert part in text
    store = FileBackend().create_event(tmp_path / "new.tdb", wizard.result_event())
    made = store.snapshot(1)
    store.close()
    assert made.event.time_control_code == "5400+30"
    assert (made.event.start, made.event.end) == (dt.date(2026, 12, 4), dt.date(2026, 12, 7))
    assert Official(DEPUTY, "Ильин, Пётр") in made.event.officials
    assert made.round_dates[6] == dt.date(2026, 12, 7)
    assert made.round_times[0] == RoundTime("19:00", None)
    assert made.initial_colour == drawn_colour(123456)
    assert "seed 123456" in made.comments[0]


def test_a_wrong_code_or_time_keeps_the_page(wizard):
    go(wizard, 1)
    wizard.time.code.setText("90+30")
    here = wizard.currentId()
    wizard.next()
    assert wizard.currentId() == here
    assert "counts seconds" in wizard.page(here).warning.text()
    wizard.time.choose("900+10")
    assert wizard.rate.currentData() == "rapid"
    go(wizard, 1)
    wizard.schedule.lines[2][1].setText("26:00")
    wizard.next()
    assert "26:00" in wizard.page(wizard.currentId()).warning.text()


@pytest.mark.parametrize(
    ("which", "system"),
    [("rr", (Kind.ROUND_ROBIN, 1, 7)), ("double", (Kind.ROUND_ROBIN, 2, 14)), ("match", (Kind.ROUND_ROBIN, 6, 6))],
)
def test_the_other_systems(wizard, which, system):
    go(wizard, 1)
    wizard.system.kind.button(which).click()
    go(wizard, 3)
    names = [wizard.preset.itemText(row) for row in range(wizard.preset.count())]
    assert names
    go(wizard, 1)
    made = wizard.result_event().section()
    assert (made.kind, made.cycles, made.rounds_total) == system
    assert "Initial colour" not in wizard.words.text()


def test_a_scheveningen_match_is_for_teams_and_has_as_many_rounds_as_boards(wizard):
    go(wizard, 1)
    system = wizard.system
    assert system.kind.button("scheveningen").isHidden()
    system.who.button("teams").click()
    system.kind.button("scheveningen").click()
    system.boards._by(1)
    assert (system.rounds.value, system.rounds.isEnabled()) == (5, False)
    made = wizard.result_event().section()
    assert (made.kind, made.cycles, made.rounds_total) == (Kind.SCHEVENINGEN, 5, 5)
    assert made.team_rules.primary is Score.GAME
    assert len(made.team_rules.colours) == 25
    go(wizard, 4)
    assert "Scheveningen system over 5 boards" in wizard.words.text()
    assert "Colour preferences" not in wizard.words.text()
    system.who.button("players").click()
    assert system.system()[0] is ROUND_ROBIN


def test_a_knockout_of_players_has_its_tile_and_as_many_games_as_its_parameters_say(wizard):
    go(wizard, 1)
    system = wizard.system
    assert not system.kind.button("knockout").isHidden()
    system.kind.button("knockout").click()
    assert system.system() == (KNOCKOUT, 1, 3)
    assert system.hint.text() == "rounds: for up to 8 players"
    assert system.legs.isHidden()
    assert "one game; two rapid games; two blitz games; Armageddon" in wizard.parameters.words.text()
    wizard.parameters.text = "games=2"
    wizard.parameters.changed.emit()
    assert (system.system(), system.hint.text()) == ((KNOCKOUT, 1, 6), "rounds: for up to 8 players")
    system.rounds._by(1)
    made = wizard.result_event().section()
    assert (made.system, made.cycles, made.rounds_total, made.system_text) == (KNOCKOUT, 1, 8, "games=2")
    system.who.button("teams").click()
    assert system.system() == (TEAM_KNOCKOUT, 1, 4)
    system.who.button("players").click()
    assert system.system() == (KNOCKOUT, 1, 4)


def test_a_knockout_of_teams_has_one_leg_or_two(wizard):
    go(wizard, 1)
    system = wizard.system
    system.who.button("teams").click()
    system.kind.button("knockout").click()
    assert system.system() == (TEAM_KNOCKOUT, 1, 3)
    assert "8 teams" in system.hint.text()
    system.legs.click()
    system.rounds._by(1)
    assert system.system() == (TEAM_KNOCKOUT, 2, 8)
    made = wizard.result_event().section()
    assert (made.system, made.cycles, made.rounds_total) == (TEAM_KNOCKOUT, 2, 8)
    assert made.team_rules.knockout is not None
    go(wizard, 4)
    assert "board count (BC), top board results (TBR), bottom board elimination (BBE)" in wizard.words.text()


def test_going_back_for_more_rounds_keeps_the_schedule(wizard):
    go(wizard, 2)
    wizard.schedule.first_day.setText("2026-12-05")
    wizard.schedule.times.setText("10:00")
    wizard.schedule.fill()
    wizard.back()
    wizard.system.rounds._by(1)
    go(wizard, 1)
    assert [line[0].text() for line in wizard.schedule.lines][6:] == ["2026-12-11", ""]


def test_the_regulations_on_paper(wizard, qtbot, tmp_path, monkeypatch):
    go(wizard, 5)
    printed = regulations_paper(wizard.result_event().section())
    pdf = printed.pdf
    document = pypdfium2.PdfDocument(pdf)
    text = document[0].get_textpage().get_text_range()
    document.close()
    assert "Swiss system, 7 rounds" in text
    preview = PdfPreview(printed, "Regulations", tmp_path / "r.pdf")
    qtbot.addWidget(preview)
    preview.show()
    assert preview.pages.pages == 1
    target = tmp_path / "out.pdf"
    monkeypatch.setattr(f"{PREVIEW}.QFileDialog.getSaveFileName", lambda *_rest: (str(target), ""))
    preview.save.click()
    assert target.read_bytes() == pdf
    assert "out.pdf" in preview.note.text()
    monkeypatch.setattr(
        f"{PREVIEW}.QFileDialog.getSaveFileName",
        lambda *_rest: (str(tmp_path / "no" / "x.pdf"), ""),
    )
    preview.save.click()
    assert "not written" in preview.note.text()
    assert nameless(preview) == []
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    monkeypatch.setattr(f"{PREVIEW}.ask_printer", lambda *_rest, **_more: printer)
    preview.print.click()
    assert (tmp_path / "printed.pdf").stat().st_size > 1000
    assert "printer" in preview.note.text()
    preview.accept()


def test_every_control_has_a_name(wizard):
    for _ in range(5):
        assert nameless(wizard) == []
        wizard.next()


def test_escape_asks_before_everything_is_lost(wizard):
    asked: list[Question] = []
    wizard.ask = lambda question: asked.append(question)
    QTest.keyClick(wizard, Qt.Key.Key_Escape)
    assert "lost" in asked[0].title
    assert wizard.isVisible()
    wizard.name_field.clear()
    QTest.keyClick(wizard, Qt.Key.Key_Escape)
    assert not wizard.isVisible()
    assert len(asked) == 1
    wizard.show()


def test_without_a_name_for_the_file_the_wizard_stays(wizard):
    offered: list[str] = []

    def create(new) -> bool:
        offered.append(new.event.name)
        return len(offered) > 1

    wizard._create = create
    go(wizard, 5)
    wizard.accept()
    assert wizard.isVisible()
    wizard.accept()
    assert not wizard.isVisible()
    assert offered == ["Łódź Open"] * 2


def test_more_rounds_a_day_keep_the_starts_that_were_typed(qtbot, theme):
    table = ScheduleTable()
    qtbot.addWidget(table)
    table.set_schedule(5, (), (), dt.date(2026, 11, 21))
    QTest.keyClicks(table.times, "9 14.30")
    table.per_day._by(1)
    assert table.times.text().split()[:2] == ["09:00", "14:30"]
    assert len(table.times.text().split()) == 3
    table.per_day._by(-1)
    assert table.times.text() == "09:00 14:30"


def test_enter_on_an_untouched_schedule_invents_no_dates(qtbot, theme):
    table = ScheduleTable()
    qtbot.addWidget(table)
    table.set_schedule(5, (), (), dt.date(2026, 11, 21))
    for field in (table.times, table.first_day):
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert table.schedule() == ((), ())
    QTest.keyClicks(table.times, "9")
    QTest.keyClick(table.times, Qt.Key.Key_Return)
    assert table.schedule()[0][0] == dt.date(2026, 11, 21)


def test_enter_after_the_lot_does_not_draw_again(qtbot, theme):
    form = RegulationsForm()
    qtbot.addWidget(form)
    form.show()
    form.draw.setFocus()
    QTest.keyClick(form.draw, Qt.Key.Key_Return)
    seed = form.lot.seed()
    assert seed is not None
    focused = form.focusWidget()
    assert focused is form.lot.field
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert form.lot.seed() == seed


def test_a_first_day_that_cannot_be_read_is_not_passed_over(wizard):
    wizard.start.setText("31.02.2027")
    wizard.go_to_words()
    assert wizard.currentPage().isAncestorOf(wizard.start)
    assert "31.02.2027" in wizard.currentPage().warning.text()
    wizard.start.setText("28.02.2027")
    wizard.go_to_words()
    new = wizard.result_event()
    assert (new.event.start, new.event.end) == (dt.date(2027, 2, 28), dt.date(2027, 2, 28))
