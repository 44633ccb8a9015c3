"""Serve the public pages of an event, boards included, until interrupted; moves only after the delay."""

from __future__ import annotations

import argparse
import datetime as dt
import ipaddress
import re
import secrets
import socket
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tdapp.cli.live_process import LiveProcess, wait_a_turn
from tdapp.cli.live_tables import LiveTables, PgnFolder
from tdapp.cli.reading import is_event_file
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.cli.with_parent import add_with_parent, end_with_parent
from tdapp.domain.games.broadcast import LONGEST_DELAY
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.live.addresses import LOOPBACK, address_of, interfaces, is_host_name, shown_address
from tdapp.services.live.evaluations import Evaluations
from tdapp.services.live.feed import Feed
from tdapp.storage.event.reading import read_live_event
from tdapp.storage.file.watching import file_state

if TYPE_CHECKING:
    from tdapp.games.evaluation import Evaluator

TURN = 0.5
"""Seconds between two looks at the event and at the clock."""

_WORD = re.compile(r"[A-Za-z0-9]{4,20}")
_DELAY = re.compile(r"(\d{1,4})(s|m|min|)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """EVENT, where to serve, and how long moves are held back."""
    parser.add_argument("file", metavar="EVENT", help="event file (.tdb); a window may have it open")
    parser.add_argument("--port", type=int, default=8710, metavar="P", help="default: 8710; 0: any that is free")
    parser.add_argument(
        "--interface",
        default=LOOPBACK,
        metavar="I",
        help="where to serve: this computer only by default; an address or the name of a network of it, or all",
    )
    parser.add_argument(
        "--public",
        action="append",
        default=[],
        metavar="HOST",
        help="a name under which a tunnel or proxy shows the pages",
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="the proxy that is believed when it says whose request it brings"
    )
    parser.add_argument("--delay", metavar="15m", help="hold moves back so long (s or m); default: as the event says")
    parser.add_argument("--pgn", metavar="FOLDER", type=Path, help="keep one delayed PGN of each round there as well")
    parser.add_argument(
        "--standings-now", action="store_true", help="while a round is played, show the standings as they would be now"
    )
    parser.add_argument(
        "--engine", metavar="E", help="evaluate finished games by this UCI engine: a path, or a name on the PATH"
    )
    parser.add_argument("--engine-time", type=float, default=0.2, metavar="S", help="seconds for a move; default: 0.2")
    parser.add_argument("--no-embed", action="store_true", help="no page may stand in a frame of another site")
    parser.add_argument("--streams-per-address", type=int, default=200, metavar="N", help="viewers behind one address")
    parser.add_argument(
        "--word",
        nargs="?",
        const="",
        metavar="W",
        help="only for viewers who know a word; without W: one of six letters",
    )
    parser.add_argument("--qr", action="store_true", help="print a QR code of the address")
    add_with_parent(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted; the address is the first line."""
    if not is_event_file(arguments.file):
        raise Stop(BAD_INPUT, f"{arguments.file}: {tr('only an event file (.tdb) can be served.')}")
    delay = _seconds(arguments.delay)
    if not 0 <= arguments.port <= 65535:
        raise Stop(BAD_INPUT, f"tdapp: {tr('a port is a number from 0 to 65535.')}")
    judge = _judge(arguments)
    read_live_event(arguments.file)  # refused before anything listens
    host, shown = _host(arguments.interface)
    word = _word(arguments.word)
    public = _public(arguments.public)
    hosts = [shown, socket.gethostname(), f"{socket.gethostname()}.local"]
    process = LiveProcess(
        {
            "host": host,
            "port": arguments.port,
            "hosts": hosts,
            "language": arguments.language,
            "embed": not arguments.no_embed,
            "word": word,
            "public": public,
            "proxy": _proxy(arguments.proxy),
            "limits": _limits(arguments.streams_per_address),
        }
    )
    end_with_parent(arguments)
    try:
        process.start()
        address = f"http://{shown}:{process.port}/" + (f"?word={word}" if word else "")
        print(address, flush=True)
        for name in public:
            print(f"https://{name}/" + (f"?word={word}" if word else ""), flush=True)
        if arguments.qr:
            _print_code(address)
        if delay == 0:
            print(f"tdapp: note: {tr('Moves are public at once.')}", file=sys.stderr, flush=True)
        evaluations = Evaluations(judge) if judge is not None else None
        try:
            _serve(arguments, process, delay, evaluations)
        finally:
            if evaluations is not None:
                evaluations.cancel()
    except KeyboardInterrupt:
        return DONE
    finally:
        process.close()


def _judge(arguments: argparse.Namespace) -> Evaluator | None:
    if not arguments.engine:
        return None
    if not 0.01 <= arguments.engine_time <= 60:
        raise Stop(BAD_INPUT, f"tdapp: {tr('--engine-time is 0.01 to 60 seconds.')}")
    from tdapp.games.evaluation import Evaluator

    return Evaluator(arguments.engine, arguments.engine_time)


def _serve(
    arguments: argparse.Namespace, process: LiveProcess, delay: int | None, evaluations: Evaluations | None
) -> NoReturn:
    feed = Feed(time.monotonic, time.time, delay=delay, evaluations=evaluations)
    tables = LiveTables(feed, arguments.language, now=arguments.standings_now)
    folder = PgnFolder(arguments.pgn) if arguments.pgn is not None else None
    seen: object = None
    anew, told = True, 0
    while True:
        state = file_state(Path(arguments.file))
        changed = state != seen
        if changed:
            try:
                feed.take(read_live_event(arguments.file), dt.date.today())
                seen = state
            except (RuleViolation, EnvironmentProblem) as problem:  # being copied or put right: what was known stays
                print(f"{arguments.file}: note: {problem}", file=sys.stderr, flush=True)
        if not process.is_alive():
            process.start()
            anew = True
        judged = evaluations is not None and evaluations.changed()
        if evaluations is not None and (said := evaluations.trouble()):  # the pages go on
            print(f"{arguments.file}: note: {said}", file=sys.stderr, flush=True)
            if arguments.with_parent:
                print(f"engine {said}", flush=True)
        due = feed.gate.next_due()
        if changed or anew or judged or (due is not None and due <= time.monotonic()):
            lines = [*feed.lines(everything=anew), *tables.lines(everything=anew)]
            anew = not process.send(lines)
            if folder is not None and (trouble := folder.take(lines)):  # the pages go on
                print(f"{arguments.pgn}: note: {trouble}", file=sys.stderr, flush=True)
        if arguments.with_parent and process.viewers != told:
            told = process.viewers
            print(f"viewers {told}", flush=True)
        wait_a_turn(TURN)


def _limits(streams: int) -> dict[str, float]:
    """A whole hall may stand behind one address: it may ask for as much as its viewers need."""
    return {"per_address": streams, "requests": max(10.0, streams / 2), "burst": max(60.0, streams * 8.0)}


def _seconds(text: str | None) -> int | None:
    if text is None:
        return None
    found = _DELAY.fullmatch(text.strip())
    seconds = int(found[1]) * (1 if found[2] == "s" else 60) if found else -1
    if not 0 <= seconds <= LONGEST_DELAY:
        text = tr("a delay is written 15m or 90s, up to {most}m.").format(most=LONGEST_DELAY // 60)
        raise Stop(BAD_INPUT, f"tdapp: {text}")
    return seconds


def _word(text: str | None) -> str:
    if text is None:
        return ""
    if text and not _WORD.fullmatch(text):
        raise Stop(BAD_INPUT, f"tdapp: {tr('the word has 4 to 20 letters a-z or digits.')}")
    return text.lower() or "".join(secrets.choice("abcdefghkmnpqrstuvwxyz") for _ in range(6))


def _host(interface: str) -> tuple[str, str]:
    """(where to listen, how it is called)."""
    if interface == "all":
        return "0.0.0.0", shown_address()
    try:
        ipaddress.ip_address(interface)
    except ValueError:
        address = address_of(interface)
        if address is None:
            known = ", ".join(one.shown for one in interfaces()) or LOOPBACK
            text = tr("There is no network {name} here. There are: {known}.").format(name=interface[:60], known=known)
            raise Stop(BAD_INPUT, f"tdapp: {text}") from None
        return address, address
    return interface, f"[{interface}]" if ":" in interface else interface


def _public(names: list[str]) -> list[str]:
    for name in names:
        if not is_host_name(name):
            raise Stop(BAD_INPUT, f"tdapp: {tr('“{name}” is no name of a host.').format(name=name[:80])}")
    return [name.lower() for name in names]


def _proxy(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text)) if text else ""
    except ValueError:
        raise Stop(BAD_INPUT, f"tdapp: {tr('“{name}” is no address of a proxy.').format(name=text[:80])}") from None


def _print_code(address: str) -> None:
    import segno

    segno.make(address, error="m").terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
