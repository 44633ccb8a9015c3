"""A line of facts in less room than it needs: whole facts go, the last first, and the reader sees that some went."""

from __future__ import annotations

import pytest

from tdapp.ui.widgets.elided import ElidedLabel


@pytest.mark.parametrize(
    ("room", "shown"),
    [
        ("12/15 results  ·  paired by tdapp", "12/15 results  ·  paired by tdapp"),
        ("12/15 results  ·  paired b", "12/15 results …"),
        ("12/15 results …", "12/15 results …"),
    ],
)
def test_the_last_facts_go_as_a_whole(qtbot, room, shown):
    line = ElidedLabel()
    qtbot.addWidget(line)
    line.setText("12/15 results  ·  paired by tdapp")
    line.resize(line.fontMetrics().horizontalAdvance(room) + 1, 20)
    assert line.shown() == shown
    assert line.toolTip() == "12/15 results  ·  paired by tdapp"


def test_a_fact_alone_is_shortened(qtbot):
    line = ElidedLabel()
    qtbot.addWidget(line)
    line.setText("Round 1  ·  12/15 results")
    line.resize(line.fontMetrics().horizontalAdvance("Roun…") + 1, 20)
    assert line.shown().endswith("…")
    assert line.shown().startswith("Ro")
