"""A section in a file for the tests of roster commands, and short ways to ask it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.changes import Executed
from tdapp.domain.words.checks import Level, NeedsConfirmation, Refused, confirmed
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, open_event_file
from tests.arena import arena
from tests.event_files import written

HPB, ZPB, FPB = Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE
RULE_IDS_SEEN: set[str] = set()


class Stage:
    """One event file, and what its commands ask."""

    def __init__(self, folder: Path, *sections: Section) -> None:
        self.store: EventFile = open_event_file(written(folder / "stage.tdb", *sections))

    def do(self, command: Command) -> Executed:
        """Carry it out: nothing may have to be asked."""
        return self.store.execute(command)

    def asked(self, command: Command) -> list[tuple[str, Level]]:
        """What has to be confirmed; nothing changes before it is, and then the command goes through."""
        before, revision = self.section(), self.store.revision
        with pytest.raises(NeedsConfirmation) as caught:
            self.store.execute(command)
        assert (self.section(), self.store.revision) == (before, revision)
        warnings = caught.value.warnings
        assert all(warning.article for warning in warnings)
        self.store.execute(confirmed(command, warnings))
        return self._seen(warnings)

    def refused(self, command: Command, words: str = ".") -> list[tuple[str, Level]]:
        """Refused whatever is confirmed; nothing changes."""
        before, revision = self.section(), self.store.revision
        with pytest.raises(RuleViolation, match=words) as caught:
            self.store.execute(command)
        assert not isinstance(caught.value, NeedsConfirmation)
        assert (self.section(), self.store.revision) == (before, revision)
        return self._seen(caught.value.warnings) if isinstance(caught.value, Refused) else []

    def section(self, section_id: int = 1) -> Section:
        """The section now."""
        return self.store.snapshot(section_id)

    def names(self, section_id: int = 1) -> list[tuple[int, str]]:
        """Numbers and names."""
        return [(player.number, player.name) for player in self.section(section_id).players]

    def row(self, number: int, section_id: int = 1) -> str:
        """The byes of a player as TRF letters, ``.`` for nothing yet, ``*`` for a game."""
        section = self.section(section_id)
        return "".join(_letter(cell.outcome) for cell in section.cells[section.index_of(number)])

    @staticmethod
    def _seen(warnings: Iterable[object]) -> list[tuple[str, Level]]:
        found = [(warning.rule_id, warning.level) for warning in warnings]  # type: ignore[attr-defined]
        RULE_IDS_SEEN.update(rule_id for rule_id, _ in found)
        return found


def _letter(outcome: Outcome) -> str:
    letters = {
        Outcome.UNPAIRED: ".",
        Outcome.PAIRING_BYE: "U",
        Outcome.FULL_POINT_BYE: "F",
        Outcome.HALF_POINT_BYE: "H",
        Outcome.ZERO_POINT_BYE: "Z",
    }
    return letters.get(outcome, "*")


def entries(*names: str) -> AddPlayers:
    """``Name rating`` or ``Name``."""
    found = []
    for text in names:
        name, _, rating = text.rpartition(" ") if text.split()[-1].isdigit() else (text, "", "")
        found.append(Player(0, name, int(rating) if rating else None))
    return AddPlayers(1, tuple(found))


def under_way(rounds: int = 1, **fields: object) -> Section:
    # Four players, the given number of rounds with White winning: 1-3 and 2-4, 1-2 and 3-4, 1-4 and 2-3, ...
    opponents = ((3, 2), (4, 1), (1, 4), (2, 3)), ((2, 1), (1, 2), (4, 3), (3, 4)), ((4, 1), (3, 2), (2, 3), (1, 4))
    names = ("Anna 2200", "Béla 2100", "Ильин 2100", "王明 2000")
    lines = []
    for number in range(1, 5):
        games = []
        for index in range(rounds):
            other = opponents[index % 3][number - 1][0]
            games.append(f"{other}w1" if number < other else f"{other}b0")
        lines.append(f"{number} {names[number - 1]} | {' '.join(games)}")
    return arena("\n".join(lines), rounds_total=9, name="A", **fields)


Staging = Callable[..., Stage]
