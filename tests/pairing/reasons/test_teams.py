"""Why a match was made and another not, on drawn positions."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from tdapp.domain.section.event import Edition, ForbiddenPairs
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.scoring import points_text
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.engines.top_scoregroup import pair_groups
from tdapp.pairing.reasons.teams import _only, compared, why, why_bye, why_not, why_not_bye
from tdapp.pairing.rules.team_position import team_position_of
from tests.team_events import random_team_event

FIRST = random_team_event(1, 7, 2, 0, rounds_total=5, initial_colour="W")


def test_round_one() -> None:
    position = team_position_of(FIRST, 1)
    found = pair_groups(position)
    assert found is not None
    assert found.bye == 7
    assert why(position, found, 4, 1) == (
        "Both have 0.0 points.",
        "Neither has played: by the initial colour and the number of Team 1 (1) (4.3.1).",
    )
    assert why_bye(position, 7) == (
        "The lowest score among those who may get it: 0.0 points, 0 matches played, number 7.",
    )
    assert why_not(position, found, 1, 4) == ()
    (later,) = why_not(position, found, 1, 2)
    assert later.text.startswith(
        "As good in every criterion, but later in the order of pairings: 1 3 4 2 5 6 comes after"
    )
    assert later.article == "C.04.6, 3.6.2 and 3.6.4"
    (bye,) = why_not(position, found, 1, 7)
    assert (bye.text, bye.forbids) == ("Another team would get the bye.", False)


def test_what_forbids() -> None:
    section = replace(FIRST, forbidden=(ForbiddenPairs(1, 5, (1, 2)),))
    position = team_position_of(section, 1)
    found = pair_groups(position)
    assert found is not None
    (apart,) = why_not(position, found, 1, 2)
    assert apart.forbids
    played = random_team_event(3, 6, 2, 2, absent=0.0, rounds_total=5, initial_colour="W")
    later = team_position_of(played)
    round_3 = pair_groups(later)
    assert round_3 is not None
    one, other = played.matches[0].teams
    assert [obstacle.text for obstacle in why_not(later, round_3, one, other)] == ["They have met."]
    assert why_not(later, round_3, 1, 99)[0].forbids


def test_colours_and_floats_are_said() -> None:
    seen = set()
    for seed in range(40):
        position = team_position_of(random_team_event(seed, 9, 2, 3, absent=0.05, rounds_total=8, initial_colour="W"))
        found = pair_groups(position)
        if found is None:
            continue
        for bracket in found.brackets:
            for one, other in bracket.pairs:
                sentences = why(position, found, one, other)
                seen |= {sentence[-7:-1] for sentence in sentences} | {bool(bracket.upfloaters)}
                for team in (one, other):
                    if team in bracket.upfloaters:
                        assert any("came up to the group" in sentence for sentence in sentences)
        for one in position.present[:3]:
            for other in position.present[3:5]:
                obstacles = why_not(position, found, one, other)
                paired = any({one, other} == set(pair) for bracket in found.brackets for pair in bracket.pairs)
                assert bool(obstacles) is not paired
    assert {"(4.3.2)"[-6:], "(4.3.3)"[-6:], "(4.3.5)"[-6:], True} <= seen


def test_what_was_due_and_not_given_is_said() -> None:
    position = team_position_of(FIRST, 1)
    cards = {
        number: replace(card, colours="ww", colour=Colour.BLACK, wish=type(card.wish).STRONG)
        for number, card in position.cards.items()
    }
    both = replace(position, cards=cards)
    found = pair_groups(both)
    assert found is not None
    assert "Team 4 (4) was due Black strongly." in why(both, found, 1, 4)
    mild = {number: replace(card, wish=type(card.wish).MILD) for number, card in cards.items()}
    assert "Team 4 (4) was due Black." in why(replace(position, cards=mild), found, 1, 4)


def test_a_prohibited_match_says_so() -> None:
    position = team_position_of(replace(FIRST, forbidden=(ForbiddenPairs(1, 5, (1, 2)),)), 1)
    found = pair_groups(position)
    assert found is not None
    assert [obstacle.text for obstacle in why_not(position, found, 1, 2)] == ["The pairing was prohibited."]


def test_what_speaks_against_a_match_is_the_first_difference_of_the_best_round_with_it() -> None:
    """The best round in which these two meet nobody else, beside the best of all."""
    seen = set()
    for seed in range(24):
        section = random_team_event(seed, 7 + seed % 3, 2, 3, absent=0.1, rounds_total=8, initial_colour="W")
        position = team_position_of(section)
        found = pair_groups(position)
        if found is None:
            continue
        shown = {number: card.shown for number, card in position.cards.items()}
        paired = {frozenset(pair) for bracket in found.brackets for pair in bracket.pairs}
        for one, other in combinations(position.present, 2):
            if {one, other} in paired or other in position.cards[one].met:
                continue
            (obstacle,) = why_not(position, found, one, other)
            forced = pair_groups(_only(position, one, other))
            if obstacle.forbids and forced is not None:
                continue  # an absolute rule or a prohibition, said before
            if forced is None:
                said = "The others could not all be paired then."
            elif forced.bye != found.bye:
                said = "Another team would get the bye."
            else:
                said = ""
                for mine, theirs in zip(found.brackets, forced.brackets, strict=False):
                    group = points_text(mine.score)
                    if set(mine.upfloaters) == set(theirs.upfloaters):
                        if {frozenset(pair) for pair in mine.pairs} == {frozenset(pair) for pair in theirs.pairs}:
                            continue
                    elif len(theirs.upfloaters) == len(mine.upfloaters):
                        others, ours = (
                            ", ".join(shown[team] for team in bracket.upfloaters) for bracket in (theirs, mine)
                        )
                        said = (
                            f"Others would come up to the group with {group} points: {others}; the rules choose {ours}."
                        )
                    else:
                        said = (
                            f"{len(theirs.upfloaters)} teams would come up to the group with {group} points "
                            f"instead of {len(mine.upfloaters)}."
                        )
                    break
            if said:
                seen.add(re.sub(r"[\d.]+", "", said).split(":")[0])
                assert obstacle.text == said
            else:
                assert "cost more" in obstacle.text or "later in the order" in obstacle.text
    assert len(seen) >= 3


@pytest.mark.parametrize(
    ("edition", "said", "article"),
    [
        (Edition.FIDE_2026, "opponents of upfloaters who floated in the round before (C10)", "C.04.6, 2.3.5 to 2.3.7"),
        (Edition.FIDE_2024, "teams that float in two rounds running (C9)", "C.04.6, August 2024"),
    ],
)
def test_a_second_float_is_said_in_the_words_of_the_edition(edition: Edition, said: str, article: str) -> None:
    """4 has no points and comes up to 1, 2 and 3, of whom 1 floated in the round before."""
    position = team_position_of(random_team_event(1, 4, 2, 0, rounds_total=9, initial_colour="W", edition=edition), 1)
    cards = {
        number: replace(card, pairing_score=Fraction(2 * (number < 4)), floated=number == 1)
        for number, card in position.cards.items()
    }
    position = replace(position, cards=cards)
    found = pair_groups(position)
    assert found is not None
    (obstacle,) = why_not(position, found, 1, 4)
    assert obstacle.text == f"In the group with 2.0 points it would cost more: {said}, 1 instead of 0."
    assert obstacle.article == article


def test_who_gets_the_bye_in_the_place_of_another_is_named() -> None:
    position = team_position_of(random_team_event(2, 7, 2, 2, absent=0.0, rounds_total=7, initial_colour="W"))
    found = pair_groups(position)
    assert found is not None
    assert found.bye is not None
    (why_it,) = why_bye(position, found.bye)
    for team in position.present:
        if team == found.bye:
            continue
        (obstacle,) = why_not_bye(position, found, team)
        if not obstacle.forbids:
            card = position.cards[team]
            assert obstacle.text == (
                f"{position.cards[found.bye].shown} gets it. {why_it} {card.shown}: "
                f"{points_text(card.pairing_score)} points, {card.played} matches played."
            )


def test_who_is_needed_by_another_does_not_get_the_bye() -> None:
    """Team 1 may meet nobody but team 7."""
    apart = tuple(ForbiddenPairs(1, 5, (1, other)) for other in range(2, 7))
    position = team_position_of(replace(FIRST, forbidden=apart), 1)
    found = pair_groups(position)
    assert found is not None
    assert found.bye == 6
    (obstacle,) = why_not_bye(position, found, 7)
    assert (obstacle.text, obstacle.forbids) == ("The others could not all be paired then.", True)


def test_of_two_pairings_the_bye_is_compared_first() -> None:
    position = team_position_of(FIRST, 1)
    found = pair_groups(position)
    assert found is not None
    pairs = tuple(pair for bracket in found.brackets for pair in bracket.pairs)
    moved = tuple(tuple(7 if team == 6 else team for team in pair) for pair in pairs)
    (reason,) = why_not_bye(position, found, 6)
    told = compared(position, Pairing(1, pairs, 7, "ours"), Pairing(1, moved, 6, "other"))
    assert told.reasons == (f"Against the pairing of other: {reason.text}",)


def test_two_pairings_are_compared_and_what_differs_has_its_reason() -> None:
    position = team_position_of(random_team_event(3, 8, 2, 2, absent=0.0, rounds_total=6, initial_colour="W"))
    found = pair_groups(position)
    assert found is not None
    pairs = tuple(pair for bracket in found.brackets for pair in bracket.pairs)
    ours = Pairing(3, pairs, found.bye, "ours")
    (one, two), (three, four) = pairs[:2]
    turned = replace(ours, pairs=((two, one), *pairs[1:]))
    assert compared(position, ours, ours).reasons == ()
    assert compared(position, ours, turned).reasons == ("The pairs are the same; the colours differ (C.04.6, 4.3).",)
    other = replace(ours, pairs=((one, three), (two, four), *pairs[2:]), engine="other")
    (reason,) = why_not(position, found, one, three)
    assert compared(position, ours, other).reasons == (f"Against the pairing of other: {reason.text}",)
