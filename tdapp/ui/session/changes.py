"""The door for changes: every command of the window goes through here, and everybody hears of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.domain.commands.command import Command
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.checks import NeedsConfirmation, confirmed
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ports.event_store import EventStore, UndoState
from tdapp.ui.session.question import Question
from tdapp.ui.session.talk import Talk
from tdapp.ui.session.view import View


class Changes(QObject):
    """Carries out commands and goes back in the history.

    Signals: ``changed(ChangeSet, object)`` after a durable change, with who began it (None: undo, another window), so
    that nobody answers what they did themselves.
    """

    changed = Signal(object, object)

    def __init__(self, view: View, talk: Talk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view, self._talk = view, talk

    def attempt(self, command: Command, *, by: object = None) -> Executed:
        """Carry out a command and tell everybody; RuleViolation and EnvironmentProblem are the caller's."""
        assert self._view.store is not None
        return self._told(self._view.store.execute(command), by)

    def run(self, command: Command, title: str = "", *, by: object = None) -> Executed | None:
        """Carry out a command; its warnings are asked, a refusal is told. None when nothing was changed."""
        try:
            return self.attempt(command, by=by)
        except NeedsConfirmation as needed:
            question = Question(title or self.tr("Please confirm"), needed.warnings)
            if self._talk.ask(question) is None:
                return None
            return self.run(confirmed(command, needed.warnings), title, by=by)
        except (RuleViolation, EnvironmentProblem) as problem:
            self._talk.failed.emit(str(problem))
            return None

    def follow(self) -> None:
        """Show what another window wrote into the event; EnvironmentProblem is the caller's."""
        if self._view.store is not None and self._view.store.follow():
            self._told(Executed(0, self._view.store.revision, "", ChangeSet(frozenset(Topic))))

    def travel(self, step: Callable[[EventStore], Executed]) -> Executed | None:
        """Go back in the history with a function of services.history.steps; a refusal is told."""
        return self._through(step)

    def undo(self) -> bool:
        """Take back the newest step."""
        executed = self._through(lambda store: store.undo())
        if executed is not None:
            self._talk.said.emit(self.tr("Taken back: {0}").format(executed.label))
        return executed is not None

    def redo(self) -> bool:
        """Repeat the step that was taken back last."""
        executed = self._through(lambda store: store.redo())
        if executed is not None:
            self._talk.said.emit(self.tr("Repeated: {0}").format(executed.label))
        return executed is not None

    def undo_state(self) -> UndoState:
        """Labels of the next undo and redo step."""
        return self._view.store.undo_state() if self._view.store else UndoState()

    def _through(self, step) -> Executed | None:
        if self._view.store is None:
            return None
        try:
            executed: Executed = step(self._view.store)
        except (RuleViolation, EnvironmentProblem) as problem:
            self._talk.failed.emit(str(problem))
            return None
        return self._told(executed)

    def _told(self, executed: Executed, by: object = None) -> Executed:
        self._view.take_in(executed.changes)
        self.changed.emit(executed.changes, by)
        return executed
