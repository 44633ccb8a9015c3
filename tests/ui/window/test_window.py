"""The window as a whole: pages, navigation, explanations, search, colours, files, names for screen readers."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QLineEdit, QMessageBox, QToolButton

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.services.manual.pages import manual_book
from tdapp.ui.pages.event.import_review import ImportReviewDialog
from tdapp.ui.pages.event.new_event import NewEventWizard
from tdapp.ui.pages.players.rows import player_columns
from tdapp.ui.pages.tables.explanation import ShortTable
from tdapp.ui.widgets.splits import remember_splits
from tdapp.ui.window.about import AboutDialog
from tdapp.ui.window.palette import Hit
from tdapp.ui.window.search_hits import all_hits
from tdapp.ui.window.shortcuts import ShortcutSheet
from tests.ui.every_place import nameless, settled
from tests.ui.fakes import MemoryStore

PAGES = ("event", "players", "rounds", "standings", "crosstable", "tiebreaks", "documents")


def test_the_demo_opens_on_the_standings(window):
    assert window.stack.current() is window.panel("standings")
    assert window.windowTitle() == "Memorial <i>Łukasz</i> – tdapp"
    assert "Round 3 of 5" in window.status_text.text()
    assert "3/3 results" in window.status_text.text()


def test_every_page_shows_every_section(window):
    for section in (1, 2):
        window.session.view.set_section(section)
        for page in PAGES:
            window.show_page(page)
            assert window.stack.current() is window.panel(page), (section, page)
            for number in range(window.session.view.last_round, -1, -1):
                window.session.view.set_round(number)
                assert not window.grab().isNull(), (section, page, number)


def test_hidden_pages_wait(window, monkeypatch):
    panel = window.panel("players")
    seen = []
    monkeypatch.setattr(type(panel), "reload", lambda self: seen.append(1))
    window.session.view.set_round(1)
    assert seen == []
    window.show_page("players")
    assert seen == [1]


def test_a_change_reloads_the_page_in_view_alone(window, monkeypatch):
    for page in PAGES:
        window.show_page(page)
    seen = []
    for page in PAGES:
        panel = window.panel(page)
        reload = type(panel).reload
        monkeypatch.setattr(panel, "reload", lambda panel=panel, reload=reload: (seen.append(panel), reload(panel)))
    window.show_page("standings")
    seen.clear()
    window.stack.actions_of["tiebreaks"].gestures.set_trial(parse_ladder("SB,PS"))
    assert set(seen) == {window.panel("standings")}
    window.show_page("tiebreaks")  # it waited
    assert window.panel("tiebreaks") in seen


def test_who_began_a_change_is_not_told_of_it(window, monkeypatch):
    seen = []
    panel = window.panel("standings")
    monkeypatch.setattr(panel, "reload", lambda: seen.append(1))
    window.session.changes.changed.emit(ChangeSet(frozenset(Topic)), panel)
    assert seen == []
    window.session.changes.changed.emit(ChangeSet(frozenset(Topic)), window)
    assert seen == [1]


def test_every_key_of_the_menus_stands_on_the_sheet(window, qtbot):
    sheet = ShortcutSheet(window.workspace.menus, window)
    qtbot.addWidget(sheet)
    assert {("File", "New event", "Ctrl+N"), ("Edit", "Undo", "Ctrl+Z"), ("Players", "Add players", "Ins")} <= set(
        sheet.lines
    )
    assert len({keys for _room, _words, keys in sheet.lines}) == len(sheet.lines), "two steps have the same keys"


def test_enter_on_a_value_explains_it(window):
    table = window.panel("standings").table
    table.setFocus()
    assert table.select_key(1, table.source.column_of("rung:1"))
    QTest.keyClick(table, Qt.Key.Key_Return)
    panel = window.workspace.explanation()
    assert panel.isVisible()
    assert panel.name.text() == "Kővári, Łukasz"
    assert panel.rung_name.text().startswith("BH ")
    assert panel.table.source.rowCount() == 3
    assert panel.formula.text()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_a_cut_is_not_only_a_colour(window):
    window.session.view.explain(1, 0)  # BH/C1
    rows = window.workspace.explanation().table.source.rows
    state = window.workspace.explanation().table.source.column_of("state")
    term = window.workspace.explanation().table.source.column_of("term")
    cut = [row for row in rows if row.cells[term].strike]
    assert len(cut) == 1
    assert cut[0].cells[state].text == "cut"
    assert cut[0].cells[state].icon == "scissors"


def test_direct_encounter_shows_its_crosstable(window):
    window.stack.actions_of["tiebreaks"].gestures.set_trial(parse_ladder("DE"))
    rows = window.session.tables.standings(trial=True).rows
    tied = [row for row in rows if sum(other.rank == row.rank for other in rows) > 1]
    row = tied[0]
    window.session.view.explain(row.player.number, 0, trial=True)
    panel = window.workspace.explanation()
    assert panel.minis.isVisible()
    tables = panel.minis.findChildren(ShortTable)
    assert len(tables) == len(panel._explanations[0].tables)
    assert row.shown(0) in [button.text().removeprefix("DE  ") for button in panel._group.buttons()]
    assert panel._explanations[0].tables[0].note in panel.as_text()
    assert panel.rung_name.text().startswith("DE")


def test_the_explanation_belongs_to_pages_with_values(window):
    window.session.view.explain(1)
    assert window.workspace.explanation().isVisible()
    window.show_page("event")
    assert not window.workspace.explanation().isVisible()
    assert not window.workspace.view_menu["explanation"].isEnabled()
    assert "no values" in window.workspace.view_menu["explanation"].toolTip()
    window.show_page("standings")
    assert window.workspace.explanation().isVisible()  # still wanted
    window.workspace.explanation().closed.emit()
    window.show_page("crosstable")
    assert not window.workspace.explanation().isVisible()


def test_borders_stay_where_the_mouse_left_them(window, settings):
    from PySide6.QtWidgets import QSplitter

    window.show_page("documents")
    split = window.panel("documents").findChild(QSplitter)
    split.moveSplitter(310, 1)
    again = QSplitter()
    for _ in range(split.count()):
        again.addWidget(QLabel())
    again.resize(split.size())
    remember_splits(again, "documents", window.remembered)
    assert abs(again.sizes()[0] - split.sizes()[0]) <= 1


def test_home_and_end_move_the_selection_of_a_table(window):
    window.show_page("standings")
    table = window.panel("standings").table
    QTest.keyClick(table, Qt.Key.Key_End)
    assert table.currentIndex().row() == table.model().rowCount() - 1
    assert [index.row() for index in table.selectionModel().selectedRows()] == [table.model().rowCount() - 1]
    QTest.keyClick(table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert [index.row() for index in table.selectionModel().selectedRows()] == [0]
    QTest.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert [index.row() for index in table.selectionModel().selectedRows()] == [table.model().rowCount() - 1]


def test_explanation_follows_the_round(window):
    window.session.view.explain(1, -1)
    assert window.workspace.explanation().table.source.rowCount() == 3
    window.session.view.set_round(1)
    assert window.workspace.explanation().table.source.rowCount() == 1
    assert "after round 1" in window.workspace.explanation().facts.text()
    window.show_page("event")
    window.session.view.set_round(2)  # a panel that is not seen works nothing out until it is
    assert "after round 1" in window.workspace.explanation().facts.text()
    window.show_page("standings")
    assert "after round 2" in window.workspace.explanation().facts.text()


def test_markup_in_names_stays_text(window):
    window.session.view.explain(6, -1)
    assert window.workspace.explanation().name.text() == "<script>alert(1)</script>"
    for text in window.findChildren(QLabel):
        if "<" in text.text() and text is not window:
            assert text.textFormat() == Qt.TextFormat.PlainText


def test_filter_and_sort(window):
    window.show_page("players")
    panel = window.panel("players")
    panel.search.setText("papad")  # also what is written in another script
    assert panel.table.model().rowCount() == 1
    panel.search.setText("zzz")
    assert panel.table.model().rowCount() == 0
    panel.search.setText("ильин")
    assert panel.table.model().rowCount() == 1
    QTest.keyClick(panel.search, Qt.Key.Key_Escape)
    assert panel.table.model().rowCount() == 6
    rating = [column.key for column in player_columns()].index("rating")
    panel.table.sortByColumn(rating, Qt.SortOrder.DescendingOrder)
    assert panel.table.source.rows[0].key == 1
    assert panel.table.source.rows[-1].cells[rating].text == "–"  # unrated last in both directions


def test_a_table_is_copied_in_the_order_shown(window, qapp):
    table = window.panel("standings").table
    table.setFocus()
    QTest.keySequence(table, "Ctrl+C")
    lines = qapp.clipboard().text().splitlines()
    assert lines[0].startswith("Rank\tNo.")
    assert len(lines) == 7


def test_search_finds_players_rounds_and_reasons(window):
    hits = {hit.text: hit for hit in all_hits(window.menuBar(), window.session.view)}
    assert hits["Nothing to undo"].why_not
    hits["Go to round 1"].run()
    assert window.session.view.after_round == 1
    hits["王, 雪晴"].run()
    assert window.session.view.player == 4


def test_search_finds_what_only_a_page_has_once_it_is_used(window):
    def found() -> dict[str, Hit]:
        return {hit.text: hit for hit in all_hits(window.menuBar(), window.session.view, window.stack.offers())}

    assert "Watch a folder…" not in found(), "nothing of games before somebody looks at them"
    window.show_page("games")
    window.show_page("standings")
    games = found()
    assert games["Watch a folder…"].kind == "Games"
    asked = []
    window.panel("games").take_in.clicked.disconnect()
    window.panel("games").take_in.clicked.connect(lambda _on=False: asked.append(1))
    games["Import games…"].run()
    assert asked
    assert window.stack.key() == "games"


def test_palette_by_keys(window, qtbot):
    window.workspace.search_action.trigger()
    from tdapp.ui.window.palette import Palette

    palette = window.findChild(Palette)
    QTest.keyClicks(palette.field, "crosst")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.stack.current() is window.panel("crosstable")


def test_colours_and_size_are_remembered(window, settings, theme):
    window.workspace.view_menu.set_theme("dark")
    assert theme.is_dark
    assert not window.grab().isNull()
    window.workspace.view_menu["bigger"].trigger()
    assert theme.scale > 1.0
    window.workspace.view_menu["normal"].trigger()
    window.workspace.view_menu.set_theme("light")
    assert settings.value("view/theme") == "light"


def test_closing_remembers_and_releases(window, settings, backend):
    store = backend.store
    window.session.view.open(None)
    assert store.closed
    assert window.pages_root.currentWidget() is window.start
    assert not window.workspace.file_menu["copy"].isEnabled()
    assert window.workspace.file_menu["copy"].toolTip() == "Open an event first"
    window.close()
    assert settings.value("window/geometry") is not None


# -- files ------------------------------------------------------------------------------------------------------------


def test_the_event_opened_last_has_the_focus_at_the_start(window, tmp_path):
    window.remembered.add_recent(tmp_path / "older.tdb")
    window.remembered.add_recent(tmp_path / "last.tdb")
    window.session.view.open(None)
    link = window.focusWidget()
    assert link.text().strip() == "last"
    window.resize(900, 420)  # display scaling of 150 %
    window.start.focus_first()
    settled()
    assert window.rect().contains(link.mapTo(window, link.rect().bottomLeft())), "it is in sight"
    for text in window.remembered.recent():
        window.remembered.forget_recent(text)
    window.start.set_recent(())
    window.start.focus_first()
    assert window.focusWidget() is window.start.demo


def test_recent_files(window, tmp_path):
    path = tmp_path / "Łódź Open.tdb"
    path.write_bytes(b"SQLite format 3\x00")
    window.files.take(path)
    assert window.remembered.recent() == (str(path),)
    window.session.view.open(None)
    window.start.set_recent(window.remembered.recent())
    window._forget_recent(str(path))
    assert window.remembered.recent() == ()


def test_dropping_a_report_shows_the_review_first(window, backend, tmp_path, monkeypatch, qtbot):
    report = tmp_path / "event.trf"
    report.write_text("012 Event\n", encoding="utf-8")
    seen = []

    def answer(dialog):
        seen.append((dialog, list(backend.imported)))
        texts = [text.text() for text in dialog.findChildren(QLabel)]
        assert "<b>Łukasz Kővári Memorial</b>" in texts
        assert "Assumed (1)" in texts
        assert "Repaired (1)" in texts
        assert "Left out (1)" in texts
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(ImportReviewDialog, "exec", answer)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(report))])
    window.dropEvent(
        QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
    )
    qtbot.waitUntil(lambda: bool(backend.imported), timeout=30_000)
    assert seen[0][1] == []  # nothing was created before the review
    assert backend.imported == [tmp_path / "event.tdb"]


def test_a_cancelled_review_creates_nothing(window, backend, tmp_path, monkeypatch):
    monkeypatch.setattr(ImportReviewDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)
    window.files.import_trf(tmp_path / "event.trf")
    assert backend.imported == []


def test_a_refused_file_names_its_faults(window, backend, tmp_path):
    backend.refuse = "Two players claim <b>different</b> opponents."
    window.files.import_trf(tmp_path / "event.trf")
    box = window.findChild(QMessageBox)
    assert box.informativeText().startswith("Line 3, column ")
    assert "Two players claim <b>different</b> opponents." in box.informativeText()
    assert "Nothing was created or changed." in box.informativeText()
    assert box.textFormat() == Qt.TextFormat.PlainText
    inner = box.findChild(QLabel, "qt_msgbox_informativelabel")
    assert inner.textFormat() == Qt.TextFormat.PlainText
    assert not inner.openExternalLinks()
    box.close()


def test_a_name_typed_without_its_ending_writes_over_no_event(window, tmp_path, monkeypatch):
    taken = tmp_path / "open.tdb"
    taken.write_bytes(b"an event")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "open"), ""))
    assert window.files._ask_target(tmp_path / "x.tdb") is None
    assert taken.read_bytes() == b"an event"
    box = window.findChild(QMessageBox)
    assert "open.tdb exists already" in box.informativeText()
    box.close()
    taken.unlink()
    assert window.files._ask_target(tmp_path / "x.tdb") == taken


def test_new_event_reads_the_regulations_back(window, qtbot):
    wizard = NewEventWizard(window)
    qtbot.addWidget(wizard)
    wizard.show()
    wizard.name_field.setText("  Łódź   Open ")
    wizard.system.kind.button("rr").click()
    while wizard.currentId() != wizard.pageIds()[-1]:
        before = wizard.currentId()
        wizard.next()
        assert wizard.currentId() != before
    assert wizard.words.text().startswith("Łódź Open")
    assert "Round robin, 7 rounds, standard chess." in wizard.words.text()
    assert "A win counts 1, a draw ½, a loss 0." in wizard.words.text()
    assert "Ties are broken by" in wizard.words.text()
    assert wizard.result_event().event.name == "Łódź Open"
    wizard.ask = lambda _question: ""
    wizard.close()


# -- screen readers ---------------------------------------------------------------------------------------------------


def test_every_control_of_every_page_has_a_name(window):
    for room in window.stack.rooms.values():
        if room.module:
            window.show_page(room.key)
    window.panel("tiebreaks").open_options(0)
    window.session.view.explain(1, 0)
    assert nameless(window) == []
    for action in window.findChildren(QAction):
        assert action.text() or action.isSeparator() or isinstance(action.parent(), QLineEdit) or action.menu()


def test_a_table_is_sorted_without_a_mouse(window):
    window.show_page("standings")
    table = window.panel("standings").table
    menu = table.sort_menu()
    name = next(action for action in menu.actions() if action.text() == "Name")
    name.trigger()
    column = table.source.column_of("name")
    shown = [table.model().index(row, column).data() for row in range(table.model().rowCount())]
    assert (shown[0], len(shown)) == ("<script>alert(1)</script>", 6)
    assert "F4" in table.accessibleDescription()
    again = next(action for action in table.sort_menu().actions() if action.text() == "Name")
    assert again.isChecked()
    again.trigger()
    assert [table.model().index(row, column).data() for row in range(len(shown))] == shown[::-1]


def test_the_order_of_a_table_is_not_carried_into_another_event(window, swiss):
    window.show_page("standings")
    table = window.panel("standings").table
    usual = [row.key for row in table.source.rows]
    table.sortByColumn(table.source.column_of("name"), Qt.SortOrder.DescendingOrder)
    assert [row.key for row in table.source.rows] != usual
    window.session.view.set_round(2)  # within an event it stays
    assert table.horizontalHeader().sortIndicatorSection() == table.source.column_of("name")
    window.session.view.open(MemoryStore(swiss, path=Path("other.tdb")))
    window.show_page("standings")
    assert [row.key for row in table.source.rows] == usual
    assert table.horizontalHeader().sortIndicatorSection() == -1


def test_tool_buttons_say_what_they_do(window):
    for button in window.findChildren(QToolButton):
        if button.isVisible() and not button.text() and button.objectName() == "":
            assert button.accessibleName()


MANUAL = Path(__file__).parents[3] / "resources" / "manual"


def test_the_manual_has_every_page_and_its_links_lead_somewhere():
    pages = {entry.page.page_id: entry.page.text for entry in manual_book()}
    assert {"start", "import", "standings", "ladder", "explanations", "printing", "keyboard"} <= set(pages)
    import re

    for text in pages.values():
        for target in re.findall(r"\]\(([^)]+)\)", text):
            assert target.removesuffix(".md") in pages or (MANUAL / target).is_file()


def test_f1_opens_the_page_one_is_on(window):
    window.show_page("tiebreaks")
    window.show_manual()
    assert "ladder" in window._help.browser.toPlainText()
    window._help.close()


def test_about_thanks_gacrux(window, qtbot):
    about = AboutDialog(window)
    qtbot.addWidget(about)
    assert "https://www.gacrux.no" in about.text.text()
    assert "GPL-3.0-or-later" in about.text.text()


# -- the platform -----------------------------------------------------------------------------------------------------


def test_void_calls_keep_their_references(qapp):
    """PySide6 6.12.0 on Python 3.11 lost a reference to None on every void call and aborted."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(20_000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 1_000


def test_paths_are_not_those_of_the_developer(window, tmp_path):
    assert Path(window.remembered._settings.fileName()).parent == tmp_path
