"""The JSON of a competition of teams without boards of its own (a bare TRF): the matches are there, and come back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.interchange.event_json import read_json, write_json
from tdapp.services.rounds.whole import whole_event
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.storage import create_event_file
from tdapp.storage.file.reading import read_whole_event
from tests.effort import some


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
