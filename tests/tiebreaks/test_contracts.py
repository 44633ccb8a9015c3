"""Contracts over the whole registry: every criterion under every policy on generated events.

`make test` takes the events of ``QUICK`` and each criterion plain under every policy, with its modifiers and options
under the default policy; `make conformance` takes all events and every combination.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.ladder import Ladder, Rung, parse_rung
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Score, TeamRules
from tdapp.domain.teams.for_ranking import team_view
from tdapp.services.tables.explanation import explain_in
from tdapp.services.tables.held_arrays import HeldArrays
from tdapp.services.tables.standings import compute_standings, rank_section
from tdapp.tiebreaks.column import INT64_SAFE
from tdapp.tiebreaks.criteria.opponents import OpponentsCriterion
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.explain import Check, RungExplanation, State
from tdapp.tiebreaks.policies.base import Policy
from tdapp.tiebreaks.registry import CRITERIA, POLICIES, allowed_policies, criteria_for, default_policy_for, resolve
from tdapp.tiebreaks.terms import Reduce
from tests.arena import arena, random_round_robin, random_swiss
from tests.effort import FULL, sample, some
from tests.team_arena import team_arena
from tests.team_events import random_team_event, random_team_round_robin
from tests.tiebreaks.rough import drawn_rungs, rough, rough_teams

THREE_ONE_NOUGHT = PointSystem(Fraction(3), Fraction(1), Fraction(0))
HALF_POINT_PAB = PointSystem(pab=Fraction(1, 2))

TYPED_IN = (("", 4, "2.5"), ("", 7, "-1"), ("playoff", 9, "0.125"))


def random_league(
    seed: int, teams: int, boards: int, rounds: int, primary: Score = Score.MATCH, **fields: Any
) -> Section:
    """What the tie-breaks see of an event of teams with byes of every kind, forfeits of boards and of matches."""
    away = (Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE)
    rules = TeamRules(boards=boards, primary=primary)
    return team_view(
        random_team_event(seed, teams, boards, rounds, away=away, forfeits=0.05, team_rules=rules, **fields)
    )


SECTIONS = {
    "swiss 24 x 7, 2026": lambda: random_swiss(1, 24, 7, manual_places=((3, 2), (5, 1)), external_values=TYPED_IN),
    "swiss 15 x 5, 2024": lambda: random_swiss(2, 15, 5, absent=0.25, edition=Edition.FIDE_2024),
    "swiss 31 x 9, 2009": lambda: random_swiss(3, 31, 9, edition=Edition.FIDE_2009),
    "swiss 3-1-0": lambda: random_swiss(4, 20, 6, points=THREE_ONE_NOUGHT),
    "swiss half-point PAB": lambda: random_swiss(5, 9, 5, points=HALF_POINT_PAB),
    "two players, one round": lambda: random_swiss(6, 2, 1, absent=0),
    "one player": lambda: arena("1 Alone 1500 | F H Z"),
    "nobody played": lambda: arena("1 A | H Z\n2 B | F Z\n3 C | Z Z"),
    "no round yet": lambda: arena("1 A 1800 |\n2 B 1700 |\n3 C |"),
    "nobody there": lambda: arena(""),
    "open games": lambda: arena("1 A 1800 | 2w1 3b?\n2 B 1700 | 1b0 4w~\n3 C 1600 | 4w= 1w?\n4 D 1500 | 3b= 2b~"),
    "round robin 8": lambda: random_round_robin(7, 8),
    "round robin 7, 2024": lambda: random_round_robin(8, 7, edition=Edition.FIDE_2024),
    "round robin 6, 3-1-0": lambda: random_round_robin(9, 6, points=THREE_ONE_NOUGHT),
    "teams 6 x 3": lambda: random_league(17, 6, 4, 3),
    "teams 12 x 5": lambda: random_league(14, 12, 4, 5),
    "teams 9 x 4, 2024, by game points": lambda: random_league(15, 9, 6, 4, Score.GAME, edition=Edition.FIDE_2024),
    "teams, open boards": lambda: team_arena("1 A | 2w:1=01 3b:1=?0\n2 B | 1b:0=10 U\n3 C | U 1w:0=?1"),
    "two teams, no round yet": lambda: team_arena("1 A |\n2 B |"),
    "teams, round robin 6": lambda: team_view(random_team_round_robin(16, 6, 3)),
}


ITERATIVE = {"RP", "ARPO", "RBH", "LSM", "GRS", "RELO", "ZERM", "ABSTPR", "ABSELO", "ZERMELO"}
"""Values known to six decimals only: ``exact`` is null (cli.md)."""

MODIFIERS = {"C": ("C1", "C2"), "M": ("M1",), "L": ("L+1", "L-2"), "P": ("P",), "F": ("F",), "R": ("R",)}
MODIFIERS["K"] = ("K3",)


EMPTY = ("no round yet", "nobody there", "two teams, no round yet")
QUICK = ("swiss 15 x 5, 2024", "nobody played", "open games", "round robin 6, 3-1-0", "teams 6 x 3", *EMPTY)


def rungs(section: Section, *, every: bool = FULL) -> list[Rung]:
    """Every criterion, plain and with its modifiers, under every policy it takes; not ``every``: no combinations."""
    found = []
    for criterion in criteria_for(section):
        modifiers: list[tuple[str, ...]] = [()]
        modifiers += [(text,) for letter in criterion.modifiers for text in MODIFIERS[letter]]
        options: tuple[tuple[str, str], ...] = (("unrated", "1400"),) if criterion.needs_ratings else ()
        for policy, modifier in itertools.product(allowed_policies(section, criterion), modifiers):
            chosen = None if policy is default_policy_for(section, criterion) else policy.id
            if chosen and modifier and not every:
                continue
            found.append(Rung(criterion.code, modifier, chosen, options))
            if (
                section.team_scores
                and criterion.takes_score
                and criterion.reads_games
                and not chosen
                and (every or not modifier)
            ):
                found += [replace(found[-1], reference=score) for score in ("MP", "GP")]
            if criterion.takes_policy and not modifier:
                options_taken = choices(policy) if every else choices(policy)[-1:]
                found += [Rung(criterion.code, (), chosen, chosen_options) for chosen_options in options_taken]
        found += [
            Rung(criterion.code, options=((option.key, value),))
            for option in criterion.options
            for value in (*option.values, option.example)
            if value not in ("", option.default)
        ]
    return found


def some_rungs(section: Section) -> list[Rung]:
    """In `make test` the other policies under two criteria only; ``rungs`` has them under all for the values."""
    return [rung for rung in rungs(section) if FULL or not rung.policy or rung.code in ("BH", "SB")]


def plain_rungs(section: Section) -> list[Rung]:
    """In `make test` without modifiers, but under the same two."""
    return [rung for rung in some_rungs(section) if FULL or not rung.modifiers or rung.code in ("BH", "SB")]


def choices(policy: Policy) -> list[tuple[tuple[str, str], ...]]:
    """Each option of a policy at its other values, and all of them at their last ones."""
    single = [((option.key, value),) for option in policy.options for value in option.values[1:]]
    every = tuple(sorted((option.key, option.values[-1]) for option in policy.options))
    return single if len(every) < 2 else [*single, every]


@pytest.fixture(params=sample(SECTIONS, *QUICK), name="section")
def _section(request: pytest.FixtureRequest) -> Section:
    return SECTIONS[request.param]()


def test_ids_and_codes_are_unique() -> None:
    assert len({criterion.code for criterion in CRITERIA}) == len(CRITERIA)
    assert len({policy.id for policy in POLICIES}) == len(POLICIES)


def test_every_player_has_a_value_or_none_and_the_text_parses_back(section: Section) -> None:
    arrays: defaultdict[int, HeldArrays] = defaultdict(HeldArrays)
    for rung in rungs(section):
        step = resolve(section, rung)
        assert resolve(section, parse_rung(step.text)).text == step.text
        held = section.rounds_held
        for after in {0, held // 2, held} if FULL else {held}:  # the others: test_every_outcome_is_handled
            table = compute_standings(section, ladder=Ladder((rung,)), after_round=after, arrays=arrays[after])
            assert len(table.rows) == len(section.players)
            for row in table.rows:
                value, exact = row.values[0], row.exact[0]
                if value is not None and step.criterion.code in ITERATIVE:
                    assert exact is None
                    assert len(value.partition(".")[2]) == 6
                    assert abs(float(value)) < 1e7
                    continue
                assert (value is None) == (exact is None)
                if value is not None and exact is not None:
                    assert abs(Fraction(value) - Fraction(exact)) <= Fraction(1, 1_000_000)


def test_the_order_of_players_does_not_matter(section: Section) -> None:
    size = len(section.players)
    shuffled = np.random.default_rng(size).permutation(size)
    other = replace(
        section,
        players=tuple(section.players[index] for index in shuffled),
        cells=tuple(section.cells[index] for index in shuffled),
    )
    if scores := section.team_scores:
        cells = tuple(scores.cells[index] for index in shuffled)
        boards = tuple(scores.board_points[index] for index in shuffled)
        other = replace(other, team_scores=replace(scores, cells=cells, board_points=boards))
    mine_held, theirs_held = HeldArrays(), HeldArrays()
    for rung in plain_rungs(section):
        ladder = Ladder((rung, parse_rung("DE")))
        one = compute_standings(section, ladder=ladder, arrays=mine_held)
        two = compute_standings(other, ladder=ladder, arrays=theirs_held)
        assert [(r.rank, r.player, r.exact, r.decided_by) for r in one.rows] == [
            (r.rank, r.player, r.exact, r.decided_by) for r in two.rows
        ]
        for mine, theirs in zip(one.rows, two.rows, strict=True):
            assert (mine.values[0] is None) == (theirs.values[0] is None)
            assert abs(Fraction(mine.values[0] or 0) - Fraction(theirs.values[0] or 0)) <= Fraction(2, 1_000_000)


def test_round_zero_is_empty_not_an_error(section: Section) -> None:
    arrays = HeldArrays()
    for rung in plain_rungs(section):
        if not resolve(section, rung).criterion.reads_games:
            continue
        table = compute_standings(section, ladder=Ladder((rung,)), after_round=0, arrays=arrays)
        values = {row.values[0] for row in table.rows}
        assert values <= {None} or values <= {"0", "0.0"} or values <= {"0.000000"}, rung
        assert {row.rank for row in table.rows} == ({1} if section.players else set())


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.id)
def test_every_policy_says_what_speaks_for_and_against_it(policy: Policy) -> None:
    for text in (policy.sentence, policy.strengths, policy.weaknesses):
        assert text[:1].isupper(), policy.id
        assert text.endswith("."), policy.id
    assert policy.source
    assert policy.name
    for option in policy.options:
        assert len(option.values) > 1
        assert option.sentence
        assert not option.labels or len(option.labels) == len(option.values)


def test_every_criterion_says_what_speaks_for_and_against_it() -> None:
    for criterion in CRITERIA:
        for text in (criterion.sentence, criterion.strengths, criterion.weaknesses):
            assert text[:1].isupper(), criterion.code
            assert text.endswith("."), criterion.code
        assert all((criterion.source, criterion.name, criterion.family))
        for option in criterion.options:
            assert option.sentence
            assert len(option.names) in (0, len(option.values))
            assert option.default is not None or option.without, criterion.code
            assert all(option.accepts(value) for value in (*option.values, option.example) if value)


@pytest.mark.parametrize("seed", sample([11, 12, 13], 13))
@pytest.mark.parametrize("points", [PointSystem(), THREE_ONE_NOUGHT], ids=["1-half-0", "3-1-0"])
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.id)
def test_without_unplayed_rounds_every_policy_agrees(policy: Policy, points: PointSystem, seed: int) -> None:
    """The same order and value under every policy; `average` times its n opponents and `asop` times the n games of
    each of them equal the others (with a cut both have one opponent less)."""
    section = random_swiss(seed, 16, 5, odd=0, absent=0, points=points)
    n, arrays = section.rounds_total, HeldArrays()
    for text, opponents in (("BH", n), ("SB", n), ("BH/C1", n - 1), ("BH/M1", n - 2), ("SB/C1", n - 1), ("KS", 0)):
        rung = parse_rung(text)
        if text == "SB/C1" and policy.id in ("ignore", "asop"):
            continue  # what a cut takes from a ratio is another matter
        if policy not in allowed_policies(section, resolve(section, rung).criterion):
            continue
        plain = compute_standings(section, ladder=Ladder((rung,)), arrays=arrays)
        wanted = [Fraction(row.exact[0] or 0) for row in plain.rows]
        factor = {"average": opponents, "asop": opponents * n}.get(policy.id, 1) if opponents else 1
        for options in [(), *choices(policy)] if resolve(section, rung).criterion.takes_policy else [()]:
            ladder = Ladder((replace(rung, policy=policy.id, options=options),))
            other = compute_standings(section, ladder=ladder, arrays=arrays)
            assert [(row.rank, row.player) for row in plain.rows] == [(row.rank, row.player) for row in other.rows]
            values = [Fraction(row.exact[0] or 0) * factor for row in other.rows]
            assert wanted == values, f"{text}@{policy.id}: nothing was unplayed, so no policy may change it"


def test_buchholz_separates_nobody_in_a_full_round_robin() -> None:
    """Each player's Buchholz is the sum of all scores less his own (C.07, 8: not used there)."""
    section = replace(random_round_robin(12, 8, odd=0), edition=Edition.FIDE_2024)
    table = compute_standings(section, ladder=Ladder((Rung("BH"),)))
    total = sum(Fraction(row.points) for row in table.rows)
    assert all(Fraction(row.exact[0] or 0) == total - Fraction(row.points) for row in table.rows)


def test_every_outcome_is_handled() -> None:
    """One event with every member of Outcome; each criterion under each policy has a value for everybody."""
    section = arena(
        """
      1 A 2000 | 2w1 3w= 4wW 5w+ U
      2 B 1900 | 1b0 4bD F   6b- 3w?
      3 C 1800 | 4w0 1b= 5b- H   2b?
      4 D 1700 | 3b1 2wD 1bL 7w~ Z
      5 E 1600 | 6w1 7b1 3w- 1b- .
      6 F      | 5b0 Z   7w1 2w+ Z
      7 G 1500 | R   5w0 6b0 4b~ 1w0
    """.replace("7 G 1500 | R   5w0 6b0 4b~ 1w0", "7 G 1500 | R   5w0 6b0 4b~ Z")
    )
    seen = {cell.outcome for row in section.cells for cell in row}
    assert seen == set(Outcome)
    for kind in (Kind.SWISS, Kind.ROUND_ROBIN):
        for edition in Edition:
            other = replace(section, kind=kind, edition=edition)
            arrays: defaultdict[int, HeldArrays] = defaultdict(HeldArrays)
            every = edition is Edition.FIDE_2026 and (FULL or kind is Kind.SWISS)
            for rung in rungs(other) if every else some_rungs(other):
                for after in range(6) if every and (FULL or not rung.policy) else (5,):
                    compute_standings(other, ladder=Ladder((rung,)), after_round=after, arrays=arrays[after])


def test_the_check_that_each_criterion_names_holds(section: Section) -> None:
    """Section 5 of the design: the terms shown give the value shown."""
    arrays = HeldArrays()
    for rung in some_rungs(section):
        ranking = rank_section(section, Ladder((rung,)), section.rounds_held, arrays)
        for player in section.players[:: 3 if rung.policy else 1]:  # many policies: a third of the players each
            explained = explain_in(section, ranking, player.number)[0]
            assert explained.formula
            step = ranking.steps[0]
            if explained.value is None:
                continue
            if explained.exact is None:
                holds_to_six_decimals(explained)
                continue
            holds(explained, step, ranking, section.index_of(player.number))


@pytest.mark.parametrize("seed", some(200, 6))
def test_the_check_holds_where_everything_happens(seed: int) -> None:
    """The same in small drawn events: a rung of each criterion with any policy, modifiers and options."""
    section = (rough if seed % 3 else rough_teams)(seed)
    for rung in drawn_rungs(section, seed):
        ranking = rank_section(section, Ladder((rung,)), section.rounds_held)
        for index, player in enumerate(section.players):
            explained = explain_in(section, ranking, player.number)[0]
            if explained.value is None:
                continue
            if explained.exact is None:
                holds_to_six_decimals(explained)
            else:
                holds(explained, ranking.steps[0], ranking, index)


def holds(explained: RungExplanation, step, ranking, index: int) -> None:  # type: ignore[no-untyped-def]
    """Recompute the value from the terms as a person with pen and paper would."""
    value = Fraction(explained.exact or 0)
    counted = [Fraction(term.term) for term in explained.terms if term.state is State.COUNTED]
    tolerance = Fraction(len(explained.terms) + 1, 1_000_000)
    if isinstance(step.criterion, OpponentsCriterion):
        terms = step.criterion.terms_of(step.seen(ranking.table), step, index)
        total = sum(counted, Fraction(0)) * terms.factor
        match terms.reduce:
            case Reduce.SUM:
                assert abs(total - value) <= tolerance
            case Reduce.MEAN:
                assert abs(total / max(len(counted), 1) - value) <= tolerance
            case Reduce.RATIO:
                below = int(terms.weight[index][terms.kept[index]].sum())
                assert abs(total / max(below, 1) - value) <= tolerance * max(terms.factor, 1)
        return
    match explained.check:
        case Check.SUM:
            assert abs(sum(counted, Fraction(0)) - value) <= tolerance
        case Check.MEAN if not step.criterion.integer:
            assert abs(sum(counted, Fraction(0)) / len(counted) - value) <= tolerance
        case Check.MEAN:
            assert value == (sum(counted) * 2 + len(counted)) // (2 * len(counted))
        case Check.EQUATION:
            assert abs(Fraction(explained.formula.rpartition("= ")[2]) - value) <= Fraction(1, 1_000_000)
        case Check.TABLE:
            for table in explained.tables:
                for numbers, cells, total in zip(table.numbers, table.cells, table.totals, strict=True):
                    known = [Fraction(cell) for cell in cells if cell not in ("", "×")]
                    assert sum(known, Fraction(0)) == Fraction(total), numbers


def holds_to_six_decimals(explained: RungExplanation) -> None:
    """Iterative values: means add up; equations name their residual, iterations where they stopped."""
    counted = [float(term.term) for term in explained.terms if term.state is State.COUNTED]
    match explained.check:
        case Check.MEAN:
            assert sum(counted) / len(counted) == pytest.approx(float(explained.value or 0), abs=2e-6)
        case Check.EQUATIONS:
            residual = [note.rstrip(".").rpartition(" ")[2] for note in explained.notes if note.startswith("Residual")]
            assert [float(text) <= 1e-10 for text in residual] == [True]
            assert explained.value in explained.formula, "the calculation does not show the value that follows"
        case Check.ITERATION:
            assert explained.notes
        case _:
            pytest.fail(f"{explained.rung}: {explained.check} is no check of an iterative value")


def test_values_beyond_62_bits_move_to_python_integers() -> None:
    """Points of a strange system and many rounds: the ratio policies stay exact."""
    odd = PointSystem(Fraction(10**6 + 3, 999_983), Fraction(5, 999_979), Fraction(0))
    section = random_swiss(13, 30, 13, points=odd, absent=0.2)
    for policy in ("ignore", "average", "sivakasi", "fide-2026"):
        ladder = Ladder((parse_rung(f"SB/C1@{policy}" if policy != "fide-2026" else "SB/C1"),))
        ranking = rank_section(section, ladder)
        column = ranking.columns[0]
        assert all(column.fraction(index) is not None for index in range(30))
        if column.numerators.dtype != object:
            assert abs(column.numerators).max() < INT64_SAFE
    assert rank_section(section, Ladder((parse_rung("SB@ignore"),))).columns[0].numerators.dtype == object


def test_who_is_tied_matters_only_where_the_criterion_says_so(section: Section) -> None:
    """Every other column is the same wherever its rung stands, and is found once for all ladders."""
    table = build(section)
    together, apart = np.zeros(table.size, dtype=np.int64), np.arange(table.size)
    for rung in some_rungs(section):
        step = resolve(section, rung)
        if not step.criterion.looks_at_ties:
            one, other = (step.criterion.column(step.seen(table), step, groups) for groups in (together, apart))
            assert (one.key() == other.key()).all(), rung
            assert (one.numerators == other.numerators).all(), rung


def test_who_and_which_events_a_criterion_is_for() -> None:
    """In a round robin the opponents' scores say nothing; boards and two scores are of teams, ratings of players."""
    of_swiss = {criterion.code for criterion in CRITERIA if not criterion.in_round_robin}
    assert of_swiss == {"BH", "FB", "AOB", "SOB", "MMED", "SOLK", "KEIZER", "SSSC", "OSB", "OBH"}
    of_teams = {criterion.code for criterion in CRITERIA if not criterion.for_players}
    extended = {"EDE", "EDET", "EDEB", "EDEBT", "EDEBB", "EMMSB", "EMGSB", "EGMSB", "EGGSB"}
    assert of_teams == {"MPvGP", "SSSC", *extended, "BC", "TBR", "BBE", "BERLIN", "OSB", "OBH"}
    ratings = {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", "SRO", "PPERF", "RP", "ARPO", "ABSTPR", "ABSELO"}
    of_players = {criterion.code for criterion in CRITERIA if not criterion.for_teams}
    assert of_players == {*ratings, "BPG", "BWG", "GP", "MISPTS", "BRUNO", "KEIZER", "STAGE"}


def test_an_option_without_a_default_says_what_counts_without_it() -> None:
    told = {(one.code, option.key): option.without for one in CRITERIA for option in one.options}
    bare = {(one.code, option.key) for one in CRITERIA for option in one.options if option.default is None}
    assert ("GRS", "inv_eps") in bare
    assert [key for key in bare if not told[key]] == []
