"""What e-boards send (DGT LiveChess, ``ws://localhost:1982/api/v1.0``): games by board, and what is wrong with a board.

LiveChess reconstructs the moves and sends the whole list again; ``match`` says whether the pieces stand as after the
last. ``tdapp.live.eboards`` brings the messages, as they are, from a process of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tdapp.domain.games.record import GameRecord, GameState, state_of
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.stream import Mark, Stream
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import tr
from tdapp.games.reading import Cache, read_pgn
from tdapp.services.games.hearing import PIECES as KIND
from tdapp.services.games.taking import News, Taker, said_before

WRONG_FOR = 60
"""Seconds for which pieces may stand otherwise: somebody is just moving one, or sets them up."""
LOW_BATTERY = 20
MOST_MOVES = 1200
_SILENT_STATES = {"NOTRESPONDING", "DELAYED"}
_NUMBER = re.compile(r"\d{1,4}")


@dataclass(slots=True)
class _Board:
    """One e-board as it was told of last."""

    serial: str
    state: str = ""
    battery: str = ""
    comment: str = ""
    san: tuple[str, ...] = ()
    clock: Mapping[str, Any] = field(default_factory=dict)
    wrong_since: float | None = None
    told: bool = False  # whether it has said how its pieces stand
    began: bool = False  # whether it was seen in the start position of this round


class EBoards:
    """Takes messages as they come; ``look`` gives the games as ``GameFolder.look`` does.

    ``seats`` says which e-board (by serial number) stands at which board; others are placed by the number in their
    comment, else in the order in which LiveChess lists them.
    """

    def __init__(self, name: str, seats: Mapping[str, int] | None = None) -> None:
        self.name = name
        self.seats = dict(seats or {})
        self._boards: dict[str, _Board] = {}
        self._cache: Cache = {}
        self._taker = Taker()
        self._gone = ""
        self._key: tuple[int, tuple[tuple[int, int], ...]] | None = None
        self._first = False  # nothing was played before: what stands there is of this round

    def take(self, message: Mapping[str, Any], wall: float) -> None:
        """One message of LiveChess, or of the process that listens to it; what is not known is passed over."""
        if "gone" in message:
            self._gone = str(message["gone"])
            return
        self._gone = ""
        param = message.get("param")
        if message.get("response") == "call" and isinstance(param, list):
            for one in param:
                if isinstance(one, Mapping) and "serialnr" in one:
                    self._told_of(one)
        elif message.get("response") == "feed" and isinstance(param, Mapping) and "serialnr" in param:
            self._fed(param, wall)

    def _told_of(self, one: Mapping[str, Any]) -> None:
        board = self._board(one)
        board.state = str(one.get("state") or "")
        board.battery = str(one.get("battery") or "")
        board.comment = str(one.get("comment") or "")
        if isinstance(one.get("clock"), Mapping):
            board.clock = one["clock"]

    def _fed(self, param: Mapping[str, Any], wall: float) -> None:
        board = self._board(param)
        if isinstance(param.get("san"), list):
            board.san = tuple(str(move)[:40] for move in param["san"][:MOST_MOVES])
            board.told = True
            board.began = board.began or not board.san
        if isinstance(param.get("clock"), Mapping):
            board.clock = param["clock"]
        if param.get("match") is False:
            board.wrong_since = wall if board.wrong_since is None else board.wrong_since
        elif "match" in param:
            board.wrong_since = None

    def _board(self, one: Mapping[str, Any]) -> _Board:
        serial = str(one["serialnr"])
        return self._boards.setdefault(serial, _Board(serial))

    def places(self) -> dict[str, int]:
        """Which e-board stands at which board, by serial number."""
        places = {serial: number for serial, number in self.seats.items() if serial in self._boards}
        taken = set(places.values())
        rest = [board for serial, board in self._boards.items() if serial not in places]
        for board in rest:
            number = _NUMBER.search(board.comment)
            if number is not None and int(number[0]) not in taken and int(number[0]):
                places[board.serial] = int(number[0])
                taken.add(int(number[0]))
        free = (number for number in range(1, len(self._boards) + len(taken) + 2) if number not in taken)
        for board in rest:
            if board.serial not in places:
                places[board.serial] = next(free)
        return places

    def look(
        self,
        section: Section,
        played: Round,
        wall: float,
        heard: Iterable[Stream] = (),
        names: Iterable[SourceName] = (),
    ) -> News:
        """The games of a round that are new, and the troubles of its boards."""
        heard = tuple(heard)
        self._begin(played, heard)
        self._taker.begin(played, wall, said_before(played, heard, KIND))
        troubles = [self._gone] if self._gone else []
        found = {}
        for serial, number in sorted(self.places().items(), key=lambda one: one[1]):
            seat = next((board for board in played.boards if board.number == number), None)
            if seat is None:
                continue
            board = self._boards[serial]
            troubles += self._troubles(board, number, wall)
            if board.san:
                record = replace(self._record(board, played, number), white=seat.white, black=seat.black)
                if record.state is GameState.PLAYING and self._is_wrong(board, wall):
                    record = replace(record, state=GameState.GAP)  # moves were missed: it waits for them
                found[number] = record
        news = self._taker.take(found, wall)
        troubles += self._taker.silence(self.name, wall)
        stood = frozenset(f"{KIND}{one.serial}" for one in self._boards.values() if not one.began)
        return News(news, tuple(dict.fromkeys(troubles)), stood=stood)

    def _begin(self, played: Round, heard: Iterable[Stream]) -> None:
        """Another round or pairing: what stands on the boards is of the game before until the pieces are set up.

        What has counted in this round before the program was started goes on.
        """
        key = (played.number, tuple(board.players for board in played.boards))
        if key != self._key:
            is_first, self._key = self._key is None and played.number == 1, key
            for board in self._boards.values():
                board.began = (board.told and not board.san) or is_first
            self._first = is_first
        pairs = {board.players for board in played.boards}
        here = (one for one in heard if one.round == played.number and one.pair in pairs)
        counted = {one.source for one in here if one.mark is not Mark.STOOD}
        for board in self._boards.values():
            board.began = board.began or self._first or f"{KIND}{board.serial}" in counted

    def say_again(self) -> None:
        """What was found could not be kept: it is found again."""
        self._taker = Taker()

    def _record(self, board: _Board, played: Round, number: int) -> GameRecord:
        """The moves of a board; what it sends that cannot be played is kept as text."""
        from tdapp.services.games.pgn import empty_record

        start = empty_record(played)
        head = f'[Variant "Chess960"]\n[FEN "{start.start}"]\n\n' if start.start else ""
        (game,) = read_pgn(f"{head}{' '.join(board.san)} *", "en", self._cache)
        record = replace(game.record, round=played.number, source=f"{KIND}{board.serial}", headers=())
        known = self._taker.known(number)
        plies = list(record.plies)
        for index, ply in enumerate(plies):
            old = known.plies[index] if known is not None and index < len(known.plies) else None
            if old is not None and old.uci == ply.uci:
                plies[index] = replace(ply, clock=old.clock)
            elif index == len(plies) - 1:
                plies[index] = replace(ply, clock=_seconds(board.clock, white=index % 2 == 0))
        read = game.record.state
        state = read if read in (GameState.ENDED, GameState.GAP) else state_of(plies, record.result, record.rest)
        return replace(record, plies=tuple(plies), state=state)

    @staticmethod
    def _is_wrong(board: _Board, wall: float) -> bool:
        return board.wrong_since is not None and wall - board.wrong_since > WRONG_FOR

    def _troubles(self, board: _Board, number: int, wall: float) -> Iterator[str]:
        if board.state in _SILENT_STATES:
            yield tr("Board {board}: the e-board {serial} does not answer.").format(board=number, serial=board.serial)
        if self._is_wrong(board, wall):
            yield tr("Board {board}: the pieces do not stand as after the last move.").format(board=number)
        level = re.fullmatch(r"(\d{1,3})\s*%", board.battery)
        if level is not None and int(level[1]) < LOW_BATTERY:
            yield tr("Board {board}: the battery is below {level} %.").format(board=number, level=LOW_BATTERY)


def _seconds(clock: Mapping[str, Any], *, white: bool) -> int | None:
    """What the clock of the player who has moved shows."""
    value = clock.get("white" if white else "black")
    return int(value) if isinstance(value, int | float) and 0 <= value < 1_000_000 else None
