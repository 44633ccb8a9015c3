"""The menus of the boards: what can be done with one, other results, the keys that type results."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from tdapp.domain.commands.command import Step
from tdapp.domain.commands.rounds import AbsenceAction, AbsentPlayer, SetBoardNote, SwapColours
from tdapp.domain.commands.teams import LoseBoard
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Side, seat_of
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.words.checks import Warning
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.rounds.possible import why_not_absent, why_not_enter
from tdapp.services.teams.possible import why_not_lose_board
from tdapp.ui.pages.rounds.results.entry import ResultEntry
from tdapp.ui.pages.rounds.results.key_legend import KeyLegend
from tdapp.ui.pages.rounds.results.menu import ResultMenu
from tdapp.ui.pages.rounds.results.slips import SlipEntry
from tdapp.ui.pages.rounds.results.table import ResultTable
from tdapp.ui.pages.rounds.rows import RoundFacts, result_text
from tdapp.ui.session.key_map_names import MAP_KEY, OWN, OWN_KEY, map_name
from tdapp.ui.session.key_maps import MAPS, Act, map_of
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import menu_button

_OTHERS = ("2", "3")  # results in the maps of other programs

ORDINARY = (GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS)
SPECIAL = (
    GameResult.HALF_ZERO,
    GameResult.ZERO_HALF,
    GameResult.ZERO_ZERO,
    GameResult.WHITE_BY_FORFEIT,
    GameResult.BLACK_BY_FORFEIT,
    GameResult.DOUBLE_FORFEIT,
    GameResult.SHORT_WHITE_WINS,
    GameResult.SHORT_DRAW,
    GameResult.SHORT_BLACK_WINS,
    GameResult.ADJOURNED,
)
"""What the menu of results offers after the ordinary ones: the only odd results and forfeits that are legal."""


_GROUPS = (
    GameResult.HALF_ZERO,
    GameResult.WHITE_BY_FORFEIT,
    GameResult.SHORT_WHITE_WINS,
    GameResult.ADJOURNED,
)


class BoardsInView(Protocol):
    """What the menus ask of the boards and do with them."""

    round: Round | None
    table: ResultTable
    slips: SlipEntry
    legend: KeyLegend
    entry: ResultEntry
    session: Session
    why_wanted: Any
    absent_wanted: Any

    def board_in_view(self) -> Board | None: ...
    def facts_of(self, number: int) -> RoundFacts: ...
    def clear_result(self, board: int) -> None: ...
    def slip_result(self, number: int, result: GameResult) -> None: ...
    def type_result(self, board: int, result: GameResult) -> None: ...
    def focus_first(self) -> None: ...
    def notice(self, kind: str, text: str) -> None: ...


class BoardMenus(QObject):
    """Works on the board in view; ``parent`` is the widget of the boards."""

    def __init__(self, view: BoardsInView, remembered: Remembered, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self._remembered, self._parent = view, remembered, parent
        self._asked_of: object = None  # the event in which it was asked which keys are meant
        self.key_menu = QMenu(parent)
        self.key_menu.aboutToShow.connect(self._fill_key_menu)
        self.key_button = menu_button(self.tr("Keys"), self.tr("Keys for results"), self.key_menu, "keyboard")
        self.board_menu = QMenu(parent)
        self.board_menu.setToolTipsVisible(True)
        self.board_menu.aboutToShow.connect(self._fill_board_menu)
        self.board_button = menu_button(self.tr("Board"), self.tr("What can be done with this board"), self.board_menu)
        self.why_action = self._action(self.tr("&Why this board?"), "Ctrl+Shift+Y", self._why)
        self.swap_action = self._action(self.tr("&Swap the colours"), "", self._swap)
        self.note_action = self._action(self.tr("&Note…"), "", self._ask_note)
        self.absent_white = self._action(self.tr("White does not come…"), "", lambda: self._absent(True))
        self.absent_black = self._action(self.tr("Black does not come…"), "", lambda: self._absent(False))

    def _action(self, text: str, keys: str, run) -> QAction:
        action = QAction(text, self)
        action.setAutoRepeat(False)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self._parent.addAction(action)
        action.triggered.connect(lambda _checked=False: run())
        return action

    def show_special(self, board: int) -> None:
        if not board or not self._view.table.typing:
            return
        menu = self.special_menu(board)
        rect = self._view.table.visualRect(self._view.table.currentIndex())
        menu.popup(self._view.table.viewport().mapToGlobal(QPoint(rect.left(), rect.bottom())))

    def special_menu(self, board: int) -> QMenu:
        """Every result that can be entered for a board, the ordinary ones first; it takes the keys in force."""
        menu = ResultMenu(self._view.table.keys, self._parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        round_ = self._view.round
        menu.setAccessibleName(
            self.tr("Results of board {0}").format(board if round_ is None else round_.board_name(board))
        )
        for result in (*ORDINARY, *SPECIAL):
            if result is GameResult.ADJOURNED and (self._view.entry.verifying or self._view.entry.is_locked):
                continue
            if result in _GROUPS:
                menu.addSeparator()
            action = menu.add_meaning(self.special_name(result), result)
            action.triggered.connect(lambda _checked=False, result=result: self._special_chosen(board, result))
        if self._view.round is not None and not self._view.round.board(board).is_open:
            menu.addSeparator()
            action = menu.add_meaning(self.tr("Take the result away"), Act.CLEAR)
            action.triggered.connect(lambda _checked=False: self._view.clear_result(board))
        return menu

    def special_name(self, result: GameResult) -> str:
        """A result with what it is."""
        what = {
            GameResult.WHITE_WINS: self.tr("{0}  White wins"),
            GameResult.DRAW: self.tr("{0}  draw"),
            GameResult.BLACK_WINS: self.tr("{0}  Black wins"),
            GameResult.WHITE_BY_FORFEIT: self.tr("{0}  Black did not come"),
            GameResult.BLACK_BY_FORFEIT: self.tr("{0}  White did not come"),
            GameResult.DOUBLE_FORFEIT: self.tr("{0}  neither came"),
            GameResult.ADJOURNED: self.tr("{0}  to be finished later"),
        }
        usual = "{0}"
        return what.get(result, usual).format(result_text(result))

    def _special_chosen(self, board: int, result: GameResult) -> None:
        if self._view.slips.isVisible() and self._view.slips.board == board:
            self._view.slip_result(board, result)
        else:
            self._view.type_result(board, result)
        self._view.focus_first()

    def _fill_key_menu(self) -> None:
        self.key_menu.clear()
        for map_id in (*(one.id for one in MAPS), OWN):
            action = self.key_menu.addAction(map_name(map_id))
            action.setCheckable(True)
            action.setChecked(self._view.table.keys.id == map_id)
            action.triggered.connect(lambda _checked=False, map_id=map_id: self.choose_map(map_id))

    def ask_once(self) -> None:
        """Before any keys were chosen: which ones are in force, and where to choose those of another program."""
        if self._remembered.text(MAP_KEY, ""):
            return
        text = self.tr("Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.")
        self._view.notice("info", text.format(map_name(self._view.table.keys.id)))
        self._remembered.set_text(MAP_KEY, self._view.table.keys.id)

    def ask_which(self, key: str) -> bool:
        """The first 2 or 3 of an event that means nothing asks which keys are meant; True when others were chosen."""
        store = self._view.session.view.store
        if key not in _OTHERS or self._asked_of is store:
            return False
        from tdapp.ui.pages.rounds.results.which_keys import WhichKeysDialog

        self._asked_of = store
        dialog = WhichKeysDialog(key, self._view.table.keys.id, self._parent)
        dialog.exec()
        chosen = dialog.chosen
        dialog.deleteLater()
        if chosen:
            self.choose_map(chosen)
        return bool(chosen)

    def choose_map(self, map_id: str) -> None:
        """Use these keys from now on; one's own are asked first."""
        if map_id == OWN and not self._ask_own():
            return
        self._remembered.set_text(MAP_KEY, map_id)
        self.use_map(map_id)
        self._view.focus_first()

    def _ask_own(self) -> bool:
        from tdapp.ui.pages.rounds.results.own_keys import OwnKeysDialog

        dialog = OwnKeysDialog(self._remembered.text(OWN_KEY, ""), self._parent)
        accepted = dialog.show_through()
        if accepted:
            self._remembered.set_text(OWN_KEY, dialog.text())
        return accepted

    def use_map(self, map_id: str) -> None:
        keys = map_of(map_id, self._remembered.text(OWN_KEY, ""))
        self._view.table.keys = self._view.slips.keys = keys
        self._view.legend.set_keys(keys)
        self.key_button.setText(" " + self.tr("Keys: {0}").format(map_name(keys.id).removesuffix("…")))

    def _fill_board_menu(self) -> None:
        self.board_menu.clear()
        board = self._view.board_in_view()
        if board is None or self._view.round is None:
            self.board_menu.addAction(self.tr("Choose a board first")).setEnabled(False)
            return
        players = self._view.facts_of(self._view.round.number).players
        self.board_menu.addAction(self.why_action)
        section, round_ = self._view.session.view.section, self._view.round
        if self._view.table.typing:
            self.board_menu.addSeparator()
            self.board_menu.addMenu(self._result_submenu(board.number))
        self.board_menu.addSeparator()
        self._offer(self.swap_action, SwapColours, why_not_enter(section, round_))
        for action, number in ((self.absent_white, board.white), (self.absent_black, board.black)):
            action.setText(self.tr("{0} does not come…").format(players[number].name.replace("&", "&&")))
            self._offer(action, AbsentPlayer, why_not_absent(section, round_, number, AbsenceAction.RE_PAIR))
        self._offer(self.note_action, SetBoardNote, why_not_change(section))
        if section.team_rules is not None:
            self._offer_lost(section, round_, board)

    def _offer_lost(self, section: Section, round_: Round, board: Board) -> None:
        """A fielding error: the game is rated as it was played, and lost for the match."""
        table, _ = seat_of(board.number, rules_of(section).boards)
        match = next((one for one in round_.matches if one.table == table), None)
        if match is None:
            return
        names = {team.number: team.name for team in section.teams}
        self.board_menu.addSeparator()
        for side, team in ((Side.FIRST, match.first.team), (Side.SECOND, match.second.team)):
            text = self.tr("Lost for the match by {0}, rated as played…").format(names[team].replace("&", "&&"))
            action = QAction(text, self.board_menu)
            action.triggered.connect(partial(self._lose, board.number, side))
            self._offer(action, LoseBoard, why_not_lose_board(section, round_, board.number, side))
        if board.rating_result is not None:
            action = QAction(self.tr("Counts for the match as it was played…"), self.board_menu)
            action.triggered.connect(partial(self._lose, board.number, None))
            self._offer(action, LoseBoard, why_not_lose_board(section, round_, board.number, None))

    def _lose(self, board: int, side: Side | None, _checked: bool = False) -> None:
        session, round_ = self._view.session, self._view.round
        if round_ is None:
            return
        title = self.tr("Lost for the match, rated as played?") if side else self.tr("Count it as it was played?")
        reason = session.messages.ask(Question(title, needs_reason=True, action=self.tr("Do it")))
        if reason is not None:
            session.changes.run(LoseBoard(session.view.section_id, round_.number, board, side, reason), title)

    def _offer(self, action: QAction, step: type[Step], why_not: Warning | None) -> None:
        reason = self._view.session.view.why_not_do(step) or told(why_not)
        action.setEnabled(not reason)
        action.setToolTip(reason)
        self.board_menu.addAction(action)

    def _result_submenu(self, board: int) -> QMenu:
        menu = self.special_menu(board)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        menu.setTitle(self.tr("&Result"))
        return menu

    def _context_menu(self, position: QPoint) -> None:
        if self._view.table.indexAt(position).isValid():
            self.board_menu.popup(self._view.table.viewport().mapToGlobal(position))

    def _why(self) -> None:
        board = self._view.board_in_view()
        if board is not None:
            self._view.why_wanted.emit(board.number)

    def _swap(self) -> None:
        board = self._view.board_in_view()
        if board is not None:
            self._view.entry.swap(board.number)

    def _absent(self, white: bool) -> None:
        board = self._view.board_in_view()
        if board is not None:
            self._view.absent_wanted.emit(board.white if white else board.black)

    def _ask_note(self) -> None:
        board = self._view.board_in_view()
        if board is None or self._view.round is None:
            return
        text, accepted = QInputDialog.getText(
            self._parent, self.tr("Note at board {0}").format(board.number), self.tr("Note:"), text=board.note
        )
        if accepted and text.strip() != board.note:
            self._view.session.changes.run(
                SetBoardNote(
                    self._view.session.view.section_id,
                    self._view.round.number,
                    board.number,
                    text.strip(),
                )
            )
