"""Who works on the event beside this window, by telephone: invitations, the process of their pages, what they enter.

The process holds no event and decides nothing. What comes from it is carried out here, in this thread, one after the
other, and answered before anything else is told.
"""

from __future__ import annotations

import datetime as dt
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import EXPECTED, Invitation
from tdapp.domain.arbiters.keys import mark_of, new_key
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import current_language
from tdapp.services.arbiters.second_computer import SECOND_COMPUTER
from tdapp.services.live.addresses import LOOPBACK, address_now, address_of, is_free, shown_address
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.kept import Kept, certificate_path, kept_certificate
from tdapp.ui.session.together.page_news import PageNews
from tdapp.ui.session.together.page_process import PageProcess
from tdapp.ui.session.together.passes import Pass as Pass
from tdapp.ui.session.together.passes import of_before
from tdapp.ui.session.tools import Tools

if TYPE_CHECKING:  # who works alone loads nothing of it
    from tdapp.services.arbiters.counter import Counter
    from tdapp.ui.session.together.desks import Desks
    from tdapp.ui.session.together.leading import Leading
    from tdapp.ui.session.together.whereabouts import Whereabouts

AGAIN = 1_000
"""Milliseconds until a process that died is started again."""
MOST = 200
"""Pages at once."""


class TeamDesk(QObject):
    """Nothing listens before the first invitation; one that is taken back opens nothing any more.

    Signals: ``changed()`` invitations, addresses or who is there are others; ``failed(str)`` why nothing listens.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: Session, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self.tools, self._backend = session, tools, tools.backend
        self._process = PageProcess(tools.backend.program, self)
        self._process.came.connect(self._hear)
        self._process.rested.connect(self._tell_made)
        self._process.ended.connect(self._finished)
        self.passes: list[Pass] = []
        self._host, self._port, self._hall, self._secure = LOOPBACK, 0, False, False
        self.moved_from = ""  # the address before, where telephones must come anew
        self._public = ""  # under which a tunnel or proxy shows the pages to the world
        self._network = ""  # the name of an interface or its address; empty: the one that leads out
        self._listens = False
        self.fingerprint = ""  # of the certificate, where there is one
        self._counter: Counter | None = None
        self.hears: dict[str, Callable[[dict[str, Any]], None]] = {
            "listening": self._hear_listening,
            "failed": lambda line: self.failed.emit(str(line["failed"])),
            "device": self._hear_device,
            "act": self._hear_act,
        }
        """What a line of the process means, by the word that it has."""
        self._made: list[ChangeSet] = []
        self.news = PageNews(session, self._process, lambda: self.passes, self)
        self.changed.connect(self._count)
        self._kept = Kept(session, tools.remembered, "live/telephones")
        self.certificate_path: Path | None = None  # None: that of the computer
        self._opened_at = ""  # the address that the pages' browsers know
        session.view.event_changed.connect(self._other_event)

    @property
    def is_running(self) -> bool:
        """Whether the process is there."""
        return self._process.is_running

    @property
    def is_waiting(self) -> bool:
        """Whether invitations stand that nothing listens for."""
        return bool(self.passes) and not self.is_running

    def address(self, one: Pass) -> str:
        """Where a key leads; empty until the process listens."""
        if not (self._listens and one.key):
            return ""
        return f"{self.origin}/{one.letter}/{one.key}/"

    @property
    def origin(self) -> str:
        """Scheme, host and port, as telephones see them; empty until the process listens."""
        if not self._listens:
            return ""
        scheme = "https" if self._secure else "http"
        return f"https://{self._public}" if self._public else f"{scheme}://{self._host}:{self._port}"

    @property
    def host(self) -> str:
        """The address of this computer that telephones see."""
        return self._host

    @property
    def port(self) -> int:
        """Where the process listens, for a tunnel; 0: it does not."""
        return self._port if self._listens else 0

    @property
    def public(self) -> str:
        """The name of a tunnel or proxy; empty: there is none."""
        return self._public

    @property
    def hall(self) -> bool:
        """Whether other devices than this computer reach the pages."""
        return self._hall

    @property
    def secure(self) -> bool:
        """Whether the pages are encrypted by a certificate of this computer."""
        return self._secure

    def add(
        self,
        role: Role,
        name: str = "",
        *,
        sections: Iterable[int] = (),
        boards: tuple[int, ...] = (),
        hall: bool = False,
        secure: bool = False,
        network: str = "",
        public: str = "",
        desk: bool = False,
    ) -> Pass:
        """An invitation to these sections (none: all) and boards (none: all); ``desk``: for a computer, by a code."""
        if len(self.passes) >= MOST:
            raise RuleViolation(self.tr("There are %n invitations already: take some back.", "", MOST))
        key = "" if desk else new_key()
        mark = self.desks.new_code(name) if desk else mark_of(key)
        one = Pass(Invitation(name, role, mark, frozenset(sections), boards), key)
        secure = secure or desk or any(held.held.is_desk for held in self.passes)  # a copy of the event goes there
        self.passes.append(one)
        if not self.is_running or not self._is_shown(hall, secure, network, public):
            self._hall, self._secure, self._network, self._public = hall, secure, network, public
            self._start()
        else:
            self.news.tell_passes()
        self._keep()
        self.changed.emit()
        return one

    def _is_shown(self, hall: bool, secure: bool, network: str, public: str) -> bool:
        return (hall, secure, network, public) == (self._hall, self._secure, self._network, self._public)

    def show_where(self, hall: bool, secure: bool, *, network: str = "", public: str = "") -> None:
        """Be reached by others, or by this computer alone, from now on."""
        secure = secure or any(one.held.is_desk for one in self.passes)
        if self.is_running and not self._is_shown(hall, secure, network, public):
            self._hall, self._secure, self._network, self._public = hall, secure, network, public
            self._start()
            self._keep()
            self.changed.emit()

    def remove(self, one: Pass) -> None:
        """Take an invitation back; with the last one nothing listens any more."""
        self.passes = [held for held in self.passes if held is not one]
        if self.passes:
            self.news.tell_passes()
        else:
            self._end()
        self._keep()
        self.changed.emit()

    def stop(self) -> None:
        """No key opens anything any more, until the event is opened again."""
        if self.passes:
            self.passes.clear()
            self._end()
            self.changed.emit()

    def _count(self) -> None:
        """The window shows how many work with it."""
        desks = sum(one.held.is_desk for one in self.passes) if self.is_running else 0
        self._session.view.set_at_work(len(self.passes) - desks if self.is_running else 0, desks)

    def go_on(self) -> None:
        """Listen for the invitations that stand, where they were."""
        if self.is_waiting:
            self._start()
            text = self.tr("Open again: %n page(s)", "", len(self.passes))
            self._session.messages.said.emit(self._moved_words if self.must_come_anew else text)
            self.changed.emit()

    @property
    def must_come_anew(self) -> bool:
        """Whether telephones know an address that this computer has no more."""
        return bool(self.moved_from) and any(not (one.held.is_desk or one.held.device) for one in self.passes)

    @property
    def _moved_words(self) -> str:
        text = self.tr("This computer has another address now, {0}: telephones scan their code again.")
        return text.format(self._host)

    def lead(self, *, without: str, host: str, port: int, hall: bool) -> None:
        """Go on with everybody whom the computer that led (at ``host``) has invited, but for this one (``without``).

        Desks are known by the word of their computer; a telephone comes with its key, and may open it anew.
        """
        store = self._session.view.store
        assert store is not None
        kept = (one for one in store.invitations() if one.mark != without and not one.mark.startswith(EXPECTED))
        self.passes = [Pass(one if one.is_desk else replace(one, device="")) for one in kept]
        self._hall, self._secure, self._port = hall, True, port if self.passes and is_free(port) else 0
        self._opened_at = host
        if self.passes:
            self._start()
        self._keep()
        self.changed.emit()

    def end_all(self) -> None:
        """Take every invitation back."""
        self.stop()
        self._keep()

    def resume(self) -> None:
        """Made when an event is open already: go on with it."""
        if self._session.view.is_open:
            self._other_event()

    def _other_event(self) -> None:
        """Another event, or the same one after a restart: whoever was at work has the same key, device and port."""
        self.stop()
        held, store = self._kept.read(), self._session.view.store
        if store is not None and self._backend.has_led_before(store.path):
            self.leading.begin()
        if not held or store is None or store.by.actor:
            return  # at a desk another computer has invited
        expected = (one for one in store.invitations() if not one.mark.startswith(EXPECTED))
        self.passes = [Pass(one) for one in (*expected, *of_before(held))]
        if self.passes:
            self._hall, self._secure, self._port = bool(held["hall"]), bool(held["secure"]), int(held["port"])
            self._network, self._public = str(held.get("network", "")), str(held.get("public", ""))
            self._opened_at, self.whereabouts.network = str(held.get("host", "")), str(held.get("interface", ""))
            self.changed.emit()
            QTimer.singleShot(0, self, self._ask_to_go_on)

    def _ask_to_go_on(self) -> None:
        """Whoever was at work when this event was closed, or the window died: go on with them, or not now."""
        if not self.is_waiting:
            return
        desks = sum(one.held.is_desk for one in self.passes)
        phones = len(self.passes) - desks
        worked = (
            self.tr("%n telephone(s)", "", phones) if phones else "",
            self.tr("%n desk(s)", "", desks) if desks else "",
        )
        lines = (
            self.tr("Invited to this event until then: {0}.").format(", ".join(filter(None, worked))),
            self.tr("They go on where they were, by the same codes. Without it nothing listens."),
        )
        question = Question(self.tr("Go on working together?"), (), lines, action=self.tr("Go on"), by_enter=True)
        if self._session.messages.ask(question) is not None:
            self.go_on()

    def _keep(self) -> None:
        """Whom the arbiter has invited, and where they come: for the next start of the window."""
        store = self._session.view.store
        if store is None:
            return
        try:
            store.keep_invitations([one.held for one in self.passes])
            about: dict[str, object] = {"hall": self._hall, "secure": self._secure, "port": self._port}
            about |= {"network": self._network, "public": self._public}
            about |= {"host": self._opened_at, "interface": self.whereabouts.network}
            self._kept.write(about if self.passes else None)
        except EnvironmentProblem as problem:
            self._session.messages.failed.emit(str(problem))

    # -- the process --------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        self._end()
        if any(one.held.is_desk for one in self.passes):
            _ = self.desks  # they hear what the process says
        self._host = self._where()
        self._meet_anew()
        settings = {
            "host": "0.0.0.0" if self._hall else self._host,
            "port": self._port,
            "hosts": [self._host, socket.gethostname(), f"{socket.gethostname()}.local"],
            "language": current_language(),
            "embed": False,
            "desk": True,
            "public": [self._public] if self._public else [],
            "limits": {"per_address": 200, "requests": 100.0, "burst": 800.0},  # a hall behind one router
        }
        self._process.start(settings, self._made_certificate())
        self.news.begin()

    def _where(self) -> str:
        """The address that telephones see; in the hall the one that they know, while this computer has it."""
        if not self._hall:
            return LOOPBACK
        chosen = address_of(self._network) if self._network else None
        return chosen or address_now(self._opened_at, self.whereabouts.network) or shown_address()

    def _meet_anew(self) -> None:
        """At another address no browser has the word of its device: each key opens on the first that comes again."""
        before, self._opened_at = self._opened_at, self._host
        if before and LOOPBACK not in (before, self._host) and before != self._host and not self._public:
            for one in self.passes:
                if not one.held.is_desk:
                    one.held = replace(one.held, device="")
            self.moved_from = before
        self.whereabouts.watch(self._host if self._hall and not self._public else "")

    def _moved(self) -> None:
        """This computer has another address: it is reached there from now on."""
        if not (self._listens and self.passes):
            return
        self._start()
        self._keep()
        self._session.messages.said.emit(self._moved_words)
        self.changed.emit()

    def another_code(self, one: Pass) -> None:
        """The same invitation by a new key, for another telephone or another address; the old one opens nothing."""
        one.key = new_key()
        one.held = replace(one.held, mark=mark_of(one.key), device="")
        self.news.tell_passes()
        self._keep()
        self.changed.emit()

    def _made_certificate(self) -> str:
        self.fingerprint = ""
        if not self._secure:
            return ""
        path = self.certificate_path or certificate_path()
        pem, self.fingerprint = kept_certificate(path, self._host, dt.datetime.now().astimezone())
        return pem

    def _end(self) -> None:
        if self._process.is_running:
            self.whereabouts.watch("")
        self._listens = False
        self.news.stop()
        self._process.stop()

    def _finished(self, said: str) -> None:
        """It died: keys, devices and port stay as they were."""
        again = self._listens and bool(self.passes)
        self._listens = False
        if again:
            QTimer.singleShot(AGAIN, self, self._start)
        else:  # it never listened
            if self.passes and said:
                self.failed.emit(said.splitlines()[-1])
            self.passes = [one for one in self.passes if not one.key]  # those of before may go on later
            self._port = self._port if self.passes else 0
            self._keep()
        self.changed.emit()

    def _hear(self, line: dict[str, Any]) -> None:
        for word, hear in self.hears.items():
            if word in line:
                hear(line)
                break

    def _hear_listening(self, line: dict[str, Any]) -> None:
        self._port, self._listens = int(line["listening"]), True
        self._keep()
        self.changed.emit()

    def _hear_device(self, line: dict[str, Any]) -> None:
        for one in self._of(line["key"]):
            one.held = replace(one.held, device=line["device"], opened=_now())
            self._keep()
            self.changed.emit()

    def _hear_act(self, line: dict[str, Any]) -> None:
        whose = self._of(line["key"])
        if not whose:
            self.write({"type": "answer", "id": line["id"], "text": ""})  # taken back a moment ago
        for one in whose:
            one.held = replace(one.held, seen=_now())
            act = line["act"]
            said = self._entered(one, act) if one.is_volunteer else self._worked(one, act)
            if said.get("done"):
                said |= self._second(str(said["text"]))
            self.write({"type": "answer", "id": line["id"], **said})

    def _second(self, text: str) -> dict[str, Any]:
        """Which step a desk has to have before it is answered, and what is said when none has it."""
        store = self._session.view.store
        if store is None or not store.preferences().get(SECOND_COMPUTER):
            return {}
        alone = self.tr("{0} Only the leading computer has it: no desk answers.").format(text)
        return {"revision": store.revision, "alone": alone}

    def _of(self, key: str) -> list[Pass]:
        return [one for one in self.passes if one.held.mark == key]

    # -- between the pages and the event ------------------------------------------------------------------------------

    def _worked(self, one: Pass, act: dict[str, Any]) -> dict[str, Any]:
        """Carry out what an arbiter's page sent; who waits for the answer has it before the window is painted."""
        store = self._session.view.store
        if store is None:
            return {"text": self.tr("The event is not open any more.")}
        from tdapp.services.arbiters.counter import AT_BOARDS, Counter

        if self._counter is None:
            self._counter = Counter(time.monotonic)
        answer = self._counter.take(store, one.held, act)
        if answer.executed is not None:
            one.steps += 1
            self._made.append(answer.executed.changes)
            self.news.tell_first(answer.section, answer.board if act["kind"] in AT_BOARDS else 0)
        return answer.line()

    def _entered(self, one: Pass, act: dict[str, Any]) -> dict[str, Any]:
        """Keep what a volunteer entered; why not, in a sentence for him."""
        from tdapp.services.arbiters.pages import played_round
        from tdapp.services.games.desk import Entry
        from tdapp.services.games.entering import enter

        store, (section_id,) = self._session.view.store, one.held.section_ids
        played = played_round(store, section_id) if store is not None else None
        if store is None or played is None:
            return {"text": self.tr("This board is not yours.")}
        entry = Entry(act["board"], act["kind"], act["ply"], act["uci"], act["blind"], act["game"])
        try:
            taken = enter(store, section_id, one.held.boards, played, entry, time.time())
        except (RuleViolation, EnvironmentProblem) as problem:
            return {"text": str(problem)}
        if taken.call is not None:
            self._session.running.calls.add((section_id, *taken.call))
            text = self.tr("Board {0}: a volunteer calls the arbiter.").format(taken.call[1])
            self._session.messages.said.emit(text)
        if taken.is_new or taken.call is not None:
            one.steps += taken.is_new
            self._made.append(touched(section_id, Topic.GAMES))
            self.news.tell_volunteer(section_id, one)
        return {"text": taken.text}

    def made(self, changes: ChangeSet) -> None:
        """Something was done for who sent it: the window hears of it once everybody is answered."""
        self._made.append(changes)

    def renew(self, one: Pass, held: Invitation) -> None:
        """An invitation was opened by a computer."""
        one.held = replace(held, opened=_now())
        self._keep()
        self.changed.emit()

    @cached_property
    def desks(self) -> Desks:
        """Computers with the program among the invited; loaded when the first is."""
        from tdapp.ui.session.together.desks import Desks

        desks = Desks(self._session, self, self._backend, self)
        desks.moved.connect(self.leading.moved)
        return desks

    @cached_property
    def whereabouts(self) -> Whereabouts:
        """Looks after the address that telephones know; loaded with the first invitation."""
        from tdapp.ui.session.together.whereabouts import Whereabouts

        whereabouts = Whereabouts(self)
        whereabouts.moved.connect(self._moved)
        return whereabouts

    @cached_property
    def leading(self) -> Leading:
        """Who leads; loaded where there are desks."""
        from tdapp.ui.session.together.leading import Leading

        return Leading(self._session, self, self.tools, self)

    def _tell_made(self) -> None:
        """The window hears of what was entered once everybody who waited is answered."""
        made, self._made = self._made, []
        if not made:
            return
        self._process.flush()
        everywhere = any(not one.section_ids for one in made)
        ids = frozenset(() if everywhere else (number for one in made for number in one.section_ids))
        self._session.changes.tell(ChangeSet(frozenset(topic for one in made for topic in one.topics), ids), self)
        self.changed.emit()

    def write(self, line: dict[str, Any]) -> None:
        """A line for the process."""
        self._process.write(line)


def _now() -> str:
    return dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
