"""Baku acceleration (C.04.7): who is in the upper group, and how many fictitious points it gets in which rounds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Acceleration, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.scoring import points_text
from tdapp.domain.section.two_games import GAMES, games_as_matches
from tdapp.domain.systems.registry import is_baku
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr

_AWAY = frozenset({Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE, Outcome.REST})


def upper_group_size(players: int) -> int:
    """Players in group A: the first half, rounded up to an even number (161 players: 82)."""
    return 2 * -(-players // 4)


def accelerated_rounds(rounds: int) -> tuple[int, int]:
    """(rounds with a win's points, rounds with a draw's points) for group A: half of the rounds, the rest without."""
    accelerated = -(-rounds // 2)
    full = -(-accelerated // 2)
    return full, accelerated - full


def baku_accelerations(section: Section) -> tuple[Acceleration, ...]:
    """The blocks of group A, to be stored before round 1 is paired and never changed after.

    The group is formed of those who are paired in round 1: a player with a bye there, or who comes later, has no
    pairing number yet when the groups are formed, and belongs to the group that his number falls into. RuleViolation
    unless a win is worth two draws and a loss nothing. Where a match is two rounds, rounds and points are its.
    """
    if section.system.stage_rounds == GAMES:
        of_matches = baku_accelerations(games_as_matches(section))
        return tuple(
            replace(one, first_round=GAMES * one.first_round - 1, last_round=GAMES * one.last_round)
            for one in of_matches
        )
    points = section.points
    if points.loss != 0 or points.win != 2 * points.draw:
        raise RuleViolation(
            tr("Baku acceleration needs a point system where a win is worth two draws and a loss nothing (C.04.7).")
        )
    taking_part = []
    for player, row in zip(section.players, section.cells, strict=True):
        if not row and player.standing is not Standing.ACTIVE:
            continue
        if not row or row[0].outcome not in _AWAY:
            taking_part.append(player.number)
    size = min(upper_group_size(len(taking_part)), len(taking_part))
    if not size:
        return ()
    first, last = section.players[0].number, sorted(taking_part)[size - 1]
    full, half = accelerated_rounds(section.rounds_total)
    blocks = [_block(points.win, 1, full, first, last)]
    if half:
        blocks.append(_block(points.draw, full + 1, full + half, first, last))
    return tuple(blocks)


def asks_for_baku(section: Section) -> bool:
    """Whether the regulations name Baku acceleration."""
    return is_baku(section.type_code)


def with_acceleration(section: Section) -> Section:
    """The section with the blocks that its type code (TRF 192, ``..._BAKU``) asks for, where it stores none."""
    if section.accelerations or not asks_for_baku(section):
        return section
    return replace(section, accelerations=baku_accelerations(section))


def _block(points: Fraction, first_round: int, last_round: int, first: int, last: int) -> Acceleration:
    return Acceleration(points_text(points), first_round, last_round, first, last)
