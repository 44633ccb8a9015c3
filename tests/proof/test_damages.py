"""``prove`` names what somebody breaks in the first calculation: each damage by its rung, and nothing without one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import pytest

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.team import Score, TeamRules
from tdapp.services.tables.proving import SECOND, prove
from tdapp.tiebreaks import crosstable, ladder, registry, views
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria import (
    counts,
    direct_encounter,
    extended_encounter,
    koya,
    own_record,
    performance,
    ratings,
    team_boards,
    team_products,
    team_scores,
)
from tdapp.tiebreaks.policies import base, fide_2009, fide_2024, fide_2026, round_robin
from tests.arena import random_round_robin, random_swiss
from tests.effort import thorough
from tests.team_events import random_team_event

Break = Callable[[pytest.MonkeyPatch], object]


@cache
def event(name: str) -> tuple[Section, str]:
    """An event with every sort of absence and odd result, and a ladder of all that it can show."""
    rules = "DE,BH,BH/C1,BH/M1,FB,AOB,SB,SB/C1,PS,PS/C1,WIN,WON,BPG,BWG,REP,STD,TPN"
    rated = ",".join(f"{code}{{unrated=1400}}" for code in ("ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG"))
    match name:
        case "2009":
            return random_swiss(1, 30, 7, odd=0.3, edition=Edition.FIDE_2009), rules
        case "2024":
            return random_swiss(3, 30, 7, odd=0.3, edition=Edition.FIDE_2024), rules
        case "2026":
            return random_swiss(2, 30, 7, odd=0.3), f"{rules},{rated}"
        case "small":
            return random_swiss(13, 10, 8, odd=0.1, absent=0.02), rules
        case "robin":
            return random_round_robin(5, 9, odd=0.4), "DE,SB,KS,KS/L+1,WIN,WON,BPG,REP"
        case _:
            rules = TeamRules(boards=4, primary=Score.MATCH)
            return random_team_event(
                33, 10, 4, 6, odd=0.1, absent=0, team_rules=rules
            ), "EDE,MPvGP,BC,TBR,BBE,EMGSB/C1,EGMSB,SSSC,BH:MP/C1,BH:GP"


def to(place: object, name: str, new: object) -> Break:
    """A damage: something else under a name of the first calculation."""
    return lambda patch: patch.setattr(place, name, new)


def without_voluntary(patch: pytest.MonkeyPatch) -> None:
    cut = base.cut_lowest
    patch.setattr(base, "cut_lowest", lambda score, product, used, vur, cuts: cut(score, product, used, None, cuts))


def the_highest_cut(patch: pytest.MonkeyPatch) -> None:
    cut = base.cut_lowest
    patch.setattr(base, "cut_lowest", lambda score, product, used, vur, cuts: cut(-score, -product, used, vur, cuts))


def another_entry(patch: pytest.MonkeyPatch) -> None:
    rank = direct_encounter.GroupRanking.__init__

    def with_another(self: object, *given: object, **named: object) -> None:
        rank(self, *given, **named)  # type: ignore[arg-type]
        self.entry = {pair: points + (pair[0] < pair[1]) for pair, points in self.entry.items()}  # type: ignore[attr-defined]

    patch.setattr(direct_encounter.GroupRanking, "__init__", with_another)


def one_entry_of_a_table(patch: pytest.MonkeyPatch) -> None:
    damaged = performance._DP.copy()
    damaged[40:90] += 1
    patch.setattr(performance, "_DP", damaged)


def groups_of_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ladder, "_group_ids", lambda order, boundary, ranked: np.zeros(len(order), dtype=np.int64))


def flags(name: str, *outcomes: str) -> Break:
    """A column of the rule of outcomes that has lost some of them."""
    damaged = getattr(crosstable, name) & np.array([one.value not in outcomes for one in crosstable.Outcome])
    return to(crosstable, name, damaged)


DAMAGES: dict[str, tuple[Break, str, tuple[str, ...]]] = {
    "a forfeit loss is no voluntary absence (16.1)": (flags("_VOLUNTARY", "forfeit-loss"), "2026", ("REP",)),
    "a half-point bye is none either": (flags("_VOLUNTARY", "hpb"), "2024", ("REP",)),
    "no bye is the last one (16.2.5)": (to(fide_2024, "adjusted_score", lambda table: table.score), "2024", ("BH@",)),
    "dummies are not capped (16.4.1, 16.4.2)": (
        to(fide_2026.Fide2026, "own", fide_2024.Fide2024.own), "2026", ("BH@",),
    ),
    "dummies with the adjusted score (16.4)": (
        to(
            fide_2024.Fide2024,
            "own",
            lambda self, table, kind, options: base.Own(
                np.broadcast_to(fide_2024.adjusted_score(table)[:, None], table.awarded.shape),
                table.awarded,
                table.unplayed,
            ),
        ),
        "2024",
        ("BH@",),
    ),
    "cuts do not look for absences (16.5)": (without_voluntary, "2026", ("BH/C1@",)),
    "the highest goes instead of the lowest (14)": (the_highest_cut, "2009", ("BH/C1@", "SB/C1@")),
    "the virtual opponent wins what the player won (2009)": (
        to(fide_2009, "opposite", lambda table, points: points), "2009", ("BH@",),
    ),
    "opponents' unplayed rounds as they stand (2009)": (
        to(crosstable.Crosstable, "virtual_score", property(lambda self: self.score)), "2009", ("BH@", "SB@"),
    ),
    "a forfeit is no result in a round robin (15.2)": (
        to(round_robin.RoundRobin, "counts", lambda self, table, kind: table.otb), "robin", ("KS",),
    ),
    "nobody is certain (6.3)": (
        to(direct_encounter.GroupRanking, "_certain", lambda self, members, *_: [members]), "small", ("DE",),
    ),
    "entries that favour who comes first in the list (6.1)": (another_entry, "small", ("DE",)),
    "just at the limit is not enough (9.2)": (
        to(koya.Koya, "_strong", lambda self, table, step: 4 * table.score > self._limit(table, step)),
        "robin",
        ("KS",),
    ),
    "one round too many is cut (7.5)": (
        to(
            own_record.Progressive,
            "column",
            lambda self, table, step, groups: Column(
                np.cumsum(table.awarded, axis=1)[:, step.cuts.low + (step.cuts.low > 0) :].sum(axis=1), table.ticks
            ),
        ),
        "2026",
        ("PS/C1",),
    ),
    "only games are wins (7.1)": (
        to(counts.Wins, "mask", lambda self, table, step: table.won & table.otb), "2026", ("WIN",),
    ),
    "forfeits are won games (7.2)": (
        to(counts.GamesWon, "mask", lambda self, table, step: table.won), "2026", ("WON",),
    ),
    "White instead of Black (7.3)": (
        to(counts.GamesWithBlack, "mask", lambda self, table, step: table.otb & table.white), "2026", ("BPG",),
    ),
    "every round was elected (7.6)": (
        to(counts.RoundsElected, "mask", lambda self, table, step: table.otb), "2026", ("REP",),
    ),
    "a double forfeit gives half (7.7)": (
        to(own_record, "both_forfeited", lambda table: table.otb & False), "2026", ("STD",),
    ),
    "the final round is played (8.3)": (to(views, "fore", lambda plain: plain), "2026", ("FB@",)),
    "averages are cut off (10.1)": (
        to(ratings, "half_up_mean", lambda total, count: total // np.maximum(count, 1)), "2026", ("ARO{", "TPR{"),
    ),
    "a line of table 8.1.1 (10.2)": (one_entry_of_a_table, "2026", ("TPR{", "APRO{")),
    "expected scores end at 400 points (10.3)": (to(performance, "_FARTHEST", 400), "2026", ("PTP{",)),
    "boards from the last one (12.1)": (
        to(team_boards.BoardCount, "weights", lambda self, boards: np.arange(boards, 0, -1)), "teams", ("BC",),
    ),
    "the last board first (12.2)": (
        to(
            team_boards.TopBoards,
            "stages",
            lambda self, boards: tuple(np.arange(boards) == board for board in reversed(range(boards))),
        ),
        "teams",
        ("TBR",),
    ),
    "totals of the score that is multiplied (13.2)": (
        to(team_products.GameMatch, "opponents", "MP"), "teams", ("EGMSB",),
    ),
    "K is not cut off (13.4)": (
        to(team_scores.ScoreStrength, "divisor", lambda self, table, step: 4), "teams", ("SSSC",),
    ),
    "the second score is not asked (13.3.2)": (
        to(
            extended_encounter.ExtendedEncounter,
            "_rank",
            lambda self, scores, step, members, shown: self._by_score(scores.first, scores.met, members, shown),
        ),
        "teams",
        ("EDE",),
    ),
    "everybody is tied with everybody (4.3)": (groups_of_all, "small", ("DE",)),
}  # fmt: skip


@pytest.fixture(autouse=True)
def nothing_held() -> Iterator[None]:
    """No step of an undamaged catalogue stays."""
    registry._resolve.cache_clear()
    yield
    registry._resolve.cache_clear()


def named(name: str) -> tuple[set[str], bool]:
    """The rungs that the second calculation contradicts, each one asked alone; and whether a place does."""
    section, codes = event(name)
    found, places = set(), False
    for code in parse_ladder(codes).rungs:
        proof = prove(section, ladder=parse_ladder(str(code)), after_round=section.rounds_paired)
        found |= {rung.text for rung in proof.rungs if any(SECOND in one.against for one in rung.values)}
        places = places or any(SECOND in one.against for one in proof.places)
    return found, places


@pytest.mark.parametrize("name", ["2009", "2024", "2026", "small", "robin", "teams"])
def test_nothing_is_named_where_nothing_is_broken(name: str) -> None:
    section, codes = event(name)
    assert named(name) == (set(), False)
    proof = prove(section, ladder=parse_ladder(codes), after_round=section.rounds_paired)
    assert proof.agrees
    assert all(not rung.no_second for rung in proof.rungs)


@thorough
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damage_is_named(damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done, name, wanted = DAMAGES[damage]
    done(monkeypatch)
    found, _ = named(name)
    for start in wanted:
        assert any(text == start or text.startswith(start) for text in found), (damage, found)


def test_the_points_and_the_places_are_calculated_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values that stand, and tied players who were sorted by their numbers: the places alone are named."""
    section, _ = event("small")
    monkeypatch.setattr(Column, "key", lambda self: np.arange(len(self.numerators)))
    proof = prove(section, ladder=parse_ladder("BH/C1,SB"))
    assert proof.places
    assert all(rung.agrees for rung in proof.rungs)
    monkeypatch.undo()
    monkeypatch.setattr(crosstable.Crosstable, "score", property(lambda self: self.awarded[:, 1:].sum(axis=1)))
    assert not prove(section, ladder=parse_ladder("WIN")).rungs[0].agrees


def test_there_are_twenty() -> None:
    assert len(DAMAGES) >= 20
