"""The headers of a game as the event knows them: full, stable, in a fixed order (PGN, 8.1; Lichess, chess.com)."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from tdapp.domain.games.record import BLACK_WINS, DRAWN, UNDECIDED, WHITE_WINS, GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round

Named = Callable[[Player], str]
"""How a player is called outside: his name, or less for a child."""

_RESULTS = {
    GameResult.WHITE_WINS: WHITE_WINS,
    GameResult.DRAW: DRAWN,
    GameResult.BLACK_WINS: BLACK_WINS,
    GameResult.SHORT_WHITE_WINS: WHITE_WINS,
    GameResult.SHORT_DRAW: DRAWN,
    GameResult.SHORT_BLACK_WINS: BLACK_WINS,
    GameResult.WHITE_BY_FORFEIT: WHITE_WINS,
    GameResult.BLACK_BY_FORFEIT: BLACK_WINS,
}
_COMMENTS = {
    GameResult.WHITE_BY_FORFEIT: "forfeit",
    GameResult.BLACK_BY_FORFEIT: "forfeit",
    GameResult.DOUBLE_FORFEIT: "forfeit of both players",
    GameResult.HALF_ZERO: "result 1/2-0",
    GameResult.ZERO_HALF: "result 0-1/2",
    GameResult.ZERO_ZERO: "result 0-0",
    GameResult.ADJOURNED: "adjourned",
}


def full_name(player: Player) -> str:
    """The name as it stands in the event."""
    return player.name


def pgn_result(result: GameResult | None) -> str:
    """An entered result as a PGN says it; what PGN cannot say is ``*`` (with a comment, see below)."""
    return _RESULTS.get(result, UNDECIDED) if result is not None else UNDECIDED


def pgn_comment(result: GameResult | None) -> str:
    """What a PGN has to say beside its result."""
    return "" if result is None else _COMMENTS.get(result, "")


def utc_start(section: Section, number: int) -> dt.datetime | None:
    """When a round begins by the clock of the place, in UTC; None when it is not announced, or nobody knows.

    Windows knows no offset before 1970.
    """
    date = section.round_dates[number - 1] if number <= len(section.round_dates) else None
    start = section.round_times[number - 1].start if number <= len(section.round_times) else ""
    if date is None or not start:
        return None
    try:
        return dt.datetime.combine(date, dt.time.fromisoformat(start)).astimezone().astimezone(dt.UTC)
    except (ValueError, OSError, OverflowError):
        return None


def game_headers(
    section: Section, played: Round, board: Board, record: GameRecord | None = None, named: Named = full_name
) -> tuple[tuple[str, str], ...]:
    """The headers of a board. The result is the arbiter's, else the source's; all others never change in a round."""
    players = {player.number: player for player in section.players}
    white, black = players[board.white], players[board.black]
    event = section.event
    result = pgn_result(board.result) if not board.is_open else record.result if record is not None else UNDECIDED
    code = "".join(section.rate_of_play[1].split())
    headers = [
        ("Event", f"{event.name}: {section.name}" if section.name and section.name != event.name else event.name),
        ("Site", " ".join(filter(None, (event.city, event.federation)))),
        ("Date", f"{played.date:%Y.%m.%d}" if played.date else ""),
        ("Round", f"{played.number}.{board.number}"),
        ("White", named(white)),
        ("Black", named(black)),
        ("Result", result),
        ("Board", str(board.number)),
        ("WhiteTitle", white.title),
        ("BlackTitle", black.title),
        ("WhiteElo", "" if white.rating is None else str(white.rating)),
        ("BlackElo", "" if black.rating is None else str(black.rating)),
    ]
    if named is full_name:  # who is hidden behind initials is not found again by an id
        headers += [("WhiteFideId", white.fide_id), ("BlackFideId", black.fide_id)]
    else:
        headers += [
            (tag, player.fide_id if named(player) == player.name else "")
            for tag, player in (("WhiteFideId", white), ("BlackFideId", black))
        ]
    headers += [
        ("WhiteTeam", white.club),
        ("BlackTeam", black.club),
        ("EventDate", f"{event.start:%Y.%m.%d}" if event.start else ""),
        ("TimeControl", "" if code.startswith("W") else code),
    ]
    start = utc_start(section, played.number)
    if start is not None:
        headers += [("UTCDate", f"{start:%Y.%m.%d}"), ("UTCTime", f"{start:%H:%M:%S}")]
    return tuple(headers)
