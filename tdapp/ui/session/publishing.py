"""Publishing in a process of its own, so that no key waits for a page; once, or after every change while it is open."""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import current_language, language, tr
from tdapp.reports.site.folder import FORCE_HINT
from tdapp.ui.session.second_program import SecondProgram
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools


@dataclass(frozen=True, slots=True)
class SiteChoices:
    """Where an event is published on this computer, in which languages (the first at the root), and whether always.

    ``now``: with the standings as they would be now, while a round is played.
    """

    folder: str = ""
    languages: tuple[str, ...] = ()
    always: bool = False
    now: bool = False


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
        self._second = SecondProgram(tools.backend.program, self)
        self._second.said.connect(self.published)
        self._second.ended.connect(self._ended)
        self._site = current_language()
        session.view.event_changed.connect(self.stop)

    @property
    def busy(self) -> bool:
        """Whether the program is there: it works once, or waits for changes."""
        return self._second.is_running

    def choices(self) -> SiteChoices:
        """What was chosen for the open event on this computer."""
        usual = SiteChoices(languages=(current_language(),))
        try:
            held = json.loads(self._tools.remembered.text(self._key()))
            languages = tuple(map(str, held["languages"]))
            return SiteChoices(str(held["folder"]), languages, bool(held["always"]), bool(held.get("now")))
        except (ValueError, KeyError, TypeError):
            return usual

    def publish(self, choices: SiteChoices, *, force: bool = False) -> None:
        """Write the site; one that is kept up to date already begins anew."""
        store = self._session.view.store
        assert store is not None
        self._tools.remembered.set_text(self._key(), json.dumps(asdict(choices)))
        self._site, *others = choices.languages
        words = ["publish", str(store.path), choices.folder, "--language", self._site]
        words += [word for code in others for word in ("--also", code)]
        words += ["--standings-now"] if choices.now else []
        words += [*(["--watch"] if choices.always else []), *(["--force"] if force else [])]
        self._second.start(words)

    def stop(self) -> None:
        """Nothing is written any more."""
        self._second.stop()

    def _ended(self, status: int, fault: str) -> None:
        if status:
            with language(self._site):
                hint = tr(FORCE_HINT)
            self.refused.emit(fault.removesuffix(hint).strip(), fault.endswith(hint))

    def _key(self) -> str:
        store = self._session.view.store
        path = str(Path(store.path).resolve()) if store is not None else ""
        return f"publish/{sha256(path.encode('utf-8', 'replace')).hexdigest()[:16]}"
