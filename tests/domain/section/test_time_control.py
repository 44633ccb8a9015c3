"""Codes of record 222: FIDE's own examples, what is refused, words, and the rate of play of the Laws."""

from __future__ import annotations

import pytest

from tdapp.domain.section.time_control import (
    USUAL,
    Period,
    TimeControl,
    code_of_words,
    in_words,
    rate_of_play,
    read_time_control,
    time_code,
)
from tdapp.domain.words.errors import RuleViolation


def test_the_examples_of_the_specification() -> None:
    """TRF26, record 222: 90min+30s, 100/40+15+30s, and different times for White and Black."""
    assert read_time_control("5400+30") == TimeControl((Period(5400, 30),))
    assert read_time_control("40/6000+30:900+30") == TimeControl((Period(6000, 30, 40), Period(900, 30)))
    assert read_time_control("W300-B240") == TimeControl((Period(300),), (Period(240),))


@pytest.mark.parametrize("code", ["", "x", "90min", "5400+", "+30", "5400+30:900", "W300", "W300-240", "0+30", "-5"])
def test_no_codes(code: str) -> None:
    with pytest.raises(RuleViolation, match="is no code"):
        read_time_control(code)


@pytest.mark.parametrize("code", ["90+30", "15+10", "40/90+30:30+30", "W5-B4"])
def test_minutes_instead_of_seconds_are_noticed(code: str) -> None:
    with pytest.raises(RuleViolation, match="counts seconds"):
        read_time_control(code)


def test_an_imported_code_stays_until_it_is_changed() -> None:
    assert time_code("90min odd", "90min odd") == "90min odd"
    assert time_code(" 5400 + 30 ", "90min odd") == "5400+30"
    assert time_code("", "5400+30") == ""
    with pytest.raises(RuleViolation):
        time_code("90min", "90min odd")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("5400+30", "90 min + 30 s per move"),
        ("7200", "120 min"),
        ("40/6000+30:900+30", "100 min for 40 moves, then 15 min + 30 s per move from move 1"),
        ("40/7200:900+30", "120 min for 40 moves, then 15 min + 30 s per move"),
        ("150", "150 s"),
        ("W300-B240", "White 5 min; Black 4 min"),
    ],
)
def test_words(code: str, words: str) -> None:
    assert in_words(read_time_control(code)) == words


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("90 min + 30 s per move", "5400+30"),
        ("90'+30''", "5400+30"),
        ("90+30", "5400+30"),
        ("15 min + 10 sec/move", "900+10"),
        ("10 minutes", "600"),
        ("3min+2s", "180+2"),
        ("whatever the hall allows", ""),
        ("100 min for 40 moves", ""),
        ("0 min", ""),
    ],
)
def test_a_code_is_proposed_for_plain_words(words: str, code: str) -> None:
    assert code_of_words(words) == code


@pytest.mark.parametrize(
    ("code", "rate"),
    [
        ("5400+30", "standard"),
        ("3600", "standard"),  # 60 minutes are no longer rapid (Laws, A.1)
        ("3599", "rapid"),
        ("1800+30", "standard"),  # 30 minutes and 60 times 30 seconds
        ("900+10", "rapid"),
        ("601", "rapid"),
        ("600", "blitz"),  # 10 minutes or less (Laws, B.1)
        ("480+2", "blitz"),
        ("180+2", "blitz"),
        ("W300-B240", "blitz"),
    ],
)
def test_the_rate_of_play_of_the_laws(code: str, rate: str) -> None:
    assert rate_of_play(read_time_control(code)) == rate


def test_every_usual_control_can_be_read_and_said() -> None:
    for code in USUAL:
        assert "min" in in_words(read_time_control(code))
        assert time_code(code) == code
