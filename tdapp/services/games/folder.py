"""A folder or a file that another program writes games into: what of it is new, whatever state it is in.

E-board software writes the whole file again with every move; it is met half written, locked, renamed, in another order,
with a game gone. What was once understood stays: a game is never shorter because a file was cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tdapp.domain.games.record import UNDECIDED, GameRecord, state_of
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.games.reading import Cache, ReadGame, board_of, decoded, read_pgn
from tdapp.services.files.reading import read_file
from tdapp.services.games.matching import find_board
from tdapp.services.games.taking import News, Taker

MOST_BYTES, MOST_FILES = 2_000_000, 200


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
        self._taker = Taker()

    def look(self, section: Section, played: Round, wall: float, sent: Mapping[int, GameRecord]) -> News:
        """The games of a round that are new. ``sent`` is what was kept before: also before the program started."""
        self._taker.begin(played, wall, sent)
        troubles = list(self._read(wall))
        strangers: list[str] = []
        found: dict[int, GameRecord] = {}
        for file in sorted(self._files.values(), key=lambda one: one.stamp):  # the newest file has the last word
            for at, game in enumerate(file.games):
                if game.record.round not in (0, played.number):
                    continue
                place = find_board(section, [played], game.record, board_of(game.headers), played.number)
                if place.board is not None:
                    record = _whole(place.record, last=at == len(file.games) - 1)
                    found[place.board] = replace(record, source=f"folder:{self.path.name}")
                elif game.record.plies:
                    strangers.append(f"{game.white or '?'} – {game.black or '?'}: {' '.join(place.doubts)}")
        news = self._taker.take(found, wall)
        troubles += self._taker.silence(self.path.name, wall)
        return News(news, tuple(dict.fromkeys(troubles)), tuple(dict.fromkeys(strangers)))

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


def _whole(record: GameRecord, *, last: bool) -> GameRecord:
    """The last game of a file may be cut in the middle of a word: that word is still to come."""
    if last and record.rest and " " not in record.rest and record.result == UNDECIDED:
        return replace(record, rest="", state=state_of(record.plies, record.result, ""))
    return record
