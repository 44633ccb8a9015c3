"""A file of games before it becomes a step: the board of each, what is wrong with it, what it would replace."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tdapp.domain.commands.games import ImportGames
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.text import game_text
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.games.reading import ReadGame, board_of
from tdapp.services.games.headers import pgn_result
from tdapp.services.games.matching import find_board
from tdapp.services.games.of_round import contradicts


@dataclass(frozen=True, slots=True)
class ImportRow:
    """One game of the file: its record as it would be kept, its board, what the arbiter should see.

    ``wrong``: something of it needs a look (an illegal move, another result, no board). ``replaces``: other moves are
    recorded at that board. ``known``: it is recorded exactly so already.
    """

    game: ReadGame
    record: GameRecord
    board: int | None
    notes: tuple[str, ...] = ()
    wrong: bool = False
    replaces: bool = False
    known: bool = False


def review_games(
    section: Section,
    rounds: Sequence[Round],
    games: Iterable[ReadGame],
    recorded: Sequence[GameRecord],
    *,
    source: str,
    round_number: int = 0,
) -> tuple[ImportRow, ...]:
    """Every game of a file with its board and its notes; nothing is decided here."""
    rows: list[ImportRow] = []
    taken: set[tuple[int, tuple[int, int] | None]] = set()
    for game in games:
        row = _row(section, rounds, game, recorded, source, round_number)
        key = (row.record.round, row.record.pair)
        if row.record.pair is not None and key in taken:
            again = tr("The file has this game twice; the first one counts.")
            row = replace(row, notes=(*row.notes, again), wrong=True, known=True)
        taken.add(key)
        rows.append(row)
    return tuple(rows)


def import_command(section_id: int, rows: Iterable[ImportRow], *, confirmed: tuple[str, ...] = ()) -> ImportGames:
    """The step that keeps the chosen games; those that are recorded so already are left out."""
    return ImportGames(section_id, tuple(game_text(row.record) for row in rows if not row.known), confirmed)


def _row(
    section: Section,
    rounds: Sequence[Round],
    game: ReadGame,
    recorded: Sequence[GameRecord],
    source: str,
    round_number: int,
) -> ImportRow:
    found = find_board(section, rounds, game.record, board_of(game.headers), round_number)
    record = replace(found.record, source=source)
    notes = [tr("Half-move {ply}, line {line}: {text}").format(ply=fault.ply, line=fault.line, text=fault.message)
             for fault in game.faults]  # fmt: skip
    notes += found.doubts
    if game.kings_in_centre:
        notes.append(tr("The kings in the centre say that the game is over."))
    played = next((one for one in rounds if one.number == record.round), None)
    wrong = bool(game.faults or found.doubts)
    if played is not None and found.board is not None:
        board = played.board(found.board)
        if contradicts(board, record):
            text = tr("The file says {file}, entered is {entered}: the entered result stays.")
            entered = board.result.value if board.result is not None else pgn_result(None)
            notes.append(text.format(file=record.result, entered=entered))
            wrong = True
    key = (record.round, record.pair)
    old = next((one for one in recorded if one.pair is not None and (one.round, one.pair) == key), None)
    replaces = old is not None and record.moves[: len(old.moves)] != old.moves
    if replaces:
        notes.append(tr("Other moves are recorded at this board."))
    known = record in recorded
    if known:
        notes.append(tr("Recorded already."))
    return ImportRow(game, record, found.board, tuple(notes), wrong, replaces, known)
