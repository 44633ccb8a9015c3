"""Why this board, and why not somebody else: in sentences, beside the boards."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain.errors import RuleViolation
from tdapp.domain.event import Kind, Section
from tdapp.domain.outcome import Outcome
from tdapp.domain.round import Round
from tdapp.ui.controller import Controller
from tdapp.ui.tasks import TaskRunner
from tdapp.ui.widgets.basics import QuietCombo, label, line, selectable, tool

SLOT = "reasons"


class ReasonsView(QFrame):
    """The score groups, the floats, the colours of one board; what forbids or worsens another opponent.

    Signals: ``closed()``.
    """

    closed = Signal()

    def __init__(self, controller: Controller, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.controller = controller
        self._tasks = tasks
        self._round: Round | None = None
        self._board = 0
        self.title = label(self.tr("Why this board?"), "heading")
        close = tool("x", self.tr("Close"), on_click=self.closed.emit)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(close)
        self.reasons = selectable()
        self.reasons.setAccessibleName(self.tr("Reasons"))
        self.not_title = label(self.tr("Why not somebody else?"), "heading")
        self.one = QuietCombo(self.tr("Player"))
        self.other = QuietCombo(self.tr("Somebody else"))
        self.answer = selectable()
        self.answer.setAccessibleName(self.tr("Answer"))
        self.one.activated.connect(lambda _row: self._ask_why_not())
        self.other.activated.connect(lambda _row: self._ask_why_not())
        inside = QWidget()
        inside.setObjectName("scrollBody")
        column = QVBoxLayout(inside)
        column.setContentsMargins(14, 10, 10, 10)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.reasons)
        column.addWidget(line())
        for part in (self.not_title, self.one, self.other, self.answer):
            column.addWidget(part)
        for combo in (self.one, self.other):
            combo.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(18)
        column.addStretch()
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)
        self.setMinimumWidth(300)

    def show_round(self, round_: Round) -> None:
        """Another round, or the same one changed."""
        changed = self._round is None or self._round != round_
        self._round = round_
        if changed and self._board:
            self.show_board(self._board)

    def show_board(self, number: int) -> None:
        """Explain a board."""
        self._board = number
        round_ = self._round
        if round_ is None or number not in {board.number for board in round_.boards}:
            self.reasons.setText(self.tr("Choose a board."))
            return
        board = round_.board(number)
        section = self.controller.section
        self.title.setText(self.tr("Why board {0}?").format(number))
        names = {player.number: player.name for player in section.players}
        self._fill(section, round_, board.white, board.black, names)
        self.reasons.setText(self.tr("…"))
        pair = _as_paired(board)
        self._tasks.start(SLOT, lambda: _reasons(section, round_, *pair), self.reasons.setText, self._problem)
        self._ask_why_not()

    def _fill(self, section: Section, round_: Round, white: int, black: int, names: dict[int, str]) -> None:
        self.one.clear()
        for number in (white, black):
            self.one.addItem(self.tr("{0} ({1}) against …").format(names[number], number), number)
        keep = self.other.currentData()
        self.other.clear()
        self.other.addItem(self.tr("Choose a player"), 0)
        self.other.addItem(self.tr("the bye"), -1)
        for player in section.players:
            if round_.board_of(player.number) is not None or player.number in dict(round_.byes):
                self.other.addItem(f"{player.name} ({player.number})", player.number)
        at = self.other.findData(keep)
        self.other.setCurrentIndex(max(0, at))

    def _ask_why_not(self) -> None:
        one, other = self.one.currentData(), self.other.currentData()
        if self._round is None or one is None or not other:
            self.answer.setText("")
            return
        section, round_ = self.controller.section, self._round
        self.answer.setText(self.tr("…"))
        self._tasks.start(SLOT + "-not", lambda: _why_not(section, round_, one, other), self._answered, self._problem)

    def _answered(self, lines: tuple[str, ...]) -> None:
        self.answer.setText("\n\n".join(lines) if lines else self.tr("These two do meet in this round."))

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


def _as_paired(board) -> tuple[int, int]:
    """White and Black as they were paired, also where the game was played the other way round."""
    return (board.black, board.white) if board.colours_swapped else (board.white, board.black)


def _pairing(round_: Round):
    from tdapp.pairing.engine import Pairing

    bye = next((number for number, outcome in round_.byes if outcome is Outcome.PAIRING_BYE), None)
    pairs = tuple(_as_paired(board) for board in round_.boards)
    return Pairing(round_.number, pairs, bye, round_.engine.name)


def _reasons(section: Section, round_: Round, white: int, black: int) -> str:
    """The paragraphs for one board, players named."""
    if section.kind is Kind.ROUND_ROBIN:
        return f"Round robin: round {round_.number} of the Berger table."
    from tdapp.pairing.explain import explain_board, explain_bye
    from tdapp.pairing.position import position_of

    names = {player.number: player.name for player in section.players}
    position = position_of(section, round_.number)
    pairing = _pairing(round_)
    reason = explain_board(position, pairing, white, black)
    parts = [
        f"White {white}: {names[white]}\nBlack {black}: {names[black]}",
        reason.group,
        *reason.floats,
        reason.white,
        reason.black,
        reason.colours,
    ]
    if pairing.bye is not None:
        parts.append(f"The bye: {names[pairing.bye]}")
        parts += explain_bye(position, pairing.bye)
    if round_.difference:
        parts.append("Paired by hand. " + " ".join(round_.difference))
    return "\n\n".join(parts)


def _why_not(section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
    if section.kind is Kind.ROUND_ROBIN:
        return (f"Round robin: the Berger table has no such board in round {round_.number}.",)
    from tdapp.pairing.position import position_of
    from tdapp.pairing.why_not import why_not, why_not_bye

    position = position_of(section, round_.number)
    pairing = _pairing(round_)
    found = why_not_bye(position, pairing, one) if other < 0 else why_not(position, pairing, one, other)
    return tuple(
        ("Forbidden: " if obstacle.forbids else "Worse: ")
        + obstacle.text
        + f" [{obstacle.article}]" * bool(obstacle.article)
        for obstacle in found
    )
