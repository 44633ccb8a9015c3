"""The log: which steps are shown, in which words, and what going back would undo."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import Any

import pytest

from tdapp.domain.commands.history import Mark, NamePoint, Point, RestoreTo
from tdapp.domain.commands.sheets import SetHeaderLines, SetLogo, SetPrizes, SetSponsors
from tdapp.domain.commands.stored import StoredStep
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language
from tdapp.services.history.steps import (
    all_rows,
    history,
    reworded,
    round_begin,
    to_point,
    whole_round,
    worded,
    would_undo,
)
from tdapp.services.ports.event_store import GameChange, JournalEntry, RestorePoint, RowChange

NOW = dt.datetime(2026, 3, 1, 10, tzinfo=dt.UTC)


def entry(number: int, kind: str = "edit", *, of: tuple[int, ...] = (1,), rows: int = 1, **fields: Any) -> JournalEntry:
    """A row of the journal; its data are those of ``fields`` that no entry has."""
    own = {"reason", "undoes", "redoes", "changes", "game", "actor", "barrier"}
    data = {name: value for name, value in fields.items() if name not in own}
    usual: dict[str, Any] = {"reason": "", "undoes": None, "redoes": None, "barrier": False}
    given = usual | {name: value for name, value in fields.items() if name in own}
    return JournalEntry(
        number, 10 * number, NOW, StoredStep(kind, 1, data, {}), section_ids=frozenset(of), rows=rows, **given
    )


class Kept:
    """A journal, newest first, and its restore points."""

    def __init__(self, *entries: JournalEntry, points: tuple[RestorePoint, ...] = ()) -> None:
        self.entries, self.points = entries[::-1], points

    def journal(self, limit: int) -> tuple[JournalEntry, ...]:
        return self.entries[:limit]

    def restore_points(self) -> tuple[RestorePoint, ...]:
        return self.points


def shown(journal: Kept, **filters: Any) -> list[int]:
    return [row.row_id for row in history(journal, **filters)]  # type: ignore[arg-type]


WALKED = Kept(
    entry(1, round=1),
    entry(2, of=(), reason="The Ärger"),
    entry(3, of=(2,), round=2, actor="Zoë"),
    entry(4, "undo", undoes=3, of=(2,), actor="Zoë"),
    entry(5, "redo", redoes=3, of=(2,), actor="Zoë"),
    entry(6, of=(1, 2), round=1),
    entry(7, "undo", undoes=6, of=(1, 2)),
    entry(8, "restore-point"),
)


@pytest.mark.parametrize(
    ("filters", "rows"),
    [
        ({}, [8, 7, 6, 5, 4, 3, 2, 1]),
        ({"section_id": 1}, [8, 7, 6, 2, 1]),  # and what is of the whole event
        ({"section_id": 2}, [7, 6, 5, 4, 3, 2]),
        ({"section_id": 3}, [2]),
        ({"round_number": 1}, [6, 1]),
        ({"round_number": 0}, []),
        ({"actor": "Zoë"}, [5, 4, 3]),
        ({"actor": ""}, [8, 7, 6, 2, 1]),
        ({"with_undone": False}, [8, 7, 5, 4, 3, 2, 1]),
        ({"text": "the ärGER"}, [2]),
        ({"text": "round 2"}, [5, 4, 3]),
        ({"text": "round 2", "section_id": 1}, []),
        ({"limit": 3}, [8, 7, 6]),
    ],
)
def test_which_steps_are_shown(filters: dict[str, Any], rows: list[int]) -> None:
    assert shown(WALKED, **filters) == rows


def test_what_was_undone_and_repeated_stands() -> None:
    assert {row.row_id for row in history(WALKED) if row.undone} == {6}  # type: ignore[arg-type]
    again = Kept(*WALKED.entries[::-1], entry(9, "undo", undoes=3, of=(2,)))
    assert {row.row_id for row in history(again) if row.undone} == {3, 6}  # type: ignore[arg-type]
    assert {row.row_id for row in history(WALKED) if row.is_walk} == {4, 5, 7}  # type: ignore[arg-type]
    oldest_first = WALKED.entries[::-1]
    assert [row.row_id for row in worded(WALKED.entries, 2)] == [3, 2]
    assert [row.row_id for row in worded(WALKED.entries, 1)] == [8, 2, 1]
    assert [(row.row_id, row.undone) for row in all_rows(WALKED.entries, 2)] == [
        *((7, False), (6, True), (5, False), (4, False), (3, False), (2, False))
    ]
    assert len(all_rows(WALKED.entries)) == len(oldest_first)


def test_what_a_jump_would_undo_is_what_stands_and_changed_something() -> None:
    journal = Kept(*WALKED.entries[::-1], entry(9), entry(10, NamePoint.ID))
    assert [row.row_id for row in history(journal) if row.is_note] == [10]  # type: ignore[arg-type]
    assert [row.row_id for row in would_undo(journal, 20)] == [9, 8, 3]  # type: ignore[arg-type]
    assert [row.row_id for row in would_undo(journal, 19, 2)] == [3, 2]  # type: ignore[arg-type]


def test_a_row_tells_who_did_it_and_is_held_by_its_words() -> None:
    zoe, own = history(Kept(entry(1), entry(2, actor="Zoë", cause="x")))  # type: ignore[arg-type]
    assert (zoe.actor, own.actor) == ("Zoë", "")
    assert len({zoe, reworded(zoe), replace(zoe, entry=None), replace(zoe, origin=own.entry)}) == 1
    bare = replace(zoe, entry=None)  # of another computer, whose journal is not here
    assert (bare.actor, bare.is_walk, bare.is_note, reworded(bare)) == ("", False, False, bare)


def change(*fields: tuple[str, Any, Any]) -> RowChange:
    return RowChange("player", fields)


RATED = (change(("rating", 1900, 1950)),)
RESULTS = GameChange((1, "Ann"), (2, "Bob"), 4, None, GameResult.WHITE_WINS)


@pytest.mark.parametrize(
    ("one", "words"),
    [
        (entry(1), ("", "", "")),
        (entry(1, rows=2), ("2 entries", "", "")),
        (entry(1, rows=2, round=3), ("Round 3: 2 entries", "", "")),
        (entry(1, round=3), ("Round 3", "", "")),
        (entry(1, changes=RATED, round=3), ("Round 3", "Rating: 1900", "Rating: 1950")),
        (entry(1, changes=RATED * 2, rows=2), ("2 entries", "", "")),
        (entry(1, changes=(change(("board", 1, 2)),)), ("", "", "")),  # no word for people
        (
            entry(1, changes=(change(("rating", None, 1950), ("board", 1, 2), ("closed", False, True)),)),
            ("", "Rating: –", "Rating: 1950"),
        ),
        (
            entry(1, changes=(change(("rating", 1, 2), ("name", "A", "B"), ("club", "", "C")),)),
            ("", "Rating: 1; Name: A; Club: –", "Rating: 2; Name: B; Club: C"),
        ),
        (entry(1, changes=(change(*((name, 1, 2) for name in ("rating", "name", "club", "title"))),)), ("", "", "")),
        (entry(1, game=RESULTS, round=2), ("Round 2, board 4: Ann (1) - Bob (2)", "", "1-0")),
        (
            entry(1, game=GameChange((1, "Ann"), (2, "Bob"), 4, GameResult.DRAW, GameResult.DRAW), round=2),
            ("Round 2, board 4: Ann (1) - Bob (2)", "", ""),
        ),
        (entry(1, game=RESULTS), ("", "", "")),
        (entry(1, SetPrizes.ID, plan={"prizes": [1, 2]}), ("2 prizes", "", "")),
        (entry(1, SetPrizes.ID, plan={"prizes": []}), ("no prizes", "", "")),
        (entry(1, SetPrizes.ID, plan=None), ("no prizes", "", "")),
        (entry(1, SetHeaderLines.ID, lines=["A", "B"]), ("A; B", "", "")),
        (entry(1, SetHeaderLines.ID, lines=[]), ("no header lines", "", "")),
        (entry(1, SetSponsors.ID, pictures=[1, 2]), ("2 pictures", "", "")),
        (entry(1, SetSponsors.ID, pictures=[]), ("no picture", "", "")),
        (entry(1, SetLogo.ID, picture={"a": 1}), ("1 picture", "", "")),
        (entry(1, SetLogo.ID, picture=None), ("no picture", "", "")),
    ],
)
def test_what_a_step_was_about(one: JournalEntry, words: tuple[str, str, str]) -> None:
    (row,) = history(Kept(one))  # type: ignore[arg-type]
    said = row.what, row.old, row.new
    if words[1:] == ("", "1-0"):
        assert (said[0], said[2]) == (words[0], words[2])
        assert said[1] != said[2]
    else:
        assert said == words
    again = reworded(row)
    assert (again.what, again.old, again.new, again.label) == (*said, row.label)


def test_a_row_is_said_anew_in_the_language_of_here_and_now() -> None:
    (row,) = history(Kept(entry(1, changes=RATED, round=3)))  # type: ignore[arg-type]
    with language("de"):
        again = reworded(row)
    assert (again.what, again.old, again.new) == ("Runde 3", "Wertungszahl: 1900", "Wertungszahl: 1950")


def test_an_undo_is_about_the_round_of_its_step() -> None:
    journal = Kept(entry(1, round=3), entry(2, "undo", undoes=1), entry(3, "redo", redoes=1))
    rows = history(journal)  # type: ignore[arg-type]
    assert [row.what for row in rows] == ["Round 3"] * 3
    assert [reworded(row).what for row in rows] == ["Round 3"] * 3


def point(number: int, mark: Mark, section: int | None = 1, file: str = "", *, of: int | None = 1) -> RestorePoint:
    return RestorePoint(number, NOW, 10 * number, section, Point(mark, of), file)


def test_a_round_begins_where_it_was_paired_last() -> None:
    points = (
        point(6, Mark.END), point(5, Mark.BEGIN, 2), point(4, Mark.BEGIN), point(3, Mark.BEGIN, of=2),
        point(2, Mark.BEGIN),
    )  # fmt: skip
    journal = Kept(points=points)
    assert round_begin(journal, 1, 1) == points[2]  # type: ignore[arg-type]
    assert whole_round(journal, 1, 1) == RestoreTo(40, 1, whole_round=1)  # type: ignore[arg-type]
    with pytest.raises(RuleViolation, match="Round 3 was not paired here"):
        whole_round(journal, 1, 3)  # type: ignore[arg-type]
    assert to_point(points[3]) == RestoreTo(30, 1, Point(Mark.BEGIN, 2))
    with pytest.raises(RuleViolation, match=r"is the file old\.tdb beside the event"):
        to_point(point(1, Mark.BEFORE, None, "old.tdb"))
