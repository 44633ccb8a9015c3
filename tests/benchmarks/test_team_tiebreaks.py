"""Speed of the team tie-breaks, as ratios against gacrux in the same run: 200 teams x 4 x 11, ten rungs."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.teams.for_ranking import team_view
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.ladder import rank
from tdapp.tiebreaks.registry import resolve_ladder
from tdapp.trf.writer import write_trf
from tests.benchmarks.test_tiebreaks import parsed, report, seconds
from tests.team_events import random_team_event

CODES = ["EDET", "BH:MP/C1", "BH:GP", "EMGSB/C1", "EMMSB", "EGMSB", "EGGSB/C1", "SSSC", "MPvGP", "TBR"]


@pytest.fixture(scope="module", name="section")
def _section() -> Section:
    return random_team_event(1, 200, 4, 11, odd=0.0, absent=0.02)  # gacrux stops where a board stays empty


def test_ten_rungs_on_ready_arrays(benchmark, section: Section) -> None:  # type: ignore[no-untyped-def]
    """gacrux's compute_tiebreaks on its ready object against rank() on fresh arrays."""
    from gacrux.tiebreak import tiebreak

    view = team_view(section)
    steps = resolve_ladder(view, parse_ladder(",".join(CODES)))
    benchmark.pedantic(rank, setup=lambda: ((build(view), steps), {}), rounds=30, warmup_rounds=2)
    tournament = parsed(write_trf(section, program="tdapp"))
    settings = {"tiebreak": ["PTS", *CODES], "check": False, "swiss": True, "pre_determined": False, "unrated": None}
    checker = tiebreak(tournament, 11, settings)
    peer = seconds(lambda: checker.compute_tiebreaks(tournament, settings), times=3)
    benchmark.extra_info["ratio"] = peer / benchmark.stats.stats.median
    report("team ladder on ready arrays", peer, benchmark.stats.stats.median)


def test_matches_to_rows(benchmark, section: Section) -> None:  # type: ignore[no-untyped-def]
    """From players' cells and line-ups to the arrays of both scores."""
    benchmark.pedantic(lambda: build(team_view(section)), rounds=5, warmup_rounds=1)
