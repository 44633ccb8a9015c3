"""The log, restore points in three steps, rotating backups, and the large second window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult, SetBoardNote
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.storage import open_event_file
from tdapp.ui.pages.log.page import LogPanel
from tdapp.ui.pages.log.rows import kind_names
from tdapp.ui.pages.rounds.projector import ProjectorWindow
from tdapp.ui.session.backup_desk import KEPT, BackupDesk
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner
from tests.arena import arena
from tests.event_files import opened as event_open
from tests.event_files import round_commands

W, B = GameResult.WHITE_WINS, GameResult.BLACK_WINS


@pytest.fixture
def opened(qapp, theme, tmp_path: Path) -> Iterator[Session]:
    """Four players, round 1 with both results in."""
    lines = "\n".join(f"{n} Player {n} {2500 - n} | " for n in range(1, 5))
    section = arena(lines, rounds_total=3, initial_colour="W")
    with event_open(tmp_path, section, steps=round_commands(1, ((1, 2), (3, 4)), results=(W, B))) as store:
        session = Session(Calculations())
        session.view.open(store)
        yield session


@pytest.fixture
def backups(opened, settings: QSettings) -> BackupDesk:
    """Copies without threads."""
    return BackupDesk(opened.view, Remembered(settings), TaskRunner(threaded=False))


def test_a_step_is_listed_with_what_it_changed(qtbot, opened, backups):
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    newest = panel.steps.source.rows[0]
    assert "Round 1, board 2: Player 3 (3) - Player 4 (4)" in [cell.text for cell in newest.cells]
    panel.search.setText("publish")
    assert panel.steps.model().rowCount() == 1


def test_back_to_a_step_after_a_preview(qtbot, opened, backups):
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    asked: list[Question] = []
    opened.messages.ask = lambda question: asked.append(question) or ""
    panel.steps.select_key(panel.steps.source.rows[1].key)  # after the result of board 1
    panel.go_back()
    assert asked[0].lines[0].startswith("1 step")
    assert [board.result for board in opened.view.round(1).boards] == [W, None]
    opened.changes.undo()
    assert [board.result for board in opened.view.round(1).boards] == [W, B]


def test_a_restore_point_in_three_steps(qtbot, opened, backups):
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    asked: list[Question] = []
    opened.messages.ask = lambda question: asked.append(question) or "the wrong list"
    panel.what.button("points").click()
    names = {row.cells[1].text: row.key for row in panel.points.source.rows}
    panel.points.select_key(names["Round 1, begin"])
    panel.restore.click()
    assert not opened.view.round(1).is_paired
    (question,) = asked  # what goes and what was public are one question
    assert question.lines
    assert question.warnings
    assert question.needs_reason
    assert opened.view.store.journal(limit=1)[0].reason == "the wrong list"


def test_going_back_is_asked_once_and_can_be_left(qtbot, opened, backups):
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    asked: list[Question] = []
    opened.messages.ask = lambda question: asked.append(question)  # Cancel
    revision = opened.view.store.revision
    panel.steps.select_key(panel.steps.source.rows[-1].key)
    panel.go_back()
    assert len(asked) == 1
    assert opened.view.store.revision == revision


def test_backups_rotate_and_are_event_files(opened, backups, tmp_path):
    stick = tmp_path / "stick"
    stick.mkdir()
    backups.choose(stick)
    for note in range(KEPT + 2):
        opened.changes.run(SetBoardNote(1, 1, 1, f"note {note}"))
        backups.back_up()
    assert len(list(stick.glob("*.tdb"))) == KEPT
    with closing(open_event_file(backups.copies()[0].path)) as copy:
        assert copy.round(1, 1).board(1).result is W
    assert backups.text() == "last backup just now"


def test_a_failed_backup_is_seen(opened, backups, tmp_path, monkeypatch):
    heard: list[str] = []
    backups.failed.connect(heard.append)

    def full(_folder: Path, *, keep: int) -> None:
        raise EnvironmentProblem("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(opened.view.store, "backup", full)
        backups.choose(tmp_path)
        backups.tick()
    assert len(heard) == 1  # said once, and all the while in the status bar
    assert "The disk is full." in heard[0]
    assert "BACKUP FAILED" in backups.text()
    backups.tick()
    assert backups.text() == "last backup just now"


def test_a_stick_that_is_pulled_is_noticed_within_a_minute_and_when_it_is_back(opened, backups, tmp_path):
    heard: list[str] = []
    backups.failed.connect(heard.append)
    stick = tmp_path / "stick"
    stick.mkdir()
    backups.choose(stick)
    stick.rename(tmp_path / "pulled")
    backups.tick()
    assert "is not there; no backup was written. The event itself is safe." in heard[0]
    assert "BACKUP FAILED" in backups.text()
    (tmp_path / "pulled").rename(stick)
    backups.tick()
    assert backups.text() == "last backup just now"
    assert len(heard) == 1


def test_the_projector_follows_and_pages(qtbot, opened, settings):
    window = ProjectorWindow(opened, Remembered(settings))
    qtbot.addWidget(window)
    window.resize(900, 500)
    window.show()
    assert window.view.sheet.lines[0] == ("1", "Player 1 (0)", "1 – 0", "Player 2 (0)")
    QTest.keyClicks(window, "2")
    assert window.view.sheet.lines[1][:3] == ("Player 2", "1", "Black")
    window.view.lines = 3
    assert window.view.pages == 2
    window.turn.timeout.emit()
    assert window.view.page == 1
    opened.changes.attempt(EnterResult(1, 1, 2, W, B, ("result-overwritten",)))
    QTest.keyClicks(window, "3")
    assert window.view.sheet.lines[0][3] == "1"
    qtbot.waitUntil(lambda: not window._later.isActive(), timeout=30_000)
    assert not window.grab().isNull()


def test_the_log_can_be_narrowed(qtbot, opened, backups):
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    opened.changes.undo()
    panel.refresh()
    every = len(panel.steps.source.rows)
    assert [cell.text for cell in panel.steps.source.rows[0].cells][1:5] == [
        "Undo: Enter 0-1 at board 2",
        "Round 1, board 2: Player 3 (3) - Player 4 (4)",
        "0-1",
        "no result",
    ]
    panel.show_kind("results")
    panel.refresh()
    assert len(panel.steps.source.rows) == 2
    panel._toggle_undone()
    panel.refresh()
    assert len(panel.steps.source.rows) == 1
    assert panel.kinds.text() == " Results, without those taken back"
    panel.show_kind("")
    panel._toggle_undone()
    panel.show_only_round(1)
    panel.refresh()
    assert 0 < len(panel.steps.source.rows) < every
    for kind, _name in kind_names():
        panel.show_kind(kind)
        panel.refresh()


def test_restored_from_a_backup_after_a_preview(qtbot, opened, backups, tmp_path):
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    stick = tmp_path / "stick"
    stick.mkdir()
    backups.choose(stick)
    opened.changes.run(SetBoardNote(1, 1, 1, "contested"))
    asked: list[Question] = []
    opened.messages.ask = lambda question: asked.append(question) or ""
    panel.show_list("points")
    assert panel.from_file.isVisible()
    panel.restore_file(backups.copies()[0].path)
    assert asked[0].lines[2].startswith("1 step")
    assert "Note at board 1" in asked[0].lines[3]
    assert opened.view.round(1).board(1).note == ""
    told: list[str] = []
    opened.messages.failed.connect(told.append)
    panel.restore_file(backups.copies()[0].path)
    assert "Nothing differs" in told[0]


def test_every_command_of_the_ladder_is_among_the_tie_breaks(qtbot, opened, backups):
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    opened.changes.attempt(SetTrialLadder(1, "SB"))
    panel.show_kind("ladder")
    panel.refresh()
    assert [row.cells[1].text for row in panel.steps.source.rows] == ["Change the trial ladder"]


def test_who_did_it_is_said_once_a_second_person_has(qtbot, opened, backups):
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    assert "who" not in [column.key for column in panel.steps.source.columns]
    panel._fill_kinds()
    menus = [action.menu().title() for action in panel.kinds_menu.actions() if action.menu()]
    assert menus == ["Only one &round"]

    store = opened.view.store
    ana = By("Ana", Role.SECTOR)
    store.carry_out(SetBoardNote(1, 1, 1, "clock"), ana)
    store.execute(SetTrialLadder(1, "SB"))
    panel.mark_stale()
    who = [column.key for column in panel.steps.source.columns].index("who")
    assert [row.cells[who].text for row in panel.steps.source.rows][:3] == [
        *("the leading computer", "Ana", "the leading computer")
    ]
    panel._fill_kinds()
    menus = {action.menu().title(): action.menu() for action in panel.kinds_menu.actions() if action.menu()}
    assert [action.text() for action in menus["&Who"].actions()] == ["Everybody", "the leading computer", "Ana"]
    menus["&Who"].actions()[2].trigger()
    assert [row.cells[who].text for row in panel.steps.source.rows] == ["Ana"]
    assert "Ana" in panel.kinds.text()


def test_the_chief_takes_back_the_newest_step_of_another_in_the_log(qtbot, opened, backups):
    store = opened.view.store
    ana = By("Ana", Role.SECTOR)
    first = store.carry_out(SetBoardNote(1, 1, 1, "clock"), ana)
    second = store.carry_out(SetBoardNote(1, 1, 2, "phone"), ana)
    store.execute(SetTrialLadder(1, "SB"))
    panel = LogPanel(opened, backups)
    qtbot.addWidget(panel)
    panel.show()
    for key, offered in ((first.row_id, False), (second.row_id, True), (second.row_id + 1, False)):
        panel.steps.select_key(key)
        assert panel.take_back.isVisible() is offered
    panel.steps.select_key(second.row_id)
    QTest.mouseClick(panel.take_back, Qt.MouseButton.LeftButton)
    assert [board.note for board in store.round(1, 1).boards] == ["clock", ""]
    panel.steps.select_key(first.row_id)
    assert panel.take_back.isVisible()
