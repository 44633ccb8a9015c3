"""gacrux in its own process: kept warm, ended on cancel or limit, started again after (reference: C.04.3, 2026)."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from tdapp.domain.section.event import Section
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.answer import RawAnswer, accept, no_pairing
from tdapp.pairing.engines.engine import (
    USUAL,
    Bracket,
    EngineFault,
    EngineTimeout,
    Pairing,
    PairingCancelled,
    PairingEngine,
    Patience,
    nobody_plays,
    own_folder,
)
from tdapp.pairing.engines.exchange import Exchange, exchange_of
from tdapp.pairing.engines.team_exchange import team_exchange_of, team_request
from tdapp.pairing.rules.position import position_of
from tdapp.pairing.rules.team_position import team_position_of

_POLL = 0.05
_MOST_ANSWER = 64_000_000  # bytes; 1,000 players need some hundred thousand
_MOST_WAITING = 100  # lines nobody asked for
_START_LIMIT = 120.0
_NO_PAIRING_IN_TIME = marked(
    "{} found no pairing within {} seconds and was ended; nothing has changed. Give it more time, take an external "
    "engine, or pair by hand."
)
_NO_VALUES_IN_TIME = marked("{} gave no values within {} seconds and was ended; nothing has changed.")
_RULES = {"E.1": "5.2.1", "E.2": "5.2.2", "E.3": "5.2.3", "E.4": "5.2.4", "E.5": "5.2.5"}


def worker_command() -> list[str]:
    """How the worker is started, from the sources or from a frozen program."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--engine-worker"]
    return [sys.executable, "-P", "-m", "tdapp.pairing.engines.worker"]  # -P: no code of the current folder


class GacruxEngine(PairingEngine):
    """The default engine: Dutch system as in force since 1 February 2026. One call at a time; a second one waits."""

    def __init__(self, command: list[str] | None = None) -> None:
        self._command = command or worker_command()
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes] = queue.Queue()
        self._version = ""
        self._turn = threading.Lock()

    def __enter__(self) -> GacruxEngine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def name(self) -> str:
        """``gacrux 1.11.65``."""
        return f"gacrux {self._version}".rstrip()

    @property
    def process_id(self) -> int | None:
        """The worker's process, None while it is not running."""
        return self._process.pid if self._process is not None else None

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what was not sent any more does not matter
                    pipe.close()

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair."""
        if section.system.pairs_teams:
            teams = team_position_of(section, round_number)
            position, exchange = teams.players, team_exchange_of(section, teams)
            request = team_request(section, exchange)
        else:
            position = position_of(section, round_number)
            exchange = exchange_of(position)
            request = _request(exchange)
        if not position.present:
            return nobody_plays(position.round, self.name)
        started = time.monotonic()
        raw = self._ask(request, patience, _NO_PAIRING_IN_TIME)
        seconds = time.monotonic() - started
        if "none" in raw:
            raise no_pairing(position, exchange, self.name)
        if "pairs" not in raw:
            raise EngineFault(
                tr(
                    "{name} failed on round {round}. Pair with another engine or by hand, and keep the file for a "
                    "report."
                ).format(name=self.name, round=position.round),
                engine=self.name,
                trf=exchange.text,
                details=str(raw.get("fault", raw)),
            )
        try:
            answer = _raw_answer(raw, seconds)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise EngineFault(
                tr(
                    "{name} gave an answer that is not a pairing; nothing has changed. Pair with another engine or "
                    "by hand, and keep the file for a report."
                ).format(name=self.name),
                engine=self.name,
                trf=exchange.text,
                details=f"{type(error).__name__}: {error}; {str(raw)[:2000]}",
            ) from error
        return accept(position, exchange, answer, self.name)

    def tiebreak_values(
        self,
        trf: str,
        code: str,
        after_round: int,
        *,
        round_robin: bool,
        patience: Patience = USUAL,
    ) -> dict[int, tuple[str | None, str | None]]:
        """Pairing number -> (points, value of one code) as gacrux computes them; None where it has no value.

        Raises EngineFault, EngineTimeout, PairingCancelled.
        """
        request = {"task": "tiebreaks", "trf": trf, "code": code, "round": after_round, "round_robin": round_robin}
        raw = self._ask(request, patience, _NO_VALUES_IN_TIME)
        if "values" not in raw:
            raise EngineFault(
                tr("{name} could not compute {code}.").format(name=self.name, code=code),
                engine=self.name,
                trf=trf,
                details=str(raw.get("fault", raw)),
            )
        try:
            return {number: (points, value) for number, points, value in raw["values"]}
        except (TypeError, ValueError) as error:
            raise EngineFault(
                tr("{name} gave no values for {code}.").format(name=self.name, code=code),
                engine=self.name,
                trf=trf,
                details=str(raw)[:2000],
            ) from error

    def _ask(self, request: dict[str, Any], patience: Patience, late: str) -> dict[str, Any]:
        end = time.monotonic() + patience.seconds
        with self._turn:
            try:
                process = self._start()
            except OSError as error:
                raise EngineFault(
                    tr("{name} cannot be started: {error}.").format(name=self.name, error=error.strerror or error),
                    engine=self.name,
                    trf=request["trf"],
                ) from error
            try:
                if not self._version:
                    ready = _object(self._receive(min(end, time.monotonic() + _START_LIMIT), patience))
                    self._version = str(ready["ready"])[:40]
                assert process.stdin is not None
                process.stdin.write(json.dumps(request).encode() + b"\n")
                process.stdin.flush()
                return _object(self._receive(end, patience))
            except PairingCancelled:
                self.close()
                raise
            except TimeoutError:
                self.close()
                raise EngineTimeout(
                    tr(late).format(self.name, f"{patience.seconds:g}"),
                    engine=self.name,
                    trf=request["trf"],
                ) from None
            except (OSError, EOFError, ValueError, KeyError, RecursionError) as error:
                code = process.poll()
                self.close()
                raise EngineFault(
                    tr(
                        "{name} has crashed; nothing has changed. Try again, or pair with another engine or by hand."
                    ).format(name=self.name),
                    engine=self.name,
                    trf=request["trf"],
                    details=f"exit status {code}: {error}",
                ) from error

    def _start(self) -> subprocess.Popen[bytes]:
        process = self._process
        if process is not None and process.poll() is None and (not self._version or self._answers.empty()):
            return process
        # ended, or it says what nobody asked for: its next line would be taken for the answer to another round
        self.close()
        self._version = ""
        self._answers = queue.Queue()
        source = str(Path(__file__).parents[3])
        paths = [source, *filter(os.path.isabs, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=own_folder(),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        assert self._process.stdout is not None
        threading.Thread(target=_listen, args=(self._process.stdout, self._answers), daemon=True).start()
        return self._process

    def _receive(self, end: float, patience: Patience) -> bytes:
        """The next line; TimeoutError, EOFError when the process has ended, PairingCancelled."""
        while True:
            patience.check()
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError
            try:
                line = self._answers.get(timeout=min(_POLL, left))
            except queue.Empty:
                continue
            if not line:
                raise EOFError("the process has ended")
            return line


def _listen(pipe: IO[bytes], answers: queue.Queue[bytes]) -> None:
    with contextlib.suppress(ValueError, OSError):  # closed under us: the process was ended on purpose
        while line := pipe.readline(_MOST_ANSWER):
            if not line.endswith(b"\n") or answers.qsize() > _MOST_WAITING:
                break  # cut off, or without end: whoever waits hears that the process has ended, and ends it
            answers.put(line)
    answers.put(b"")


def _object(line: bytes) -> dict[str, Any]:
    """One answer; ValueError unless it is an object."""
    answer = json.loads(line)
    if not isinstance(answer, dict):
        raise ValueError("the answer is no object")
    return answer


def _request(exchange: Exchange) -> dict[str, Any]:
    return {
        "trf": exchange.text,
        "round": exchange.round,
        "rounds": exchange.rounds,
        "colour": exchange.colour,
        "absent": list(exchange.absent),
    }


def _raw_answer(raw: dict[str, Any], seconds: float) -> RawAnswer:
    levels = raw["levels"]
    return RawAnswer(
        pairs=[(_number(white), _number(black)) for white, black, _ in raw["pairs"]],
        brackets=tuple(
            Bracket(
                levels[bracket["level"]] if 0 < bracket["level"] < len(levels) else "",
                tuple(bracket["players"]),
                tuple((white, black) for white, black in bracket["pairs"]),
                tuple(bracket["down"]),
                _costs(bracket["quality"]),
            )
            for bracket in raw["brackets"]
        ),
        rules={(white, black): _RULES.get(rule, "") for white, black, rule in raw["pairs"]},
        text=json.dumps(raw),
        seconds=seconds,
    )


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no pairing number")
    return value


def _costs(quality: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    found = []
    for name, value in quality.items():
        number = name.removeprefix("QC")
        if number == name or not number.isdigit() or number == "0":
            continue
        if any(value) if isinstance(value, list) else value:
            found.append((f"C{number}", " ".join(map(str, value)) if isinstance(value, list) else str(value)))
    return tuple(found)
