"""A competition of teams seen as one whose players are the teams: what the pairing and its checks look at."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match, board_number
from tdapp.domain.section.outcome import RESULT_OF_OUTCOMES, Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Score, Team, TeamRules, strength_of
from tdapp.domain.systems.registry import usual
from tdapp.domain.teams.knockout import fixture_of, in_round, named_tie
from tdapp.domain.teams.scores import Scores

_NOTHING = Cell(Outcome.UNPAIRED)


def teams_as_players(section: Section) -> Section:
    """The teams of a section as players of their system, with the primary score of each match (C.04.6, 1.2).

    ``team_rules`` stays, and says that they are teams.
    """
    scores = Scores(section)
    rules = scores.rules
    ratings = {player.number: player.rating for player in section.players}
    held = max((*(one.round for one in section.matches), *(one.round for one in section.team_byes)), default=0)
    cells: dict[int, list[Cell]] = {team.number: [_NOTHING] * held for team in section.teams}
    for match in section.matches:
        for team, cell in _cells(scores, match):
            cells[team][match.round - 1] = cell
    for bye in section.team_byes:
        points = rules.bye_points(bye.outcome, section.points)
        cells[bye.team][bye.round - 1] = Cell(bye.outcome, awarded=_primary(rules, points))
    for one in section.adjustments:
        if one.round <= held:
            cell = cells[one.team][one.round - 1]
            more = _primary(rules, (one.match_points, one.game_points))
            cells[one.team][one.round - 1] = replace(cell, awarded=(cell.awarded or Fraction(0)) + more)
    return replace(
        section,
        kind=section.kind.paired_as,
        system_key=usual(section.kind.paired_as).key,
        players=tuple(as_player(rules, team, ratings) for team in section.teams),
        cells=tuple(tuple(cells[team.number]) for team in section.teams),
        points=points_of_matches(section),
        teams=(),
        matches=(),
        team_byes=(),
        adjustments=(),
        ladder=None,
        trial_ladder=None,
        prizes=None,
        rating_corrections=(),
        unverified_rounds=(),
        fixture=fixture_of(section, named_tie(section)) if section.system.elimination else None,
    )


def as_paired(section: Section) -> Section:
    """The section as its pairing sees it: teams for players where teams are paired, else itself."""
    return teams_as_players(section) if section.system.pairs_teams else section


def points_of_matches(section: Section) -> PointSystem:
    """What a match is worth in the primary score."""
    rules = rules_of(section)
    if rules.primary is Score.MATCH:
        return replace(rules.match_points, pab=rules.bye_points(Outcome.PAIRING_BYE, section.points)[0])
    points = section.points
    return PointSystem(
        rules.boards * points.win,
        rules.boards * points.draw,
        rules.boards * points.loss,
        pab=rules.bye_points(Outcome.PAIRING_BYE, points)[1],
    )


def _cells(scores: Scores, match: Match) -> tuple[tuple[int, Cell], tuple[int, Cell]]:
    score = scores.score(match)
    first, second = match.teams
    colour = scores.rules.colour(1, match.round)
    outcomes = score.outcomes
    points: tuple[Fraction | None, Fraction | None] = (None, None)
    if score.match_points is not None:
        points = score.match_points if scores.rules.primary is Score.MATCH else score.game_points
    elif _is_adjourned(scores, match):
        outcomes = Outcome.ADJOURNED, Outcome.ADJOURNED
    return (
        (first, Cell(outcomes[0], second, colour, points[0])),
        (second, Cell(outcomes[1], first, colour.other, points[1])),
    )


def _is_adjourned(scores: Scores, match: Match) -> bool:
    """Only adjourned games are missing: the match counts as drawn when the next round is paired (C.04.2)."""
    if is_postponed(scores.rules, match):
        return True
    waiting = {outcome for seat in scores.seats(match) if seat.is_open for outcome in seat.outcomes if outcome}
    return waiting == {Outcome.ADJOURNED}


def is_postponed(rules: TeamRules, match: Match) -> bool:
    """Whether a match of a league is to be played later: the next round does not wait for it."""
    found = rules.league.appointment(match.round, match.teams) if rules.league is not None else None
    return found is not None and found.postponed


def _primary(rules: TeamRules, points: tuple[Fraction, Fraction]) -> Fraction:
    return points[0] if rules.primary is Score.MATCH else points[1]


def as_player(rules: TeamRules, team: Team, ratings: dict[int, int | None]) -> Player:
    """A team in the place of a player; its strength is his rating."""
    strength = strength_of(rules, team, ratings)
    return Player(
        team.number,
        team.name,
        None if strength is None else round(strength),
        federation=team.federation,
        club=team.club,
        standing=team.standing,
        check_in=team.check_in,
    )


def round_of_teams(section: Section, state: Round) -> Round:
    """A round with a board for each match; White is who has White on board 1."""
    scores = Scores(section)
    boards = []
    for match in state.matches:
        (first, mine), (second, theirs) = _cells(scores, match)
        white = mine.colour is Colour.WHITE
        outcomes = (mine.outcome, theirs.outcome) if white else (theirs.outcome, mine.outcome)
        entered = match.forfeit or match.entered or has_result(state, match, scores.rules.boards)
        is_open = Outcome.OPEN in outcomes or ((state.manual or state.is_draft) and not entered)  # only holes
        boards.append(
            Board(
                match.table,
                *((first, second) if white else (second, first)),
                result=None if is_open else RESULT_OF_OUTCOMES.get(outcomes, GameResult.DRAW),
                verified=True,
                note=match.note,
            )
        )
    busy = {team for board in boards for team in board.players} | {team for team, _ in state.team_byes}
    out = frozenset[int]()
    if section.system.elimination:
        out = frozenset(team.number for team in section.teams) - in_round(section, state.number)
    active = (team.number for team in section.teams if team.standing is Standing.ACTIVE)
    left = (number for number in active if number not in busy | out)
    return replace(state, boards=tuple(boards), byes=state.team_byes, unpaired=tuple(left), matches=(), team_byes=())


def round_as_paired(section: Section, state: Round) -> Round:
    """A round as its pairing sees it: matches for boards where teams are paired, else itself."""
    return round_of_teams(section, state) if section.system.pairs_teams else state


def rules_of(section: Section) -> TeamRules:
    """The rules of a competition of teams."""
    assert section.team_rules is not None
    return section.team_rules


def has_result(state: Round, match: Match, boards: int) -> bool:
    """Whether a board of the match is decided by what was entered."""
    first = board_number(match.table, 1, boards)
    return any(first <= board.number < first + boards and not board.is_open for board in state.boards)
