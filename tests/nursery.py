"""Processes that may die. One Python that has loaded its modules bears them by fork, each in milliseconds."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO

ROOT = Path(__file__).parents[1]
HAS_OPENED = """
import sys
import tdapp.domain.commands.rounds, tdapp.domain.rules.rulebook
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
store = open_event_file(sys.argv[1])
store.execute(SetTrialLadder(1, "BH"))
store.close()
"""
"""What is done first for processes that open event files: the path of one follows."""
TYPIST = """
import random, sys
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.section.outcome import GameResult
from tdapp.storage import open_event_file

confirmed = tuple(rule.id for rule in RULES)
rng = random.Random(int(sys.argv[2]))
store = open_event_file(sys.argv[1])
standing = {board.number: board.result for board in store.round(1, 1).boards}
while True:
    board = rng.choice(list(standing))
    result = rng.choice([one for one in [None, *GameResult] if one is not standing[board]])
    done = store.execute(EnterResult(1, 1, board, result, standing[board], confirmed))
    standing[board] = result
"""
"""Types results into round 1 without end; its arguments are the file and a seed. What it says of each comes behind."""
BEARING = """
import json, os, socket, sys, traceback
if os.environ.get("TDAPP_AS_IF"):
    from tests import as_if
    as_if.play_as_asked()
handle, first, *sys.argv[1:] = sys.argv[1:]
exec(first, {})
parent = socket.socket(fileno=int(handle))
while True:
    message, pipes, _, _ = socket.recv_fds(parent, 1 << 16, 2)
    if not message:
        break
    code, arguments, environment = json.loads(message)
    if code is None:
        parent.send(b"%d" % os.waitstatus_to_exitcode(os.waitpid(arguments, 0)[1]))
        continue
    child = os.fork()
    if child:
        for pipe in pipes:
            os.close(pipe)
        parent.send(b"%d" % child)
        continue
    parent.close()
    for number, pipe in enumerate(pipes):
        os.dup2(pipe, number)
        os.close(pipe)
    os.environ.update(environment)
    sys.argv[1:] = arguments
    status = 1
    try:
        exec(compile(code, "<born>", "exec"), {"__name__": "__main__"})
        status = 0
    except SystemExit as end:
        status = int(end.code or 0)
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    os._exit(status)
"""


@dataclass
class Child:
    """A process that was born; ended by its own will or by ``kill``."""

    nursery: Nursery
    pid: int
    stdin: IO[str]
    stdout: IO[str]
    status: int | None = None

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.wait()

    def kill(self) -> None:
        """The light goes out, if it has not."""
        if self.status is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def wait(self) -> int:
        """Its exit status; the signal that ended it as a negative number."""
        if self.status is not None:
            return self.status
        for pipe in (self.stdin, self.stdout):
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
        self.status = self.nursery.ask(None, self.pid)
        return self.status


class Nursery:
    """Bears processes that have all that it did ``first`` (modules loaded, statements compiled)."""

    def __init__(self, first: str, *arguments: object, **environment: str) -> None:
        self._first, self._environment = [first, *map(str, arguments)], environment
        self._line: socket.socket | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Nursery:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._line is not None and self._process is not None:
            self._line.close()
            self._process.wait()

    def run(self, code: str, *arguments: object) -> int:
        """The exit status of a process that runs ``code`` to its end, whatever that is."""
        words = [str(argument) for argument in arguments]
        if sys.platform == "win32":
            return subprocess.run([sys.executable, "-c", code, *words], check=False, cwd=ROOT).returncode
        return self.ask(None, self.ask(code, words))

    def start(self, code: str, *arguments: object, **environment: str) -> Child:
        """A process that runs ``code`` and can be talked to; not on Windows."""
        theirs, to_them = os.pipe()
        from_them, ours = os.pipe()
        pid = self.ask(code, [str(argument) for argument in arguments], environment, (theirs, ours))
        os.close(theirs)
        os.close(ours)
        return Child(self, pid, os.fdopen(to_them, "w"), os.fdopen(from_them))

    def ask(
        self,
        code: str | None,
        arguments: object,
        environment: dict[str, str] | None = None,
        pipes: tuple[int, ...] = (),
    ) -> int:
        """One sentence to the bearing process and its answer."""
        if self._line is None:
            self._line, other = socket.socketpair()
            words = [sys.executable, "-c", BEARING, str(other.fileno()), *self._first]
            given = {**os.environ, **self._environment}
            self._process = subprocess.Popen(words, pass_fds=[other.fileno()], env=given, cwd=ROOT)
            other.close()
        socket.send_fds(self._line, [json.dumps([code, arguments, environment or {}]).encode()], pipes)
        answer = self._line.recv(32)
        assert answer, "the nursery is gone"
        return int(answer)
