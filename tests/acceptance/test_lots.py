"""FIDE's checklist, Q204 to Q206: lots that anybody can repeat, of one seed that nobody tries out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tdapp.domain.commands.event import AddSection
from tdapp.domain.commands.ladder import MakeLadderOfficial, SetTrialLadder
from tdapp.domain.commands.rounds import LeaveFideMode
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import announced_seed, parse_ladder
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tests.acceptance.desk import Desk
from tests.arena import arena

LEVEL = "1 A | 2w=\n2 B | 1b=\n3 C | 4w=\n4 D | 3b="


@pytest.fixture
def level(at_desk: Callable[[Section], Desk]) -> Desk:
    return at_desk(arena(LEVEL, rounds_total=3))


@pytest.fixture
def before_the_start(at_desk: Callable[[Section], Desk]) -> Desk:
    return at_desk(arena("1 A |\n2 B |\n3 C |\n4 D |", rounds_total=3))


def official(desk: Desk, ladder: str) -> None:
    desk.do(SetTrialLadder(1, ladder), MakeLadderOfficial(1, "a vote", confirmed=True))


@pytest.mark.parametrize("ladder", ["LOT{seed=7}", "LOT", "RND{seed=7}"])
def test_q206_a_seed_is_not_tried_out(level: Desk, ladder: str) -> None:
    """Q206 (STOP): a trial shows nobody's lot, nor does another ladder looked at, nor the calculation."""
    level.do(SetTrialLadder(1, ladder))
    shown = compute_standings(level.section, trial=True)
    assert [row.rank for row in shown.rows] == [1, 1, 1, 1]
    assert "once the ladder is official" in shown.ladder[0].note
    assert [row.rank for row in compute_standings(level.section, ladder=parse_ladder(ladder)).rows] == [1, 1, 1, 1]
    explained = explain_player(level.section, 3, ladder=parse_ladder(ladder))[0]
    assert "once the ladder is official" in explained.formula


def test_q206_one_seed_is_announced_with_the_ladder(level: Desk) -> None:
    """Q206 (STOP): it stands in the regulations in words, in the ladder of the report and in a line of its own."""
    official(level, "LOT{seed=7}")
    assert [row.player.number for row in compute_standings(level.section).rows] == [4, 3, 2, 1]  # as sha256sum says
    assert "drawing of lots, seed 7" in compute_standings(level.section).words
    assert any(line.endswith("drawn with the seed 7.") for line in level.report())
    assert "### tdapp ladder: LOT{seed=7}" in level.report()


def test_q206_the_program_draws_it_where_none_is_named(level: Desk) -> None:
    """Q206 (STOP): and the same lots in every later ladder."""
    official(level, "SB,LOT")
    seed = announced_seed(level.section.ladder)
    assert seed is not None
    assert 100_000 <= int(seed) <= 999_999
    official(level, "LOT")
    assert str(level.section.ladder) == f"LOT{{seed={seed}}}"
    assert sum("drawn with the seed" in line for line in level.report()) == 1


def test_q206_the_announced_seed_stays(level: Desk) -> None:
    """Q206 (STOP): no other seed, no second drawing, and the lots do not go to come back with another one."""
    official(level, "LOT{seed=7}")
    for other in ("LOT{seed=8}", "SB,LOT{seed=8}", "LOT{seed=7},LOT{seed=8}", "SB"):
        level.do(SetTrialLadder(1, other))
        assert level.refuses(MakeLadderOfficial(1, "voted", confirmed=True)) == {"lots-announced"}
    level.do(SetTrialLadder(1, "LOT{seed=8}"))
    shown = compute_standings(level.section, trial=True)
    assert [row.rank for row in shown.rows] == [1, 1, 1, 1]
    assert "announced with the seed 7" in shown.ladder[0].note
    level.do(SetTrialLadder(1, "SB,LOT"))
    assert [row.player.number for row in compute_standings(level.section, trial=True).rows] == [4, 3, 2, 1]


def test_q206_two_drawings_are_none(before_the_start: Desk) -> None:
    """Q206 (STOP)."""
    before_the_start.do(SetTrialLadder(1, "LOT{seed=7},SB,LOT{seed=8}"))
    assert before_the_start.refuses(MakeLadderOfficial(1)) == {"one-lot"}


def test_q206_undo_does_not_draw_again(level: Desk) -> None:
    """Q206 (STOP): once a round is paired the announcement is not taken back to announce another seed."""
    official(level, "LOT{seed=7}")
    with pytest.raises(Refused) as caught:
        level.store.undo()
    assert {warning.rule_id for warning in caught.value.warnings} == {"lots-announced"}


def test_q206_before_round_1_undo_asks(before_the_start: Desk) -> None:
    """Q206: a seed typed wrongly is taken back with a reason, which the log keeps."""
    official(before_the_start, "LOT{seed=7}")
    with pytest.raises(NeedsConfirmation) as caught:
        before_the_start.store.undo()
    assert {warning.rule_id for warning in caught.value.warnings} == {"lots-taken-back"}
    before_the_start.store.undo(confirmed=("lots-taken-back",), reason="the dice said 9")
    assert announced_seed(before_the_start.section.ladder) is None
    assert before_the_start.store.journal(limit=1)[0].reason == "the dice said 9"


def test_q206_a_new_section_with_lots_announces_a_seed(level: Desk) -> None:
    """Q206 (STOP): the second section of an event."""
    level.do(AddSection(SectionFacts(3, "B"), "SB,LOT"))
    assert announced_seed(level.store.snapshot(2).ladder) is not None


def test_q206_outside_fide_mode_the_arbiter_decides(level: Desk) -> None:
    """Every question is asked in FIDE mode."""
    level.asks(LeaveFideMode(1, "club evening"))
    level.do(SetTrialLadder(1, "LOT{seed=7}"))
    assert [row.player.number for row in compute_standings(level.section, trial=True).rows] == [4, 3, 2, 1]


def test_a_file_with_lots_without_a_seed_keeps_its_order(at_desk: Callable[[Section], Desk]) -> None:
    """An older version drew them with the seed 0; they may be given one announced seed, once."""
    desk = at_desk(arena(LEVEL, rounds_total=3, ladder=parse_ladder("LOT")))
    assert [row.rank for row in compute_standings(desk.section).rows] == [1, 2, 3, 4]
    official(desk, "SB,LOT{seed=7}")
    desk.do(SetTrialLadder(1, "LOT{seed=8}"))
    assert desk.refuses(MakeLadderOfficial(1, "voted", confirmed=True)) == {"lots-announced"}
