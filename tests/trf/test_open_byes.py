"""Byes that a report leaves open: its own totals decide them, several readings are asked for, nothing is guessed."""

from __future__ import annotations

import pytest

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import Ambiguous, InputRefused
from tdapp.trf.notes import Taken
from tdapp.trf.reader import TrfReading, read_trf
from tests.trf.lines import notes, p, trf

SWISS = ("092 Swiss", "162  W 1.0    D 0.5    L 0.0    P 1.0")


def read(*lines: str, take: tuple[int, ...] = ()) -> TrfReading:
    return read_trf(trf(*SWISS, *lines), taken=Taken(take))


def outcomes(reading: TrfReading, number: int) -> list[str]:
    return [cell.outcome.value for cell in reading.section.cells[reading.section.index_of(number)]]


def three(points: str, *cells: str) -> tuple[str, ...]:
    """Players 1 and 2 meet twice; what player 3 did is in question."""
    return p(1, "2.0", "2 w 1", "2 b 1"), p(2, "0.0", "1 b 0", "1 w 0"), p(3, points, *cells, name="Odd, Olga")


def test_a_blank_round_is_an_absence_where_the_points_say_nothing_else() -> None:
    assert outcomes(read(*three("0.0", "", "")), 3) == ["zpb", "zpb"]
    assert outcomes(read(*three("", "", "")), 3) == ["zpb", "zpb"]


def test_points_that_allow_one_reading_of_a_blank_round_decide_it() -> None:
    """Half a point more than the games give is a half-point bye: nothing else is worth half a point."""
    reading = read(*three("0.5", "0000 - Z", ""))
    assert outcomes(reading, 3) == ["zpb", "hpb"]
    assert "f:5:102: The points of player 3 (Odd, Olga) allow one reading" in notes(reading)
    assert "round 2: half-point bye (H)" in notes(reading)


def test_points_that_allow_several_readings_are_a_question() -> None:
    with pytest.raises(Ambiguous) as refused:
        read(*three("1.0", "", "0000 - Z"))
    (question,) = refused.value.questions
    assert (question.line, question.column, question.first) == (5, 92, 1)
    assert question.answers == ("round 1: pairing-allocated bye (U).", "round 1: full-point bye (F).")
    said = [fault.located("f") for fault in refused.value.faults]
    assert said[0].startswith("f:5:92: The file does not say which byes player 3 (Odd, Olga) had.")
    assert said[1:] == [
        "f:5:92: --take 1: round 1: pairing-allocated bye (U).",
        "f:5:92: --take 2: round 1: full-point bye (F).",
    ]
    for take, outcome in ((1, "pab"), (2, "fpb")):
        reading = read(*three("1.0", "", "0000 - Z"), take=(take,))
        assert outcomes(reading, 3) == [outcome, "zpb"]
        assert "as you chose" in notes(reading)


def test_a_round_has_one_bye_of_the_pairing() -> None:
    """The U of another player in the same round leaves the full-point bye alone."""
    rows = (p(1, "2.0", "2 w 1", "2 b 1"), p(2, "0.0", "1 b 0", "1 w 0"), p(3, "1.0", "0000 - U"), p(4, "1.0"))
    with pytest.raises(Ambiguous) as refused:
        read(*rows)
    absent = "absent (Z)"
    assert set(refused.value.questions[0].answers) == {
        f"round 1: {absent}; round 2: pairing-allocated bye (U).",
        f"round 1: {absent}; round 2: full-point bye (F).",
        f"round 1: full-point bye (F); round 2: {absent}.",
        "round 1: half-point bye (H); round 2: half-point bye (H).",
    }


def test_points_that_no_bye_explains_stay_a_fault() -> None:
    with pytest.raises(InputRefused, match=r"Player 3 has 0\.7 points, but the results give 0\.0\.") as refused:
        read(*three("0.7", "", ""))
    assert not isinstance(refused.value, Ambiguous)


def test_an_explicit_absence_is_never_made_a_bye() -> None:
    with pytest.raises(InputRefused, match=r"Player 3 has 1\.0 points, but the results give 0\.0\."):
        read(*three("1.0", "0000 - Z", "0000 - Z"))


def test_a_win_by_forfeit_without_an_opponent_is_asked_for_unless_the_points_tell() -> None:
    with pytest.raises(Ambiguous) as refused:
        read(*three("1.0", "0000 - +", "0000 - Z"))
    assert len(refused.value.questions[0].answers) == 2
    half = "162  W 1.0    D 0.5    L 0.0    P 0.5"
    reading = read_trf(trf("092 Swiss", half, *three("1.0", "0000 - +", "0000 - Z")))
    assert outcomes(reading, 3) == ["fpb", "zpb"]
    reading = read_trf(trf("092 Swiss", half, *three("0.5", "0000 - +", "0000 - Z")))
    assert outcomes(reading, 3) == ["pab", "zpb"]


def test_two_forfeits_of_both_colours_without_opponents_are_one_game() -> None:
    rows = (p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), p(3, "1.0", "0000 w +"), p(4, "0.0", "0000 b -"))
    reading = read(*rows)
    (cell,) = reading.section.cells[2]
    assert (cell.outcome, cell.opponent) == (Outcome.FORFEIT_WIN, 4)
    assert "the forfeits of 3 and 4, neither with an opponent, were read as one game" in notes(reading)


def test_a_number_that_answers_nothing_is_named() -> None:
    taken = Taken((2, 7, 0))
    read_trf(trf(*SWISS, *three("1.0", "", "0000 - Z")), taken=taken)
    assert taken.unknown == [0, 7]


def test_two_answers_to_one_question_are_none() -> None:
    with pytest.raises(Ambiguous):
        read(*three("1.0", "", "0000 - Z"), take=(1, 2))


@pytest.mark.parametrize(("rounds", "asked"), [(5, 5), (6, 6), (7, 0)])
def test_six_open_rounds_are_tried_and_more_are_not(rounds: int, asked: int) -> None:
    """Half a point in one of them is as many readings as there are rounds; seven rounds say nothing any more."""
    games = ([f"2 {'wb'[n % 2]} 1" for n in range(rounds)], [f"1 {'bw'[n % 2]} 0" for n in range(rounds)])
    rows = (p(1, f"{rounds}.0", *games[0]), p(2, "0.0", *games[1]), p(3, "0.5", name="Odd, Olga"))
    with pytest.raises(InputRefused) as refused:
        read(*rows)
    assert isinstance(refused.value, Ambiguous) is bool(asked)
    if isinstance(refused.value, Ambiguous):
        assert len(refused.value.questions[0].answers) == asked


@pytest.mark.parametrize(("rounds", "pab", "asked"), [(5, "1.00", 20), (6, "0.25", 0)])
def test_twenty_readings_are_asked_for_and_more_are_not(rounds: int, pab: str, asked: int) -> None:
    """One point can come of open rounds in 20 ways, or in 21: of these the file has to say which."""
    games = ([f"2 {'wb'[n % 2]} 1" for n in range(rounds)], [f"1 {'bw'[n % 2]} 0" for n in range(rounds)])
    rows = (p(1, f"{rounds}.0", *games[0]), p(2, "0.0", *games[1]), p(3, "1.0", name="Odd, Olga"))
    with pytest.raises(InputRefused) as refused:
        read_trf(trf("092 Swiss", f"162  W 1.0    D 0.5    L 0.0    P {pab}", *rows))
    assert isinstance(refused.value, Ambiguous) is bool(asked)
    if isinstance(refused.value, Ambiguous):
        assert len(refused.value.questions[0].answers) == asked
    else:
        (fault,) = refused.value.faults
        assert "too many readings fit his points" in fault.text
        assert (fault.line, fault.column) == (5, 92)
