"""One round through its life: checked, paired, published, played, verified; by hand where the arbiter must."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton, QStackedWidget, QWidget

from tdapp.domain.arbiters.by import who_words
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Round
from tdapp.domain.section.stages import match_words
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.dates import shown
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.writing import write_file
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.rounds.possible import why_not_pair_again
from tdapp.services.rounds.results import results_in
from tdapp.services.rounds.strip import Step, strip
from tdapp.ui.look import theme
from tdapp.ui.pages.rounds.actions import RoundActions
from tdapp.ui.pages.rounds.boards import BoardsView
from tdapp.ui.pages.rounds.lot import LotLine
from tdapp.ui.pages.rounds.menu import RoundMenu
from tdapp.ui.pages.rounds.pairing.check import CheckView
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.pages.rounds.pairing.second_line import SecondLine
from tdapp.ui.pages.rounds.side_by_side import SideBySide
from tdapp.ui.pages.rounds.strip import Strip
from tdapp.ui.session.paired import PairedSession
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner, next_turn
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import Banner, EmptyState, PageHeader, SearchField, button, menu_button, tool
from tdapp.ui.widgets.page import Panel

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.ui.pages.rounds.matches import MatchesView
    from tdapp.ui.pages.rounds.pairing.reasons import ReasonsView

RESULTS = frozenset({Topic.RESULTS})


class RoundsPanel(Panel):
    """The page. The round in view is the page's own: also one that is not paired yet.

    Signals: ``projector_wanted()`` the large second window.
    """

    projector_wanted = Signal()
    TOPICS = frozenset({Topic.PLAYERS, Topic.RESULTS, Topic.EVENT})

    def __init__(
        self,
        session: Session,
        tasks: TaskRunner,
        remembered: Remembered,
        parent: QWidget | None = None,
        *,
        desk: PairingDesk | None = None,
    ) -> None:
        super().__init__(session, parent)
        self._tasks = tasks
        self._paired = PairedSession(session)
        self._number: int | None = None
        self._view_round = -1
        self.desk = desk or PairingDesk(session.view, tasks, self, remembered=remembered)
        self.actions_ = RoundActions(session, self.desk, tasks, self)
        self.header = PageHeader(self.tr("Rounds"))
        self.search = SearchField(self.tr("Find by name or board"))
        self._build_header()
        self.steps = Strip()
        self.steps.lacks = session.view.why_not_do
        self._noticed = 0  # the revision at which the banner was set
        self.banner = Banner("info")
        self.ways_on = (
            button(self.tr("Pair by hand…"), role="link", on_click=lambda: self.actions_.start_by_hand(self.number)),
            button(self.tr("Another engine…"), role="link", on_click=self.show_engine),
            button(self.tr("Keep the file for a report…"), role="link", on_click=self._keep_report),
        )
        for way in self.ways_on:
            self.banner.add(way)
        self.lot = LotLine(lambda: self.actions_.draw_position(self.number))
        self.second_line = SecondLine(self.desk.second, self.actions_, self)
        self.boards = BoardsView(session, remembered)
        self.check = CheckView(self._paired, self.actions_, self.desk)
        self.empty = EmptyState(
            "calendar-days",
            self.tr("No players yet"),
            self.tr("Enter or import players on the Players page; then the first round is paired here."),
        )
        self.to_players = button(
            self.tr("Go to the players"), "users", "primary", on_click=lambda: self.page_wanted.emit("players")
        )
        self.empty.buttons.insertWidget(1, self.to_players)
        self.empty.setFocusProxy(self.to_players)
        self.manual: QWidget | None = None
        self.views = QStackedWidget()
        for view in (self.boards, self.check, self.empty):
            self.views.addWidget(view)
        self.split = SideBySide(self.views, session, self._paired, tasks, self.desk)
        self.body.addWidget(self.header)
        self._place_steps()
        self.body.addWidget(self.banner)
        self.body.addWidget(self.lot)
        self.body.addWidget(self.second_line)
        self.body.addWidget(self.split, 1)
        self._primary_keys = QShortcut(QKeySequence("Ctrl+Return"), self, self._primary_pressed)
        self._primary_keys.setAutoRepeat(False)
        self._primary_keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._connect()

    def _fit(self) -> None:
        """On a small screen the steps stand in the line of the title."""
        super()._fit()
        if hasattr(self, "steps"):
            self._place_steps()

    def _place_steps(self) -> None:
        self.body.removeWidget(self.steps)
        self.header.let_go(self.steps)
        if theme.is_compact():
            self.header.hold(self.steps)
        else:
            self.body.insertWidget(1, self.steps)

    @property
    def primary(self) -> QPushButton:
        """The button of the step that comes next."""
        return self.steps.primary

    def _build_header(self) -> None:
        self.back = tool("chevron-left", self.tr("The round before"), on_click=lambda: self.step(-1))
        self.forward = tool("chevron-right", self.tr("The next round"), on_click=lambda: self.step(1))
        self.round_menu = QMenu(self)
        self.round_menu.aboutToShow.connect(self._fill_round_menu)
        self.choose = menu_button("", self.tr("Choose the round of this page"), self.round_menu)
        self.more_menu = RoundMenu(self.session.view, self, self.actions_, self)
        self.more = menu_button(self.tr("Round"), self.tr("What can be done with this round"), self.more_menu.menu)
        self.projector = tool(
            "monitor", self.tr("Large window for a projector"), boxed=True, on_click=self.projector_wanted.emit
        )
        for widget in (self.search, self.back, self.choose, self.forward, self.more, self.projector):
            self.header.add(widget)

    def _connect(self) -> None:
        boards = self.boards
        self.steps.step_chosen.connect(self._do)
        self.split.board_wanted.connect(self.show_result)
        self.split.boards_wanted.connect(self._type_at)
        self.split.typed.connect(self._typed_elsewhere)
        self.split.closed.connect(self._reasons_closed)
        self.search.textChanged.connect(boards.table.set_needle)
        self.search.textChanged.connect(boards.byes.set_needle)
        self.search.returnPressed.connect(boards.focus_first)
        boards.late_wanted.connect(self._late)
        boards.absent_wanted.connect(self._absent)
        boards.why_wanted.connect(self.show_reasons)
        boards.why_bye_wanted.connect(self.show_bye_reasons)
        boards.board_shown.connect(self.split.follow)
        self.check.round_wanted.connect(self.show_round)
        self.check.players_wanted.connect(lambda: self.page_wanted.emit("players"))
        self.actions_.noticed.connect(self.notice)
        self.actions_.paired.connect(self.show_round)
        self.desk.failed.connect(self._pairing_failed)
        self.desk.stuck.connect(self._stuck)
        self.desk.yielded.connect(self._wishes_yielded)
        self.check.rules_wanted.connect(self.show_pairing_rules)
        self.check.numbers_wanted.connect(self._give_numbers)
        self.check.engine_wanted.connect(self.show_engine)
        self.desk.busy_changed.connect(self._pairing_runs)
        self.desk.second.told.connect(self._second_told)
        self.second_line.noticed.connect(self.notice)
        self.session.view.event_changed.connect(self._forget_round)
        self.session.view.view_changed.connect(self._view_changed)
        self.session.view.others_changed.connect(self._show_others)

    @property
    def matches(self) -> MatchesView | None:
        """The matches beside the boards, where teams are paired."""
        return self.split.matches

    @property
    def reasons(self) -> ReasonsView | None:
        """The side panel that explains, once it was opened."""
        return self.split.reasons

    # -- which round ----------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The round in view: the one chosen, else the last paired one, or the first."""
        section = self.session.view.section
        usual = max(1, section.rounds_paired)
        return usual if self._number is None else max(1, min(self._number, section.rounds_total))

    @property
    def last(self) -> int:
        """The newest round that can be looked at: the one to be paired next."""
        section = self.session.view.section
        return max(1, min(section.rounds_total, section.rounds_paired + 1))

    def show_round(self, number: int) -> None:
        """Look at a round."""
        self._number = max(1, min(number, self.last))
        self.notice("info", "")
        self.mark_stale()
        if self.isVisible():
            self.focus_first()

    def step(self, by: int) -> None:
        """Some rounds back or forward."""
        self.show_round(self.number + by)

    def _forget_round(self) -> None:
        self._number = None

    def _view_changed(self) -> None:
        """Another round was chosen in the top bar: this page goes along."""
        if self.session.view.is_open:
            asked = self.session.view.after_round
            if asked != self._view_round and self._view_round >= 0 and 0 < asked != self.number:
                self._number = asked
                self.mark_stale()
            self._view_round = asked

    def _fill_round_menu(self) -> None:
        self.round_menu.clear()
        for number in range(1, self.last + 1):
            text = self.tr("Round {0}").format(number)
            if number > self.session.view.section.rounds_paired:
                text = self.tr("Round {0} (to be paired)").format(number)
            action = self.round_menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(number == self.number)
            action.triggered.connect(lambda _checked=False, number=number: self.show_round(number))

    # -- showing --------------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Show the round in view as it is stored."""
        session = self.session
        section = session.view.section
        number = self.number
        if self._view_round < 0:
            self._view_round = session.view.after_round
        shown = self.tr("Round {0} of {1}").format(number, section.rounds_total)
        self.choose.setText("  ·  ".join(filter(None, (shown, match_words(section, number)))))
        self.choose.setAccessibleName(self.tr("Choose the round of this page: {0}").format(self.choose.text()))
        self.back.setEnabled(number > 1)
        self.forward.setEnabled(number < self.last)
        field = section.teams if section.system.pairs_teams else section.players
        active = sum(one.standing is Standing.ACTIVE for one in field)
        round_ = session.view.round(number)
        self.round = round_
        known = round_.is_paired or round_.manual
        self._end_notice()
        if active < 2 and not known:
            view: QWidget = self.empty
        elif round_.manual:
            view = self._manual_view()
            view.show_round(self._paired.view.round(number))  # type: ignore[attr-defined]
        elif known:
            view = self.boards
            self.boards.show_round(number)
        else:
            view = self.check
            self.check.show_round(self._paired.view.round(number))
        self.split.show_matches(round_, seen=view is self.boards)
        self.search.setVisible(view is self.boards)
        other_view = view is not self.views.currentWidget()
        focus = QApplication.focusWidget()
        was_here = focus is not None and self.isAncestorOf(focus)
        self.views.setCurrentWidget(view)
        self._show_steps()
        self._show_left_over(round_)
        self.lot.show_round(self.session.view.section, round_)
        self.second_line.show_round(self._paired.view.round(number))
        self._show_subtitle(round_)
        self.split.refresh_reasons(number, seen=view is self.boards)
        if other_view and (was_here or view is self.manual):
            self.focus_first()

    def _show_steps(self) -> None:
        """Where the round is and what comes next."""
        view = self._paired.view
        round_ = view.round(self.number)
        stages = strip(view.section, round_, view.round_before(self.number)) if view.section.players else ()
        self.steps.show_stages(stages, self.number, busy=self.desk.busy)

    def _end_notice(self) -> None:
        """What the banner said is over when something else was done."""
        store = self.session.view.store
        if store is not None and self._noticed and store.revision != self._noticed and not self._is_left_over:
            self.notice("info", "")

    @property
    def _is_left_over(self) -> bool:
        return self.banner.property("about") == "left over"

    def _manual_view(self) -> QWidget:
        if self.manual is None:
            from tdapp.ui.pages.rounds.pairing.by_hand import ManualView

            self.manual = ManualView(self._paired, self.desk)
            self.manual.noticed.connect(self.notice)
            self.views.addWidget(self.manual)
        return self.manual

    def _changed(self, changes: ChangeSet, by: object) -> None:
        """A result: its row at once, before the next key; the rest of the page when the keys are read."""
        own = by is self.boards.entry  # typed here: nothing but results can differ
        if changes.topics == RESULTS and self.isVisible() and (own or self._boards_are_fresh()):
            self.boards.refresh_results()
            self.split.refresh_matches(self.number)
            self._stale = True
            next_turn(self, self.refresh)
            return
        super()._changed(changes, by)

    def _boards_are_fresh(self) -> bool:
        """Whether the boards shown are still those of the round, so that only results can differ."""
        shown = self.boards.round
        if self.views.currentWidget() is not self.boards or shown is None:
            return False
        now = self.session.view.round(shown.number)
        same = [board.number for board in now.boards] == [board.number for board in shown.boards]
        return same and now.is_draft == shown.is_draft and not now.manual and now.unpaired == shown.unpaired

    def _show_others(self) -> None:
        if self.round is not None and self.session.view.is_open:
            self._show_subtitle(self.round)

    def _show_subtitle(self, round_: Round) -> None:
        text = self._subtitle(round_)
        self.header.subtitle.setText(text)
        self.header.title.setToolTip(text)

    def _subtitle(self, round_: Round) -> str:
        section = self.session.view.section
        parts = []
        if names := self.session.view.others_on("rounds"):
            parts.append(self.tr("also on this page: {0}").format(", ".join(map(who_words, names))))
        if round_.date is not None:
            parts.append(" ".join(filter(None, (shown(round_.date), round_.start))))
        if round_.boards:
            have, boards, unverified = results_in(round_)
            draft = round_.is_draft
            if not draft:
                parts.append(self.tr("{0}/{1} results").format(have, boards))
            if unverified and not draft:
                parts.append(self.tr("{0} unverified").format(unverified))
            if round_.engine.name and not (draft and theme.is_compact()):  # the buttons need the room
                parts.append(self.second_line.paired_by(round_.engine))
            if round_.difference:
                parts.append(self.tr("%n difference(s) from the engine", "", len(round_.difference)))
        if section.closed:
            parts.append(self.tr("the tournament is closed"))
        return "  ·  ".join(parts)

    def _show_left_over(self, round_: Round) -> None:
        unpaired = self._paired.view.round(round_.number).unpaired
        if round_.is_paired and unpaired and not round_.manual:
            names = {player.number: player.name for player in self._paired.view.section.players}
            left = ", ".join(names[number] for number in unpaired)
            text = self.tr("Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.")
            self.notice("warn", text.format(left))
        elif self.banner.property("about") == "left over":
            self.notice("info", "")
        self.banner.setProperty("about", "left over" if round_.is_paired and unpaired else "")

    def _second_told(self, number: int) -> None:
        if number == self.number:
            self.second_line.show_round(self._paired.view.round(self.number))
            self._show_subtitle(self.round)

    def _pairing_runs(self, busy: bool) -> None:
        if busy:
            self.notice("info", "")

    def _pairing_failed(self, text: str) -> None:
        self.notice("warn", text)

    def _wishes_yielded(self, text: str) -> None:
        self.notice("info", text)

    def _stuck(self, text: str) -> None:
        """The engine has no answer: what it said, and the two ways on."""
        self.notice("warn", text)
        for way in self.ways_on:
            way.show()
        self.ways_on[-1].setVisible(bool(self.desk.fault_report()))

    def _keep_report(self) -> None:
        """What the engine was given and said, for its makers; it holds no names."""
        name = f"engine-round-{self.number}.trf"
        target, _filter = QFileDialog.getSaveFileName(
            self, self.tr("Keep the file for a report"), str(Path.home() / name), self.tr("TRF files (*.trf)")
        )
        if not target:
            return
        try:
            write_file(Path(target), self.desk.fault_report().replace("\n", "\r\n").encode())
        except EnvironmentProblem as problem:
            self.notice("warn", str(problem))
            return
        self.notice("info", self.tr("Kept: {0}. It holds no names of players.").format(Path(target).name))

    def show_engine(self) -> None:
        """Choose the pairing engine and its limit."""
        from tdapp.ui.pages.rounds.pairing.engine import EngineDialog

        dialog = EngineDialog(self.desk, self._tasks, self)
        if dialog.exec() == EngineDialog.DialogCode.Accepted:
            self.desk.choose(dialog.choice())
            self.notice("info", self.tr("{0} pairs from now on.").format(self.desk.engine_name))
            self.mark_stale()
        dialog.deleteLater()

    def break_off(self) -> None:
        """Break the engine off."""
        self.desk.close()

    def finish(self) -> None:
        """End the engine's process."""
        self.desk.finish()

    def _give_numbers(self) -> None:
        self.dialog_wanted.emit("renumber")
        self.check.focus_first()

    def show_pairing_rules(self) -> None:
        """Who must not meet, acceleration, fixed tables, the first colour."""
        from tdapp.ui.pages.rounds.pairing.rules import PairingRulesDialog

        PairingRulesDialog(self._paired, self).show_through()
        self.focus_first()

    def notice(self, kind: str, text: str) -> None:
        """One line above the round; empty hides it."""
        for way in self.ways_on:
            way.hide()
        self.banner.set_kind(kind)
        self.banner.set_text(text)
        store = self.session.view.store
        self._noticed = store.revision if text and store is not None else 0
        if text:
            self.session.messages.said.emit(text)

    def show_result(self, board: int) -> None:
        """The cursor on the result of a board, also of one that the search or the filter hides."""
        if not self.boards.table.go_to(board):
            self.search.clear()
            self.boards.show_all()
            self.boards.table.go_to(board)

    def _type_at(self, board: int) -> None:
        self.show_result(board)
        self.focus_first()

    def _typed_elsewhere(self, event: QKeyEvent) -> None:
        """A key pressed beside the boards is theirs, or they say why it means nothing."""
        self.boards.table.setFocus()
        QApplication.sendEvent(self.boards.table, event)

    def focus_first(self) -> None:
        """Where the work is."""
        view = self.views.currentWidget()
        getattr(view, "focus_first", self.empty.setFocus)()

    # -- the buttons ----------------------------------------------------------------------------------------------

    def _primary_pressed(self) -> None:
        if self.primary.isVisible() and self.primary.isEnabled():
            self.primary.click()

    def _do(self, step: str) -> None:
        """A step of the strip was pressed: do it, or say why not."""
        number = self.number
        self.notice("info", "")
        if why_not := self.steps.why_not(Step(step)):
            self.notice("warn", why_not)
            return
        match Step(step):
            case Step.CHECK_IN:
                self.page_wanted.emit("players:check-in")
            case Step.LOT:
                self.show_pairing_rules() if self.steps.is_done(Step.LOT) else self.check.draw_lot()
            case Step.NUMBERS:
                self._give_numbers()
            case Step.PAIR:
                self._pair()
            case Step.PUBLISH:
                if self.actions_.publish(number):
                    self.focus_first()
            case Step.RESULTS:
                self.boards.set_mode("type")
                self.focus_first()
            case Step.VERIFY:
                self.boards.set_mode("verify")
            case Step.TIES:
                self.show_ties()
            case Step.NEXT:
                self.show_round(number + 1)
            case Step.CLOSE:
                if self.steps.is_done(Step.CLOSE):
                    self.actions_.reopen_section()
                else:
                    self.actions_.close_section()

    def _pair(self) -> None:
        view = self._paired.view
        round_ = view.round(self.number)
        stage = self.steps.stage(Step.PAIR)
        if self.views.currentWidget() is self.manual:
            self.manual.finish.click()  # type: ignore[union-attr]  # it is in view
        elif stage is not None and stage.by_hand:
            self.actions_.start_by_hand(self.number)
        elif self.views.currentWidget() is self.check:
            self.check.pair.click()
        elif why_not := told(why_not_pair_again(view.section, round_, view.round_before(self.number))):
            self.notice("warn", why_not)
        else:
            self.actions_.pair(self.number)

    def show_ties(self) -> None:
        """The drawn matches of a knock-out of players."""
        from tdapp.ui.pages.rounds.ties import TiesDialog

        dialog = TiesDialog(self.session, self.number, self)
        dialog.exec()
        dialog.deleteLater()

    # -- boards ---------------------------------------------------------------------------------------------------

    def _late(self, board: int, result: GameResult) -> None:
        if why_not := told(why_not_change(self.session.view.section)):
            self.notice("warn", why_not)
            return
        self.actions_.late_result(self.number, board, result)
        self.boards.focus_first()

    def _absent(self, player: int) -> None:
        self.actions_.absent(self.session.view.round(self.number), player)
        self.focus_first()

    def show_reasons(self, board: int) -> None:
        """The side panel that explains a board, or the match that it belongs to."""
        self.split.explain_board(self.round, board)

    def come_forward(self) -> None:
        """Be seen before a step of the menu asks something."""
        if not self.isVisible():
            self.page_wanted.emit("rounds")

    def board_in_view(self) -> int:
        """The number of the board that is selected; 0 where no boards are shown."""
        return self.boards.table.board() or 0 if self.views.currentWidget() is self.boards else 0

    def bye_number(self) -> int:
        """Who has the pairing-allocated bye of the round in view; 0 for nobody."""
        byes = self.round.team_byes or self.round.byes
        return next((number for number, outcome in byes if outcome is Outcome.PAIRING_BYE), 0)

    def show_bye_reasons(self, player: int) -> None:
        """The side panel on why this player has no game."""
        self.split.open_reasons(self.round).show_bye(player)

    def _reasons_closed(self) -> None:
        if self.reasons is not None:
            self.reasons.hide()
        self.split.show_matches(self.round, seen=self.views.currentWidget() is self.boards)
        self.focus_first()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape and self.split.explains:
            self._reasons_closed()
            return
        super().keyPressEvent(event)


def make_page(session: Session, tools: Tools, _actions: object) -> RoundsPanel:
    """The page for the window."""
    return RoundsPanel(session, tools.tasks, tools.remembered)
