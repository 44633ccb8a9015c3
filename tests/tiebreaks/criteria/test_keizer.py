"""KEIZER: the score of the worked example (rules of other systems, 1.5) as a column that ranks, line by line."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.criteria import keizer
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.explain import Check
from tdapp.tiebreaks.registry import resolve
from tests.arena import arena, random_swiss
from tests.domain.keizer.test_score import ABSENCES, EXAMPLE
from tests.effort import some
from tests.tiebreaks.criteria.values import values


def test_the_score_ranks_and_points_are_shown_beside_it() -> None:
    table = compute_standings(EXAMPLE)
    assert [rung.label for rung in table.ladder] == ["KEIZER", "WIN", "GP", "DE", "RTNG"]
    rows = [(row.rank, row.player.number, row.points, table.system_score(row), row.shown(0)) for row in table.rows]
    assert rows == [
        (1, 2, "2.5", "19", "19"),
        (2, 1, "2.0", "12", "12"),
        (3, 3, "1.0", "23/2", "11½"),
        (4, 6, "1.5", "26/3", "8⅔"),
        (5, 4, "0.5", "7", "7"),
        (6, 5, "2.0", "13/2", "6½"),
    ]
    assert [row.decided_by for row in table.rows] == [0, 0, 0, 0, 0, None]
    assert table.words.startswith("Players are ranked by the Keizer score. Ties are broken by number of wins; then")


def test_the_score_comes_first_whatever_the_ladder_says() -> None:
    for text in ("", "BH", "BH,KEIZER", "KEIZER,BH"):
        table = compute_standings(EXAMPLE, ladder=parse_ladder(text))
        assert table.ladder[0].label == "KEIZER"
        assert [row.player.number for row in table.rows] == [2, 1, 3, 6, 4, 5]
        assert len(table.ladder) == (1 if not text else 2)


def test_elsewhere_it_is_no_criterion() -> None:
    with pytest.raises(RuleViolation, match="KEIZER is the score of another pairing system"):
        values(replace(EXAMPLE, type_code=""), "KEIZER")
    assert compute_standings(replace(EXAMPLE, type_code="")).scored is False


def test_each_line_says_what_the_round_gave() -> None:
    explained = explain_player(EXAMPLE, 6)[0]
    assert [(line.round_text, line.term, line.why) for line in explained.terms] == [
        ("", "2", "the own value, once"),
        ("1", "0", "0 × 3"),
        ("2", "⅔", "⅓ × the own value 2"),
        ("3", "6", "1 × 6"),
    ]
    assert (explained.value, explained.exact, explained.formula) == ("8⅔", "26/3", "2 + ⅔ + 6 = 8⅔")
    assert explained.notes == ("Values: 2: 7, 3: 6, 1: 5, 4: 4, 5: 3, 6: 2.",)
    assert (explained.check, explained.line_by_line, explained.tied) == (Check.SUM, True, ())


def test_a_circle_of_values_is_said() -> None:
    section = replace(EXAMPLE, system_text="method=consistent,own=none")
    notes = explain_player(section, 2)[0].notes
    assert "The values go round between 2 orders of the table: each amount is their exact mean." in notes


def test_who_never_came_has_no_score_and_no_place() -> None:
    table = compute_standings(replace(ABSENCES, type_code="CUSTOM_KEIZER"), after_round=2)
    never = next(row for row in table.rows if row.player.number == 4)
    assert (never.rank, table.system_score(never), never.shown(0)) == (None, None, None)


def test_the_terms_add_up_to_the_value_exactly() -> None:
    for seed in some(20, 6):
        section = replace(random_swiss(seed, 12, 6), system_key="keizer", system_text="loss=1/7,rounding=none")
        table = compute_standings(section)
        for row in table.rows:
            held = explain_player(section, row.player.number)[0]
            total = sum((_exact(line.term) for line in held.terms), Fraction(0))
            assert held.exact is None or total == Fraction(held.exact)


_PARTS = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "⅙": "1/6", "⅚": "5/6"}


def _exact(text: str) -> Fraction:
    whole, _, part = text.partition(" ")
    if part or "/" in whole:
        return sum((Fraction(one) for one in (whole, part) if one), Fraction(0))
    if text[-1] in _PARTS:
        return Fraction(text[:-1] or 0) + Fraction(_PARTS[text[-1]])
    return Fraction(text)


def test_a_score_beyond_63_bits_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    section = arena("1 A | 2w1\n2 B | 1b0", system_key="keizer")
    scores = {1: Fraction(2**63 + 1), 2: Fraction(-1)}
    monkeypatch.setattr(keizer, "_table_of", lambda _: SimpleNamespace(scores=scores))
    step = resolve(section, parse_rung("KEIZER"))
    column = step.criterion.column(build(section), step, np.zeros(2, dtype=np.int64))
    assert [column.fraction(0), column.fraction(1)] == list(scores.values())
