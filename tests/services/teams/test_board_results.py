"""Who may win a board prize."""

from __future__ import annotations

import pytest

from tdapp.domain.section.team import TeamRules
from tdapp.services.teams.board_results import minimum_games


@pytest.mark.parametrize(("rounds", "games"), [(11, 8), (9, 6), (7, 5), (1, 1), (0, 0)])
def test_two_thirds_of_the_rounds_unless_another_number_was_announced(rounds: int, games: int) -> None:
    assert minimum_games(TeamRules(4), rounds) == games
    assert minimum_games(TeamRules(4, board_games=3), rounds) == 3
