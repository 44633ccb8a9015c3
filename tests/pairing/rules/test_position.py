"""Cards before a round: scores, colours, floats, bars; and when a round cannot be paired yet."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Acceleration
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.position import Float, initial_colour_of, last_paired_round, position_of
from tests.arena import arena

# 1 beats 2, draws 3 from above, byes; 4 forfeits to 3, is absent, wins by forfeit
DRAWING = """
  1 A | 2w1 3b= U
  2 B | 1b0 4w- H
  3 C | 4b+ 1w= .
  4 D | 3w- 2b+ Z
"""


def test_a_round_is_paired_where_somebody_has_an_opponent_or_its_bye() -> None:
    """A report may name an opponent beside a bye that was asked for, and none beside a game."""
    section = arena("1 A | 2w1 .\n2 B | 1b0 .\n3 C | U .", rounds_total=5)
    for cell, last in (
        (Cell(Outcome.HALF_POINT_BYE, 2), 1),
        (Cell(Outcome.WIN), 1),
        (Cell(Outcome.WIN, 2, Colour.WHITE), 2),
        (Cell(Outcome.PAIRING_BYE), 2),
    ):
        cells = ((section.cells[0][0], cell), *section.cells[1:])
        assert last_paired_round(replace(section, cells=cells)) == last


def test_cards() -> None:
    position = position_of(arena(DRAWING, rounds_total=5, initial_colour="W"), 4)
    one, two, three, four = (position.cards[number] for number in (1, 2, 3, 4))
    assert (one.score, one.colours, one.met, one.bye_round) == (Fraction(5, 2), "wb", frozenset({2, 3}), 3)
    assert one.bye_outcome is Outcome.PAIRING_BYE
    # the bye is a downfloat; 1 and 3 had one point each in round 2
    assert one.floated == (Float.DOWN, Float.NONE)
    # a forfeit is no meeting and gives no colour; the half-point bye is a downfloat and bars from nothing
    assert (two.met, two.colours, two.floated, two.bye_round) == (frozenset({1}), "b", (Float.DOWN, Float.NONE), None)
    assert (three.bye_round, three.bye_outcome) == (1, Outcome.FORFEIT_WIN)
    # an absence and a forfeit loss are no floats
    assert (four.floated, four.colours, four.unplayed) == ((Float.NONE, Float.DOWN), "", 3)
    assert position.present == (1, 2, 3, 4)


def test_fictitious_points_count_for_pairing_and_floats() -> None:
    section = arena(
        """
          1 A | 2w0
          2 B | 1b1
        """,
        rounds_total=3,
        accelerations=(Acceleration("1.0", 1, 1, 1, 1), Acceleration("0.5", 2, 2, 1, 1)),
    )
    card = position_of(section, 2).cards[1]
    assert (card.score, card.pairing_score) == (0, Fraction(1, 2))
    assert card.floated[0] is Float.DOWN  # 1.0 against 0 in round 1


def test_topscorers_only_in_the_last_round() -> None:
    section = arena(
        """
          1 A | 2w1 3b1
          2 B | 1b0 4w1
          3 C | 4b= 1w0
          4 D | 3w= 2b0
        """,
        rounds_total=3,
    )
    cards = position_of(section, 3).cards
    assert [cards[number].topscorer for number in (1, 2, 3, 4)] == [True, False, False, False]  # half is not more
    assert not position_of(replace(section, rounds_total=4), 3).cards[1].topscorer


def test_fictitious_points_make_no_topscorer() -> None:
    """C.04.3, 1.8 asks for more than half of what could be scored; by C.04.7, 1.5 the others group and order only.

    A file may give them to the last round (250, XXA); Baku acceleration ends before it.
    """
    section = arena(
        """
          1 A | 2w1 3b1
          2 B | 1b0 4w1
          3 C | 4b= 1w0
          4 D | 3w= 2b0
        """,
        rounds_total=3,
        accelerations=(Acceleration("1.0", 1, 3, 2, 3),),
    )
    cards = position_of(section, 3).cards
    assert [cards[number].pairing_score for number in (1, 2, 3, 4)] == [2, 2, Fraction(3, 2), Fraction(1, 2)]
    assert [cards[number].topscorer for number in (1, 2, 3, 4)] == [True, False, False, False]
    baku = position_of(replace(section, accelerations=(), type_code="FIDE_DUTCH_BAKU"), 3)
    assert all(card.pairing_score == card.score for card in baku.cards.values())


def test_numbers_skip_those_never_paired() -> None:
    section = arena(
        """
          1 A | Z   Z
          2 B | 5w1 .
          5 C | 2b0 .
        """,
        rounds_total=3,
    )
    position = position_of(section)
    assert [position.cards[number].tpn for number in (2, 5)] == [1, 2]
    assert (position.round, position.present) == (2, (2, 5))
    assert initial_colour_of(section) is Colour.WHITE


def test_withdrawn_players_are_away() -> None:
    section = arena(DRAWING, rounds_total=5)
    players = tuple(
        replace(player, standing=Standing.WITHDRAWN) if player.number == 3 else player for player in section.players
    )
    assert position_of(replace(section, players=players), 4).present == (1, 2, 4)


def test_a_round_with_open_games_cannot_be_paired_over() -> None:
    section = arena(
        """
          1 A | 2w? 3w~
          2 B | 1b? 4b~
          3 C | 4w1 1b~
          4 D | 3b0 2w~
        """,
        rounds_total=3,
    )
    with pytest.raises(RuleViolation, match="the game of 1 against 2 has no result"):
        position_of(section, 3)
    decided = arena(
        """
          1 A | 2w~
          2 B | 1b~
        """,
        rounds_total=3,
    )
    assert position_of(decided, 2).cards[1].score == Fraction(1, 2)  # adjourned: a draw for pairing
    assert position_of(decided, 2).cards[1].colours == "w"
    for number in (0, 4):
        with pytest.raises(RuleViolation, match=f"no round {number}"):
            position_of(decided, number)
    with pytest.raises(RuleViolation, match="before round 2"):
        position_of(decided, 3)
    assert last_paired_round(decided) == 1


def test_the_initial_colour_is_read_from_the_first_game_with_a_colour() -> None:
    """2's number in the pairing is 1 (1 was never paired): he had Black, so the lot said Black."""
    section = arena("1 A | Z Z\n2 B | 3b1 .\n3 C | 2w0 .", rounds_total=3)
    assert initial_colour_of(section) is Colour.BLACK
    bye_first = arena("1 A | U 3b0\n2 B | Z Z\n3 C | Z 1w1", rounds_total=3)
    assert initial_colour_of(bye_first) is Colour.BLACK
    assert initial_colour_of(arena("1 A | U .\n2 B | Z .", rounds_total=3)) is None


def test_a_game_whose_colours_are_not_known_shows_no_lot() -> None:
    section = arena("1 A | 2w1 2b1\n2 B | 1b0 1w0")
    cells = tuple((replace(row[0], colour=None), *row[1:]) for row in section.cells)
    assert initial_colour_of(section) is Colour.WHITE
    assert initial_colour_of(replace(section, cells=cells)) is Colour.BLACK


def test_a_chair_that_stayed_empty_is_no_round() -> None:
    """Who has won without an opponent sat at a board that nobody was paired at."""
    section = arena("1 A | 2w1 Z\n2 B | 1b0 Z", rounds_total=3)
    alone = tuple((row[0], Cell(Outcome.FORFEIT_WIN, None, Colour.WHITE)) for row in section.cells)
    assert last_paired_round(replace(section, cells=alone)) == 1


def test_who_has_no_name_is_shown_by_his_number() -> None:
    section = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3)
    nameless = replace(section, players=(replace(section.players[0], name=""), section.players[1]))
    assert [card.shown for card in position_of(nameless).cards.values()] == ["1", "B (2)"]


def test_who_had_a_bye_or_a_forfeit_counts_among_the_numbers_of_the_lot() -> None:
    assert initial_colour_of(arena("1 A | U\n2 B | 3w1\n3 C | 2b0")) is Colour.BLACK  # 2 is the second, and had White
    assert initial_colour_of(arena("1 A | Z 2w1\n2 B | Z 1b0")) is Colour.WHITE
    later = arena("1 A | Z 3b0\n2 B | 3w1 .\n3 C | 2b0 1w1")
    assert initial_colour_of(later) is Colour.WHITE  # 1 came after the round that shows it
    section = arena("1 A | 2w+ 2b1\n2 B | 1b- 1w0")
    cells = tuple((replace(row[0], colour=None), *row[1:]) for row in section.cells)
    assert initial_colour_of(replace(section, cells=cells)) is Colour.BLACK  # the forfeit has no colour in some files
