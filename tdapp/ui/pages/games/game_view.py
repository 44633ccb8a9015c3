"""One board: its position, its moves, what the Laws say, and a line to type the next move."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from tdapp.domain.games.letters import LETTERS, NAMES, written_in
from tdapp.domain.games.record import GameRecord, Ply, state_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.games.laws import Law, findings
from tdapp.games.position import add_move, first_move, numbered, placed, promotes, sans_of, targets
from tdapp.ui.pages.games.board import ChessBoard
from tdapp.ui.pages.games.rows import move_columns, move_rows
from tdapp.ui.session.settings import Remembered
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, choose, label, tool
from tdapp.ui.widgets.boxes import across, beside
from tdapp.ui.widgets.table import DenseTable

LANGUAGE = "games/language"
RESTED = 20_000
"""Milliseconds after the last move until the moves are kept by themselves."""
_PROMOTIONS = (("Q", 4), ("R", 3), ("B", 2), ("N", 1))


class GameView(QWidget):
    """A game that is looked at and edited; nothing is kept before ``keep_wanted``.

    Signals: ``keep_wanted(GameRecord)`` the moves are to be kept; ``edited(bool)`` there are moves not kept yet.
    """

    keep_wanted = Signal(object)
    edited = Signal(bool)

    def __init__(self, remembered: Remembered) -> None:
        super().__init__()
        self._remembered = remembered
        self._stored: GameRecord | None = None
        self._record: GameRecord | None = None
        self._ply = 0
        self._can_edit = True
        self._rest = QTimer(self)  # moves that nobody has kept are kept when nobody types any more
        self._rest.setSingleShot(True)
        self._rest.setInterval(RESTED)
        self._rest.timeout.connect(self.keep_now)
        self.names = label("", "title", wrap=True)
        self.about = label("", "dim", wrap=True)
        self.board = ChessBoard()
        self.board.moved.connect(self._put)
        self.board.stepped.connect(self._step)
        self.board.targets_of = self._targets
        self.moves = DenseTable(self.tr("Moves"), sortable=False)
        self.moves.setProperty("role", "framed")
        self.moves.selectionModel().currentChanged.connect(lambda now, _old: self._moved_to(now))
        self.laws = Banner("info")
        self.rest = Banner("warn")
        self.problem = Banner("danger")
        self.entry = QLineEdit()
        self.entry.setAccessibleName(self.tr("Next move"))
        self.entry.setPlaceholderText(self.tr("Next move, then Enter"))
        self.entry.returnPressed.connect(self.type_move)
        self.entry.textEdited.connect(lambda _text: self.problem.set_text(""))
        self.language = QuietCombo(self.tr("Letters of the pieces"))
        for code in LETTERS:
            self.language.addItem(f"{NAMES[code]} ({''.join(LETTERS[code][1:])})", code)
        self.language.addItem(self.tr("Figurines"), "figurines")
        choose(self.language, remembered.text(LANGUAGE, _usual_language()))
        self.language.currentIndexChanged.connect(lambda _index: self._language_chosen())
        self.flip = tool("rotate-ccw", self.tr("Turn the board"), on_click=self.board.flip)
        self.first = tool("", self.tr("To the start"), text="|‹", on_click=lambda: self.go_to(0))
        self.back = tool("chevron-left", self.tr("One half-move back"), on_click=lambda: self._step(-1))
        self.forth = tool("chevron-right", self.tr("One half-move on"), on_click=lambda: self._step(1))
        self.last = tool("", self.tr("To the last move"), text="›|", on_click=self.go_to_end)
        self.copy = tool("copy", self.tr("Copy the position (FEN)"), on_click=self.copy_position)
        self.cut = button(
            self.tr("Take back from here"), "scissors", tip=self.tr("Remove the move shown and all after it"),
            on_click=self.take_back,
        )  # fmt: skip
        self.keep = button(self.tr("Keep the moves"), "check", "primary", on_click=self.keep_now)
        self.discard = button(self.tr("Discard"), on_click=self.discard_edits)
        self._build()

    def _build(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.board, 1)
        left.addLayout(beside(self.first, self.back, self.forth, self.last, None, self.flip, self.copy))
        right = QVBoxLayout()
        right.addWidget(self.moves, 1)
        right.addWidget(self.laws)
        right.addWidget(self.rest)
        right.addWidget(self.problem)
        right.addWidget(across((self.entry, 1), self.language))
        right.addLayout(beside(self.cut, None, self.discard, self.keep))
        both = QHBoxLayout()
        both.addLayout(left, 6)
        both.addLayout(right, 5)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.names)
        box.addWidget(self.about)
        box.addLayout(both, 1)

    # -- what is shown --------------------------------------------------------------------------------------------

    def show_game(self, record: GameRecord | None, names: str, about: str, *, can_edit: bool) -> None:
        """A board's game; an edited one that is the same game stays as it is until it is kept or discarded."""
        same = (
            record is not None
            and self._stored is not None
            and (record.round, record.pair, record.game_id)
            == (self._stored.round, self._stored.pair, self._stored.game_id)
        )
        self.names.setText(names)
        self.about.setText(about)
        self._can_edit = can_edit
        if same and self.is_edited and record == self._stored:
            return
        self._stored = self._record = record
        end = len(record.plies) if record is not None else 0
        self._ply = min(self._ply, end) if same else end
        self._show()

    @property
    def is_edited(self) -> bool:
        """Whether there are moves that are not kept yet."""
        return self._record is not None and self._record != self._stored

    @property
    def ply(self) -> int:
        """The half-move shown; 0 is the start."""
        return self._ply

    @property
    def record(self) -> GameRecord | None:
        """The game as it is shown, edited or not."""
        return self._record

    def _letters(self) -> tuple[str, bool]:
        code = self.language.currentData()
        return ("en", True) if code == "figurines" else (str(code), False)

    def _language_chosen(self) -> None:
        self._remembered.set_text(LANGUAGE, str(self.language.currentData()))
        self._show()

    def _show(self) -> None:
        record = self._record
        code, figurines = self._letters()
        self.setEnabled(record is not None)
        self.problem.set_text("")
        if record is None:
            self.moves.set_rows([], move_columns())
            self.board.show_position(None)
            self.laws.set_text("")
            self.rest.set_text("")
            self.edited.emit(False)
            return
        found = findings(record)
        marks: dict[int, str] = {}
        for one in found:
            marks.setdefault(one.ply, f"{one.words} ({one.article})")
        sans = sans_of(record, code, figurines=figurines)
        self.moves.set_rows(move_rows(record, sans, first_move(record), marks), move_columns())
        self.rest.set_text(
            self.tr("Not understood, kept as it came: {0}").format(record.rest[:200]) if record.rest else ""
        )
        said: dict[Law, str] = {}
        for one in found:  # each law once: the marks in the list show the others
            place = numbered(record, one.ply) if one.ply else ""
            said.setdefault(one.law, f"{place} {one.words} ({one.article})".strip())
        self.laws.set_kind("warn" if any(one.acts for one in found) else "info")
        self.laws.set_text("\n".join(said.values()))
        for widget in (self.entry, self.language):
            widget.setVisible(self._can_edit)
        edited = self.is_edited
        for part in (self.keep, self.discard):
            part.setVisible(self._can_edit)
            part.setEnabled(edited)
        self.cut.setVisible(self._can_edit)
        self._show_ply()
        self.edited.emit(edited)

    def _show_ply(self) -> None:
        record = self._record
        assert record is not None
        code, figurines = self._letters()
        words = self.tr("start")
        if self._ply:
            san = sans_of(record, code, figurines=figurines)[self._ply - 1]
            words = f"{numbered(record, self._ply)} {san}"
        view = placed(record, self._ply)
        turn = self.tr("White to move") if view.white_to_move else self.tr("Black to move")
        self.board.show_position(view, f"{words}; {turn}")
        self.cut.setEnabled(self._ply > 0)
        self.cut.setToolTip("" if self._ply else self.tr("Choose a move first"))
        if self._ply:
            at = self._ply - 1 + (0 if first_move(record)[1] else 1)
            self.moves.blockSignals(True)
            self.moves.selectionModel().blockSignals(True)
            self.moves.select_key(at // 2, 1 if at % 2 == 0 else 3)
            self.moves.selectionModel().blockSignals(False)
            self.moves.blockSignals(False)
            self.moves.viewport().update()

    def _moved_to(self, index) -> None:
        if self._record is None or not index.isValid():
            return
        column = self.moves.column_key(index)
        black = column.startswith("black")
        shift = 0 if first_move(self._record)[1] else 1
        row = self.moves.current_key()
        if row is None:
            return
        ply = 2 * row + (2 if black else 1) - shift
        self._ply = max(0, min(ply, len(self._record.plies)))
        self._show_ply()

    def go_to(self, ply: int) -> None:
        """Show the position after a half-move."""
        if self._record is not None:
            self._ply = max(0, min(ply, len(self._record.plies)))
            self._show_ply()

    def go_to_end(self) -> None:
        """Show the last position."""
        self.go_to(len(self._record.plies) if self._record is not None else 0)

    def _step(self, by: int) -> None:
        self.go_to(self._ply + by)

    def copy_position(self) -> None:
        """The FEN of the position shown to the clipboard."""
        if self._record is not None:
            QGuiApplication.clipboard().setText(placed(self._record, self._ply).fen)

    # -- entering -------------------------------------------------------------------------------------------------

    def type_move(self) -> None:
        """Play what was typed after the move shown; several moves at once, as from a sheet, one after the other."""
        if self._record is None or not self._can_edit:
            return
        from tdapp.games.reconstruct import sheet_words

        code, _figurines = self._letters()
        words = sheet_words(self.entry.text()) or [self.entry.text().strip()]
        for number, word in enumerate(words):
            try:
                self._play(add_move(self._record, word, code, after=self._ply))
            except RuleViolation as problem:
                self.entry.setText(" ".join(words[number:]))
                self.problem.set_text(str(problem))
                return
        self.entry.clear()

    def _targets(self, square: str) -> tuple[str, ...]:
        return targets(self._record, self._ply, square) if self._record is not None and self._can_edit else ()

    def _put(self, origin: str, target: str) -> None:
        assert self._record is not None
        letter = ""
        if promotes(self._record, self._ply, origin, target):
            letter = self._promotion()
            if not letter:
                return
        try:
            self._play(add_move(self._record, f"{origin}{target}{letter.lower()}", after=self._ply))
        except RuleViolation as problem:
            self.problem.set_text(str(problem))

    def _promotion(self) -> str:
        code, _figurines = self._letters()
        menu = QMenu(self)
        for letter, at in _PROMOTIONS:
            menu.addAction(f"{'♛♜♝♞'[4 - at]} {LETTERS[code][at]}").setData(letter)
        chosen = menu.exec(self.cursor().pos())
        menu.deleteLater()
        return "" if chosen is None else str(chosen.data())

    def _play(self, ply: Ply) -> None:
        """The next move from the position shown; the same move again only goes on, another one replaces the rest."""
        record = self._record
        assert record is not None
        if self._ply < len(record.plies) and record.plies[self._ply].uci == ply.uci:
            self.go_to(self._ply + 1)
            return
        self._edit((*record.plies[: self._ply], ply))
        self.go_to_end()

    def take_back(self) -> None:
        """Remove the move shown and all after it."""
        if self._record is not None and self._ply:
            self._edit(self._record.plies[: self._ply - 1])
            self.go_to_end()

    def _edit(self, plies: tuple[Ply, ...]) -> None:
        assert self._record is not None
        state = state_of(plies, self._record.result, "")
        self._record = replace(self._record, plies=plies, rest="", state=state)
        self._ply = min(self._ply, len(plies))
        self._show()
        self._rest.start()

    def keep_now(self) -> None:
        """Ask that the moves are kept, where there are new ones."""
        self._rest.stop()
        if self.is_edited:
            self.keep_wanted.emit(self._record)

    def discard_edits(self) -> None:
        """Show the game as it is recorded."""
        self._rest.stop()
        self._record = self._stored
        self._ply = min(self._ply, len(self._stored.plies) if self._stored is not None else 0)
        self._show()

    def focus_entry(self) -> None:
        """The keyboard into the line for moves."""
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)


def _usual_language() -> str:
    from tdapp.domain.words.wording import current_language

    return written_in(current_language())
