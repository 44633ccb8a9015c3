"""An arbiter's desk for the checklist: an event file, what a step asks, what the tournament report says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.checks import Level, NeedsConfirmation, Refused, confirmed
from tdapp.services.tables.export import export_trf
from tdapp.storage import EventFile, open_event_file
from tests.event_files import round_commands, written

PAB, ZPB, HPB, FPB = (
    Outcome.PAIRING_BYE,
    Outcome.ZERO_POINT_BYE,
    Outcome.HALF_POINT_BYE,
    Outcome.FULL_POINT_BYE,
)
WHITE, DRAW, BLACK = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS


class Desk:
    """One section in a file, in which these steps were done."""

    def __init__(self, folder: Path, section: Section, *steps: Command) -> None:
        self.store: EventFile = open_event_file(written(folder / "event.tdb", section, steps=steps))

    @property
    def section(self) -> Section:
        """The section as it is now."""
        return self.store.snapshot(1)

    def round(self, number: int) -> Round:
        """A round as it is now."""
        return self.store.round(1, number)

    def do(self, *commands: Command) -> None:
        """Steps about which nothing is asked."""
        for command in commands:
            self.store.execute(command)

    def play(self, number: int, pairs, byes=(), results=()) -> None:
        """Pair, publish and play a round."""
        self.do(*round_commands(number, tuple(pairs), tuple(byes), tuple(results)))

    def asks(self, command: Command) -> dict[str, Level]:
        """The rules that have to be confirmed; then the step is carried out. Without confirmation nothing changes."""
        before, revision = self.section, self.store.revision
        with pytest.raises(NeedsConfirmation) as caught:
            self.store.execute(command)
        assert (self.section, self.store.revision) == (before, revision)
        self.store.execute(confirmed(command, caught.value.warnings))
        return {warning.rule_id: warning.level for warning in caught.value.warnings}

    def refuses(self, command: Command) -> set[str]:
        """The rules of level 5 that stop a step, whatever is confirmed."""
        before, revision = self.section, self.store.revision
        with pytest.raises(Refused) as caught:
            self.store.execute(command)
        assert (self.section, self.store.revision) == (before, revision)
        return {warning.rule_id for warning in caught.value.warnings}

    def report(self) -> list[str]:
        """The ### lines of the tournament report that people read."""
        lines = export_trf(self.section).decode().splitlines()
        return [line for line in lines if line.startswith("###")]

    def reopen(self) -> None:
        """Close the program and start it again."""
        path = self.store.path
        self.store.close()
        self.store = open_event_file(path)
