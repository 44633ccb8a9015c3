"""The viewers' process, started, fed and started again when it died: whoever enters results never waits for it."""

from __future__ import annotations

import contextlib
import json
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from typing import IO, Any

from tdapp.cli.status import NOT_WRITTEN, Stop
from tdapp.domain.words.wording import tr

PATIENCE = 30.0
"""Seconds until the process must listen."""


def live_command() -> list[str]:
    """How it is started, from the sources or from a frozen program."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--live-worker"]
    return [sys.executable, "-P", "-m", "tdapp.live"]  # -P: no code of the current folder


class LiveProcess:
    """``settings`` is its first line. It listens on the same port again after it was killed.

    ``errors``: a file for what it says of faults, else it is said where ours is.
    """

    def __init__(
        self, settings: dict[str, Any], command: list[str] | None = None, *, errors: IO[bytes] | None = None
    ) -> None:
        self._settings = {"secret": secrets.token_hex(16), **settings}  # who knew the word knows it after a new start
        self._command = command or live_command()
        self._errors = errors
        self._process: subprocess.Popen[bytes] | None = None
        self.viewers = 0
        self.starts = 0

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._settings["port"])

    @property
    def process_id(self) -> int | None:
        """Of the process, None before the first start."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start it and wait until it listens; Stop with status 4 where it cannot."""
        self.close()
        pipe = subprocess.PIPE
        process = subprocess.Popen(self._command, stdin=pipe, stdout=pipe, stderr=self._errors)
        self._process = process
        self.starts += 1
        self._write([self._settings])
        facts: dict[str, Any] = {}
        assert process.stdout is not None
        line = process.stdout.readline()
        if line:
            facts = json.loads(line)
        if "listening" not in facts:
            self.close()
            text = tr("the live pages cannot be served on port {port}: {reason}")
            reason = facts.get("failed") or tr("it ended")
            raise Stop(NOT_WRITTEN, f"tdapp: {text.format(port=self.port, reason=reason)}")
        self._settings["port"] = facts["listening"]
        threading.Thread(target=self._listen, args=(process,), name="viewers", daemon=True).start()

    def is_alive(self) -> bool:
        """Whether it still serves."""
        return self._process is not None and self._process.poll() is None

    def send(self, lines: Iterable[dict[str, Any]]) -> bool:
        """Hand lines over; False when it is no longer there."""
        return self.is_alive() and self._write(lines)

    def close(self) -> None:
        """It ends with its standard input; one that does not is killed."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(3)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()

    def _write(self, lines: Iterable[dict[str, Any]]) -> bool:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            for line in lines:
                self._process.stdin.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:  # it has died: the next turn starts it again
            return False
        return True

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        with contextlib.suppress(ValueError, OSError):  # closed while it waited
            for line in process.stdout:
                self.viewers = int(json.loads(line).get("viewers", self.viewers))


def wait_a_turn(seconds: float) -> None:
    """Until the next look at the event."""
    time.sleep(seconds)
