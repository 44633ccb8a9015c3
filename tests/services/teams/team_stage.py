"""A league of four teams before round 1, and how its steps are tried."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.rounds import (
    PublishRound,
    StorePairing,
)
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.team import TeamRules
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.storage import EventFile, open_event_file
from tests.event_files import written
from tests.team_events import roster

HALF = Fraction(1, 2)
BOARDS = 2


def empty(teams: int = 4, **fields: Any) -> Section:
    """Teams of two boards and a reserve: members of team 1 are 1 2 3, of team 2 are 4 5 6, ..."""
    players, squads = roster(teams, BOARDS)
    rules = fields.pop("team_rules", TeamRules(boards=BOARDS))
    fields = {"kind": Kind.TEAM_SWISS, "initial_colour": "W", "rounds_total": 5} | fields
    return Section(Event("League"), players, ((),) * len(players), team_rules=rules, teams=squads, **fields)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    written(tmp_path / "league.tdb", empty())
    with closing(open_event_file(tmp_path / "league.tdb")) as store:
        yield store


def do(store: EventFile, *commands: Command) -> Section:
    for command in commands:
        store.execute(command)
    return store.snapshot(1)


def refused(store: EventFile, command: Command, *rules: str) -> None:
    """Refused by these rules, and nothing changed."""
    before = store.snapshot(1), store.revision
    with pytest.raises(Refused) as told:
        store.execute(command)
    assert [warning.rule_id for warning in told.value.warnings if warning.level == 5] == list(rules)
    assert (store.snapshot(1), store.revision) == before


def asked(store: EventFile, command: Command, *rules: str) -> None:
    with pytest.raises(NeedsConfirmation) as told:
        store.execute(command)
    assert [warning.rule_id for warning in told.value.warnings] == list(rules)


def paired(store: EventFile, *, publish: bool = True) -> Section:
    """Round 1: 1-3 and 4-2, White on board 1 named first."""
    return do(store, StorePairing(1, 1, ((1, 3), (4, 2))), *([PublishRound(1, 1)] if publish else []))
