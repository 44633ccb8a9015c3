"""The door for changes: every command of the window goes through here, and everybody hears of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.history import RestoreFile, RestoreTo
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.checks import NeedsConfirmation, confirmed
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.history.steps import NOTHING_SAID, Answer
from tdapp.services.ports.event_store import EventStore, UndoState
from tdapp.ui.session.messages import Messages
from tdapp.ui.session.question import Question
from tdapp.ui.session.together.looking import Looking
from tdapp.ui.session.view import View

MEANWHILE = "changed-meanwhile"


class Changes(QObject):
    """Carries out commands and goes back in the history.

    Signals: ``changed(ChangeSet, object)`` after a durable change, with who began it (None: undo, another window), so
    that nobody answers what they did themselves.
    """

    changed = Signal(object, object)

    def __init__(self, view: View, messages: Messages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view, self._messages = view, messages
        self._looking = Looking(lambda: view.store.revision if view.store is not None else None, self)
        view.event_changed.connect(self._looking.clear)

    def attempt(self, command: Command, *, by: object = None) -> Executed:
        """Carry out a command and tell everybody; RuleViolation and EnvironmentProblem are the caller's."""
        return self._told(self._done(command, self._looking.since), by)

    def _done(self, command: Command, since: int | None) -> Executed:
        """``since``: the revision that whoever does it has seen; what others changed of the same is asked here."""
        store = self._view.store
        assert store is not None
        seen = store.revision if since is None else since
        try:
            done = store.execute(command) if seen == store.revision else self._carried_out(command, seen)
        except NeedsConfirmation as needed:
            if not _is_of_others(needed):
                raise
            told, title = store.revision, self.tr("Others have changed the same: enter yours?")
            if self._messages.ask(Question(title, needed.warnings)) is None:
                raise
            done = self._carried_out(command, seen, told)
        self._looking.renew()
        return done

    def _carried_out(self, command: Command, seen: int, agreed: int | None = None) -> Executed:
        store = self._view.store
        assert store is not None
        return store.carry_out(command, replace(store.by, base=seen, agreed=agreed))

    def tell(self, changes: ChangeSet, by: object) -> None:
        """Tell everybody what was changed for who is not at this window."""
        self._view.take_in(changes)
        self.changed.emit(changes, by)

    def run(
        self, command: Command, title: str = "", *, by: object = None, with_reason: bool = False
    ) -> Executed | None:
        """Carry out a command; its warnings are asked, a refusal is told. None when nothing was changed.

        ``with_reason``: who passes the warnings says why, for the command's own ``reason``.
        """
        assert self._view.store is not None
        since = self._looking.since
        return self._run(command, title, by, self._view.store.revision if since is None else since, with_reason)

    def _run(self, command: Command, title: str, by: object, since: int, with_reason: bool) -> Executed | None:
        try:
            return self._told(self._done(command, since), by)
        except NeedsConfirmation as needed:
            if _is_of_others(needed):
                return None  # it was asked
            question = Question(title or self.tr("Please confirm"), needed.warnings, needs_reason=with_reason)
            reason = self._messages.ask(question)
            if reason is None:
                return None
            said = confirmed(command, needed.warnings)
            return self._run(replace(said, reason=reason) if with_reason else said, title, by, since, with_reason)
        except (RuleViolation, EnvironmentProblem) as problem:
            self._messages.failed.emit(str(problem))
            return None

    def follow(self) -> None:
        """Show what was written elsewhere; EnvironmentProblem is the caller's."""
        if self._view.store is not None and (changes := self._view.store.follow()) is not None:
            self._told(Executed(0, self._view.store.revision, "", changes))

    def all_is_new(self) -> None:
        """Everything may be another: a whole copy was taken in."""
        assert self._view.store is not None
        self._told(Executed(0, self._view.store.revision, "", ChangeSet(frozenset(Topic))))

    def go_back(self, step: RestoreTo | RestoreFile, question: Question) -> Executed | None:
        """Go back in the history after one question: what goes, and what of it is public or locked."""
        store = self._view.store
        if store is None:
            return None
        try:
            warnings = store.would_ask(step)
            reason = self._messages.ask(replace(question, warnings=warnings, needs_reason=bool(warnings)))
            if reason is None:
                return None
            confirmed = tuple(dict.fromkeys(warning.rule_id for warning in warnings))
            if isinstance(step, RestoreFile):
                return self._told(store.restore_file(Path(step.path), reason=reason, confirmed=confirmed))
            return self._told(store.restore(replace(step, reason=reason, confirmed=confirmed)))
        except (RuleViolation, EnvironmentProblem) as problem:
            self._messages.failed.emit(str(problem))
            return None

    def undo(self, row_id: int | None = None) -> bool:
        """Take back one's newest step, or the newest of somebody by its row of the journal."""
        executed = self._through(
            lambda store, answer: store.undo(row_id, **answer), self.tr("Take back what is public or locked?")
        )
        if executed is not None:
            self._messages.said.emit(self.tr("Taken back: {0}").format(executed.label))
        return executed is not None

    def redo(self) -> bool:
        """Repeat the step that was taken back last."""
        executed = self._through(
            lambda store, answer: store.redo(**answer), self.tr("Change what is public or locked?")
        )
        if executed is not None:
            self._messages.said.emit(self.tr("Repeated: {0}").format(executed.label))
        return executed is not None

    def name_state(self, name: str) -> Executed:
        """Name the state as it is now; RuleViolation and EnvironmentProblem are the caller's."""
        assert self._view.store is not None
        return self._told(self._view.store.mark(name))

    def undo_state(self) -> UndoState:
        """Labels of the next undo and redo step."""
        return self._view.store.undo_state() if self._view.store else UndoState()

    def _through(
        self, step: Callable[[EventStore, Answer], Executed], title: str, answer: Answer = NOTHING_SAID
    ) -> Executed | None:
        if self._view.store is None:
            return None
        try:
            return self._told(step(self._view.store, answer))
        except NeedsConfirmation as needed:
            reason = self._messages.ask(Question(title, needed.warnings, needs_reason=True))
            if reason is None:
                return None
            ids = tuple(dict.fromkeys(warning.rule_id for warning in needed.warnings))
            return self._through(step, title, {"reason": reason, "confirmed": ids})
        except (RuleViolation, EnvironmentProblem) as problem:
            self._messages.failed.emit(str(problem))
            return None

    def _told(self, executed: Executed, by: object = None) -> Executed:
        self._view.take_in(executed.changes)
        self.changed.emit(executed.changes, by)
        return executed


def _is_of_others(needed: NeedsConfirmation) -> bool:
    return all(one.rule_id == MEANWHILE for one in needed.warnings)
