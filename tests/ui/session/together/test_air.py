"""What lies between a desk and the leading computer: another computer at its address, answers late, lost or cut."""

from __future__ import annotations

import contextlib
import datetime as dt
import random
import socket
import ssl
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tdapp.desk.client import Client, Place
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.live.certificate import self_signed
from tdapp.services.ports.host import NoAnswer
from tdapp.storage.replica import desk_file
from tdapp.storage.replica.desk_file import DeskFile
from tdapp.ui.session.session import Session
from tests.effort import thorough
from tests.event_files import BLACK, DRAW, WHITE
from tests.storage.replica.following import assert_same
from tests.ui.session.together.test_desks import ASKED, PATIENCE, Hall, hall

__all__ = ["hall"]
LOCAL = "127.0.0.1"


class Listener:
    """Takes every connection at an address of its own and does ``serve`` with it in a thread."""

    def __init__(self) -> None:
        self._socket = socket.create_server((LOCAL, 0))
        self.port: int = self._socket.getsockname()[1]
        self._open: list[socket.socket] = []
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                taken, _ = self._socket.accept()
                self._open.append(taken)
                threading.Thread(target=self._serve_one, args=(taken,), daemon=True).start()

    def _serve_one(self, taken: socket.socket) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.serve(taken)
        _hang_up(taken)

    def serve(self, taken: socket.socket) -> None:
        raise NotImplementedError

    def close(self) -> None:
        for one in (self._socket, *self._open):
            _hang_up(one)


def _hang_up(line: socket.socket) -> None:
    """Also where another thread waits at it."""
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()


class Impostor(Listener):
    """Another computer at the address, with a certificate of its own; ``heard``: what it was told."""

    def __init__(self, folder: Path) -> None:
        pem = folder / "impostor.pem"
        pem.write_text(self_signed(LOCAL, dt.datetime.now(dt.UTC)).pem)
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(pem)
        self.heard, self.shook = bytearray(), threading.Event()
        super().__init__()

    def serve(self, taken: socket.socket) -> None:
        with self._context.wrap_socket(taken, server_side=True) as line:
            self.shook.set()
            while data := line.recv(4096):
                self.heard += data


class Air(Listener):
    """A bad network: each piece of an answer may come late or never, the line cut with it."""

    LATE = 0.4  # seconds

    def __init__(self, to: int, seed: int, connect: Callable[[tuple[str, int]], socket.socket]) -> None:
        self._to, self._lot, self._connect = to, random.Random(seed), connect
        self.happened: Counter[str] = Counter()
        self.bad = False
        super().__init__()

    def serve(self, taken: socket.socket) -> None:
        with self._connect((LOCAL, self._to)) as there:
            self._open.append(there)
            threading.Thread(target=self._there, args=(taken, there), daemon=True).start()
            while data := there.recv(65_536):
                chance = self._lot.random() if self.bad else 1.0
                if chance < 0.12:
                    self.happened["lost"] += 1
                    return  # it was done there, and the answer never comes: it is sent again, a second time there
                if chance < 0.2:
                    self.happened["late"] += 1
                    time.sleep(self.LATE)
                taken.sendall(data)

    def _there(self, taken: socket.socket, there: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := taken.recv(65_536):
                there.sendall(data)
        with contextlib.suppress(OSError):
            there.shutdown(socket.SHUT_WR)


@pytest.fixture
def impostor(tmp_path: Path) -> Iterator[Impostor]:
    made = Impostor(tmp_path)
    yield made
    made.close()


class Wires:
    """Where a call to the port of the leading computer ends up; the desk knows nothing of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.to: int | None = None
        self._connect = socket.create_connection
        monkeypatch.setattr(socket, "create_connection", self._connected)

    def _connected(self, address: tuple[str, int], *others: object, **more: object) -> socket.socket:
        host, port = address
        return self._connect((host, self.to or port), *others, **more)  # type: ignore[arg-type]

    def lead(self, desk: DeskFile, to: int | None) -> None:
        """From here on, on new lines."""
        self.to = to
        client = desk.host
        assert isinstance(client, Client)
        for line in client._lines.values():
            line.let_go()


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> Wires:
    return Wires(monkeypatch)


@thorough
def test_another_computer_at_the_address_hears_nothing(hall: Hall, impostor: Impostor, wires: Wires) -> None:
    """Neither key nor step: the certificate is compared before anything is sent."""
    session, desk = hall.joined("Ana")
    wires.lead(desk, impostor.port)
    with pytest.raises(NoAnswer):
        session.changes.attempt(EnterResult(1, 1, 1, WHITE))
    client = desk.host
    assert isinstance(client, Client)
    with pytest.raises(NoAnswer, match=r"Another computer answers at .*: its fingerprint is not the one"):
        client.hello()
    assert impostor.shook.wait(5)
    wires.lead(desk, None)
    hall.qtbot.waitUntil(lambda: not desk.has_pending, timeout=PATIENCE)
    hall.same(desk)
    assert desk.round(1, 1).boards[0].result is WHITE
    assert impostor.heard == b""


def test_who_joins_is_not_given_to_another_computer(impostor: Impostor) -> None:
    """A place whose figures were compared: neither the code nor the computer's name goes anywhere else."""
    from tdapp.desk.client import join

    with pytest.raises(NoAnswer):
        join(Place(LOCAL, impostor.port, "00" * 32), "KQ7M-2XPD", "laptop")
    assert impostor.shook.wait(5)
    assert impostor.heard == b""


@thorough
def test_answers_come_late_or_never_and_each_step_is_done_once(
    hall: Hall, wires: Wires, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_file, "PATIENCE", 1.5 * Air.LATE)  # seconds that a desk waits
    session, desk = hall.joined("Ana")
    said: list[str] = []
    session.messages.failed.connect(said.append)
    air = Air(int(hall.team.origin.rpartition(":")[2]), 7, wires._connect)
    try:
        wires.lead(desk, air.port)
        air.bad = True
        results = [WHITE, DRAW, BLACK]
        before, sent = hall.store.revision, 0
        while sent < 12 or air.happened["lost"] < 3:
            number = sent
            _entered(session, desk, hall, 1 + number % 2, results[number // 2 % 3])
            assert said == []
            sent += 1
        air.bad = False
        hall.same(desk)
        steps = [entry for entry in hall.store.journal(limit=40) if entry.command_id == EnterResult.ID]
        assert len(steps) == sent == hall.store.revision - before
    finally:
        air.close()


def _entered(session: Session, desk: DeskFile, hall: Hall, board: int, result: object) -> None:
    """As an arbiter does: entered once; where no answer comes he waits until the window has sent it."""
    standing = desk.round(1, 1).boards[board - 1].result
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        try:
            session.changes.attempt(EnterResult(1, 1, board, result, standing, ASKED))  # type: ignore[arg-type]
            return
        except NoAnswer:
            hall.qtbot.waitUntil(lambda: not desk.has_pending, timeout=PATIENCE)
            hall.qtbot.waitUntil(lambda: desk.revision == hall.store.revision, timeout=PATIENCE)
            assert desk.round(1, 1).boards[board - 1].result is result
            return
        except RuleViolation:
            raise
        except EnvironmentProblem:  # the line is silent just now: the key is grey
            hall.qtbot.wait(200)
    raise AssertionError("the desk never got through")


@pytest.mark.conformance
def test_sixteen_desks_at_one_event(hall: Hall) -> None:
    """Twice as many as a festival has: each enters, all stay equal."""
    joined = [hall.joined(f"Desk {number}") for number in range(16)]
    for turn in range(2):
        for number, (session, desk) in enumerate(joined):
            board = 1 + number % 2
            standing = desk.round(1, 1).boards[board - 1].result
            result = [WHITE, DRAW, BLACK][(number + turn) % 3]
            with contextlib.suppress(RuleViolation):  # another was faster with the same
                session.changes.attempt(EnterResult(1, 1, board, result, standing, ASKED))
    for _session, desk in joined:
        hall.same(desk)
    names = {entry.actor for entry in hall.store.journal(limit=60) if entry.command_id == EnterResult.ID}
    assert len(names) > 8
    assert_same(joined[0][1], hall.store)
