"""The opening of a game, by the last of its positions that has a name: whatever the order of the moves was.

The table (``resources/openings``) is ours and in the public domain; names are the English ones of chess.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import chess

from tdapp.domain.games.record import GameRecord
from tdapp.domain.words.resources import resource_path
from tdapp.games.position import placements

LONGEST = 24
"""Half-moves after which nothing has a name in the table."""


def opening_of(record: GameRecord) -> tuple[str, str]:
    """Its code (ECO) and its name; both empty where nothing fits, or the game began from another position."""
    if record.start or record.chess960:
        return "", ""
    known = table()
    for count, placement in reversed(list(enumerate(placements(record)[: LONGEST + 1]))):
        found = known.get((placement, count % 2 == 0))
        if found is not None:
            return found
    return "", ""


@cache
def table() -> Mapping[tuple[str, bool], tuple[str, str]]:
    """Code and name by the pieces and whose move it is; read when the first game is asked about."""
    found = {}
    for line in resource_path("openings/openings.tsv").read_text("utf-8").splitlines():
        code, name, moves = line.split("\t")
        board = chess.Board()
        for san in moves.split():
            board.push_san(san)
        found[board.board_fen(), board.turn] = (code, name)
    return found
