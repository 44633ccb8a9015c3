"""Adds up, over all workers, what the tournaments of a run contained."""

from __future__ import annotations

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One table at the end: how many tournaments, rounds, byes of each kind and so on were proven."""
    total: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", ()):
                if name == "conformance" and getattr(report, "when", "") == "call":
                    total.update(value)
    if total:
        terminalreporter.section("tournaments")
        for name in sorted(total, key=lambda name: (name[:1].isdigit(), name)):
            terminalreporter.write_line(f"{total[name]:8}  {name}")
