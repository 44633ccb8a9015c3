"""The JSON of a competition of teams without boards of its own (a bare TRF): the matches are there, and come back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.interchange.event_json import read_json, write_json
from tdapp.services.rounds.whole import whole_event
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.storage import create_event_file
from tdapp.storage.event.reading import read_whole_event
from tdapp.trf.reader import read_trf
from tests.effort import some
from tests.trf.lines import p, trf
from tests.trf.teams.test_event import team


@pytest.mark.parametrize("seed", some(12, 3))
def test_a_generated_competition_of_teams_is_the_same_after_json(tmp_path: Path, seed: int) -> None:
    section = generate_teams(TeamRecipe(teams=6 + seed % 5, boards=2 + seed % 3, rounds=3), str(seed))
    whole = whole_event(section)
    assert any(state.matches for state in whole.rounds[0])
    read = read_json(write_json(whole))
    assert read == whole
    create_event_file(tmp_path / "teams.tdb", read)
    found = read_whole_event(tmp_path / "teams.tdb")
    assert found.sections == (section,)
    assert [state.matches for state in found.rounds[0]] == [state.matches for state in whole.rounds[0]]


def test_a_match_forfeited_before_anybody_sat_down_comes_back(tmp_path: Path) -> None:
    """Record 330 with and without a line-up: nobody is named for a team, as in FIDE's own sample of a team event."""
    report = trf(
        "012 Forfeits", "092 Team Swiss", "142 1", "352 WB", "362 TW 2.0   TD 1.0   TL 0.0",
        *(p(number, "1.0" if number in (1, 2) else "0.0", "0000 w +" if number in (1, 2) else "")
          for number in range(1, 9)),
        team(1, "A", 1, 2), team(2, "B", 3, 4), team(3, "C", 5, 6), team(4, "D", 7, 8),
        "330 +- 001   1   2", "330 -- 001   3   4",
    )  # fmt: skip
    section = read_trf(report).section
    assert [(len(match.first.players), len(match.second.players)) for match in section.matches] == [(2, 0), (0, 0)]
    create_event_file(tmp_path / "forfeits.tdb", [section])
    whole = read_whole_event(tmp_path / "forfeits.tdb")
    assert read_json(write_json(whole)) == whole
