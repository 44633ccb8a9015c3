"""The file of a round for other broadcasters (Lichess, chess.com, FTP): held back as the section says, always whole.

As many games, in the same order, with the same headers from the first to the last move; a round of more than a hundred
boards is cut into files of a hundred, because no more are shown of one.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.stream import Stream
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.services.games.of_round import games_of_round
from tdapp.services.live.delay import DelayPlan, Gate
from tdapp.services.live.games import PublicGames, game_keys
from tdapp.services.live.public import public_pgns
from tdapp.services.publishing.public import with_shown_players

MOST = 100
"""Games of one file."""


class RoundFiles:
    """Takes a round as often as one likes; ``texts`` are its files as they may be read now, by name."""

    def __init__(self, clock: Callable[[], float], wall: Callable[[], float]) -> None:
        self._gate, self._wall = Gate(clock), wall
        self._games = PublicGames(self._gate, wall)

    def texts(
        self,
        section_id: int,
        section: Section,
        played: Round,
        records: tuple[GameRecord, ...],
        streams: Iterable[Stream],
        broadcast: Broadcast,
    ) -> dict[str, str]:
        """Take the round as it is now, and say what may be read of it; a draft has no file."""
        if played.is_draft:
            return {}
        plan = DelayPlan(broadcast.delay, broadcast.strict)
        if self._gate.plan(section_id) != plan:
            self._gate.set_plan(section_id, plan)
        games = games_of_round(played, records, streams)
        keys = game_keys(section_id, section, played)
        self._games.keep(set(keys.values()), (section_id, played.number))
        for board in played.boards:
            self._games.take(keys[board.number], board, games.of(board.number))
        shown = with_shown_players(section, dt.datetime.fromtimestamp(self._wall()).date())
        texts = public_pgns(keys, shown, played, self._gate)
        if len(texts) <= MOST:
            return {f"round-{played.number}.pgn": "".join(texts)}
        return {
            f"round-{played.number}-boards-{at + 1}-{min(at + MOST, len(texts))}.pgn": "".join(texts[at : at + MOST])
            for at in range(0, len(texts), MOST)
        }
