"""Prizes worked by hand. Five players with 5, 4, 4, 3, 2 points; overall 100, 60, 40, 20."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.prizes.division import Award, Contender, Distribution, Why, distribute
from tdapp.domain.prizes.plan import Conflict, Division, Prize, PrizeKind, PrizePlan, Rest, checked_plan
from tdapp.domain.words.errors import RuleViolation

FIELD = [Contender(n, n, Fraction(p)) for n, p in ((1, 5), (2, 4), (3, 4), (4, 3), (5, 2))]
OVERALL = tuple(Prize("", place, Fraction(money)) for place, money in ((1, 100), (2, 60), (3, 40), (4, 20)))
WOMEN = {"Women": frozenset({3, 5})}


def field(*points: float) -> list[Contender]:
    """Players 1, 2, 3 ... with these points, each rank alone."""
    return [Contender(n, n, Fraction(p)) for n, p in enumerate(points, start=1)]


def plan(*amounts: int | str, **rules: object) -> PrizePlan:
    return PrizePlan(
        tuple(Prize("", place, Fraction(money)) for place, money in enumerate(amounts, start=1)),
        **rules,  # type: ignore[arg-type]
    )


def money(found: Distribution) -> dict[int, Fraction]:
    return {award.number: award.money for award in found.awards}


# -- division ---


def test_by_rank_everybody_has_the_prize_of_his_place() -> None:
    assert money(distribute(PrizePlan(OVERALL), FIELD, {})) == {1: 100, 2: 60, 3: 40, 4: 20}


def test_shared_divides_the_prizes_of_the_tied_places() -> None:
    found = distribute(PrizePlan(OVERALL, Division.SHARED), FIELD, {})
    assert money(found) == {1: 100, 2: 50, 3: 50, 4: 20}


def test_hort_gives_half_by_place_and_half_divided() -> None:
    # second: 60/2 + 100/4 = 55, third: 40/2 + 100/4 = 45
    assert money(distribute(PrizePlan(OVERALL, Division.HORT), FIELD, {})) == {1: 100, 2: 55, 3: 45, 4: 20}


def test_the_example_of_the_german_encyclopaedia_for_hort() -> None:
    """German Wikipedia, “Hort-System”: 1000, 500, 350, 200, 150, 100 for 8, 8, 7.5, 7, 7, 7 points."""
    hort = plan(1000, 500, 350, 200, 150, 100, division=Division.HORT)
    found = distribute(hort, field(8, 8, 7.5, 7, 7, 7), {})
    assert money(found) == {1: 875, 2: 625, 3: 350, 4: 175, 5: 150, 6: 125}
    assert (found.given, found.left) == (2300, 0)


def test_its_older_example_is_rounded_to_whole_amounts() -> None:
    """An older version of the article: 100, 80, 60, 40, 20, 10, whole euros.

    Exact shares are 31.67, 21.67, 16.67; the article rounds each (32, 22, 17) and so pays 311 of 310.
    """
    hort = plan(100, 80, 60, 40, 20, 10, division=Division.HORT, unit=Fraction(1))
    found = distribute(hort, field(8, 8, 7.5, 7, 7, 7), {})
    assert money(found) == {1: 95, 2: 85, 3: 60, 4: 32, 5: 22, 6: 16}
    assert found.given == 310


def test_a_published_example_of_equal_shares() -> None:
    """2000, 1000, 500, 300, 200; three tied for second: (1000 + 500 + 300) / 3 = 600 each."""
    shared = plan(2000, 1000, 500, 300, 200, division=Division.SHARED)
    assert money(distribute(shared, field(8, 7, 7, 7, 6), {})) == {1: 2000, 2: 600, 3: 600, 4: 600, 5: 200}


def test_a_tie_beyond_the_last_prize_shares_what_there_is() -> None:
    # 2 and 3 share the second prize only
    assert money(distribute(PrizePlan(OVERALL[:2], Division.SHARED), FIELD, {})) == {1: 100, 2: 30, 3: 30}
    assert money(distribute(PrizePlan(OVERALL[:2], Division.HORT), FIELD, {})) == {1: 100, 2: 45, 3: 15}


def test_a_shared_place_is_divided_even_by_rank() -> None:
    ranked = [FIELD[0], Contender(2, 2, Fraction(4)), Contender(3, 2, Fraction(4)), *FIELD[3:]]
    assert money(distribute(PrizePlan(OVERALL), ranked, {})) == {1: 100, 2: 50, 3: 50, 4: 20}


def test_groups_may_be_divided_in_another_way() -> None:
    prizes = (*OVERALL, Prize("Girls", 1, Fraction(30)), Prize("Girls", 2, Fraction(10)))
    rules = PrizePlan(prizes, Division.HORT, one_per_player=False, group_division=Division.BY_RANK)
    found = distribute(rules, FIELD, {"Girls": frozenset({2, 3})})
    assert [(a.number, a.money) for a in found.awards if a.group == "Girls"] == [(2, 30), (3, 10)]


# -- rounding, smallest and largest share ---


def test_cents_that_rounding_leaves_go_to_the_best_placed() -> None:
    # 100 by three: 33.34, 33.33, 33.33
    found = distribute(plan(100, division=Division.SHARED), field(4, 4, 4), {})
    assert money(found) == {1: Fraction("33.34"), 2: Fraction("33.33"), 3: Fraction("33.33")}


def test_or_stay_in_the_fund() -> None:
    found = distribute(plan(100, division=Division.SHARED, rest=Rest.FUND, unit=Fraction(5)), field(4, 4, 4), {})
    assert money(found) == {1: 30, 2: 30, 3: 30}
    assert [(left.why, left.money) for left in found.left_over] == [(Why.ROUNDING, 10)]


def test_a_prize_that_is_not_divided_is_not_rounded() -> None:
    found = distribute(plan("12.35", unit=Fraction(10), rest=Rest.FUND), field(4), {})
    assert money(found) == {1: Fraction("12.35")}


def test_nobody_gets_less_than_the_smallest_share() -> None:
    # five tied share 60: 12 each; with at least 15 the best placed four get 15
    tied = field(3, 3, 3, 3, 3)
    found = distribute(plan(40, 20, division=Division.SHARED, minimum=Fraction(15)), tied, {})
    assert money(found) == {1: 15, 2: 15, 3: 15, 4: 15}
    # Hort, three get 60: 20 + 10, 10 + 10, 0 + 10; two: 20 + 15, 10 + 15
    hort = plan(40, 20, division=Division.HORT, minimum=Fraction(11))
    assert money(distribute(hort, field(3, 3, 3), {})) == {1: 35, 2: 25}


def test_a_small_prize_that_was_announced_is_paid_all_the_same() -> None:
    found = distribute(plan(100, 10, 10, division=Division.SHARED, minimum=Fraction(25)), field(4, 3, 3), {})
    assert money(found) == {1: 100, 2: 10, 3: 10}


def test_nobody_gets_more_than_the_largest_share() -> None:
    prizes = (Prize("", 1, Fraction(100)), Prize("Women", 1, Fraction(50)))
    rules = PrizePlan(prizes, one_per_player=False, maximum=Fraction(120))
    found = distribute(rules, FIELD, {"Women": frozenset({1})})
    assert [(a.group, a.money) for a in found.awards] == [("", 100), ("Women", 20)]
    assert [(left.why, left.money) for left in found.left_over] == [(Why.MAXIMUM, 30)]
    assert found.given + found.left == rules.fund


# -- one prize for a player ---


def test_one_prize_for_a_player_the_more_valuable() -> None:
    # 3 has 40 overall or 50 as best woman: takes 50; 4 moves up to 40, 5 to 20 and has no second woman's prize left.
    prizes = (*OVERALL, Prize("Women", 1, Fraction(50)), Prize("Women", 2, Fraction(10)))
    found = distribute(PrizePlan(prizes), FIELD, WOMEN)
    assert money(found) == {1: 100, 2: 60, 4: 40, 5: 20, 3: 50}
    assert [(award.number, award.group) for award in found.awards] == [(1, ""), (2, ""), (4, ""), (5, ""), (3, "Women")]
    assert [(aside.given_up.number, aside.given_up.group, aside.kept.money) for aside in found.asides] == [
        (3, "", 50),
        (5, "Women", 20),
    ]
    assert [(left.group, left.why, left.money) for left in found.left_over] == [("Women", Why.NOBODY, 10)]


def test_or_the_first_of_the_list() -> None:
    prizes = (*OVERALL, Prize("Women", 1, Fraction(50)), Prize("Women", 2, Fraction(10)))
    found = distribute(PrizePlan(prizes, conflict=Conflict.ORDER), FIELD, WOMEN)
    assert money(found) == {1: 100, 2: 60, 3: 40, 4: 20, 5: 50}  # 3 keeps the third prize, 5 is the best woman


def test_several_prizes_where_they_are_allowed() -> None:
    found = distribute(PrizePlan((*OVERALL, Prize("Women", 1, Fraction(50))), one_per_player=False), FIELD, WOMEN)
    assert [(award.group, award.money) for award in found.awards if award.number == 3] == [("", 40), ("Women", 50)]


@given(
    st.lists(st.sets(st.sampled_from(["A", "B", "C"])), min_size=1, max_size=10),
    st.lists(st.tuples(st.sampled_from(["", "A", "B", "C"]), st.integers(1, 400)), min_size=1, max_size=12),
)
def test_by_rank_each_player_in_turn_takes_the_best_prize_that_is_left(
    belongs: list[set[str]], amounts: list[tuple[str, int]]
) -> None:
    """Another way to say the rule: down the standings, everybody takes the dearest next prize of his groups."""
    held: dict[str, list[int]] = {}
    for group, amount in amounts:
        held.setdefault(group, []).append(amount)
    held = {group: sorted(values, reverse=True) for group, values in held.items()}
    prizes = tuple(
        Prize(group, place, Fraction(amount))
        for group, values in held.items()
        for place, amount in enumerate(values, start=1)
    )
    members = {group: frozenset(n for n, own in enumerate(belongs, start=1) if group in own) for group in "ABC"}
    wanted: dict[int, int] = {}
    left = {group: list(values) for group, values in held.items()}
    order = list(held)
    for number, own in enumerate(belongs, start=1):
        open_to = [group for group in order if left[group] and (not group or group in own)]
        if open_to:
            best = max(open_to, key=lambda group: (left[group][0], -order.index(group)))
            wanted[number] = left[best].pop(0)
    found = distribute(PrizePlan(prizes), field(*range(len(belongs), 0, -1)), members)
    assert money(found) == wanted


# -- other prizes ---


def test_cups_go_by_rank_and_prizes_named_by_hand_besides() -> None:
    prizes = (
        Prize("", 1, item="Cup"),
        Prize("Best game", 0, Fraction(30), winner=5, kind=PrizeKind.NAMED),
        Prize("Youngest", 0, item="Book", kind=PrizeKind.NAMED),
    )
    found = distribute(PrizePlan(prizes, Division.SHARED), FIELD, {})
    assert [(a.number, a.place, a.money, a.items) for a in found.awards] == [(1, 1, 0, ("Cup",)), (5, 0, 30, ())]
    assert [(left.group, left.why, left.items) for left in found.left_over] == [("Youngest", Why.NOT_NAMED, ("Book",))]


def test_clubs_have_prizes_in_their_order() -> None:
    prizes = (
        Prize("Best club", 1, Fraction(50), kind=PrizeKind.CLUB),
        Prize("Best club", 2, kind=PrizeKind.CLUB, item="Clock"),
        Prize("Best club", 3, Fraction(5), kind=PrizeKind.CLUB),
    )
    found = distribute(PrizePlan(prizes), FIELD, {}, ["Tal", "Lasker"])
    assert [(a.number, a.club, a.money) for a in found.awards] == [(0, "Tal", 50), (0, "Lasker", 0)]
    assert found.left == 5


def test_a_small_group_has_no_prizes() -> None:
    rules = PrizePlan((Prize("Women", 1, Fraction(50)),), least_members=3)
    found = distribute(rules, FIELD, WOMEN)
    assert found.awards == ()
    assert found.left_over[0].why is Why.SMALL_GROUP


def test_who_is_barred_stands_aside_from_all_prizes() -> None:
    assert money(distribute(PrizePlan(OVERALL, barred=(1, 4)), FIELD, {})) == {2: 100, 3: 60, 5: 40}


@given(
    st.lists(st.integers(0, 6), min_size=1, max_size=12),
    st.lists(st.integers(0, 50000), min_size=1, max_size=8),
    st.sampled_from(Division),
    st.sampled_from(Rest),
    st.sampled_from([Fraction(1, 100), Fraction(1, 20), Fraction(1), Fraction(10)]),
    st.none() | st.integers(1, 60),
    st.none() | st.integers(60, 400),
    st.booleans(),
)
def test_what_is_given_and_what_is_left_are_the_fund(
    points: list[int],
    cents: list[int],
    division: Division,
    rest: Rest,
    unit: Fraction,
    minimum: int | None,
    maximum: int | None,
    one: bool,
) -> None:
    prizes = [Prize("", place, Fraction(amount, 100)) for place, amount in enumerate(cents, start=1)]
    prizes += [Prize("G", 1, Fraction(25)), Prize("G", 2, Fraction(15), "Book")]
    rules = PrizePlan(
        tuple(prizes),
        division,
        one,
        unit=unit,
        rest=rest,
        minimum=None if minimum is None else Fraction(minimum),
        maximum=None if maximum is None else Fraction(maximum),
    )
    found = distribute(rules, field(*sorted(points, reverse=True)), {"G": frozenset({1, 3, 5})})
    assert found.given + found.left == rules.fund
    assert all(award.money >= 0 for award in found.awards)
    assert all((award.money * 100).denominator == 1 for award in found.awards)
    if one:
        assert len({award.number for award in found.awards}) == len(found.awards)
    if maximum is not None:
        assert all(award.money <= maximum for award in found.awards)
    if rest is Rest.BEST and maximum is None and len(points) >= len(cents) + 6:
        assert not any(left.group == "" for left in found.left_over)


# -- the plan itself ---


@pytest.mark.parametrize(
    ("prize", "words"),
    [
        (Prize("", 0, Fraction(5)), "Prize 1: the place"),
        (Prize("", 1), "neither money nor a thing"),
        (Prize("", 1, Fraction(-5)), "no amount"),
        (Prize("", 1, Fraction(1, 7)), "no amount"),
        (Prize("x" * 81, 1, Fraction(5)), "80 letters"),
        (Prize("", 0, Fraction(5), kind=PrizeKind.NAMED), "has a name"),
        (Prize("Best game", 0, Fraction(5), winner=99, kind=PrizeKind.NAMED), "pairing number 99"),
        (Prize("", 1, Fraction(5), winner=1), "named by hand"),
    ],
)
def test_a_prize_that_means_nothing_is_refused(prize: Prize, words: str) -> None:
    with pytest.raises(RuleViolation, match=words):
        checked_plan(PrizePlan((prize,)), frozenset({1, 2}))


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ({"unit": Fraction(0)}, "unit above zero"),
        ({"minimum": Fraction(9), "maximum": Fraction(8)}, "above the largest"),
        ({"club_players": 0}, "players of a club"),
        ({"barred": (7,)}, "pairing number 7"),
        ({"currency": "Goldstücke"}, "currency"),
    ],
)
def test_a_rule_that_means_nothing_is_refused(rules: dict[str, object], words: str) -> None:
    with pytest.raises(RuleViolation, match=words):
        checked_plan(PrizePlan(OVERALL, **rules), frozenset({1, 2}))  # type: ignore[arg-type]


def test_where_teams_are_ranked_teams_stand_aside_and_a_player_wins_what_is_named() -> None:
    named = Prize("Best game", 0, Fraction(5), winner=9, kind=PrizeKind.NAMED)
    players, teams = frozenset(range(1, 13)), frozenset({1, 2, 3})
    assert checked_plan(PrizePlan((named,), barred=(3, 1)), players, teams).barred == (1, 3)
    with pytest.raises(RuleViolation, match="no team with the number 4"):
        checked_plan(PrizePlan((named,), barred=(4,)), players, teams)


def test_texts_are_kept_on_one_line() -> None:
    kept = checked_plan(PrizePlan((Prize(" Women\n A ", 1, item="a\tcup"),), currency=" EUR "), frozenset())
    assert (kept.prizes[0].group, kept.prizes[0].item, kept.currency) == ("Women A", "a cup", "EUR")


def test_winners_keep_their_prizes_under_other_numbers() -> None:
    named = Prize("Best game", 0, Fraction(5), winner=3, kind=PrizeKind.NAMED)
    rules = PrizePlan((*OVERALL, named), barred=(1, 2))
    moved = rules.renumbered({3: 7, 2: 9})
    assert (moved.prizes[-1].winner, moved.barred) == (7, (1, 9))
    assert rules.renumbered({3: None}).prizes[-1].winner is None
    assert rules.renumbered({1: None}).barred == (2,)
    assert rules.renumbered({5: 6}) is rules


def test_an_award_says_how_it_came_about() -> None:
    first: Award = distribute(replace(PrizePlan(OVERALL), division=Division.HORT), FIELD, {}).awards[1]
    working = first.working
    assert working is not None
    assert (working.announced, working.pool, working.first, working.last, working.paid) == (60, 100, 2, 3, 2)
