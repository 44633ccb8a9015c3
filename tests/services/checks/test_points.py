"""What of the points of a section is odd."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.scoring import PointSystem
from tdapp.services.checks.points import faults_of


def test_a_bye_of_three_quarters_is_usual_in_a_match_of_two_games_only() -> None:
    """C.04.5, 1.4: a game won and a game drawn, half of them in the points of each game."""
    swiss = SectionFacts(4, "A", points=PointSystem(pab=Fraction(3, 4)))
    double = replace(swiss, type_code="FIDE_DOUBLESWISS")
    more = replace(double, points=PointSystem(pab=Fraction(2)))
    found = [[one.rule_id for one in faults_of(facts)] for facts in (swiss, double, more)]
    assert found == [["bye-value-standard"], [], ["bye-above-win", "bye-value-standard"]]
