"""Going back: one step, undone by one; a section alone; what left FIDE mode stays left."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.event import AddSection, EditSection, RemoveSection
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult, LeaveFideMode, SetBoardNote, UnpairRound
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.domain.section.round import RoundState
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.history.steps import history, round_begin, to_point, undo_round, would_undo
from tdapp.storage import EventFile, create_event_file, open_event_file
from tests.arena import arena
from tests.event_files import BACK, BLACK, WHITE, do, opened
from tests.storage.round_examples import ALL, DRAWN, PAIRED, PLAYED, PUBLISHED, WON

Hash = Callable[[Path], str]


def test_a_round_is_undone_in_one_step_and_comes_back_in_one(event_file: EventFile, state_hash: Hash) -> None:
    before = state_hash(event_file.path)
    for command in PLAYED:
        event_file.execute(command)
    after = state_hash(event_file.path)
    done = undo_round(event_file, 1, 3, BACK)
    assert done.label == "Undo round 3"
    assert state_hash(event_file.path) == before
    assert event_file.round(1, 3).boards == ()
    event_file.undo(**BACK)
    assert state_hash(event_file.path) == after
    assert event_file.round(1, 3).state is RoundState.COMPLETE
    event_file.redo(**BACK)
    assert state_hash(event_file.path) == before


def test_each_round_has_a_restore_point_at_its_begin_and_end(event_file: EventFile, state_hash: Hash) -> None:
    begun = state_hash(event_file.path)
    for command in PLAYED:
        event_file.execute(command)
    ended = state_hash(event_file.path)
    points = {point.name: point for point in event_file.restore_points()}
    assert set(points) == {"Round 3, begin", "Round 3, end"}
    event_file.execute(EnterResult(1, 3, 1, DRAWN, WON, ALL))
    event_file.restore(replace(to_point(points["Round 3, end"]), **BACK))
    assert state_hash(event_file.path) == ended
    event_file.restore(replace(to_point(points["Round 3, begin"]), **BACK))
    assert state_hash(event_file.path) == begun
    event_file.restore(replace(to_point(points["Round 3, end"]), **BACK))  # forward again, over the restore
    assert state_hash(event_file.path) == ended


def test_before_a_level_3_step_there_is_a_restore_point(event_file: EventFile, state_hash: Hash) -> None:
    for command in PLAYED:
        event_file.execute(command)
    before = state_hash(event_file.path)
    event_file.execute(UnpairRound(1, 3, "wrong player", ALL))
    point = event_file.restore_points()[0]
    assert point.name == "Before: Unpair round 3"
    event_file.restore(replace(to_point(point), **BACK))
    assert state_hash(event_file.path) == before


def test_the_arbiter_names_a_state(event_file: EventFile, state_hash: Hash) -> None:
    event_file.mark("before the appeal")
    before = state_hash(event_file.path)
    event_file.execute(SetTrialLadder(1, "SB"))
    event_file.restore(replace(to_point(event_file.restore_points()[0]), **BACK))
    assert state_hash(event_file.path) == before


def test_a_jump_back_says_what_it_would_undo(event_file: EventFile, state_hash: Hash) -> None:
    event_file.execute(SetTrialLadder(1, "SB"))
    here, revision = state_hash(event_file.path), event_file.revision
    event_file.execute(SetTrialLadder(1, "DE"))
    event_file.undo(**BACK)
    for command in PUBLISHED:
        event_file.execute(command)
    assert [row.label for row in would_undo(event_file, revision)] == ["Publish round 3", "Pair round 3"]
    event_file.restore(RestoreTo(revision, **BACK))
    assert state_hash(event_file.path) == here
    assert history(event_file)[0].label == "Go back in the history"
    with pytest.raises(RuleViolation, match="no earlier state"):
        event_file.restore(RestoreTo(event_file.revision, **BACK))
    with pytest.raises(RuleViolation, match="Nothing has changed"):
        event_file.restore(RestoreTo(revision, **BACK))


def test_a_section_goes_back_alone(tmp_path: Path, section: Section) -> None:
    path = tmp_path / "two.tdb"
    create_event_file(path, [section, replace(section, name="B")])
    with closing(open_event_file(path)) as store:
        for command in PUBLISHED:
            store.execute(command)
            store.execute(replace(command, section_id=2))
        store.execute(EnterResult(2, 3, 1, WON))
        untouched = store.snapshot(2), store.round(2, 3)
        undo_round(store, 1, 3, BACK)
        assert store.round(1, 3).boards == ()
        assert (store.snapshot(2), store.round(2, 3)) == untouched
        store.undo(**BACK)
        assert len(store.round(1, 3).boards) == 2


def test_who_left_fide_mode_does_not_come_back(event_file: EventFile) -> None:
    event_file.execute(PAIRED)
    event_file.execute(LeaveFideMode(1, "club evening", ALL))
    marks = [text for text in event_file.snapshot(1).comments if text.startswith("FIDE mode exited")]
    assert marks == ["FIDE mode exited after round 3"]
    with pytest.raises(RuleViolation, match="nothing to undo"):
        event_file.undo(**BACK)
    point = round_begin(event_file, 1, 3)
    assert point is not None
    event_file.restore(replace(to_point(point), **BACK))
    after = event_file.snapshot(1)
    assert event_file.round(1, 3).boards == ()
    assert not after.fide_mode
    assert marks[0] in after.comments
    event_file.undo(**BACK)  # the restore itself, up to the barrier
    assert len(event_file.round(1, 3).boards) == 2
    with pytest.raises(RuleViolation, match="nothing to undo"):
        event_file.undo(**BACK)


def test_the_history_says_what_was_there_and_what_came(event_file: EventFile) -> None:
    for command in PLAYED:
        event_file.execute(command)
    event_file.execute(EnterResult(1, 3, 2, WON, DRAWN, ALL))
    event_file.undo(**BACK)
    event_file.execute(SetBoardNote(1, 3, 2, "contested"))
    note, undone, entered, *_ = history(event_file, round_number=3, text="board 2")
    assert (note.label, note.old, note.new) == ("Note at board 2", "", "")
    # board 2 of round 3 is 2 - 4
    assert entered.what == "Round 3, board 2: Ильин, Пётр (2) - 王明 (4)"
    assert (undone.old, undone.new, undone.undone) == ("½-½", "1-0", True)
    assert (entered.old, entered.new, entered.undone) == ("no result", "½-½", False)
    assert [row.label for row in history(event_file, limit=2)] == ["Note at board 2", "Undo: Enter 1-0 at board 2"]
    reason = "wrong player"
    event_file.execute(UnpairRound(1, 3, reason, ALL))
    assert history(event_file, text=reason)[0].reason == reason


def test_what_another_program_changed_is_not_written_over(event_file: EventFile) -> None:
    do(event_file, SetTrialLadder(1, "SB"))
    with event_file._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE section SET trial_ladder = 'DE'")
    with pytest.raises(RuleViolation, match="its data was changed in another way since"):
        event_file.restore(RestoreTo(1, **BACK))


def test_sections_come_and_go_with_the_event(event_file: EventFile) -> None:
    def names() -> list[str]:
        return [ref.name for ref in event_file.sections()]

    do(event_file, AddSection(SectionFacts(3, "B")))
    do(event_file, RemoveSection(2))
    event_file.restore(RestoreTo(2, **BACK))
    assert names() == ["A", "B"]
    event_file.restore(RestoreTo(1, **BACK))
    assert names() == ["A"]


def test_the_state_right_before_a_conversion_is_behind_it(event_file: EventFile) -> None:
    """Every row since is of this schema: the conversion itself has no images."""
    event_file.execute(SetTrialLadder(1, "SB"))
    with event_file._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE journal SET command_id = 'migrate' WHERE revision = 2")
    with pytest.raises(RuleViolation, match="before the conversion"):
        event_file.restore(RestoreTo(1, **BACK))


def test_no_state_before_a_conversion(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "SB"))
    event_file.execute(SetTrialLadder(1, "DE"))
    with event_file._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE journal SET schema_revision = 0 WHERE revision = 2")
    with pytest.raises(RuleViolation, match="before the conversion"):
        event_file.restore(RestoreTo(1, **BACK))


def copied(store: EventFile, folder: Path) -> Path:
    copy = folder / "elsewhere.tdb"
    store.save_copy(copy)
    return copy


def test_a_copy_is_taken_over_and_the_state_before_is_kept(
    event_file: EventFile, tmp_path: Path, state_hash: Callable[[Path], str]
) -> None:
    do(event_file, *PUBLISHED)
    copy = copied(event_file, tmp_path)
    do(event_file, EnterResult(1, 3, 1, WHITE), SetTrialLadder(1, "SB"))
    with closing(open_event_file(copy)) as other:
        do(other, EnterResult(1, 3, 1, BLACK))
    state = event_file.look_at_copy(copy)
    assert state.lost == ("Enter 1-0 at board 1", "Change the trial ladder")
    assert state.gained == ("Enter 0-1 at board 1",)
    before, there = state_hash(event_file.path), state_hash(copy)
    done = event_file.restore_file(copy, **BACK)
    assert state_hash(event_file.path) == there
    assert event_file.revision == done.revision
    assert event_file.round(1, 3).board(1).result is BLACK
    with pytest.raises(RuleViolation, match="nothing to undo"):  # a barrier ...
        event_file.undo(**BACK)
    kept = event_file.path.with_name(event_file.restore_points()[0].file_name)
    assert state_hash(kept) == before  # ... and the way back
    event_file.restore_file(kept, **BACK)
    assert state_hash(event_file.path) == before
    do(event_file, EnterResult(1, 3, 2, WHITE))
    event_file.undo(**BACK)


def test_a_copy_from_before_does_not_bring_fide_mode_back(event_file: EventFile, tmp_path: Path) -> None:
    copy = copied(event_file, tmp_path)
    do(event_file, *PUBLISHED, LeaveFideMode(1, "club", ALL))
    event_file.restore_file(copy, **BACK)
    section = event_file.snapshot(1)
    assert not section.fide_mode
    assert section.comments[-1].startswith("FIDE mode exited")
    assert section.rounds_paired == 2


def test_a_copy_that_left_fide_mode_has_left_it(event_file: EventFile, tmp_path: Path) -> None:
    copy = copied(event_file, tmp_path)
    with closing(open_event_file(copy)) as other:
        do(other, *PUBLISHED, LeaveFideMode(1, "club", ALL))
    event_file.restore_file(copy, **BACK)
    assert not event_file.snapshot(1).fide_mode


def test_a_mark_that_the_copy_has_as_well_is_not_made_twice(event_file: EventFile, tmp_path: Path) -> None:
    do(event_file, *PUBLISHED, LeaveFideMode(1, "club", ALL))
    copy = copied(event_file, tmp_path)
    do(event_file, SetTrialLadder(1, "SB"))
    comments = event_file.snapshot(1).comments
    event_file.restore_file(copy, **BACK)
    assert event_file.snapshot(1).comments == comments


def test_a_state_outside_fide_mode_is_outside_it_again(tmp_path: Path) -> None:
    """Also where the step that left it was taken back meanwhile: a system that FIDE does not know."""
    with opened(tmp_path, arena("1 Anna |\n2 Bert |", rounds_total=3, initial_colour="W")) as store:
        keizer = replace(facts_of(store.snapshot(1)), type_code="CUSTOM_KEIZER", system_key="keizer")
        left = store.execute(EditSection(1, keizer, **BACK)).revision
        assert not store.snapshot(1).fide_mode
        store.undo(**BACK)
        assert store.snapshot(1).fide_mode
        store.restore(RestoreTo(left, **BACK))
        assert not store.snapshot(1).fide_mode


def test_only_a_sound_copy_of_this_event_is_taken(event_file: EventFile, tmp_path: Path, section: Section) -> None:
    other = tmp_path / "other.tdb"
    create_event_file(other, [section])
    with pytest.raises(RuleViolation, match="no copy of this event"):
        event_file.restore_file(other, **BACK)
    same = copied(event_file, tmp_path)
    with pytest.raises(RuleViolation, match="Nothing differs"):
        event_file.restore_file(same, **BACK)
    same.write_bytes(same.read_bytes()[:5000])
    with pytest.raises(EnvironmentProblem, match="damaged"):
        event_file.restore_file(same, **BACK)
    assert event_file.revision == 1
    assert not list(event_file.path.parent.glob("*before restore*"))


def test_an_event_is_handed_over_by_one_copy_and_the_log_names_both(
    event_file: EventFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    do(event_file, *PUBLISHED)
    copy = tmp_path / "stick.tdb"
    monkeypatch.setattr("socket.gethostname", lambda: "OLD-LAPTOP")
    event_file.hand_over(copy, "the club's laptop")
    assert event_file.undo_state().undo_label == "Publish round 3"  # a note is no step that undo knows
    event_file.close()
    with closing(open_event_file(event_file.path)) as old:
        assert (
            old.notice == "This event was handed over to the club's laptop: go on there, or the two files will differ."
        )
    monkeypatch.setattr("socket.gethostname", lambda: "NEW-LAPTOP")
    with closing(open_event_file(copy)) as new:
        assert new.notice == ""
        assert [entry.label for entry in new.journal(limit=2)] == [
            "Take over the event on NEW-LAPTOP",
            "Hand over the event to the club's laptop",
        ]
        new.undo(**BACK)
        assert new.round(1, 3).is_draft
    with closing(open_event_file(copy)) as new:
        assert new.undo_state().redo_label == "Publish round 3"
