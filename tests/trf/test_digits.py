"""Numbers in other digits than 0 to 9, which Python takes for digits too, are never read without a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tdapp.domain.words.errors import InputRefused
from tdapp.trf.reader import read_trf
from tests.trf.lines import p, place, trf
from tests.trf.teams.test_recorded import LEAGUE

PLAYERS = (
    p(1, "1.0", "2 w 1", rating="2100", fed="GER", fide="14600000", birth="1990/02/03"), p(2, "0.0", "1 b 0"),
    p(3, "0.0"),
)  # fmt: skip
RECORDS = (
    "042 2026/03/01", "042 1. March 2026", "052 26-03-05", "062 2", "142 5", "XXR 5", "162  W 1.0    D 0.2",
    "XXS D=0.2", "BBD 0.2", "240 H 002    2", "250       1.0 001 002    1    2", "260 001 002    1    2", "XXP 1 2",
    "XXZ 3", place((1, "XXA"), (5, "   1"), (10, " 1.0")), "GER    1                                        2300",
    place((1, "132"), (92, "26/03/02"), (102, "26/03/03")), "FRA    1                                        2300",
    place((1, "299"), (5, "W"), (14, " 2.0"), (20, "001"), (24, "   1")),
    "### tdapp standing withdrawn: 3", "### tdapp round 2 hpb: 3", "### tdapp awarded 1 1: 1/1",
    "### tdapp manual: 1=2",
    "### tdapp external playoff: 1=3", "### tdapp tie-game 1: 1 2 rapid 1-0 15+10",
    "### tdapp tie-decision 1: 1 2 lots", "### tdapp registration rating 1: 2200 && ### tdapp numbering: \"FIDON\"",
    "### tdapp player national_id 1: 77",
    "### tdapp points: draw=1/4",
)  # fmt: skip
OTHERS = {zero: str.maketrans("0123456789", digits) for zero, digits in {"٠": "٠١٢٣٤٥٦٧٨٩", "⁰": "⁰¹²³⁴⁵⁶⁷⁸⁹"}.items()}


@cache
def told(lines: tuple[str, ...]) -> object:
    try:
        found = read_trf(trf(*lines))
    except InputRefused as refused:
        return str(refused)
    return found.section, [note.text for note in found.notes]


def numbers(line: str) -> Iterator[re.Match[str]]:
    """Those of a line, without the rank of a player, which is not read."""
    return (found for found in re.finditer("[0-9]+", line) if line[:3] != "001" or not 85 <= found.start() < 89)


def changed(line: str, zero: str) -> Iterator[str]:
    for found in numbers(line):
        yield line[: found.start()] + found[0].translate(OTHERS[zero]) + line[found.end() :]


@pytest.mark.parametrize("zero", OTHERS)
def test_a_record_with_a_number_in_other_digits_says_something_else(zero: str) -> None:
    for record in RECORDS:
        changing, *beside = record.split(" && ")
        usual = told((changing, *beside, *PLAYERS))
        assert usual != told((*beside, *PLAYERS)), record
        for other in changed(changing, zero):
            assert told((other, *beside, *PLAYERS)) != usual, other
    for other in changed(PLAYERS[0], zero):
        assert told((other, *PLAYERS[1:])) != told(PLAYERS), other


@pytest.mark.parametrize("zero", OTHERS)
def test_a_record_of_teams_with_a_number_in_other_digits_says_something_else(zero: str) -> None:
    for index, line in enumerate(LEAGUE):
        for other in changed(line, zero) if line[:3] != "001" else ():
            assert told((*LEAGUE[:index], other, *LEAGUE[index + 1 :])) != told(LEAGUE), other
