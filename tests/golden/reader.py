"""Published crosstables and values, transcribed: every file names its source, players have numbers instead of names.

``# words`` say where it comes from, ``key: value`` is a fact, a line with ``|`` belongs to a drawing of tests/arena.py.
A column of values has one word for each number, ``-`` where there is none; ``BH 2024`` is the column of an edition.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tdapp.domain.section.event import Acceleration, Section
from tests.arena import arena

FOLDER = Path(__file__).parent
Pairs = set[tuple[int, int]]
_NUMBER = re.compile(r"^ *(\d+)")


@dataclass(frozen=True)
class Golden:
    """A file of this folder."""

    facts: dict[str, str]
    drawing: str

    def section(self, **fields: Any) -> Section:
        """The drawn event; ``fields`` go to Section."""
        if "rounds" in self.facts:
            fields = {"rounds_total": int(self.facts["rounds"]), "initial_colour": self.facts["initial"], **fields}
        return arena(self.drawing, accelerations=tuple(self._accelerations()), **fields)

    def _accelerations(self) -> list[Acceleration]:
        rows = [
            (int(key.split()[1]), value.split()) for key, value in self.facts.items() if key.startswith("accelerated")
        ]
        return [
            Acceleration(points, number, number, player, player)
            for player, row in rows
            for number, points in enumerate(row, start=1)
            if float(points)
        ]

    def columns(self, year: str = "") -> list[str]:
        """The names of the columns, of an edition: those that it shares with others, and its own."""
        names = [key.removesuffix(f" {year}") for key in self.facts if key[:2].isupper() or key.startswith("place ")]
        return [name for name in names if not name.endswith((" 2024", " 2026"))]

    def column(self, name: str, year: str = "") -> list[str | None]:
        """The values of a column in order of numbers; None where there is none."""
        text = self.facts.get(f"{name} {year}") or self.facts[name]
        return [None if word == "-" else word for word in text.split()]

    def pairs(self, year: str) -> tuple[Pairs, int | None]:
        """The published pairs, the smaller number first, and who has the bye, under the rules of a year."""
        pairs, _, bye = self.facts[f"pairs {year}"].partition(" bye ")
        read = [tuple(map(int, pair.split("-"))) for pair in pairs.split()]
        return {(one, other) for one, other in read}, int(bye) if bye else None


def golden(name: str) -> Golden:
    """The transcription of that name."""
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    facts = dict(line.split(": ", 1) for line in lines if line[:1] not in "# " and "|" not in line)
    drawn = [_NUMBER.sub(r"\1 Player \1", line) for line in lines if "|" in line]
    return Golden(facts, "\n".join(drawn))


def named(start: str) -> list[str]:
    """The names of the transcriptions that begin so."""
    return sorted(path.stem for path in FOLDER.glob(f"{start}*.txt"))
