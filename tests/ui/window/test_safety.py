"""What can go wrong in the hall, seen in the window: damage, a second window, a stick that is pulled, a full disk."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSocketNotifier, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.rounds import EnterResult, SetBoardNote
from tdapp.domain.section.outcome import GameResult
from tdapp.storage import open_event_file
from tdapp.storage.file.place import Place
from tdapp.storage.rows.schema import SCHEMA
from tdapp.ui.pages.rounds.closing_dialog import ClosingDialog
from tdapp.ui.session.question import Question
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.ending import ASKING, CleanEnd
from tdapp.ui.window.file_check import CheckDialog
from tdapp.ui.window.main_window import MainWindow
from tests.arena import arena
from tests.effort import sample, thorough
from tests.event_files import ALL, do, round_commands, written
from tests.ui.every_place import shown
from tests.ui.held_keys import held_down

W, D, B = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS

EIGHT = arena("\n".join(f"{n} Player {n} {2500 - n} | " for n in range(1, 9)), rounds_total=2, initial_colour="W")
PUBLISHED = round_commands(1, ((1, 5), (6, 2), (3, 7), (8, 4)))


class Hall:
    """The window over a real file, with everything that it asked and told."""

    def __init__(self, window: MainWindow, path: Path) -> None:
        self.window, self.path = window, path
        self.session = window.session
        self.asked: list[Question] = []
        self.told: list[str] = []
        self.answer: str | None = ""
        self.session.messages.ask = self._ask
        self.session.messages.failed.connect(self.told.append)
        window.files.failed.connect(lambda title, text: self.told.append(f"{title}: {text}"))

    def _ask(self, question: Question) -> str | None:
        self.asked.append(question)
        return self.answer


@pytest.fixture
def hall(qtbot, qapp, theme, settings, announced, tmp_path: Path) -> Hall:
    """Eight players, two rounds planned, round 1 published; the window stands on its boards."""
    path = written(tmp_path / "event.tdb", EIGHT, steps=PUBLISHED)
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    window.show_problem = lambda *_args: None  # type: ignore[method-assign]  # a box would wait for a click
    window.resize(1280, 800)
    shown(qtbot, window)
    hall = Hall(window, path)
    window.files.open(path)
    window.show_page("rounds")
    return hall


def spoil(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    path.write_bytes(data)


def test_a_damaged_event_offers_the_newest_good_copy_and_says_what_is_missing(hall: Hall, tmp_path: Path):
    stick = tmp_path / "stick"
    stick.mkdir()
    hall.session.changes.attempt(EnterResult(1, 1, 1, W))
    hall.window.workspace.backups.choose(stick)
    hall.session.changes.attempt(EnterResult(1, 1, 2, B))
    hall.window.session.view.open(None)
    spoil(hall.path)
    hall.window.files.open(hall.path)
    (question,) = hall.asked
    assert question.title == "event.tdb is damaged. Go on with the newest good copy?"
    assert "What was entered after that cannot be read any more." in question.lines[0]
    assert hall.session.view.round(1).board(1).result is W
    assert hall.session.view.round(1).board(2).result is None
    assert (tmp_path / "event.damaged.tdb").exists()
    hall.session.changes.attempt(EnterResult(1, 1, 2, B))  # and the day goes on
    assert not hall.told


@pytest.mark.parametrize("how", ["empty", "header", "truncated"])
def test_every_kind_of_damage_is_offered_a_copy(hall: Hall, tmp_path: Path, how: str):
    stick = tmp_path / "stick"
    stick.mkdir()
    hall.window.workspace.backups.choose(stick)
    hall.window.session.view.open(None)
    data = hall.path.read_bytes()
    hall.path.write_bytes({"empty": b"", "header": b"\0" * 512 + data[512:], "truncated": data[: len(data) // 3]}[how])
    hall.window.files.open(hall.path)
    assert "Go on with the newest good copy?" in hall.asked[0].title
    assert hall.session.view.is_open


def test_without_a_copy_the_damage_is_said_and_nothing_is_touched(hall: Hall, monkeypatch):
    hall.window.session.view.open(None)
    spoil(hall.path)
    before = hall.path.read_bytes()
    hall.answer = None
    hall.window.files.open(hall.path)
    assert "there is no good copy at hand" in hall.asked[0].title
    assert "damaged" in hall.asked[0].lines[0]
    assert not hall.told, "it was said already"
    assert hall.path.read_bytes() == before
    assert not hall.session.view.is_open


def test_a_second_window_reads_and_follows(hall: Hall, qtbot, theme, settings, tmp_path: Path):
    other = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    other.show_problem = lambda *_args: None  # type: ignore[method-assign]
    qtbot.addWidget(other)
    second = Hall(other, hall.path)
    other.files.open(hall.path)
    assert second.asked[0].title == "event.tdb is open in another window"
    assert second.session.view.store is not None
    assert second.session.view.store.read_only
    assert "Read-only: this window follows" in second.session.view.store.notice
    hall.session.changes.attempt(EnterResult(1, 1, 3, D))
    assert second.session.view.round(1).board(3).result is None
    other.workspace.following.look()
    assert second.session.view.round(1).board(3).result is D
    assert second.session.changes.run(EnterResult(1, 1, 1, W)) is None
    assert "opened read-only" in second.told[-1]
    hall.window.session.view.open(None)  # the writer goes, another one comes
    other.workspace.following.look()
    hall.window.files.open(hall.path)
    hall.session.changes.attempt(EnterResult(1, 1, 4, W))
    other.workspace.following.look()
    assert second.session.view.round(1).board(4).result is W
    other.close()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_file_that_goes_is_said_and_can_be_saved(hall: Hall, tmp_path: Path):
    page = hall.window.panel("rounds")
    QTest.keyClicks(page.boards.table, "1")
    os.unlink(hall.path)
    QTest.keyClicks(page.boards.table, "1")
    assert "save a copy under another name now" in hall.told[-1]
    assert hall.session.view.round(1).board(2).result is None
    saved = tmp_path / "saved.tdb"
    hall.session.view.store.save_copy(saved)
    with closing(open_event_file(saved)) as copy:
        assert copy.round(1, 1).board(1).result is W


def test_a_full_disk_is_said_and_the_key_counts_when_there_is_room(hall: Hall):
    page = hall.window.panel("rounds")
    store = hall.session.view.store
    with store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
    for note in range(60):
        if hall.session.changes.run(SetBoardNote(1, 1, 1, f"{note} " * 200)) is None:
            break
    assert "The disk is full: nothing was changed" in hall.told[-1]
    QTest.keyClicks(page.boards.table, "1")
    assert hall.session.view.round(1).board(1).result is None
    with store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    QTest.keyClicks(page.boards.table, "1")
    assert hall.session.view.round(1).board(1).result is W


def test_a_whole_round_goes_back_and_comes_again(hall: Hall):
    page = hall.window.panel("rounds")
    QTest.keyClicks(page.boards.table, "1500")
    hall.answer = "the wrong list"
    assert page.actions_.undo_round(1)
    (question,) = hall.asked
    assert {warning.rule_id for warning in question.warnings} == {"published-withdrawn", "results-unpaired"}
    assert question.needs_reason
    assert question.title == "Take the whole round 1 back?"
    assert question.lines[0].startswith("6 step")
    assert not hall.session.view.round(1).is_paired
    hall.session.changes.undo()
    assert [board.result for board in hall.session.view.round(1).boards] == [W, D, B, B]


def test_undo_of_public_pairings_asks_for_a_reason(hall: Hall):
    hall.answer = None  # Cancel
    assert not hall.session.changes.undo()
    assert not hall.session.view.round(1).is_draft
    assert hall.told == []
    hall.answer = "a player is missing"
    assert hall.session.changes.undo()
    assert hall.session.view.round(1).is_draft
    assert [question.needs_reason for question in hall.asked] == [True, True]
    assert hall.session.view.store.journal(limit=1)[0].reason == "a player is missing"


def test_a_file_that_something_else_changed_is_said_and_checked(hall: Hall, monkeypatch):
    """The look at the sums runs when the event is shown; the check names the row and offers the newest good copy."""
    shown: list[CheckDialog] = []
    monkeypatch.setattr(CheckDialog, "exec", lambda dialog: shown.append(dialog) or 0)
    assert hall.asked == []
    hall.session.view.open(None)
    with closing(sqlite3.connect(hall.path)) as connection, connection:
        connection.execute("UPDATE player SET rating = 2900 WHERE number = 2")
    hall.window.files.open(hall.path)
    assert "NOT AS IT WAS LEFT" in hall.session.view.store.notice
    (question,) = hall.asked
    assert question.title == "event.tdb is not as it was left"
    (dialog,) = shown
    assert "what was there from the beginning" in dialog.lines.toPlainText()
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == dialog.lines.toPlainText()


def test_the_check_by_hand_says_that_all_is_well(hall: Hall, monkeypatch):
    shown: list[CheckDialog] = []
    monkeypatch.setattr(CheckDialog, "exec", lambda dialog: shown.append(dialog) or 0)
    hall.window.workspace.file_menu["check-file"].trigger()
    (dialog,) = shown
    assert dialog.lines.toPlainText() == ""
    assert dialog.take.isHidden()


def test_the_newest_good_copy_from_the_check(hall: Hall, monkeypatch, tmp_path: Path):
    """The event is closed, the copy takes its place, the changed file is kept."""
    stick = tmp_path / "stick"
    stick.mkdir()
    hall.window.workspace.backups.choose(stick)
    hall.window.workspace.backups.back_up()
    hall.session.view.open(None)
    with closing(sqlite3.connect(hall.path)) as connection, connection:
        connection.execute("UPDATE player SET rating = 2900 WHERE number = 2")
    monkeypatch.setattr(CheckDialog, "exec", lambda dialog: dialog.take.click() or 1)
    hall.window.files.open(hall.path)
    assert [question.title for question in hall.asked] == [
        "event.tdb is not as it was left",
        "event.tdb is damaged. Go on with the newest good copy?",
    ]
    assert hall.session.view.section.players[1].rating == 2498
    assert len(list(hall.path.parent.glob("event*damaged.tdb"))) == 1


def test_closing_shows_what_is_missing_then_writes_the_pack(hall: Hall, tmp_path: Path, monkeypatch):
    seen: list[list[str]] = []

    def look(dialog: ClosingDialog) -> int:
        seen.append([check for check in dialog.findChildren(type(dialog.place)) if check.accessibleName()])  # type: ignore[misc]
        return int(dialog.confirm.isEnabled())

    monkeypatch.setattr(ClosingDialog, "exec", look)
    page = hall.window.panel("rounds")
    QTest.keyClicks(page.boards.table, "1500")
    assert not page.actions_.close_section()
    do(hall.session.view.store, *round_commands(2, ((1, 8), (4, 5), (2, 3), (7, 6)), results=(W, D, D, B)))
    assert not page.actions_.close_section()  # entered once only
    assert len(seen) == 2
    page.show_round(2)
    page.boards.set_mode("verify")
    QTest.keyClicks(page.boards.table, "1550")
    assert page.actions_.close_section()
    assert hall.session.view.section.closed
    (pack,) = [one for one in tmp_path.iterdir() if one.is_dir()]
    names = sorted(one.name for one in pack.iterdir())
    assert names == [
        "event crosstable.pdf",
        "event decisions.pdf",
        "event log.csv",
        "event standings.pdf",
        "event trf16.trf",
        "event trf26.trf",
        "event.tdb",
    ]
    assert "Close the tournament" in (pack / "event log.csv").read_text(encoding="utf-8-sig")
    standings = hall.window.panel("standings")
    hall.window.show_page("standings")
    assert standings.header.subtitle.text().startswith("Final  ·  After round")
    hall.answer = "a wrong slip"
    assert page.actions_.reopen_section()
    standings.refresh()
    assert standings.header.subtitle.text().startswith("Provisional: the tournament was opened again")


def test_a_ranking_by_hand_that_is_old_keeps_it_open(tmp_path: Path):
    from tdapp.domain.commands.ladder import SetManualPlaces
    from tdapp.domain.commands.rounds import CloseSection, VerifyResult
    from tdapp.domain.words.errors import RuleViolation

    section = arena("1 A |\n2 B |", rounds_total=1, initial_colour="W")
    written(tmp_path / "e.tdb", replace(section))
    with closing(open_event_file(tmp_path / "e.tdb")) as store:
        do(store, *round_commands(1, ((1, 2),), results=(W,)), SetManualPlaces(1, ((1, 1), (2, 2))))
        do(store, EnterResult(1, 1, 1, D, W, ALL), VerifyResult(1, 1, 1, D))
        with pytest.raises(RuleViolation, match="look at them and save them again"):
            store.execute(CloseSection(1))
        do(store, SetManualPlaces(1, ((2, 1), (1, 2))), CloseSection(1))


def test_a_place_that_cannot_be_written_to_is_said_all_the_while(hall: Hall, monkeypatch):
    hall.window.session.view.open(None)
    nowhere = Place(writable=False, network=False)
    monkeypatch.setattr("tdapp.storage.event.opening.examine", lambda _path: nowhere)
    hall.window.files.open(hall.path)
    hall.window.workspace.show_state()
    assert "Read-only: the event lies in a place that cannot be written to" in hall.window.status_text.text()
    hall.window.show_page("rounds")
    QTest.keyClicks(hall.window.panel("rounds").boards.table, "1")
    assert "read-only" in hall.told[-1]
    assert hall.session.view.round(1).board(1).result is None


def test_a_conversion_that_fails_is_said_and_the_file_is_as_it_was(hall: Hall, monkeypatch):
    hall.window.session.view.open(None)
    before = hall.path.read_bytes()
    monkeypatch.setattr("tdapp.storage.event.opening.SCHEMA", SCHEMA + 1)

    def dies(_connection: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tdapp.storage.event.migrate.upgrade", dies)
    hall.window.files.open(hall.path)
    assert "could not be converted; it is unchanged" in hall.told[-1]
    assert hall.path.read_bytes() == before
    monkeypatch.undo()
    hall.window.files.open(hall.path)
    assert hall.session.view.is_open


def test_the_file_is_whole_a_second_after_the_last_key_and_when_the_window_is_left(hall: Hall, qtbot, tmp_path):
    window, whole = hall.window, hall.window.workspace.whole
    window.show_page("rounds")
    table = window.panel("rounds").boards.table
    QTest.keyClicks(table, "1")
    window.workspace.show_state()
    assert "file is whole" not in window.status_text.text()
    assert "saved" in window.status_text.text()
    with qtbot.waitSignal(whole.changed, timeout=20_000):
        pass  # a second after the key
    window.workspace.show_state()
    assert "file is whole" in window.status_text.text()
    for leave in (Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationHidden):
        window.panel("rounds").boards.table.go_to(2)
        hall.session.changes.attempt(SetBoardNote(1, 1, 2, f"a note {leave}"))
        QApplication.instance().applicationStateChanged.emit(leave)
        mailed = tmp_path / "mailed.tdb"
        mailed.write_bytes(hall.path.read_bytes())
        with closing(open_event_file(mailed)) as copy:
            assert copy.round(1, 1).board(1).result is W
            assert copy.round(1, 1).board(2).note == f"a note {leave}"


OWN_PROCESS = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tdapp.app.backend import FileBackend
from tdapp.domain.commands.rounds import SetBoardNote
from tdapp.ui.window import application
make = application.make_window

def made(*args):
    window = make(*args)

    def work():
        for key in ("rounds", "standings", "event"):
            window.show_page(key)
            QApplication.processEvents()
        print(sorted({"chess", "aiohttp", "segno"} & set(sys.modules)), "games" in window.stack._made)
        window.session.changes.attempt(SetBoardNote(1, 1, 1, "the last note"))
        os.kill(os.getpid(), getattr(signal, sys.argv[2]))

    def opened():
        if window.session.view.is_open:
            QTimer.singleShot(0, work)

    window.workspace_made.connect(lambda: window.session.view.event_changed.connect(opened))
    return window

application.make_window = made
assert application._keep_in_order
application._keep_in_order = lambda _window, _backend: None  # it imports all pages, once nothing else is to be done
sys.exit(application.run(FileBackend(), sys.argv[1:2]))
"""


@thorough
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("name", sample(["SIGTERM", "SIGHUP", "SIGINT"], "SIGTERM"))
def test_a_window_of_its_own_process_costs_nothing_of_games_and_a_signal_closes_its_event(tmp_path: Path, name: str):
    """No chess and no server is loaded for who does not use them; what an idle window leaves is one file."""
    path = written(tmp_path / "event.tdb", EIGHT, steps=PUBLISHED)
    homes = {key: str(tmp_path / key) for key in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
    ran = subprocess.run(
        [sys.executable, "-c", OWN_PROCESS, str(path), name],
        env={**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
        check=False,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip().splitlines() == ["[] False"]
    assert sorted(path.name for path in tmp_path.glob("event*")) == ["event.tdb"]
    with closing(open_event_file(path)) as store:
        assert store.round(1, 1).board(1).note == "the last note"
        assert store.notice == ""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("number", ASKING)
def test_every_signal_that_asks_for_an_end_closes_the_window(qtbot, number: signal.Signals):
    """The same in this process: it is heard, and the window closes."""
    before = {one: signal.getsignal(one) for one in ASKING}
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    try:
        end = CleanEnd(window)
        assert signal.getsignal(number) is not before[number]
        os.kill(os.getpid(), number)
        qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
    finally:
        signal.set_wakeup_fd(end._before)
        end.findChild(QSocketNotifier).setEnabled(False)
        end._reading.close()
        end._writing.close()
        for one, handler in before.items():
            signal.signal(one, handler)


@pytest.mark.skipif(sys.platform == "win32", reason="played where there is no console to close")
def test_a_console_that_is_closed_waits_until_the_event_is_closed(qtbot):
    """Windows asks in a thread of its own, and ends the program as soon as that returns."""
    before = {one: signal.getsignal(one) for one in ASKING}
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    answers: list[bool] = []
    end = CleanEnd(window)
    try:
        assert not end.console_closes(0)  # Ctrl+C comes as a signal
        asking = threading.Thread(target=lambda: answers.append(end.console_closes(2)))
        asking.start()
        qtbot.waitUntil(lambda: bool(answers), timeout=20_000)
        asking.join()
        assert (answers, window.isVisible()) == ([True], False)
    finally:
        signal.set_wakeup_fd(end._before)
        end.findChild(QSocketNotifier).setEnabled(False)
        end._reading.close()
        end._writing.close()
        for one, handler in before.items():
            signal.signal(one, handler)


@pytest.mark.parametrize("said", [True, False])
def test_a_key_that_is_held_down_is_one_step_of_the_ladder(hall: Hall, said):
    """Alt+Down, Enter and Del write or open something: leaning on them does it once."""
    hall.window.show_page("tiebreaks")
    view = hall.window.panel("tiebreaks").ladder
    view.set_current_rung(0)
    before = [row.label for row in view.ladder.rows]
    revision = hall.session.view.store.revision
    held_down(view, Qt.Key.Key_Down, "", Qt.KeyboardModifier.AltModifier, said=said)
    assert [row.label for row in view.ladder.rows] == [before[1], before[0], *before[2:]]
    assert hall.session.view.store.revision == revision + 1
    held_down(view, Qt.Key.Key_Delete, "", said=said)
    assert hall.session.view.store.revision == revision + 2


@pytest.mark.parametrize("said", [True, False])
def test_a_key_that_is_held_down_is_one_result(hall: Hall, said):
    hall.window.show_page("rounds")
    table = hall.window.panel("rounds").boards.table
    table.go_to(1)
    held_down(table, Qt.Key.Key_1, "1", said=said)
    assert [board.result for board in hall.session.view.round(1).boards] == [W, None, None, None]
    revision = hall.session.view.store.revision
    held_down(table, Qt.Key.Key_Return, "\r", said=said)
    assert hall.session.view.store.revision == revision
    assert not hall.window.workspace.undo_actions.undo.autoRepeat()
    assert not hall.window.workspace.undo_actions.redo.autoRepeat()
