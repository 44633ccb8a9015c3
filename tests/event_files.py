"""Event files of drawn sections, opened, for tests of services over the real storage."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing
from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.services.history.steps import Answer
from tdapp.storage import EventFile, create_event_file, open_event_file
from tdapp.storage.rows.clock import Clock, utc_now

ALL = tuple(rule.id for rule in RULES)
"""The ids of all rules: the arbiter who confirms everything."""
BACK: Answer = {"reason": "a reason", "confirmed": ALL}
"""The same arbiter, who takes something back."""

PAB, ZPB = Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE
WHITE, DRAW, BLACK = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS


_KEPT: dict[Hashable, bytes] = {}


def kept(path: Path, key: Hashable, make: Callable[[Path], object]) -> Path:
    """The file that ``make`` writes there; a second one with the same key is a copy of the first, as old as that."""
    if key in _KEPT:
        path.write_bytes(_KEPT[key])
    else:
        make(path)
        _KEPT[key] = path.read_bytes()
    return path


def written(path: Path, *sections: Section, steps: tuple[Command, ...] = (), clock: Clock = utc_now) -> Path:
    """An event file with these sections in which these steps were done: made once, copied from then on."""

    def make(path: Path) -> None:
        if not steps:
            create_event_file(path, sections, clock=clock)
            return
        with closing(open_event_file(written(path, *sections, clock=clock), clock=clock)) as store:
            do(store, *steps)

    return kept(path, (sections, steps, clock().date()), make)


@contextmanager
def opened(folder: Path, *sections: Section, steps: tuple[Command, ...] = ()) -> Iterator[EventFile]:
    """An event file with these sections in which these steps were done, open."""
    with closing(open_event_file(written(folder / "event.tdb", *sections, steps=steps))) as store:
        yield store


def do(store: EventFile, *commands: Command) -> None:
    """One command after the other."""
    for command in commands:
        store.execute(command)


def round_commands(
    number: int,
    pairs: tuple[tuple[int, int], ...],
    byes: tuple[tuple[int, Outcome], ...] = (),
    results: tuple[GameResult, ...] = (),
    **facts: Any,
) -> tuple[Command, ...]:
    """Pair and publish a round of section 1 and enter results from board 1 on."""
    entered = (EnterResult(1, number, board, result) for board, result in enumerate(results, start=1))
    return StorePairing(1, number, pairs, byes, **facts), PublishRound(1, number), *entered


def open_in(window: Any, path: Path) -> None:
    """Open a file in a window whose tasks have threads, and wait until it is shown."""
    from PySide6.QtWidgets import QApplication

    window.files.open(path)
    while window.files.is_opening:
        QApplication.processEvents()
