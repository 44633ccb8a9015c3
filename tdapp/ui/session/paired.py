"""The session as pairing sees it: where teams are paired they stand for the players, elsewhere it is the same."""

from __future__ import annotations

from typing import Any, cast

from tdapp.domain.commands.command import Command
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.teams.for_pairing import as_paired, round_of_teams
from tdapp.domain.teams.match import seat_of
from tdapp.domain.words.changes import Executed
from tdapp.services.teams.as_commands import of_teams
from tdapp.ui.session.changes import Changes
from tdapp.ui.session.session import Session
from tdapp.ui.session.view import View


class PairedView:
    """A ``View`` whose section and rounds are those of the teams; everything else is the view's."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._shown: tuple[Section, Section] | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._view, name)

    @property
    def section(self) -> Section:
        """The section in view, or its teams as players."""
        stored = self._view.section
        if not stored.system.pairs_teams:
            return stored
        if self._shown is None or self._shown[0] is not stored:
            self._shown = stored, as_paired(stored)
        return self._shown[1]

    def round(self, number: int) -> Round:
        """A round, or its matches as boards."""
        stored = self._view.section
        state = self._view.round(number)
        return round_of_teams(stored, state) if stored.system.pairs_teams else state

    def round_before(self, number: int) -> Round | None:
        """The round before this one; None for round 1."""
        return self.round(number - 1) if number > 1 else None


def board_as_paired(section: Section, board: int) -> int:
    """The board, or the table of the match that it belongs to."""
    return board if section.team_rules is None else seat_of(board, section.team_rules.boards)[0]


class _PairedChanges:
    """``Changes`` that says of teams what a dialog says of players."""

    def __init__(self, changes: Changes, view: View) -> None:
        self._changes, self._view = changes, view

    def __getattr__(self, name: str) -> Any:
        return getattr(self._changes, name)

    def _meant(self, command: Command) -> Command:
        section = self._view.section
        return of_teams(command, section) if section.system.pairs_teams else command

    def attempt(self, command: Command, *, by: object = None) -> Executed:
        """See Changes.attempt."""
        return self._changes.attempt(self._meant(command), by=by)

    def run(self, command: Command, title: str = "", *, by: object = None) -> Executed | None:
        """See Changes.run."""
        return self._changes.run(self._meant(command), title, by=by)


def paired_session(session: Session) -> Session:
    """The session for what pairs."""
    return cast(Session, _PairedSession(session))


class _PairedSession:
    def __init__(self, session: Session) -> None:
        self._session = session
        self.view = PairedView(session.view)
        self.changes = _PairedChanges(session.changes, session.view)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)
