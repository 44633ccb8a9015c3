"""Why this board, why this bye, and why not somebody else: in sentences, beside the boards."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.rounds.preview import byes_of_pairing, pairing_changes
from tdapp.services.systems.reasons import reasons_against, reasons_of_board, reasons_of_bye
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.session.announce import announce
from tdapp.ui.session.paired import PairedView
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import QuietCombo, button, label, line, selectable, tool
from tdapp.ui.widgets.boxes import column_in
from tdapp.ui.widgets.search_combo import SearchCombo

SLOT = "reasons"
THE_BYE = -1  # what the second list offers beside players


class ReasonsView(QFrame):
    """The score groups, the floats, the colours of one board; what forbids or worsens another opponent.

    Signals: ``closed()``; ``board_wanted(int)`` another board is to be shown.
    """

    closed = Signal()
    board_wanted = Signal(int)

    def __init__(self, view: PairedView, tasks: TaskRunner, desk: PairingDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.view = view
        self._tasks = tasks
        self._desk = desk
        self._round: Round | None = None
        self._board = 0
        self._bye = 0
        self.title = label(self.tr("Why this board?"), "heading", wrap=True)
        close = tool("x", self.tr("Close"), shortcut=self.tr("Esc"), on_click=self.closed.emit)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.reasons = selectable()
        self.reasons.setAccessibleName(self.tr("Reasons"))
        self.bye = button(self.tr("Why this bye?"), role="link", on_click=self._show_the_bye)
        self.not_title = label(self.tr("Why not somebody else?"), "heading")
        self.one = QuietCombo(self.tr("One of this board"))
        self.other = SearchCombo(self.tr("Somebody else"), self.tr("Type a name or choose"))
        self.answer = selectable()
        self.answer.setAccessibleName(self.tr("Answer"))
        self.trial = button(self.tr("What would the round be with it?"), role="link", on_click=self._try_it)
        self.trial.hide()
        self.trial_answer = selectable()
        self.one.activated.connect(lambda _row: self._ask_why_not())
        self.other.activated.connect(lambda _row: self._ask_why_not())
        inside = QWidget()
        inside.setObjectName("scrollBody")
        column = column_in(inside, 8, margins=(14, 10, 10, 10))
        column.addLayout(top)
        column.addWidget(self.reasons)
        column.addWidget(self.bye, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(line())
        for part in (self.not_title, self.one, self.other, self.answer):
            column.addWidget(part)
        column.addWidget(self.trial, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.trial_answer)
        for combo in (self.one, self.other):
            combo.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(18)
        column.addStretch()
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = column_in(self)
        layout.addWidget(area)
        self.setMinimumWidth(280)

    @property
    def _teams(self) -> bool:
        return self._desk.stored.system.pairs_teams

    # -- what is explained ----------------------------------------------------------------------------------------

    def show_round(self, round_: Round) -> None:
        """Another round, or the same one changed."""
        changed = self._round is None or self._round != round_
        self._round = round_
        self.not_title.setText(self.tr("Why not another team?") if self._teams else self.tr("Why not somebody else?"))
        if changed and self._board:
            self.show_board(self._board)
        elif changed and self._bye:
            self.show_bye(self._bye)

    def show_board(self, number: int) -> None:
        """Explain a board."""
        self._board, self._bye = number, 0
        round_ = self._round
        if round_ is None or number not in {board.number for board in round_.boards}:
            self.reasons.setText(self.tr("Choose a board."))
            return
        board = round_.board(number)
        section = self._desk.stored
        self.title.setText((self.tr("Why match {0}?") if self._teams else self.tr("Why board {0}?")).format(number))
        self._fill((board.white, board.black))
        self.reasons.setText(self.tr("…"))
        self._tasks.start(SLOT, lambda: reasons_of_board(section, round_, number), self._explained, self._problem)
        self._ask_why_not()

    def show_bye(self, player: int) -> None:
        """Explain why a player has no game."""
        self._board, self._bye = 0, player
        round_, section = self._round, self.view.section
        if round_ is None or not player:
            return
        name = section.players[section.index_of(player)].name
        text = self.tr("Why has {0} no match?") if self._teams else self.tr("Why has {0} no game?")
        self.title.setText(text.format(name))
        self._fill((player,))
        self.reasons.setText(self.tr("…"))
        stored = self._desk.stored
        self._tasks.start(SLOT, lambda: reasons_of_bye(stored, round_, player), self._explained, self._problem)
        self._ask_why_not()

    def _explained(self, paragraphs: tuple[str, ...]) -> None:
        self.reasons.setText("\n\n".join(paragraphs))
        if self.isVisible():
            announce(self, " ".join((self.title.text(), *paragraphs)))

    def _fill(self, players: tuple[int, ...]) -> None:
        round_, section = self._round, self.view.section
        assert round_ is not None
        names = {player.number: player.name for player in section.players}
        self.one.clear()
        for number in players:
            self.one.addItem(self.tr("{0} ({1}) against …").format(names[number], number), number)
        keep = self.other.chosen()
        self.other.clear()
        self.other.addItem(self.tr("the bye"), THE_BYE)
        byes = dict(round_.byes)
        for player in section.players:
            if round_.board_of(player.number) is not None or player.number in byes:
                self.other.addItem(player.shown, player.number)
        self.other.choose(keep if keep not in players else None)
        has_bye = next((number for number, kind in round_.byes if kind is Outcome.PAIRING_BYE), 0)
        self.bye.setVisible(bool(has_bye) and has_bye != self._bye)
        if has_bye:
            self.bye.setText(self.tr("Why has {0} the bye?").format(names[has_bye].replace("&", "&&")))

    def _show_the_bye(self) -> None:
        round_ = self._round
        if round_ is not None:
            self.show_bye(next((number for number, kind in round_.byes if kind is Outcome.PAIRING_BYE), 0))

    # -- why not somebody else ------------------------------------------------------------------------------------

    def _ask_why_not(self) -> None:
        one, other = self.one.currentData(), self.other.chosen()
        self.trial.hide()
        self.trial_answer.setText("")
        if self._round is None or one is None or not other or one == other:
            self.answer.setText("")
            return
        section, round_ = self._desk.stored, self._round
        self.answer.setText(self.tr("…"))
        self._tasks.start(
            SLOT + "-not",
            lambda: reasons_against(section, round_, one, max(0, other)),
            self._answered,
            self._problem,
        )

    def _answered(self, obstacles) -> None:
        parts = []
        for obstacle in obstacles:
            text = self.tr("Forbidden: {0} [{1}]") if obstacle.forbids else self.tr("Worse: {0} [{1}]")
            if not obstacle.article:
                text = self.tr("Forbidden: {0}") if obstacle.forbids else self.tr("Worse: {0}")
            parts.append(text.format(obstacle.text, obstacle.article))
        self.answer.setText("\n\n".join(parts) if parts else self.tr("It is so in this round."))
        possible = bool(obstacles) and not any(obstacle.forbids for obstacle in obstacles)
        swiss = self.view.section.system.by_scores
        self.trial.setVisible(possible and swiss and (self.other.chosen() or 0) > 0)
        self.trial.setEnabled(not self._desk.busy)

    def _try_it(self) -> None:
        one, other, round_ = self.one.currentData(), self.other.chosen(), self._round
        if round_ is None or not other or other < 0:
            return
        self.trial_answer.setText(self.tr("The engine is pairing the round with these two at one board …"))
        self._desk.what_if(round_.number, one, other, self._tried, failed=self.trial_answer.setText)

    def _tried(self, pairing) -> None:
        round_, section = self._round, self.view.section
        if round_ is None or (pairing is not None and pairing.round != round_.number):
            return
        if pairing is None:
            self.trial_answer.setText(self.tr("No legal pairing of the round has these two at one board."))
            return
        byes = byes_of_pairing(section, round_.number, pairing.bye)
        lines = pairing_changes(section, round_, pairing.pairs, byes)
        self.trial_answer.setText("\n".join((self.tr("The round would be this instead:"), *lines)))

    def _problem(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation):
            raise problem
        self.reasons.setText(str(problem))
        self.answer.setText("")

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)
