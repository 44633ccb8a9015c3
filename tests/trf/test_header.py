"""The records of the tournament."""

from __future__ import annotations

import pytest

from tdapp.trf.reader import read_trf
from tests.trf.lines import notes, p, trf

PLAYERS = (p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"))
SAID = "Record {} is given twice; the first one counts"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("012 Town open", "012 City open"),
        ("042 2026/03/01", "042 2026/03/02"),
        ("052 2026/03/08", "052 2026/03/09"),
        (f"132{'':88}26/03/01", f"132{'':88}26/03/02"),
        ("152 B", "152 W"),
    ],
)
def test_a_record_that_is_given_twice_is_named_and_the_first_one_counts(first: str, second: str) -> None:
    once, same, other = (read_trf(trf(*lines, *PLAYERS)) for lines in ((first,), (first, first), (first, second)))
    assert once.section == same.section == other.section
    assert once != read_trf(trf(second, *PLAYERS))
    assert SAID.format(first[:3]) not in notes(same)
    assert SAID.format(first[:3]) in notes(other)


@pytest.mark.parametrize(
    ("lines", "colour", "said"),
    [
        (("152 B", "XXC white1"), "B", "f:2:1: Record XXC says something else than record 152, which counts"),
        (("XXC white1", "152 B"), "B", "f:2:1: Record XXC says something else than record 152, which counts"),
        (("XXC black1", "XXC white1"), "B", "f:2:1: Record XXC is given twice; the first one counts"),
        (("152 B", "XXC black1 rank"), "B", ""),
        (("XXC black1", "XXC black1"), "B", ""),
    ],
)
def test_two_records_of_the_initial_colour(lines: tuple[str, str], colour: str, said: str) -> None:
    reading = read_trf(trf(*lines, *PLAYERS))
    assert reading.section.initial_colour == colour
    assert said in notes(reading)
    assert bool(said) == ("something else" in notes(reading) or "twice" in notes(reading))


@pytest.mark.parametrize("code", ["012", "042", "132"])
def test_an_empty_record_leaves_room_for_another_one(code: str) -> None:
    text = {"012": "012 Town open", "042": "042 2026/03/01", "132": f"132{'':88}26/03/01"}[code]
    found = read_trf(trf(code, text, *PLAYERS))
    assert found.section == read_trf(trf(text, *PLAYERS)).section
    assert "twice" not in notes(found)


@pytest.mark.parametrize(("code", "name"), [("042", "start"), ("052", "end")])
def test_a_date_that_is_read_as_it_stands_is_not_named(code: str, name: str) -> None:
    def said(text: str) -> list[str]:
        return [note.text for note in read_trf(trf(f"{code} {text}", p(1, "A", ""))).notes if " date “" in note.text]

    assert said("2024-08-01") == said("2024/08/01") == []
    assert said("1.8.2024") == [f"The {name} date “1.8.2024” was read as 2024-08-01."]
