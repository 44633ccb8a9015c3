"""The life of a round from the window: pair, publish, withdraw, unpair, adjourn, absent players, corrections."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.pairing import DrawChess960
from tdapp.domain.commands.rounds import (
    LateResult,
    LeaveFideMode,
    MarkAdjourned,
    PublishRound,
    ReopenSection,
    StartManualPairing,
    StorePairing,
    UnpairRound,
    UnpublishRound,
)
from tdapp.domain.rules.rounds import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.checks import Level, Warning
from tdapp.services.checks.registration import asked_about
from tdapp.services.history.steps import round_begin, whole_round, would_undo
from tdapp.services.rounds.possible import why_not_pair_again
from tdapp.services.rounds.preview import berger_round, byes_of_pairing, is_table_round, pairing_changes, unpair_preview
from tdapp.ui.pages.rounds.closing import Closing
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.session.paired import PairedSession
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner, next_turn

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.pairing.engines.engine import Pairing


PREVIEWED = 200  # steps listed before a round is taken back
MOST_ASKED = 6


class RoundActions(QObject):
    """Every step asks what it has to ask and then runs one command.

    Signals: ``noticed(str, str)`` kind of banner and sentence; ``paired(int)`` a round has a new pairing.
    """

    noticed = Signal(str, str)
    paired = Signal(int)

    def __init__(self, session: Session, desk: PairingDesk, tasks: TaskRunner, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._paired = PairedSession(session)  # what is said of players there, is said of teams where those are paired
        self._window = window
        self.desk = desk
        self.closing = Closing(session, tasks, window)

    @property
    def _section(self) -> int:
        return self._session.view.section_id

    # -- pairing --------------------------------------------------------------------------------------------------

    def may_pair_again(self, round_: Round) -> bool:
        """Whether the round is a draft that can get another pairing."""
        view = self._paired.view
        return why_not_pair_again(view.section, round_, view.round_before(round_.number)) is None

    def pair(self, number: int) -> None:
        """Pair a round: by the engine, a round robin by its table."""
        section = self._paired.view.section
        if not self._registration_is_fine(section, number):
            return
        confirmed = self._missing_are_decided(number)
        if confirmed is None:
            return
        section = self._paired.view.section
        if is_table_round(section):
            pairs, byes = berger_round(section, number)
            self._keep(number, pairs, byes, self._session.view.section.system.table, "", confirmed)
            return
        self.desk.pair(number, lambda pairing: self._keep_engine(number, pairing, confirmed))

    def _missing_are_decided(self, number: int) -> tuple[str, ...] | None:
        """Who was not seen is never paired unasked: the rules confirmed; None to pair nobody."""
        from tdapp.services.players.check_in import asked_before_pairing
        from tdapp.ui.pages.rounds.missing import MissingDialog

        section = self._paired.view.section
        missing = asked_before_pairing(section, number)
        if not missing:
            return ()
        dialog = MissingDialog(section, number, missing, self._window)
        accepted = dialog.show_through()
        commands, confirmed = dialog.commands(self._section), dialog.confirmed()
        if accepted and commands and self._paired.view.round(number).is_paired:  # a draft: no bye beside a game
            commands.insert(0, UnpairRound(self._section, number))
        if not accepted or any(self._paired.changes.run(command) is None for command in commands):
            return None
        return confirmed

    def _registration_is_fine(self, section: Section, number: int) -> bool:
        """What would spoil every round that follows is asked about once more; after round 1 the new numbers."""
        found = asked_about(section, number)
        if not found:
            return True
        question = Question(
            self.tr("Pair round {0} as it is?").format(number),
            tuple(Warning(one.level or Level.ACKNOWLEDGE, one.rule_id, one.text) for one in found[:MOST_ASKED]),
            action=self.tr("Pair round {0}").format(number),
        )
        return self._paired.messages.ask(question) is not None

    def _keep_engine(self, number: int, pairing: Pairing, confirmed: tuple[str, ...]) -> None:
        name, _, version = pairing.engine.partition(" ")
        byes = byes_of_pairing(self._paired.view.section, number, pairing.bye)
        self._keep(number, pairing.pairs, byes, name, version, confirmed)
        paired = {board.players for board in self._paired.view.round(number).boards}
        if paired == set(pairing.pairs):
            self.desk.ask_second(pairing)

    def take(self, pairing: Pairing) -> None:
        """Give a round the pairing of the other engine instead, after the question that pairing again asks."""
        name, _, version = pairing.engine.partition(" ")
        byes = byes_of_pairing(self._paired.view.section, pairing.round, pairing.bye)
        self._keep(pairing.round, pairing.pairs, byes, name, version)

    def _keep(
        self,
        number: int,
        pairs: tuple[tuple[int, int], ...],
        byes: tuple[tuple[int, Outcome], ...],
        engine: str,
        version: str,
        confirmed: tuple[str, ...] = (),
    ) -> None:
        session = self._paired
        old = session.view.round(number)
        if old.is_paired:
            lines = pairing_changes(session.view.section, old, pairs, byes)
            if not lines:
                self.noticed.emit("info", self.tr("The pairing comes out the same: nothing changes."))
                return
            title = self.tr("Pair round {0} again?").format(number)
            if session.messages.ask(Question(title, lines=lines, action=self.tr("Take the new pairing"))) is None:
                return
        command = StorePairing(self._section, number, pairs, byes, engine, version, confirmed=confirmed)
        if session.changes.run(command, self.tr("Pair round {0}").format(number)) is not None:
            session.view.follow_rounds()
            next_turn(self, lambda: self.paired.emit(number))

    def start_by_hand(self, number: int) -> bool:
        """Open a manual pairing session."""
        command = StartManualPairing(self._section, number)
        return self._paired.changes.run(command, self.tr("Pair round {0} by hand?").format(number)) is not None

    # -- the life of a round --------------------------------------------------------------------------------------

    def publish(self, number: int) -> bool:
        """The pairings go on the wall; who is missing is named instead."""
        command = PublishRound(self._section, number)
        return self._paired.changes.run(command) is not None

    def unpublish(self, number: int) -> bool:
        """Back to a draft."""
        warnings = (rule("published-withdrawn").warn(round=number),)
        title = self.tr("Withdraw the pairings of round {0}?").format(number)
        lines = (self.tr("The boards stay as they are; the round is a draft again and can be paired anew."),)
        question = Question(title, warnings, lines, needs_reason=True, action=self.tr("Withdraw the pairings"))
        reason = self._paired.messages.ask(question)
        if reason is None:
            return False
        ids = tuple(warning.rule_id for warning in warnings)
        return self._paired.changes.run(UnpublishRound(self._section, number, reason, ids)) is not None

    def unpair(self, number: int) -> bool:
        """Take the pairing away, with its results; undo brings all back."""
        session = self._paired
        lines, warnings, needs_reason = unpair_preview(session.view.section, session.view.round(number))
        title = self.tr("Unpair round {0}?").format(number)
        question = Question(title, warnings, lines, needs_reason, self.tr("Unpair the round"))
        reason = session.messages.ask(question)
        if reason is None:
            return False
        ids = tuple(warning.rule_id for warning in warnings)
        return session.changes.run(UnpairRound(self._section, number, reason, ids)) is not None

    def adjourn(self, number: int) -> bool:
        """Record every missing result as adjourned."""
        command = MarkAdjourned(self._section, number)
        return self._paired.changes.run(command, self.tr("Record missing results as adjourned?")) is not None

    def draw_position(self, number: int) -> bool:
        """Draw the Chess960 position of a round by lot."""
        command = DrawChess960(self._section, number, secrets.randbelow(10**9))
        return self._paired.changes.run(command, self.tr("Draw the position again?"), with_reason=True) is not None

    # -- players and results --------------------------------------------------------------------------------------

    def absent(self, round_: Round, player: int) -> bool:
        """A paired player does not come."""
        from tdapp.ui.pages.rounds.absence import AbsenceDialog

        session = self._session
        dialog = AbsenceDialog(self._section, session.view.section, round_, player, self._window)
        accepted = dialog.show_through()
        command = dialog.command()
        return accepted and session.changes.run(command) is not None

    def late_result(self, number: int, board_number: int, result: GameResult) -> bool:
        """A result for a round that is locked: an adjourned game is finished, or an old result corrected."""
        from tdapp.ui.pages.rounds.results.correction import CorrectionDialog

        session = self._session
        section = session.view.section
        board = session.view.round(number).board(board_number)
        if board.is_open or board.is_adjourned:
            return session.changes.run(LateResult(self._section, number, board_number, result)) is not None
        if board.result is result and board.rating_result is None:
            return True
        if result is GameResult.ADJOURNED:
            self.noticed.emit("warn", self.tr("A result cannot be corrected to an adjourned game."))
            return False
        assert session.view.store is not None
        rounds = session.view.store.rounds(self._section)
        dialog = CorrectionDialog(self._section, section, number, board, result, rounds, self._window)
        accepted = dialog.show_through()
        command = dialog.command()
        return accepted and session.changes.run(command) is not None

    # -- the section ----------------------------------------------------------------------------------------------

    def close_section(self) -> bool:
        """The standings become final, or what is missing is said."""
        return self.closing.close()

    def undo_round(self, number: int) -> bool:
        """Take a whole round back in one step: its pairing, its results, and what happened since; undo undoes it."""
        session = self._session
        store = session.view.store
        assert store is not None
        if round_begin(store, self._section, number) is None:
            self.noticed.emit(
                "warn", self.tr("Round {0} was not paired here: there is nothing to undo.").format(number)
            )
            return False
        step = whole_round(store, self._section, number)
        steps = would_undo(store, step.revision, self._section)
        lines = [self.tr("%n step(s) would be taken back; undo brings them back.", "", len(steps))]
        lines += [" · ".join(filter(None, (step.label, step.what, step.new))) for step in steps[:PREVIEWED]]
        title = self.tr("Take the whole round {0} back?").format(number)
        question = Question(title, lines=tuple(lines), action=self.tr("Take it back"))
        return session.changes.go_back(step, question) is not None

    def reopen_section(self) -> bool:
        """The standings are provisional again."""
        title = self.tr("Open the tournament again?")
        lines = (self.tr("The standings are provisional again; the tournament report notes it."),)
        reason = self._session.messages.ask(
            Question(title, (), lines, needs_reason=True, action=self.tr("Open it again"))
        )
        return reason is not None and self._session.changes.run(ReopenSection(self._section, reason)) is not None

    def leave_fide_mode(self) -> bool:
        """Level 4, for good."""
        warnings = (rule("leave-fide-mode").warn(),)
        title = self.tr("Leave FIDE mode for good?")
        reason = self._session.messages.ask(Question(title, warnings, (), True, self.tr("Leave FIDE mode for good")))
        if reason is None:
            return False
        return self._session.changes.run(LeaveFideMode(self._section, reason, ("leave-fide-mode",))) is not None
