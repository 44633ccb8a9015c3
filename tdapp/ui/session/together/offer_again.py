"""What only another copy of the event has, shown and, when that is wanted, entered again where the event is led now."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session

MOST_SHOWN = 15


class OfferAgain(QObject):
    """For one look."""

    def __init__(self, session: Session, backend: Backend, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._backend = session, backend

    def offer(self, store: EventStore, other: Path) -> None:
        """Show the steps that only the other file has; what asks or is refused is left to the arbiter."""
        messages = self._session.messages
        try:
            found = self._backend.only_there(store, other)
        except (RuleViolation, EnvironmentProblem) as problem:
            messages.failed.emit(str(problem))
            return
        if not found:
            messages.said.emit(self.tr("Everything of {0} is there.").format(other.name))
            return
        lines = ["  ".join(filter(None, (f"{one.at.astimezone():%H:%M}", one.actor, one.label))) for one in found]
        title = self.tr("%n step(s) only in {0}", "", len(found)).format(other.name)
        question = Question(title, (), _cut(lines), action=self.tr("Enter them again"))
        if messages.ask(question) is None:
            return
        from tdapp.services.arbiters.again import enter_again

        try:
            done = enter_again(store, found)
        except EnvironmentProblem as problem:
            messages.failed.emit(str(problem))
            return
        finally:
            self._session.changes.all_is_new()
        refused = [f"{one.label}: {one.why_not}" for one in done if one.why_not]
        entered = self.tr("%n step(s) were entered again.", "", len(done) - len(refused))
        if refused:
            messages.failed.emit("\n".join([entered, *_cut(refused)]))
        else:
            messages.said.emit(entered)


def _cut(lines: Sequence[str]) -> tuple[str, ...]:
    more = len(lines) - MOST_SHOWN
    return tuple(lines) if more <= 0 else (*lines[:MOST_SHOWN], f"… +{more}")
