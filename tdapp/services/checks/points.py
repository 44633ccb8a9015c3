"""Odd point systems, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.rules.players import rule
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import HALF, PointSystem
from tdapp.domain.section.two_games import GAMES, with_bye_of_games
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr

_BYES = (Outcome.PAIRING_BYE, Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE)


def faults_of(facts: SectionFacts) -> Iterator[Warning]:
    """The same of a section: the usual bye of a match of two games is worth no game (C.04.5, 1.4)."""
    points = facts.points
    if facts.system.stage_rounds == GAMES and points == with_bye_of_games(replace(points, pab=None)):
        points = replace(points, pab=None)
    return point_faults(points)


def point_faults(points: PointSystem) -> Iterator[Warning]:
    """Q70-88: what no point system may be."""
    if min(points.points(outcome) for outcome in Outcome) < 0:
        raise RuleViolation(tr("Points may not be negative."))
    if not points.win >= points.draw >= points.loss:
        yield rule("points-order").warn()
    if 2 * points.draw > points.win + points.loss:
        yield rule("points-two-draws").warn()
    if any(points.points(bye) > points.win for bye in _BYES):
        yield rule("bye-above-win").warn()
    standard = (points.win, points.draw, points.loss) == (Fraction(1), HALF, Fraction(0))
    if standard and points.points(Outcome.PAIRING_BYE) not in (1, HALF, 0):
        yield rule("bye-value-standard").warn()
