"""Colour preferences, first-team and colours of C.04.6, articles 1.7, 4.2 and 4.3, case by case."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.team import Preference, Score, TeamRules
from tdapp.pairing.engines import top_scoregroup
from tdapp.pairing.engines.engine import EngineFault
from tdapp.pairing.engines.top_scoregroup import Group, prove
from tdapp.pairing.rules.team_position import (
    TeamPosition,
    Wish,
    colours_of,
    first_team,
    preference_of,
    team_position_of,
)
from tdapp.pairing.rules.top_bracket import best_by_trying, identifier
from tests.team_events import random_team_event

W, B = Colour.WHITE, Colour.BLACK
STRONG_W, STRONG_B, NONE = (W, Wish.STRONG), (B, Wish.STRONG), (None, Wish.NONE)


@pytest.mark.parametrize(
    ("colours", "model_a", "model_b", "model_b_last"),
    [
        ("", NONE, NONE, NONE),
        ("w", NONE, (B, Wish.MILD), (B, Wish.MILD)),
        ("b", NONE, (W, Wish.MILD), (W, Wish.MILD)),
        ("wb", NONE, (W, Wish.MILD), NONE),
        ("bw", NONE, (B, Wish.MILD), NONE),
        ("bb", STRONG_W, STRONG_W, STRONG_W),
        ("ww", STRONG_B, STRONG_B, STRONG_B),
        ("wbb", STRONG_W, STRONG_W, STRONG_W),  # difference -1, the last two Black
        ("wwbb", STRONG_W, STRONG_W, STRONG_W),  # difference 0, the last two Black
        ("wwwbb", NONE, (B, Wish.MILD), (B, Wish.MILD)),  # difference +1, the last two Black
        ("bwb", NONE, (W, Wish.MILD), (W, Wish.MILD)),
        ("wwbw", STRONG_B, STRONG_B, STRONG_B),  # difference +2
        ("bwbwbb", STRONG_W, STRONG_W, STRONG_W),
    ],
)
def test_preferences(colours: str, model_a: object, model_b: object, model_b_last: object) -> None:
    assert preference_of(colours, Preference.A, last=False) == model_a
    assert preference_of(colours, Preference.A, last=True) == model_a
    assert preference_of(colours, Preference.B, last=False) == model_b
    assert preference_of(colours, Preference.B, last=True) == model_b_last
    assert preference_of(colours, Preference.NONE, last=False) == NONE


def two(first: str, second: str, *, model: Preference = Preference.A, **fields: object) -> TeamPosition:
    """Two teams of these colours and nothing else; team 1 is the first-team by its number."""
    position = team_position_of(random_team_event(1, 2, 2, 0, rounds_total=9, initial_colour="W"), 1)
    cards = {}
    for number, colours in ((1, first), (2, second)):
        colour, wish = preference_of(colours, model, last=False)
        cards[number] = replace(position.cards[number], colours=colours, colour=colour, wish=wish)
    return replace(position, cards=cards, preference=model, **fields)


@pytest.mark.parametrize(
    ("first", "second", "model", "white", "article"),
    [
        ("", "", Preference.A, 1, "4.3.1"),
        ("ww", "", Preference.A, 2, "4.3.2"),
        ("wb", "bb", Preference.A, 2, "4.3.2"),
        ("ww", "bb", Preference.A, 2, "4.3.3"),
        ("w", "ww", Preference.B, 1, "4.3.4"),  # mild against strong, both due Black
        ("ww", "w", Preference.B, 2, "4.3.4"),
        ("wwbww", "ww", Preference.A, 2, "4.3.5"),  # +3 against +2
        ("wb", "b", Preference.A, 2, "4.3.5"),
        ("wb", "bw", Preference.A, 1, "4.3.6"),
        ("wbww", "bwww", Preference.A, 2, "4.3.6"),  # they differ in the second, where team 1 had Black
        ("ww", "ww", Preference.A, 2, "4.3.7"),
        ("wb", "wb", Preference.A, 1, "4.3.8"),
        ("", "bw", Preference.A, 1, "4.3.9"),
    ],
)
def test_colours(first: str, second: str, model: Preference, white: int, article: str) -> None:
    found = colours_of(two(first, second, model=model), 1, 2)
    if article == "4.3.6" and first == "wbww":
        assert found == (1, 2, article)  # to the most recent round in which they differed: it alternates
    else:
        assert (found[0], found[2]) == (white, article)


def test_the_initial_colour_goes_to_an_odd_first_team() -> None:
    assert colours_of(two("", "", initial=B), 1, 2) == (2, 1, "4.3.1")
    position = two("", "")
    cards = {1: replace(position.cards[1], tpn=3), 2: replace(position.cards[2], tpn=2)}
    assert colours_of(replace(position, cards=cards), 1, 2) == (1, 2, "4.3.1")  # team 2 is first and even


def test_the_first_team_has_more_points_then_more_of_the_other_kind() -> None:
    position = two("", "")
    higher = replace(position.cards[2], score=Fraction(1))
    assert first_team(replace(position, cards={**position.cards, 2: higher}), 1, 2)[0] is higher
    more = replace(position.cards[2], secondary=Fraction(1, 2))
    assert first_team(replace(position, cards={**position.cards, 2: more}), 1, 2)[0] is more
    unused = replace(position, cards={**position.cards, 2: more}, secondary_used=False)
    assert first_team(unused, 1, 2)[0].number == 1


def test_scores_by_match_or_game_points() -> None:
    section = random_team_event(4, 6, 3, 3, absent=0.0, rounds_total=5, initial_colour="W")
    assert section.team_rules is not None
    by_match = team_position_of(section)
    rules = replace(section.team_rules, primary=Score.GAME)
    by_game = team_position_of(replace(section, team_rules=rules))
    for team in section.teams:
        mine, other = by_match.cards[team.number], by_game.cards[team.number]
        assert (mine.score, mine.secondary) == (other.secondary, other.score)
        assert len(mine.colours) == mine.played == len(mine.met)


def test_the_identifier_is_the_articles_own() -> None:
    """3.6.2: pairs 11-24 16-6 10-9 8-4 give 4 6 9 11 8 16 10 24."""
    base = two("", "").cards[1]
    cards = {number: replace(base, number=number, tpn=number) for number in (4, 6, 8, 9, 10, 11, 16, 24)}
    position = replace(two("", ""), cards=cards)
    assert identifier(position, [(11, 24), (16, 6), (10, 9), (8, 4)]) == (4, 6, 9, 11, 8, 16, 10, 24)


def test_without_history_the_top_half_meets_the_bottom_half() -> None:
    section = random_team_event(1, 8, 2, 0, rounds_total=5, initial_colour="W", team_rules=TeamRules(boards=2))
    best = best_by_trying(team_position_of(section, 1), range(1, 9), frozenset())
    assert best is not None
    assert sorted(best) == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_where_nobody_may_meet_nothing_is_chosen() -> None:
    section = random_team_event(1, 2, 2, 0, rounds_total=5, initial_colour="W")
    position = team_position_of(replace(section, forbidden=(ForbiddenPairs(1, 5, (1, 2)),)), 1)
    assert best_by_trying(position, (1, 2), frozenset()) is None
    with pytest.raises(EngineFault, match=r"0\.0 points is not paired as"):
        prove(position, Group(Fraction(0), (1, 2), (), ((1, 2),)), "x")


@pytest.mark.parametrize("pairs", [((1, 4), (2, 3)), ((1, 3),), ((1, 3), (2, 2)), ((1, 3), (1, 3))])
def test_a_group_that_is_not_paired_as_the_article_says_is_refused(pairs: tuple[tuple[int, int], ...]) -> None:
    """3.6.4: 1-3 and 2-4; other pairs, too few, or one with himself are none."""
    position = team_position_of(random_team_event(1, 4, 2, 0, rounds_total=5, initial_colour="W"), 1)
    prove(position, Group(Fraction(0), (1, 2, 3, 4), (), ((1, 3), (2, 4))), "x")
    with pytest.raises(EngineFault, match="is not paired as"):
        prove(position, Group(Fraction(0), (1, 2, 3, 4), (), pairs), "x")


def test_in_a_group_too_big_to_be_tried_every_pair_must_be_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(top_scoregroup, "MOST_TRIED", 2)
    section = random_team_event(1, 4, 2, 0, rounds_total=5, initial_colour="W")
    position = team_position_of(replace(section, forbidden=(ForbiddenPairs(1, 5, (2, 4)),)), 1)
    prove(position, Group(Fraction(0), (1, 2, 3, 4), (), ((1, 4), (2, 3))), "x")  # not the best, and not tried
    with pytest.raises(EngineFault, match="is not paired as"):
        prove(position, Group(Fraction(0), (1, 2, 3, 4), (), ((1, 3), (2, 4))), "x")
