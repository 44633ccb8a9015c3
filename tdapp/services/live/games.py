"""Which game is whose, for the public: two people in a round, whatever becomes of their board and their numbers."""

from __future__ import annotations

from collections.abc import Callable

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.services.live.delay import Gate, Key


def game_keys(section_id: int, section: Section, played: Round) -> dict[int, Key]:
    """The identity of the game at each board: ``section`` has the players with their whole names.

    The names count: who exchange their numbers do not exchange their games.
    """
    names = {player.number: player.name for player in section.players}
    return {
        board.number: (section_id, played.number, (board.white, names[board.white]), (board.black, names[board.black]))
        for board in played.boards
    }


class PublicGames:
    """What goes into a gate: every game under its identity. ``wall``: the time of day in seconds since 1970."""

    def __init__(self, gate: Gate, wall: Callable[[], float]) -> None:
        self.gate, self._wall = gate, wall
        self._records: dict[Key, GameRecord] = {}
        self._results: dict[Key, GameResult | None] = {}

    def take(self, key: Key, board: Board, record: GameRecord | None) -> None:
        """A game as it is now; one whose record was taken back has none, also in public."""
        if record is None and key in self._records:
            self._forget({key})
        is_new = key not in self._results
        closed = None if board.is_open or board.is_adjourned else board.result
        if record is not None and self._records.get(key) != record:
            if is_new:
                self.gate.load(key, record, self._wall())
            else:
                self.gate.receive(key, record)
            self._records[key] = record
            if closed is not None and self._results.get(key) == closed:
                self.gate.enter_result(key, record)
        if is_new or self._results[key] != closed:
            if closed is not None:
                self.gate.enter_result(key, record)
            elif not is_new:
                self.gate.take_back_result(key)
            self._results[key] = closed

    def keep(self, held: set[Key], of: tuple[int, int] | None = None) -> None:
        """Forget the games that are no more, all of them or those ``of`` a section's round: it was paired again."""
        self._forget({key for key in self._results if of in (None, key[:2])} - held)

    def _forget(self, keys: set[Key]) -> None:
        self.gate.forget(keys)
        for key in keys:
            self._records.pop(key, None)
            self._results.pop(key, None)
