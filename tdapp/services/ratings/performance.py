"""Performance over the games against rated opponents, where no rule says what unrated ones count."""

from __future__ import annotations

from tdapp.domain.ratings.tables import dp
from tdapp.domain.section.event import Section
from tdapp.services.rounds.upsets import SCORE


def rated_performances(section: Section, after_round: int) -> dict[int, int]:
    """Rounded average of the rated opponents + dp(score in whole percent), over the board, by pairing number.

    The same as TPR (C.07, 10.2) where every opponent is rated.
    """
    ratings = {player.number: player.rating for player in section.players if player.rating is not None}
    found: dict[int, int] = {}
    for player, row in zip(section.players, section.cells, strict=True):
        games = [(cell.opponent, SCORE[cell.outcome]) for cell in row[:after_round] if cell.outcome in SCORE]
        met = [(ratings[opponent], score) for opponent, score in games if opponent in ratings]
        if met:
            count, total = len(met), sum(rating for rating, _ in met)
            percent = (200 * sum(score for _, score in met) + count) // (2 * count)
            found[player.number] = (2 * total + count) // (2 * count) + dp(int(percent))
    return found
