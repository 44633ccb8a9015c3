"""Double-Swiss against C.04.5 written down naively, against the article's examples, and against the teams' engine."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.team import Preference
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.double_swiss import DoubleSwissEngine
from tdapp.pairing.engines.engine import EngineTimeout, NoLegalPairing, Pairing, PairingCancelled, Patience
from tdapp.pairing.engines.top_scoregroup import pair_groups
from tdapp.pairing.rules.double_position import DoubleCard, DoublePosition, colours_of, double_position_of
from tdapp.pairing.rules.team_position import TeamCard, TeamPosition, Wish
from tdapp.pairing.rules.top_bracket import identifier
from tests.arena import arena
from tests.effort import some
from tests.pairing.systems.double_swiss_literal import literal_round
from tests.pairing.systems.double_swiss_played import POINTS, empty, played


def drawn(drawing: str, **fields: Any) -> Any:
    """A Double-Swiss from its crosstable."""
    fields = {"points": POINTS, "initial_colour": "W", "type_code": "FIDE_DOUBLESWISS"} | fields
    return arena(drawing, **fields)


@pytest.mark.parametrize("seed", some(400, 45))
def test_the_engine_is_the_article(seed: int) -> None:
    """Bye, pairs and colours of every match of an event; the 45 events of the suite have more than a hundred."""
    for section, match, pairing in played(seed):
        ours = None if pairing is None else (pairing.bye, set(pairing.pairs))
        assert ours == literal_round(section, match), match


def test_the_events_above_meet_what_they_are_for() -> None:
    rounds = [one for seed in range(45) for one in played(seed)]
    found = [pairing for _, _, pairing in rounds if pairing is not None]
    assert len(rounds) > 100
    assert sum(pairing.bye is not None for pairing in found) > 20
    costs = {name for pairing in found for bracket in pairing.brackets for name, _ in bracket.costs}
    assert costs == {"C4", "C7", "C8"}
    assert {rule for pairing in found for rule in pairing.colour_rules} >= {"4.3.1", "4.3.2", "4.3.3", "4.3.4"}
    assert any(pairing is None for _, _, pairing in rounds)


# -- the examples of the article -----------------------------------------------------------------------------------


def test_the_identifier_of_a_pairing() -> None:
    """C.04.5, 3.6.2: "If 11-24 16-6 10-9 8-4 is a pairing, its identifier is 4 6 9 11 8 16 10 24"."""
    position = double_position_of(empty(24, 1), 1)
    assert identifier(position, [(11, 24), (16, 6), (10, 9), (8, 4)]) == (4, 6, 9, 11, 8, 16, 10, 24)


def test_eight_players_who_all_may_meet() -> None:
    """C.04.5, 3.6.3: 1 2 3 4 5 6 7 8 comes first. Odd numbers have the initial colour in game 1 (4.3.1)."""
    pairing = DoubleSwissEngine().pair(empty(8, 3), 1)
    assert pairing.pairs == ((1, 5), (6, 2), (3, 7), (8, 4))
    assert pairing.colour_rules == ("4.3.1",) * 4
    assert pairing.engine.startswith("tdapp double-swiss ")


def test_the_first_set_of_upfloaters() -> None:
    """C.04.5, 3.5.4: residents 4, 7, 9 who have all met; 2, 6, 8 have 3, 1, 3, 5 have 2.5; three come up: 2, 6, 1.

    10 has no points and has met 1, 3 and 5, so that {2, 6, 8} would leave nobody for him.
    """
    position = double_position_of(empty(10, 9), 1)
    scores = {4: "4", 7: "4", 9: "4", 2: "3", 6: "3", 8: "3", 1: "2.5", 3: "2.5", 5: "2.5", 10: "0"}
    met = {4: {7, 9}, 7: {4, 9}, 9: {4, 7}, 10: {1, 3, 5}, 1: {10}, 3: {10}, 5: {10}}
    cards = {
        number: replace(card, pairing_score=Fraction(scores[number]), met=frozenset(met.get(number, ())))
        for number, card in position.cards.items()
    }
    found = pair_groups(replace(position, cards=cards))
    assert found is not None
    assert found.brackets[0].upfloaters == (2, 6, 1)


# -- what a match is -----------------------------------------------------------------------------------------------


def test_the_score_is_that_of_the_games() -> None:
    """Preface and 1.4: 1½-½, a bye of a game won and a game drawn, byes for both games."""
    section = drawn("""
        1 A | 2w1 2b=
        2 B | 1b0 1w=
        3 C | U   U
        4 D | H   H
        5 E | F   F
        6 F | Z   Z
    """, rounds_total=4)  # fmt: skip
    cards = double_position_of(section, 3).cards
    assert [cards[number].pairing_score for number in range(1, 7)] == [
        Fraction(3, 2), Fraction(1, 2), Fraction(3, 2), 1, 2, 0,
    ]  # fmt: skip
    assert [cards[number].bye_round for number in range(1, 7)] == [None, None, 1, None, 1, None]
    assert [cards[number].played for number in range(1, 7)] == [1, 1, 0, 0, 0, 0]


def test_a_match_is_forfeited_by_both_games_only() -> None:
    """Preface: then the two may be paired again; 1.6: without a game that was played there is no colour."""
    section = drawn("""
        1 A | 2w+ 2b+
        2 B | 1b- 1w-
        3 C | 4w+ 4b0
        4 D | 3b- 3w1
        5 E | 6w+ 6b-
        6 F | 5b- 5w+
        7 G | 8w- 8b+
        8 H | 7b- 7w-
    """, rounds_total=4)  # fmt: skip
    cards = double_position_of(section, 3).cards
    assert [cards[number].met for number in (1, 3, 5, 7)] == [frozenset(), {4}, {6}, frozenset()]
    assert [cards[number].colours for number in range(1, 9)] == ["", "", "w", "b", "", "", "", ""]
    assert [cards[number].bye_round for number in range(1, 9)] == [1, None, None, None, None, None, 1, None]
    assert [cards[number].played for number in (1, 3, 5, 7)] == [0, 1, 1, 0]


def test_whoever_meets_another_score_has_floated() -> None:
    """1.5; a bye is no float, a forfeited match is none; and in the last match nobody asks (2.3.4, 2.3.5)."""
    section = drawn("""
        1 A | 2w1 2b1 3w1 3b1 .  .
        2 B | 1b0 1w0 4b+ 4w+ .  .
        3 C | U   U   1b0 1w0 .  .
        4 D | H   H   2w- 2b- .  .
    """, rounds_total=8)  # fmt: skip
    position = double_position_of(section, 5)
    assert [position.cards[number].floated for number in range(1, 5)] == [True, False, True, False]
    assert position.floats_count
    assert not double_position_of(replace(section, rounds_total=6), 5).floats_count


@pytest.mark.parametrize("players", [6, 7])
def test_the_second_game_follows_from_the_first(players: int) -> None:
    """4.4: the same pairs in their order, the colours reversed; before it there is nothing to follow."""
    section = empty(players, 3)
    first = DoubleSwissEngine().pair(section, 1)
    with pytest.raises(RuleViolation, match="Round 2 cannot be paired before round 1"):
        DoubleSwissEngine().pair(section, 2)
    second = DoubleSwissEngine().pair(game_1_of(section, first), 2)
    assert second.pairs == tuple((black, white) for white, black in first.pairs)
    assert (second.bye, second.round) == (first.bye, 2)


def game_1_of(section: Section, pairing: Pairing) -> Section:
    """The section with the first games paired."""
    rows = {player.number: (Cell(Outcome.UNPAIRED),) for player in section.players}
    for white, black in pairing.pairs:
        rows[white] = (Cell(Outcome.OPEN, black, Colour.WHITE),)
        rows[black] = (Cell(Outcome.OPEN, white, Colour.BLACK),)
    if pairing.bye is not None:
        rows[pairing.bye] = (Cell(Outcome.PAIRING_BYE),)
    return replace(section, cells=tuple(rows.values()))


def test_a_game_without_a_result_stops_the_next_match() -> None:
    """An adjourned one is a draw (C.04.2, 3.1)."""
    rows = "1 A | 2w1 2b{0}\n2 B | 1b0 1w{0}"
    with pytest.raises(RuleViolation, match="no result"):
        double_position_of(drawn(rows.format("?"), rounds_total=4), 3)
    cards = double_position_of(drawn(rows.format("~"), rounds_total=4), 3).cards
    assert [cards[1].pairing_score, cards[2].pairing_score] == [Fraction(3, 2), Fraction(1, 2)]


# -- the bye (3.4) and the colours (4.3) ---------------------------------------------------------------------------


def field(**cards: dict[str, Any]) -> DoublePosition:
    """Players 1, 2 ... who have not played, but for what is said of ``p1``, ``p2`` ..."""
    position = double_position_of(empty(len(cards), 9), 1)
    return replace(position, cards={
        number: replace(position.cards[number], **cards[f"p{number}"]) for number in position.cards
    })  # fmt: skip


@pytest.mark.parametrize(
    ("cards", "bye"),
    [
        ([{}, {}, {}], 3),  # 3.4.4: the largest number
        ([{"played": 1}, {}, {}], 1),  # 3.4.3: most matches
        ([{}, {"pairing_score": Fraction(-1)}, {"played": 3}], 2),  # 3.4.2: the lowest score
        ([{"met": frozenset({2})}, {"met": frozenset({1})}, {"pairing_score": Fraction(-9)}], 2),  # 3.4.1
        ([{}, {}, {"bye_round": 1}], 2),  # C2
    ],
)
def test_who_gets_the_bye(cards: list[dict[str, Any]], bye: int) -> None:
    found = pair_groups(field(**{f"p{number}": card for number, card in enumerate(cards, 1)}))
    assert found is not None
    assert found.bye == bye


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ({}, {}, (1, 2, "4.3.1")),
        ({"colours": "b"}, {}, (1, 2, "4.3.4")),  # as many Whites: the higher ranked alternates
        ({"colours": "w"}, {}, (2, 1, "4.3.2")),
        ({"colours": "wb"}, {"colours": "bw"}, (1, 2, "4.3.3")),
        ({"colours": "wbb"}, {"colours": "bwb"}, (1, 2, "4.3.3")),
        ({"colours": "bw"}, {"colours": "bw"}, (2, 1, "4.3.4")),
        ({"colours": "wb", "pairing_score": Fraction(0)}, {"colours": "wb", "pairing_score": Fraction(1)},
         (2, 1, "4.3.4")),
        ({}, {"colours": "b"}, (2, 1, "4.3.5")),
    ],
)  # fmt: skip
def test_who_begins_with_white(first: dict[str, Any], second: dict[str, Any], expected: tuple[int, int, str]) -> None:
    assert colours_of(field(p1=first, p2=second), 1, 2) == expected


def test_the_initial_colour_is_for_odd_numbers() -> None:
    """4.3.1, by the higher ranked."""
    position = replace(field(p1={}, p2={}), initial=Colour.BLACK)
    assert colours_of(position, 1, 2) == (2, 1, "4.3.1")
    even = field(p1={"pairing_score": Fraction(0)}, p2={"pairing_score": Fraction(1)})
    assert colours_of(even, 1, 2) == (1, 2, "4.3.1")


# -- the same procedure as of teams --------------------------------------------------------------------------------


def as_teams(position: DoublePosition) -> TeamPosition:
    """The same input for the engine of teams, where nobody is due a colour."""

    def team(card: DoubleCard) -> TeamCard:
        nothing = Fraction(0)
        return TeamCard(
            card.number, card.shown, card.tpn, nothing, nothing, card.pairing_score, card.colours, card.met,
            card.bye_round, card.played, card.floated, Wish.NONE, None,
        )  # fmt: skip

    cards = {number: team(card) for number, card in position.cards.items()}
    return TeamPosition(
        position.players, cards, position.present, position.initial, False, Preference.NONE, position.floats_count
    )


@pytest.mark.parametrize("seed", some(100, 20))
def test_teams_without_colours_are_paired_alike(seed: int) -> None:
    for section, match, _ in played(seed, most=24):
        position = double_position_of(section, 2 * match - 1)
        assert pair_groups(position) == pair_groups(as_teams(position))


# -- the contract --------------------------------------------------------------------------------------------------


def test_higher_ratings_change_nothing() -> None:
    for section, match, pairing in played(8, most=20):
        raised = tuple(replace(player, rating=(player.rating or 0) + 100) for player in section.players)
        again = replace(section, players=raised)
        if pairing is not None:
            assert DoubleSwissEngine().pair(again, 2 * match - 1).pairs == pairing.pairs


def test_the_other_lot_mirrors_the_first_match() -> None:
    one = DoubleSwissEngine().pair(empty(9, 3), 1)
    other = DoubleSwissEngine().pair(empty(9, 3, initial_colour="B"), 1)
    assert [pair[::-1] for pair in other.pairs] == list(one.pairs)
    assert one.bye == other.bye == 9


def test_prohibited_players_do_not_meet() -> None:
    """A prohibition of one of the rounds of a match is one of the match."""
    apart = replace(empty(4, 2), forbidden=(ForbiddenPairs(2, 2, (1, 3)),))
    assert {frozenset(pair) for pair in DoubleSwissEngine().pair(apart, 1).pairs} == {
        frozenset({1, 4}), frozenset({2, 3}),
    }  # fmt: skip


def test_what_stops_it() -> None:
    section = empty(6, 3)
    with pytest.raises(PairingCancelled):
        DoubleSwissEngine().pair(section, 1, patience=Patience(cancel=lambda: True))
    with pytest.raises(EngineTimeout):
        DoubleSwissEngine().pair(section, 1, patience=Patience(-1))
    with pytest.raises(RuleViolation, match=r"C\.04\.5, 4\.1"):
        DoubleSwissEngine().pair(replace(section, initial_colour=""), 1)
    met = drawn("1 A | 2w1 2b1\n2 B | 1b0 1w0", rounds_total=4)
    with pytest.raises(NoLegalPairing):
        DoubleSwissEngine().pair(met, 3)
    away = drawn("1 A | Z Z\n2 B | Z Z", rounds_total=4)
    assert DoubleSwissEngine().pair(away, 1).pairs == ()
