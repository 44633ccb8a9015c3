"""Games: the boards of a round with their records, one board with its moves, and what the arbiter has to look at."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QMenu, QSplitter, QStackedWidget, QWidget

from tdapp.domain.commands.games import AttachGame, ImportGames, RemoveGames, TakeAlert, WriteGame
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.games.record import GameRecord, GameState, state_of
from tdapp.domain.games.text import game_text
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.changes import Topic
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.reading import read_file
from tdapp.services.files.writing import write_file
from tdapp.services.games.alerts import Alert, result_on_board
from tdapp.services.games.of_round import RoundGames, games_of_round
from tdapp.services.games.pgn import empty_record, headers_pgn, round_pgn
from tdapp.services.games.remedies import (
    Remedy,
    remedy,
    show_all_that_stood,
    show_stream,
    stream_of,
    this_is_board,
)
from tdapp.services.games.words import state_text
from tdapp.services.publishing.public import outside_name
from tdapp.ui.pages.games.broadcast import BroadcastDialog
from tdapp.ui.pages.games.compare import CompareDialog
from tdapp.ui.pages.games.game_view import GameView
from tdapp.ui.pages.games.import_dialog import ImportGamesDialog
from tdapp.ui.pages.games.rows import LOOSE, alert_columns, alert_rows, board_columns, board_rows
from tdapp.ui.pages.games.scoresheets import ScoresheetsDialog
from tdapp.ui.pages.games.sources import SourceActions
from tdapp.ui.pages.games.watch import Watch
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField, Stepper, button, label, menu_button
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.confirm import ask_line
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.table import DenseTable

NAME = "games/arbiter"


class GamesPanel(Panel):
    """Moves that were entered are kept when another board is chosen, when the page is left, and by their button."""

    TOPICS = frozenset({Topic.GAMES, Topic.RESULTS, Topic.PLAYERS, Topic.EVENT})
    WIDE = True

    def __init__(
        self, session: Session, remembered: Remembered, parent: QWidget | None = None, *, program: Sequence[str] = ()
    ) -> None:
        super().__init__(session, parent)
        self._remembered = remembered
        self._number = 0  # the round shown; 0: the newest
        self._round = Round(1)
        self._games = RoundGames({}, ())
        self._alerts: tuple[Alert, ...] = ()
        self._key = 0
        self._section_id = 0  # whose games are shown: also while another section comes into view
        self.header = PageHeader(self.tr("Games"))
        self.stepper = Stepper(self.tr("Round"), self.tr("The round before"), self.tr("The next round"))
        self.stepper.changed.connect(self.show_round)
        self.search = SearchField(self.tr("Find by name or board"))
        self.more = QMenu(self)
        self.more.setToolTipsVisible(True)
        self.pasting = self.more.addAction(self.tr("P&aste games (PGN)…"), self.paste)
        self.pasting.setShortcut(QKeySequence.StandardKey.Paste)
        self.pasting.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(self.pasting)
        self.more.addSeparator()
        self.more.addAction(self.tr("&Games of the round as PGN…"), self.export_round)
        self.more.addAction(self.tr("&Pairings for e-board software…"), self.export_headers)
        self.more.addSeparator()
        self.watch = Watch(session, self, program)
        self.sources = SourceActions(session, self.watch, self.more, self)
        self.more.addAction(self.tr("&Broadcast: delay and notice…"), self.set_broadcast)
        self.more.addSeparator()
        self.comparing = self.more.addAction(self.tr("&Compare sources…"), self.compare)
        self.standing = self.more.addAction(self.tr("Show what sta&nds on the e-boards"), self.show_standing)
        self.give = self.more.addAction(self.tr("Gi&ve the game to a board…"), self.attach)
        self.loosen = self.more.addAction(self.tr("&Take the game from its board"), self.detach)
        self.remove = self.more.addAction(self.tr("&Remove the record…"), self.remove_record)
        self.more.aboutToShow.connect(self._gate_menu)
        session.running.came.connect(self.mark_stale)
        self.keep_sent = button(
            self.tr("Keep what came"), "save", tip=self.tr("Write the games of the source into the event"),
            on_click=self.keep_what_came,
        )  # fmt: skip
        self.take_in = button(self.tr("Import games…"), "file-input", on_click=self.import_file)
        self.two = button(
            self.tr("Two scoresheets…"), "clipboard-paste", tip=self.tr("Put the game together from both sheets"),
            on_click=self.from_sheets,
        )  # fmt: skip
        for widget in (
            label(self.tr("Round")), self.stepper, self.search, self.keep_sent, self.two, self.take_in,
            menu_button(self.tr("More"), self.tr("More that can be done with games"), self.more, "ellipsis"),
        ):  # fmt: skip
            self.header.add(widget)
        self.view = GameView(remembered)
        self.view.keep_wanted.connect(self.keep)
        session.view.closing.connect(self.keep_edits)
        self.boards = DenseTable(self.tr("Boards"), sortable=True, floor=84)  # it stands beside a board
        self.boards.setProperty("role", "framed")
        self.boards.row_changed.connect(self._board_chosen)
        self.boards.opened.connect(lambda _index: self.view.focus_entry())
        self.search.textChanged.connect(self.boards.set_needle)
        self.alerts = DenseTable(self.tr("To look at"), sortable=False)
        self.alerts.setProperty("role", "framed")
        self.alerts.opened.connect(lambda _index: self.show_alert())
        self.take = button(self.tr("I look after this"), "user-check", on_click=self.take_alert)
        self.enter = button(self.tr("Enter the result"), "pencil", on_click=self.enter_result)
        self.remedy = button(self.tr("Show it"), "check", on_click=self.remedy_alert)
        self.alerts.row_changed.connect(lambda _key: self._gate_result())
        self._build()
        self.watch.resume()

    def _build(self) -> None:
        left = QWidget()
        column = column_in(left, 8)
        column.addWidget(self.boards, 3)
        self.alert_part = QWidget()
        part = column_in(self.alert_part, 6)
        part.addLayout(beside(label(self.tr("To look at"), "caption"), None, self.remedy, self.enter, self.take))
        part.addWidget(self.alerts, 1)
        column.addWidget(self.alert_part, 2)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(left)
        self.split.addWidget(self.view)
        self.split.setSizes([440, 760])
        self.split.setStretchFactor(0, 2)
        self.split.setStretchFactor(1, 3)
        self.empty = EmptyState(
            "chess-knight",
            self.tr("No round is paired yet"),
            self.tr("Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets."),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self.split)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.header)
        self.body.addWidget(self.stack, 1)

    # -- what is shown --------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Read the round in view and its games."""
        view = self.session.view
        store = view.store
        assert store is not None
        if view.section_id != self._section_id:
            self.keep_edits()
            self._section_id, self._number, self._key = view.section_id, 0, 0
        last = view.section.rounds_paired
        self.stack.setCurrentWidget(self.split if last else self.empty)
        for widget in (self.stepper, self.search, self.two, self.take_in):
            widget.setEnabled(bool(last))
        if not last:
            self.header.subtitle.setText("")
            return
        number = min(self._number or last, last)
        self.stepper.set_range(1, last, number)
        self._round = view.round(number)
        recorded = store.games(view.section_id, number)
        self._games = games_of_round(self._round, recorded, store.streams(view.section_id, number))
        self._alerts = self.session.running.alerts(store, view.section_id, self._round, self._games)
        self.keep_sent.setVisible(any(one not in recorded for one in self._shown_games()))
        self.boards.set_rows(board_rows(view.section, self._round, self._games), board_columns())
        self.alerts.set_rows(alert_rows(self._alerts), alert_columns())
        self.alert_part.setVisible(bool(self._alerts))
        self._gate_result()
        with_moves = sum(bool(record.plies) for record in self._games.by_board.values())
        self.header.subtitle.setText(
            self.tr("{0} of {1} games recorded, {2} to look at").format(
                with_moves, len(self._round.boards), sum(not one.taken_by for one in self._alerts)
            )
            + self._watched()
        )
        keys = [row.key for row in self.boards.source.rows]
        if keys:
            self.boards.select_key(self._key if self._key in keys else keys[0])
        self._show_board()

    def _watched(self) -> str:
        """The folders watched and written, for the line under the title."""
        parts = []
        if self.watch.source:
            parts.append(self.tr("watching {0}").format(self.watch.source))
        if self.watch.outputs:
            parts.append(self.tr("delayed file in {0}").format(", ".join(one.name for one in self.watch.outputs)))
        return "".join(f" · {part}" for part in parts)

    def show_round(self, number: int) -> None:
        """Another round."""
        self.keep_edits()
        if number != self._round.number or not self._number:
            self._number, self._key = number, 0
            self.mark_stale()

    def offers(self) -> tuple[QMenu | QAbstractButton, ...]:
        """The menu “More”, and the two ways in."""
        return self.two, self.take_in, self.more

    def focus_first(self) -> None:
        """The boards."""
        self.boards.setFocus()

    def _board_chosen(self, key: int) -> None:
        if key in (-1, self._key):
            return
        self.keep_edits()
        self._key = key
        self._show_board()

    def _board(self) -> Board | None:
        return next((board for board in self._round.boards if board.number == self._key), None)

    def _record(self) -> GameRecord | None:
        """The record in view; that of a board without one is empty."""
        if self._key >= LOOSE:
            place = self._key - LOOSE
            return self._games.loose[place] if place < len(self._games.loose) else None
        board = self._board()
        if board is None:
            return None
        record = self._games.of(board.number)
        return record or replace(empty_record(self._round), white=board.white, black=board.black)

    def _show_board(self) -> None:
        record, board = self._record(), self._board()
        if record is None:
            self.view.show_game(None, "", "", can_edit=False)
            return
        section = self.session.view.section
        if board is not None:
            names = f"{section.shown(board.white)} – {section.shown(board.black)}"
            result = board.result.value if board.result is not None else self.tr("no result")
            about = [self.tr("Round {0}, board {1}").format(self._round.number, board.number), result]
            if record.plies:
                about.append(state_text(record.state))
        else:
            names = f"{record.white_name or '?'} – {record.black_name or '?'}"
            about = [self.tr("This game belongs to no board of the round")]
        store = self.session.view.store
        can_edit = board is not None and store is not None and not store.read_only
        self.view.show_game(record, names, " · ".join(about), can_edit=can_edit)
        self.two.setEnabled(can_edit)

    # -- keeping --------------------------------------------------------------------------------------------------

    def keep_edits(self) -> None:
        """Keep moves that were entered and not kept yet."""
        self.view.keep_now()

    def keep(self, record: GameRecord) -> None:
        """Write the game of the board; a refusal is told and the moves stay where they are."""
        self.session.changes.run(WriteGame(self._section_id, game_text(record)))

    def from_sheets(self) -> None:
        """Put the game together from both scoresheets."""
        board, record = self._board(), self._record()
        if board is None or record is None:
            return
        self.keep_edits()
        section = self.session.view.section
        language = str(self.view.language.currentData())
        dialog = ScoresheetsDialog(
            record, (section.shown(board.white), section.shown(board.black)),
            "en" if language == "figurines" else language, self,
        )  # fmt: skip
        if dialog.exec() == ScoresheetsDialog.DialogCode.Accepted:
            self.keep(replace(dialog.record(), result=record.result, source="sheets"))
        dialog.deleteLater()

    def import_file(self) -> None:
        """Games of a PGN, shown before they are kept."""
        self.keep_edits()
        name, _filter = QFileDialog.getOpenFileName(
            self, self.tr("Import games"), "", self.tr("Games (*.pgn);;All files (*)")
        )
        if not name:
            return
        path = Path(name)
        try:
            data = read_file(path)
        except EnvironmentProblem as problem:
            self.session.messages.failed.emit(str(problem))
            return
        ImportGamesDialog(self.session, path, data, self._round.number, self).show_through()

    def paste(self) -> None:
        """The games that were copied elsewhere, looked at before they are kept."""
        if not self.take_in.isEnabled():
            self.session.messages.said.emit(self.tr("No round is paired yet"))
            return
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.session.messages.said.emit(self.tr("There is no text on the clipboard: copy the games as PGN."))
            return
        self.keep_edits()
        name = Path(self.tr("clipboard"))
        ImportGamesDialog(self.session, name, text.encode(), self._round.number, self).show_through()

    # -- sources --------------------------------------------------------------------------------------------------

    def set_broadcast(self) -> None:
        """Delay of the section and the line for its viewers."""
        store = self.session.view.store
        if store is None:
            return
        section_id = self.session.view.section_id
        before = store.broadcast(section_id)
        dialog = BroadcastDialog(section_id, before, self)
        if dialog.exec() == BroadcastDialog.DialogCode.Accepted:
            command = dialog.command
            if (command.delay, command.strict, command.notice) != (before.delay, before.strict, before.notice):
                self.session.changes.run(command, self.tr("Publish moves at once?"))
        dialog.deleteLater()

    def keep_what_came(self) -> None:
        """Write what sources have sent of the round as records of the event, in one step."""
        store = self.session.view.store
        if store is None:
            return
        self.keep_edits()
        known = store.games(self._section_id, self._round.number)
        new = tuple(game_text(one) for one in self._shown_games() if one not in known)
        if new:
            self.session.changes.run(ImportGames(self._section_id, new), self.tr("Replace recorded games?"))

    def _shown_games(self) -> list[GameRecord]:
        """The games of the round that are shown because a source said so, as the event would keep them."""
        found = []
        for number, record in self._games.by_board.items():
            if record.pair is not None and record.plies and self._games.streams.get(number):
                state = state_of(record.plies, record.result, record.rest)
                found.append(replace(record, state=record.state if record.state is GameState.GAP else state))
        return found

    def compare(self) -> None:
        """What each source says of the game in view, and which of them is shown."""
        board, record = self._board(), self._record()
        streams = self._games.streams.get(board.number, ()) if board is not None else ()
        if board is None or not streams:
            return
        self.keep_edits()
        section = self.session.view.section
        names = f"{section.shown(board.white)} – {section.shown(board.black)}"
        dialog = CompareDialog(names, record, streams, self)
        if dialog.exec() == CompareDialog.DialogCode.Accepted and dialog.chosen is not None:
            self.session.changes.run(show_stream(self._section_id, dialog.chosen, board))
        dialog.deleteLater()

    def show_standing(self) -> None:
        """Believe e-boards that were not seen in the start position, at boards of which nothing else is known."""
        command = show_all_that_stood(self._section_id, self._round, self._games)
        if command is not None:
            self.session.changes.run(command)

    # -- files ----------------------------------------------------------------------------------------------------

    def export_round(self) -> None:
        """The games of the round as PGN, one for each board."""
        self.keep_edits()
        section = self.session.view.section
        named = outside_name(section, dt.date.today())
        text = round_pgn(section, self._round, self._games.by_board, named=named)
        self._write(self.tr("Games of the round"), f"round-{self._round.number}.pgn", text)

    def export_headers(self) -> None:
        """The pairings of the round as e-board software reads them."""
        text = headers_pgn(self.session.view.section, self._round)
        self._write(self.tr("Pairings for e-board software"), f"pairings-{self._round.number}.pgn", text)

    def _write(self, title: str, name: str, text: str) -> None:
        chosen, _filter = QFileDialog.getSaveFileName(self, title, name, self.tr("Games (*.pgn)"))
        if not chosen:
            return
        try:
            write_file(Path(chosen), text.encode("utf-8"))
        except EnvironmentProblem as problem:
            self.session.messages.failed.emit(str(problem))
            return
        self.session.messages.said.emit(self.tr("Written: {0}").format(chosen))

    # -- records --------------------------------------------------------------------------------------------------

    def _gate_menu(self) -> None:
        """What cannot be done now says why."""
        record = self._record()
        kept = record is not None and bool(record.game_id)
        nothing = "" if kept else self.tr("No game is recorded at this board")
        has_board = self.tr("This game has its board") if self._key < LOOSE else ""
        has_none = self.tr("This game has no board") if self._key >= LOOSE else ""
        for action, why_not in (
            *self.sources.why_not(),
            (self.comparing, "" if self._games.streams.get(self._key) else self.tr("No source has said anything here")),
            (self.standing, self._why_not_standing()),
            (self.give, nothing or has_board),
            (self.loosen, nothing or has_none),
            (self.remove, nothing),
        ):
            action.setEnabled(not why_not)
            action.setToolTip(why_not)

    def _why_not_standing(self) -> str:
        found = show_all_that_stood(self._section_id, self._round, self._games)
        return "" if found is not None else self.tr("Every e-board was seen in the start position")

    def attach(self) -> None:
        """Give a game without a board to one."""
        record = self._record()
        if record is None:
            return
        text = ask_line(self, self.tr("Give the game to a board"), self.tr("Number of the board:"))
        if text is None:
            return
        board = next((one for one in self._round.boards if str(one.number) == text.strip()), None)
        if board is None:
            self.session.messages.failed.emit(self.tr("This round has no board {0}.").format(text))
            return
        command = AttachGame(self.session.view.section_id, record.game_id, board.white, board.black)
        self.session.changes.run(command, self.tr("Replace the game of board {0}?").format(board.number))

    def detach(self) -> None:
        """Take the game from its board; it stays among those that no board has."""
        record = self._record()
        if record is not None:
            self.session.changes.run(AttachGame(self.session.view.section_id, record.game_id, None, None))

    def remove_record(self) -> None:
        """Remove the record; undo brings it back."""
        record = self._record()
        if record is not None:
            self.view.discard_edits()
            self.session.changes.run(RemoveGames(self.session.view.section_id, (record.game_id,)))

    # -- alerts ---------------------------------------------------------------------------------------------------

    def _alert(self) -> Alert | None:
        key = self.alerts.current_key()
        return self._alerts[key] if key is not None and key < len(self._alerts) else None

    def show_alert(self) -> None:
        """The board of an alert, at its move."""
        alert = self._alert()
        if alert is not None and alert.board and self.boards.select_key(alert.board) and alert.ply:
            self.view.go_to(alert.ply)

    def _result(self) -> tuple[int, GameResult] | None:
        """The board of the chosen alert and the result that stands on it, where none is entered."""
        alert = self._alert()
        board = next((one for one in self._round.boards if alert is not None and one.number == alert.board), None)
        record = self._games.of(board.number) if board is not None and board.is_open else None
        result = result_on_board(record) if record is not None else None
        return None if board is None or result is None else (board.number, result)

    def _gate_result(self) -> None:
        """The button names the result; it is there only where there is one."""
        found, alert, remedied = self._result(), self._alert(), self._remedy()
        self.remedy.setVisible(remedied is not None or (alert is not None and bool(alert.stream)))
        self.remedy.setText(remedied.text if remedied is not None else self.tr("This is board…"))
        self.enter.setVisible(found is not None)
        if found is not None:
            self.enter.setText(self.tr("Enter {0}").format(found[1].value))

    def enter_result(self) -> None:
        """Enter what stands on the board, as if it had been typed: with its warnings, and undone the same way."""
        found = self._result()
        if found is not None:
            board, result = found
            self.session.changes.run(EnterResult(self.session.view.section_id, self._round.number, board, result))

    def _remedy(self) -> Remedy | None:
        alert = self._alert()
        return None if alert is None else remedy(self._section_id, self._round, self._games, alert)

    def remedy_alert(self) -> None:
        """Do what the alert asks for: swap two boards, show what was kept, say whose game it is."""
        alert, found = self._alert(), self._remedy()
        if found is not None:
            if self.session.changes.run(found.command) is not None and found.seats is not None:
                self.watch.swap_seats(*found.seats)
        elif alert is not None and alert.stream:
            self._say_board(alert)

    def _say_board(self, alert: Alert) -> None:
        """A game that has no board: this is board 6, from now on also in the next round."""
        stream = stream_of(self._games, alert.stream)
        text = ask_line(self, self.tr("This is board…"), self.tr("Number of the board:"))
        if stream is None or text is None:
            return
        board = next((one for one in self._round.boards if str(one.number) == text.strip()), None)
        if board is None:
            self.session.messages.failed.emit(self.tr("This round has no board {0}.").format(text))
            return
        if self.session.changes.run(this_is_board(self._section_id, self.session.view.section, stream, board)):
            self.watch.look()

    def take_alert(self) -> None:
        """Look after the chosen alert, by name."""
        alert = self._alert()
        if alert is None:
            self.session.messages.said.emit(self.tr("Choose an alert first"))
            return
        name = ask_line(self, self.tr("Who looks after this?"), self.tr("Name:"), self._remembered.text(NAME))
        if not name:
            return
        self._remembered.set_text(NAME, name)
        section_id = self.session.view.section_id
        self.session.changes.run(TakeAlert(section_id, alert.round, alert.board, alert.kind.value, alert.cause, name))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def hideEvent(self, event):
        super().hideEvent(event)
        if self.session.view.is_open:
            self.keep_edits()


def make_page(session: Session, tools: Tools, _actions: object) -> GamesPanel:
    """The page for the window."""
    return GamesPanel(session, tools.remembered, program=tools.backend.program)
