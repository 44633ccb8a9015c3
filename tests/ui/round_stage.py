"""A stage for the Rounds page: an invented engine, fields of players, a published round."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tdapp.domain.commands.command import Command
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.pairing.engines.engine import Pairing
from tdapp.ui.pages.rounds.page import RoundsPanel
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tests.arena import arena
from tests.event_files import opened, round_commands

W, D, B = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS


class TopDown:
    """An engine for tests: first against second, third against fourth ..., the last one gets the bye."""

    name = "topdown 1.0"

    def pair(self, section: Section, round_number: int | None = None, **_options: object) -> Pairing:
        assert round_number is not None
        away = section.announced(round_number)
        here = [player.number for player in section.players if player.number not in away]
        pairs = tuple(zip(here[::2], here[1::2], strict=False))
        return Pairing(round_number, pairs, here[-1] if len(here) % 2 else None, self.name)

    def close(self) -> None:
        """Nothing is running."""


def field(players: int, **facts: object) -> Section:
    """A Swiss of so many players before the first round."""
    lines = "\n".join(f"{n} Player {n:03d} {2500 - n} | " for n in range(1, players + 1))
    return arena(lines, initial_colour="W", **{"rounds_total": 5, **facts})


def on_the_wall(players: int) -> tuple[Command, ...]:
    """Steps: round 1, one against two and so on, published."""
    return round_commands(1, tuple((n, n + 1) for n in range(1, players, 2)))


def results(panel: RoundsPanel, number: int = 1) -> list[GameResult | None]:
    return [board.result for board in panel.session.view.round(number).boards]


def one_result(folder: Path, **facts: object) -> Iterator[Session]:
    """Four players, round 1: board 1 won by White, board 2 still played."""
    lines = "\n".join(f"{n} Player {n} {2500 - n} | " for n in range(1, 5))
    section = arena(lines, rounds_total=3, initial_colour="W", **facts)
    with opened(folder, section, steps=round_commands(1, ((1, 2), (3, 4)), results=(W,))) as store:
        session = Session(Calculations())
        session.view.open(store)
        yield session
