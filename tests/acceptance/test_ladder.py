"""FIDE's checklist, Q105 and Q200-202: which ladders can be official, and what a change of the list leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.cli.main import run
from tdapp.domain.commands.event import AddSection, EditSection
from tdapp.domain.commands.ladder import MakeLadderOfficial, SetTrialLadder
from tdapp.domain.commands.rounds import LeaveFideMode
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.checks import Refused
from tdapp.services.tables.standings import official_ladder
from tdapp.storage import open_event_file
from tdapp.trf.writer import write_trf
from tests.acceptance.desk import Desk
from tests.arena import arena, random_round_robin

FOUR = "1 A | 4w1 3w1\n2 B | 3w1 4b1\n3 C | 2b0 1b0\n4 D | 1b0 2w0"
UNFIT = ("BH/C1", "FB", "AOB", "FB/M1", "SB,BH")


@pytest.fixture
def robin(at_desk: Callable[[Section], Desk]) -> Desk:
    return at_desk(arena(FOUR, rounds_total=3, kind=Kind.ROUND_ROBIN))


@pytest.mark.parametrize("ladder", UNFIT)
def test_q105_no_buchholz_becomes_official_in_a_round_robin(robin: Desk, ladder: str) -> None:
    """Q105 (STOP): by a trial, a preset or a copy from another event, which all end in Make official."""
    robin.do(SetTrialLadder(1, ladder))
    assert robin.refuses(MakeLadderOfficial(1, "voted", confirmed=True)) == {"ladder-not-for-round-robin"}
    robin.do(SetTrialLadder(1, "DE,SB"), MakeLadderOfficial(1, "voted", confirmed=True))
    assert str(robin.section.ladder) == "DE,SB"


@pytest.mark.parametrize("ladder", UNFIT)
def test_q105_nor_with_a_new_section(robin: Desk, ladder: str) -> None:
    """Q105 (STOP): the wizard and the second section."""
    with pytest.raises(Refused, match="separate nobody"):
        robin.do(AddSection(SectionFacts(3, "B", Kind.ROUND_ROBIN), ladder))
    robin.do(AddSection(SectionFacts(3, "B", Kind.SWISS), ladder))
    robin.do(EditSection(2, SectionFacts(3, "B", Kind.ROUND_ROBIN)))
    made = robin.store.snapshot(2)
    assert made.ladder is None
    assert "BH" not in str(official_ladder(made))
    assert any(str(parse_ladder(ladder)) in line for line in made.comments)


def test_q105_outside_fide_mode_the_arbiter_decides(robin: Desk) -> None:
    """Q105: every question is asked in FIDE mode."""
    robin.asks(LeaveFideMode(1, "club evening"))
    robin.do(SetTrialLadder(1, "BH"), MakeLadderOfficial(1, "voted", confirmed=True))
    assert str(robin.section.ladder) == "BH"


def test_q105_a_file_keeps_its_list_as_a_note(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Q105 (STOP): import by the window and the command line; a fitting ladder is proposed, re-import adds nothing."""
    section = random_round_robin(4, 6, odd=0.0, ladder=parse_ladder("BH/C1,SB"))
    path = tmp_path / "robin.trf"
    path.write_bytes(write_trf(section, program="tdapp"))
    review = FileBackend().read_trf(path)
    assert any("BH/C1" in note.text and "kept as a note" in note.text for note in review.assumptions)
    assert run(["import", str(path), str(tmp_path / "robin.tdb"), "--kind", "rr"]) == 0
    assert "kept as a note" in capsys.readouterr().err
    with closing(open_event_file(tmp_path / "robin.tdb")) as store:
        made = store.snapshot(1)
    for found in (made, review.reading):
        assert found.ladder is None
        assert sum("BH/C1,SB" in line for line in found.comments) == 1
    path.write_bytes(write_trf(made, program="tdapp"))
    again = FileBackend().read_trf(path).reading
    assert again.comments == made.comments


def test_q202_the_list_that_was_replaced_is_named(at_desk: Callable[[Section], Desk]) -> None:
    """Q202: also where it was the preset of the system."""
    desk = at_desk(arena("1 A | 2w1\n2 B | 1b0", rounds_total=3))
    desk.do(SetTrialLadder(1, "SB"), MakeLadderOfficial(1, "the invitation said so", confirmed=True))
    assert any("before: BH/C1,BH,SB,PS,DE,WIN,BWG;" in line for line in desk.report())
