"""What gacrux's worker answers, asked in this process."""

from __future__ import annotations

import contextlib
import io

from tdapp.pairing.engines.worker import answer
from tdapp.trf.writer import write_trf
from tests.arena import arena


def test_a_value_that_gacrux_does_not_have_is_none() -> None:
    """3 met nobody, and has no average of his opponents."""
    text = write_trf(arena("1 A | 2w1\n2 B | 1b0\n3 C | Z"), program="").decode()
    with contextlib.redirect_stdout(io.StringIO()):
        found = answer({"task": "tiebreaks", "trf": text, "code": "AOB", "round": 1, "round_robin": False})
    values = {number: (points, value) for number, points, value in found["values"]}
    assert (values[1][0], values[3]) == ("1.0", ("0.0", None))
