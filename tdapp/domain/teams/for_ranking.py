"""A section of teams as tables look at it: the teams as players and matches as their games, or the players only.

Everything that ranks, explains and prints a section works on either view unchanged.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Score, Team, TeamRules
from tdapp.domain.section.two_scores import GAME, MATCH, TeamScores
from tdapp.domain.systems.registry import usual
from tdapp.domain.teams.for_pairing import as_player
from tdapp.domain.teams.knockout import fixture_of, gone_on, named_tie
from tdapp.domain.teams.scores import Scores

_GOES_ON = PointSystem()
"""What counts in a knock-out: a point for every stage that a team has come through."""

_Round = tuple[Cell, Cell, tuple[Fraction, ...]]
"""One round of one team: in match points, in game points, board by board."""


def team_view(section: Section) -> Section:
    """The section whose players are the teams, ranked by the primary score; itself where it is one already.

    ValueError for a section without teams. A match counts as played when a board was; one in which every board was
    forfeited is a forfeit (C.04.6 with C.04.2, 3.4). What the arbiter decided is added to the points of its round.
    """
    if section.team_scores is not None:
        return section
    if section.team_rules is None:
        raise ValueError("no team section")
    rules, games = section.team_rules, section.points
    rows = _rows(section, rules)
    match_cells = tuple(tuple(match for match, _, _ in rows[team.number]) for team in section.teams)
    game_cells = tuple(tuple(game for _, game, _ in rows[team.number]) for team in section.teams)
    by_match = rules.primary is Score.MATCH
    systems = _systems(rules, games)
    fixture = None
    if section.system.elimination:
        match_cells, systems = gone_on(section, match_cells), (_GOES_ON, systems[1])
        fixture = fixture_of(section, named_tie(section))
    return replace(
        section,
        players=tuple(_as_player(section, rules, team) for team in section.teams),
        cells=match_cells if by_match else game_cells,
        points=systems[0 if by_match else 1],
        kind=section.kind.paired_as,
        system_key=usual(section.kind.paired_as).key,
        team_scores=TeamScores(
            MATCH if by_match else GAME,
            game_cells if by_match else match_cells,
            systems[1 if by_match else 0],
            rules.boards,
            tuple(tuple(boards for _, _, boards in rows[team.number]) for team in section.teams),
        ),
        team_rules=None,
        teams=(),
        matches=(),
        team_byes=(),
        adjustments=(),
        rating_corrections=(),
        categories=CategoryPlan(),
        prizes=None,
        fixture=fixture,
    )


def as_ranked(section: Section) -> Section:
    """What the tables rank: the teams of a competition of teams, else the section itself."""
    return team_view(section) if section.system.pairs_teams else section


def _as_player(section: Section, rules: TeamRules, team: Team) -> Player:
    player = as_player(rules, team, {player.number: player.rating for player in section.players})
    # C.05, 6.6 takes results out only where the competition says so
    stays = not section.system.by_scores and not rules.half_played and team.standing is Standing.WITHDRAWN
    return replace(player, standing=Standing.ACTIVE) if stays else player


def _systems(rules: TeamRules, games: PointSystem) -> tuple[PointSystem, PointSystem]:
    """What outcomes of a match are worth in match and in game points."""
    pab = rules.bye_points(Outcome.PAIRING_BYE, games)
    whole = PointSystem(
        rules.boards * games.win,
        rules.boards * games.draw,
        rules.boards * games.loss,
        pab=pab[1],
        zero_bye=rules.boards * games.points(Outcome.ZERO_POINT_BYE),
        forfeit_loss=rules.boards * games.points(Outcome.FORFEIT_LOSS),
    )
    return replace(rules.match_points, pab=pab[0]), whole


def _rows(section: Section, rules: TeamRules) -> dict[int, list[_Round]]:
    scores = Scores(section)
    held = max((*(match.round for match in section.matches), *(bye.round for bye in section.team_byes)), default=0)
    nothing: _Round = (Cell(Outcome.UNPAIRED), Cell(Outcome.UNPAIRED), ())
    rows = {team.number: [nothing] * held for team in section.teams}
    for bye in section.team_byes:
        if bye.team in rows:
            mp, gp = rules.bye_points(bye.outcome, section.points)
            whole = _each_board(section, bye.outcome)
            rows[bye.team][bye.round - 1] = (
                Cell(bye.outcome, awarded=mp),
                Cell(bye.outcome, awarded=gp),
                (whole,) * rules.boards if whole else (),
            )
    for match in section.matches:
        for side, team in enumerate(match.teams):
            if team in rows:
                rows[team][match.round - 1] = _of_match(section, scores, match, side)
    for one in section.adjustments:
        if one.team in rows and held:
            place = min(max(one.round, 1), held) - 1
            match_cell, game_cell, boards = rows[one.team][place]
            rows[one.team][place] = (
                _plus(match_cell, one.match_points),
                _plus(game_cell, one.game_points),
                boards,
            )
    return rows


def _of_match(section: Section, scores: Scores, match: Match, side: int) -> _Round:
    score = scores.score(match)
    other = match.teams[1 - side]
    first = scores.rules.colour(1, match.round)
    colour = first if side == 0 else (Colour.BLACK if first is Colour.WHITE else Colour.WHITE)
    if score.match_points is None:
        return Cell(Outcome.OPEN, other, colour), Cell(Outcome.OPEN, other, colour), ()
    outcome = score.outcomes[side]
    if match.forfeit is not None:
        boards = (section.points.points(outcome),) * scores.rules.boards
    else:
        boards = tuple(seat.points[side] for seat in scores.seats(match)[: scores.rules.boards])
    return (
        Cell(outcome, other, colour, score.match_points[side]),
        Cell(outcome, other, colour, score.game_points[side]),
        boards,
    )


def _each_board(section: Section, outcome: Outcome) -> Fraction:
    """What a bye counts on every board (C.07, 12): a pairing-allocated one as a win."""
    match outcome:
        case Outcome.PAIRING_BYE | Outcome.FULL_POINT_BYE:
            return section.points.win
        case Outcome.HALF_POINT_BYE:
            return section.points.draw
        case _:
            return Fraction(0)


def _plus(cell: Cell, points: Fraction) -> Cell:
    return replace(cell, awarded=(cell.awarded or Fraction(0)) + points)
