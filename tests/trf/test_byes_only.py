"""Rounds of byes only in a report: held where the byes show it, else announced; points of byes to come."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.words.errors import InputRefused
from tdapp.trf.byes_only import shown_byes_only
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.trf.lines import p, trf
from tests.trf.teams.test_event import old_team

HEAD = ("092 Swiss", "142 4", "162  W 1.0    D 0.5    L 0.0    P 1.0", "152 W")


def read(*lines: str, head: tuple[str, ...] = HEAD) -> Section:
    return read_trf(trf(*head, *lines)).section


def test_a_round_in_which_everybody_has_a_bye_is_held() -> None:
    """bbpPairings goes on with the round after it; three of four players have half a point for the storm."""
    some = read(
        p(1, "1.5", "2 w 1", "0000 - H"), p(2, "0.5", "1 b 0", "0000 - H"),
        p(3, "0.5", "4 w 0", "0000 - H"), p(4, "1.0", "3 b 1", "0000 - Z"),
    )  # fmt: skip
    assert (some.byes_only, some.rounds_paired) == ((2,), 2)
    assert read_trf(write_trf(some, program="")).section.byes_only == (2,)


def test_a_round_robin_is_not_held_by_byes() -> None:
    """Its rounds follow from the table: who has no game there has not played it yet."""
    rows = (
        p(1, "1.5", "2 w 1", "0000 - H"), p(2, "0.5", "1 b 0", "0000 - H"),
        p(3, "0.5", "4 w 0", "0000 - H"), p(4, "1.0", "3 b 1", "0000 - Z"),
    )  # fmt: skip
    robin = read(*rows, head=("092 Round robin", *HEAD[1:]))
    assert (robin.kind, robin.byes_only, robin.rounds_paired) == (Kind.ROUND_ROBIN, (), 1)
    assert sorted(robin.announced(2)) == [1, 2, 3]


def test_the_points_hold_the_byes_of_that_round_and_not_those_of_the_next() -> None:
    """Byes of the round to come may be in the points or not; those of a round that was held are."""
    rows = ("1.5", "2 w 1", "0000 - H", "0000 - H"), ("0.5", "1 b 0", "0000 - H"), ("1.0", "4 w =", "0000 - H")
    some = read(*(p(number, *row) for number, row in enumerate(rows, 1)), p(4, "1.5", "3 b =", "0000 - U"))
    assert some.rounds_paired == 2
    assert list(some.announced(3)) == [1]


@pytest.mark.parametrize("cell", ["0000 - Z", "0000 - -"])
def test_absences_alone_are_announced_ones(cell: str) -> None:
    """They may as well stand for rounds to come."""
    some = read(p(1, "1.0", "2 w 1", cell), p(2, "0.0", "1 b 0", cell))
    assert (some.byes_only, some.rounds_paired) == ((), 1)


def test_a_free_round_before_another_was_held_whatever_it_holds() -> None:
    some = read(p(1, "2.0", "2 w 1", "0000 - Z", "2 b 1"), p(2, "0.0", "1 b 0", "", "1 w 0"))
    assert (some.byes_only, some.rounds_paired) == ((2,), 3)


def test_nothing_is_held_before_a_first_game() -> None:
    some = read(p(1, "0.5", "0000 - H"), p(2, "0.5", "0000 - H"))
    assert (some.byes_only, some.rounds_paired) == ((), 0)


def test_our_own_report_says_what_its_byes_do_not_show() -> None:
    some = read(p(1, "1.0", "2 w 1", "0000 - Z"), p(2, "0.0", "1 b 0", "0000 - Z"), "### tdapp byes-only: 2")
    assert some.byes_only == (2,)
    written = write_trf(some, program="tdapp")
    assert b"### tdapp byes-only: 2\r\n" in written
    assert read_trf(written).section == some


def test_a_round_robin_has_free_rounds_instead() -> None:
    some = read(
        p(1, "1.0", "2 w 1", "0000 - Z"), p(2, "0.0", "1 b 0", "0000 - Z"), p(3, "0.0"),
        head=("092 Round robin", "142 3"),
    )  # fmt: skip
    assert (some.kind, some.byes_only) == (Kind.ROUND_ROBIN, ())


def test_teams_that_all_have_a_bye() -> None:
    some = read(
        p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), old_team("A", 1), old_team("B", 2), "240 H 002    1    2",
        head=("092 Team Swiss", "142 3", "352 W"),
    )  # fmt: skip
    assert (some.byes_only, some.rounds_paired) == ((2,), 2)
    assert read_trf(write_trf(some, program="tdapp")).section == some


def test_a_cell_that_cannot_be_read_is_named_whatever_round_follows() -> None:
    with pytest.raises(InputRefused, match="is not an opponent, a colour and a result"):
        read(p(1, "1.5", "2 w 9", "0000 - H"), p(2, "0.5", "1 b 0", "0000 - H"))


def test_a_round_robin_has_no_rounds_of_byes_only() -> None:
    section = arena("1 A | 2w1 H\n2 B | 1b0 H")
    assert shown_byes_only(section) == (2,)
    assert shown_byes_only(replace(section, kind=Kind.ROUND_ROBIN)) == ()


def test_words_among_our_rounds_are_passed_over() -> None:
    rows = p(1, "1.0", "2 w 1", "0000 - Z"), p(2, "0.0", "1 b 0", "0000 - Z")
    assert read(*rows, "### tdapp byes-only: two 2 ² 99 1000 2").byes_only == (2,)


def test_what_follows_absences_alone_is_announced() -> None:
    """They hold no round, so that the rounds behind them are none either: a bye of the pairing there is odd."""
    reading = read_trf(
        trf(*HEAD, p(1, "2.0", "2 w 1", "0000 - Z", "0000 - U"), p(2, "0.5", "1 b 0", "0000 - Z", "0000 - H"))
    )
    assert reading.section.byes_only == ()
    assert any(
        "has the pairing-allocated bye of round 3, but nobody is paired there" in one.text for one in reading.notes
    )
