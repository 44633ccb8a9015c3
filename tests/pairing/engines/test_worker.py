"""What gacrux's worker answers, asked in this process."""

from __future__ import annotations

import contextlib
import io
import os
import queue
from fractions import Fraction

import pytest

from tdapp.pairing.engines.worker import _read, _send, answer
from tdapp.trf.writer import write_trf
from tests.arena import arena


def test_a_value_that_gacrux_does_not_have_is_none() -> None:
    """3 met nobody, and has no average of his opponents."""
    text = write_trf(arena("1 A | 2w1\n2 B | 1b0\n3 C | Z"), program="").decode()
    with contextlib.redirect_stdout(io.StringIO()):
        found = answer({"task": "tiebreaks", "trf": text, "code": "AOB", "round": 1, "round_robin": False})
    values = {number: (points, value) for number, points, value in found["values"]}
    assert (values[1][0], values[3]) == ("1.0", ("0.0", None))


@pytest.mark.parametrize("task", ["tiebreaks", "teams", ""])
def test_a_file_that_it_does_not_take_is_a_fault_in_its_own_words(task: str) -> None:
    """No exception of ours, which would begin with Traceback."""
    request = {"task": task, "trf": "001 nothing", "absent": [], "rounds": 3, "round": 1, "colour": "w", "code": "BH"}
    with contextlib.redirect_stdout(io.StringIO()):
        found = answer({**request, "round_robin": False, "system": ["fideteam", "typea", "mp"]})
    assert list(found) == ["fault"]
    assert not found["fault"].startswith("Traceback")


def test_what_a_round_cost_is_told_by_the_criteria_of_the_rules() -> None:
    text = write_trf(arena("1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0"), program="").decode()
    request = {"trf": text, "absent": [], "rounds": 5, "round": 2, "colour": "w"}
    with contextlib.redirect_stdout(io.StringIO()):
        found = answer(request)
    costs = [bracket["quality"] for bracket in found["brackets"]]
    assert all(costs)
    assert all(name.startswith("Q") for one in costs for name in one)


def test_whatever_gacrux_says_is_a_line() -> None:
    stream = io.BytesIO()
    _send(stream, {"points": Fraction(1, 2)})
    assert stream.getvalue() == b'{"points": "1/2"}\n'


def test_every_line_is_a_request_and_nobody_outlives_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[int] = []
    monkeypatch.setattr(os, "_exit", ends.append)
    requests: queue.Queue[bytes] = queue.Queue()
    _read(io.BytesIO(b"one\ntwo\n"), requests)
    assert (list(requests.queue), ends) == ([b"one\n", b"two\n"], [0])
