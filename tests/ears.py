"""What sources say, kept in memory as an event file keeps it: for tests that need no file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.stream import Line, Mark, Stream
from tdapp.domain.section.round import Round
from tdapp.services.games.hearing import heard_of_round


class Ears:
    """``streams`` and every line of each, by source and names or players."""

    def __init__(self) -> None:
        self.streams: dict[tuple[object, ...], Stream] = {}
        self.lines: dict[tuple[object, ...], list[Line]] = {}

    @property
    def all(self) -> tuple[Stream, ...]:
        return tuple(self.streams.values())

    def hear(
        self,
        played: Round,
        news: Iterable[GameRecord],
        wall: float,
        recorded: Iterable[GameRecord] = (),
        stood: Iterable[str] = (),
    ) -> None:
        known = {one.pair: one for one in recorded}
        for one in heard_of_round(played, news, wall, self.all, known, frozenset(stood)):
            record = one.line.record
            key = (one.source, record.round, record.pair or (record.white_name, record.black_name))
            held = self.streams.get(key)
            shown, at = (held.shown, held.shown_at) if held is not None else (None, 0)
            if one.shown is not None:
                shown, at = one.shown, one.line.at
            self.lines.setdefault(key, []).append(one.line)
            number = held.stream_id if held is not None else len(self.streams) + 1
            self.streams[key] = Stream(
                one.source, one.board, record, one.line.at, one.line.mark, one.longest, shown, at, number
            )


def said(record: GameRecord, board: int = 1, at: int = 1, source: str = "folder:games") -> Stream:
    """A stream that says one thing, which is shown."""
    record = replace(record, source=source)
    return Stream(record.source, board, record, at, Mark.PLAIN, record, record, at, at)
