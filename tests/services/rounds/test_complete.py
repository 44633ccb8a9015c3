"""Whether everybody is once in a pairing: each sentence about who is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.rounds.complete import incomplete, name_of
from tests.arena import arena

FOUR = "1 A |\n2 B |\n3 C |\n4 D |"
PAB, ZPB = Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE


def left(*gone: int, **fields: object) -> Section:
    section = arena(FOUR, **{"rounds_total": 3, **fields})
    players = [replace(one, standing=Standing.WITHDRAWN) if one.number in gone else one for one in section.players]
    return replace(section, players=tuple(players))


@pytest.mark.parametrize(
    ("pairs", "byes", "said"),
    [
        (((1, 2), (3, 4)), (), ()),
        (((1, 2),), ((3, PAB), (4, ZPB)), ()),
        (((1, 2),), ((3, Outcome.REST), (4, Outcome.HALF_POINT_BYE)), ()),
        (((1, 2),), ((3, PAB), (4, PAB)), ("Only one player can have the pairing-allocated bye.",)),
        (((1, 2),), ((3, PAB),), ("D (4) has neither an opponent nor a bye.",)),
        (((1, 2), (3, 1)), ((4, ZPB),), ("A (1) is there twice.",)),
        (((1, 2),), ((3, ZPB), (3, ZPB), (4, ZPB)), ("C (3) is there twice.",)),
        (((1, 2), (3, 4)), ((1, ZPB),), ("A (1) has an opponent and a bye.",)),
        (((1, 2),), ((3, Outcome.WIN), (4, ZPB)), ("“win” is no bye.",)),
        (((1, 2), (3, 9)), ((4, ZPB), (8, ZPB)), (
            "There is no player with the pairing number 8.", "There is no player with the pairing number 9.",
        )),
    ],
)  # fmt: skip
def test_everybody_once(
    pairs: tuple[tuple[int, int], ...], byes: tuple[tuple[int, Outcome], ...], said: tuple[str, ...]
) -> None:
    assert incomplete(left(), pairs, byes) == said


def test_who_has_left_needs_nothing_and_is_not_paired() -> None:
    """On a table, and in the later games of a match, his games stay (C.05, 6.6; C.04.5)."""
    for byes in ((), ((4, ZPB),)):
        assert incomplete(left(4), ((1, 2),), ((3, PAB), *byes)) == ()
    assert incomplete(left(4), ((1, 2), (3, 4)), ()) == ("D (4) has left the tournament and is paired.",)
    assert incomplete(left(4, kind=Kind.ROUND_ROBIN), ((1, 2), (3, 4)), ()) == ()
    assert incomplete(left(4, type_code="FIDE_DOUBLESWISS"), ((1, 2), (3, 4)), ()) == ()


def test_several_go_on_without_a_match_in_a_cup() -> None:
    """Byes of the bracket are as many as it takes; in a later round nobody is asked for who is out."""
    six = arena("1 A |\n2 B |\n3 C |\n4 D |\n5 E |\n6 F |", kind=Kind.KNOCKOUT, rounds_total=3)
    assert incomplete(six, ((3, 6), (4, 5)), ((1, PAB), (2, PAB)), 1) == ()
    held = arena("1 A | 4w1 .\n2 B | 3b1 .\n3 C | 2w0 .\n4 D | 1b0 .", kind=Kind.KNOCKOUT, rounds_total=2)
    assert incomplete(held, ((1, 2),), (), 2) == ()
    assert incomplete(held, (), (), 2) == tuple(
        f"{name} has neither an opponent nor a bye." for name in ("A (1)", "B (2)")
    )


def test_others_are_missed_behind_who_is_out() -> None:
    held = arena("1 A | 4w0 .\n2 B | 3b1 .\n3 C | 2w0 .\n4 D | 1b1 .", kind=Kind.KNOCKOUT, rounds_total=2)
    assert incomplete(held, (), (), 2) == tuple(
        f"{name} has neither an opponent nor a bye." for name in ("B (2)", "D (4)")
    )


def test_who_is_out_now_was_in_the_rounds_before() -> None:
    held = arena("1 A | 4w1 .\n2 B | 3b1 .\n3 C | 2w0 .\n4 D | 1b0 .", kind=Kind.KNOCKOUT, rounds_total=2)
    assert incomplete(held, ((1, 4), (3, 2)), (), 1) == ()
    assert incomplete(held, ((1, 2),), (), 1) == tuple(
        f"{name} has neither an opponent nor a bye." for name in ("C (3)", "D (4)")
    )
    assert incomplete(held, ((1, 2),), ()) == ()  # as it stands: after round 1


def test_names_of_those_who_are_there() -> None:
    assert name_of(left(), 2) == "B (2)"
    with pytest.raises(RuleViolation, match="no player with the pairing number 7"):
        name_of(left(), 7)
