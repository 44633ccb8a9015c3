"""Places and values typed in by hand: which columns a ladder asks for (their age: services.tables.by_hand_age)."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.tables.standings import compute_standings


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
