"""The next season of a league: who goes up and down plays in the new sections, and nothing of the old ones changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tdapp.domain.commands.event import AddSectionsFrom, NewSection
from tdapp.domain.commands.teams import EnterMatchScore, SetLeague, SetLicences, SetLineUp
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.league import League, Licence
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.event.season import divisions_in, next_season
from tdapp.storage import EventFile, open_event_file
from tests.event_files import written
from tests.services.teams.team_stage import HALF, do
from tests.services.teams.test_divisions import LOW, divisions
from tests.services.teams.test_league import round_of, season


def played(store: EventFile, section_id: int) -> None:
    """The team with the smaller number wins every match: the table is 1, 2, 3, 4."""
    for number in (1, 2, 3):
        do(store, *round_of(store, number, section_id))
        for match in store.round(section_id, number).matches:
            first = match.teams[0] < match.teams[1]
            score = (HALF * 4, HALF * 0) if first else (HALF * 0, HALF * 4)
            do(store, EnterMatchScore(section_id, number, match.table, score))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    upper, lower = divisions()
    written(tmp_path / "season.tdb", replace(lower, name="Division 2 2026/27"), upper)
    with closing(open_event_file(tmp_path / "season.tdb")) as store:
        yield store


def test_who_goes_up_and_down_plays_in_the_next_season(store: EventFile) -> None:
    do(store, SetLicences(2, (Licence(1, rank=7),)))
    for section_id in (1, 2):
        played(store, section_id)
    before = [store.snapshot(section_id) for section_id in (1, 2)]
    store.execute(next_season(divisions_in(store), " 2027/28 "))
    assert store.journal(limit=1)[0].label == "Add Division 1 2027/28, Division 2 2027/28 with 8 teams"
    assert [store.snapshot(section_id) for section_id in (1, 2)] == before
    upper, lower = store.snapshot(3), store.snapshot(4)
    assert [upper.name, lower.name] == ["Division 1 2027/28", "Division 2 2027/28"]
    assert [team.name for team in upper.teams] == ["Team 1", "Team 2", "Team 3", "Low 1"]
    assert [team.name for team in lower.teams] == ["Team 4", "Low 2", "Low 3", "Low 4"]
    assert [len(team.members) for team in upper.teams] == [3, 3, 3, 3]
    assert (upper.rounds_total, upper.rounds_paired, upper.round_dates) == (3, 0, ())
    league = upper.team_rules.league  # type: ignore[union-attr]
    assert league is not None
    assert (league.division, league.promoted, league.licences) == (1, 1, (Licence(1, rank=7),))
    assert [id_ for id_, _ in divisions_in(store)] == [3, 4]
    assert [id_ for id_, _ in divisions_in(store, "")] == [2, 1]
    do(store, *round_of(store, 1, 3), SetLineUp(3, 1, 1, (1, 3)))  # last season's matches do not count
    with pytest.raises(RuleViolation, match="2027/28 is the season of these tables"):
        next_season(divisions_in(store), "2027/28")


def test_a_season_that_is_not_over_or_not_decided_makes_none(store: EventFile) -> None:
    played(store, 1)
    with pytest.raises(RuleViolation, match="Division 1: the season is not over"):
        next_season(divisions_in(store), "2028")
    for number in (1, 2, 3):
        do(store, *round_of(store, number, 2))
        for table in (1, 2):
            do(store, EnterMatchScore(2, number, table, (HALF * 2, HALF * 2)))
    with pytest.raises(RuleViolation, match=r"Division 1: level at the line.*: Team"):
        next_season(divisions_in(store), "2028")
    with pytest.raises(RuleViolation, match="Name the season"):
        next_season(divisions_in(store), "  ")
    do(store, SetLeague(2, replace(divisions()[0].team_rules.league, relegated=0)))  # type: ignore[union-attr,type-var]
    next_season(divisions_in(store), "2028")  # nobody is above the highest division: no line there


def test_two_groups_below_are_filled_evenly(tmp_path: Path) -> None:
    upper, lower = divisions()
    other = replace(lower, name="Division 2 B", teams=tuple(replace(t, name=f"B {t.number}") for t in lower.teams))
    written(tmp_path / "groups.tdb", upper, lower, other)
    with closing(open_event_file(tmp_path / "groups.tdb")) as store:
        for section_id in (1, 2, 3):
            played(store, section_id)
        command = next_season(divisions_in(store), "2028")
        assert [len(one.teams) for one in command.sections] == [5, 4, 3]
        store.execute(command)
        assert [store.snapshot(section_id).rounds_total for section_id in (4, 5, 6)] == [5, 3, 3]
        store.undo()
        assert len(store.sections()) == 3


@pytest.mark.parametrize(
    ("teams", "why"),
    [
        (((1, 1),), "two teams or more"),
        (((1, 1), (1, 1)), "each once"),
        (((1, 1), (1, 9)), "9"),
        (((1, 1), (7, 1)), "no section"),
    ],
)
def test_what_makes_no_section_changes_nothing(store: EventFile, teams: tuple[tuple[int, int], ...], why: str) -> None:
    facts = replace(facts_of(season(LOW)), name="Next")
    with pytest.raises(RuleViolation, match=why):
        store.execute(AddSectionsFrom((NewSection(facts, (), teams),)))
    assert len(store.sections()) == 2


def test_a_file_without_divisions_has_no_next_season(tmp_path: Path) -> None:
    written(tmp_path / "one.tdb", season())
    with closing(open_event_file(tmp_path / "one.tdb")) as store, pytest.raises(RuleViolation, match="No section"):
        next_season(divisions_in(store), "2028")


def test_the_divisions_of_the_newest_season_are_meant() -> None:
    """The last section tells which it is; what names no division, and other seasons, are left out."""
    upper, lower = divisions()

    def of(section: Section, division: int, season: str) -> Section:
        assert section.team_rules is not None
        league = replace(section.team_rules.league or League(), division=division, season=season)
        return replace(section, team_rules=replace(section.team_rules, league=league))

    held = [of(upper, 1, "2025"), of(lower, 2, "2026"), of(upper, 1, "2026"), of(lower, 0, "2027")]

    class Store:
        def sections(self) -> list[SimpleNamespace]:
            return [SimpleNamespace(section_id=number) for number in range(1, 5)]

        def snapshot(self, number: int) -> Section:
            return held[number - 1]

    assert [number for number, _ in divisions_in(Store())] == [3, 2]  # type: ignore[arg-type]
    assert [number for number, _ in divisions_in(Store(), "2025")] == [1]  # type: ignore[arg-type]
    held[2] = of(upper, 1, "2027")
    assert [number for number, _ in divisions_in(Store())] == [3]  # type: ignore[arg-type]
    assert divisions_in(None) == []
