"""A game as it was recorded: players, moves with their clocks, and how far it got."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from enum import Enum

from tdapp.domain.words.frozen import dataclass

WHITE_WINS, BLACK_WINS, DRAWN, UNDECIDED = "1-0", "0-1", "1/2-1/2", "*"
RESULTS = (WHITE_WINS, BLACK_WINS, DRAWN, UNDECIDED)
"""What a PGN says of the end of a game."""


class GameState(Enum):
    """How far the record of a game got."""

    WAITING = "waiting"  # no move yet
    PLAYING = "playing"
    GAP = "gap"  # nobody recorded for a while (Laws, 8.4): what follows was not joined to it
    DOUBT = "doubt"  # something of it contradicts the rules, the pairing, or the result
    ENDED = "ended"  # by its moves, or by what its source says
    CLOSED = "closed"  # the arbiter has entered the result


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of one side.

    ``uci`` is the truth (``e2e4``, ``e7e8q``; castling in Chess960 is king takes rook). ``clock`` and ``spent`` are
    seconds: what the mover had left, what he used. ``received`` is when it came, UTC in seconds since 1970; None for
    moves that were entered or imported, which are as old as their game. ``corrected``: a person put it there.
    """

    uci: str
    clock: int | None = None
    spent: int | None = None
    received: float | None = None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game of a round.

    ``white`` and ``black`` are pairing numbers; None while nobody knows whose game it is: then names and headers of the
    source are all there is. ``headers`` are those of the source that are not derived from the event. ``start`` is a
    FEN, empty for the usual position. ``result`` is what the source says (``RESULTS``). ``rest`` is the text that
    follows the last legal move and was not understood: kept, never dropped. ``heard`` is when it was recorded by hand,
    in milliseconds since 1970 of the sources (``Line.at``): what they said until then does not go on from it.
    """

    round: int
    white: int | None = None
    black: int | None = None
    white_name: str = ""
    black_name: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    start: str = ""
    chess960: bool = False
    plies: tuple[Ply, ...] = ()
    result: str = UNDECIDED
    state: GameState = GameState.WAITING
    rest: str = ""
    source: str = ""
    game_id: int = field(default=0, compare=False)  # of its row; 0: none yet
    heard: int = field(default=0, compare=False)

    @property
    def pair(self) -> tuple[int, int] | None:
        """White and Black where both are known."""
        return None if self.white is None or self.black is None else (self.white, self.black)

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves alone."""
        return tuple(ply.uci for ply in self.plies)

    def header(self, tag: str) -> str:
        """What the source says under a tag, else empty."""
        return next((value for name, value in self.headers if name == tag), "")

    def corrected(self, from_ply: int, moves: Sequence[str]) -> GameRecord:
        """The same game with other moves from a ply on (counted from 1); clocks stay where a move stays the same."""
        kept = self.plies[: from_ply - 1]
        old = self.plies[from_ply - 1 :]
        new = []
        for index, uci in enumerate(moves):
            same = index < len(old) and old[index].uci == uci
            new.append(old[index] if same else Ply(uci, corrected=True))
        return replace(self, plies=(*kept, *new))


def state_of(plies: Sequence[Ply], result: str, rest: str) -> GameState:
    """Where a record is by what it holds; a gap and what contradicts the event are known elsewhere."""
    if rest:
        return GameState.DOUBT
    if result != UNDECIDED:
        return GameState.ENDED
    return GameState.PLAYING if plies else GameState.WAITING
