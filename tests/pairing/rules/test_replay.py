"""A file's rounds against the engine's: agreement, other pairs, other colours, another bye."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.rules.replay import Made, replay, round_as_made
from tests.arena import arena

FIRST = """
  1 A | 3w1 {}
  2 B | 4b1 {}
  3 C | 1b0 {}
  4 D | 2w0 {}
  5 E | U   {}
"""


def test_agreement(gacrux: GacruxEngine) -> None:
    # 1, 2 and 5 have one point; 5 had the bye
    heard = []
    section = arena(FIRST.format("", "", "", "", ""), rounds_total=3, initial_colour="W")
    found = replay(gacrux, section, done=heard.append)
    assert [held.agrees for held in found] == [True]
    assert tuple(heard) == found


def test_differences_name_round_and_board(gacrux: GacruxEngine) -> None:
    other_colours = arena(
        """
          1 A | 3b1
          2 B | 4b1
          3 C | 1w0
          4 D | 2w0
          5 E | U
        """,
        rounds_total=3,
        initial_colour="W",
    )
    (first,) = replay(gacrux, other_colours)
    assert first.differences == ("board 1: 1 - 3 expected, the colours are the other way round",)
    other_pairs = arena(
        """
          1 A | 2w1
          2 B | 1b0
          3 C | 5w1
          4 D | U
          5 E | 3b0
        """,
        rounds_total=3,
        initial_colour="W",
    )
    (first,) = replay(gacrux, other_pairs)
    assert first.differences == (
        "board 1: 1 - 3 expected, found 1 - 2, found 3 - 5",
        "board 2: 4 - 2 expected, 4 has the bye, found 1 - 2",
        "bye: 5 expected, 4 found",
    )
    assert first.breaches == ()


def test_breaches_are_found_whatever_the_engine_says(gacrux: GacruxEngine) -> None:
    section = arena("1 A | 2w1 2b1\n2 B | 1b0 1w0", rounds_total=3, initial_colour="W")
    second = replay(gacrux, section)[1]
    assert second.engine is None
    assert [breach.rule for breach in second.breaches] == ["met"]
    assert not second.agrees


def test_the_lot_is_read_off_the_first_round(gacrux: GacruxEngine) -> None:
    # no initial colour is stored, but 1 had Black in round 1
    section = arena("1 A | 3b1\n2 B | 4w1\n3 C | 1w0\n4 D | 2b0", rounds_total=3)
    assert [held.differences for held in replay(gacrux, section)] == [()]


def test_who_won_without_an_opponent_was_not_paired() -> None:
    section = arena("1 A | 2w1\n2 B | 1b0\n3 C | Z", rounds_total=3)
    for colour in (None, Colour.WHITE):
        cells = (*section.cells[:2], (Cell(Outcome.FORFEIT_WIN, None, colour),))
        assert round_as_made(replace(section, cells=cells), 1) == Made(((1, 2),), ())


def test_where_no_colours_are_known_the_smaller_number_stands_first() -> None:
    section = arena("1 A | 3b1\n2 B | 4w1\n3 C | 1w0\n4 D | 2b0", rounds_total=3)
    cells = tuple((replace(cell, colour=None),) for (cell,) in section.cells)
    assert round_as_made(replace(section, cells=cells), 1) == Made(((1, 3), (2, 4)), ())
