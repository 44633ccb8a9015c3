"""Closing a tournament from the window, and its final pack: one action, everything in one folder."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.rounds import CloseSection
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.checks.closing import closing_checks
from tdapp.services.history.steps import history
from tdapp.ui.pages.rounds.closing_dialog import ClosingDialog
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner, Watch

SLOT = "final-pack"
WHOLE_LOG = 1_000_000


class Closing(QObject):
    """Asks, closes, writes; failures are told through the session."""

    def __init__(self, session: Session, tasks: TaskRunner, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._tasks = tasks
        self._window = window

    def close(self) -> bool:
        """Show what is missing, or close the tournament and write what was asked for."""
        session = self._session
        store, section = session.view.store, session.view.section
        assert store is not None
        checks = closing_checks(
            store.rounds(session.view.section_id),
            section.rounds_total,
            by_hand_is_stale=session.tables.by_hand_may_be_out_of_date(),
        )
        dialog = ClosingDialog(checks, store.path.parent, self._window)
        accepted = dialog.show_through()
        folder, with_backup = dialog.folder, dialog.with_backup
        if not accepted or session.changes.run(CloseSection(session.view.section_id)) is None:
            return False
        if folder is not None:
            self.write(folder, with_backup=with_backup)
        return True

    def ask_pack(self) -> None:
        """The final pack once more, of a tournament that is closed."""
        store = self._session.view.store
        assert store is not None
        dialog = ClosingDialog((), store.path.parent, self._window, closed=True)
        accepted = dialog.show_through()
        folder, with_backup = dialog.folder, dialog.with_backup
        if accepted and folder is not None:
            self.write(folder, with_backup=with_backup)

    def write(self, parent: Path, *, with_backup: bool) -> None:
        """Write the pack into a new folder; off the main thread."""
        session = self._session
        store, section, section_id = session.view.store, session.view.section, session.view.section_id
        assert store is not None
        rounds = store.rounds(section_id)
        log = history(store, section_id=section_id, limit=WHOLE_LOG)
        now = dt.datetime.now().astimezone()

        def work(watch: Watch) -> tuple[Path, int]:
            from tdapp.reports.final_pack import final_pack, pack_folder, write_pack
            from tdapp.reports.options import PrintOptions

            folder = pack_folder(parent, section)
            options = PrintOptions(printed_at=now)
            files = final_pack(section, rounds, log, options, stem=store.path.stem)
            written = write_pack(folder, watch.over(files))
            if with_backup:
                store.save_copy(folder / store.path.name)
            return folder, len(written) + with_backup

        def done(answer: tuple[Path, int]) -> None:
            folder, count = answer
            session.messages.said.emit(
                self.tr("The final pack is written: %n file(s) in {0}", "", count).format(folder)
            )

        self._tasks.start_long(SLOT, self.tr("Writing the final pack…"), work, done, self._failed)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, (EnvironmentProblem, RuleViolation)):
            raise problem
        self._session.messages.failed.emit(str(problem))
