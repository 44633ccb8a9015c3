"""What a source says is kept as it came; whether it becomes the game that is shown is decided here, once.

Nothing that a source sends shortens or replaces what another has sent: a source takes over what is shown only where it
goes on from it. Who is shown may correct himself by some half-moves; when he falls back further he has begun anew, and
the longest that he said stays. With the result the shown game stands. A person who enters moves has the shown game
before him: what he does counts. Everything that does not count is kept all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from tdapp.domain.games.record import UNDECIDED, GameRecord
from tdapp.domain.games.stream import Heard, Line, Mark, Stream, common, goes_on
from tdapp.domain.section.round import Board, Round
from tdapp.services.ports.event_store import EventStore

CORRECTED = 8
"""Half-moves that a source may take back of the longest that it said; beyond them it has begun anew."""
FALSE_START = 6
"""Half-moves that were no game yet when a source begins anew: somebody has moved pieces before the round."""
PEOPLE = "volunteer"
PIECES = "eboard:"


def shown_game(recorded: GameRecord | None, streams: Iterable[Stream]) -> GameRecord | None:
    """The game of a board: what people have recorded, what was shown last and goes on from it, or who was shown."""
    shown = _last_shown(recorded, streams)
    if shown is None:
        return recorded
    assert shown.shown is not None
    return replace(shown.shown, game_id=recorded.game_id, heard=recorded.heard) if recorded is not None else shown.shown


def _last_shown(recorded: GameRecord | None, streams: Iterable[Stream]) -> Stream | None:
    """The stream whose line is shown; None: the recorded game, or none."""
    found = [one for one in streams if one.shown is not None]
    if recorded is not None and (recorded.plies or recorded.heard):
        found = [
            one
            for one in found
            if one.shown is not None
            and one.shown_at > recorded.heard
            and (goes_on(one.shown, recorded) or one.source == recorded.source)
        ]
    return max(found, key=lambda one: (one.shown_at, one.stream_id), default=None)


def heard(
    record: GameRecord,
    board: int,
    wall: float,
    streams: Iterable[Stream],
    recorded: GameRecord | None,
    *,
    closed: bool = False,
    stood: bool = False,
) -> Heard | None:
    """The line of what a source says of a game now, None where it has said so already. ``wall``: seconds since 1970.

    ``streams`` are those of this game, ``closed``: its result is entered, ``stood``: the pieces were not seen in the
    start position.
    """
    streams = tuple(streams)
    own = next((one for one in streams if one.source == record.source), None)
    reopened = own is not None and own.mark is Mark.LATE and not closed
    before = _last_shown(recorded, streams)
    current = before.shown if before is not None else recorded
    by_hand = record.source.startswith(PEOPLE)
    said = own is not None and _says_the_same(own.record, record)
    if said and not reopened and not (by_hand and current is not None and current.moves != record.moves):
        return None
    if own is None and not (record.plies or record.rest or record.result != UNDECIDED):
        return None
    at = max((int(wall * 1000), *(one.at + 1 for one in streams), *((recorded.heard + 1,) if recorded else ())))
    longest = record if own is None else own.longest
    leads = (before.source if before is not None else recorded.source if recorded is not None else "") == record.source
    nothing = current is None or not current.plies
    if closed and not (nothing and is_file(record.source)):  # a file that is looked at after the round
        return Heard(record.source, board, Line(at, record, Mark.LATE), longest)
    if stood and not leads:  # unless somebody has said that it is this game
        return Heard(record.source, board, Line(at, record, Mark.STOOD), longest)
    if current is None or nothing or by_hand or _takes_over(record, current):
        return Heard(record.source, board, Line(at, record, shown=True), record, record)
    if not leads:
        mark = Mark.AGAIN if own is not None and _has_begun_anew(own.longest, record) else Mark.PLAIN
        return Heard(record.source, board, Line(at, record, mark), max(longest, record, key=_length))
    most = longest if before is not None else current
    if _has_begun_anew(most, record):
        return Heard(record.source, board, Line(at, record, Mark.AGAIN), most, most if current != most else None)
    return Heard(record.source, board, Line(at, record, shown=True), max(record, most, key=_length), record)


def is_file(source: str) -> bool:
    """Whether a game comes from a file: neither from pieces nor from people in the hall."""
    return not source.startswith((PIECES, PEOPLE))


def is_live(source: str) -> bool:
    """Whether a game is being sent, and not written by the arbiter."""
    return source.startswith((PIECES, PEOPLE, "folder:"))


def _length(record: GameRecord) -> int:
    return len(record.plies)


def _takes_over(record: GameRecord, current: GameRecord) -> bool:
    """Whether a source goes on from what is shown, or says how it ended."""
    more = len(record.plies) > len(current.plies) or (record.result != UNDECIDED and current.result == UNDECIDED)
    return more and goes_on(record, current)


def _has_begun_anew(longest: GameRecord, record: GameRecord) -> bool:
    """Whether a source has fallen back further than a correction does; a few moves before the round are no game."""
    if not record.plies:
        return bool(longest.plies)
    back = len(longest.plies) - common(longest.moves, record.moves)
    return len(longest.plies) > FALSE_START and back > min(CORRECTED, len(longest.plies) // 2)


def _says_the_same(one: GameRecord, other: GameRecord) -> bool:
    fields = ("plies", "result", "rest", "start", "state", "chess960")
    return all(getattr(one, name) == getattr(other, name) for name in fields)


def is_over(board: Board) -> bool:
    """Whether the result stands: what comes now is late."""
    return not board.is_open and not board.is_adjourned


def by_pair(streams: Iterable[Stream], number: int) -> dict[tuple[int, int], list[Stream]]:
    """The streams of a round by whose game they were taken for."""
    found: dict[tuple[int, int], list[Stream]] = {}
    for one in streams:
        if one.round == number and one.pair is not None:
            found.setdefault(one.pair, []).append(one)
    return found


def hear(
    store: EventStore,
    section_id: int,
    played: Round,
    news: Iterable[GameRecord],
    wall: float,
    *,
    stood: Iterable[str] = (),
) -> bool:
    """Keep what sources say of the boards of a round, and of games that have none; whether anything was new.

    ``stood``: sources whose pieces were not seen in the start position.
    """
    streams = store.streams(section_id, played.number)
    recorded = {one.pair: one for one in store.games(section_id, played.number)}
    lines = heard_of_round(played, news, wall, streams, recorded, frozenset(stood))
    store.keep_heard(section_id, lines)
    return bool(lines)


def heard_of_round(
    played: Round,
    news: Iterable[GameRecord],
    wall: float,
    streams: Iterable[Stream],
    recorded: Mapping[tuple[int, int] | None, GameRecord],
    stood: frozenset[str] = frozenset(),
) -> list[Heard]:
    """The lines of what is new."""
    pairs = by_pair(streams, played.number)
    strangers = {_names(one.record): one for one in streams if one.pair is None}
    boards = {board.players: board for board in played.boards}
    lines = []
    for record in news:
        if record.pair is None:
            held = strangers.get(_names(record))
            line = heard(record, 0, wall, (held,) if held is not None else (), None)
        else:
            board = boards.get(record.pair)  # None: the round was paired again since
            line = heard(
                record,
                board.number if board is not None else 0,
                wall,
                pairs.get(record.pair, ()),
                recorded.get(record.pair),
                closed=board is not None and is_over(board),
                stood=record.source in stood,
            )
        if line is not None:
            lines.append(line)
    return lines


def _names(record: GameRecord) -> tuple[str, str, str]:
    return record.source, record.white_name, record.black_name
