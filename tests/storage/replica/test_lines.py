"""Lines of the journal: what a replica takes in, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.keys import mark_of
from tdapp.domain.commands.history import ConvertFile, NamePoint
from tdapp.domain.commands.players import EditPlayers
from tdapp.domain.commands.rounds import CloseSection, EnterResult, VerifyResult
from tdapp.domain.words.changes import Topic
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.journal.sums import after_step, before_step
from tdapp.storage.replica import lines as module
from tdapp.storage.replica.lines import (
    CopyNeeded,
    Held,
    StepLine,
    as_json,
    held_as_json,
    held_of,
    line_of,
    lines_of,
    read_held,
)
from tdapp.storage.replica.taking_in import _put_point, changes_of, take_held, take_lines
from tdapp.storage.rows.models import InvitationRow, RestorePointRow
from tdapp.storage.rows.schema import SCHEMA
from tests.arena import arena
from tests.event_files import ALL, BACK, BLACK, DRAW, WHITE, do, opened, round_commands
from tests.storage.replica.following import assert_same, brought_up, sent

#  1 Anna   4
#  2 Bert   3
#  3 Cleo   2
#  4 Dora   1
FOUR = arena("1 Anna 2000 |\n2 Bert 1900 |\n3 Cleo 1800 |\n4 Dora 1700 |", rounds_total=1, name="A", initial_colour="W")
PAIRED = round_commands(1, ((1, 4), (3, 2)))


@pytest.fixture
def host(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, steps=PAIRED) as store:
        yield store


@pytest.fixture
def replica(host: EventFile, tmp_path: Path) -> Iterator[EventFile]:
    host.save_copy(tmp_path / "there.tdb")
    with closing(open_event_file(tmp_path / "there.tdb")) as store:
        yield store


def test_steps_of_several_with_who_sent_them_stand_there_as_here(host: EventFile, replica: EventFile) -> None:
    host.carry_out(EnterResult(1, 1, 1, WHITE), By("Ana", Role.ENTRY, origin="o1"))
    host.carry_out(EnterResult(1, 1, 2, DRAW), By("Ben", Role.SECTOR, origin="o2"))
    host.undo(**BACK)
    brought_up(replica, host)
    assert_same(replica, host)
    assert [entry.actor for entry in replica.journal(limit=3)] == ["", "Ben", "Ana"]


def test_closing_and_restore_points_come_along(host: EventFile, replica: EventFile) -> None:
    do(host, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
    do(host, VerifyResult(1, 1, 1, WHITE), VerifyResult(1, 1, 2, DRAW), CloseSection(1, confirmed=ALL))
    brought_up(replica, host)
    assert replica.restore_points() == host.restore_points()
    with replica.to_elsewhere() as connection:
        assert read_held(connection).final["1"]
    assert_same(replica, host)


def test_invitations_come_with_a_step_and_alone(host: EventFile, replica: EventFile) -> None:
    host.keep_invitations([Invitation("Ana", Role.ENTRY, mark_of("key"), frozenset({1}))])
    do(host, EnterResult(1, 1, 1, WHITE))
    brought_up(replica, host)
    assert replica.invitations() == host.invitations()
    host.keep_invitations([])
    with host.to_elsewhere() as connection:
        held = read_held(connection)
    with replica.from_elsewhere() as connection:
        assert take_held(connection, held)
        assert not take_held(connection, held)
        assert connection.execute(select(InvitationRow.id)).all() == []


def test_a_line_that_comes_twice_is_one_step_and_one_that_comes_early_waits(
    host: EventFile, replica: EventFile
) -> None:
    began = replica.revision
    do(host, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
    first, second = map(line_of, sent(host, began))
    assert take_lines(replica, [second]).topics == frozenset()
    assert take_lines(replica, [second, first]).topics == frozenset()
    assert replica.revision == began
    assert Topic.RESULTS in take_lines(replica, [first, first, second, first]).topics
    assert take_lines(replica, [first, second]).topics == frozenset()
    assert_same(replica, host)


def test_what_it_shows_is_read_again(host: EventFile, replica: EventFile) -> None:
    assert replica.snapshot(1).cells[0] != ()
    before = replica.snapshot(1)
    do(host, EnterResult(1, 1, 1, WHITE))
    changes = take_lines(replica, lines_of(host, replica.revision))
    assert changes.section_ids == {1}
    assert replica.snapshot(1) == host.snapshot(1) != before
    assert replica.undo_state() == host.undo_state()


def test_the_changes_of_a_step_of_the_whole_event_concern_all(host: EventFile) -> None:
    began = host.revision
    do(host, EnterResult(1, 1, 1, WHITE))
    host.hand_over(host.path.parent / "handed.tdb", "laptop 2")
    assert changes_of(lines_of(host, began)).section_ids == frozenset()


def _rows(replica: EventFile) -> tuple[int, Any]:
    return replica.revision, replica.round(1, 1)


def test_two_steps_of_one_number_need_a_copy(host: EventFile, replica: EventFile) -> None:
    do(replica, EnterResult(1, 1, 1, BLACK))
    do(host, EnterResult(1, 1, 1, WHITE))
    before = _rows(replica)
    with pytest.raises(CopyNeeded, match="fetched anew"):
        take_lines(replica, lines_of(host, replica.revision - 1))
    assert _rows(replica) == before


def test_a_row_that_is_not_as_the_step_found_it_needs_a_copy(host: EventFile, replica: EventFile) -> None:
    with replica.from_elsewhere() as connection:
        connection.exec_driver_sql("UPDATE pairing SET note = 'by hand' WHERE board = 1")
    before = _rows(replica)
    do(host, EnterResult(1, 1, 1, WHITE))
    with pytest.raises(CopyNeeded):
        brought_up(replica, host)
    assert _rows(replica) == before


def test_a_difference_that_no_step_touches_is_found_by_the_sums(host: EventFile, replica: EventFile) -> None:
    """The copy was wrong from the beginning: the first step after it says so."""
    with host.from_elsewhere() as connection:
        connection.exec_driver_sql(
            """UPDATE preference SET value = '["1","2"]' WHERE key = 'sum'"""
        )  # as if a row that the step leaves alone had another value there
    do(host, EnterResult(1, 1, 1, WHITE))
    before = _rows(replica)
    with pytest.raises(CopyNeeded):
        brought_up(replica, host)
    assert _rows(replica) == before


def test_all_lines_of_one_answer_or_none(host: EventFile, replica: EventFile) -> None:
    began = replica.revision
    do(host, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
    first, second = sent(host, began)
    second["sums"][0] = "0"
    with pytest.raises(CopyNeeded):
        take_lines(replica, [line_of(first), line_of(second)])
    assert replica.revision == began


def test_a_revision_that_the_host_never_had_needs_a_copy(host: EventFile) -> None:
    with pytest.raises(CopyNeeded):
        lines_of(host, host.revision + 1)


@pytest.mark.parametrize("change", [f"schema_revision = {SCHEMA - 1}", f"command_id = '{ConvertFile.ID}'"])
def test_steps_from_before_a_conversion_need_a_copy(host: EventFile, change: str) -> None:
    before = host.revision
    do(host, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
    with host.from_elsewhere() as connection:
        connection.exec_driver_sql(f"UPDATE journal SET {change} WHERE revision = {before + 1}")
    with pytest.raises(CopyNeeded):
        lines_of(host, before)
    assert [line.revision for line in lines_of(host, before + 1)] == [before + 2]


def _changed(line: dict[str, Any], change: Callable[[list[Any]], object]) -> dict[str, Any]:
    images = json.loads(line["row"]["images"])
    change(images[0])
    return {**line, "row": {**line["row"], "images": json.dumps(images)}}


def _set(place: int, value: object) -> Callable[[list[Any]], object]:
    return lambda image: image.__setitem__(place, value)


INVITED = {
    "id": 1, "name": "Ana", "role": "entry", "mark": "m", "section_ids": "[]", "boards": "[]",
    "device": "", "computer": "", "opened": "", "seen": "",
}  # fmt: skip
WRONG: dict[str, Callable[[dict[str, Any]], Any]] = {
    "no line": lambda line: [line],
    "no sums": lambda line: {**line, "sums": ["1"]},
    "sums that are none": lambda line: {**line, "sums": ["x", "y"]},
    "a column more": lambda line: {**line, "row": {**line["row"], "more": 1}},
    "a column less": lambda line: {**line, "row": {k: v for k, v in line["row"].items() if k != "actor"}},
    "a revision as text": lambda line: {**line, "row": {**line["row"], "revision": "7"}},
    "a truth for a number": lambda line: {**line, "row": {**line["row"], "id": True}},
    "no images": lambda line: {**line, "row": {**line["row"], "images": "{}"}},
    "an image of the journal": lambda line: _changed(line, _set(0, "journal")),
    "an image of the preferences": lambda line: _changed(line, _set(0, "preference")),
    "an image of nothing": lambda line: _changed(line, _set(0, "sqlite_master")),
    "an image of another row": lambda line: _changed(line, _set(1, 99)),
    "an image with a column more": lambda line: _changed(line, lambda image: image[3].update(more=1)),
    "an image without its round": lambda line: _changed(line, lambda image: image[3].update(round_id=None)),
    "an image with text for a number": lambda line: _changed(line, lambda image: image[3].update(board="1")),
    "an image with a truth for a text": lambda line: _changed(line, lambda image: image[3].update(result=True)),
    "an image with a number for a truth": lambda line: _changed(line, lambda image: image[3].update(verified=1)),
    "an image of an invitation": lambda line: {
        **line,
        "row": {**line["row"], "images": json.dumps([["invitation", 1, None, INVITED]])},
    },
    "an image that is no row": lambda line: _changed(line, _set(3, "x")),
    "points that are lists": lambda line: {**line, "points": [[]]},
    "an image that is short": lambda line: _changed(line, lambda image: image.pop()),
    "an image of a row without number": lambda line: _changed(line, _set(1, "1")),
    "held with marks that are none": lambda line: {**line, "held": {"final": {"1": ["a", 1]}, "invitations": []}},
    "held without marks": lambda line: {**line, "held": {"invitations": []}},
    "points that are none": lambda line: {**line, "points": {}},
    "a restore point that is none": lambda line: {**line, "points": [{}]},
    "held that is not": lambda line: {**line, "held": []},
    "held with other marks": lambda line: {**line, "held": {"final": {"1": "x"}, "invitations": []}},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_what_is_no_line_is_none(host: EventFile, wrong: Callable[[dict[str, Any]], Any]) -> None:
    began = host.revision
    do(host, EnterResult(1, 1, 1, WHITE))
    (line,) = sent(host, began)
    assert as_json(line_of(line)) == line
    with pytest.raises(ValueError, match=r".+"):
        line_of(wrong(line))


def test_a_line_whose_rows_break_a_key_needs_a_copy(host: EventFile, replica: EventFile) -> None:
    """A forged host: the images stand and the sums agree, but a board belongs to no round."""
    do(host, EnterResult(1, 1, 1, WHITE))
    (text,) = sent(host, replica.revision)
    true, forged = line_of(text), line_of(_changed(text, lambda image: image[3].update(round_id=77)))
    before = before_step(true.sums, _summed(true), true.row)
    agreeing = replace(forged, sums=after_step(before, _summed(forged), forged.row))
    revision = replica.revision
    with pytest.raises(CopyNeeded):
        take_lines(replica, [agreeing])
    assert replica.revision == revision
    take_lines(replica, [true])
    assert_same(replica, host)


def _summed(line: StepLine) -> list[tuple[str, Any, Any]]:
    return [(table, before, after) for table, _, before, after in line.images]


def test_held_from_outside_is_looked_at() -> None:
    with pytest.raises(ValueError, match="invitation"):
        held_of({"final": {}, "invitations": [{"id": 1}]})


def test_a_restore_point_that_is_there_is_the_same_or_needs_a_copy(host: EventFile) -> None:
    host.mark("here")
    with host.from_elsewhere() as connection:
        table = RestorePointRow.__table__
        before = [dict(row._mapping) for row in connection.execute(select(table))]
        point = before[-1]
        _put_point(connection, point)
        with pytest.raises(CopyNeeded):
            _put_point(connection, {**point, "name": "there"})
        _put_point(connection, {**point, "id": 99})
        after = [dict(row._mapping) for row in connection.execute(select(table))]
        assert after == [*before, {**point, "id": 99}]


def test_names_of_the_world_arrive_as_they_left(host: EventFile, replica: EventFile) -> None:
    anna = replace(host.snapshot(1).players[0], name="Παπαδόπουλος, 王明 \u2028")
    do(host, EditPlayers(1, (anna,)))
    brought_up(replica, host)
    assert_same(replica, host)


def test_each_line_brings_what_was_made_with_its_step(host: EventFile, replica: EventFile) -> None:
    """Restore points with the step that made them, what lies beside the journal with the newest only."""
    began = host.revision
    host.mark("morning")
    do(host, EnterResult(1, 1, 1, WHITE))
    host.mark("noon")
    do(host, EnterResult(1, 1, 2, DRAW))
    do(host, VerifyResult(1, 1, 1, WHITE), VerifyResult(1, 1, 2, DRAW), CloseSection(1, confirmed=ALL))
    lines = lines_of(host, began)
    found = [(line.row["command_id"], point["name"] or point["mark"]) for line in lines for point in line.points]
    assert found == [
        (NamePoint.ID, "morning"),
        (NamePoint.ID, "noon"),
        (EnterResult.ID, "round-end"),
        (CloseSection.ID, "before"),
    ]
    assert [line.held is None for line in lines] == [*[True] * (len(lines) - 1), False]
    brought_up(replica, host)
    assert_same(replica, host)


def test_many_lines_are_given_in_parts(host: EventFile, replica: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 2)
    do(host, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW), EnterResult(1, 1, 1, BLACK, confirmed=ALL))
    for left in (2, 1, 0):
        lines = lines_of(host, replica.revision)
        assert len(lines) == left
        take_lines(replica, lines)
    assert_same(replica, host)


def test_lines_begin_after_the_creation(host: EventFile) -> None:
    assert [line.revision for line in lines_of(host, 1)] == list(range(2, host.revision + 1))
    with pytest.raises(CopyNeeded):
        lines_of(host, 0)


def test_without_sums_a_copy_is_needed(host: EventFile) -> None:
    with host.from_elsewhere() as connection:
        connection.exec_driver_sql("DELETE FROM preference WHERE key = 'sum'")
    with pytest.raises(CopyNeeded):
        lines_of(host, 1)


def test_a_line_of_another_schema_needs_a_copy(host: EventFile, replica: EventFile) -> None:
    """Its rows may mean something else, whatever the sums say."""
    do(host, EnterResult(1, 1, 1, WHITE))
    (text,) = sent(host, replica.revision)
    true = line_of(text)
    row = {**true.row, "schema_revision": SCHEMA + 1}
    before = before_step(true.sums, _summed(true), true.row)
    with pytest.raises(CopyNeeded):
        take_lines(replica, [replace(true, row=row, sums=after_step(before, _summed(true), row))])
    take_lines(replica, [true])
    assert_same(replica, host)


def test_what_lies_beside_is_written_where_it_differs(host: EventFile, replica: EventFile) -> None:
    invited = read(host)[1]
    assert invited == ()
    for held in (
        Held({"1": ["a", "b"]}, ()),
        Held({"1": ["a", "b"]}, (INVITED,)),
        Held({}, (INVITED, {**INVITED, "id": 7})),
        Held({"2": ["c"]}, ()),
        Held({}, ()),
    ):
        with replica.from_elsewhere() as connection:
            assert take_held(connection, held)
            assert not take_held(connection, held)
        assert read(replica) == (held.final, held.invitations)
    assert held_of(held_as_json(Held({"1": ["a"]}, (INVITED,)))) == Held({"1": ["a"]}, (INVITED,))


def read(store: EventFile) -> tuple[Any, Any]:
    with store.to_elsewhere() as connection:
        held = read_held(connection)
    return held.final, held.invitations


@pytest.mark.parametrize(
    ("sections", "named"), [(("[1]", "[2, 1]"), {1, 2}), (("[1]", "[]"), set()), (("[]", "[1]"), set()), ((), set())]
)
def test_steps_together_change_the_sections_of_all(host: EventFile, sections: tuple[str, ...], named: set[int]) -> None:
    """A step that names no section changes all of them."""
    (line, *_) = lines_of(host, 1)
    lines = [replace(line, row={**line.row, "section_ids": one, "topics": '["results"]'}) for one in sections]
    found = changes_of(lines)
    assert (found.section_ids, found.topics) == (named, {Topic.RESULTS} if sections else set())
