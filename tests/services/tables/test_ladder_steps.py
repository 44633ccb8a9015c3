"""Which ladder may be official, what a step writes beside it, and which scope a correction has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.ladder import (
    MakeLadderOfficial,
    SetEdition,
    SetExternalValues,
    SetManualPlaces,
    SetTrialLadder,
)
from tdapp.domain.commands.rounds import CorrectionScope
from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.ladder import Ladder, announced_seed, parse_ladder
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.correction import (
    allowed_scopes,
    correction_warning,
    effect_lines,
    preview_correction,
    usual_scope,
)
from tdapp.services.tables.handlers import with_lots
from tdapp.services.tables.possible import why_not_lots, why_not_make_official, why_not_official
from tdapp.services.tables.round_robin_ladder import unfit_for_round_robin
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import opened

HELD = "1 A 2100 | 2w1 3b=\n2 B 2000 | 1b0 U\n3 C 1900 | U 1w="
NEW = "1 A 2100 |\n2 B 2000 |\n3 C 1900 |"


class Make(Protocol):
    def __call__(self, drawing: str, *steps: Command, **fields: object) -> EventFile: ...


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Make]:
    with ExitStack() as stack:

        def make(drawing: str, *steps: Command, **fields: object) -> EventFile:
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            folder.mkdir()
            section = arena(drawing, **{"rounds_total": 5, **fields})
            return stack.enter_context(opened(folder, section, steps=steps))

        yield make


def shown(found: Warning | None) -> str:
    return "yes" if found is None else found.rule_id


def event(drawing: str = NEW, **fields: object) -> Section:
    return arena(drawing, **{"rounds_total": 5, **fields})


def ladders(official: str | None, trial: str | None) -> dict[str, object]:
    return {"ladder": None if official is None else parse_ladder(official),
            "trial_ladder": None if trial is None else parse_ladder(trial)}  # fmt: skip


@pytest.mark.parametrize(
    ("official", "trial", "fields", "said"),
    [
        ("BH", None, {}, "no-trial-ladder"), ("BH", "SB", {}, "yes"), (None, "SB", {}, "yes"),
        ("BH", "SB", {"closed": True}, "closed"),
        ("BH", "BH", {"kind": Kind.ROUND_ROBIN}, "ladder-not-for-round-robin"),
        ("BH", "SB,DE", {"kind": Kind.ROUND_ROBIN}, "yes"),
        ("BH", "BH", {"kind": Kind.ROUND_ROBIN, "fide_mode": False}, "yes"),
        ("LOT{seed=5}", "LOT{seed=5},BH", {}, "yes"), ("LOT{seed=5}", "LOT{seed=6}", {}, "lots-announced"),
        ("LOT{seed=5}", "LOT,BH", {}, "yes"), ("LOT{seed=5}", "BH", {}, "yes"), ("BH", "LOT{seed=6}", {}, "yes"),
        ("BH", "LOT{seed=6},LOT{seed=7}", {}, "one-lot"), ("BH", "LOT{seed=6},LOT{seed=6}", {}, "yes"),
        ("LOT{seed=5}", "LOT{seed=6}", {"fide_mode": False}, "yes"),
    ],
)  # fmt: skip
def test_which_ladder_may_be_official(
    official: str | None, trial: str | None, fields: dict[str, object], said: str
) -> None:
    """Q105: no Buchholz in a round robin; Q206: an announced lot stays."""
    assert shown(why_not_make_official(event(**ladders(official, trial), **fields))) == said


def test_a_lot_that_was_announced_does_not_go_once_round_1_is_paired() -> None:
    held = event(HELD, **ladders("LOT{seed=5}", "BH"))
    assert shown(why_not_make_official(held)) == "lots-announced"
    assert shown(why_not_lots(held, None)) == "lots-announced"
    assert shown(why_not_lots(event(HELD, **ladders("BH", None)), None)) == "yes"
    found = why_not_official(event(kind=Kind.ROUND_ROBIN), parse_ladder("BH,SB,FB"))
    assert found is not None
    assert "BH" in found.text
    assert "FB" in found.text
    assert shown(why_not_official(event(kind=Kind.ROUND_ROBIN), None)) == "yes"


def test_lots_have_one_seed() -> None:
    """That which is announced, else that of the ladder, else a fresh one; outside FIDE mode nobody needs one."""
    announced = event(**ladders("LOT{seed=5}", None))
    assert announced_seed(with_lots(announced, parse_ladder("LOT,BH"))) == "5"
    assert announced_seed(with_lots(event(), parse_ladder("LOT{seed=7},BH"))) == "7"
    assert announced_seed(with_lots(event(), parse_ladder("LOT"))) not in (None, "")
    assert with_lots(event(fide_mode=False), parse_ladder("LOT")) == parse_ladder("LOT")
    assert announced_seed(with_lots(replace(announced, fide_mode=False), parse_ladder("LOT"))) == "5"
    assert with_lots(event(), parse_ladder("BH")) == parse_ladder("BH")
    assert with_lots(event(), Ladder()) == Ladder()


def test_a_trial_becomes_official(at: Make) -> None:
    store = at(NEW, SetTrialLadder(1, "bh, SB"), ladder=parse_ladder("DE"))
    assert str(store.snapshot(1).trial_ladder) == "BH,SB"
    with pytest.raises(RuleViolation):
        store.execute(SetTrialLadder(1, "NO_SUCH"))
    store.execute(MakeLadderOfficial(1))
    section = store.snapshot(1)
    assert (str(section.ladder), section.trial_ladder, section.comments) == ("BH,SB", None, ())
    store.execute(SetTrialLadder(1, "LOT{seed=9}"))
    store.execute(MakeLadderOfficial(1))
    assert len(store.snapshot(1).comments) == 1
    assert "9" in store.snapshot(1).comments[0]
    store.execute(SetTrialLadder(1, "BH,LOT"))
    store.execute(MakeLadderOfficial(1))  # the lot stays: it is announced once
    assert len(store.snapshot(1).comments) == 1
    store.execute(SetTrialLadder(1, "BH"))
    store.execute(SetTrialLadder(1, None))
    assert store.snapshot(1).trial_ladder is None


def test_lots_that_are_left_out_before_round_1_are_not_announced(at: Make) -> None:
    store = at(NEW, SetTrialLadder(1, "BH"), ladder=parse_ladder("LOT{seed=5}"))
    store.execute(MakeLadderOfficial(1))
    assert (str(store.snapshot(1).ladder), store.snapshot(1).comments) == ("BH", ())


def test_after_round_1_a_ladder_changes_in_two_steps_with_a_reason(at: Make) -> None:
    store = at(HELD, SetTrialLadder(1, "SB"), ladder=parse_ladder("BH"))
    points = len(store.restore_points())
    with pytest.raises(RuleViolation, match="two steps"):
        store.execute(MakeLadderOfficial(1, "a slip"))
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(MakeLadderOfficial(1, "  ", confirmed=True))
    store.execute(MakeLadderOfficial(1, " a slip ", confirmed=True))
    comment = store.snapshot(1).comments[-1]
    assert comment == "tdapp: official ladder changed after round 2; before: BH; reason: a slip"
    assert len(store.restore_points()) == points + 1
    store.execute(SetTrialLadder(1, "SB"))
    store.execute(MakeLadderOfficial(1))  # the same: nothing to be confirmed
    assert store.snapshot(1).trial_ladder is None


def test_the_edition_of_the_rules(at: Make) -> None:
    store = at(NEW, SetEdition(1, Edition.FIDE_2024.value))
    assert store.snapshot(1).edition is Edition.FIDE_2024
    with pytest.raises(RuleViolation, match="There is no edition"):
        store.execute(SetEdition(1, "1999"))
    held = at(HELD)
    held.execute(SetEdition(1, held.snapshot(1).edition.value))
    with pytest.raises(RuleViolation, match="only with a reason"):
        held.execute(SetEdition(1, Edition.FIDE_2009.value))
    before = held.snapshot(1).edition.value
    held.execute(SetEdition(1, Edition.FIDE_2009.value, "an old event"))
    assert held.snapshot(1).comments[-1].endswith(f"before: {before}; reason: an old event")


def test_what_is_typed_in_by_hand(at: Make) -> None:
    store = at(HELD, SetManualPlaces(1, ((1, 2), (2, 1))), SetExternalValues(1, " Quiz ", ((1, "5"), (2, "7"))))
    store.execute(SetExternalValues(1, "other", ((1, "1"),)))
    store.execute(SetExternalValues(1, "QUIZ", ((3, "8"),)))
    section = store.snapshot(1)
    assert section.manual_places == ((1, 2), (2, 1))
    assert sorted(section.external_values) == [("other", 1, "1"), ("quiz", 3, "8")]


# -- corrections ---

FIRST = Round(1, RoundState.LOCKED, boards=(Board(1, 1, 2),))


def rounds(*later: tuple[RoundState, bool]) -> tuple[Round, ...]:
    """The first round and later ones: their state, and whether a result is missing."""
    made = [FIRST]
    for number, (state, is_open) in enumerate(later, 2):
        made.append(Round(number, state, boards=(Board(1, 1, 2, None if is_open else GameResult.DRAW),)))
    return tuple(made)


PLAYING, DRAFT, COMPLETE = RoundState.PLAYING, RoundState.DRAFT, RoundState.COMPLETE


@pytest.mark.parametrize(
    ("later", "scope"),
    [
        ((), CorrectionScope.EVERYTHING), (((DRAFT, True),), CorrectionScope.EVERYTHING),
        (((PLAYING, True),), CorrectionScope.NEXT_PAIRING), (((COMPLETE, False),), CorrectionScope.RATING_ONLY),
        (((COMPLETE, False), (PLAYING, True)), CorrectionScope.RATING_ONLY),
        (((PLAYING, True), (DRAFT, True)), CorrectionScope.NEXT_PAIRING),
    ],
)  # fmt: skip
def test_the_usual_scope_is_by_when_the_fault_was_found(
    later: tuple[tuple[RoundState, bool], ...], scope: CorrectionScope
) -> None:
    assert usual_scope(rounds(*later), 1) is scope
    assert usual_scope((*rounds(*later), Round(9)), 1) is scope
    assert usual_scope(rounds(*later), 1 + len(later)) is CorrectionScope.EVERYTHING


def test_in_fide_mode_the_last_two_rounds_change_standings() -> None:
    held = rounds((COMPLETE, False), (PLAYING, True))
    every, rating = tuple(CorrectionScope), (CorrectionScope.RATING_ONLY,)
    assert [allowed_scopes(held, number, fide_mode=True) for number in (1, 2, 3)] == [rating, every, every]
    assert [allowed_scopes(held, number, fide_mode=False) for number in (1, 2, 3)] == [every] * 3
    assert allowed_scopes((*held, Round(4)), 2, fide_mode=True) == every
    assert allowed_scopes((), 1, fide_mode=True) == every


def test_what_a_correction_confirms_and_changes() -> None:
    section = event(HELD)
    board = Board(1, 1, 2, GameResult.WHITE_WINS)
    (warning,) = correction_warning(section, 1, board, GameResult.DRAW, CorrectionScope.EVERYTHING)
    assert (warning.rule_id, "1-0" in warning.text, "½-½" in warning.text) == ("earlier-round-corrected", True, True)
    rated = replace(board, rating_result=GameResult.BLACK_WINS)
    (of_rating,) = correction_warning(section, 1, rated, GameResult.DRAW, CorrectionScope.RATING_ONLY)
    assert (of_rating.rule_id, "0-1" in of_rating.text) == ("rating-only-correction", True)
    (other,) = correction_warning(section, 1, rated, GameResult.DRAW, CorrectionScope.NEXT_PAIRING)
    assert "1-0" in other.text
    made = preview_correction(section, 1, board, GameResult.BLACK_WINS)
    assert made.points == ((1, "1.5", "0.5"), (2, "1.0", "2.0"))
    lines = effect_lines(section, made)
    assert lines[:2] == ("A (1): 1.5 → 0.5 points", "B (2): 1.0 → 2.0 points")
    assert any("B" in line and "→" in line for line in lines[3:])
    nothing = preview_correction(section, 1, board, GameResult.DRAW, CorrectionScope.RATING_ONLY)
    assert (nothing.points, nothing.moves) == ((), ())
    assert effect_lines(section, nothing) == ("Points and places stay; the rating report changes.",)
    same = preview_correction(section, 1, board, GameResult.WHITE_BY_FORFEIT)
    assert same.points == ()
    open_ = event("1 A | 2w1 3b?\n2 B | 1b0 U\n3 C | U 1w?")
    assert preview_correction(open_, 2, Board(1, 3, 1), GameResult.DRAW).points == ()


def test_outside_fide_mode_a_round_robin_may_have_any_ladder() -> None:
    """Q105 asks it in FIDE mode; so do files that are read and the command line."""
    ladder, robin = parse_ladder("SB,BH/C1,DE"), event(kind=Kind.ROUND_ROBIN)
    assert unfit_for_round_robin(robin, ladder) == ("BH/C1",)
    assert unfit_for_round_robin(replace(robin, fide_mode=False), ladder) == ()
    assert unfit_for_round_robin(event(), ladder) == ()
    assert unfit_for_round_robin(robin, None) == ()
