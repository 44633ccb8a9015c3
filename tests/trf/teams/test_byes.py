"""Rounds without a match in a file of teams: 320, 240, 802, cells and the points of 310 decide, else it is asked."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import TeamBye
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import Ambiguous, InputRefused
from tdapp.trf.notes import Taken
from tdapp.trf.reader import TrfReading, read_trf
from tests.trf.lines import p, place, trf
from tests.trf.teams.test_event import SWISS, notes, old_team, team

HEAD = ("092 Team Swiss", "142 2", "352 W", SWISS, "362 TW 2.0   TD 1.0   TL 0.0")
PAB, ABSENT = Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE


def field(cell: str = "") -> tuple[str, ...]:
    """Teams of one player: A beats B in both rounds; what C did is in question."""
    return p(1, "2.0", "2 w 1", "2 b 1"), p(2, "0.0", "1 b 0", "1 w 0"), p(3, "0.0", cell, cell)


def teams(mp: str = "", gp: str = "") -> tuple[str, ...]:
    known = ("4.0", "2.0") if mp else ("", "")
    return (
        team(1, "A", 1, mp=known[0], gp=known[1]),
        team(2, "B", 2, mp="0.0" if mp else "", gp="0.0" if mp else ""),
        team(3, "C", 3, mp=mp, gp=gp),
    )


def read(*lines: str, take: tuple[int, ...] = ()) -> TrfReading:
    return read_trf(trf(*HEAD, *lines), taken=Taken(take))


def byes(section: Section) -> tuple[TeamBye, ...]:
    return section.team_byes


def test_members_who_were_absent_are_no_bye_of_the_pairing() -> None:
    """Ten such rounds gave a team ten match points: explicit Z, 320 without the team, points of 310 without a bye."""
    absent = (TeamBye(1, 3, ABSENT), TeamBye(2, 3, ABSENT))
    assert byes(read(*field("0000 - Z"), *teams()).section) == absent
    assert byes(read(*field(), *teams(), "320  1.0  0.5 000 000").section) == absent
    proved = read(*field(), *teams("0.0", "0.0"))
    assert byes(proved.section) == absent
    assert "team 3 has no match; its points (310) show that it was absent" in notes(proved)


def test_record_320_is_read_by_its_columns_where_a_round_is_blank() -> None:
    """TRF26: the team of round 1 stands in 15-17, of round 2 in 19-21; a blank round has no bye."""
    line = place((1, "320"), (5, " 1.0"), (10, " 0.5"), (19, "  3"))
    assert byes(read(*field(), *teams(), line).section) == (TeamBye(1, 3, ABSENT), TeamBye(2, 3, PAB))


def test_a_line_up_with_a_blank_board_keeps_the_boards_apart() -> None:
    """Record 300: board 2 is the field in 22-25, also where board 1 was left blank."""
    head = ("092 Team Swiss", "352 WB", SWISS)
    players = (p(1, "0.0"), p(2, "1.0", "4 b 1"), p(3, "1.0", "0000 b +"), p(4, "0.0", "2 w 0"))
    line_up = place((1, "300"), (5, "001"), (9, "  1"), (13, "  2"), (22, "   2"))
    some = read_trf(trf(*head, *players, team(1, "A", 1, 2), team(2, "B", 3, 4), line_up)).section
    assert some.matches[0].first.players == (None, 2)
    assert some.matches[0].second.players == (3, 4)


def test_points_of_both_kinds_show_the_rounds() -> None:
    """Two match points for two byes worth one each."""
    reading = read(*field(), *teams("2.0", "1.0"))
    assert byes(reading.section) == (TeamBye(1, 3, PAB), TeamBye(2, 3, PAB))
    assert "its points (310) show the pairing-allocated bye" in notes(reading)


def test_one_bye_in_two_rounds_is_asked_for() -> None:
    with pytest.raises(Ambiguous) as refused:
        read(*field(), *teams("1.0", "0.5"))
    (question,) = refused.value.questions
    assert question.answers == tuple(f"pairing-allocated bye in round {number}, absent otherwise." for number in (1, 2))
    assert (question.line, question.column) == (11, 1)
    assert "Rounds without a match of team 3 (C): 1, 2." in question.question
    assert byes(read(*field(), *teams("1.0", "0.5"), take=(1,)).section) == (TeamBye(1, 3, PAB), TeamBye(2, 3, ABSENT))
    assert byes(read(*field(), *teams("1.0", "0.5"), take=(2,)).section) == (TeamBye(1, 3, ABSENT), TeamBye(2, 3, PAB))


def test_a_blank_cell_leaves_room_for_the_bye_where_the_other_says_absent() -> None:
    rows = (*field()[:2], p(3, "0.0", "0000 - Z", ""))
    assert byes(read(*rows, *teams("1.0", "0.5")).section) == (TeamBye(1, 3, ABSENT), TeamBye(2, 3, PAB))


def test_two_teams_never_have_the_bye_of_one_round() -> None:
    """B's bye must be that of round 1, so that the one of C was in round 2."""
    rows = (p(1, "0.0", "", "2 w 0"), p(2, "1.0", "", "1 b 1"), p(3, "0.0", "", ""))
    lines = (
        team(1, "A", 1, mp="0.0", gp="0.0"),
        team(2, "B", 2, mp="3.0", gp="1.5"),
        team(3, "C", 3, mp="1.0", gp="0.5"),
    )
    found = byes(read(*rows, *lines).section)
    assert [(bye.round, bye.team) for bye in found if bye.outcome is PAB] == [(1, 2), (2, 3)]


def test_the_table_of_a_team_says_its_byes() -> None:
    table = place(
        (1, "802"), (5, "  3"), (9, "C"), (15, "   1.0"), (22, "   0.5"), (29, "PAB"), (35, " 0.5"), (42, "ZPB")
    )
    reading = read(*field(), *teams(), table)
    assert byes(reading.section) == (TeamBye(1, 3, PAB), TeamBye(2, 3, ABSENT))
    assert "the bye of team 3 was taken from its table (802)" in notes(reading)


def test_without_any_witness_it_is_asked_once() -> None:
    rows = (*field(), old_team("A", 1), old_team("B", 2), old_team("C", 3))
    with pytest.raises(Ambiguous) as refused:
        read(*rows)
    (question,) = refused.value.questions
    assert "round 1: team C, round 2: team C" in question.question
    assert byes(read(*rows, take=(1,)).section) == (TeamBye(1, 3, PAB), TeamBye(2, 3, PAB))
    assert byes(read(*rows, take=(2,)).section) == (TeamBye(1, 3, ABSENT), TeamBye(2, 3, ABSENT))


def test_points_that_nothing_explains_tell_nothing() -> None:
    with pytest.raises(Ambiguous):
        read(*field(), *teams("7.0", "3.5"))


def test_twenty_readings_are_asked_for_and_more_are_not() -> None:
    """Three byes in six rounds can be had in 20 ways, in seven rounds in 35: the file has to say more then."""

    def found(rounds: int) -> InputRefused:
        games = ([f"2 {'wb'[n % 2]} 1" for n in range(rounds)], [f"1 {'bw'[n % 2]} 0" for n in range(rounds)])
        rows = (p(1, f"{rounds}.0", *games[0]), p(2, "0.0", *games[1]), p(3, "0.0"))
        lines = (team(1, "A", 1, mp=f"{2 * rounds}.0"), team(2, "B", 2, mp="0.0"), team(3, "C", 3, mp="3.0"))
        with pytest.raises(InputRefused) as refused:
            read_trf(trf(HEAD[0], f"142 {rounds}", *HEAD[2:], *rows, *lines))
        return refused.value

    asked = found(6)
    assert isinstance(asked, Ambiguous)
    assert len(asked.questions[0].answers) == 20
    assert not isinstance(found(7), Ambiguous)
    assert "Too many readings fit the file" in found(7).faults[0].text


def test_a_team_is_absent_where_all_of_it_are_said_to_be() -> None:
    """One with Z and one without an entry leave open what the team had; two with Z do not."""
    rows = (p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), p(3, "0.0", "0000 - Z"))
    lines = (old_team("A", 1), old_team("B", 2), old_team("C", 3, 4))
    with pytest.raises(Ambiguous):
        read(*rows, p(4, "0.0"), *lines)
    assert byes(read(*rows, p(4, "0.0", "0000 - Z"), *lines).section) == (TeamBye(1, 3, ABSENT),)
