"""The journal in rows that can be read: when, what, from what to what, why; and what a jump back would undo."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import TypedDict

from tdapp.domain.commands.history import NOTES, Mark, Point, RestoreTo
from tdapp.domain.commands.sheets import SHEET_COMMANDS
from tdapp.domain.section.results import result_text
from tdapp.domain.words.changes import Executed
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.history.column_words import column_name, value_words
from tdapp.services.ports.event_store import History, JournalEntry, RestorePoint


class Answer(TypedDict, total=False):
    """What the arbiter said when a walk through the history was asked about."""

    reason: str
    confirmed: tuple[str, ...]


NOTHING_SAID: Answer = {}
MANY = 2000
"""How many rows of the journal are read at once at most."""


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One step as the History panel shows it.

    ``label`` says what was done. ``undone``: it does not stand any more. ``barrier``: undo does not cross it.
    """

    row_id: int
    revision: int
    time: dt.datetime
    label: str
    what: str
    old: str
    new: str
    reason: str
    undone: bool
    barrier: bool
    section_ids: frozenset[int]
    entry: JournalEntry | None = field(default=None, compare=False, repr=False)
    """What it was worded from."""
    origin: JournalEntry | None = field(default=None, compare=False, repr=False)
    """The step that this one took back or repeated, where it is known."""

    @property
    def actor(self) -> str:
        """Who did it; empty: the lone arbiter, or who leads."""
        return "" if self.entry is None else self.entry.actor

    @property
    def is_walk(self) -> bool:
        """Whether it took another step back or repeated it."""
        return self.entry is not None and bool(self.entry.undoes or self.entry.redoes)

    @property
    def is_note(self) -> bool:
        """Whether it changed nothing."""
        return self.entry is not None and self.entry.command_id in _NOTES


def history(
    store: History,
    *,
    section_id: int | None = None,
    round_number: int | None = None,
    text: str = "",
    with_undone: bool = True,
    actor: str | None = None,
    limit: int = MANY,
) -> tuple[HistoryRow, ...]:
    """The newest steps, newest first, filtered; ``text`` is looked for in every column, case apart.

    ``actor``: only what this one did.
    """
    found = []
    entries = store.journal(limit=limit)
    undone = _undone(entries)
    by_id = {entry.row_id: entry for entry in entries}
    for entry in entries:
        if section_id is not None and entry.section_ids and section_id not in entry.section_ids:
            continue
        if round_number is not None and entry.command.get("round") != round_number:
            continue
        if actor is not None and entry.actor != actor:
            continue
        row = _row(entry, entry.row_id in undone, by_id)
        if row.undone and not with_undone:
            continue
        if text.casefold() not in " ".join((row.label, row.what, row.old, row.new, row.reason)).casefold():
            continue
        found.append(row)
    return tuple(found)


def actors(store: History, *, limit: int = MANY) -> tuple[str, ...]:
    """Who has worked on the event, by name, who leads (empty) first; one only where nobody else did a step."""
    return tuple(sorted({entry.actor for entry in store.journal(limit=limit)} | {""}))


def all_rows(entries: Iterable[JournalEntry], section_id: int | None = None) -> tuple[HistoryRow, ...]:
    """Every step of a section, or of the whole event, in the order given: also what was undone, and the undoing."""
    held = tuple(entries)
    undone = _undone(held)
    by_id = {entry.row_id: entry for entry in held}
    return tuple(
        _row(entry, entry.row_id in undone, by_id)
        for entry in held
        if section_id is None or not entry.section_ids or section_id in entry.section_ids
    )


def worded(entries: Iterable[JournalEntry], section_id: int) -> tuple[HistoryRow, ...]:
    """The steps of one section in the order given, without those that were undone and without the undoing."""
    held = tuple(entries)
    undone = _undone(held)
    return tuple(
        _row(entry, False, {})
        for entry in held
        if entry.row_id not in undone
        and entry.undoes is None
        and entry.redoes is None
        and (not entry.section_ids or section_id in entry.section_ids)
    )


def reworded(row: HistoryRow) -> HistoryRow:
    """The same step with its words in the language of here and now."""
    if row.entry is None:
        return row
    what, old, new = _words(row.entry, row.origin)
    return replace(row, label=row.entry.label, what=what, old=old, new=new)


def would_undo(store: History, revision: int, section_id: int | None = None) -> tuple[HistoryRow, ...]:
    """The steps that stand and would be undone by going back to ``revision``, newest first: the preview of a jump."""
    rows = history(store, section_id=section_id, with_undone=False)
    return tuple(row for row in rows if row.revision > revision and not (row.is_walk or row.is_note))


def to_point(point: RestorePoint) -> RestoreTo:
    """The step that goes back to a restore point."""
    if point.file_name:
        raise RuleViolation(
            tr("This restore point is the file {file_name} beside the event: open it.").format(
                file_name=point.file_name
            )
        )
    return RestoreTo(point.revision, point.section_id, point.point)


def round_begin(store: History, section_id: int, number: int) -> RestorePoint | None:
    """The state before a round was paired, the newest if it was paired more than once."""
    begin = Point(Mark.BEGIN, number)
    points = store.restore_points()
    return next((point for point in points if point.section_id == section_id and point.point == begin), None)


def undo_round(store: History, section_id: int, number: int, answer: Answer = NOTHING_SAID) -> Executed:
    """Take a whole round back in one step: its pairing, its results, and what happened in the section since."""
    return store.restore(replace(whole_round(store, section_id, number), **answer))


def whole_round(store: History, section_id: int, number: int) -> RestoreTo:
    """The step that takes a whole round back; RuleViolation where it was not paired here."""
    point = round_begin(store, section_id, number)
    if point is None:
        raise RuleViolation(tr("Round {number} was not paired here: there is nothing to undo.").format(number=number))
    return RestoreTo(point.revision, section_id, whole_round=number)


def _undone(entries: Iterable[JournalEntry]) -> frozenset[int]:
    found: set[int] = set()
    for entry in reversed(tuple(entries)):
        if entry.undoes is not None:
            found.add(entry.undoes)
        if entry.redoes is not None:
            found.discard(entry.redoes)
    return frozenset(found)


def _row(entry: JournalEntry, undone: bool, by_id: Mapping[int, JournalEntry]) -> HistoryRow:
    origin = by_id.get(entry.undoes or entry.redoes or 0)
    what, old, new = _words(entry, origin)
    return HistoryRow(
        row_id=entry.row_id,
        revision=entry.revision,
        time=entry.at,
        label=entry.label,
        what=what,
        old=old,
        new=new,
        reason=entry.reason,
        undone=undone,
        barrier=entry.barrier,
        section_ids=entry.section_ids,
        entry=entry,
        origin=origin,
    )


def _words(entry: JournalEntry, origin: JournalEntry | None = None) -> tuple[str, str, str]:
    """What a step was about, before and after; ``origin`` is the step that it took back or repeated."""
    number = (origin or entry).command.get("round")
    place = tr("Round {number}").format(number=number) if number is not None else ""
    game = entry.game
    if game is not None and number is not None:
        (white, white_name), (black, black_name) = game.white, game.black
        what = tr("Round {number}, board {board}: {game}").format(
            number=number, board=game.board, game=f"{white_name} ({white}) - {black_name} ({black})"
        )
        if game.old is game.new:
            return what, "", ""
        return what, result_text(game.old), result_text(game.new)
    if entry.command_id in _SHEETS:
        return _sheet_words(entry), "", ""
    fields = [field for change in entry.changes for field in change.fields if not isinstance(field[2], bool)]
    worded = [(column, words) for column, *_ in fields if (words := column_name(column)) is not None]
    if len(entry.changes) == 1 and 0 < len(fields) <= 3 and worded:
        values = {column: (before, after) for column, before, after in fields}
        old = "; ".join(f"{words}: {value_words(column, values[column][0])}" for column, words in worded)
        new = "; ".join(f"{words}: {value_words(column, values[column][1])}" for column, words in worded)
        return place, old, new
    what = ntr("{count} entry", "{count} entries", entry.rows).format(count=entry.rows) if entry.rows > 1 else ""
    return ": ".join(filter(None, (place, what))), "", ""


_NOTES = frozenset(note.ID for note in NOTES)
_SHEETS = frozenset(command.ID for command in SHEET_COMMANDS)


def _sheet_words(entry: JournalEntry) -> str:
    """Prizes and pictures by their number: their data are nothing to read."""
    command = entry.command
    prizes = len((command.get("plan") or {}).get("prizes", ()))
    if "plan" in command:
        return ntr("{count} prize", "{count} prizes", prizes).format(count=prizes) if prizes else tr("no prizes")
    if "lines" in command:
        return "; ".join(command["lines"]) or tr("no header lines")
    pictures = len(command["pictures"]) if "pictures" in command else int(command.get("picture") is not None)
    return ntr("{count} picture", "{count} pictures", pictures).format(count=pictures) if pictures else tr("no picture")
