"""Prizes worked by hand. Five players with 5, 4, 4, 3, 2 points; overall 100, 60, 40, 20."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.prizes import Award, Contender, Division, Prize, awards

FIELD = [Contender(n, n, Fraction(p)) for n, p in ((1, 5), (2, 4), (3, 4), (4, 3), (5, 2))]
OVERALL = [Prize("", place, Fraction(money)) for place, money in ((1, 100), (2, 60), (3, 40), (4, 20))]
WOMEN = {"Women": frozenset({3, 5})}


def money(found: tuple[Award, ...]) -> dict[int, Fraction]:
    return {award.number: award.money for award in found}


def test_by_rank_everybody_has_the_prize_of_his_place() -> None:
    assert money(awards(OVERALL, FIELD, {})) == {1: 100, 2: 60, 3: 40, 4: 20}


def test_shared_divides_the_prizes_of_the_tied_places() -> None:
    assert money(awards(OVERALL, FIELD, {}, division=Division.SHARED)) == {1: 100, 2: 50, 3: 50, 4: 20}


def test_hort_gives_half_by_place_and_half_divided() -> None:
    # second: 60/2 + 100/4 = 55, third: 40/2 + 100/4 = 45
    assert money(awards(OVERALL, FIELD, {}, division=Division.HORT)) == {1: 100, 2: 55, 3: 45, 4: 20}


def test_a_tie_beyond_the_last_prize_shares_what_there_is() -> None:
    # 2 and 3 share the second prize only
    assert money(awards(OVERALL[:2], FIELD, {}, division=Division.SHARED)) == {1: 100, 2: 30, 3: 30}
    assert money(awards(OVERALL[:2], FIELD, {}, division=Division.HORT)) == {1: 100, 2: 45, 3: 15}


def test_a_shared_place_is_divided_even_by_rank() -> None:
    field = [FIELD[0], Contender(2, 2, Fraction(4)), Contender(3, 2, Fraction(4)), *FIELD[3:]]
    assert money(awards(OVERALL, field, {})) == {1: 100, 2: 50, 3: 50, 4: 20}


def test_one_prize_for_a_player_the_more_valuable() -> None:
    # 3 has 40 overall or 50 as best woman: takes 50; 4 moves up to 40, 5 to 20 and has no second woman's prize left.
    prizes = [*OVERALL, Prize("Women", 1, Fraction(50)), Prize("Women", 2, Fraction(10))]
    found = awards(prizes, FIELD, WOMEN)
    assert money(found) == {1: 100, 2: 60, 4: 40, 5: 20, 3: 50}
    assert [(award.number, award.group) for award in found] == [(1, ""), (2, ""), (4, ""), (5, ""), (3, "Women")]


def test_several_prizes_where_they_are_allowed() -> None:
    found = awards([*OVERALL, Prize("Women", 1, Fraction(50))], FIELD, WOMEN, one_per_player=False)
    assert [(award.group, award.money) for award in found if award.number == 3] == [("", 40), ("Women", 50)]


def test_cups_go_by_rank_and_special_prizes_besides() -> None:
    prizes = [Prize("", 1, item="Cup"), Prize("Best game", 0, Fraction(30), winner=5)]
    assert awards(prizes, FIELD, {}, division=Division.SHARED) == (
        Award(1, "", 1, Fraction(0), ("Cup",)),
        Award(5, "Best game", 0, Fraction(30)),
    )


@given(
    st.lists(st.integers(0, 6), min_size=1, max_size=12),
    st.lists(st.integers(0, 500), min_size=1, max_size=8),
    st.sampled_from(Division),
)
def test_no_more_is_given_than_announced(points: list[int], amounts: list[int], division: Division) -> None:
    field = [Contender(n, n, Fraction(p)) for n, p in enumerate(sorted(points, reverse=True), start=1)]
    prizes = [Prize("", place, Fraction(amount)) for place, amount in enumerate(amounts, start=1)]
    prizes += [Prize("G", 1, Fraction(25))]
    found = awards(prizes, field, {"G": frozenset({1, 3, 5})}, division=division)
    given_away = sum((award.money for award in found), Fraction(0))
    assert given_away <= sum(amounts) + 25
    if len(field) >= len(amounts) + 1:
        assert given_away == sum(amounts) + (25 if any(award.group == "G" for award in found) else 0)
    assert len({award.number for award in found}) == len(found)
