"""Matches of two games (C.04.5) as rounds: what the pairing and the tie-breaks of such a section look at.

A match lies in two rounds of the section that are paired together, the odd one first, with the colours reversed. Byes
are of both. In the view a match is one round: the colour is that of game 1, the points are those of both games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Acceleration, ForbiddenPairs, Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.systems.registry import AS_MATCHES

GAMES = 2

_NOTHING = Cell(Outcome.UNPAIRED)
_GONE = frozenset({Outcome.FORFEIT_LOSS})


def after_games(section: Section, after_round: int) -> Section:
    """The section as it was after a round, with matches for rounds: a match of which one game counts is there."""
    return games_as_matches(replace(section, cells=tuple(row[:after_round] for row in section.cells)))


def match_of(number: int) -> int:
    """The match that a round of the section belongs to."""
    return (number + 1) // GAMES


def rounds_of_match(match: int) -> tuple[int, int]:
    """The two rounds of the section in which a match is played."""
    return GAMES * match - 1, GAMES * match


def games_as_matches(section: Section) -> Section:
    """The section with a round for each match; its points, prohibitions and accelerations by matches too.

    Itself where a round is a game.
    """
    if section.system.stage_rounds != GAMES:
        return section
    rows = dict(zip((player.number for player in section.players), section.cells, strict=True))
    held = max((len(row) for row in section.cells), default=0)
    points = section.points
    cells = tuple(
        tuple(_match(rows, points, player.number, match) for match in range(1, match_of(held) + 1))
        for player in section.players
    )
    return replace(
        section,
        system_key=AS_MATCHES.key,
        cells=cells,
        rounds_total=match_of(section.rounds_total),
        points=points_of_matches(points),
        accelerations=tuple(_of_matches(block) for block in section.accelerations),
        forbidden=tuple(_apart(group) for group in section.forbidden),
        wishes=tuple(_apart(group) for group in section.wishes),
        byes_only=tuple(sorted({match_of(number) for number in section.byes_only})),
        round_dates=section.round_dates[::GAMES],
        unverified_rounds=tuple(sorted({match_of(number) for number in section.unverified_rounds})),
        rating_corrections=(),
    )


def points_of_matches(points: PointSystem) -> PointSystem:
    """What a match is worth; a bye is one in both games."""
    worth = {outcome: GAMES * points.points(outcome) for outcome in Outcome}
    return PointSystem(
        win=worth[Outcome.WIN],
        draw=worth[Outcome.DRAW],
        loss=worth[Outcome.LOSS],
        pab=worth[Outcome.PAIRING_BYE],
        full_bye=worth[Outcome.FULL_POINT_BYE],
        half_bye=worth[Outcome.HALF_POINT_BYE],
        zero_bye=worth[Outcome.ZERO_POINT_BYE],
        forfeit_win=worth[Outcome.FORFEIT_WIN],
        forfeit_loss=worth[Outcome.FORFEIT_LOSS],
    )


def with_bye_of_games(points: PointSystem) -> PointSystem:
    """The usual pairing-allocated bye: a game won and a game drawn make the match, half of it each (C.04.5, 1.4)."""
    return points if points.pab is not None else replace(points, pab=(points.win + points.draw) / GAMES)


def _games(rows: Mapping[int, tuple[Cell, ...]], number: int | None, match: int) -> list[Cell]:
    row = rows.get(number, ()) if number is not None else ()
    return [row[at - 1] if len(row) >= at else _NOTHING for at in rounds_of_match(match)]


def _match(rows: Mapping[int, tuple[Cell, ...]], points: PointSystem, number: int, match: int) -> Cell:
    games = _games(rows, number, match)
    first = next((game for game in games if game.opponent), None)
    if first is None:
        bye = next((game for game in games if game.outcome is not Outcome.UNPAIRED), _NOTHING)
        if bye.outcome is Outcome.UNPAIRED:
            return _NOTHING
        return replace(bye, awarded=sum((points.awarded(game) for game in games), Fraction(0)))
    opponent = first.opponent
    colour = games[0].colour
    if colour is None and games[1].colour is not None:
        colour = games[1].colour.other
    awarded = sum((_worth(points, game) for game in games), Fraction(0))
    if any(game.outcome is Outcome.OPEN for game in games):
        return Cell(Outcome.OPEN, opponent, colour, awarded)
    theirs = [game for game in _games(rows, opponent, match) if game.opponent == number]
    mine = [game for game in games if game.opponent]
    gained, lost = (sum((_worth(points, game) for game in side), Fraction(0)) for side in (mine, theirs))
    i_left, he_left = (all(game.outcome in _GONE for game in side) for side in (mine, theirs))
    if i_left or he_left:  # the preface: a match is forfeited where somebody forfeits both games
        return Cell(Outcome.FORFEIT_LOSS if i_left else Outcome.FORFEIT_WIN, opponent, colour, awarded)
    outcome = Outcome.WIN if gained > lost else Outcome.LOSS if gained < lost else Outcome.DRAW
    played = any(game.rules.over_the_board or game.outcome is Outcome.ADJOURNED for game in mine)
    return Cell(outcome, opponent, colour if played else None, awarded)  # 1.6: a colour where a game was played


def _worth(points: PointSystem, game: Cell) -> Fraction:
    """An adjourned game is a draw for the pairing (C.04.2, 3.1)."""
    return points.draw if game.outcome is Outcome.ADJOURNED else points.awarded(game)


def _of_matches(block: Acceleration) -> Acceleration:
    return replace(block, first_round=match_of(block.first_round), last_round=match_of(block.last_round))


def _apart(group: ForbiddenPairs) -> ForbiddenPairs:
    return replace(group, first_round=match_of(group.first_round), last_round=match_of(group.last_round))
