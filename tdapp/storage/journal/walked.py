"""What a walk through the history changed of what is public or locked, read from its row images."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from tdapp.domain.section.event import ByeRules
from tdapp.domain.section.outcome import GameResult
from tdapp.services.ports.unit_of_work import Walked
from tdapp.storage.rows.models import ForbiddenRow, PairingRow, PlayerRow, RoundRow, SectionRow

Row = dict[str, Any]
Change = tuple[str, Row | None, Row | None]  # table, before, after
_LOCKED = ("rounds_total", "edition", "unrated_rule", "ladder", "closed")


@dataclass(slots=True)
class _Found:
    withdrawn: list[int] = field(default_factory=list)
    changed: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    results: list[tuple[int, int]] = field(default_factory=list)
    corrected: list[tuple[int, int, GameResult | None, GameResult | None]] = field(default_factory=list)
    locked: dict[str, tuple[Any, Any]] = field(default_factory=dict)


def walked(connection: Connection, changes: Iterable[Change]) -> tuple[Walked, ...]:
    """Section by section; sections in which nothing of the kind changed are left out."""
    found: defaultdict[int, _Found] = defaultdict(_Found)
    rounds: dict[int, tuple[Row | None, Row | None]] = {}
    games: defaultdict[int, list[tuple[Row | None, Row | None]]] = defaultdict(list)
    renumbered: set[int] = set()
    for table, before, after in changes:
        row = before or after
        assert row is not None
        if table == PlayerRow.__tablename__ and (
            before is None or after is None or before["number"] != after["number"]
        ):
            renumbered.add(row["section_id"])  # who is kept apart has other numbers, and is the same
        if table == RoundRow.__tablename__:
            rounds[row["id"]] = before, after
        elif table == PairingRow.__tablename__:
            games[row["round_id"]].append((before, after))
        elif table == ForbiddenRow.__tablename__ and not row["soft"]:
            found[row["section_id"]].locked["forbidden"] = None, None
        elif table == SectionRow.__tablename__ and before is not None and after is not None:
            found[row["id"]].locked.update(_locked(before, after))
    for section_id in renumbered & found.keys():
        found[section_id].locked.pop("forbidden", None)
    missing = games.keys() - rounds.keys()
    table_ = RoundRow.__table__
    for one in connection.execute(select(table_).where(table_.c.id.in_(missing))) if missing else ():
        rounds[one.id] = (dict(one._mapping),) * 2
    for round_id, (before, after) in sorted(rounds.items()):
        if before is not None:
            _of_round(found[before["section_id"]], before, after, games[round_id])
    return tuple(
        Walked(
            section_id, tuple(one.withdrawn), tuple(one.changed), tuple(one.results), tuple(one.corrected), one.locked
        )
        for section_id, one in sorted(found.items())
        if one != _Found()
    )


def _locked(before: Row, after: Row) -> dict[str, tuple[Any, Any]]:
    found = {name: (before[name], after[name]) for name in _LOCKED if before[name] != after[name]}
    byes = tuple(ByeRules(row["half_allowed"], row["half_limit"], row["half_until"]) for row in (before, after))
    if byes[0] != byes[1]:
        found["byes"] = byes[0], byes[1]
    return found


def _of_round(found: _Found, before: Row, after: Row | None, games: list[tuple[Row | None, Row | None]]) -> None:
    number = int(before["number"])
    public = after is not None and bool(after["published"])
    if before["published"] and not public:
        found.withdrawn.append(number)
    then = {_pair(game): game for game, _ in games if game is not None}
    now = {_pair(game): game for _, game in games if game is not None}
    gone = sum(game["result"] is not None for pair, game in then.items() if pair not in now)
    if gone:
        found.results.append((number, gone))
    both_by_hand = bool(before["manual"]) and after is not None and bool(after["manual"])
    if before["published"] and public and not both_by_hand:
        others = {
            int(game["board"] or 0)
            for here, there in ((then, now), (now, then))
            for pair, game in here.items()
            if pair not in there or (there[pair]["white_id"] != game["white_id"] and game["result"] is None)
        }
        if others:
            found.changed.append((number, tuple(sorted(others))))
    for pair in then.keys() & now.keys():
        old, new = (_result(game["result"]) for game in (then[pair], now[pair]))
        if old is not new:
            found.corrected.append((number, int(then[pair]["board"] or 0), old, new))
    found.corrected.sort(key=lambda one: one[:2])


def _pair(game: Row) -> frozenset[int]:
    return frozenset((game["white_id"], game["black_id"]))


def _result(text: str | None) -> GameResult | None:
    return None if text is None else GameResult(text)
