"""The final pack and the report for the rating officer at the command line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.rounds import CloseSection, CorrectionScope, CorrectResult, VerifyResult
from tdapp.domain.section.outcome import GameResult
from tdapp.storage import open_event_file
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import ALL, do, round_commands, written

Tdapp = Callable[..., Ran]
W, D, B = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Three rounds of four players; a game of round 1 was corrected for rating only; not closed yet."""
    path = tmp_path / "Open 2026.tdb"
    written(path, arena("1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |", rounds_total=3, initial_colour="W"))
    with closing(open_event_file(path)) as store:
        do(store, *round_commands(1, ((1, 3), (4, 2)), results=(W, D)))
        do(store, *round_commands(2, ((2, 1), (3, 4)), results=(D, D)))
        do(store, *round_commands(3, ((1, 4), (2, 3)), results=(W, B)))
        store.execute(CorrectResult(1, 1, 1, B, CorrectionScope.RATING_ONLY, "late", W, ALL))
    return path


def test_a_pack_needs_a_closed_tournament(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    ran = tdapp("final-pack", event, tmp_path)
    assert ran.status == 2
    assert "close it first" in ran.err
    assert tdapp("final-pack", event, tmp_path / "nowhere").status == 2
    assert [one for one in tmp_path.iterdir() if one.is_dir()] == []


def test_the_pack_is_written_into_a_folder_of_its_own(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    with closing(open_event_file(event)) as store:
        do(store, VerifyResult(1, 3, 1, W), VerifyResult(1, 3, 2, B), CloseSection(1))
    for number in (1, 2):
        ran = tdapp("final-pack", event, tmp_path)
        assert ran.status == 0
        written = [Path(line) for line in ran.out.splitlines()]
        assert len({one.parent for one in written}) == 1
        assert len([one for one in tmp_path.iterdir() if one.is_dir()]) == number
        assert sorted(one.name.removeprefix("Open 2026 ") for one in written) == [
            "crosstable.pdf",
            "decisions.pdf",
            "log.csv",
            "standings.pdf",
            "trf16 rating.trf",
            "trf16.trf",
            "trf26 rating.trf",
            "trf26.trf",
        ]


def test_late_corrections_are_reported_when_asked_for(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.trf"
    assert "1 correction for the rating report only is left out; use --for-rating" in tdapp("export", event, out).err
    assert "3 w 1" in out.read_text()
    assert "left out" not in tdapp("export", event, out, "--for-rating", "--force").err
    assert "3 w 0" in out.read_text()
    assert "\n299 L" in out.read_text()
    assert tdapp("export", event, out, "--for-rating", "--format", "csv").status == 2
