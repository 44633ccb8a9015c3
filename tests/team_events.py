"""Random events of teams: matches with boards of every kind, reserves, holes, forfeits, byes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.match import LineUp, Match, TeamBye
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import Team, TeamRules
from tdapp.domain.systems.registry import usual
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.teams.generate import TeamRecipe, generate_teams

USUAL = (GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS)
ODD = (GameResult.WHITE_BY_FORFEIT, GameResult.BLACK_BY_FORFEIT, GameResult.DOUBLE_FORFEIT, GameResult.HALF_ZERO)


def roster(teams: int, boards: int, reserves: int = 1, seed: int = 0) -> tuple[tuple[Player, ...], tuple[Team, ...]]:
    """Teams 1 to N, members in board order; the players of team 1 have the first numbers."""
    rng = random.Random(seed)
    size = boards + reserves
    players = tuple(
        Player(number, f"Player {number:03}, T{(number - 1) // size + 1}", rng.choice((None, 1500, 1800, 2100, 2400)))
        for number in range(1, teams * size + 1)
    )
    squads = tuple(
        Team(number, f"Team {number}", members=tuple(range((number - 1) * size + 1, number * size + 1)))
        for number in range(1, teams + 1)
    )
    return players, squads


def random_team_event(
    seed: int,
    teams: int,
    boards: int,
    rounds: int,
    *,
    odd: float = 0.1,
    absent: float = 0.1,
    away: Sequence[Outcome] = (Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE),
    forfeits: float = 0.0,
    **fields: Any,
) -> Section:
    """Rounds without rematches as far as they last; ``odd`` boards and holes, ``absent`` teams, forfeited matches."""
    rng = random.Random(seed)
    players, squads = roster(teams, boards, seed=seed)
    rules = fields.pop("team_rules", TeamRules(boards=boards))
    cells: dict[int, list[Cell]] = {player.number: [] for player in players}
    matches: list[Match] = []
    byes: list[TeamBye] = []
    met: set[frozenset[int]] = set()
    for number in range(1, rounds + 1):
        field = []
        for team in squads:
            if rng.random() < absent:
                byes.append(TeamBye(number, team.number, rng.choice(away)))
            else:
                field.append(team.number)
        rng.shuffle(field)
        if len(field) % 2:
            byes.append(TeamBye(number, field.pop(), Outcome.PAIRING_BYE))
        table = 0
        while field:
            one = field.pop()
            other = next((two for two in field if frozenset((one, two)) not in met), field[-1])
            field.remove(other)
            met.add(frozenset((one, other)))
            table += 1
            line_ups = [_line_up(rng, squads[team - 1], boards, odd) for team in (one, other)]
            match = Match(number, table, *line_ups)
            matches.append(match)
            lost = rng.choice((0, 1)) if forfeits and rng.random() < forfeits else None
            _play(rng, rules, match, cells, odd, lost)
        for row in cells.values():
            row += [Cell(Outcome.UNPAIRED)] * (number - len(row))
    fields.setdefault("event", Event("Random League"))
    fields.setdefault("kind", Kind.TEAM_SWISS)
    fields.setdefault("rounds_total", rounds)
    return Section(
        players=players,
        cells=tuple(tuple(row) for row in cells.values()),
        team_rules=rules,
        teams=squads,
        matches=tuple(sorted(matches, key=lambda one: (one.round, one.table))),
        team_byes=tuple(sorted(byes, key=lambda bye: (bye.round, bye.team))),
        **fields,
    )


def _line_up(rng: random.Random, team: Team, boards: int, odd: float) -> LineUp:
    members = list(team.members)
    rng.random() < 0.3 and members.remove(rng.choice(members))
    seats: list[int | None] = list(members[:boards])
    if rng.random() < odd:
        seats[-1] = None
    return LineUp(team.number, tuple(seats), handed_in=rng.random() < 0.5)


def random_team_round_robin(seed: int, teams: int, boards: int) -> Section:
    """Every team of an even number meets every other once."""
    rng = random.Random(seed)
    players, squads = roster(teams, boards, seed=seed)
    rules, ring = TeamRules(boards=boards), list(range(1, teams + 1))
    cells: dict[int, list[Cell]] = {player.number: [] for player in players}
    matches = []
    for number in range(1, teams):
        for table, pair in enumerate(zip(ring[: teams // 2], ring[: teams // 2 - 1 : -1], strict=True), 1):
            matches.append(Match(number, table, *(_line_up(rng, squads[team - 1], boards, 0.1) for team in pair)))
            _play(rng, rules, matches[-1], cells, 0.2)
        for row in cells.values():
            row += [Cell(Outcome.UNPAIRED)] * (number - len(row))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return Section(
        Event("Random League"),
        players,
        tuple(tuple(row) for row in cells.values()),
        teams - 1,
        kind=Kind.TEAM_ROUND_ROBIN,
        team_rules=rules,
        teams=squads,
        matches=tuple(matches),
    )


def _play(
    rng: random.Random,
    rules: TeamRules,
    match: Match,
    cells: dict[int, list[Cell]],
    odd: float,
    lost: int | None = None,
) -> None:
    """Every board; ``lost``: the side that did not come."""
    for seat, pair in enumerate(zip(match.first.players, match.second.players, strict=True), 1):
        colour = rules.colour(seat)
        result = rng.choice(ODD if rng.random() < odd else USUAL)
        outcomes = result.outcomes if colour.value == "w" else result.outcomes[::-1]
        if lost is not None:
            outcomes = (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)[:: 1 if lost else -1]
        for index, player in enumerate(pair):
            other = pair[1 - index]
            if player is not None and other is None:
                cells[player].append(Cell(Outcome.FORFEIT_WIN))
            elif player is not None:
                cells[player].append(Cell(outcomes[index], other, colour if index == 0 else colour.other))


def event_of_teams(applies: Callable[[Section], bool]) -> Section:
    """An event of the first kind of which this holds, some rounds of it played; the last is a knock-out of players."""
    kinds = (*(kind for kind in Kind if kind.of_teams), Kind.KNOCKOUT)
    return next(section for section in map(_of_kind, kinds) if applies(section))


@cache
def _of_kind(kind: Kind) -> Section:
    if kind is Kind.TEAM_SWISS:
        return random_team_event(3, 14, 4, 5)
    if kind is Kind.KNOCKOUT:
        rules = rules_of_system(usual(kind))
        recipe = Recipe(players=12, system=rules.of, system_text="games=2,third-place=yes")
        cup = generate(TableEngine(rules), recipe, "matrix")
        return replace(cup, players=tuple(replace(one, name=one.name.replace(",", "")) for one in cup.players))
    return generate_teams(TeamRecipe(2 if kind is Kind.SCHEVENINGEN else 8, 4, system=usual(kind)), "matrix")
