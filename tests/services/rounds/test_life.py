"""What a round that is taken away takes along, and what it leaves."""

from __future__ import annotations

from pathlib import Path

from tdapp.domain.commands.rounds import UnpairRound
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import TieBreak
from tests.event_files import ALL, opened
from tests.services.rounds.test_paired_on import DRAWN, after, cup

LAST = {"a": "2w=", "b": "1b=", "c": "Z", "d": "Z"}


def test_tie_break_games_and_decisions_go_with_their_round_only(tmp_path: Path) -> None:
    """A round of a cup that is paired anew is played anew; how its players came there stands."""
    games = (TieGame(1, 4, 1, TieBreak.RAPID, GameResult.DRAW), TieGame(2, 2, 1, TieBreak.RAPID, GameResult.DRAW))
    decisions = (TieDecision(1, 1, 4, How.LOTS), TieDecision(2, 1, 2, How.LOTS))
    for name, held in enumerate(((games, decisions), (games, ()), ((), decisions))):
        folder = tmp_path / str(name)
        folder.mkdir()
        section = after(cup(LAST, "deciders=rapid-25-10", tie_games=held[0], tie_decisions=held[1]), *DRAWN)
        with opened(folder, section) as store:
            store.execute(UnpairRound(1, 2, "wrong", ALL))
            now = store.snapshot(1)
            assert (now.tie_games, now.tie_decisions) == (held[0][:1], held[1][:1])
