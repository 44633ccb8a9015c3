"""What one source says of one game, line after line: nothing of it is ever written over.

Each line says how many half-moves stay of the one before and which follow, when it came, and whether it became the game
that is shown. What is shown is decided when a line comes (``services.games.hearing``), so that it stays as it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum
from typing import Any

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.text import plies_of, plies_text
from tdapp.domain.words.frozen import dataclass


class Mark(Enum):
    """Why a line is kept and not shown; stored."""

    PLAIN = ""
    LATE = "late"  # it came when the result was entered
    STOOD = "stood"  # pieces that were not seen in the start position of this round
    AGAIN = "again"  # the source has begun anew


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that a source said: the whole game as it was then. ``at``: milliseconds since 1970, in their order."""

    at: int
    record: GameRecord
    mark: Mark = Mark.PLAIN
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Stream:
    """All that a source has said of a game in short; ``Line`` by ``Line`` it lies in the file.

    ``record`` is the newest, ``longest`` the one with the most moves since the source began last, ``shown`` the one of
    ``shown_at``, the last line that became the game that is shown (None: no line ever did).
    """

    source: str
    board: int
    record: GameRecord
    at: int
    mark: Mark
    longest: GameRecord
    shown: GameRecord | None = None
    shown_at: int = 0
    stream_id: int = 0

    @property
    def round(self) -> int:
        """Of the game."""
        return self.record.round

    @property
    def pair(self) -> tuple[int, int] | None:
        """Whose game it was taken for."""
        return self.record.pair

    @property
    def kept_back(self) -> bool:
        """Whether its newest line is kept and not shown, for a reason that somebody should hear."""
        return self.mark is not Mark.PLAIN


@dataclass(frozen=True, slots=True)
class Heard:
    """A line on its way into the file: of which source, at which board, and what is in short afterwards.

    ``shown`` is the record that is shown from now on because of it, None: another one stays.
    """

    source: str
    board: int
    line: Line
    longest: GameRecord
    shown: GameRecord | None = None


def common(one: Iterable[str], other: Iterable[str]) -> int:
    """With how many half-moves two games begin alike."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        count += 1
    return count


def goes_on(longer: GameRecord, shorter: GameRecord) -> bool:
    """Whether a game begins with all moves of another."""
    return longer.moves[: len(shorter.plies)] == shorter.moves


_SAID = ("result", "rest", "start", "chess960", "white_name", "black_name")


def line_text(line: Line, before: GameRecord | None) -> str:
    """A line as the file holds it: what differs from the one before."""
    old = before.plies if before is not None else ()
    kept = 0
    for mine, theirs in zip(old, line.record.plies, strict=False):
        if mine != theirs:
            break
        kept += 1
    values: dict[str, Any] = {"at": line.at, "kept": kept, "moves": plies_text(line.record.plies[kept:])}
    for name in _SAID:
        value = getattr(line.record, name)
        if before is None or getattr(before, name) != value:
            values[name] = value
    if before is None or before.state is not line.record.state:
        values["state"] = line.record.state.value
    if line.mark is not Mark.PLAIN:
        values["mark"] = line.mark.value
    if line.shown:
        values["shown"] = 1
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def lines_of(text: str, about: GameRecord) -> Iterator[Line]:
    """All that was said, from the first line on; ``about``: round, players, source."""
    plies: tuple[Ply, ...] = ()
    record = replace(about, plies=(), rest="")
    for one in filter(None, text.split("\n")):
        values = json.loads(one)
        plies = (*plies[: values["kept"]], *plies_of(values["moves"]))
        said = {name: values[name] for name in _SAID if name in values}
        if "state" in values:
            said["state"] = GameState(values["state"])
        record = replace(record, plies=plies, **said)
        yield Line(values["at"], record, Mark(values.get("mark", "")), bool(values.get("shown")))
