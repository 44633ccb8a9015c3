"""Matches and byes of a round of teams that is written whole: over those that stood there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tests.event_files import written
from tests.team_events import random_team_event

HALF, ZERO = Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE


@pytest.fixture(name="uow")
def _uow(tmp_path: Path) -> Iterator[SqlUnitOfWork]:
    section = random_team_event(3, 6, 2, 1, odd=0, absent=0, rounds_total=4, initial_colour="W")
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        yield uow
    engine.dispose()


def write(uow: SqlUnitOfWork, state: Round) -> Round:
    uow.events.rounds.write_round(1, state, published=True)
    return uow.events.rounds.round(1, state.number)


def test_byes_of_teams_are_those_of_the_round(uow: SqlUnitOfWork) -> None:
    second = uow.events.rounds.round(1, 2)
    for byes in (((1, HALF), (2, ZERO)), ((1, ZERO), (2, ZERO)), ((2, HALF), (3, HALF)), ()):
        assert write(uow, replace(second, team_byes=byes)).team_byes == byes


def test_tables_change_places_and_pairs_come_and_go(uow: SqlUnitOfWork) -> None:
    """Tables are unique at any moment."""
    first = uow.events.rounds.round(1, 1)
    one, two, three = first.matches
    turned = tuple(replace(match, table=table) for match, table in ((three, 1), (one, 2), (two, 3)))
    assert write(uow, replace(first, matches=turned)).matches == turned

    def pair(match: Match, other: Match, table: int) -> Match:
        return replace(match, table=table, second=other.second)

    crossed = pair(one, two, 1), pair(two, one, 2), replace(three, note="late")
    bare = replace(first, boards=(), matches=crossed)
    assert [(match.teams, match.note) for match in write(uow, bare).matches] == [
        (match.teams, match.note) for match in crossed
    ]
    assert write(uow, replace(bare, matches=crossed[:1])).matches == crossed[:1]
