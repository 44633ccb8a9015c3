"""Optional engines by path: bbpPairings and JaVaFo, through their TRF dialects; no answer is believed unchecked."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.answer import RawAnswer, accept, no_pairing
from tdapp.pairing.engines.engine import (
    USUAL,
    EngineFault,
    EngineTimeout,
    Pairing,
    PairingEngine,
    Patience,
    nobody_plays,
    own_folder,
)
from tdapp.pairing.engines.exchange import Exchange, exchange_of
from tdapp.pairing.rules.position import position_of

_POLL = 0.05
_MOST_OUTPUT = 1_000_000  # bytes; a round of 9,999 players needs a tenth of it
_VERSION_LIMIT = 10.0
_FOLDER = "tdapp-pairing-"
_RULES_OF_2026 = 3  # JaVaFo: the release that pairs by them
_BBP_STATUS = {
    2: marked("met an unexpected error"),
    3: marked("found its input wrong"),
    4: marked("cannot handle an event of this size"),
    5: marked("could not read or write its files"),
}


def external_engine(path: str) -> BbpPairings | Javafo:
    """The engine behind a path: a ``.jar`` is JaVaFo, everything else speaks as bbpPairings does."""
    file = Path(path)
    if not file.is_file():
        found = shutil.which(path)
        if found is None or not os.path.isabs(found):
            raise RuleViolation(tr("There is no pairing engine at “{path}”.").format(path=path))
        file = Path(found)
    return Javafo(file) if file.suffix.lower() == ".jar" else BbpPairings(file)


class BbpPairings(PairingEngine):
    """bbpPairings (Dutch system 2026). Exit status 1 means that there is no legal pairing."""

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._version: str | None = None

    @property
    def name(self) -> str:
        """``bbpPairings v6.0.0``, once it has told."""
        return f"bbpPairings {self._version or ''}".rstrip()

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair."""
        position = position_of(section, round_number)
        if not position.present:
            return nobody_plays(position.round, self.name)
        exchange = exchange_of(position, external=True)
        if self._version is None:
            self._version = _bbp_version(_said_of_itself([str(self._path), "-r"], patience))
        started = time.monotonic()
        with _input_file(exchange) as (source, target):
            command = [str(self._path), "--dutch", str(source), "-p", str(target)]
            status, said = _run(command, self.name, exchange, patience)
            if status == 1:
                raise no_pairing(position, exchange, self.name)
            if status != 0:
                known = _BBP_STATUS.get(status)
                what = tr(known) if known else tr("ended with status {status}").format(status=status)
                if status < 0:  # POSIX: the number of the signal that ended it
                    what = tr("has crashed")
                raise EngineFault(
                    tr("{name} {what}; nothing has changed.").format(name=self.name, what=what),
                    engine=self.name,
                    trf=exchange.text,
                    details=said,
                )
            raw = _read_pairs(target, self.name, exchange, time.monotonic() - started)
        return accept(position, exchange, raw, self.name)

    def takes(self, trf: bytes, patience: Patience = USUAL) -> tuple[bool, str]:
        """Whether it reads a report, and its first line where it does not; the report is not changed.

        EngineFault, EngineTimeout, PairingCancelled.
        """
        if self._version is None:
            self._version = _bbp_version(_said_of_itself([str(self._path), "-r"], patience))
        exchange = Exchange(trf.decode("utf-8", "replace"), {}, "", 0, 0, ())
        with _input_file(exchange) as (source, _):
            source.write_bytes(trf)
            status, said = _run([str(self._path), "--dutch", str(source), "-c"], self.name, exchange, patience)
            first = next((line.strip() for line in said.splitlines() if line.strip()), "")
            read = status == 0
            return read, "" if read else first.replace(str(source), source.name)


class Javafo(PairingEngine):
    """JaVaFo by Roberto Ricca, a ``.jar``: release 3 pairs by the Dutch system of 2026, older ones as it was in 2017.

    Needs ``java``; tells failures only in words.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._version: str | None = None

    @property
    def name(self) -> str:
        """``JaVaFo 2.2 (build 3222), pre-2026 rules``, once it has told; until then the rules are not known."""
        if not self._version:
            return "JaVaFo"
        first = self._version.partition(".")[0]
        new = first.isdecimal() and int(first) >= _RULES_OF_2026
        return f"JaVaFo {self._version}{'' if new else ', pre-2026 rules'}"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair."""
        java = shutil.which("java")
        if java is None or not os.path.isabs(java):  # one that lies in the current folder is not meant
            raise RuleViolation(tr("JaVaFo needs Java, and there is no java program on this computer."))
        position = position_of(section, round_number)
        if not position.present:
            return nobody_plays(position.round, self.name)
        exchange = exchange_of(position, external=True)
        if self._version is None:
            self._version = _javafo_version(_said_of_itself([java, "-jar", str(self._path), "-r"], patience))
        started = time.monotonic()
        with _input_file(exchange) as (source, target):
            command = [java, "-ea", "-jar", str(self._path), str(source), "-p", str(target)]
            status, said = _run(command, self.name, exchange, patience)
            if not target.exists() and "NoValidPairing" in said.replace(" ", ""):
                raise no_pairing(position, exchange, self.name)
            if status != 0 or not target.exists():
                raise EngineFault(
                    tr("{name} failed with status {status}; nothing has changed.").format(
                        name=self.name, status=status
                    ),
                    engine=self.name,
                    trf=exchange.text,
                    details=said,
                )
            raw = _read_pairs(target, self.name, exchange, time.monotonic() - started)
        return accept(position, exchange, raw, self.name)


def _clear_left_behind() -> None:
    """Remove what a program that was killed left of its rounds; where processes cannot be asked, after a day."""
    for folder in Path(tempfile.gettempdir()).glob(f"{_FOLDER}*-*"):
        with contextlib.suppress(OSError, ValueError):
            if os.name == "nt" and time.time() - folder.stat().st_mtime < 86_400:
                continue
            try:
                if os.name != "nt":
                    os.kill(int(folder.name.removeprefix(_FOLDER).partition("-")[0]), 0)
                    continue
            except ProcessLookupError:
                pass
            shutil.rmtree(folder, ignore_errors=True)


class _input_file:  # noqa: N801 - used as a function
    """A folder of its own with the input written; (input, output to be), removed afterwards."""

    def __init__(self, exchange: Exchange) -> None:
        _clear_left_behind()
        self._folder = tempfile.TemporaryDirectory(prefix=f"{_FOLDER}{os.getpid()}-")
        self._text = exchange.text

    def __enter__(self) -> tuple[Path, Path]:
        folder = Path(self._folder.name)
        source = folder / "round.trf"
        source.write_bytes(self._text.replace("\n", "\r\n").encode("ascii", "replace"))
        return source, folder / "pairs.txt"

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()


def _run(command: list[str], name: str, exchange: Exchange, patience: Patience) -> tuple[int, str]:
    """Exit status and what was said; the process never outlives the call."""
    try:
        return _watched(command, patience)
    except _TooLate as error:
        raise EngineTimeout(
            tr("{name} found no pairing within {seconds} seconds and was ended; nothing has changed.").format(
                name=name, seconds=f"{patience.seconds:g}"
            ),
            engine=name,
            trf=exchange.text,
        ) from error
    except OSError as error:
        raise EngineFault(
            tr("{name} cannot be started: {error}.").format(name=name, error=error.strerror or error),
            engine=name,
            trf=exchange.text,
        ) from error
    except _TooMuch as error:
        raise EngineFault(
            tr("{name} wrote without end and was ended; nothing has changed.").format(name=name),
            engine=name,
            trf=exchange.text,
        ) from error


class _TooMuch(Exception):
    """A program wrote more than any answer can hold."""


class _TooLate(Exception):
    """The limit struck."""


def _watched(command: list[str], patience: Patience) -> tuple[int, str]:
    """Run to the end; _TooLate, _TooMuch, PairingCancelled; OSError when it cannot be started."""
    end = time.monotonic() + patience.seconds
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=own_folder(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        try:
            while True:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    status = process.wait(_POLL)
                    break
                patience.check()
                if time.monotonic() > end:
                    raise _TooLate
                if os.fstat(output.fileno()).st_size > _MOST_OUTPUT:
                    raise _TooMuch
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
        output.seek(0)
        return status, output.read(_MOST_OUTPUT).decode("utf-8", "replace")


def _said_of_itself(command: list[str], patience: Patience) -> str:
    """What the program answers when asked for its version; empty when it says nothing in time."""
    try:
        return _watched(command, replace(patience, seconds=_VERSION_LIMIT))[1]
    except (OSError, _TooLate, _TooMuch):
        return ""


def _read_pairs(target: Path, name: str, exchange: Exchange, seconds: float) -> RawAnswer:
    """The number of pairs, then one pair a line; EngineFault for anything else."""
    try:
        with target.open("rb") as file:
            data = file.read(_MOST_OUTPUT + 1)
        if len(data) > _MOST_OUTPUT:
            raise ValueError(tr("it is too long"))
        text = data.decode("utf-8", "replace")
        rows = [[int(word) for word in line.split()] for line in text.split("\n") if line.strip()]
        pairs = [(white, black) for white, black in rows[1:]]
        if rows[0] != [len(pairs)]:
            raise ValueError(tr("the number of pairs is wrong"))
    except (OSError, ValueError, IndexError) as error:
        raise EngineFault(
            tr("{name} gave an answer that is not a list of pairs ({error}).").format(name=name, error=error),
            engine=name,
            trf=exchange.text,
        ) from error
    return RawAnswer(pairs, text=text, seconds=seconds)


def _bbp_version(said: str) -> str:
    return next((word for word in said.split() if word[:1] == "v" and word[1:2].isdigit()), "")


def _javafo_version(said: str) -> str:
    """``3.0p (build 5903)`` from ``JaVaFo (...) - Rel. 3.0p (Build 5903)``."""
    found = re.search(r"Rel\. (\S{1,12}) \(Build (\d{1,9})\)", said)
    return f"{found[1]} (build {found[2]})" if found else ""
