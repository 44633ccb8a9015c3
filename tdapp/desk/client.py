"""Questions to the leading computer, encrypted: its certificate is the one whose fingerprint was compared, or none."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import http.client
import json
import socket
import ssl
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.ports.host import Answer, News, NoAnswer, NotInvited, OtherVersion, TooFarBehind

PATIENCE = 10.0
"""Seconds of an ordinary question."""
NEWS = 30.0
"""Seconds of one that waits for something new."""
PROTOCOL = 1
_PART = 65_536
_LARGEST = 512 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Place:
    """Where a host listens; ``fingerprint`` of its certificate: SHA-256, hexadecimal, without marks between."""

    name: str
    port: int
    fingerprint: str = ""


def place_of(text: str) -> Place:
    """``192.168.1.5:8710``, also with https:// before it; RuleViolation when it is no address."""
    bare = text.strip().removeprefix("https://").rstrip("/")
    name, colon, port = bare.rpartition(":")
    if not (colon and name and port.isdecimal() and 0 < int(port) < 65_536) or any(one in name for one in "/ @?#"):
        raise RuleViolation(tr("An address has the form 192.168.1.5:8710, as the leading computer shows it."))
    return Place(name.strip("[]"), int(port))


def seen_fingerprint(place: Place, seconds: float = PATIENCE) -> str:
    """The fingerprint that a host shows, before anything is sent to it; NoAnswer."""
    try:
        connection = _Pinned(place, "", seconds)
        try:
            connection.connect()
            return connection.shown
        finally:
            connection.close()
    except (OSError, http.client.HTTPException) as problem:
        raise NoAnswer(no_answer(place)) from problem


def no_answer(place: Place) -> str:
    """The sentence for who hears nothing."""
    return tr("The leading computer at {address} does not answer.").format(address=f"{place.name}:{place.port}")


class _OtherHost(OSError):
    """Somebody else answers at this address."""


class _Pinned(http.client.HTTPSConnection):
    """Encrypted; nothing is sent before the certificate is the known one. ``shown``: the one that was shown."""

    def __init__(self, place: Place, fingerprint: str, seconds: float) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE  # it signs itself: the fingerprint is what is compared
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        super().__init__(place.name, place.port, timeout=seconds, context=context)
        self._fingerprint, self.shown = fingerprint, ""

    def connect(self) -> None:
        """Shake hands and compare."""
        super().connect()
        assert isinstance(self.sock, ssl.SSLSocket)
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.shown = hashlib.sha256(self.sock.getpeercert(binary_form=True) or b"").hexdigest()
        if self._fingerprint and not hmac.compare_digest(self.shown, self._fingerprint):
            self.close()
            raise _OtherHost("another certificate")


class Client:
    """Implements ``services.ports.host.Host``. Steps and news have a connection each, which stays open."""

    def __init__(self, place: Place, key: str, device: str) -> None:
        self.place = place
        self._key, self._device = key, device
        self._lines = {name: _Line(place) for name in ("ask", "step", "news")}
        self._closed = False

    def hello(self) -> dict[str, Any]:
        """Who it is, and as whom it knows this desk."""
        said = self._json(self._ask("ask", "GET", "hello", PATIENCE))
        if said.get("protocol") != PROTOCOL:
            raise OtherVersion(tr("The leading computer has another version of the program: take the same one here."))
        return said

    def copy(self, path: Path, progress: Callable[[int], None] = lambda _bytes: None) -> int:
        """Fetch the event into a file; its revision."""
        status, headers, data = self._ask("ask", "GET", "copy", PATIENCE * 3, progress)
        self._refuse(status)
        path.write_bytes(data)
        return int(headers.get("Revision", "0"))

    def journal(self, after: int, *, page: str = "", section: int = 0, mark: str = "") -> News:
        """What is new since; waits for it."""
        query = f"journal?after={after}&page={page}&section={section}&here={mark}"
        said = self._json(self._ask("news", "GET", query, NEWS))
        match said:
            case {"lines": list() as lines, "here": list() as here, "mark": str() as mark, "revision": int() as newest}:
                held = said.get("held")
                return News(tuple(lines), tuple(here), mark, newest, held if isinstance(held, dict) else None)
        raise OtherVersion(tr("The leading computer says what this version does not understand."))

    def do(self, step: dict[str, Any], seconds: float) -> Answer:
        """Send a step, and wait so long at most."""
        status, _headers, data = self._ask("step", "POST", "do", seconds, body=json.dumps(step).encode())
        if status in (401, 404):
            self._refuse(status)
        try:
            body = json.loads(data)
        except ValueError:
            body = {}
        return Answer(status, body if isinstance(body, dict) else {})

    def moved(self, address: str, fingerprint: str, code: str) -> None:
        """Say to who led before where the event is led now, and by which code he comes as a desk. NoAnswer."""
        body = json.dumps({"address": address, "fingerprint": fingerprint, "code": code}).encode()
        status, _headers, _data = self._ask("ask", "POST", "moved", PATIENCE, body=body)
        self._refuse(status)

    def look_again(self) -> None:
        """Whoever waits for news is let go, and asks on a new line."""
        self._lines["news"].let_go()

    def close(self) -> None:
        """Ask nothing more; whoever waits is let go."""
        self._closed = True
        for line in self._lines.values():
            line.end()

    def _ask(
        self,
        line: str,
        method: str,
        path: str,
        seconds: float,
        progress: Callable[[int], None] = lambda _bytes: None,
        body: bytes | None = None,
    ) -> tuple[int, dict[str, str], bytes]:
        if self._closed:
            raise NoAnswer(no_answer(self.place))
        headers = {"Authorization": f"Bearer {self._device}", "Content-Type": "application/json"}
        try:
            question = _Question(method, f"/w/{self._key}/{path}", seconds, headers, body)
            return self._lines[line].ask(question, progress)
        except _OtherHost as problem:
            raise NoAnswer(
                tr("Another computer answers at {address}: its fingerprint is not the one that you compared.").format(
                    address=f"{self.place.name}:{self.place.port}"
                )
            ) from problem
        except (OSError, http.client.HTTPException, ValueError) as problem:
            raise NoAnswer(no_answer(self.place)) from problem

    def _json(self, answer: tuple[int, dict[str, str], bytes]) -> dict[str, Any]:
        status, _headers, data = answer
        self._refuse(status)
        try:
            said = json.loads(data)
        except ValueError as error:
            raise NoAnswer(no_answer(self.place)) from error
        return said if isinstance(said, dict) else {}

    def _refuse(self, status: int) -> None:
        match status:
            case 200:
                return
            case 401 | 403 | 404:
                raise NotInvited(tr("The invitation of this desk has ended: ask the chief arbiter for a new one."))
            case 410:
                raise TooFarBehind(tr("The copy of this desk is too old: a new one is fetched."))
            case 426:
                raise OtherVersion(tr("The leading computer has another version of the program: take the same one."))
            case _:
                raise NoAnswer(no_answer(self.place))


@dataclass(frozen=True, slots=True)
class _Question:
    """``seconds`` until an answer is waited for no longer; ``body`` is what is sent with it."""

    method: str
    path: str
    seconds: float
    headers: dict[str, str]
    body: bytes | None = None


class _Line:
    """One connection that stays open; a question on one that the host has closed meanwhile is asked once more."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._connection: _Pinned | None = None
        self._turn = threading.Lock()
        self._ended = self._dropped = False

    def ask(
        self, question: _Question, progress: Callable[[int], None] = lambda _bytes: None
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the answer; ``progress`` is told how many bytes have come."""
        with self._turn:
            if self._ended:
                raise ConnectionAbortedError
            old, self._dropped = self._connection is not None, False
            try:
                return self._once(question, progress)
            except (ConnectionError, http.client.HTTPException, ssl.SSLError):
                self.cut()
                if not old or self._ended or self._dropped:  # steps are safe to send twice: they say their origin
                    raise
                return self._once(question, progress)
            except OSError:
                self.cut()
                raise

    def _once(self, question: _Question, progress: Callable[[int], None]) -> tuple[int, dict[str, str], bytes]:
        connection = self._connection
        if connection is None:
            connection = _Pinned(self._place, self._place.fingerprint, min(question.seconds, PATIENCE))
            connection.connect()
            self._connection = connection
        if connection.sock is not None:
            connection.sock.settimeout(question.seconds)
        connection.request(question.method, question.path, body=question.body, headers=question.headers)
        response = connection.getresponse()
        data = bytearray()
        while part := response.read(_PART):
            data += part
            progress(len(data))
            if len(data) > _LARGEST:
                raise http.client.HTTPException("too large")
        if response.will_close:
            self.cut()
        return response.status, dict(response.headers.items()), bytes(data)

    def cut(self) -> None:
        """Close it; only who has the turn does."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def end(self) -> None:
        """From any thread: whoever waits here is let go, and closes it himself."""
        self._ended = True
        self.let_go()

    def let_go(self) -> None:
        """From any thread: whoever waits for an answer hears that there is none."""
        self._dropped, connection = True, self._connection
        if self._turn.acquire(blocking=False):
            try:
                self.cut()
            finally:
                self._turn.release()
        elif connection is not None and connection.sock is not None:
            with contextlib.suppress(OSError):
                connection.sock.shutdown(socket.SHUT_RDWR)


def join(place: Place, code: str, computer: str) -> tuple[str, str]:
    """Turn a code into a key for this computer: (key, word of the computer). RuleViolation, NoAnswer."""
    line = _Line(place)
    body = json.dumps({"code": code.strip(), "computer": computer}).encode()
    try:
        headers = {"Content-Type": "application/json"}
        status, _headers, data = line.ask(_Question("POST", "/join", PATIENCE, headers, body))
    except (OSError, http.client.HTTPException) as problem:
        raise NoAnswer(no_answer(place)) from problem
    finally:
        line.cut()
    if status == 429:
        raise RuleViolation(tr("Too many codes were tried: wait a minute."))
    if status != 200:
        raise RuleViolation(tr("This code is not valid (any more): ask the chief arbiter for a new one."))
    said = json.loads(data)
    return str(said["key"]), str(said["device"])
