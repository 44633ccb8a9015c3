"""The pieces of C.07 of March 2026, one by one, at three levels of absence: a study that nobody has published."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.words.wording import marked
from tdapp.lab.source import Size
from tdapp.lab.studies.ricca_2017 import ABSENCES
from tdapp.lab.study import ABSENT, ALL, PRESENT, TOP, Comparison, Level, grid

PIECES = (
    "fide-2026",
    "fide-2026{adjusted=no}",
    "fide-2026{caps=no}",
    "fide-2026{absence-first=no}",
    "fide-2026{absence-first=no,adjusted=no,caps=no}",
    "fide-2024",
    "fide-2009",
    "draw-self",
    "tied-average",
)
_WHOLE = 11.6  # percent of the player rounds that the mix of Ricca's second study leaves unplayed


def _level(percent: float) -> Level:
    share = percent / _WHOLE
    mix = replace(
        ABSENCES,
        half_byes=(ABSENCES.half_byes or 0) * share,
        withdrawals=(ABSENCES.withdrawals or 0) * share,
        forfeits=(ABSENCES.forfeits or 0) * share,
    )
    return Level(f"{percent:g} %", mix)


STUDY = Comparison(
    id="policies-2026",
    name=marked("C.07 of 2026, piece by piece"),
    question=marked("What do adjusted scores (16.3), caps (16.4) and absences cut first (16.5) cost or gain?"),
    method=marked(
        "The mix of absences of Ricca's second study, thinned so that about 1, 4 and 8 % of the player rounds are not "
        "played. A rule that is to deter absences must look bad here: the global criteria see games only, and the "
        "players of these events do not change their minds."
    ),
    sizes=(Size(100, 9), Size(50, 7)),
    levels=(_level(1), _level(4), _level(8)),
    criteria=("ABSELO", "ZERMELO", "MISPTS"),
    players=(ALL, TOP, PRESENT, ABSENT),
    rows=grid([(policy, policy) for policy in PIECES], ("BH", "BH/C1", "BH/C2", "BH/M1", "SB")),
    top=(Fraction(1, 2), Fraction(1, 2)),
    with_gains=True,
)
