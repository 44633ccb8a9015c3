"""Pushing to Lichess while a window is open: the token into the keyring, a dry run, and the pushing itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QProcess, Signal

from tdapp.domain.words.errors import RuleViolation
from tdapp.services.live.lichess import round_of, token_of
from tdapp.ui.session.second_program import LastWords, SecondProgram
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.kept import Kept
from tdapp.ui.session.tools import Tools


class LichessDesk(QObject):
    """Signals: ``changed()`` it pushes now, or no longer; ``said(str)`` a line for whoever looks."""

    changed = Signal()
    said = Signal(str)

    def __init__(self, session: Session, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._program = session, tools.backend.program
        self._kept = Kept(session, tools.remembered, "live/lichess")
        self.rounds: tuple[str, ...] = ()
        self._section = 1
        self._second = SecondProgram(self._program, self)
        self._second.said.connect(self.said)
        self._second.ended.connect(self._ended)
        self._look = SecondProgram(self._program, self)
        self._look.said.connect(self.said)
        self._look.ended.connect(self._looked)
        session.view.event_changed.connect(self._other_event)

    @property
    def is_running(self) -> bool:
        """Whether games are pushed."""
        return self._second.is_running

    def keep_token(self, text: str) -> None:
        """Put a token into the keyring of the system; RuleViolation where it is none."""
        token = token_of(text)
        process = QProcess(self)
        words = LastWords(process)

        def finished(status: int, _how: object = None) -> None:
            self.said.emit(words.text if status else self.tr("The token is kept by this computer."))
            process.deleteLater()

        process.finished.connect(finished)
        command, *first = self._program
        process.start(command, [*first, "broadcast", "--keep-token"])
        process.write(f"{token}\n".encode())
        process.closeWriteChannel()

    def dry_run(self) -> None:
        """Say what Lichess would show of the section in view."""
        store = self._session.view.store
        assert store is not None
        self._look.start(["broadcast", str(store.path), "--section", str(self._place()), "--dry-run"])

    def start(self, text: str) -> None:
        """Push the section in view to one round of a broadcast or several; RuleViolation where an address is none."""
        self._section = self._place()
        self._push(tuple(round_of(one) for one in text.replace(",", " ").split()) or (round_of(""),))
        self._kept.write({"rounds": list(self.rounds), "section": self._section})

    def _push(self, rounds: tuple[str, ...]) -> None:
        store = self._session.view.store
        assert store is not None
        self.rounds = rounds
        named = [word for one in rounds for word in ("--round", one)]
        self._second.start(["broadcast", str(store.path), "--section", str(self._section), *named])
        self.changed.emit()

    def stop(self) -> None:
        """Push no more."""
        self._kept.write(None)
        self._end()

    def _end(self) -> None:
        was = self.is_running
        self._second.stop()
        self._look.stop()
        if was:
            self.changed.emit()

    def resume(self) -> None:
        """Made when an event is open already: go on with it."""
        if self._session.view.is_open:
            self._other_event()

    def _other_event(self) -> None:
        """Another event, or the same one after a restart: its broadcast goes on."""
        self._end()
        held = self._kept.read()
        try:
            rounds = tuple(round_of(str(one)) for one in held.get("rounds", ()))
        except RuleViolation:
            return
        if rounds and isinstance(held.get("section"), int):
            self._section = held["section"]
            self._push(rounds)

    def _ended(self, _status: int, fault: str) -> None:
        self.said.emit(fault or self.tr("Nothing is pushed any more."))
        self.changed.emit()

    def _looked(self, status: int, fault: str) -> None:
        if fault and status > 1:
            self.said.emit(fault)

    def _place(self) -> int:
        ids = [one.section_id for one in self._session.view.sections]
        return ids.index(self._session.view.section_id) + 1
