"""The Games page: boards and records, entering by board and keyboard, imports, two scoresheets, alerts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from tdapp.domain.commands.games import ImportGames
from tdapp.domain.games.record import GameState
from tdapp.domain.games.text import GameText
from tdapp.domain.section.outcome import GameResult
from tdapp.storage import open_event_file
from tdapp.ui.pages.games import page as page_module
from tdapp.ui.pages.games import sources as sources_module
from tdapp.ui.pages.games.broadcast import BroadcastDialog
from tdapp.ui.pages.games.import_dialog import ImportGamesDialog
from tdapp.ui.pages.games.page import GamesPanel
from tdapp.ui.pages.games.rows import LOOSE
from tdapp.ui.pages.games.scoresheets import ScoresheetsDialog
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.widgets.basics import choose
from tests.arena import arena
from tests.event_files import written
from tests.ui.every_place import shown
from tests.ui.round_stage import one_result

SHUFFLE = "g1f3 g8f6 f3g1 f6g8 "


@pytest.fixture
def opened(qapp, theme, tmp_path: Path) -> Iterator[Session]:
    """Four players, round 1: board 1 won by White, board 2 still played."""
    yield from one_result(tmp_path)


@pytest.fixture
def panel(qtbot, opened, settings: QSettings) -> GamesPanel:
    made = GamesPanel(opened, Remembered(settings))
    made.resize(1200, 700)
    choose(made.view.language, "en")
    shown(qtbot, made)
    return made


def texts(table) -> list[list[str]]:
    return [[cell.text for cell in row.cells] for row in table.source.rows]


def type_moves(panel: GamesPanel, text: str) -> None:
    panel.view.entry.setText(text)
    QTest.keyClick(panel.view.entry, Qt.Key.Key_Return)


def stored(panel: GamesPanel) -> list[tuple[tuple[int, int] | None, int]]:
    store = panel.session.view.store
    assert store is not None
    return [(game.pair, len(game.plies)) for game in store.games(1)]


def test_every_board_is_there_and_nothing_is_recorded(panel: GamesPanel) -> None:
    assert [row[:4] for row in texts(panel.boards)] == [
        ["1", "Player 1", "1-0", "Player 2"],
        ["2", "Player 3", "", "Player 4"],
    ]
    assert panel.header.subtitle.text() == "0 of 2 games recorded, 0 to look at"
    assert not panel.alert_part.isVisible()


def test_moves_are_typed_in_any_language_and_kept_when_another_board_is_chosen(panel: GamesPanel) -> None:
    panel.boards.select_key(2)
    choose(panel.view.language, "de")
    type_moves(panel, "1. e4 e5 2. Sf3")
    type_moves(panel, "Sc6")
    assert texts(panel.view.moves)[1][1:4:2] == ["Sf3", "Sc6"]
    choose(panel.view.language, "en")
    assert texts(panel.view.moves)[1][1:4:2] == ["Nf3", "Nc6"]
    assert stored(panel) == []
    panel.boards.select_key(1)
    assert stored(panel) == [((3, 4), 4)]
    assert panel.session.changes.undo_state().undo_label == "Write the game Player 3 – Player 4, round 1"


def test_what_is_no_move_stays_in_the_line_and_says_why(panel: GamesPanel) -> None:
    panel.boards.select_key(2)
    type_moves(panel, "e4 e5 Ke3 Nf3")
    assert panel.view.entry.text() == "Ke3 Nf3"
    assert "Ke3" in panel.view.problem.text()
    assert panel.view.record is not None
    assert panel.view.record.moves == ("e2e4", "e7e5")


def click(panel: GamesPanel, square: str) -> None:
    centre = panel.view.board._rect(square).center()
    QTest.mouseClick(panel.view.board, Qt.MouseButton.LeftButton, pos=QPoint(round(centre.x()), round(centre.y())))


@pytest.mark.parametrize("flipped", [False, True])
def test_a_move_is_made_with_two_clicks(panel: GamesPanel, flipped: bool) -> None:
    panel.boards.select_key(2)
    if flipped:
        panel.view.board.flip()
    click(panel, "e2")
    click(panel, "e5")  # not a square of this pawn
    click(panel, "e2")
    click(panel, "e4")
    click(panel, "e7")
    click(panel, "e5")
    panel.view.keep.click()
    assert stored(panel) == [((3, 4), 2)]


def test_a_move_in_the_middle_is_corrected(panel: GamesPanel) -> None:
    panel.boards.select_key(2)
    type_moves(panel, "e4 e5 Nf3 Nc6 Bb5")
    panel.view.go_to(2)
    type_moves(panel, "Nf3")  # the same again only goes on
    assert panel.view.ply == 3
    panel.view.go_to(2)
    type_moves(panel, "Nc3")
    panel.view.keep.click()
    store = panel.session.view.store
    assert store is not None
    (game,) = store.games(1)
    assert game.moves == ("e2e4", "e7e5", "b1c3")
    panel.view.cut.click()
    panel.view.discard.click()
    assert panel.view.record == game


def test_the_laws_are_shown_with_their_articles(panel: GamesPanel) -> None:
    panel.session.changes.run(ImportGames(1, (GameText(1, 3, 4, moves=SHUFFLE * 2, state=GameState.PLAYING),)))
    panel.boards.select_key(2)
    assert "(9.2)" in panel.view.laws.text()
    assert "third time" in panel.view.laws.text()
    assert texts(panel.alerts) == [
        ["2", "The position has appeared for the third time: a draw if the player claims it.", "A1 · Laws, 9.2", ""]
    ]


def test_a_mate_on_the_board_is_entered_from_its_alert(panel: GamesPanel) -> None:
    moves = "f2f3/// e7e5/// g2g4/// d8h4///5.0"
    panel.session.changes.run(ImportGames(1, (GameText(1, 3, 4, moves=moves, state=GameState.PLAYING),)))
    panel.alerts.select_key(0)
    assert panel.enter.isVisible()
    assert panel.enter.text() == "Enter 0-1"
    panel.enter.click()
    assert panel.session.view.round(1).board(2).result is GameResult.BLACK_WINS
    assert panel._alerts == ()


def test_an_alert_is_taken_by_name(panel: GamesPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = GameText(1, 1, 2, moves="e2e4 e7e5", result="0-1", state=GameState.ENDED)
    panel.session.changes.run(ImportGames(1, (ended,)))
    assert panel.header.subtitle.text() == "1 of 2 games recorded, 1 to look at"
    monkeypatch.setattr(page_module, "ask_line", lambda *_args: "Zoë")
    panel.alerts.select_key(0)
    panel.take.click()
    assert texts(panel.alerts)[0][3] == "Zoë"
    assert panel.header.subtitle.text() == "1 of 2 games recorded, 0 to look at"
    store = panel.session.view.store
    assert store is not None
    assert store.round(1, 1).board(1).result is GameResult.WHITE_WINS


PGN = (
    '[White "Player 1"]\n[Black "Player 2"]\n[Round "1"]\n\n1. e4 e5 2. Sf3 0-1\n\n'
    '[White "Player 4"]\n[Black "Player 3"]\n[Round "1"]\n\n1. d4 *\n'
)


def test_games_of_a_file_are_shown_before_they_are_kept(panel: GamesPanel, qtbot, monkeypatch) -> None:
    dialog = ImportGamesDialog(panel.session, Path("a.pgn"), PGN.encode(), 1, panel)
    assert [row.cells[3].text for row in dialog.table.source.rows] == ["1.1", "no board"]
    assert "entered is 1-0" in dialog.table.source.rows[0].cells[5].text
    choose(dialog.language, "en")
    assert "Sf3" in dialog.table.source.rows[0].cells[5].text
    choose(dialog.language, "")
    dialog.keep.click()
    assert stored(panel) == [((1, 2), 3), (None, 1)]
    assert panel.boards.source.row_of(LOOSE) >= 0
    panel.boards.select_key(LOOSE)
    monkeypatch.setattr(page_module, "ask_line", lambda *_args: "2")
    panel.attach()
    assert stored(panel) == [((1, 2), 3), ((3, 4), 1)]
    again = ImportGamesDialog(panel.session, Path("a.pgn"), PGN.encode(), 1, panel)
    assert [row.known for row in again.rows] == [True, False]
    panel.boards.select_key(2)
    panel.remove_record()
    assert stored(panel) == [((1, 2), 3)]


def test_games_are_pasted(panel: GamesPanel, qapp, monkeypatch) -> None:
    seen = []

    def through(dialog: ImportGamesDialog) -> bool:
        seen.append([row.cells[3].text for row in dialog.table.source.rows])
        dialog.keep.click()
        return True

    monkeypatch.setattr(ImportGamesDialog, "show_through", through)
    qapp.clipboard().setText(PGN)
    panel.boards.setFocus()
    QTest.keySequence(panel.boards, QKeySequence(QKeySequence.StandardKey.Paste))
    assert seen == [["1.1", "no board"]]
    assert stored(panel) == [((1, 2), 3), (None, 1)]
    panel.view.entry.setFocus()
    QTest.keySequence(panel.view.entry, QKeySequence(QKeySequence.StandardKey.Paste))  # a field takes it itself
    assert len(seen) == 1
    said = []
    panel.session.messages.said.connect(said.append)
    qapp.clipboard().setText(" ")
    panel.paste()
    assert said == ["There is no text on the clipboard: copy the games as PGN."]
    assert len(seen) == 1


def test_a_game_from_two_scoresheets(panel: GamesPanel) -> None:
    panel.boards.select_key(2)
    record = panel._record()
    assert record is not None
    dialog = ScoresheetsDialog(record, ("Player 3", "Player 4"), "en", panel)
    dialog.sheets[0].setPlainText("1. e4 e5 2. Nc3 Nc6 3. Nxe5")
    dialog.sheets[1].setPlainText("1. e4 e5 2. Sf3 ? 3. Sxe5")
    choose(dialog.languages[1], "de")
    assert [row.cells[3].text for row in dialog.table.source.rows] == ["e4", "e5", "Nf3", "Nc6", "Nxe5"]
    assert dialog.summary.text() == "5 half-moves, 1 to look at."
    panel.keep(dialog.record())
    assert stored(panel) == [((3, 4), 5)]
    dialog.sheets[0].setPlainText("1. e4 e5 2. ? Nc6")
    dialog.sheets[1].setPlainText("1. e4 e5 2. ? Sc6")
    assert dialog.record().state is GameState.GAP


def test_moves_are_kept_when_the_page_or_the_event_is_left(panel: GamesPanel) -> None:
    panel.boards.select_key(2)
    type_moves(panel, "e4")
    panel.hide()
    assert stored(panel) == [((3, 4), 1)]
    panel.show()
    type_moves(panel, "e5")
    store = panel.session.view.store
    kept = []
    panel.session.view.closing.connect(lambda: kept.append(stored(panel)))
    panel.session.view.open(None)
    assert kept == [[((3, 4), 2)]]
    assert store is not None


def test_the_round_as_files(panel: GamesPanel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    panel.boards.select_key(2)
    type_moves(panel, "e4 e5")
    for write, name in ((panel.export_round, "round.pgn"), (panel.export_headers, "pairings.pgn")):
        target = str(tmp_path / name)
        monkeypatch.setattr(
            page_module.QFileDialog, "getSaveFileName", staticmethod(lambda *_args, target=target: (target, ""))
        )
        write()
    assert "1. e4 e5" in (tmp_path / "round.pgn").read_text("utf-8")
    text = (tmp_path / "pairings.pgn").read_text("utf-8")
    assert text.count("[White ") == 2
    assert "e4" not in text


def test_an_event_without_a_paired_round_says_what_games_need(qtbot, theme, settings, tmp_path: Path) -> None:
    written(tmp_path / "new.tdb", arena("1 A |\n2 B |", rounds_total=3))
    with closing(open_event_file(tmp_path / "new.tdb")) as store:
        session = Session(Calculations())
        session.view.open(store)
        panel = GamesPanel(session, Remembered(settings))
        qtbot.addWidget(panel)
        panel.show()
        assert panel.stack.currentWidget() is panel.empty
        assert not panel.take_in.isEnabled()


def test_a_watched_file_comes_to_the_boards_and_is_kept_in_one_step(panel: GamesPanel, tmp_path: Path) -> None:
    source = tmp_path / "games.pgn"
    source.write_text('[White "Player 3"]\n[Black "Player 4"]\n\n1. e4 e5 *\n', "utf-8")
    assert not panel.watch.is_running
    panel.watch.start(source, 1)
    assert panel.watch.is_running
    assert texts(panel.boards)[1][4:6] == ["1", "in play"]
    assert "watching games.pgn" in panel.header.subtitle.text()
    assert stored(panel) == []
    source.write_text('[White "Player 3"]\n[Black "Player 4"]\n\n1. e4 e5 2. Nf3 Nc6 *\n', "utf-8")
    panel.watch.look()
    assert texts(panel.boards)[1][4] == "2"
    panel.keep_sent.click()
    assert stored(panel) == [((3, 4), 4)]
    assert not panel.keep_sent.isVisible()
    again = GamesPanel(panel.session, panel._remembered)
    assert again.watch.source == source.name
    again.watch.stop()
    panel.watch.stop()
    assert not panel.watch.is_running
    assert again.watch.source == ""
    again.deleteLater()


def test_moves_recorded_by_people_stand_against_a_source(panel: GamesPanel, tmp_path: Path) -> None:
    panel.boards.select_key(2)
    type_moves(panel, "d4 d5")
    panel.view.keep.click()
    source = tmp_path / "games.pgn"
    source.write_text('[White "Player 3"]\n[Black "Player 4"]\n\n1. e4 e5 2. Nf3 *\n', "utf-8")
    panel.watch.start(source, 1)
    assert panel.view.record is not None
    assert panel.view.record.moves == ("d2d4", "d7d5")
    (alert,) = panel._alerts
    assert "1. d4 is shown, games.pgn says e4" in alert.text
    panel.watch.stop()


def test_the_file_for_broadcasters_is_held_back(panel: GamesPanel, tmp_path: Path) -> None:
    panel.session.changes.run(ImportGames(1, (GameText(1, 3, 4, moves="e2e4 e7e5", state=GameState.PLAYING),)))
    panel.watch.write_to(tmp_path, 1)
    written = tmp_path / "round-1.pgn"
    text = written.read_text("utf-8")
    assert text.count("[Event ") == 2
    assert "e4" not in text
    before = written.stat().st_mtime_ns
    panel.watch.look()
    assert written.stat().st_mtime_ns == before
    panel.watch.stop()


FAKE = """
import json, sys
print(json.dumps({"response": "call", "id": 1, "param": [{"serialnr": "7425", "comment": "2"}]}))
print(json.dumps({"response": "feed", "id": 5, "param": {"serialnr": "7425", "san": ["e4", "c5"], "match": True}}))
sys.stdout.flush()
sys.stdin.read()
"""


def test_eboards_are_listened_to_in_a_process_of_their_own(
    qtbot, opened, settings, tmp_path: Path, monkeypatch
) -> None:
    worker = tmp_path / "worker.py"
    worker.write_text(FAKE, "utf-8")
    panel = GamesPanel(opened, Remembered(settings), program=(sys.executable, str(worker)))
    qtbot.addWidget(panel)
    panel.show()
    answers = iter(["localhost", "ws://localhost:1/", "7425=1", "7425=x"])
    monkeypatch.setattr(sources_module, "ask_line", lambda *_args: next(answers))
    said: list[str] = []
    opened.messages.failed.connect(said.append)
    panel.sources.choose_eboards()
    assert said == ["The address of e-boards begins with ws://."]
    panel.sources.choose_eboards()
    assert panel.watch.eboards is not None

    def played() -> bool:
        """The line with the moves may come after that with the boards."""
        panel.watch.look()
        return texts(panel.boards)[1][4:7] == ["1", "in play", "7425"]

    qtbot.waitUntil(played, timeout=20_000)
    panel.sources.choose_seats()
    assert panel.watch.eboards.places() == {"7425": 1}
    panel.sources.choose_seats()
    assert said[1] == "“7425=x” is no serial number with a board."
    panel.watch.stop()
    assert panel.watch.eboards is None


def test_no_delay_needs_a_reason(panel: GamesPanel, qtbot) -> None:
    store = panel.session.view.store
    assert store is not None
    dialog = BroadcastDialog(1, store.broadcast(1), panel)
    assert dialog.minutes.value == 15
    dialog.minutes.set_range(0, 60, 0)
    dialog.minutes.changed.emit(0)
    assert not dialog.accept_button.isEnabled()
    assert dialog.warning.text()
    dialog.reason.setText("a match of computers")
    assert dialog.accept_button.isEnabled()
    asked: list[str] = []
    panel.session.messages.ask = lambda question: asked.append(question.title) or ""
    panel.session.changes.run(dialog.command, "Publish?")
    assert asked == ["Publish?"]
    assert store.broadcast(1).delay == 0
    dialog.deleteLater()


def test_moves_are_kept_by_themselves_after_a_while(panel: GamesPanel) -> None:
    panel.boards.select_key(2)
    assert not panel.view._rest.isActive()
    type_moves(panel, "e4")
    assert panel.view._rest.isActive()
    panel.view._rest.timeout.emit()
    assert stored(panel) == [((3, 4), 1)]
    assert not panel.view._rest.isActive()


def test_the_menu_says_why_something_cannot_be_done(panel: GamesPanel) -> None:
    panel.boards.select_key(2)
    panel.more.aboutToShow.emit()
    for action in (panel.give, panel.loosen, panel.remove, panel.sources.stop, panel.sources.seats, panel.comparing):
        assert not action.isEnabled()
        assert action.toolTip()
    type_moves(panel, "e4")
    panel.view.keep.click()
    panel.more.aboutToShow.emit()
    assert panel.remove.isEnabled()
    assert panel.loosen.isEnabled()
    assert panel.give.toolTip() == "This game has its board"


def test_several_sources_are_watched_one_after_the_other_and_each_says_what_is_wrong(
    panel: GamesPanel, tmp_path: Path
) -> None:
    """Both at once do no harm: the longer one is shown where it goes on, the other one is compared."""
    one, other = tmp_path / "one.pgn", tmp_path / "other.pgn"
    one.write_text('[White "Player 3"]\n[Black "Player 4"]\n\n1. e4 e5 *\n', "utf-8")
    other.write_text('[White "Player 3"]\n[Black "Player 4"]\n\n1. e4 e5 2. Nf3 *\n', "utf-8")
    panel.watch.start(one, 1)
    panel.watch.start(other, 1)
    assert panel.watch.source == "one.pgn, other.pgn"
    assert texts(panel.boards)[1][4] == "2"
    one.write_text(
        '[White "Player 3"]\n[Black "Player 4"]\n\n1. d4 *\n[White "Eva"]\n[Black "Max"]\n\n1. c4 *\n', "utf-8"
    )
    for _ in range(2):
        panel.watch._tick()
    assert texts(panel.boards)[1][4] == "2"
    assert {(alert.kind.value, bool(alert.stream)) for alert in panel._alerts} == {("A7", True), ("A10", True)}
    panel.boards.select_key(2)
    panel.more.aboutToShow.emit()
    assert panel.comparing.isEnabled()
    panel.watch.end_and_forget(panel.watch.sources[0])
    assert panel.watch.source == "other.pgn"
    panel.watch.stop()


def test_a_game_without_a_board_is_given_one_and_remembered(panel: GamesPanel, tmp_path: Path, monkeypatch) -> None:
    source = tmp_path / "games.pgn"
    source.write_text('[White "Plaier Three"]\n[Black "Player 4"]\n\n1. e4 e5 *\n', "utf-8")
    panel.watch.start(source, 1)
    panel.alerts.select_key(0)
    assert panel.remedy.text() == "This is board…"
    monkeypatch.setattr(page_module, "ask_line", lambda *_args: "2")
    panel.remedy.click()
    assert texts(panel.boards)[1][4:6] == ["1", "in play"]
    assert panel._alerts == ()
    assert panel.session.view.store.source_names(1)[0].name == "Plaier Three"
    panel.watch.stop()
