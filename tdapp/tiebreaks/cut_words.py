"""Why a contribution was cut, or an absence was not: the values that C.07, 16.5 compares, in words."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.cuts import LowCut, low_cuts
from tdapp.tiebreaks.terms import Reduce, Terms
from tdapp.tiebreaks.text import value_text

if TYPE_CHECKING:
    from tdapp.tiebreaks.policies.base import Policy


def why_cut(policy: Policy, terms: Terms, player: int, r: int) -> str:
    """The reason of a cut round, or why an absence stays although something was cut; else empty."""
    if not terms.used[player, r]:
        return ""
    cut = not terms.kept[player, r]
    if not terms.volunteers_first:
        return _plain(policy, terms) if cut else ""
    steps = _low_cuts(terms, player)
    taken = next((step for step in steps if step.taken == r), None)
    if taken is not None:
        return _taken(terms, player, taken)
    if cut:  # a high cut, for which absences are like any other round
        return _plain(policy, terms)
    spared = next((step for step in steps if step.volunteer == r), None)
    if spared is None:
        return ""
    return tr("stays: its {value} is below the {other} of round {round}, which is cut (C.07, 16.5)").format(
        value=_value(terms, player, r), other=_value(terms, player, spared.least), round=spared.least + 1
    )


def _taken(terms: Terms, player: int, step: LowCut) -> str:
    if step.volunteer is None:
        return tr("cut ({article})").format(article="C.07, 14")
    mine, other = _value(terms, player, step.taken), step.least if step.taken == step.volunteer else step.volunteer
    theirs = _value(terms, player, other)
    if step.taken == step.least == step.volunteer:
        return tr("cut: voluntary unplayed round, the lowest as well (C.07, 14 and 16.5)")
    if step.taken == step.volunteer:
        return tr(
            "cut: voluntary unplayed round; its {value} is not below the {other} of round {round} (C.07, 16.5)"
        ).format(value=mine, other=theirs, round=other + 1)
    return tr("cut (C.07, 14); its {value} is above the {other} of the absence in round {round} (C.07, 16.5)").format(
        value=mine, other=theirs, round=other + 1
    )


def _plain(policy: Policy, terms: Terms) -> str:
    if policy.article_cut:
        return tr("cut ({article})").format(article=policy.article_cut)
    if terms.reduce is Reduce.RATIO and terms.cuts.low and not terms.cuts.high:
        return tr("cut: without this one the quotient of the others is the highest")
    return tr("cut")


def _low_cuts(terms: Terms, player: int) -> tuple[LowCut, ...]:
    product = terms.contribution()
    assert terms.vur is not None
    return low_cuts(terms.num[player], product[player], terms.used[player], terms.vur[player], terms.cuts.low)


def _value(terms: Terms, player: int, r: int) -> str:
    unit = terms.unit * (terms.g_unit if terms.g is not None else 1)
    return value_text(Fraction(int(terms.contribution()[player, r]), unit))
