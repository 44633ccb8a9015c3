"""Boards whose sources were exchanged: what one source says of board 3 is what another says of board 4."""

from __future__ import annotations

from collections.abc import Iterator

from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.stream import Stream, common, goes_on
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.services.games.of_round import RoundGames

EBOARDS = "eboard"
ENOUGH = 6
"""Half-moves that two games have to have in common before it is more than an opening that many play."""


@dataclass(frozen=True, slots=True)
class Swap:
    """``one`` and ``other``: board numbers, the lower one first; ``source`` says of each what belongs to the other."""

    one: int
    other: int
    source: str


def swapped(played: Round, games: RoundGames) -> Iterator[Swap]:
    """The pairs of boards whose sources were exchanged, by what other sources and people say.

    Where it may be the one source or the other, it is the e-boards: people see at which board they stand.
    """
    found: dict[tuple[int, int], Swap] = {}
    for number in sorted(games.by_board):
        for stream in _odd(games, number):
            kind = _kind(stream.source)
            for board in played.boards:
                pair = (min(number, board.number), max(number, board.number))
                if board.number == number or (pair in found and kind != EBOARDS):
                    continue
                there = _says(stream, games, board.number)
                if there and _agrees(stream.source, games, board.number, number):
                    found[pair] = Swap(*pair, EBOARDS if EBOARDS in (kind, there) else kind)
    yield from found.values()


def _odd(games: RoundGames, board: int) -> Iterator[Stream]:
    """Sources that say something else of a board than people or another source."""
    said = _said(games, board)
    for stream in games.unsettled(board):
        others = [record for source, record in said if _kind(source) != _kind(stream.source) and record.plies]
        if stream.record.plies and any(not _alike(stream.record, record) for record in others):
            yield stream


def _says(stream: Stream, games: RoundGames, board: int) -> str:
    """Which other source says of a board what this one says of his."""
    for source, record in _said(games, board):
        alike = common(stream.record.moves, record.moves)
        if _kind(source) != _kind(stream.source) and alike >= ENOUGH and _alike(stream.record, record):
            return _kind(source)
    return ""


def _agrees(source: str, games: RoundGames, board: int, number: int) -> bool:
    """Whether what the same source says of the other board does not speak against it."""
    for stream in games.streams.get(board, ()):
        if _kind(stream.source) == _kind(source) and stream.record.plies:
            others = [record for one, record in _said(games, number) if _kind(one) != _kind(source) and record.plies]
            return any(_alike(stream.record, record) for record in others)
    return True


def _said(games: RoundGames, board: int) -> list[tuple[str, GameRecord]]:
    said = [(one.source, one.record) for one in games.unsettled(board)]
    shown = games.of(board)
    if shown is not None and shown.source not in {source for source, _ in said}:
        said.append((shown.source, shown))
    return said


def _alike(one: GameRecord, other: GameRecord) -> bool:
    return goes_on(one, other) or goes_on(other, one)


def _kind(source: str) -> str:
    """All e-boards are one source: they are exchanged among each other."""
    kind, _, name = source.partition(":")
    return EBOARDS if kind == EBOARDS else source if name else kind
