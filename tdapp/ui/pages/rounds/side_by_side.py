"""What stands beside the boards: the matches of teams before them, the reasons of a pairing behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from tdapp.domain.section.round import Round
from tdapp.ui.session.paired import PairedSession, board_as_paired
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.fitting import are_crowded

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.ui.pages.rounds.matches import MatchesView
    from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
    from tdapp.ui.pages.rounds.pairing.reasons import ReasonsView
    from tdapp.ui.session.tasks import TaskRunner


class SideBySide(QSplitter):
    """``middle`` is always there; the others come where they are wanted and have room.

    Signals: ``board_wanted(board)`` go to it, ``boards_wanted(board)`` and type there, ``typed(event)`` a key for the
    boards, ``closed()`` the reasons were closed.
    """

    board_wanted = Signal(int)
    boards_wanted = Signal(int)
    typed = Signal(object)
    closed = Signal()

    def __init__(
        self, middle: QWidget, session: Session, paired: PairedSession, tasks: TaskRunner, desk: PairingDesk
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._middle, self._session, self._paired, self._tasks, self._desk = middle, session, paired, tasks, desk
        self.matches: MatchesView | None = None
        self.reasons: ReasonsView | None = None
        self._board = 0  # under the cursor
        self.setChildrenCollapsible(False)
        self.addWidget(middle)
        self.setStretchFactor(0, 1)

    @property
    def explains(self) -> bool:
        """Whether the reasons are open."""
        return self.reasons is not None and self.reasons.isVisible()

    def show_matches(self, round_: Round, *, seen: bool) -> None:
        """The matches where teams are paired and the boards are seen; elsewhere there is nothing of them."""
        teams = self._session.view.section.system.pairs_teams
        if teams and seen and self.matches is None:
            from tdapp.ui.pages.rounds.matches import MatchesView

            self.matches = MatchesView(self._session)
            self.matches.board_wanted.connect(self.board_wanted)
            self.matches.boards_wanted.connect(self.boards_wanted)
            self.matches.typed.connect(self.typed)
            self.matches.works_in(self.parentWidget() or self)
            self.insertWidget(0, self.matches)
            self.setStretchFactor(0, 2)
            self.setStretchFactor(1, 3)
        if self.matches is not None:
            # where the three do not fit beside each other the reasons have the place of the matches
            crowded = are_crowded(self, (self.matches, self._middle, self.reasons))
            self.matches.setVisible(teams and seen and not crowded)
            if teams and seen:
                self.matches.show_round(round_, self._board)

    def refresh_matches(self, number: int) -> None:
        """Their scores, after a result."""
        if self.matches is not None and self.matches.isVisible():
            self.matches.show_round(self._session.view.round(number), self._board)

    def refresh_reasons(self, number: int, *, seen: bool) -> None:
        """Those of another round, where its boards are seen."""
        if self.reasons is not None and self.explains:
            if seen:
                self.reasons.show_round(self._paired.view.round(number))
            else:
                self.reasons.hide()

    def open_reasons(self, round_: Round) -> ReasonsView:
        """The side panel that explains."""
        if self.reasons is None:
            from tdapp.ui.pages.rounds.pairing.reasons import ReasonsView

            self.reasons = ReasonsView(self._paired.view, self._tasks, self._desk)
            self.reasons.closed.connect(self.closed)
            self.reasons.board_wanted.connect(self.board_wanted)
            self.addWidget(self.reasons)
            self.setStretchFactor(self.indexOf(self.reasons), 0)
        was_hidden = not self.reasons.isVisible()
        self.reasons.show()
        self.show_matches(round_, seen=True)
        if was_hidden:
            wide = min(max(330, self.width() // 3), 420)
            others = self.sizes()[:-1]
            left = self.width() - wide
            self.setSizes([*(left * size // max(1, sum(others)) for size in others), wide])
        self.reasons.show_round(self._paired.view.round(round_.number))
        return self.reasons

    def explain_board(self, round_: Round, board: int) -> None:
        """Why a board is as it is, or the match that it belongs to."""
        self.open_reasons(round_).show_board(board_as_paired(self._session.view.section, board))

    def follow(self, board: int) -> None:
        """The cursor stands on another board."""
        self._board = board
        if self.matches is not None and self.matches.isVisible():
            self.matches.show_board(board)
        if board and self.reasons is not None and self.explains:
            self.reasons.show_board(board_as_paired(self._session.view.section, board))
