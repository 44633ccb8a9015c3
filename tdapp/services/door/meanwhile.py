"""Changed meanwhile: what others have written since the sender looked is neither lost nor overwritten unasked.

A comparison of three, column by column: what the sender saw, what stands now, what this step writes. What the step
leaves as its sender saw it keeps the others' value, so that two may edit the name and the club of one player; what
both changed otherwise is asked. The lone arbiter has no ``base`` and pays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from tdapp.domain.arbiters.by import By, who_words
from tdapp.domain.commands.command import Step
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.checks import Warning, settle
from tdapp.domain.words.wording import tr
from tdapp.services.history.column_words import column_name, value_words
from tdapp.services.ports.unit_of_work import Journal, RowImage, SeenRow

Row = dict[str, Any]


def settle_meanwhile(journal: Journal, step: Step, by: By) -> None:
    """Keep what others changed and this step did not mean to; NeedsConfirmation for what both changed.

    A step that says itself what it expects to find is judged by that, while it is the same game.
    """
    if by.base is None:
        return
    seen = journal.changed_since(by.base, by.actor)
    if not seen:
        return
    untold = seen if by.agreed is None else journal.changed_since(by.agreed, by.actor)
    found: dict[str, Warning] = {}
    for image in journal.images():
        before = seen.get((image.table, image.row_id))
        if before is None:
            continue
        kept, clashes = _same_game(before, image) if hasattr(step, "expected") else _compared(before, image)
        name = partial(who_words, before.actor)
        if (image.table, image.row_id) not in untold:
            pass  # he was told, and means it
        elif clashes is None:
            words = partial(tr, "it was written only now, or paired anew")
            found.setdefault("", rule("changed-meanwhile").warn(name=name, changes=words))
        elif clashes:
            changes = partial(_said, clashes)
            found.setdefault(changes(), rule("changed-meanwhile").warn(name=name, changes=changes))
        if kept:
            journal.keep(image.table, image.row_id, kept)
    confirmed = getattr(step, "confirmed", ())
    settle(found.values(), confirmed if isinstance(confirmed, tuple) else ())


_FOLLOWS = frozenset({"held", "listed", "byes_only", "manual"})
"""What the program writes of a round beside what was asked for: it follows from the rows of now."""
_IN_A_ROW = frozenset({"number", "board", "place", "seat", "position"})
"""Places in a row, which are right together only: those of others are never mixed with those of this step."""

_Compared = tuple[Row, list[tuple[str, Any, Any]] | None]


def _same_game(seen: SeenRow, image: RowImage) -> _Compared:
    """Nothing to say while the same two sit there; None: the board was paired anew."""
    then, now = seen.before, image.before
    if now is None or (then is not None and all(then.get(side) == now.get(side) for side in ("white_id", "black_id"))):
        return {}, []
    return {}, None


def _compared(seen: SeenRow, image: RowImage) -> _Compared:
    """What to keep of the others, and (column, theirs, ours) of what both changed; None: the row as a whole."""
    then, now, ours = seen.before, image.before, image.after
    if now is None or then == now:
        return {}, []  # others took it away, and it comes again; or it is as it was seen
    if then is None or ours is None:
        return {}, None  # the sender knew nothing of it, or takes away what others have changed
    others = {column for column in now if now[column] != then.get(column)} - _FOLLOWS
    kept = {column: now[column] for column in others - _IN_A_ROW if ours[column] == then.get(column)}
    clashes = [(column, now[column], ours[column]) for column in others - kept.keys() if ours[column] != now[column]]
    return kept, sorted(clashes, key=lambda one: one[0])


def _said(clashes: list[tuple[str, Any, Any]]) -> str:
    return "; ".join(_words(clashes)) or tr("what you change is not as you saw it")


def _words(clashes: list[tuple[str, Any, Any]]) -> Iterator[str]:
    for column, theirs, ours in clashes:
        name = column_name(column)
        if name is not None:
            yield tr("{what} is {theirs} now, you enter {ours}").format(
                what=name, theirs=value_words(column, theirs), ours=value_words(column, ours)
            )
