"""What is possible is asked of services/*/possible.py: the window has no conditions of its own for it."""

from __future__ import annotations

import re
from pathlib import Path

UI = Path(__file__).parents[2] / "tdapp" / "ui"
STATE = re.compile(
    r"\.(closed|fide_mode|is_draft|manual|open_boards|rounds_paired|is_paired|is_under_way)\b|RoundState\.|LAST_ROUND_OF"
)
OFFERED = re.compile(r"\b(setEnabled|setDisabled|setReadOnly|why_not)\b")
CONDITION = re.compile(r"\b(?:section|round_|round|standings)\.(?:closed|fide_mode|is_draft|manual|is_paired)\b")
MOST = 20  # what is shown of a state (a mark, a subtitle, which view): fewer is better, more wants a reason


def lines() -> list[tuple[str, str]]:
    found = []
    for path in sorted(UI.rglob("*.py")):
        name = path.relative_to(UI)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found.append((f"{name}:{number}", line.strip()))
    return found


def test_nothing_is_offered_or_refused_by_a_condition_on_state() -> None:
    assert [place for place, line in lines() if OFFERED.search(line) and STATE.search(line)] == []


def test_conditions_on_state_do_not_come_back() -> None:
    found = [place for place, line in lines() if CONDITION.search(line) and not line.startswith(("#", '"'))]
    assert len(found) <= MOST, found
