"""Steps keep what their words need instead of an English sentence; a restore point keeps what it marks.

The sentences of rows written before are found here once more, each among those of its own command, so that they are
shown in every language; one that is not known stays as it is. All of this is frozen: it tells what once was written.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def marked(text: str) -> str:
    """Found by the collector of texts."""
    return text


_SENTENCES: dict[str, tuple[str, ...]] = {
    "create": (marked("Create the event"),),
    "migrate": (marked("Convert the event file"),),
    "restore-to": (marked("Go back in the history"), marked("Undo round {number}"), marked("Restore: {step}")),
    "restore-file": (marked("Restore from a file"),),
    "hand-over": (marked("Hand over the event to {name}"), marked("Hand over the event")),
    "take-over": (marked("Take over the event on {name}"), marked("Take over the event")),
    "edit-event": (marked("Edit the event"),),
    "add-section": (marked("Add the section {name}"), marked("Add a section")),
    "edit-section": (
        marked("Edit the section"),
        marked("Change the schedule"),
        marked("Rename the section {name}"),
        marked("Name the section {name}"),
        marked("The initial colour by lot {seed}: {words}"),
        marked("The initial colour: {words}"),
        marked("Draw the initial colour: {words}"),
        marked("Set the initial colour: {words}"),
        marked("Play Chess960"),
        marked("Play from the usual position"),
    ),
    "remove-section": (marked("Remove the section {name}"), marked("Remove the section")),
    "move-players": (marked("Move players to another section"), marked("Move {name} to {section}")),
    "order-sections": (marked("Put {name} in another place"), marked("Order the sections")),
    "add-players": (marked("Add players"), marked("Add {count} players"), marked("Add {name}")),
    "edit-players": (
        marked("Edit players"),
        marked("Edit {count} players"),
        marked("Edit {name}"),
        marked("Take over from the list {name}"),
        marked("Fix {name} at board {number}"),
        marked("Let {name} move again"),
    ),
    "remove-players": (marked("Remove players"), marked("Remove {name}")),
    "withdraw-player": (marked("Withdraw a player"), marked("Withdraw {name}")),
    "reenter-player": (marked("Take a player back"), marked("Take {name} back")),
    "expel-player": (marked("Expel a player"), marked("Expel {name}")),
    "set-absences": (marked("Set absences"), marked("Set byes"), marked("Round {number}, {name}: {words}")),
    "set-check-in": (marked("Check in"), marked("Check in: {count} players"), marked("Check in: {name}")),
    "close-check-in": (marked("Close the check-in"),),
    "use-rating-method": (marked("Choose the tournament ratings"),),
    "regenerate-numbers": (marked("Give the pairing numbers"),),
    "exchange-numbers": (
        marked("Exchange two pairing numbers"),
        marked("Exchange the numbers {first} and {second}"),
    ),
    "set-numbers": (marked("Give the numbers by hand"),),
    "draw-numbers": (marked("Draw the numbers by lot"),),
    "set-categories": (
        marked("Set the categories"),
        marked("Put {count} players into {category}"),
        marked("Take {count} players out of {category}"),
        marked("Put {name} into {category}"),
        marked("Take {name} out of {category}"),
    ),
    "set-list-order": (marked("Set the order of the rating lists"),),
    "set-prizes": (marked("Announce the prizes"), marked("Take back the prizes")),
    "set-header-lines": (marked("Change the header lines"),),
    "set-logo": (marked("Change the logo"),),
    "set-sponsors": (marked("Change the sponsors"),),
    "set-prohibitions": (
        marked("Change the prohibited pairings"),
        marked("Take a prohibition away"),
        marked("Keep apart: {names}"),
    ),
    "set-acceleration": (
        marked("Change the acceleration"),
        marked("Accelerate the pairings (Baku)"),
        marked("Pair without acceleration"),
    ),
    "draw-chess960": (marked("Draw the Chess960 position"), marked("Draw the position of round {number}")),
    "set-trial-ladder": (
        marked("Change the trial ladder"),
        marked("Drop the trial ladder"),
        marked("Move {rung} to position {number}"),
        marked("Add {rung} at position {number}"),
        marked("Change {rung} to {name}"),
        marked("Change {rung}"),
        marked("Remove {rung}"),
        marked("Set an option of {rung}"),
        marked("Count unplayed games of {rung}: {words}"),
        marked("Load the preset {words}"),
        marked("Load the ladder {name}"),
        marked("Copy the ladder of {name}"),
    ),
    "make-ladder-official": (marked("Make the ladder official"),),
    "set-edition": (marked("Change the edition of the tie-break rules"),),
    "set-manual-places": (marked("Enter the places of a play-off"),),
    "set-external-values": (marked("Type in tie-break values"),),
    "enter-result": (marked("Enter a result"), marked("Enter {words} at board {number}")),
    "clear-result": (marked("Clear a result"), marked("Clear {words} at board {number}")),
    "verify-result": (marked("Verify a result"), marked("Verify {words} at board {number}")),
    "swap-colours": (marked("Swap the colours of a board"), marked("Swap the colours of board {number}")),
    "set-board-note": (marked("Change the note of a board"), marked("Note at board {number}")),
    "mark-adjourned": (
        marked("Record missing results as adjourned"),
        marked("Record missing results of round {number} as adjourned"),
    ),
    "late-result": (
        marked("Enter the result of an adjourned game"),
        marked("Enter {words} for the adjourned board {board} of round {number}"),
    ),
    "correct-result": (marked("Correct a result"), marked("Correct round {number}, board {board} to {words}")),
    "store-pairing": (marked("Pair the round"), marked("Pair round {number}")),
    "publish-round": (marked("Publish the pairings"), marked("Publish round {number}")),
    "unpublish-round": (
        marked("Withdraw the published pairings"),
        marked("Withdraw the pairings of round {number}"),
    ),
    "unpair-round": (marked("Unpair the round"), marked("Unpair round {number}")),
    "absent-player": (marked("A paired player is absent"), marked("{name} does not come")),
    "start-manual-pairing": (
        marked("Start pairing by hand"),
        marked("Start pairing round {number} by hand"),
    ),
    "pair-by-hand": (marked("Pair two players by hand"), marked("Pair {first} and {second} by hand")),
    "unpair-by-hand": (marked("Unpair a player by hand"), marked("Unpair {name} by hand")),
    "swap-by-hand": (marked("Swap colours by hand"), marked("Swap the colours of board {number} by hand")),
    "bye-by-hand": (
        marked("Give a bye by hand"),
        marked("Give {name} the bye by hand"),
        marked("Give {name} an absence by hand"),
    ),
    "fill-by-hand": (marked("Pair those who are left"), marked("Pair {count} boards of those left")),
    "finish-manual-pairing": (
        marked("Finish pairing by hand"),
        marked("Finish pairing round {number} by hand"),
    ),
    "leave-fide-mode": (marked("Leave FIDE mode"),),
    "close-section": (marked("Close the tournament"),),
    "reopen-section": (marked("Re-open the tournament"),),
}
_POINTS = {
    "round-begin": marked("Round {number}, begin"),
    "round-end": marked("Round {number}, end"),
    "before": marked("Before: {step}"),
}
_CHANGED = ("official ladder changed", "edition of the tie-break rules changed")
_WALKS = ("undo", "redo")
_NUMBERS = frozenset(("number", "count", "board", "seed"))
_PLACEHOLDER = re.compile(r"\\{(\w+)\\}")


def upgrade() -> None:
    """Find the sentences again, for the last time."""
    with op.batch_alter_table("journal") as batch:
        batch.add_column(sa.Column("facts", sa.Text(), nullable=True))
    with op.batch_alter_table("restore_point") as batch:
        batch.add_column(sa.Column("mark", sa.Text(), nullable=True))
        batch.add_column(sa.Column("round", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("name", sa.Text(), nullable=True))
    connection = op.get_bind()
    labels = _say_the_steps(connection)
    _mark_the_points(connection, labels)
    with op.batch_alter_table("journal") as batch:
        batch.alter_column("facts", existing_type=sa.Text(), nullable=False)
        batch.drop_column("label")
    with op.batch_alter_table("restore_point") as batch:
        batch.alter_column("mark", existing_type=sa.Text(), nullable=False)
        batch.alter_column("name", existing_type=sa.Text(), nullable=False)
        batch.drop_column("reason")


def _say_the_steps(connection: sa.Connection) -> dict[int, tuple[str, str]]:
    """(command, sentence) of every row by its revision."""
    journal = sa.table("journal", *map(sa.column, ("id", "revision", "command_id", "label", "facts")))
    columns = (journal.c.id, journal.c.revision, journal.c.command_id, journal.c.label)
    rows = connection.execute(sa.select(*columns).order_by(journal.c.id)).all()
    labels = {row.revision: (row.command_id, row.label) for row in rows}
    filled = [
        {
            "which": row.id,
            # what an undo or redo is about is told by the row that it names
            "said": "{}" if row.command_id in _WALKS else _json({"said": _said(row.command_id, row.label, labels)}),
        }
        for row in rows
    ]
    if filled:
        statement = sa.update(journal).where(journal.c.id == sa.bindparam("which"))
        connection.execute(statement.values(facts=sa.bindparam("said")), filled)
    return labels


def _mark_the_points(connection: sa.Connection, labels: dict[int, tuple[str, str]]) -> None:
    names = ("id", "revision", "section_id", "reason", "mark", "round", "name")
    points = sa.table("restore_point", *map(sa.column, names))
    for row in connection.execute(sa.select(*(points.c[name] for name in names[:4]))).all():
        command, label = labels.get(row.revision + 1, ("", ""))
        mark, number = "named", None
        for kind in ("round-begin", "round-end"):
            found = _pattern(_POINTS[kind]).fullmatch(row.reason)
            if found is not None and row.section_id is not None:
                mark, number = kind, int(found["number"])
        before = row.reason.removeprefix("Before: ")
        if command and (
            (before != row.reason and (before in (label, *_CHANGED) or command == "restore-file"))
            or command == "migrate"
        ):
            mark = "before"
        name = row.reason if mark == "named" else ""
        connection.execute(sa.update(points).where(points.c.id == row.id).values(mark=mark, round=number, name=name))


def _said(command: str, label: str, labels: dict[int, tuple[str, str]]) -> str | dict[str, Any]:
    """The sentence with what stands in it; the text itself where no sentence of the command fits."""
    for sentence in _SENTENCES.get(command, ()):
        found = _pattern(sentence).fullmatch(label)
        if found is not None:
            values = {key: _value(key, text, labels) for key, text in found.groupdict().items()}
            return {"text": sentence, "values": values}
    return label


def _value(key: str, text: str, labels: dict[int, tuple[str, str]]) -> int | str | dict[str, Any]:
    if key in _NUMBERS:
        return int(text)
    if key == "words" and "{" not in text:
        return {"text": text, "values": {}}
    if key == "step":
        return _point(text, labels)
    return text


def _point(text: str, labels: dict[int, tuple[str, str]]) -> str | dict[str, Any]:
    """The name of a restore point that was gone back to."""
    for sentence in _POINTS.values():
        found = _pattern(sentence).fullmatch(text)
        if found is None:
            continue
        if "step" not in found.groupdict():
            return {"text": sentence, "values": {"number": int(found["number"])}}
        commands = sorted({command for command, label in labels.values() if label == found["step"]})
        step = _said(commands[0], found["step"], labels) if commands else found["step"]
        return {"text": sentence, "values": {"step": step}}
    return text


@cache
def _pattern(sentence: str) -> re.Pattern[str]:
    def group(found: re.Match[str]) -> str:
        held = r"\d+" if found[1] in _NUMBERS else ".+?"
        return f"(?P<{found[1]}>{held})"

    return re.compile(_PLACEHOLDER.sub(group, re.escape(sentence)), re.DOTALL)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
