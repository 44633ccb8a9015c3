"""What a source sends again and again, against what it sent before: only what is new, with the time of each move."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import replace

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.stream import Stream
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

SILENT = 10 * 60
"""Seconds without any change after which a source is called silent while games are played."""
PATIENCE = 3
"""Looks that a game has to stay shorter before its source is believed: a move was taken back."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """A game of a source that has no board here. ``board``: where the colours are the other way round, else 0."""

    record: GameRecord
    why: str
    board: int = 0

    @property
    def names(self) -> str:
        """Who plays, as the source says."""
        return f"{self.record.white_name or '?'} – {self.record.black_name or '?'}"

    @property
    def text(self) -> str:
        """Who plays, and why it has no board."""
        return f"{self.names}: {self.why}"


@dataclass(frozen=True, slots=True)
class News:
    """What a look found: games by board that differ from the last look, what is wrong with the source, and the games
    that have no board. ``stood``: sources whose pieces were not seen in the start position of this round; ``crossed``:
    boards that the source calls by each other's number.
    """

    games: Mapping[int, GameRecord]
    troubles: tuple[str, ...] = ()
    strangers: tuple[Stranger, ...] = ()
    stood: frozenset[str] = frozenset()
    crossed: tuple[tuple[int, int], ...] = ()

    @property
    def records(self) -> tuple[GameRecord, ...]:
        """Everything that is to be kept."""
        return (*self.games.values(), *(one.record for one in self.strangers))


class Taker:
    """Knows the games of one round as a source has sent them so far; another round or pairing begins anew."""

    def __init__(self) -> None:
        self._known: dict[int, GameRecord] = {}
        self._shorter: dict[int, tuple[GameRecord, int]] = {}
        self._key: tuple[int, tuple[tuple[int, int], ...]] = (0, ())
        self._changed = 0.0

    def begin(self, played: Round, wall: float, sent: Mapping[int, GameRecord]) -> None:
        """``sent`` is what was kept before: also before the program started."""
        key = (played.number, tuple(board.players for board in played.boards))
        if key != self._key:
            self._key, self._known, self._shorter, self._changed = key, dict(sent), {}, wall

    def known(self, board: int) -> GameRecord | None:
        """A game as it was taken last."""
        return self._known.get(board)

    def take(self, found: Mapping[int, GameRecord], wall: float) -> dict[int, GameRecord]:
        """The games that are new."""
        news = {}
        for board, record in found.items():
            fresh = self._taken(board, record, wall)
            if fresh is not None:
                news[board] = self._known[board] = fresh
        if news:
            self._changed = wall
        return news

    def silence(self, name: str, wall: float) -> tuple[str, ...]:
        """A sentence where games are played and nothing has come for long."""
        playing = any(record.state is GameState.PLAYING for record in self._known.values())
        if not playing or wall - self._changed <= SILENT:
            return ()
        since = dt.datetime.fromtimestamp(self._changed).strftime("%H:%M")
        return (tr("{name} has been silent since {time}.").format(name=name, time=since),)

    def _taken(self, board: int, record: GameRecord, wall: float) -> GameRecord | None:
        """The record with the times of its moves, None where nothing is new."""
        known = self._known.get(board)
        record = _timed(record, known, wall)
        if known is not None and _same(known, record):
            self._shorter.pop(board, None)
            return None
        if known is not None and _is_cut(record, known):
            before, looks = self._shorter.get(board, (record, 0))
            looks = looks + 1 if _same(before, record) else 1
            if looks < PATIENCE:
                self._shorter[board] = (record, looks)
                return None
        self._shorter.pop(board, None)
        return record


def said_before(played: Round, heard: Iterable[Stream], source: str) -> dict[int, GameRecord]:
    """What a source (or one of several that begin so) has said of the boards of a round, by board."""
    boards = {board.players: board.number for board in played.boards}
    own = [one for one in heard if one.round == played.number and one.source.startswith(source)]
    return {boards[one.pair]: one.record for one in sorted(own, key=lambda one: one.at) if one.pair in boards}


def _is_cut(record: GameRecord, known: GameRecord) -> bool:
    """Whether a record is only the beginning of the one that is known."""
    return len(record.plies) < len(known.plies) and known.moves[: len(record.plies)] == record.moves


def _same(one: GameRecord, other: GameRecord) -> bool:
    fields = ("plies", "result", "rest", "start", "state")
    return all(getattr(one, name) == getattr(other, name) for name in fields)


def _timed(record: GameRecord, known: GameRecord | None, wall: float) -> GameRecord:
    """Moves that were known keep the time when they came; new ones, and those that follow another one, came now."""
    plies: list[Ply] = []
    same = True
    for index, ply in enumerate(record.plies):
        old = known.plies[index] if known is not None and index < len(known.plies) else None
        same = same and old is not None and old.uci == ply.uci
        plies.append(replace(ply, received=old.received if same and old is not None and old.received else wall))
    return replace(record, plies=tuple(plies))
