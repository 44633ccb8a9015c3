"""Publishing in a process of its own, so that no key waits for a page; once, or after every change while it is open."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from tdapp.domain.words.wording import current_language, language, tr
from tdapp.reports.site.folder import FORCE_HINT
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools


@dataclass(frozen=True, slots=True)
class SiteChoices:
    """Where an event is published on this computer, in which languages (the first at the root), and whether always."""

    folder: str = ""
    languages: tuple[str, ...] = ()
    always: bool = False


class PublishDesk(QObject):
    """Starts the program once more and tells what it says.

    Signals: ``published(str)`` a sentence with the numbers of files; ``refused(str, bool)`` why nothing was written,
    and whether it can be forced.
    """

    published = Signal(str)
    refused = Signal(str, bool)

    def __init__(self, session: Session, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._tools = session, tools
        self._process: QProcess | None = None
        self._site = current_language()
        session.view.event_changed.connect(self.stop)

    @property
    def busy(self) -> bool:
        """Whether the process is there: it works once, or waits for changes."""
        return self._process is not None

    def choices(self) -> SiteChoices:
        """What was chosen for the open event on this computer."""
        usual = SiteChoices(languages=(current_language(),))
        try:
            held = json.loads(self._tools.remembered.text(self._key()))
            return SiteChoices(str(held["folder"]), tuple(map(str, held["languages"])), bool(held["always"]))
        except (ValueError, KeyError, TypeError):
            return usual

    def publish(self, choices: SiteChoices, *, force: bool = False) -> None:
        """Write the site; one that is kept up to date already begins anew."""
        self.stop()
        store = self._session.view.store
        assert store is not None
        self._tools.remembered.set_text(self._key(), json.dumps(asdict(choices)))
        self._site, *others = choices.languages
        command, *words = self._tools.backend.program
        words += ["publish", str(store.path), choices.folder, "--language", self._site, "--with-parent"]
        words += [word for code in others for word in ("--also", code)]
        words += [*(["--watch"] if choices.always else []), *(["--force"] if force else [])]
        self._start(command, words)

    def stop(self) -> None:
        """Nothing is written any more."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(3000)
            process.deleteLater()

    def _start(self, command: str, words: Sequence[str]) -> None:
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._told)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        self._process = process
        process.start(command, list(words))

    def _told(self) -> None:
        while self._process is not None and self._process.canReadLine():  # it comes in pieces
            self.published.emit(bytes(self._process.readLine().data()).decode("utf-8", "replace").strip())

    def _finished(self, status: int, _how: object = None) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        said = bytes(process.readAllStandardError().data()).decode("utf-8", "replace").strip()
        process.deleteLater()
        if status:
            with language(self._site):
                hint = tr(FORCE_HINT)
            text = said.removeprefix("tdapp: ")
            self.refused.emit(text.removesuffix(hint).strip(), text.endswith(hint))

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            text = self._process.errorString()
            self._process.deleteLater()
            self._process = None
            self.refused.emit(text, False)

    def _key(self) -> str:
        store = self._session.view.store
        path = str(Path(store.path).resolve()) if store is not None else ""
        return f"publish/{sha256(path.encode('utf-8', 'replace')).hexdigest()[:16]}"
