"""What a run says: Holm's procedure by hand, and sentences over figures that are made up."""

from __future__ import annotations

import pytest

from tdapp.lab.registry import study
from tdapp.lab.results import Question, Results
from tdapp.lab.summary import Mean, Summary
from tdapp.lab.verdict import chance_of, clear_lines, holm, verdicts


def test_the_smallest_chance_is_held_against_the_level_over_all() -> None:
    """S. Holm, "A simple sequentially rejective multiple test procedure" (1979): 5 %/3, 5 %/2, 5 %."""
    assert holm([0.01, 0.02, 0.04]) == (True, True, True)
    assert holm([0.04, 0.01, 0.03]) == (False, True, False)  # 0.03 > 0.025 ends it
    assert holm([0.02, 0.02, 0.02]) == (False, False, False)
    assert holm([]) == ()


def test_the_chance_of_a_difference() -> None:
    """A mean as far from zero as its 95 % half width has the chance of 5 %."""
    assert chance_of(Mean(0.5, 0.5, 100)) == pytest.approx(0.05, abs=0.0001)
    assert chance_of(Mean(-1.0, 0.5, 100)) < 0.001
    assert chance_of(Mean(0.0, 0.0, 100)) == 1.0
    assert chance_of(Mean(0.2, 0.0, 100)) == 0.0
    assert chance_of(Mean(5.0, 0.1, 1)) == 1.0  # one event says nothing
    assert chance_of(Mean(None, 0.0, 0)) == 1.0


def summary(*rows: tuple[float, ...]) -> Summary:
    """Three ladders against one criterion, all players, then top scorers: a line an event; lots are left out."""
    own = study("own", ("BH", "SB", "PS"), ("ABSELO",))
    assert [figure.row for figure in own.figures()] == ["LOT", "BH", "SB", "PS"] * 2
    results = Results(Question(own, "16x5", "1"), len(rows))
    results.by_event = dict(enumerate([None, *row[:3], None, *row[3:]] for row in rows))
    return Summary(results)


def test_what_is_clear_is_said_and_what_may_be_chance_too() -> None:
    noise = (0.0, 0.1, -0.1, 0.05)
    rows = [(1.0, 1.0 + noise[n % 4], 3.0 + noise[n % 4], 1.0, 1.0, 1.0) for n in range(100)]
    found = summary(*rows)
    table = found.tables()[0]
    assert clear_lines(found, table) == {("PS", "PS")}
    everybody, top = verdicts(found)
    assert everybody.text == (
        "Distance in places: less is better; all players. With 100 events BH comes closest to ABSELO; clearly farther "
        "are 1 of 2 others: PS. Against SB it may be chance. Run 1,000 for more."
    )
    assert top.text.endswith("nothing is clearly better: BH comes closest to ABSELO, but that may be chance. "
                             "Run 1,000 for more.")  # fmt: skip


def test_a_run_that_says_everything_asks_for_no_more() -> None:
    found = summary(*[(1.0, 2.0, 3.0, 3.0, 2.0, 1.0)] * 20)
    assert [one.text.partition("events ")[2] for one in verdicts(found)] == [
        "BH comes clearly closest to ABSELO, before all 2 others.",
        "PS comes clearly closest to ABSELO, before all 2 others.",
    ]
