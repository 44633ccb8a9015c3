"""The Documents page: choosing, options that are remembered, favourites, packs, the queue, files."""

from __future__ import annotations

import io
from functools import partial
from pathlib import Path

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from tdapp.reports.documents import prospects
from tdapp.reports.options import Choice
from tdapp.services.tables.chances import chances
from tdapp.ui.pages.documents import outlet, page
from tdapp.ui.pages.documents.memory import QUEUE
from tdapp.ui.pages.documents.page import DocumentsPanel
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.print_requests import PrintItem, printed
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.paper import printing
from tests.effort import thorough
from tests.event_files import opened
from tests.reports.pdf_facts import read_pdf
from tests.team_events import event_of_teams
from tests.ui.every_place import shown
from tests.ui.fakes import MemoryStore
from tests.ui.round_stage import field, on_the_wall

MADE = {}


@pytest.fixture(autouse=True)
def _once(monkeypatch):
    """The same pages of the same table are made once for all tests."""

    def kept(standings, request):
        key = standings, repr(request)
        if key not in MADE:
            MADE[key] = printed(standings, request)
        return MADE[key]

    for module in (page, outlet):
        monkeypatch.setattr(module, "printed", kept)


@pytest.fixture
def store(swiss, round_robin):
    return MemoryStore(swiss, round_robin, path=Path("demo.tdb"))


@pytest.fixture
def panel(qtbot, theme, session):
    made = DocumentsPanel(session, TaskRunner(threaded=False))
    made.resize(1000, 700)
    shown(qtbot, made)
    return made


def offered(panel) -> set[Choice]:
    return {choice for choice in Choice if not panel.options.field(choice).isHidden()}


def pick(panel, choice: Choice, value: object) -> None:
    combo = panel.options.combo(choice)
    row = next(row for row in range(combo.count()) if combo.itemData(row) == value)
    combo.setCurrentIndex(row)
    combo.activated.emit(row)


def text(panel) -> str:
    return read_pdf(panel.printed.pdf).text


def test_it_saves_what_it_shows(panel, tmp_path, monkeypatch):
    assert panel.page_text.text().startswith("Page 1 of 1")
    proposed = []

    def answer(_parent, _title, name, _filter):
        proposed.append(name)
        return str(tmp_path / "Tabelle Łódź.pdf"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    panel.save.click()
    assert proposed[0].endswith("demo standings R3 Open.pdf")
    assert (tmp_path / "Tabelle Łódź.pdf").read_bytes() == panel.printed.pdf


def test_the_explanation_is_printed_from_beside_the_page(window):
    window.session.view.explain(3, 0)
    window.workspace.explanation().print.click()
    panel = window.panel("documents")
    assert panel.document == "explanation"
    assert panel.options.combo(Choice.PLAYER).currentData() == 3
    panel.choose("crosstable")
    assert panel.document == "crosstable"


def test_the_sheets_of_a_round_come_first_while_it_has_no_result(qtbot, theme, tmp_path):
    """Who has just published a round goes to this page for its pairings, not for the standings before it."""
    with opened(tmp_path, field(4), steps=on_the_wall(4)) as store:
        session = Session(Calculations())
        session.view.open(store)
        made = DocumentsPanel(session, TaskRunner(threaded=False))
        shown(qtbot, made)
        assert made.document == "pack-round-start"
        made.choose("standings")
        again = DocumentsPanel(session, TaskRunner(threaded=False))
        shown(qtbot, again)
        assert again.document == "standings"  # what was looked at last goes before


def test_documents_are_grouped_and_found(panel):
    assert panel.document == "standings"
    headings = [row for row in range(panel.documents.rowCount()) if not panel.documents.document(row)]
    assert len(headings) >= 5
    assert all(not panel.documents.flags(panel.documents.index(row, 0)) for row in headings)
    panel.search.setText("pairings")
    assert panel.documents.row_of("pairings") > 0
    assert panel.documents.row_of("standings") == -1
    panel.search.clear()


def test_the_search_finds_the_document_before_the_packs_that_hold_it(panel):
    names = [panel.documents.document(row) for row in range(panel.documents.rowCount())]
    assert (
        panel.documents.entry(next(name for name in names if name)).group.value == "Packs"
    )  # unsearched the packs come first
    panel.search.setText("crosstable")
    assert panel.documents.document(panel.documents.first()) == "crosstable"


def test_what_does_not_apply_cannot_be_chosen_and_says_why(panel):
    row = panel.documents.row_of("schedule")
    index = panel.documents.index(row, 0)
    assert not panel.documents.flags(index)
    assert "round robin" in index.data(Qt.ItemDataRole.ToolTipRole)
    panel.choose("schedule")
    assert panel.document != "schedule"


def test_only_the_choices_that_a_document_knows_are_offered(panel):
    panel.choose("standings")
    assert {Choice.PAPER, Choice.ORIENTATION, Choice.TYPE_SIZE, Choice.COLUMNS, Choice.HALF_SIGN} <= offered(panel)
    assert not {Choice.ROUND, Choice.DIALECT, Choice.ACROSS, Choice.FIRST, Choice.PLAYER} & offered(panel)
    panel.choose("crosstable")
    assert {Choice.DIALECT, Choice.OPPONENTS_BY, Choice.ORDER} <= offered(panel)
    panel.choose("pairings-alphabetical")
    assert {Choice.ROUND, Choice.ACROSS} <= offered(panel)
    panel.choose("result-slips")
    assert {Choice.ROUND, Choice.FIRST} <= offered(panel)
    assert not {Choice.ORIENTATION, Choice.TYPE_SIZE} & offered(panel)
    panel.choose("pack-round-end")
    assert offered(panel) == set()
    assert panel.options.copies.isHidden()
    assert not panel.jobs.isHidden()


def test_choices_change_the_pages_and_are_remembered_with_the_event(panel, store):
    panel.choose("pairings")
    first = panel.printed.pdf
    pick(panel, Choice.ROUND, 1)
    assert "round 1 of 5" in text(panel)
    panel.choose("standings")
    before = panel.printed.pdf
    pick(panel, Choice.PAPER, "A3")
    panel.options.field(Choice.WIDE_ROWS).click()
    pick(panel, Choice.ORIENTATION, "landscape")
    assert panel.printed.pdf != before
    assert read_pdf(panel.printed.pdf).sizes[0] == pytest.approx((1190.55, 841.89), abs=0.1)
    kept = store.preferences()
    assert kept["documents/choices/standings"] == {"paper": "A3", "wide_rows": True, "orientation": "landscape"}
    assert "documents/choices/pairings" not in kept  # a round is for the moment
    panel.choose("crosstable")
    assert panel.options.combo(Choice.PAPER).currentData() == "A4"
    panel.choose("standings")
    assert panel.options.combo(Choice.PAPER).currentData() == "A3"
    panel.reset_action.trigger()
    assert panel.printed.pdf != before or first
    assert "documents/choices/standings" not in {k for k, v in store.preferences().items() if v}
    assert not store.undo_state().undo_label


def test_columns_are_chosen_in_a_menu(panel):
    panel.choose("start-list")
    assert panel.options.columns_button.text() == "Club, FIDE ID"
    actions = {action.text(): action for action in panel.options.columns.actions()}
    actions["Club"].trigger()
    assert panel.options.columns_button.text() == "FIDE ID"
    {action.text(): action for action in panel.options.columns.actions()}["FIDE ID"].trigger()
    assert panel.memory.choices("start-list")["show"] == ["none"]
    for name in ("Club", "FIDE ID"):
        {action.text(): action for action in panel.options.columns.actions()}[name].trigger()
    assert "show" not in panel.memory.choices("start-list")


def test_paper_for_all_documents(panel):
    panel.choose("crosstable")
    pick(panel, Choice.PAPER, "Letter")
    panel.choose("standings")
    pick(panel, Choice.PAPER, "A3")
    panel.everywhere_action.trigger()
    panel.choose("crosstable")
    assert panel.options.combo(Choice.PAPER).currentData() == "A3"


def test_favourites_stand_on_top_and_have_keys(qtbot, panel):
    panel.choose("crosstable")
    QTest.keyClick(panel.list, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    panel.choose("result-slips")
    panel.shelf.star.click()
    assert panel.memory.favourites == ("crosstable", "result-slips")
    assert panel.documents.row_of("crosstable") == 1
    assert panel.documents.index(0, 0).data() == "Favourites"
    assert "Alt+2" in panel.documents.index(2, 0).data(Qt.ItemDataRole.ToolTipRole)
    panel.choose("standings")
    QTest.keyClick(panel.list, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert panel.document == "result-slips"
    assert panel.shelf.star.isChecked()
    panel.shelf.star.click()
    assert panel.memory.favourites == ("crosstable",)


def test_a_pack_is_one_pdf_and_its_contents_can_be_changed(panel):
    panel.choose("pack-round-start")
    assert [item.document for item in panel.jobs.items] == ["pairings", "pairings-alphabetical", "result-slips"]
    pages = panel.printed.pages
    panel.jobs.list.setCurrentRow(1)
    QTest.keyClick(panel.jobs.list, Qt.Key.Key_Plus)
    QTest.keyClick(panel.jobs.list, Qt.Key.Key_Plus)
    QTest.keyClick(panel.jobs.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [(i.document, i.copies) for i in panel.jobs.items][:2] == [("pairings-alphabetical", 3), ("pairings", 1)]
    assert panel.jobs.list.item(0).text() == "3 × Pairings by name"
    panel.jobs.list.setCurrentRow(2)
    QTest.keyClick(panel.jobs.list, Qt.Key.Key_Delete)
    assert panel.printed.pages == pages - 1
    panel.jobs.more.actions()[0].trigger()
    assert panel.jobs.items[-1].document == "start-list"
    panel.choose("standings")
    panel.choose("pack-round-start")
    assert len(panel.jobs.items) == 3
    panel.pack.usual.click()
    assert [item.document for item in panel.jobs.items] == ["pairings", "pairings-alphabetical", "result-slips"]


def test_the_queue_keeps_each_document_with_its_choices(panel):
    panel.choose(QUEUE)
    assert panel.printed is None
    assert "Ctrl+Enter" in panel.banner.text()
    assert not panel.print.isEnabled()
    assert panel.print.toolTip()
    panel.choose("pairings")
    pick(panel, Choice.ROUND, 1)
    QTest.keyClick(panel.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    pick(panel, Choice.ROUND, 2)
    panel.to_queue.click()
    panel.choose(QUEUE)
    assert [panel.jobs.list.item(row).text() for row in range(2)] == [
        "Pairings, Open, round 1",
        "Pairings, Open, round 2",
    ]
    assert "round 1 of 5" in text(panel)
    assert "round 2 of 5" in text(panel)
    assert read_pdf(panel.printed.pdf).bookmarks[0].startswith("Pairings round 1")
    panel.pack.empty.click()
    assert panel.jobs.items == ()
    assert panel.printed is None


def test_a_pack_is_printed_document_by_document(panel, qtbot, tmp_path, monkeypatch):
    from tests.ui.widgets.paper.test_printing import printer_into, sizes

    target = tmp_path / "printed.pdf"
    asked = []

    def ask(_parent, _pdf, title, *, copies, pages):
        asked.append((title, copies, pages))
        return printer_into(target)

    monkeypatch.setattr(printing, "ask_printer", ask)
    panel.choose("pack-round-end")
    panel.jobs.list.setCurrentRow(0)
    QTest.keyClick(panel.jobs.list, Qt.Key.Key_Plus)
    with qtbot.waitSignal(panel.desk.idle, timeout=60_000):
        panel.print.click()
    assert asked == [("demo Round end R3 Open", 1, 0)]
    assert len(sizes(target)) == panel.printed.pages + 1
    assert panel.print.isEnabled()
    panel.choose("standings")
    with qtbot.waitSignal(panel.desk.idle, timeout=60_000):
        panel.print_now()
    assert asked[1] == ("demo standings R3 Open", 1, 1)


def test_all_documents_go_into_a_folder_and_nothing_is_overwritten_unasked(panel, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    panel.choose("pack-round-end")
    panel.each_action.trigger()
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["demo crosstable R3 Open.pdf", "demo results R3 Open.pdf", "demo standings R3 Open.pdf"]
    old = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    answers = iter(["cancel", "both"])

    def press(box):
        wanted = next(answers)
        role = QMessageBox.ButtonRole.AcceptRole if wanted == "both" else QMessageBox.ButtonRole.RejectRole
        chosen = next(one for one in box.buttons() if box.buttonRole(one) == role)
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _self: chosen)

    monkeypatch.setattr(QMessageBox, "exec", press)
    panel.each_action.trigger()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == old
    panel.each_action.trigger()
    assert len(list(tmp_path.iterdir())) == 6
    assert (tmp_path / "demo results R3 Open (2).pdf").exists()
    assert old["demo results R3 Open.pdf"] == (tmp_path / "demo results R3 Open.pdf").read_bytes()


@thorough
def test_every_document_can_be_saved_at_once(panel, tmp_path, monkeypatch):
    few = partial(chances, samples=20, extremes=2)
    monkeypatch.setattr(prospects, "_prospects", lambda section, ladder, *_: few(section, ladder=ladder))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    panel.all_action.trigger()
    entries = {e.document_id for e in panel._entries() if e.applies and not e.contents}
    written = {path.name.partition(" ")[2] for path in tmp_path.glob("*.pdf")}
    empty = {document for document in entries if not any(document in name for name in written)}
    assert {"explanation", "decisions"} <= empty
    assert "standings" not in empty
    assert len(written) > len(entries) - 8


def test_where_the_files_lie_stays_to_be_read_until_it_is_closed(panel, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    panel.choose("pack-round-end")
    assert not panel.preview.kept.isVisible()
    panel.each_action.trigger()
    assert panel.preview.kept.text() == f"3 PDFs written. They lie in {tmp_path}."
    panel.choose("standings")
    assert panel.preview.kept.isVisible()
    panel.preview.kept.open.click()
    assert opened == [str(tmp_path)]
    panel.preview.kept.close_line.click()
    assert not panel.preview.kept.isVisible()


def test_saving_can_be_stopped(panel, tmp_path, monkeypatch):
    said = []
    panel.session.messages.said.connect(said.append)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    panel.desk.progressed.connect(lambda done, _all, _text: done == 2 and panel.desk.cancel())
    panel.all_action.trigger()
    assert len(list(tmp_path.glob("*.pdf"))) == 3
    assert said[-1].startswith("Stopped: 3 of")


def test_a_folder_that_cannot_be_written_to_is_said(panel, tmp_path, monkeypatch):
    failed = []
    panel.session.messages.failed.connect(failed.append)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "gone"))
    panel.choose("pack-round-end")
    panel.each_action.trigger()
    assert "was not written" in failed[0]
    assert not panel.desk.busy


def test_tables_are_exported_and_copied(panel, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda _p, _t, name, _f: (str(tmp_path / "x"), ""))
    html, csv, xlsx, svg, copy = panel.table_actions
    html.trigger()
    assert (tmp_path / "x").read_bytes().startswith(b"<!DOCTYPE html>")
    csv.trigger()
    assert b"Rk,No." in (tmp_path / "x").read_bytes()
    xlsx.trigger()
    assert openpyxl.load_workbook(io.BytesIO((tmp_path / "x").read_bytes())).sheetnames == ["Standings"]
    svg.trigger()
    assert (tmp_path / "x").read_bytes().startswith(b"<svg ")
    copy.trigger()
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0].startswith("Rk\tNo.\t")
    assert len(lines) == 7
    panel.choose("pack-round-end")
    assert not any(action.isEnabled() for action in panel.table_actions)


def test_preferences_of_another_program_do_no_harm(panel, store):
    kept = store.kept
    kept["documents/choices/standings"] = {"paper": "papyrus", "type_size": [1], "show": 7}
    kept["documents/favourites"] = {"a": 1}
    kept["documents/packs/pack-round-end"] = [["standings", "x", {}], ["nothing", 2, {}], 5, ["results", 200, 1]]
    kept["documents/common"] = [1]
    kept["documents/copies"] = {"standings": 1000}
    kept["documents/last"] = 4
    panel.mark_stale()
    panel.choose("standings")
    assert panel.printed is not None
    panel.choose("pack-round-end")
    assert [item.document for item in panel.jobs.items] == ["standings", "nothing"]
    assert panel.printed is not None
    assert panel.memory.copies("standings") == 1
    assert panel.memory.contents(QUEUE, ()) == ()
    assert PrintItem("standings").copies == 1


def test_the_list_of_documents_is_a_sound_model(qtmodeltester):
    from tdapp.reports.registry import documents_for
    from tdapp.ui.pages.documents.shelf_list import DocumentsModel
    from tests.arena import random_swiss

    model = DocumentsModel()
    assert model.set_entries(documents_for(random_swiss(1, 8, 3)), ["standings"])
    model.set_needle("card")
    qtmodeltester.check(model)
    assert model.first() >= 0


def test_of_several_wishes_meanwhile_only_the_last_counts(panel, monkeypatch):
    waiting, made = [], []
    monkeypatch.setattr(panel._tasks, "start", lambda _slot, work, done, _failed: waiting.append((work, done)))
    monkeypatch.setattr(panel.pages, "set_pdf", made.append)
    for document in ("start-list", "crosstable", "statistics", "pairings"):
        panel.choose(document)
    assert len(waiting) == 1
    work, done = waiting.pop()
    done(work())
    assert made == []  # the start list is not wanted any more
    assert len(waiting) == 1
    work, done = waiting.pop()
    done(work())
    assert len(made) == 1
    assert "Pairings" in text(panel)
    panel.choose("standings")
    panel._started -= 60  # it takes long: nobody waits for it
    panel.choose("crosstable")
    assert len(waiting) == 2


@pytest.fixture(scope="module")
def league():
    return MemoryStore(event_of_teams(lambda section: section.system.by_scores), path=Path("league.tdb"))


def test_a_competition_of_teams_opens_on_its_table_and_its_packs(panel, session, league):
    session.view.open(league)
    panel.refresh()
    assert panel.document == "team-standings"
    shelf = [panel.documents.document(row) for row in range(panel.documents.rowCount())]
    packs = [one for one in shelf if "pack" in one]
    assert packs == ["pack-final", "pack-team-round", "pack-teams", "emergency-pack"]
    assert shelf.index("team-standings") < shelf.index("standings")
    panel.choose("pack-final")
    assert [item.document for item in panel._contents()][:2] == ["team-standings", "team-crosstable"]


def test_a_picture_of_the_table_asks_for_a_team(panel, session, league):
    session.view.open(league)
    panel.choose("progress-chart")
    combo = panel.options.combo(Choice.PLAYER)
    assert [combo.itemText(row) for row in range(combo.count())][-1].endswith("Team 14")
    panel.choose("player-sheet")
    assert "Player" in combo.itemText(combo.count() - 1)
    panel.choose_player("explanation", 2)
    assert panel.document == "team-explanation"


def test_the_queue_knows_of_which_section_each_document_is(panel, session, store):
    """It printed the section in view twice, and the other one never."""
    panel.choose("crosstable")
    panel.to_queue.click()
    session.view.set_section(2)
    panel.choose("crosstable")
    panel.to_queue.click()
    items = panel.memory.contents(QUEUE, ())
    assert [(item.document, item.section) for item in items] == [("crosstable", 1), ("crosstable", 2)]
    for section in (1, 2):
        session.view.set_section(section)
        panel.choose(QUEUE)
        names = [ref.name for ref in session.view.sections]
        assert [panel.jobs.list.item(row).text() for row in range(2)] == [f"Crosstable, {name}" for name in names]
        pages = read_pdf(panel.printed.pdf).texts
        assert [one.name in page for page, one in zip(pages, session.view.sections, strict=True)] == [True, True]
        assert [panel.outlet.name(item) for item in items] == [
            f"demo crosstable R{store.snapshot(ref.section_id).rounds_decided} {ref.name}"
            for ref in session.view.sections
        ]


def test_a_document_in_the_queue_applies_by_its_own_section(panel, session):
    session.view.set_section(2)
    panel.choose("schedule")  # of a round robin only
    panel.to_queue.click()
    panel.memory.set_contents(QUEUE, (*panel.memory.contents(QUEUE, ()), PrintItem("standings", section=9)))
    session.view.set_section(1)
    panel.choose(QUEUE)
    texts = [panel.jobs.list.item(row).text() for row in range(2)]
    assert texts[0].startswith("Schedule")
    assert "(does not apply)" not in texts[0]
    assert texts[1] == "Standings (does not apply)"
    assert "chedule" in text(panel)
    panel.jobs._append("standings")
    assert [item.section for item in panel.memory.contents(QUEUE, ())] == [2, 9, 1]
