"""Two teams, everybody against everybody: the results of a Scheveningen match as a grid of their players."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import Team
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.frozen import dataclass
from tdapp.services.systems.team_kinds import team_kind


@dataclass(frozen=True, slots=True)
class GridGame:
    """A game as the player of the line has it: None where only the opponent was there."""

    round: int
    colour: Colour
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class GridPlayer:
    """A line or a column; ``place`` is that of the team's members, from 1."""

    player: Player
    place: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class TeamGrid:
    """``teams`` and ``points`` are (lines, columns); ``games`` are by the numbers of the two players."""

    teams: tuple[Team, Team]
    lines: tuple[GridPlayer, ...]
    columns: tuple[GridPlayer, ...]
    games: dict[tuple[int, int], tuple[GridGame, ...]]
    points: tuple[Fraction, Fraction]


def has_grid(section: Section) -> bool:
    """Whether the section is a match of everybody against everybody."""
    return section.system.by_seats and len(section.teams) == 2


def team_grid(section: Section, *, after_round: int) -> TeamGrid:
    """The grid after a round: everybody who has a place in the table or sat at a board."""
    scores = Scores(section)
    first, second = section.teams[0], section.teams[1]
    games: dict[tuple[int, int], list[GridGame]] = {}
    points: dict[int | None, Fraction] = {}  # None: an empty board
    for match in section.matches:
        if match.round > after_round:
            continue
        turned = match.first.team != first.number
        rows = _by_table(section, match, (second, first) if turned else (first, second))
        for seat, planned in zip(scores.seats(match), rows, strict=False):
            for player, made in zip(seat.players, seat.points, strict=True):
                points[player] = points.get(player, Fraction(0)) + made
            pair = seat.players[0] or planned[0], seat.players[1] or planned[1]
            one, other = pair[::-1] if turned else pair
            if one is not None and other is not None and any(seat.players):
                colour = seat.colour.other if turned else seat.colour
                games.setdefault((one, other), []).append(GridGame(match.round, colour, seat.outcomes[turned]))
    totals = scores.totals(after_round=after_round)
    sat = {number for pair in games for number in pair}
    return TeamGrid(
        (first, second),
        _players(section, first, sat, points),
        _players(section, second, sat, points),
        {pair: tuple(held) for pair, held in games.items()},
        (totals[first.number].game_points, totals[second.number].game_points),
    )


def _by_table(section: Section, match: Match, teams: tuple[Team, Team]) -> list[tuple[int | None, int | None]]:
    """Who has each board by the table; who is missing is missed there."""
    kind = team_kind(section.kind)
    one, other = (kind.seated(section, team, match.round, team.members) for team in teams)
    return list(zip(one, other, strict=False))


def _players(section: Section, team: Team, sat: set[int], points: dict[int | None, Fraction]) -> tuple[GridPlayer, ...]:
    boards = rules_of(section).boards
    return tuple(
        GridPlayer(section.players[section.index_of(number)], place, points.get(number, Fraction(0)))
        for place, number in enumerate(team.members, 1)
        if place <= boards or number in sat
    )
