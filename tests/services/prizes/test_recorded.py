"""Tables of prizes as they were last read, and the words of divided prizes under every rule."""

from __future__ import annotations

import itertools
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.prizes.plan import MOST_PRIZES, Division
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import InputRefused, RuleViolation
from tdapp.services.prizes.awards import aside_words, award_words, distribution_of, empty_groups, left_words, rule_words
from tdapp.services.prizes.table import read_prizes, write_prizes
from tdapp.services.tables.standings import compute_standings
from tests.asked import everything, small
from tests.recorded import plain, recorded, short
from tests.services.values import half
from tests.storage.sheet_examples import PLAN

TABLES = (
    *("", "\n\n", "x", ",1,100", "group,place,amount\nWomen,1,100\n", ",1,100,cup,3,named", ",1.,100", ",x,100"),
    *("Gruppe;Platz;Betrag;Sachpreis\n;1;100,50;Pokal\n;2;50;\n", ",100000,1", ",99999,1", ",1,x", ",1,-5", ",0,5"),
    *(",,5", ",,5,,,place", "A,,5,,,club\nA,,4,,,club\nB,,3,,,club", ",,5,,2", ",,5,,2,place", ",1,5,,x"),
    *(",1,5,,2,other", ",,5,book,2,special", "place\n1\n2", "amount,place\n5,1", "place,prize,place\n1,5,2"),
    *("\ufeff,1,5", ",1,5\x00", '"a\n', ",1,€ 5", ",1,5 £", ",1,5.005", ",1,5.0005", "'=x,1,5", "'x,1,5"),
    *("-x,1,5,'-y", "\n\n,1,5\n\n,y,6\n", ",1,5\n" * MOST_PRIZES, ",1,5\n" * (MOST_PRIZES + 1), "Preisgeld\n5"),
    *("group\tplace\tamount\nA\t1\t5", "a;b,c;1,5;x", "rank,money,winner,art\n1,5,,place", "x" * 200_000),
)


def test_tables() -> None:
    lines = []
    for number, text in enumerate(TABLES):
        shown = f"{number} {text[:40]!r}"
        try:
            prizes = read_prizes(text)
            written = short(write_prizes(replace(PLAN, prizes=prizes)))
            lines.append(f"{shown}: {plain(prizes[:3])} {len(prizes)} {written}")
        except InputRefused as refused:
            lines.append(f"{shown}: {[fault.located('f') for fault in refused.faults][:3]}")
        except RuleViolation as refused:
            lines.append(f"{shown}: {refused}")
    recorded("services/prize_tables", lines)


def test_divided() -> None:
    """Every division, one prize or more a player, groups with few members, smallest prizes."""
    going_on = [half(small(one)) for one in SYSTEMS if one.key in ("dutch-2026", "keizer")]
    tables = [compute_standings(one) for one in (everything()[0], everything()[3], *going_on)]
    lines = []
    ways = itertools.product(Division, (True, False), (0, 2, 99), (None, Fraction(30)))
    for division, one, members, minimum in ways:
        plan = replace(PLAN, division=division, one_per_player=one, least_members=members, minimum=minimum)
        told = []
        for standings in tables:
            found = distribution_of(standings, plan, year=2026)
            told += [award_words(award, plan) for award in found.awards]
            told += [aside_words(aside, plan) for aside in found.asides]
            told += [left_words(left, plan) for left in found.left_over]
            told += map(plain, (found, found.left, found.given, empty_groups(standings, plan, year=2026)))
        lines.append(f"{division.name} {one} {members} {minimum}: {rule_words(plan)} {short(*told)}")
    recorded("services/prizes_divided", lines)
