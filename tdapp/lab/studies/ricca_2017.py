"""Ricca, Evaluation of unplayed games (FIDE Technical Commission, 2017): ten rules for unplayed rounds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.words.wording import marked
from tdapp.lab.source import Size
from tdapp.lab.studies.ricca_2016 import FIELD
from tdapp.lab.study import Comparison, Level, grid

POLICIES = (
    "fide-2009",
    "virtual-adjusted",
    "draw-self",
    "ignore",
    "fair-otb-average",
    "fair-tied",
    "fair-average",
    "fair-draw",
    "fair-zero",
    "face-value",
)
ABSENCES = replace(FIELD, flat_draws=19.0, half_byes=2.8, half_byes_each=30, withdrawals=1.0, forfeits=4.7)
"""The mix that fits his tables: about one player round in nine is not played."""

STUDY = Comparison(
    id="ricca-2017",
    name=marked("Ricca 2017: the best rule for unplayed games"),
    question=marked("Under which rule for unplayed rounds does a tie-break come nearest to what the games tell?"),
    method=marked(
        "Half-point byes for 2.8 % of the players a round, 1 % leave in each round after the first, 4.7 % of the games "
        "are forfeits of one side. The global criteria look at the games over the board only."
    ),
    sizes=(Size(100, 9), Size(200, 10)),
    levels=(Level("", ABSENCES),),
    criteria=("ABSELO", "MISPTS", "LOT"),
    rows=grid([(policy, policy) for policy in POLICIES], ("BH", "BH/C1", "BH/M1", "SB")),
    top=(Fraction(1, 2), Fraction(1, 2)),
)
