"""Whose game is it? By FIDE id, by name, by board, in this order; colours the other way round are no match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from operator import eq

from tdapp.domain.games.record import GameRecord, GameState
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import same_name, words
from tdapp.domain.words.wording import tr, trimmed

OURS = frozenset(
    (
        *("Event", "Site", "Date", "Round", "White", "Black", "Result", "Board", "EventDate", "TimeControl"),
        *("WhiteTitle", "BlackTitle", "WhiteElo", "BlackElo", "WhiteFideId", "BlackFideId", "WhiteTeam", "BlackTeam"),
        *("SetUp", "FEN", "Variant"),
    )
)
"""Headers that the event knows better: they are not kept of a game that has its board."""


@dataclass(frozen=True, slots=True)
class Found:
    """Where a game belongs: its record with players and round, its board, and what speaks against it in words.

    ``turned``: the board whose players have the other colours, 0: none.
    """

    record: GameRecord
    board: int | None
    doubts: tuple[str, ...] = ()
    turned: int = 0


def find_board(
    section: Section,
    rounds: Sequence[Round],
    record: GameRecord,
    board_header: int | None,
    round_number: int = 0,
    names: Mapping[str, int] | None = None,
) -> Found:
    """The board of a game. ``round_number`` is where it has to be; else the header says it, else the pair does.

    ``names``: whom its source means by names that no player has.
    """
    number = round_number or record.round
    wanted = [one for one in rounds if one.number == number] if number else list(rounds)
    headers = dict(record.headers)
    white = _named(section, record.white_name, headers.get("WhiteFideId", ""), names)
    black = _named(section, record.black_name, headers.get("BlackFideId", ""), names)
    if white is not None and black is not None:
        return _of_pair(section, wanted, record, number, white, black)
    return _of_board(section, wanted, record, number, board_header, (white, black))


def _of_pair(
    section: Section, wanted: Sequence[Round], record: GameRecord, number: int, white: Player, black: Player
) -> Found:
    straight = [(one, board) for one in wanted for board in one.boards if board.players == (white.number, black.number)]
    if len(straight) == 1:
        return _kept(record, *straight[0])
    if straight:
        return _loose(record, number, tr("They met more than once: say which round it is."))
    turned = [(one, board) for one in wanted for board in one.boards if board.players == (black.number, white.number)]
    if turned:
        text = tr("{white} – {black}: the event has the colours the other way round.")
        found = _loose(record, turned[0][0].number, text.format(white=white.shown, black=black.shown))
        return replace(found, turned=turned[0][1].number if len(turned) == 1 else 0)
    text = tr("{white} – {black} do not meet there.")
    return _loose(record, number, text.format(white=white.shown, black=black.shown))


def _of_board(
    section: Section,
    wanted: Sequence[Round],
    record: GameRecord,
    number: int,
    board_header: int | None,
    known: tuple[Player | None, Player | None],
) -> Found:
    unknown = [name for name, player in zip((record.white_name, record.black_name), known, strict=True)
               if name and player is None]  # fmt: skip
    if unknown:
        return _loose(record, number, tr("Not a player of this section: {names}.").format(names="; ".join(unknown)))
    if len(wanted) != 1:
        return _loose(record, number, tr("Neither names nor a round say which game it is."))
    boards = [
        board
        for board in wanted[0].boards
        if all(player is None or player.number == seat for player, seat in zip(known, board.players, strict=True))
        and (board_header is None or board.number == board_header)
    ]
    if len(boards) == 1 and (board_header is not None or any(known)):
        return _kept(record, wanted[0], boards[0])
    return _loose(record, number, tr("Neither names nor a board say which game it is."))


def _kept(record: GameRecord, played: Round, board: Board) -> Found:
    headers = tuple((tag, value) for tag, value in record.headers if tag not in OURS)
    found = replace(
        record,
        round=played.number,
        white=board.white,
        black=board.black,
        white_name="",
        black_name="",
        headers=headers,
    )
    return Found(found, board.number)


def _loose(record: GameRecord, number: int, doubt: str) -> Found:
    return Found(replace(record, round=number or 1, state=GameState.DOUBT), None, (doubt,))


def _named(section: Section, name: str, fide_id: str, names: Mapping[str, int] | None) -> Player | None:
    """The player whom a source means, as somebody has said; else who has this id or name."""
    number = (names or {}).get(trimmed(name))
    if number is not None:
        return next((player for player in section.players if player.number == number), None)
    found = _player(section, name, fide_id)
    if found is None and not name.isascii():
        others = (_player(section, other, "") for other in _misread(name))
        found = next((one for one in others if one is not None), None)
    return found


def _player(section: Section, name: str, fide_id: str) -> Player | None:
    """The one player that an id or a name means."""
    if fide_id.strip("0"):
        for player in section.players:
            if player.fide_id == fide_id:
                return player
    if not name:
        return None
    for rule in (eq, same_name, _same_words, _same_initials):
        found = [player for player in section.players if rule(player.name, name)]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _misread(name: str) -> Iterator[str]:
    """A name as other Windows wrote it: no byte says in which alphabet, so that only a player of this name does."""
    for written in ("cp1252", "latin-1"):
        try:
            data = name.encode(written)
        except UnicodeEncodeError:
            continue
        for meant in ("cp1250", "cp1251", "cp1254", "cp1257"):
            try:
                yield data.decode(meant)
            except UnicodeDecodeError:
                continue
        return


def _same_words(one: str, other: str) -> bool:
    """“Carlsen, Magnus” and “Magnus Carlsen”."""
    return sorted(words(one)) == sorted(words(other))


def _same_initials(one: str, other: str) -> bool:
    """“Carlsen, Magnus” and “Carlsen, M.” or “Carlsen”: the family's words are the same, the given ones begin so."""
    family, _, given = other.partition(",")
    if words(one.partition(",")[0]) != words(family):
        return False
    full = words(one.partition(",")[2])
    return all(any(word.startswith(short) for word in full) for short in words(given))
