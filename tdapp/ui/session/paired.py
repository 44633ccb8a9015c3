"""The session as pairing sees it: where teams are paired they stand for the players, elsewhere it is the same."""

from __future__ import annotations

from tdapp.domain.commands.command import Command, Step
from tdapp.domain.commands.history import RestoreFile, RestoreTo
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import seat_of
from tdapp.domain.section.round import Round
from tdapp.domain.teams.for_pairing import as_paired, round_as_paired
from tdapp.domain.words.changes import Executed
from tdapp.services.ports.event_store import EventStore
from tdapp.services.teams.as_commands import as_meant
from tdapp.ui.session.changes import Changes
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.view import View


class PairedView:
    """What pairing looks at of a ``View``: its section and rounds are those of the teams where teams are paired."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._shown: tuple[Section, Section] | None = None

    @property
    def store(self) -> EventStore | None:
        """The open event file."""
        return self._view.store

    @property
    def is_open(self) -> bool:
        """True while an event with a section is open."""
        return self._view.is_open

    @property
    def section_id(self) -> int:
        """Id of the section in view."""
        return self._view.section_id

    @property
    def section(self) -> Section:
        """The section in view, or its teams as players."""
        stored = self._view.section
        if self._shown is None or self._shown[0] is not stored:
            self._shown = stored, as_paired(stored)
        return self._shown[1]

    def round(self, number: int) -> Round:
        """A round, or its matches as boards."""
        return round_as_paired(self._view.section, self._view.round(number))

    def round_before(self, number: int) -> Round | None:
        """The round before this one; None for round 1."""
        return self.round(number - 1) if number > 1 else None

    def why_not_do(self, *steps: type[Step]) -> str:
        """See View.why_not_do."""
        return self._view.why_not_do(*steps)

    def follow_rounds(self) -> None:
        """See View.follow_rounds."""
        self._view.follow_rounds()


def board_as_paired(section: Section, board: int) -> int:
    """The board, or the table of the match that it belongs to."""
    return board if section.team_rules is None else seat_of(board, section.team_rules.boards)[0]


class PairedChanges:
    """``Changes`` that says of teams what a dialog says of players."""

    def __init__(self, changes: Changes, view: View) -> None:
        self._changes, self._view = changes, view

    def attempt(self, command: Command, *, by: object = None) -> Executed:
        """See Changes.attempt."""
        return self._changes.attempt(as_meant(command, self._view.section), by=by)

    def run(
        self, command: Command, title: str = "", *, by: object = None, with_reason: bool = False
    ) -> Executed | None:
        """See Changes.run."""
        return self._changes.run(as_meant(command, self._view.section), title, by=by, with_reason=with_reason)

    def go_back(self, step: RestoreTo | RestoreFile, question: Question) -> Executed | None:
        """See Changes.go_back."""
        return self._changes.go_back(step, question)


class PairedSession:
    """The parts of a session that pairing takes."""

    def __init__(self, session: Session) -> None:
        self.messages = session.messages
        self.view = PairedView(session.view)
        self.changes = PairedChanges(session.changes, session.view)
