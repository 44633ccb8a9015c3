"""A folder or a file that another program writes games into: what of it is new, whatever state it is in.

E-board software writes the whole file again with every move; it is met half written, locked, renamed, in another order,
with a game gone. What was once understood stays: a game is never shorter because a file was cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tdapp.domain.games.record import UNDECIDED, GameRecord, GameState, Ply, state_of
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.games.reading import Cache, ReadGame, board_of, decoded, read_pgn
from tdapp.services.files.reading import read_file
from tdapp.services.games.matching import find_board

MOST_BYTES, MOST_FILES = 2_000_000, 200
SILENT = 10 * 60
"""Seconds without any change after which a source is called silent while games are played."""
PATIENCE = 3
"""Looks that a game has to stay shorter before its source is believed: a move was taken back."""


@dataclass(frozen=True, slots=True)
class News:
    """What a look found: games by board that differ from the last look, and what is wrong with the source."""

    games: Mapping[int, GameRecord]
    troubles: tuple[str, ...] = ()


@dataclass(slots=True)
class _File:
    stamp: tuple[int, int]
    games: tuple[ReadGame, ...]


class GameFolder:
    """Looks at a folder (and the folders in it) or one file, as often as one likes; ``wall`` is seconds since 1970."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._files: dict[Path, _File] = {}
        self._cache: Cache = {}
        self._known: dict[int, GameRecord] = {}
        self._shorter: dict[int, tuple[GameRecord, int]] = {}
        self._key: tuple[int, tuple[tuple[int, int], ...]] = (0, ())
        self._changed = 0.0

    def look(self, section: Section, played: Round, wall: float, sent: Mapping[int, GameRecord]) -> News:
        """The games of a round that are new. ``sent`` is what was kept before: also before the program started."""
        key = (played.number, tuple(board.players for board in played.boards))
        if key != self._key:
            self._key, self._known, self._shorter, self._changed = key, dict(sent), {}, wall
        troubles = list(self._read(wall))
        found: dict[int, GameRecord] = {}
        for file in sorted(self._files.values(), key=lambda one: one.stamp):  # the newest file has the last word
            for at, game in enumerate(file.games):
                if game.record.round not in (0, played.number):
                    continue
                place = find_board(section, [played], game.record, board_of(game.headers), played.number)
                if place.board is not None:
                    found[place.board] = _whole(place.record, last=at == len(file.games) - 1)
                elif game.record.plies:
                    troubles.append(f"{game.white or '?'} – {game.black or '?'}: {' '.join(place.doubts)}")
        news = {}
        for board, record in found.items():
            fresh = self._taken(board, replace(record, source=f"folder:{self.path.name}"), wall)
            if fresh is not None:
                news[board] = self._known[board] = fresh
        if news:
            self._changed = wall
        playing = any(record.state is GameState.PLAYING for record in self._known.values())
        if playing and wall - self._changed > SILENT:
            minutes = int(wall - self._changed) // 60
            troubles.append(
                tr("{name} has been silent for {minutes} minutes.").format(name=self.path.name, minutes=minutes)
            )
        return News(news, tuple(dict.fromkeys(troubles)))

    def _read(self, wall: float) -> Iterator[str]:
        """Read what has changed; what cannot be read now keeps what was read before."""
        try:
            paths = [self.path] if self.path.is_file() else self._listed()
        except OSError as error:
            yield tr("{name} cannot be looked at: {error}.").format(name=self.path.name, error=error.strerror or error)
            return
        if not self.path.exists():
            yield tr("{name} is not there any more.").format(name=self.path.name)
            return
        for path in paths:
            try:
                stat = path.stat()
                stamp = (stat.st_mtime_ns, stat.st_size)
                known = self._files.get(path)
                if known is not None and known.stamp == stamp:
                    continue
                games = read_pgn(decoded(read_file(path, most=MOST_BYTES)), None, self._cache)
            except OSError:
                continue  # it is being replaced: the next look finds it
            except (EnvironmentProblem, RuleViolation) as problem:
                yield f"{path.name}: {problem}"
                continue
            if games or known is None:  # a file is empty for a moment while it is written
                self._files[path] = _File(stamp, games)
        for gone in set(self._files) - set(paths):
            del self._files[gone]

    def _listed(self) -> list[Path]:
        found = [*self.path.glob("*.pgn"), *self.path.glob("*/*.pgn")]
        return sorted(path for path in found if path.is_file())[:MOST_FILES]

    def _taken(self, board: int, record: GameRecord, wall: float) -> GameRecord | None:
        """The record with the times of its moves, None where nothing is new."""
        known = self._known.get(board)
        record = _timed(record, known, wall)
        if known is not None and _same(known, record):
            self._shorter.pop(board, None)
            return None
        if (
            known is not None
            and len(record.plies) < len(known.plies)
            and known.moves[: len(record.plies)] == record.moves
        ):
            before, looks = self._shorter.get(board, (record, 0))
            looks = looks + 1 if _same(before, record) else 1
            if looks < PATIENCE:
                self._shorter[board] = (record, looks)
                return None
        self._shorter.pop(board, None)
        return record


def _same(one: GameRecord, other: GameRecord) -> bool:
    return (one.plies, one.result, one.rest, one.start) == (other.plies, other.result, other.rest, other.start)


def _whole(record: GameRecord, *, last: bool) -> GameRecord:
    """The last game of a file may be cut in the middle of a word: that word is still to come."""
    if last and record.rest and " " not in record.rest and record.result == UNDECIDED:
        return replace(record, rest="", state=state_of(record.plies, record.result, ""))
    return record


def _timed(record: GameRecord, known: GameRecord | None, wall: float) -> GameRecord:
    """Moves that were known keep the time when they came; new ones, and those that follow another one, came now."""
    plies: list[Ply] = []
    same = True
    for index, ply in enumerate(record.plies):
        old = known.plies[index] if known is not None and index < len(known.plies) else None
        same = same and old is not None and old.uci == ply.uci
        plies.append(replace(ply, received=old.received if same and old is not None and old.received else wall))
    return replace(record, plies=tuple(plies))
