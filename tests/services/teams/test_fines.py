"""Fines in money: decided with a reason, taken back with one, and kept with their team."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from tdapp.domain.commands.fines import AddFine, RemoveFine
from tdapp.domain.commands.teams import OrderTeams, RemoveTeams, SetLeague
from tdapp.domain.section.league import Fine, League
from tdapp.domain.words.checks import Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.export import export_trf
from tdapp.services.teams.fines import fines_in_words, paid_by
from tdapp.services.teams.fixtures import league_of
from tdapp.services.teams.words import rules_sentences
from tdapp.storage import EventFile, open_event_file
from tdapp.trf.reader import read_trf
from tests.event_files import written
from tests.services.teams.team_stage import do, refused
from tests.services.teams.test_league import LEAGUE, season


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    written(tmp_path / "league.tdb", season())
    with closing(open_event_file(tmp_path / "league.tdb")) as store:
        yield store


def test_a_team_pays_and_the_table_says_why(store: EventFile) -> None:
    section = do(store, AddFine(1, 2, 1, "50", "no show"), AddFine(1, 1, 1, "12,50", " empty\nboard "))
    assert league_of(section).fines == (Fine(1, 1, "12.50", "empty board"), Fine(2, 1, "50", "no show"))
    assert paid_by(section, 1) == Decimal("62.50")
    assert fines_in_words(section, after_round=1) == ("Team 1, round 1, fine: 12.50 (empty board).",)
    do(store, SetLeague(1, replace(LEAGUE, promoted=1)))  # the rules change, the fines stay
    section = do(store, OrderTeams(1, (4, 2, 3, 1)))  # Team 1 is number 4 by now
    assert [one.team for one in league_of(section).fines] == [4, 4]
    again = read_trf(export_trf(section), source="x.trf").section
    assert league_of(again).fines == league_of(section).fines
    section = do(store, RemoveFine(1, 0, "appeal"))
    assert league_of(section).fines == (Fine(2, 4, "50", "no show"),)
    assert league_of(do(store, RemoveTeams(1, (4,)))).fines == ()


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (AddFine(1, 1, 1, "", "x"), "Say how much"),
        (AddFine(1, 1, 1, "0.00", "x"), "Say how much"),
        (AddFine(1, 1, 1, "much", "x"), "not an amount"),
        (AddFine(1, 9, 1, "5", "x"), "no round 9"),
        (AddFine(1, 1, 9, "5", "x"), "9"),
        (AddFine(1, 1, 1, "5", " "), "reason"),
    ],
)
def test_what_is_no_fine_changes_nothing(store: EventFile, step: AddFine, why: str) -> None:
    with pytest.raises(RuleViolation, match=why):
        store.execute(step)
    assert league_of(store.snapshot(1)).fines == ()


def test_only_a_league_fines_and_only_a_fine_is_taken_back(store: EventFile, tmp_path: Path) -> None:
    refused(store, RemoveFine(1, 0, "x"), "no-fine")
    written(tmp_path / "none.tdb", season(None))
    with closing(open_event_file(tmp_path / "none.tdb")) as other, pytest.raises(Refused, match="no league"):
        other.execute(AddFine(1, 1, 1, "5", "x"))


def test_the_regulations_announce_fines(store: EventFile) -> None:
    section = do(store, SetLeague(1, League(board_fine=" 10,00 ", match_fine="50")))
    assert section.team_rules is not None
    said = list(rules_sentences(section.system, section.team_rules, section.points))
    assert said[-2:] == [
        "The fine for a board without a player is 10.00.",
        "The fine for a team that does not appear is 50.",
    ]
    with pytest.raises(RuleViolation, match="not an amount"):
        store.execute(SetLeague(1, League(board_fine="ten")))
