"""Pairing by hand: boards and the players without one, edited by drag, buttons or keys, compared with the engine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QWidget

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.pairing import FillByHand
from tdapp.domain.commands.rounds import ByeByHand, FinishManualPairing, PairByHand, SwapByHand, UnpairByHand
from tdapp.domain.rules.rounds import rule
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.systems.system import COLOURS
from tdapp.domain.words.checks import Warning
from tdapp.pairing.reasons.explain import due_pair
from tdapp.pairing.rules.position import Position
from tdapp.services.pairing.pair_rest import as_far_as_legal, has_bye, rest_of
from tdapp.services.rounds.by_hand import pairing_difference, without_opponent
from tdapp.services.rounds.preview import berger_round, board_changes, byes_of_pairing
from tdapp.ui.pages.rounds.pairing.by_hand_rows import free_columns, free_rows, position_in, seat_columns, seat_rows
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.pages.rounds.pairing.seat_tables import SeatTable
from tdapp.ui.pages.rounds.rows import RoundFacts, facts_of_round
from tdapp.ui.session.paired import PairedSession
from tdapp.ui.session.question import Question
from tdapp.ui.widgets.basics import Banner, button, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.ready import Role

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.pairing.engines.engine import Pairing

EDITS_SHOWN = 4


class ManualView(QWidget):
    """The session of one round. Nothing else can be paired while it is open.

    Signals: ``noticed(str, str)`` kind of banner and sentence.
    """

    noticed = Signal(str, str)

    def __init__(self, session: PairedSession, desk: PairingDesk) -> None:
        super().__init__()
        self.session = session
        self._desk = desk
        self._round: Round | None = None
        self._facts: RoundFacts | None = None
        self._position: Position | None = None
        self._marked = 0
        self._edits: list[str] = []
        self.banner = Banner("warn")
        self.seats = SeatTable(self.tr("Boards"), "use")
        self.free = SeatTable(self.tr("Without a board"), "mpbze")
        for table in (self.seats, self.free):
            table.setProperty("role", "framed")
        self.seats.carried_at = self._seat_player
        self._free_title = label("", "caption")
        self._build_buttons()
        left, right = QWidget(), QWidget()
        for side, title, table, buttons in (
            (left, label(self.tr("Boards"), "caption"), self.seats, (self.unseat, self.swap)),
            (right, self._free_title, self.free, (self.mark, self.pair, self.bye, self.absent)),
        ):
            box = column_in(side, 4)
            box.addWidget(title)
            box.addWidget(table, 1)
            box.addLayout(beside(*buttons, None, spacing=6))
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        self.edits = label("", "small", wrap=True)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.edits, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.rest, 0, Qt.AlignmentFlag.AlignBottom)
        foot.addWidget(self.finish, 0, Qt.AlignmentFlag.AlignBottom)
        column = column_in(self, 8)
        column.addWidget(self.banner)
        column.addWidget(split, 1)
        column.addLayout(foot)
        self._connect()

    def _build_buttons(self) -> None:
        self.unseat = button(self.tr("Unpair (U)"), "x", tip=self.tr("Take both off this board: U or Del"))
        self.swap = button(self.tr("Swap colours (S)"), "git-compare-arrows", tip=self.tr("White plays Black: S"))
        self.mark = button(
            self.tr("Mark (M)"), "check", tip=self.tr("Mark this line, then choose the opponent and press P")
        )
        self.pair = button(
            self.tr("Pair (P)"), "swords", tip=self.tr("The marked one meets this one, with the colours due")
        )
        self.bye = button(self.tr("Bye (B)"), tip=self.tr("The pairing-allocated bye"))
        self.absent = button(self.tr("Absent (Z)"), tip=self.tr("A zero-point bye"))
        self.rest = button(
            self.tr("Pair the others (E)"),
            "swords",
            tip=self.tr("The engine pairs those who are left; boards that stand are not touched: E"),
            on_click=self.pair_rest,
        )
        self.cancel = button(self.tr("Cancel"), "x", on_click=self._desk.cancel)
        self.finish = button(self.tr("Finish and compare…"), "check", "primary", on_click=self.compare)

    def _connect(self) -> None:
        for widget, run in (
            (self.unseat, self._unseat),
            (self.swap, self._swap),
            (self.mark, self._mark),
            (self.pair, self._pair_marked),
            (self.bye, lambda: self._give(Outcome.PAIRING_BYE)),
            (self.absent, lambda: self._give(Outcome.ZERO_POINT_BYE)),
        ):
            widget.clicked.connect(lambda _checked=False, run=run: run())
        self.seats.key_pressed.connect(self._seat_key)
        self.free.key_pressed.connect(self._free_key)
        self.free.opened.connect(lambda _index: self._pair_marked() if self._marked else self._mark())
        self.seats.dropped.connect(self._dropped_on_board)
        self.free.dropped.connect(self._dropped_on_list)
        self.seats.row_changed.connect(lambda _key: self._show_buttons())
        self.free.row_changed.connect(lambda _key: self._show_buttons())
        self._desk.busy_changed.connect(self._show_buttons)

    # -- showing --------------------------------------------------------------------------------------------------

    def show_round(self, round_: Round) -> None:
        """Show the session as it stands."""
        section = self.session.view.section
        old = self._round
        if old is None or old.number != round_.number:
            self._edits, self._marked = [], 0
            self._facts = None
        elif old != round_:
            self._edits = [*board_changes(section, old, round_), *self._edits][:EDITS_SHOWN]
        if self._facts is None or self._facts.players != {p.number: p for p in section.players}:
            self._facts = facts_of_round(section, round_.number)
            self._position = position_in(section, round_.number)
        self._round = round_
        if self._marked and self._marked not in {*round_.unpaired, *dict(round_.byes)}:
            self._marked = 0
        with _cursor_kept(self.seats):
            self.seats.set_rows(seat_rows(section, round_, self._facts, self._position), seat_columns())
        self._show_free()
        left = len(round_.unpaired)
        self.banner.set_kind("warn")
        self.banner.set_text(
            self.tr("Round {0} is being paired by hand: nothing else can be paired until you finish.").format(
                round_.number
            )
        )
        self._free_title.setText(
            self.tr("%n without an opponent or a bye", "", left) if left else self.tr("Everybody has a place")
        )
        self.edits.setText("\n".join(self._edits) if self._edits else self._help())
        self._show_buttons()

    def _help(self) -> str:
        if COLOURS not in self.session.view.section.system.absolute:
            return self.tr(
                "Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose "
                "the opponent and press P."
            )
        return self.tr(
            "Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the "
            "opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly."
        )

    def _show_free(self) -> None:
        assert self._round is not None
        assert self._facts is not None
        rows = free_rows(self.session.view.section, self._round, self._facts, self._position, self._marked)
        with _cursor_kept(self.free):
            self.free.set_rows(rows, free_columns())

    def _show_buttons(self) -> None:
        busy = self._desk.busy
        has_board = self.seats.current_key() is not None
        free = self.free.current_key()
        self.cancel.setVisible(busy)
        for widget in (self.unseat, self.swap):
            widget.setEnabled(has_board and not busy)
        for widget in (self.mark, self.bye, self.absent):
            widget.setEnabled(free is not None and not busy)
        self.pair.setEnabled(bool(self._marked) and free not in (None, self._marked) and not busy)
        complete = self._round is not None and not self._round.unpaired
        left = 0 if self._round is None else len(self._round.unpaired)
        self.rest.setEnabled(left > 1 and not busy)
        self.rest.setToolTip(
            self.tr("The engine pairs those who are left; boards that stand are not touched: E")
            if left > 1
            else self.tr("Fewer than two are left")
        )
        self.finish.setEnabled(complete and not busy)
        self.finish.setToolTip("" if complete else self.tr("Somebody has neither an opponent nor a bye"))

    def focus_first(self) -> None:
        """The players who have no board, if there are any."""
        (self.free if self._round is not None and self._round.unpaired else self.seats).setFocus()

    # -- edits ----------------------------------------------------------------------------------------------------

    def _seat_key(self, key: str) -> None:
        if key == "e":
            self.rest.click()
        elif key in ("u", "delete"):
            self._unseat()
        elif key == "s":
            self._swap()

    def _free_key(self, key: str) -> None:
        if key == "e":
            self.rest.click()
        elif key == "m":
            self._mark()
        elif key == "p":
            self._pair_marked()
        elif key in ("b", "z"):
            self._give(Outcome.PAIRING_BYE if key == "b" else Outcome.ZERO_POINT_BYE)
        elif key == "delete":
            player = self.free.current_key()
            if player is not None and self._round is not None and player in dict(self._round.byes):
                self._unpair(player)

    def _run(self, command: Command) -> bool:
        done = self.session.changes.run(command, self.tr("This breaks rules"))
        if done is not None:
            self.noticed.emit("info", "")
        return done is not None

    @property
    def _where(self) -> tuple[int, int]:
        assert self._round is not None
        return self.session.view.section_id, self._round.number

    def _mark(self) -> None:
        player = self.free.current_key()
        if player is not None:
            self._marked = 0 if player == self._marked else player
            self._show_free()
            self._show_buttons()

    def _pair_marked(self) -> None:
        player = self.free.current_key()
        if player is not None and self._marked and player != self._marked:
            self.seat(*self._as_due(self._marked, player))

    def _as_due(self, one: int, other: int) -> tuple[int, int]:
        """White and Black by the rules on colours (C.04.3, 5.2), where both are to be paired; S exchanges them."""
        position = self._position
        if position is None or not {one, other} <= position.cards.keys():
            return one, other
        return due_pair(position, one, other)[:2]

    def seat(self, white: int, black: int) -> bool:
        """Pair two players."""
        done = self._run(PairByHand(*self._where, white, black))
        if done:
            self._marked = 0
            self._show_free()
            self._show_buttons()
        return done

    def _unseat(self) -> None:
        number = self.seats.current_key()
        if number is not None and self._round is not None:
            self._unpair(self._round.board(number).white)

    def _unpair(self, player: int) -> None:
        self._run(UnpairByHand(*self._where, player))

    def _swap(self) -> None:
        number = self.seats.current_key()
        if number is not None:
            self._run(SwapByHand(*self._where, number))

    def _give(self, outcome: Outcome) -> None:
        player = self.free.current_key()
        if player is not None:
            if outcome is Outcome.PAIRING_BYE:
                outcome = without_opponent(self.session.view.section)
            self._run(ByeByHand(*self._where, player, outcome))

    # -- those who are left ---------------------------------------------------------------------------------------

    def pair_rest(self) -> None:
        """The engine pairs those who are left; where that is not legal, as many legal boards as there are."""
        round_, section = self._round, self.session.view.section
        if round_ is None or len(round_.unpaired) < 2:
            return
        if section.system.table:
            pairs, _byes = berger_round(section, round_.number)
            free = set(round_.unpaired)
            self._fill(tuple(pair for pair in pairs if free.issuperset(pair)), None)
            return
        rest = rest_of(self._desk.stored, round_)

        def found(pairing: Pairing) -> None:
            if pairing.bye is not None and has_bye(round_):
                self.noticed.emit("info", self.tr("The bye is given already: one is still without a game."))
                self._fill(pairing.pairs, None)
            else:
                self._fill(pairing.pairs, pairing.bye)

        def none(text: str) -> None:
            pairs = as_far_as_legal(rest, round_.number)
            if pairs:
                self._fill(pairs, None)
            self.noticed.emit("warn", text)

        self._desk.pair_rest(rest, round_.number, found, none)

    def _fill(self, pairs: tuple[tuple[int, int], ...], bye: int | None) -> None:
        if pairs or bye is not None:
            self._run(FillByHand(*self._where, pairs, bye))
        else:
            self.noticed.emit("warn", self.tr("Nobody of those who are left may meet another of them."))

    # -- dragging -------------------------------------------------------------------------------------------------

    def _seat_player(self, index: QModelIndex) -> int:
        number = index.data(Role.KEY)
        if self._round is None or number is None:
            return 0
        board = self._round.board(number)
        return board.black if self.seats.column_key(index).startswith("black") else board.white

    def _dropped_on_board(self, player: int, number: int, column: str) -> None:
        if self._round is None or not number:
            return
        board = self._round.board(number)
        if player in board.players:
            if (player == board.white) == column.startswith("black"):
                self._run(SwapByHand(*self._where, number))
            return
        if column.startswith("black"):
            self.seat(board.white, player)
        else:
            self.seat(player, board.black)

    def _dropped_on_list(self, player: int, onto: int, _column: str) -> None:
        if self._round is None or player == onto:
            return
        if onto:
            self.seat(*self._as_due(player, onto))
        elif self._round.board_of(player) is not None:
            self._unpair(player)

    # -- the end --------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Ask the engine for its pairing, show the difference, close the session."""
        if self._round is None:
            return
        number = self._round.number
        section = self.session.view.section
        if section.system.table:
            pairs, byes = berger_round(section, number)
            self._finish(pairs, byes, self._desk.stored.system.table, "")
            return

        def compared(pairing) -> None:
            name, _, version = pairing.engine.partition(" ")
            self._finish(pairing.pairs, byes_of_pairing(section, number, pairing.bye), name, version)

        self._desk.pair(number, compared, failed=self._engine_failed)

    def _finish(self, pairs, byes, engine: str, version: str) -> None:
        round_ = self._round
        assert round_ is not None
        ours = tuple(board.players for board in round_.boards)
        difference = pairing_difference(self.session.view.section, ours, round_.byes, pairs, byes)
        warnings: tuple[Warning, ...] = ()
        reason = ""
        if difference:
            warnings = (rule("differs-from-engine").warn(engine=f"{engine} {version}".strip(), count=len(difference)),)
            title = self.tr("Keep the pairing by hand?")
            answer = self.session.messages.ask(Question(title, warnings, difference, True, self.tr("Keep it")))
            if answer is None:
                return
            reason = answer
        command = FinishManualPairing(
            *self._where,
            tuple(pairs),
            tuple(byes),
            engine,
            version,
            reason,
            tuple(warning.rule_id for warning in warnings),
        )
        if self._run(command) and not difference:
            self.noticed.emit("info", self.tr("The pairing by hand is the same as that of {0}.").format(engine))

    def _engine_failed(self, text: str) -> None:
        """No engine's pairing to compare with: the session can be closed without."""
        round_ = self._round
        if round_ is None:
            return
        title = self.tr("Finish without a comparison?")
        lines = (text, self.tr("The log keeps that there was no engine's pairing to compare with."))
        reason = self.session.messages.ask(Question(title, (), lines, True, self.tr("Finish without it")))
        if reason is not None:
            command = FinishManualPairing(
                *self._where, reason=reason, confirmed=("not-compared",), missing=self._desk.missing
            )
            self._run(command)


@contextmanager
def _cursor_kept(table: SeatTable) -> Iterator[None]:
    """The same player or board stays chosen, or else the same row."""
    key, row = table.current_key(), table.currentIndex().row()
    yield
    if key is None:
        return
    if not table.select_key(key) and table.model().rowCount():
        table.select_key(table.source.rows[min(max(0, row), table.model().rowCount() - 1)].key)
