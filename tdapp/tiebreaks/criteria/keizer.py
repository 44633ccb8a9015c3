"""The Keizer score, which ranks where a section is played by that system."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from tdapp.domain.keizer.score import OWN_ROUND, Credit, Item, KeizerTable, keizer_table, rules_of
from tdapp.domain.section.scoring import mixed_text
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, absence_name, colour_letter
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import short_text


class KeizerScore(Criterion):
    """KEIZER: the sum of shares of values, each with its line; exact, whatever the denominators."""

    code = "KEIZER"
    name = "Keizer score"
    named_after_a_person = True
    family = "Own record"
    kind = CriterionKind.OWN_RECORD
    sentence = (
        "The opponents' values, whole for a win and half for a draw, shares of the own value for rounds without a "
        "game, and the own value once; a value is what a place in the table is worth."
    )
    source = "J. H. Keizer; the parameters are the club's own"
    strengths = "Rewards wins against strong opponents, and keeps a season fair to those who cannot always come."
    weaknesses = "Nobody can foresee it exactly: with every round all rounds before are worth something else."
    check = Check.SUM
    for_teams = False
    in_round_robin = False
    of_system = "keizer"
    with_fractions = True

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The exact scores over their common denominator."""
        scores = _table_of(table).scores
        unit = math.lcm(1, *(score.denominator for score in scores.values()))
        held = [scores.get(number) for number in table.numbers.tolist()]
        missing = [score is None for score in held]
        ticks = [0 if score is None else int(score * unit) for score in held]
        return Column(np.array(ticks, dtype=object), unit, np.array(missing) if any(missing) else None)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The own value, then a line for each round."""
        found = _table_of(table)
        items = found.items.get(int(table.numbers[player]), ())
        lines = tuple(_line(table, player, item) for item in items)
        value = sum((item.amount for item in items), Fraction(0))
        parts = " + ".join(mixed_text(item.amount) for item in items if item.amount)
        notes = [tr("Values: {listed}.").format(listed=_values(found))]
        if found.orders > 1:
            text = tr("The values go round between {count} orders of the table: each amount is their exact mean.")
            notes.append(text.format(count=found.orders))
        formula = f"{parts or '0'} = {mixed_text(value)}"
        return Worked(lines, formula, notes=tuple(notes))


def _table_of(table: Crosstable) -> KeizerTable:
    return table.memo("keizer", lambda: keizer_table(table.section, rules_of(table.section), table.rounds))


def _values(found: KeizerTable) -> str:
    """``12: 7, 3: 6``: who was worth what, the dearest first."""
    dearest = sorted(found.values.items(), key=lambda one: (-one[1], one[0]))
    return ", ".join(f"{number}: {mixed_text(value)}" for number, value in dearest)


def _line(table: Crosstable, player: int, item: Item) -> TermLine:
    if item.round == OWN_ROUND:
        return TermLine(0, None, "", "", "", mixed_text(item.amount), State.COUNTED, tr("the own value, once"))
    r = item.round - 1
    of_another = item.holder != int(table.numbers[player])
    counts = item.credit is not Credit.OPEN
    result = "" if not of_another or not counts else _result(table, player, r)
    why = tr("no result yet")
    if counts:
        text = tr("{share} × {value}") if of_another else tr("{share} × the own value {value}")
        why = text.format(share=mixed_text(item.share), value=mixed_text(item.value))
    return TermLine(
        round=item.round,
        opponent=item.holder if of_another else None,
        colour=colour_letter(table, player, r),
        opponent_score=mixed_text(item.value) if of_another else "",
        result=result,
        term=mixed_text(item.amount),
        state=State.COUNTED if counts else State.NOT_COUNTED,
        why=why,
        absence=_absence(item.credit) if not of_another else absence_name(table, player, r),
    )


def _result(table: Crosstable, player: int, r: int) -> str:
    return short_text(Fraction(int(table.awarded[player, r]), table.ticks))


def _absence(credit: Credit) -> str:
    return {
        Credit.BYE: tr("bye"),
        Credit.EXCUSED: tr("excused"),
        Credit.UNEXCUSED: tr("absent"),
        Credit.DUTY: tr("club match"),
    }.get(credit, "")
