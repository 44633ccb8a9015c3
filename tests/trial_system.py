"""A system that the program does not know, in thirty lines: neighbours in the table meet."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import ClassVar

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.round import Round
from tdapp.domain.systems.parameters import Parameters
from tdapp.domain.systems.registry import DUTCH, SYSTEMS, system_of
from tdapp.domain.systems.system import Status, System
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.engine import USUAL, Pairing, Patience
from tdapp.services.systems.of_players import PlayersRules
from tdapp.services.systems.registry import RULES
from tdapp.services.tables.standings import compute_standings


@dataclass(frozen=True, slots=True)
class Rungs(Parameters):
    """``step`` places further down in each round; ``worth`` is said and can change later."""

    step: int = 2
    worth: int = 1
    LATER: ClassVar[frozenset[str]] = frozenset(("worth",))

    def check(self) -> None:
        if not 1 <= self.step <= 9:
            raise RuleViolation("The step is 1 to 9.")


LADDERS = dataclasses.replace(
    DUTCH, id="ladders", edition="", codes=("CUSTOM_LADDERS",), name="Ladders of the club", accelerates=False,
    parameters=Rungs, status=Status.FREE,
)  # fmt: skip


class FromAbove:
    """1 and 2, 3 and 4 of the table; in each round it begins some places further down."""

    name = "ladders 1"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        number = round_number or section.rounds_paired + 1
        order = [row.player.number for row in compute_standings(section, after_round=number - 1).rows]
        assert isinstance(section.system_facts, Rungs)
        first = section.system_facts.step * (number - 1) % len(order)
        order = order[first:] + order[:first]
        pairs = tuple(zip(order[::2], order[1::2], strict=False))
        return Pairing(number, pairs, order[-1] if len(order) % 2 else None, self.name)

    def close(self) -> None:
        """It keeps nothing."""


class LaddersRules(PlayersRules):
    of, by, has_second = LADDERS, "the ladders", False

    def engine(self) -> FromAbove:
        return FromAbove()

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        return ("They stood side by side in the table.",)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        return (f"Ladders over {facts.rounds_total} rounds.",)


@pytest.fixture
def ladders(monkeypatch: pytest.MonkeyPatch) -> Iterator[System]:
    """The program with one system more."""
    SYSTEMS.append(LADDERS)
    monkeypatch.setitem(RULES, LADDERS.key, LaddersRules())
    system_of.cache_clear()
    yield LADDERS
    SYSTEMS.remove(LADDERS)
    system_of.cache_clear()
