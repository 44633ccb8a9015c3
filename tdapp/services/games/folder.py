"""A folder or a file that another program writes games into: what of it is new, whatever state it is in.

E-board software writes the whole file again with every move; it is met half written, locked, renamed, in another order,
with a game gone. What was once understood stays: a game is never shorter because a file was cut.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tdapp.domain.games.record import UNDECIDED, GameRecord, state_of
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.stream import Stream
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.games.reading import Cache, ReadGame, board_of, decoded, read_pgn
from tdapp.services.files.reading import read_file
from tdapp.services.games.matching import find_board
from tdapp.services.games.taking import News, Stranger, Taker, said_before

MOST_BYTES, MOST_FILES = 2_000_000, 200


@dataclass(slots=True)
class _File:
    stamp: tuple[int, int]
    games: tuple[ReadGame, ...]


class GameFolder:
    """Looks at a folder (and the folders in it) or one file, as often as one likes; ``wall`` is seconds since 1970.

    ``name`` is how it is called where two have the same; ``letters``: the language of the pieces, None: guessed.
    """

    def __init__(self, path: Path, *, name: str = "", letters: str | None = None) -> None:
        self.path = path
        self.name = name or path.name
        self.letters = letters
        self._files: dict[Path, _File] = {}
        self._cache: Cache = {}
        self._taker = Taker()

    @property
    def source(self) -> str:
        """How its games say where they come from."""
        return f"folder:{self.name}"

    def look(
        self,
        section: Section,
        played: Round,
        wall: float,
        heard: Iterable[Stream] = (),
        names: Iterable[SourceName] = (),
    ) -> News:
        """The games of a round that are new. ``heard`` is what was kept before: also before the program started;
        ``names``: whom it means by names that no player has.
        """
        meant = {one.name: one.player for one in names if one.source == self.source}
        self._taker.begin(played, wall, said_before(played, heard, self.source))
        troubles = list(self._read(wall))
        strangers: dict[str, Stranger] = {}
        crossed: dict[int, int] = {}
        found: dict[int, GameRecord] = {}
        for file in sorted(self._files.values(), key=lambda one: one.stamp):  # the newest file has the last word
            for at, game in enumerate(file.games):
                if game.record.round not in (0, played.number):
                    continue
                called = board_of(game.headers)
                place = find_board(section, [played], game.record, called, played.number, meant)
                record = replace(_whole(place.record, last=at == len(file.games) - 1), source=self.source)
                if place.board is not None:
                    found[place.board] = record
                    if called is not None and called != place.board:
                        crossed[called] = place.board
                elif game.record.plies:
                    stranger = Stranger(replace(record, headers=()), " ".join(place.doubts), place.turned)
                    strangers[stranger.names] = stranger
        news = self._taker.take(found, wall)
        troubles += self._taker.silence(self.name, wall)
        pairs = tuple((one, other) for one, other in crossed.items() if one < other and crossed.get(other) == one)
        return News(news, tuple(dict.fromkeys(troubles)), tuple(strangers.values()), crossed=pairs)

    def say_again(self) -> None:
        """What was found could not be kept: it is found again."""
        self._taker = Taker()

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
                games = read_pgn(decoded(read_file(path, most=MOST_BYTES)), self.letters, self._cache)
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
