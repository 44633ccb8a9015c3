"""A website of every kind of event, for walks through all of its pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.league import League
from tdapp.domain.section.outcome import Cell
from tdapp.domain.section.page_head import PageHead
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.team import Team
from tdapp.reports.site.build import site_files
from tdapp.reports.site.source import Site, SiteSource
from tdapp.services.categories.membership import youth_rules
from tdapp.services.rounds.boards import rounds_of
from tests.arena import random_round_robin, random_swiss
from tests.reports.builders import EVENT, swiss
from tests.reports.site.site_pages import NOW, site_of, swiss_event
from tests.storage.sheet_examples import LOGO
from tests.team_events import event_of_teams, random_team_event

MOVES = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6")
LONG = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Alexandra"
CLUBS = ("SK Łódź", "Шахматный клуб «Ладья»", "Αθήνα", "Club d'Échecs de Saint-Maurice-en-Valais", "王城棋社")


def individual(players: int = 40, rounds: int = 5, **facts: object) -> Section:
    """An open with clubs, groups, long and hostile names."""
    section = swiss_event(players, rounds, categories=CategoryPlan(youth_rules()), **facts)
    people = tuple(
        replace(one, club=CLUBS[at % len(CLUBS)], name=LONG if at == 8 else one.name)
        for at, one in enumerate(section.players)
    )
    return replace(section, players=people, publishing=Publishing(ids=True))


def _two_languages() -> Site:
    """Two sections, games, a picture and a light colour of the event, a round that is still played."""
    first = replace(
        individual(12, 3),
        publishing=Publishing(colour="#f4d03f", birth_years=True),
        page_head=PageHead(("The federation",), LOGO, (LOGO,), LOGO),
    )
    boards = rounds_of(first)[0].boards[:3]
    games = tuple(
        GameRecord(1, one.white, one.black, plies=tuple(map(Ply, MOVES)), state=GameState.PLAYING) for one in boards
    )
    played = replace(first, name="B", cells=tuple(_with_open_round(row) for row in first.cells))
    sources = (SiteSource(1, first, games=games), SiteSource(2, played, rounds_of(played), now=True))
    return Site(sources, ("en", "de"), NOW, NOW)


def _with_open_round(row: tuple[Cell, ...]) -> tuple[Cell, ...]:
    from tdapp.domain.section.outcome import Outcome

    last = row[-1]
    return (*row[:-1], replace(last, outcome=Outcome.OPEN) if last.rules.over_the_board else last)


def _double_swiss() -> Section:
    """Each pairing twice, with the colours in turn."""
    single = swiss(12, 3, total=8)

    def twice(row: tuple[Cell, ...]) -> tuple[Cell, ...]:
        return tuple(
            one
            for cell in row
            for one in (cell, cell if cell.colour is None else replace(cell, colour=cell.colour.other))
        )

    return replace(single, cells=tuple(map(twice, single.cells)), system_key="double-swiss")


def _league() -> Section:
    section = random_team_event(3, 8, 4, 5, event=EVENT)
    teams: tuple[Team, ...] = tuple(replace(team, federation="AUT", club=f"SK {team.number}") for team in section.teams)
    return replace(section, teams=teams, team_rules=replace(section.team_rules, league=League(promoted=1, relegated=1)))


def _of_teams(kind: Kind) -> Section:
    return event_of_teams(lambda section: section.kind is kind)


def _alone(section: Section) -> Site:
    return site_of(section)


SITES: dict[str, Callable[[], Site]] = {
    "individual": lambda: _alone(individual()),
    "two-languages": _two_languages,
    "before": lambda: _alone(individual(12, 0)),
    "large": lambda: _alone(swiss_event(300, 9)),
    "round-robin": lambda: _alone(random_round_robin(4, 14)),
    "keizer": lambda: _alone(random_swiss(3, 12, 4, system_key="keizer")),
    "double-swiss": lambda: _alone(_double_swiss()),
    "knock-out": lambda: _alone(_of_teams(Kind.KNOCKOUT)),
    "league": lambda: _alone(_league()),
    "team-round-robin": lambda: _alone(_of_teams(Kind.TEAM_ROUND_ROBIN)),
    "scheveningen": lambda: _alone(_of_teams(Kind.SCHEVENINGEN)),
    "team-knock-out": lambda: _alone(_of_teams(Kind.TEAM_KNOCKOUT)),
}


def files_of(name: str) -> dict[str, bytes]:
    """Every file of one of them."""
    return site_files(SITES[name]())
