"""From what an event holds to lines for the viewers' process: only what is public, and only what has changed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, GameState
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round
from tdapp.games.openings import opening_of
from tdapp.games.position import first_move, placements
from tdapp.services.games.headers import utc_start
from tdapp.services.games.of_round import games_of_round
from tdapp.services.games.pgn import board_pgn
from tdapp.services.live.delay import DelayPlan, Gate, Key
from tdapp.services.live.evaluations import Evaluations
from tdapp.services.live.games import PublicGames, game_keys
from tdapp.services.live.now import AsItStands, as_it_stands
from tdapp.services.live.public import public_board
from tdapp.services.ports.live import LiveSection
from tdapp.services.publishing.public import public_section, shown_players

Line = dict[str, Any]


class Feed:
    """Takes the state of an event as often as one likes; ``lines`` is what the viewers do not know yet.

    ``clock`` never goes back, ``wall`` is the time of day in seconds since 1970. ``delay`` overrides the sections' own.
    ``evaluations`` are asked about finished games alone: those whose result is public.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        wall: Callable[[], float],
        *,
        delay: int | None = None,
        evaluations: Evaluations | None = None,
    ) -> None:
        self.gate = Gate(clock)
        self._evaluations = evaluations
        self._delay = delay
        self._sections: dict[int, LiveSection] = {}
        self._shown: dict[int, dict[int, Player]] = {}
        self._games = PublicGames(self.gate, wall)
        self._keys: dict[tuple[int, int], dict[int, Key]] = {}  # by section and round, then by board
        self._told: dict[tuple[int, int, int], tuple[object, ...]] = {}  # by section, round and board
        self._event: Line | None = None

    def take(self, sections: Sequence[LiveSection], today: dt.date) -> None:
        """How the event is now."""
        self._keys.clear()
        for one in sections:
            public = public_section(one.section, one.rounds, today)
            self.gate.set_plan(one.number, self._plan(one.broadcast))
            self._shown[one.number] = dict(shown_players(public))
            for played in public.rounds:
                recorded = games_of_round(played, one.games, one.streams).by_board
                keys = self._keys[one.number, played.number] = game_keys(one.number, public.section, played)
                for board in played.boards:
                    self._games.take(keys[board.number], board, recorded.get(board.number))
            self._sections[one.number] = replace(one, section=public.section, rounds=public.rounds)
        for number in set(self._sections) - {one.number for one in sections}:
            del self._sections[number]
        self._games.keep({key for keys in self._keys.values() for key in keys.values()})

    def _plan(self, broadcast: Broadcast) -> DelayPlan:
        return DelayPlan(broadcast.delay if self._delay is None else self._delay, broadcast.strict)

    # -- what leaves the process ---------------------------------------------------------------------------------------

    def lines(self, *, everything: bool = False) -> Iterator[Line]:
        """What has changed, or (for viewers' process that is new) all of it."""
        if everything:
            self._told.clear()
            self._event = None
        event = self._event_line()
        if event != self._event:
            self._event = event
            yield event
        seen: set[tuple[int, int, int]] = set()
        if self._evaluations is not None:
            self._evaluations.keep(self._finished())
        for one in self._sections.values():
            shown = replace(one.section, players=tuple(self._shown[one.number].values()))
            for played in one.rounds:
                for board in played.boards:
                    key = self._keys[one.number, played.number][board.number]
                    place = (one.number, played.number, board.number)
                    seen.add(place)
                    state = self._state(key, shown, board)
                    if self._told.get(place) != state:
                        self._told[place] = state
                        yield {"type": "board", "section": one.number, "board": self._public(key, shown, played, board)}
        for gone in set(self._told) - seen:
            del self._told[gone]
            yield {"type": "gone", "section": gone[0], "round": gone[1], "board": gone[2]}

    def _state(self, key: Key, section: Section, board: Board) -> tuple[object, ...]:
        """All that a line about a board depends on."""
        players = tuple(player for player in section.players if player.number in board.players)
        released = self.gate.is_released(key)
        return (
            key,
            self.gate.public(key),
            released,
            board.result if released else None,
            players,
            section.event,
            self._scores(key, board),
        )

    def _finished(self) -> set[Key]:
        """The games that are over for the public."""
        return {
            self._keys[one.number, played.number][board.number]
            for one in self._sections.values()
            for played in one.rounds
            for board in played.boards
            if self._is_over(self._keys[one.number, played.number][board.number], board)
        }

    def _is_over(self, key: Key, board: Board) -> bool:
        return not (board.is_open or board.is_adjourned) and self.gate.is_released(key)

    def _scores(self, key: Key, board: Board) -> tuple[str, ...]:
        """What an engine says of a finished game; of no other one it is ever asked."""
        record = self.gate.public(key)
        if self._evaluations is None or record is None or not self._is_over(key, board):
            return ()
        return self._evaluations.scores(key, record)

    def _public(self, key: Key, section: Section, played: Round, board: Board) -> Line:
        line = public_board(key, section, played, board, self.gate)
        record = self.gate.public(key)
        record = replace(record, rest="") if record is not None else None
        released = self.gate.is_released(key) and not board.is_open
        shown = board if released else board.as_open()
        number, white = first_move(record) if record is not None else (1, True)
        code, name = opening_of(record) if record is not None else ("", "")
        plies = len(line["moves"])
        clocks: list[int | None] = [None, None]
        for index, clock in enumerate(line["clocks"]):
            clocks[(index + (0 if white else 1)) % 2] = clock
        return {
            **line,
            "fens": list(placements(record)) if record is not None else [line["fen"].split()[0]],
            "first": [number, white],
            "move": f"{number + (plies - 1 + (0 if white else 1)) // 2}"
            f"{'.' if (plies - 1 + (0 if white else 1)) % 2 == 0 else '…'} {line['sans'][-1]}"
            if plies
            else "",
            "clock": clocks,
            "turn": "w" if (plies % 2 == 0) is white else "b",
            "eco": (record.header("ECO") or code) if record is not None else "",
            "opening": name,
            "spent": [ply.spent for ply in record.plies] if record is not None else [],
            "runs": self._runs(key, record, clocks),
            "evals": list(self._scores(key, board)),
            "pgn": board_pgn(section, played, shown, record),
        }

    def _runs(self, key: Key, record: GameRecord | None, clocks: list[int | None]) -> float | None:
        """Since when the clock of who is to move runs, for viewers: later by the delay, as the move was."""
        if record is None or record.state is not GameState.PLAYING or not record.plies:
            return None
        received = record.plies[-1].received
        _number, white = first_move(record)
        side = len(record.plies) % 2 if white else 1 - len(record.plies) % 2
        if received is None or clocks[side] is None or self.gate.is_released(key):
            return None
        return received + self.gate.plan(key[0]).seconds

    def _event_line(self) -> Line:
        sections = list(self._sections.values())
        event = sections[0].section.event if sections else None
        head = sections[0].section.page_head if sections else None
        return {
            "type": "event",
            "event": {
                "name": event.name if event else "",
                "place": " ".join(filter(None, (event.city, event.federation))) if event else "",
                "sponsors": [picture.uri for picture in head.sponsors] if head else [],
                "sections": [self._section_line(one) for one in sections],
            },
        }

    def _section_line(self, one: LiveSection) -> Line:
        section, last = one.section, one.rounds[-1].number if one.rounds else 0
        return {
            "id": one.number,
            "name": section.name,
            "notice": one.broadcast.notice,
            "delay": self.gate.plan(one.number).seconds,
            "rounds": [
                {"number": played.number, "starts": _starts(section, played.number), "boards": len(played.boards)}
                for played in one.rounds
            ],
            "total": section.rounds_total,
            "next": {"number": last + 1, "starts": _starts(section, last + 1)} if last < section.rounds_total else None,
        }

    def released_rounds(self, section_id: int) -> int:
        """The last round up to which every result is public: no table says more."""
        one = self._sections.get(section_id)
        done = 0
        for played in one.rounds if one else ():
            keys = self._keys[section_id, played.number].values()
            if played.open_boards or played.adjourned_boards or not all(map(self.gate.is_released, keys)):
                break
            done = played.number
        return done

    def as_it_stands(self, section_id: int) -> AsItStands | None:
        """A section with the results that are public by now; None: it has no public round."""
        one = self._sections.get(section_id)
        if one is None:
            return None
        held = {}
        for played in one.rounds:
            keys = self._keys[section_id, played.number]
            held[played.number] = {
                board.number
                for board in played.boards
                if not (board.is_open or board.is_adjourned or self.gate.is_released(keys[board.number]))
            }
        return as_it_stands(one, held)

    def section(self, section_id: int) -> LiveSection | None:
        """A section with its public rounds."""
        return self._sections.get(section_id)

    def numbers(self) -> tuple[int, ...]:
        """The sections."""
        return tuple(self._sections)


def _starts(section: Section, number: int) -> str:
    """When a round begins: ``2026-07-03T15:00:00Z``; empty when it is not announced."""
    start = utc_start(section, number)
    return "" if start is None else start.strftime("%Y-%m-%dT%H:%M:%SZ")
