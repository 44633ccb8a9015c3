"""Random competitions of teams: paired by our engine, played by chance, with reserves, absent players and forfeits."""

from __future__ import annotations

import datetime as dt
import random
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.facts import SectionFacts, empty_section
from tdapp.domain.section.match import Decision, How, LineUp, Match, TeamBye
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import MOST_BOARDS, Score, Team, TeamRules
from tdapp.domain.systems.registry import TEAM_SWISS
from tdapp.domain.systems.system import System
from tdapp.domain.teams.knockout import bracket_of
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import NoLegalPairing
from tdapp.pairing.rules.round_robin import rounds_in_cycle
from tdapp.services.pairing.generate import expected_percent
from tdapp.services.systems.team_kinds import settled, team_kind, too_many_teams
from tdapp.services.teams.pairing import pair_round

_NAMES = ("Adler", "Bakker", "Costa", "Dahl", "Evans", "Fischer", "Garcia", "Horvat", "Ivanov", "Jansen", "Kovacs")
_TOWNS = ("Aachen", "Bergen", "Celje", "Dijon", "Evora", "Faro", "Gent", "Husum", "Izola", "Jena", "Kiel", "Lund")
_ATTEMPTS = 50


@dataclass(frozen=True, slots=True)
class TeamRecipe:
    """How many teams, boards, reserves of a team, rounds; shares in percent."""

    teams: int
    boards: int = 4
    rounds: int | None = None
    reserves: int = 1
    rested: float = 20.0  # line-ups that leave somebody out
    missing: float = 2.0  # seats that stay empty
    forfeits: float = 1.0  # games
    absences: float = 2.0  # teams a round
    colour: str | None = None
    system: System = TEAM_SWISS


def generate_teams(recipe: TeamRecipe, seed: str) -> Section:
    """One finished competition; the same seed and recipe give the same one. RuleViolation: nothing comes out."""
    fewest = 4 if recipe.system.by_scores else 2
    if not fewest <= recipe.teams <= 400:
        raise RuleViolation(tr("A random competition has {fewest} to 400 teams.").format(fewest=fewest))
    require(too_many_teams(recipe.system.kind, recipe.teams))
    if not 1 <= recipe.boards <= MOST_BOARDS:
        raise RuleViolation(tr("A match has 1 to {most} boards.").format(most=MOST_BOARDS))
    most = recipe.teams - 1
    swiss = recipe.system.by_scores
    if swiss and recipe.rounds is not None and not 1 <= recipe.rounds <= most:
        raise RuleViolation(
            tr("{teams} teams cannot play {rounds} rounds without meeting twice.").format(
                teams=recipe.teams, rounds=recipe.rounds
            )
        )
    for attempt in range(_ATTEMPTS):
        rng = random.Random(f"{seed}/{attempt}")
        rounds = recipe.rounds or (
            min(rng.randint(5, 9), max(1, most // 2 + 1)) if swiss else rounds_in_cycle(most + 1)
        )
        try:
            return _played(recipe, rng, seed, rounds)
        except NoLegalPairing:
            continue
    raise RuleViolation(tr("The teams could not be paired for {rounds} rounds.").format(rounds=recipe.rounds))


def _played(recipe: TeamRecipe, rng: random.Random, seed: str, rounds: int) -> Section:
    section = _begun(recipe, rng, seed, rounds)
    free = Outcome.PAIRING_BYE if recipe.system.by_scores or recipe.system.elimination else Outcome.REST
    for number in range(1, section.rounds_total + 1):
        if recipe.system.by_scores:
            section = _announced(section, recipe, rng, number)
        found = pair_round(section, number)
        alone = found.byes if found.bye is None else (found.bye,)
        byes = tuple(TeamBye(number, team, free) for team in alone)
        matches = tuple(
            Match(
                number,
                table,
                _line_up(section, recipe, rng, white, number),
                _line_up(section, recipe, rng, black, number),
            )
            for table, (white, black) in enumerate(found.pairs, 1)
        )
        byes_now = tuple(sorted((*section.team_byes, *byes), key=lambda bye: (bye.round, bye.team)))
        section = replace(section, matches=(*section.matches, *matches), team_byes=byes_now)
        section = replace(section, cells=_results(section, recipe, rng, matches))
        section = _decided(section, rng) if recipe.system.elimination else section
    return section


def _decided(section: Section, rng: random.Random) -> Section:
    """Drawn matches that no criterion decides, by lot."""
    for stage in bracket_of(section).stages:
        for tie in stage:
            if tie.state is TieState.TIED:
                assert tie.both is not None  # they have met
                winner = rng.choice(tie.both)
                decided = replace(tie.meetings[-1], decision=Decision(winner, How.LOTS, "coin"))
                section = replace(
                    section, matches=tuple(decided if m == tie.meetings[-1] else m for m in section.matches)
                )
    return section


def _begun(recipe: TeamRecipe, rng: random.Random, seed: str, rounds: int) -> Section:
    size = recipe.boards + recipe.reserves
    strengths = sorted((rng.gauss(1950, 200) for _ in range(recipe.teams)), reverse=True)
    players, teams = [], []
    for index, strength in enumerate(strengths):
        ratings = sorted((round(max(1000, min(2800, rng.gauss(strength, 120)))) for _ in range(size)), reverse=True)
        first = index * size + 1
        name = f"{_TOWNS[index % len(_TOWNS)]} {index // len(_TOWNS) + 1}"
        players += [
            Player(first + place, f"{rng.choice(_NAMES)} {first + place:04}", rating, club=name)
            for place, rating in enumerate(ratings)
        ]
        teams.append(Team(index + 1, name, club=name, members=tuple(range(first, first + size))))
    swiss = recipe.system.by_scores
    event = Event(f"Random teams {seed}", start=dt.date(2026, 3, 1), type_text="Team: Swiss-System" if swiss else "")
    robin = recipe.system.everyone_meets
    facts = SectionFacts(
        rounds,
        kind=recipe.system.kind,
        cycles=max(1, rounds // rounds_in_cycle(recipe.teams)) if robin else 1,
        initial_colour=(recipe.colour or rng.choice("WB")) if swiss else "",
        team_rules=TeamRules(recipe.boards, primary=Score.GAME if recipe.system.by_seats else Score.MATCH),
    )
    section = empty_section(event, settled(facts, recipe.teams))
    return replace(section, players=tuple(players), cells=((),) * len(players), teams=tuple(teams))


def _announced(section: Section, recipe: TeamRecipe, rng: random.Random, number: int) -> Section:
    away = [team.number for team in section.teams if rng.random() * 100 < recipe.absences]
    if len(section.teams) - len(away) < 2:
        return section
    byes = [TeamBye(number, team, rng.choice((Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE))) for team in away]
    return replace(section, team_byes=(*section.team_byes, *byes))


def _line_up(section: Section, recipe: TeamRecipe, rng: random.Random, number: int, round_number: int) -> LineUp:
    team = team_at(section, number)
    members = list(team.members)
    if rng.random() * 100 < recipe.rested and len(members) > recipe.boards:
        members.remove(rng.choice(members))
    seats = [*team_kind(section.kind).seated(section, team, round_number, members)[: recipe.boards]]
    if rng.random() * 100 < recipe.missing:
        seats[-1] = None
    return LineUp(number, tuple(seats), handed_in=True)


def _results(
    section: Section, recipe: TeamRecipe, rng: random.Random, matches: tuple[Match, ...]
) -> tuple[tuple[Cell, ...], ...]:
    ratings = {player.number: player.rating for player in section.players}
    assert section.team_rules is not None
    cells: dict[int, Cell] = {}
    for match in matches:
        for seat, (one, other) in enumerate(zip(match.first.players, match.second.players, strict=True), 1):
            colour = section.team_rules.colour(seat, match.round)
            if one is not None and other is not None:
                mine, theirs = _result(rng, recipe, ratings[one], ratings[other]).outcomes
                cells[one] = Cell(mine, other, colour)
                cells[other] = Cell(theirs, one, colour.other)
            elif alone := one or other:
                cells[alone] = Cell(Outcome.FORFEIT_WIN)
    nothing = Cell(Outcome.UNPAIRED)
    return tuple(
        (*row, cells.get(player.number, nothing)) for player, row in zip(section.players, section.cells, strict=True)
    )


def _result(rng: random.Random, recipe: TeamRecipe, one: int | None, other: int | None) -> GameResult:
    """For the first-named player as if he had White; by the expected score, half of what can be drawn is."""
    if rng.random() * 100 < recipe.forfeits:
        return rng.choice((GameResult.WHITE_BY_FORFEIT, GameResult.BLACK_BY_FORFEIT))
    expected = Fraction(expected_percent(one, other))
    drawn = min(expected, 100 - expected)
    ball = rng.random() * 100
    if ball < drawn:
        return GameResult.DRAW
    return GameResult.WHITE_WINS if ball < drawn + expected - drawn / 2 else GameResult.BLACK_WINS
