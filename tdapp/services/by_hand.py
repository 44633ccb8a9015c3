"""Places and values typed in by hand: which columns a ladder asks for, and whether they may be out of date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.domain.event import Section
from tdapp.domain.ladder import Ladder
from tdapp.domain.wording import tr
from tdapp.services.standings import compute_standings
from tdapp.services.unit_of_work import StepHead

TYPED = frozenset({"set-manual-places", "set-external-values"})
RESULTS = frozenset(
    {
        "enter-result",
        "clear-result",
        "late-result",
        "correct-result",
        "swap-colours",
        "mark-adjourned",
        "store-pairing",
        "unpair-round",
        "absent-player",
        "finish-manual-pairing",
        "restore-to",
    }
)
"""Commands after which places may differ."""


@dataclass(frozen=True, slots=True)
class HandColumn:
    """One rung that waits for entries. ``code`` is MAN or EXT, ``name`` tells several EXT apart (else empty).

    ``rank`` and ``tied`` by pairing number: the place before this rung, and who is still tied then.
    """

    rung: int
    code: str
    name: str
    title: str
    entered: dict[int, str]
    rank: dict[int, int | None]
    tied: frozenset[int]


def hand_columns(section: Section, ladder: Ladder, after_round: int | None = None) -> tuple[HandColumn, ...]:
    """The rungs of a ladder that are filled in by hand, each once."""
    found: dict[tuple[str, str], HandColumn] = {}
    for index, rung in enumerate(ladder.rungs):
        name = rung.option("name") or ""
        if rung.code not in ("MAN", "EXT") or (rung.code, name) in found:
            continue
        before = compute_standings(section, ladder=Ladder(ladder.rungs[:index]), after_round=after_round)
        rank = {row.player.number: row.rank for row in before.rows}
        ranks = list(rank.values())
        tied = frozenset(number for number, place in rank.items() if place is not None and ranks.count(place) > 1)
        if rung.code == "MAN":
            entered = {number: str(place) for number, place in section.manual_places}
        else:
            entered = {number: text for known, number, text in section.external_values if known == name}
        title = (
            tr("Places (MAN)")
            if rung.code == "MAN"
            else tr("Values (EXT {name})").format(name=name)
            if name
            else tr("Values (EXT)")
        )
        found[rung.code, name] = HandColumn(index, rung.code, name, title, entered, rank, tied)
    return tuple(found.values())


LOOKED_AT = 2000
"""How many steps of the journal are looked at for a change of results."""


def may_be_out_of_date(entries: Sequence[StepHead], section_id: int) -> bool:
    """Whether a result changed after the last entry by hand; ``entries`` are the newest of the journal, newest first.

    False where nothing was typed in as far back as they reach.
    """
    commands = {entry.row_id: entry.command_id for entry in entries}
    changed = False
    for entry in entries:
        if entry.section_ids and section_id not in entry.section_ids:
            continue
        of = entry.undoes or entry.redoes
        command = commands.get(of, "") if of else entry.command_id
        if command in TYPED and not of:
            return changed
        changed = changed or command in RESULTS
    return False
