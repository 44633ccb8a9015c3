"""The file of a round for other broadcasters (Lichess, chess.com, FTP): held back as the section says, always whole.

As many games, in the same order, with the same headers from the first to the last move; a round of more than a hundred
boards is cut into files of a hundred, because no more are shown of one.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.services.games.of_round import games_of_round
from tdapp.services.live.delay import DelayPlan, Gate
from tdapp.services.live.public import public_pgns
from tdapp.services.publishing.public import with_shown_players

MOST = 100
"""Games of one file."""


class RoundFiles:
    """Takes a round as often as one likes; ``texts`` are its files as they may be read now, by name."""

    def __init__(self, clock: Callable[[], float], wall: Callable[[], float]) -> None:
        self._gate, self._wall = Gate(clock), wall
        self._seen: dict[tuple[int, int, int], GameRecord | None] = {}
        self._open: dict[tuple[int, int, int], bool] = {}

    def texts(
        self,
        section_id: int,
        section: Section,
        played: Round,
        records: tuple[GameRecord, ...],
        sent: Mapping[tuple[int, int], GameRecord],
        broadcast: Broadcast,
    ) -> dict[str, str]:
        """Take the round as it is now, and say what may be read of it; a draft has no file."""
        if played.is_draft:
            return {}
        plan = DelayPlan(broadcast.delay, broadcast.strict)
        if self._gate.plan(section_id) != plan:
            self._gate.set_plan(section_id, plan)
        games = games_of_round(played, records, sent)
        for board in played.boards:
            key = (section_id, played.number, board.number)
            record = games.of(board.number)
            is_open = board.is_open or board.is_adjourned
            if key not in self._seen and record is not None:
                self._gate.load(key, record, self._wall())
            elif record is not None:
                self._gate.receive(key, record)
            if not is_open and (self._open.get(key, True) or self._seen.get(key) != record):
                self._gate.enter_result(key, record)
            elif is_open and not self._open.get(key, True):
                self._gate.take_back_result(key)
            self._seen[key], self._open[key] = record, is_open
        shown = with_shown_players(section, dt.datetime.fromtimestamp(self._wall()).date())
        texts = public_pgns(section_id, shown, played, self._gate)
        if len(texts) <= MOST:
            return {f"round-{played.number}.pgn": "".join(texts)}
        return {
            f"round-{played.number}-boards-{at + 1}-{min(at + MOST, len(texts))}.pgn": "".join(texts[at : at + MOST])
            for at in range(0, len(texts), MOST)
        }
