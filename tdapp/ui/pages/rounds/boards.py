"""The boards of a round where results are typed: in order, from slips, or a second time to verify them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QSplitter, QWidget

from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.section.leavers import left_early
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.services.rounds.possible import why_not_type
from tdapp.ui.look import theme
from tdapp.ui.look.icons import set_icon
from tdapp.ui.pages.rounds.board_menus import BoardMenus
from tdapp.ui.pages.rounds.results.entry import ResultEntry
from tdapp.ui.pages.rounds.results.key_legend import KeyLegend
from tdapp.ui.pages.rounds.results.slips import SlipEntry
from tdapp.ui.pages.rounds.results.table import ResultTable
from tdapp.ui.pages.rounds.rows import (
    RoundFacts,
    board_columns,
    board_rows,
    board_text,
    bye_columns,
    bye_rows,
    facts_of_round,
    result_text,
)
from tdapp.ui.session.announce import announce
from tdapp.ui.session.key_map_names import MAP_KEY, map_name
from tdapp.ui.session.key_maps import MAPS, Act, Meaning, key_name
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import Banner, Segments, button, label
from tdapp.ui.widgets.boxes import column_in
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.table import DenseTable

FOLD_KEY = "rounds/without-game-folded"


def remembered_fold(remembered: Remembered) -> bool:
    """Whether those without a game are folded away: as one left it, else on a small screen."""
    return remembered.text(FOLD_KEY, "yes" if theme.is_compact() else "no") == "yes"


class BoardsView(QWidget):
    """Results at one key per board.

    Signals: ``late_wanted(int, object)`` a result for a board of a locked round; ``absent_wanted(int)`` pairing number;
    ``board_shown(int)`` the board under the cursor (0: none); ``why_wanted(int)`` board;
    ``why_bye_wanted(int)`` pairing number of somebody without a game.
    """

    late_wanted = Signal(int, object)
    absent_wanted = Signal(int)
    board_shown = Signal(int)
    why_wanted = Signal(int)
    why_bye_wanted = Signal(int)

    def __init__(self, session: Session, remembered: Remembered) -> None:
        super().__init__()
        self.session = session
        self._remembered = remembered
        self._facts: tuple[tuple[int, int], RoundFacts] | None = None
        self._revisions: tuple[object, ...] = ()
        self._before_slip: dict[int, GameResult | None] = {}
        self.round: Round | None = None
        self.entry = ResultEntry(session, self)
        self.table = ResultTable(self.tr("Boards"))
        self.table.setProperty("role", "framed")
        self.byes = DenseTable(self.tr("Players without a game"))
        self.byes.setProperty("role", "framed")
        self.slips = SlipEntry(self.table.keys)
        self.legend = KeyLegend()
        self.banner = Banner("warn")
        self._build_tools()
        self._build_layout()
        self._connect()
        self._use_own_keys()
        session.view.event_changed.connect(self._use_own_keys)
        self.set_mode("type")

    # -- building -------------------------------------------------------------------------------------------------

    def _use_own_keys(self) -> None:
        self.menus.use_map(self._remembered.text(MAP_KEY, MAPS[0].id))

    def _build_tools(self) -> None:
        self.mode = Segments(
            self.tr("How results are typed"),
            (
                ("type", self.tr("In order"), self.tr("One key per board, the cursor goes on by itself")),
                ("slips", self.tr("Slips"), self.tr("Slips in any order: board, Enter, result")),
                ("verify", self.tr("Verify"), self.tr("Type every result a second time; a difference stops you")),
            ),
        )
        self.filter = Segments(
            self.tr("Boards shown"),
            (
                ("all", self.tr("All"), self.tr("All boards")),
                ("open", self.tr("Open"), self.tr("Boards without a result")),
                ("unverified", self.tr("Unverified"), self.tr("Boards whose result was not typed a second time")),
            ),
        )
        self.filter.set_choice("all")
        self._only = "all"
        self.count = label("", "small")
        self.menus = BoardMenus(self, self._remembered, self)

    def _build_layout(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        wrapping = QWidget()
        left = FlowLayout(wrapping, 8)
        for widget in (self.mode, self.filter, self.count):
            left.addWidget(widget)
        tools.addWidget(wrapping, 1)
        for menu in (self.menus.board_button, self.menus.key_button):
            tools.addWidget(menu, 0, Qt.AlignmentFlag.AlignTop)
        self._bye_title = button("", "chevron-down", "link", on_click=self._fold_byes)
        self._bye_title.setToolTip(self.tr("Show or hide them"))
        self._folded = remembered_fold(self._remembered)
        below = QWidget()
        lower = column_in(below, 4)
        lower.addWidget(self._bye_title, 0, Qt.AlignmentFlag.AlignLeft)
        lower.addWidget(self.byes, 1)
        self._below = below
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self.table)
        self.split.addWidget(below)
        self.split.setStretchFactor(0, 4)
        self.split.setStretchFactor(1, 1)
        self.split.setSizes([640, 150])
        self._show_fold()
        column = self._column = column_in(self, 8)
        column.addLayout(tools)
        column.addWidget(self.banner)
        column.addWidget(self.slips)
        column.addWidget(self.split, 1)
        column.addWidget(self.legend)
        self._fit()

    def _fit(self) -> None:
        """On a small screen the parts stand close."""
        self._column.setSpacing(2 if theme.is_compact() else 8)

    def _connect(self) -> None:
        self.mode.chosen.connect(self.set_mode)
        self.filter.chosen.connect(self._filter_chosen)
        self.entry.noticed.connect(self.notice)
        self.entry.mismatched.connect(self._mismatch)
        self.entry.stopped.connect(QApplication.beep)
        self.entry.late_wanted.connect(self.late_wanted)
        table = self.table
        table.result_typed.connect(self.type_result)
        table.clear_wanted.connect(self.clear_result)
        table.special_wanted.connect(self.menus.show_special)
        table.next_wanted.connect(self._enter_pressed)
        table.kept.connect(self.entry.forget)
        table.hint.connect(lambda text: self.notice("warn", text))
        table.unknown.connect(lambda key: self._unknown(table, key, table.board() or 0))
        table.released.connect(lambda: self.notice("info", ""))
        table.finding.connect(lambda text: self._show_count(text))
        table.row_changed.connect(self._row_changed)
        self.byes.opened.connect(lambda _index: self._why_no_game())
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._context_menu)
        table.doubleClicked.connect(lambda index: self.menus.show_special(table.board() or 0))
        slips = self.slips
        slips.board_typed.connect(self._slip_board)
        slips.meant.connect(self._slip_meant)
        slips.undo_wanted.connect(self._slip_back)
        slips.kept.connect(self.entry.forget)
        slips.confirmed.connect(self._slip_confirmed)
        slips.hint.connect(lambda text: self.notice("warn", text))
        slips.unknown.connect(lambda key: self._unknown(slips, key, slips.board))
        slips.released.connect(lambda: self.notice("info", ""))

    # -- showing --------------------------------------------------------------------------------------------------

    def show_round(self, number: int) -> None:
        """Show a round as it is stored; the cursor stays where it is."""
        session = self.session
        section = session.view.section
        new = self.round is None or self.round.number != number
        self.entry.look_at(number)
        self.round = session.view.round(number)
        if new and (self.round.state is RoundState.DRAFT or self.entry.verifying):
            self._use_mode("type")
        facts = self.facts_of(number)
        keep = self.table.board()
        self.table.set_rows(
            board_rows(self.round, facts, hidden=self.entry.verifying, wrong=self.entry.wrong), board_columns()
        )
        byes = bye_rows(section, self.round, facts)
        self.byes.set_rows(byes, bye_columns())
        self._below.setVisible(bool(byes))
        words = self.tr("%n player(s) without a game", "", len(byes))
        self._bye_title.setText(f" {words}")
        self._bye_title.setAccessibleName(words)
        could_type = self.table.typing and not new
        self._allow_typing()
        self._show_fold()
        if new and byes:
            self._fit_byes(len(byes))
        if new:
            self.slips.clear_slips()
            self._before_slip.clear()
            self._filter_chosen("all")
            self.go_to_next_open(first=True)
        elif keep is not None:
            self.table.go_to(keep)
        self.mode.button("verify").setEnabled(self.table.typing)
        self.mode.button("slips").setEnabled(self.table.typing)
        self._refilter()
        self._show_count("")
        if self.table.typing and not could_type and self.round.open_boards:
            self.menus.ask_once()

    def _fold_byes(self) -> None:
        """Show or hide those without a game; remembered."""
        self._folded = not self._folded
        self._remembered.set_text(FOLD_KEY, "yes" if self._folded else "no")
        self._show_fold()
        if not self._folded:
            self._fit_byes(self.byes.model().rowCount())

    @property
    def _folds(self) -> bool:
        """Whether they are hidden now: never in a round of byes only, where there is nothing else to see."""
        return self._folded and not self._without_boards

    @property
    def _without_boards(self) -> bool:
        return self.round is not None and not self.round.boards

    def _show_fold(self) -> None:
        folds = self._folds
        self.byes.setVisible(not folds)
        set_icon(self._bye_title, "chevron-right" if folds else "chevron-down")
        closed = self._bye_title.sizeHint().height() + 2
        self._below.setMaximumHeight(closed if folds else 16_777_215)

    def _fit_byes(self, rows: int) -> None:
        """Room for those without a game: up to five lines, most of it where nobody plays."""
        if self._folds:
            return
        height = self.byes.verticalHeader().defaultSectionSize()
        most = rows if self._without_boards else 5
        wanted = (min(rows, most) + 1) * height + self._bye_title.sizeHint().height() + 24
        total = max(sum(self.split.sizes()), 3 * wanted)
        self.split.setSizes([total - wanted, wanted])

    def refresh_results(self) -> None:
        """Only the results of the round in view, without looking at the rest of the section."""
        if self.round is None or self._facts is None:
            return
        round_ = self.session.view.round(self.round.number)
        known = self._facts[1].players
        if any(player not in known for board in round_.boards for player in board.players):
            return
        before = {board.number: board for board in self.round.boards}
        changed = [board.number for board in round_.boards if board != before.get(board.number)]
        self.round = round_
        keep = changed[0] if len(changed) == 1 else self.table.board()  # after undo the cursor is where it happened
        rows = board_rows(round_, self._facts[1], hidden=self.entry.verifying, wrong=self.entry.wrong)
        self.table.source.set_rows(rows)
        if keep is not None and self.table.board() != keep:
            self.table.go_to(keep)
        self._allow_typing()
        self._refilter()
        self._show_count("")

    def _allow_typing(self) -> None:
        assert self.round is not None
        view = self.session.view
        self.table.why_not = view.why_not_do(EnterResult) or told(why_not_type(view.section, self.round))
        self.table.typing = not self.table.why_not

    def facts_of(self, number: int) -> RoundFacts:
        """Names and points before the round: anew only when a player or an earlier round may have changed."""
        session = self.session
        section = session.view.section
        done = tuple(row[: number - 1] for row in section.cells)
        key = (session.view.section_id, number, section.players, done, left_early(section))
        if self._facts is None or self._revisions != key:
            self._revisions = key
            self._facts = ((session.view.section_id, number), facts_of_round(section, number))
        return self._facts[1]

    def focus_first(self) -> None:
        """The boards, or the slips."""
        (self.slips if self.slips.isVisible() else self.table).setFocus()

    def set_mode(self, mode: str) -> None:
        """``type``, ``slips`` or ``verify``."""
        self._use_mode(mode)
        if self.round is not None:
            self.show_round(self.round.number)
            if mode == "verify":
                self.go_to_next_open(first=True)
        if self.isVisible():
            self.focus_first()

    def _use_mode(self, mode: str) -> None:
        self.mode.set_choice(mode)
        self.slips.setVisible(mode == "slips")
        self.entry.set_verifying(mode == "verify")
        self.slips.ask_board()

    def show_all(self) -> None:
        """No board is left out by the filter."""
        self._only = "all"
        self.filter.set_choice("all")
        self._refilter()

    def _filter_chosen(self, which: str) -> None:
        self._only = which
        self.filter.set_choice(which)
        self._refilter()
        if self.isVisible():
            self.focus_first()

    def _refilter(self) -> None:
        if self.round is None or self._only == "all":
            self.table.set_only(None)
        elif self._only == "open":
            self.table.set_only(frozenset(self.round.open_boards))
        else:
            self.table.set_only(frozenset(self.round.unverified_boards))

    def _show_count(self, letters: str) -> None:
        if self.round is None:
            return
        if letters:
            self.count.setText(self.tr("Find: {0}").format(letters))
            return
        boards = self.round.boards
        verified = sum(board.verified for board in boards)
        if self.entry.verifying:
            self.count.setText(self.tr("verified {0}/{1}").format(verified, len(boards)))
        else:
            self.count.setText(self.tr("{0} open").format(len(self.round.open_boards)) if boards else "")

    def notice(self, kind: str, text: str) -> None:
        """One line above the boards; empty hides it."""
        self.banner.set_kind(kind)
        self.banner.set_text(text)
        if text:
            announce(self, text)

    def _mismatch(self, board: int) -> None:
        QApplication.beep()
        if self.round is not None:
            self.show_round(self.round.number)
        self.table.go_to(board)

    # -- typing ---------------------------------------------------------------------------------------------------

    def type_result(self, board: int, result: GameResult) -> None:
        """A result key at a board; the cursor goes on when the result stands."""
        after = self._following(board)
        entered = self.entry.enter(board, result)
        if entered:
            self._say_result(board)
        if entered and after is not None:
            if self.round is not None:
                self._refilter()
            self.table.go_to(after)

    def _say_result(self, number: int) -> None:
        """What stands now, before the cursor is at the next board."""
        round_ = self.session.view.round(self.entry.number)
        board = round_.board(number)
        text = self.tr("Board {0}: {1}").format(round_.board_name(number), board_text(board))
        announce(self, self.tr("{0}, verified").format(text) if board.verified else text)

    def clear_result(self, board: int) -> None:
        """Take a result away, once asked."""
        self.entry.clear(board)

    def _unknown(self, where: ResultTable | SlipEntry, key: str, board: int) -> None:
        """A key without a meaning is heard and seen, and the row holds: the next result must not land here."""
        QApplication.beep()
        if not key:
            return
        if self.menus.ask_which(key):
            where.release()
            where.setFocus()
            self.notice("info", self.tr("Nothing was entered: press the key for board {0} again.").format(board))
            return
        text = self.tr("“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.")
        self.notice("warn", text.format(key_name(key), map_name(self.table.keys.id), board))

    def _enter_pressed(self) -> None:
        """Enter answers a question, else it goes to the next open board."""
        if not self.entry.asking:
            self.go_to_next_open()
            return
        here = self.table.board()
        after = self._following(here) if here is not None else None
        answered = self.entry.confirm()
        if answered is not None:
            self._say_result(answered)
        if answered is not None and after is not None:
            self._refilter()
            self.table.go_to(after)

    def _following(self, board: int) -> int | None:
        """The next board shown; in the second pass the next one that is not verified."""
        shown = self.table.boards_shown()
        if board not in shown or self.round is None:
            return None
        at = shown.index(board)
        later = shown[at + 1 :]
        if self.entry.verifying:
            unverified = set(self.round.unverified_boards) - {board}
            later = [one for one in (*later, *shown[:at]) if one in unverified] or later
        else:
            settled = self._settled()
            later = [one for one in later if one not in settled]
        return later[0] if later else (shown[at] if self._only == "all" else None)

    def _settled(self) -> frozenset[int]:
        """Boards of which nobody brings a slip: who left the tournament has a forfeit there already."""
        players = self.session.view.section.players
        gone = {one.number for one in players if one.standing is not Standing.ACTIVE}
        if not gone or self.round is None:
            return frozenset()
        waiting = set(self.round.open_boards)
        theirs = (one.number for one in self.round.boards if one.white in gone or one.black in gone)
        return frozenset(theirs) - waiting

    def go_to_next_open(self, *, first: bool = False) -> None:
        """The next board without a result (second pass: not verified), from the cursor on and round."""
        if self.round is None:
            return
        wanted = self.round.unverified_boards if self.entry.verifying else self.round.open_boards
        order = self.table.boards_shown()
        left = set(wanted)
        shown = [board for board in order if board in left]
        if not shown:
            if first and order:
                self.table.go_to(order[0])
            elif not first:
                done = self.tr("Every result is verified.") if self.entry.verifying else self.tr("Every result is in.")
                self.notice("info", done)
            return
        here = self.table.board() or 0
        at = order.index(here) if here in order and not first else -1
        self.table.go_to(next((board for board in order[at + 1 :] if board in left), shown[0]))

    def _slip_board(self, number: int) -> None:
        round_ = self.round
        if round_ is None:
            return
        if number not in {board.number for board in round_.boards}:
            self.notice("warn", self.tr("There is no board {0} in this round.").format(number))
            self.slips.ask_board()
            return
        self.notice("info", "")
        board = round_.board(number)
        players = self.facts_of(round_.number).players
        white, black = players[board.white].name, players[board.black].name
        self.table.go_to(number)
        self.slips.show_board(number, white, black, board_text(board))
        announce(self, self.tr("Board {0}: {1} against {2}").format(round_.board_name(number), white, black))

    def _slip_meant(self, board: int, meaning: Meaning) -> None:
        if meaning is Act.SPECIAL:
            self.menus.show_special(board)
        elif meaning is Act.CLEAR:
            self.entry.clear(board)
        elif isinstance(meaning, GameResult):
            self.slip_result(board, meaning)

    def slip_result(self, number: int, result: GameResult) -> None:
        """A result read from a slip."""
        before = self.session.view.round(self.entry.number).board(number).result
        if self.entry.enter(number, result):
            self._slip_done(number, before)

    def _slip_confirmed(self) -> None:
        number = self.slips.board
        if not number or not self.entry.asking:
            return
        before = self.session.view.round(self.entry.number).board(number).result
        if self.entry.confirm() is not None:
            self._slip_done(number, before)

    def _slip_done(self, number: int, before: GameResult | None) -> None:
        self._before_slip[number] = before
        board = self.session.view.round(self.entry.number).board(number)
        players = self.facts_of(self.entry.number).players
        text = self.tr("{0}: {1} {2} {3}").format(
            number, players[board.white].name, result_text(board.result), players[board.black].name
        )
        self.slips.add_slip(number, text)
        self.slips.ask_board()

    def _slip_back(self, number: int) -> None:
        """The cross beside a slip: what stood there before stands again; the cross is question and answer."""
        before = self._before_slip.pop(number, None)
        if before is None:
            self.entry.clear(number)
        else:
            self.entry.enter(number, before)
        if self.entry.asking:
            self.entry.confirm()

    # -- one board ------------------------------------------------------------------------------------------------

    def special_menu(self, board: int) -> QMenu:
        """The results that can be entered for a board."""
        return self.menus.special_menu(board)

    def choose_map(self, map_id: str) -> None:
        """Use these keys from now on; one's own are asked first."""
        self.menus.choose_map(map_id)

    def board_in_view(self) -> Board | None:
        """The board under the cursor."""
        number = self.table.board()
        if number is None or self.round is None or number not in {board.number for board in self.round.boards}:
            return None
        return self.round.board(number)

    def _context_menu(self, position: QPoint) -> None:
        if self.table.indexAt(position).isValid():
            self.menus.board_menu.popup(self.table.viewport().mapToGlobal(position))

    def _why_no_game(self) -> None:
        player = self.byes.current_key()
        if player is not None:
            self.why_bye_wanted.emit(player)

    def _row_changed(self, key: int) -> None:
        self.board_shown.emit(max(0, key))
        if self.entry.asking and key > 0:
            self.entry.forget()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def changeEvent(self, event):
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_column"):
            self._fit()

    def minimumSizeHint(self) -> QSize:
        """High enough for the controls on all their lines: what holds this view knows no height for a width."""
        hint, layout = super().minimumSizeHint(), self.layout()
        if layout is not None and layout.hasHeightForWidth():
            hint.setHeight(max(hint.height(), layout.minimumHeightForWidth(max(self.width(), hint.width()))))
        return hint

    def resizeEvent(self, event):
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
