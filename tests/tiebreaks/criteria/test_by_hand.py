"""MAN, EXT and LOT; the lots are those that `printf SEED:NUMBER | sha256sum` prints."""

from __future__ import annotations

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.ladder_editing import in_words, lint, rung_options
from tests.arena import arena
from tests.tiebreaks.criteria.values import note, order, values

# All level on half a point.
LEVEL = """
  1 A | 2w=
  2 B | 1b=
  3 C | 10w=
 10 D | 3b=
"""


def test_lots_follow_sha_256() -> None:
    # 7:3 -> 111c..., 7:2 -> 8d8e..., 7:10 -> a62e..., 7:1 -> d7a0...
    section = arena(LEVEL, fide_mode=False)
    assert order(section, "LOT{seed=7}") == [3, 2, 10, 1]
    assert values(section, "LOT{seed=7}") == ["4", "2", "1", "3"]
    # 0:10 -> 6ac5..., 0:3 -> 76d3..., 0:2 -> 9328..., 0:1 -> ef13...
    assert order(section, "LOT") == order(section, "RND{seed=0}") == [10, 3, 2, 1]


def test_a_late_entry_changes_nobody_elses_lot() -> None:
    more = arena(LEVEL + "  4 E | H\n  7 F | H", fide_mode=False)
    assert [number for number in order(more, "LOT{seed=7}") if number not in (4, 7)] == [3, 2, 10, 1]


def test_the_lot_is_explained() -> None:
    explained = explain_player(arena(LEVEL, ladder=parse_ladder("LOT{seed=7}")), 3)[0]
    assert explained.formula == "SHA-256 of “7:3” begins 111c309fc0cf: place among 4 lots = 1"


@pytest.mark.parametrize("text", ["LOT{seed=x}", "LOT{seed=-1}", "LOT@fide-2009", "EXT{name=no way}", "MAN{seed=7}"])
def test_what_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(RuleViolation):
        values(arena(LEVEL), text)


def test_places_decided_by_hand() -> None:
    """Who has no place comes after those who have one."""
    section = arena(LEVEL, manual_places=((2, 2), (10, 1)))
    assert order(section, "MAN,TPN") == [10, 2, 1, 3]
    assert values(section, "MAN") == [None, "2", None, "1"]
    assert note(arena(LEVEL), "MAN") == "MAN: no places have been entered yet."


def test_values_typed_in() -> None:
    section = arena(
        LEVEL,
        external_values=(("", 1, "3"), ("blitz", 1, "0.5"), ("blitz", 2, "-1.25"), ("blitz", 3, "1.000001")),
    )
    assert values(section, "EXT{name=blitz}") == ["0.5", "-1.25", "1.000001", None]
    assert order(section, "EXT{name=blitz}") == [3, 1, 2, 10]
    assert order(section, "EXT/R{name=blitz}") == [2, 1, 3, 10]
    assert values(section, "EXT") == ["3.0", None, None, None]
    assert "no values" in note(section, "EXT{name=other}")
    offered = rung_options(section, parse_ladder("EXT").rungs[0]).options[0]
    assert [choice.value for choice in offered.choices] == [None, "blitz"]


def test_the_editor_says_what_is_still_to_be_entered() -> None:
    ladder = parse_ladder("MAN,EXT{name=blitz},LOT,LOT{seed=7}")
    remarks = {line.rung: line.text for line in lint(arena(LEVEL, fide_mode=False), ladder)}
    assert set(remarks) == {0, 1, 2}
    filled = arena(LEVEL, fide_mode=False, manual_places=((1, 1),), external_values=(("blitz", 1, "1"),))
    assert [line.rung for line in lint(filled, ladder)] == [2]


def test_names_in_words() -> None:
    words = in_words(arena(LEVEL), parse_ladder("LOT{seed=7},EXT{name=blitz},TPN/R,SOB{opponents=scheduled},KS/L+1"))
    assert "drawing of lots, seed 7" in words
    assert "value typed in, blitz" in words
    assert "pairing number, in reverse order" in words
    assert "sum of opponents' Buchholz, scheduled opponents too" in words


def test_a_place_says_where_it_comes_from() -> None:
    section = arena(LEVEL, manual_places=((1, 1),))
    assert explain_player(section, 1, ladder=parse_ladder("MAN"))[0].formula == "entered by hand: = 1"
    from_file = explain_player(section, 1, ladder=parse_ladder("MAN{source=file}"))[0]
    assert from_file.formula == "rank in the imported file: = 1"


def test_the_editor_says_which_lots_were_announced() -> None:
    """In FIDE mode: before the announcement, and for another seed after it."""
    (before,) = lint(arena(LEVEL), parse_ladder("LOT"))
    assert before.text.endswith("The lots are shown once the ladder is official; the seed that it names then stays.")
    announced = arena(LEVEL, ladder=parse_ladder("LOT{seed=7}"))
    (other,) = lint(announced, parse_ladder("LOT{seed=8}"))
    assert other.text.endswith("The lots were announced with the seed 7: in FIDE mode it stays.")
