"""The event at a desk: reading, tables, documents, search as ever; a step goes to the leading computer.

It is judged here first, over the desk's own rows, so that refusals and questions come at once and in the desk's own
language. The answer brings the rows: when ``execute`` returns they are here, and no page knows the difference.
"""

from __future__ import annotations

import datetime as dt
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import select

from tdapp.domain.arbiters.by import ALONE, By
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.roles import MAY_LEAD
from tdapp.domain.commands.command import Step
from tdapp.domain.commands.stored import encode
from tdapp.domain.section.event import Section
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.checks import Level, NeedsConfirmation, Warning
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.door.execute import execute
from tdapp.services.ports.host import Answer, Host, NoAnswer, NotInvited
from tdapp.storage.event.event_file import EventFile
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.replica.lines import CopyNeeded, StepLine, held_of, line_of
from tdapp.storage.replica.taking_in import take_held, take_lines
from tdapp.storage.rows.models import RoundRow
from tdapp.storage.rows.section_reading import Known

PATIENCE = 3.0
"""Seconds that a step waits for its answer while the window takes no keys."""


class _Judged(SqlUnitOfWork):
    """A transaction that is never kept."""

    def commit(self) -> None:
        """The leading computer decides."""


class DeskFile(EventFile):
    """Made by ``opening.open_event_file`` with ``kind=DeskFile``, then given its host by ``work_with``."""

    _host: Host
    _by: By

    def work_with(self, host: Host, invitation: Invitation) -> None:
        """Where steps go, and in which role."""
        self._host, self._by = host, invitation.by()
        self._actor, self._stack, self._undo_state = invitation.name, None, None
        self.invitation = invitation
        self.wait: Callable[[Callable[[], Answer]], Answer] = lambda ask: ask()
        self.silent_since: dt.datetime | None = None
        self.ended = ""  # why this desk works no more
        self.needs_copy = False
        self._news: list[StepLine] = []
        self._turn = threading.Lock()
        self._pending: dict[str, Any] | None = None
        self._asking = False

    @property
    def host(self) -> Host:
        """The leading computer."""
        return self._host

    @property
    def by(self) -> By:
        """Who works here."""
        return self._by

    @property
    def why_not(self) -> str:
        """Why nothing can be changed now; empty while it can."""
        if self.ended:
            return self.ended
        if self._pending is not None:
            return tr("A step waits for the leading computer: it is sent again by itself.")
        if self.silent_since is not None:
            since = f"{self.silent_since.astimezone():%H:%M}"
            if self._by.role in MAY_LEAD:
                return tr(
                    "The leading computer does not answer since {time}. Results wait on paper, or lead from here: "
                    "Event > Work together…"
                ).format(time=since)
            return tr("The leading computer does not answer since {time}. Results wait on paper until it does.").format(
                time=since
            )
        return ""

    # -- what came by itself ------------------------------------------------------------------------------------------

    def heard(self, lines: Sequence[Any]) -> None:
        """Lines that the leading computer told, from whatever thread; ``follow`` takes them in."""
        read = [line_of(line) for line in lines]
        with self._turn:
            self._news += read

    def keep_held(self, held: object) -> None:
        """What lies beside the journal there: invitations that somebody goes on with if the leading computer dies."""
        with self.from_elsewhere() as connection:
            take_held(connection, held_of(held))

    def follow(self) -> ChangeSet | None:
        """Take in what the leading computer told; None when there is nothing new."""
        if self._asking or self._closed:
            return None
        with self._turn:
            lines, self._news = self._news, []
        try:
            return self._take(lines)
        except EnvironmentProblem:  # the disk: nobody tells them again
            with self._turn:
                self._news[:0] = lines
            raise

    def _take(self, lines: Sequence[StepLine]) -> ChangeSet | None:
        """All lines that are new; a copy that they do not fit is fetched anew."""
        newer = sorted((line for line in lines if line.revision > self.revision), key=lambda line: line.revision)
        if not newer:
            return None
        before = self.revision
        held = {number: section for (revision, number), section in self._snapshots.items() if revision == before}
        try:
            changes = take_lines(self, newer)
        except CopyNeeded:
            self.needs_copy = True
            raise
        if self.revision == before:
            return None
        self._keep_through(held, newer, changes)
        return changes

    def _keep_through(self, held: dict[int, Section], lines: Sequence[StepLine], changes: ChangeSet) -> None:
        """What these steps did not touch is not read again: a hall enters eight results a second."""
        if not changes.section_ids:
            return
        images = [(table, row) for line in lines for table, _, *rows in line.images for row in rows if row is not None]
        tables = frozenset(table for table, _row in images)
        rounds = self._rounds_of({row["round_id"] for table, row in images if table == "pairing"})
        for number, section in held.items():
            if number not in changes.section_ids:
                self._snapshots[self.revision, number] = section
            elif tables <= {"pairing", "section"}:
                self._known[number] = Known(section, rounds, tables=tables)

    def _rounds_of(self, ids: set[int]) -> frozenset[int]:
        table = RoundRow.__table__.c
        with self._reading() as connection:
            return frozenset(connection.execute(select(table.number).where(table.id.in_(ids))).scalars())

    def take_copy(self, path: Path) -> Path | None:
        """Make everything as it is in a copy that was fetched; RuleViolation when it is another event.

        A file with what was here and is not there is kept, and its name given.
        """
        from tdapp.storage.replica.renewing import take_copy

        kept = take_copy(self, path)
        self.needs_copy = False
        with self._turn:
            self._news.clear()
        return kept

    # -- what is done here --------------------------------------------------------------------------------------------

    def _run(self, step: Step, by: By = ALONE) -> Executed:
        """Judge it here, send it, take in its lines."""
        self._refuse_read_only()
        if self.why_not and self._pending is None:
            raise EnvironmentProblem(self.why_not)
        self.send_pending()
        self._judge(step, by.base, by.agreed)
        return self._send(step, by, again=True)

    def _judge(self, step: Step, base: int | None, agreed: int | None) -> Executed:
        work = _Judged(self._engine, self._clock, self._snapshots)
        return execute(work, step, replace(self._by, base=base, agreed=agreed))

    def _send(self, step: Step, by: By, *, again: bool) -> Executed:
        """``by``: the revision that was seen, where it is older than that of this copy."""
        base = self.revision if by.base is None else by.base
        sent: dict[str, Any] = {
            "origin": secrets.token_urlsafe(12),
            "base": base,
            "id": step.ID,
            "version": step.VERSION,
            "data": encode(step),
        }
        if by.agreed is not None:
            sent["agreed"] = by.agreed
        self._pending = sent
        answer = self._asked(sent)
        self._pending = None
        lines = [line_of(line) for line in answer.body.get("lines", ())]
        text = str(answer.body.get("text", ""))
        if answer.status == 200:
            self._take(lines)
            done = _executed(answer.body)
            if done.revision > self.revision:  # lines between are missing: they come with the next news
                raise NoAnswer(tr("The step is done; its rows come in a moment."))
            return done
        if self._take(lines) is not None:
            self._judge(step, base, by.agreed)  # by the rows of now it refuses or asks by itself, in words of here
        if answer.status == 409 and str(answer.body.get("rule", "")) == _MEANWHILE:
            raise NeedsConfirmation((Warning(Level.CONFIRM, _MEANWHILE, text),))
        if answer.status == 409 and again:
            return self._send(step, replace(by, base=base), again=False)
        if answer.status == 426:
            raise EnvironmentProblem(tr("The leading computer has another version of the program: take the same one."))
        raise RuleViolation(text or tr("The leading computer has refused this step."))

    def _asked(self, sent: dict[str, Any]) -> Answer:
        """The answer, asked for again while there is time."""
        until = time.monotonic() + PATIENCE
        self._asking = True
        try:
            while True:
                left = max(0.2, until - time.monotonic())
                answer = self.wait(lambda left=left: self._host.do(sent, left))  # type: ignore[misc]
                if answer.status not in (429, 503, 504) or time.monotonic() > until:
                    break
                time.sleep(0.1)
        except NotInvited as problem:
            self._pending, self.ended = None, str(problem)
            raise
        except NoAnswer as problem:
            self.silent_since = self.silent_since or self._clock()
            self._host.look_again()
            raise NoAnswer(tr("No answer: it is sent again by itself.")) from problem
        finally:
            self._asking = False
        if answer.status in (429, 503, 504):
            raise NoAnswer(tr("No answer: it is sent again by itself."))
        self.silent_since = None
        return answer

    @property
    def has_pending(self) -> bool:
        """Whether a step without answer waits to be sent again; not while it is on its way."""
        return self._pending is not None and not self._asking

    def send_pending(self) -> str:
        """Send the step that had no answer again; what was said to it, empty when it was done. NoAnswer."""
        sent = self._pending
        if sent is None:
            return ""
        answer = self._asked(sent)
        self._pending = None
        self.heard(answer.body.get("lines", ()))
        return "" if answer.status == 200 else str(answer.body.get("text", "")) or tr("It was refused.")

    # -- what is the leading computer's alone -------------------------------------------------------------------------

    def restore_file(self, path: Path, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        """Files come in at the leading computer only."""
        raise RuleViolation(tr("This is done at the leading computer."))

    def hand_over(self, path: Path, receiver: str) -> None:
        """The leading computer hands over."""
        raise RuleViolation(tr("This is done at the leading computer."))

    def notice_of_hand_over(self) -> str:
        """A desk takes nothing over by being opened."""
        return ""

    def keep_heard(self, section_id: int, lines: Sequence[Any]) -> None:
        """What sources say is kept where they are connected."""

    def keep_invitations(self, invitations: Sequence[Invitation]) -> None:
        """The leading computer invites."""

    def close(self) -> None:
        """Ask nothing more."""
        if hasattr(self, "_host"):
            self._host.close()
        super().close()


_MEANWHILE = "changed-meanwhile"


def _executed(body: dict[str, Any]) -> Executed:
    changes = ChangeSet(
        frozenset(Topic(topic) for topic in body["topics"]), frozenset(int(one) for one in body["sections"])
    )
    return Executed(int(body["row"]), int(body["revision"]), str(body.get("label", "")), changes)
