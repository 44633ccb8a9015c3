"""What the pages of arbiters show of a section: its boards in the round that is played, alerts, and who has come.

Names, numbers, boards and results only. Everything is made once for all pages, and only what is another is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.results import result_text
from tdapp.domain.section.round import Board, Round
from tdapp.services.games.of_round import RoundGames
from tdapp.services.ports.event_store import EventStore
from tdapp.services.rounds.playing import round_in_play
from tdapp.services.systems.registry import rules_of_system


def played_round(store: EventStore, section_id: int) -> Round | None:
    """The round that is being played; None: no round is published."""
    number = round_in_play(store, section_id, store.snapshot(section_id))
    return store.round(section_id, number) if number else None


def board_item(names: Mapping[int, str], played: Round, board: Board, record: GameRecord | None) -> dict[str, Any]:
    """One board as an arbiter may see it: now, and not after a delay. A position only where there is a game."""
    item: dict[str, Any] = {
        "number": board.number,
        "name": played.board_name(board.number),
        "white": names.get(board.white, str(board.white)),
        "black": names.get(board.black, str(board.black)),
        "pair": [board.white, board.black],
        "result": board.result.value if board.result is not None else "",
        "words": result_text(board.result) if board.result is not None else "",
    }
    if board.verified:
        item["verified"] = True
    if board.note:
        item["note"] = board.note
    if record is not None and (record.plies or record.start):
        from tdapp.services.games.desk import watched

        item |= watched(played, board, record)
    return item


class SectionPages:
    """One section as its pages show it; ``news`` is what has become another since it was asked last."""

    def __init__(self, section_id: int) -> None:
        self.section_id = section_id
        self.names: dict[int, str] = {}
        self._boards: dict[int, tuple[tuple[Any, ...], dict[str, Any]]] = {}
        self._told: dict[str, Any] = {}
        self._people: dict[int, dict[str, Any]] = {}
        self._round = -1
        self._numbers: frozenset[int] = frozenset()

    def news(
        self,
        section: Section,
        played: Round | None,
        games: RoundGames | None,
        alerts: Iterable[Mapping[str, Any]],
        *,
        people: bool,
    ) -> dict[str, Any] | None:
        """A line for the pages; None: they have it all. ``people``: somebody checks in here."""
        self.names = {player.number: player.name for player in section.players}
        found = people_of(section) if people else {}
        numbers = frozenset(board.number for board in played.boards) if played else frozenset()
        number = played.number if played else 0
        whole = number != self._round or not self._numbers <= numbers or not self._people.keys() <= found.keys()
        if whole:
            self._boards, self._told, self._people = {}, {}, {}
        self._round, self._numbers = number, numbers
        line: dict[str, Any] = {"whole": True} if whole else {}
        facts = {"name": section.name, "round": number, "closed": section.closed, "alerts": [dict(it) for it in alerts]}
        if people:
            states = [one["state"] for one in found.values()]
            facts["here"] = [states.count(CheckIn.PRESENT.value), len(states)]
        if fresh := {name: value for name, value in facts.items() if self._told.get(name) != value}:
            line["facts"] = fresh
            self._told.update(fresh)
        if boards := self._changed(played, games):
            line["boards"] = boards
        if changed := [one for key, one in found.items() if self._people.get(key) != one]:
            line["people"] = changed
        self._people = found
        return {"type": "news", "section": self.section_id, **line} if line else None

    @property
    def round(self) -> int:
        """The round that the pages show."""
        return max(0, self._round)

    def news_of_board(self, played: Round, number: int, games: RoundGames | None) -> dict[str, Any] | None:
        """The same for one board of the round that the pages show, as soon as it is another."""
        boards = self._changed(played, games, number)
        return {"type": "news", "section": self.section_id, "boards": boards} if boards else None

    def _changed(self, played: Round | None, games: RoundGames | None, only: int = 0) -> list[dict[str, Any]]:
        found = []
        for board in played.boards if played else ():
            if only and board.number != only:
                continue
            record = games.of(board.number) if games is not None else None
            key = (board, record, self.names.get(board.white), self.names.get(board.black))
            held = self._boards.get(board.number)
            if held is not None and held[0] == key:
                continue
            assert played is not None
            item = board_item(self.names, played, board, record)
            if held is None or held[1] != item:
                found.append(item)
            self._boards[board.number] = key, item
        return found


def people_of(section: Section) -> dict[int, dict[str, Any]]:
    """Who may check in: the players by their numbers, or the teams where teams do."""
    comers = rules_of_system(section.system).comers(section)
    active = (one for one in comers if one.standing is Standing.ACTIVE)
    return {one.number: {"number": one.number, "name": one.name, "state": one.check_in.value} for one in active}
