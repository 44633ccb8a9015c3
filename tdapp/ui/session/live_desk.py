"""The live pages while a window is open: started, stopped, and where they are."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tdapp.domain.words.wording import current_language
from tdapp.services.live.addresses import address_of
from tdapp.ui.session.second_program import SecondProgram
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.kept import Kept
from tdapp.ui.session.tools import Tools


class LiveDesk(QObject):
    """Nothing listens before ``start``; another event, or the end of the window, ends it.

    Signals: ``changed()`` it listens now, or no longer; ``failed(str)`` why it does not.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: Session, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._second = SecondProgram(tools.backend.program, self)
        self._second.said.connect(self._said)
        self._second.ended.connect(self._ended)
        self.address = ""
        self.viewers = 0
        self._kept = Kept(session, tools.remembered, "live/pages")
        self._asked: dict[str, object] = {}
        session.view.event_changed.connect(self._other_event)

    @property
    def public(self) -> str:
        """The name of a tunnel or proxy under which the world sees the pages; empty: there is none."""
        return str(self._asked.get("public") or "") if self.is_running else ""

    @property
    def shows_now(self) -> bool:
        """Whether viewers see the standings as they would be now, or saw them when it was started last."""
        return bool((self._asked or self._kept.read()).get("now"))

    @property
    def engine(self) -> str:
        """The program that evaluates finished games, or did when it was started last; empty: none."""
        return str((self._asked or self._kept.read()).get("engine") or "")

    @property
    def is_running(self) -> bool:
        """Whether it serves, or is about to."""
        return self._second.is_running

    def start(
        self,
        *,
        hall: bool,
        port: int,
        word: bool = False,
        network: str = "",
        public: str = "",
        now: bool = False,
        engine: str = "",
    ) -> None:
        """Serve for this computer, or for the hall; ``word``: only for who has the address with its word.

        ``network``: the address or the name of the network of the hall; ``public``: a name of a tunnel or proxy.
        ``now``: with the standings as they would be now; ``engine``: the program that evaluates finished games.
        """
        self._serve(
            hall=hall, port=port, word="" if word else None, network=network, public=public, now=now, engine=engine
        )

    def _serve(
        self,
        *,
        hall: bool,
        port: int,
        word: str | None,
        network: str = "",
        public: str = "",
        now: bool = False,
        engine: str = "",
    ) -> None:
        """``word``: the one that viewers know already, empty: a new one, None: none."""
        store = self._session.view.store
        assert store is not None
        self.address, self.viewers = "", 0
        self._asked = {
            "hall": hall,
            "port": port,
            "word": word,
            "network": network,
            "public": public,
            "now": now,
            "engine": engine,
        }
        words = ["live", str(store.path), "--port", str(port), "--language", current_language()]
        words += ["--interface", network or "all"] if hall else []
        words += ["--public", public] if public else []
        words += ["--standings-now"] if now else []
        words += ["--engine", engine] if engine else []
        words += ["--word", *([word] if word else [])] if word is not None else []
        self._second.start(words)
        self.changed.emit()

    def stop(self) -> None:
        """Nobody sees anything any more."""
        self._kept.write(None)
        self._end()

    def _end(self) -> None:
        was = self.is_running
        self._second.stop()
        self.address = ""
        if was:
            self.changed.emit()

    def resume(self) -> None:
        """Made when an event is open already: go on with it."""
        if self._session.view.is_open:
            self._other_event()

    def _other_event(self) -> None:
        """Another event, or the same one after a restart: its pages are there again, at the same address."""
        self._end()
        held = self._kept.read()
        if isinstance(held.get("port"), int):
            word = held.get("word")
            network, public = (str(held.get(name) or "") for name in ("network", "public"))
            if network and address_of(network) is None:
                network = ""  # another network than yesterday
            self._serve(
                hall=bool(held.get("hall")), port=held["port"], word=word if isinstance(word, str) else None,
                network=network, public=public, now=bool(held.get("now")), engine=str(held.get("engine") or ""),
            )  # fmt: skip
            self._session.messages.said.emit(self.tr("The pages for viewers are open again."))

    def _said(self, line: str) -> None:
        if not self.address and line.startswith("http"):
            self.address = line
            _, _, word = line.partition("?word=")
            self._kept.write({**self._asked, "word": word or None})
            self.changed.emit()
        elif line.startswith("viewers ") and line.split()[1].isdigit():
            self.viewers = int(line.split()[1])
            self.changed.emit()
        elif line.startswith("engine "):
            self.failed.emit(line.removeprefix("engine "))

    def _ended(self, _status: int, fault: str) -> None:
        self.address = ""
        self.changed.emit()
        self.failed.emit(fault)
