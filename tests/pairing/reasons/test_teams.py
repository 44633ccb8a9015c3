"""Why a match was made and another not, on drawn positions."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.outcome import Colour
from tdapp.pairing.engines.top_scoregroup import pair_groups
from tdapp.pairing.reasons.teams import why, why_bye, why_not
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


def test_a_prohibited_match_says_so() -> None:
    position = team_position_of(replace(FIRST, forbidden=(ForbiddenPairs(1, 5, (1, 2)),)), 1)
    found = pair_groups(position)
    assert found is not None
    assert [obstacle.text for obstacle in why_not(position, found, 1, 2)] == ["The pairing was prohibited."]
