"""Games in which a player scored more than his rating promised (B.02, 8.1.2)."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.ratings.tables import expected_score
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.frozen import dataclass

SCORE = {Outcome.WIN: Fraction(1), Outcome.DRAW: Fraction(1, 2), Outcome.LOSS: Fraction(0)}


@dataclass(frozen=True, slots=True)
class Upset:
    """A rated game seen from the player with the lower rating.

    ``difference`` is the opponent's rating minus his own, not capped; ``gain`` what he scored above the expected
    score of the table, where differences over 400 count as 400.
    """

    round: int
    player: Player
    opponent: Player
    colour: Colour | None
    score: Fraction
    difference: int
    gain: Fraction


def upsets(section: Section, after_round: int, *, least: int = 1) -> tuple[Upset, ...]:
    """Games not lost by the player rated at least ``least`` points lower, the greatest surprise first."""
    players = {player.number: player for player in section.players}
    found = []
    for player, row in zip(section.players, section.cells, strict=True):
        for number, cell in enumerate(row[:after_round], start=1):
            opponent = players.get(cell.opponent) if cell.opponent is not None else None
            score = SCORE.get(cell.outcome)
            if opponent is None or not score or player.rating is None or opponent.rating is None:
                continue
            difference = opponent.rating - player.rating
            if difference < least:
                continue
            gain = score - expected_score(player.rating, opponent.rating)
            found.append(Upset(number, player, opponent, cell.colour, score, difference, gain))
    return tuple(sorted(found, key=lambda one: (-one.gain, -one.difference, one.round, one.player.number)))


@dataclass(frozen=True, slots=True)
class DifferenceBand:
    """Games between players whose ratings differ by ``low`` to ``high`` points (None: or more).

    ``score`` and ``expected`` are sums over the ``games``, seen from the player with the lower rating.
    """

    low: int
    high: int | None
    games: int
    score: Fraction
    expected: Fraction


_BANDS = ((1, 99), (100, 199), (200, 299), (300, 399), (400, None))


def by_difference(section: Section, after_round: int) -> tuple[DifferenceBand, ...]:
    """What the lower rated players scored and should have scored, by the difference of the ratings."""
    players = {player.number: player for player in section.players}
    found: dict[int, list[tuple[Fraction, Fraction]]] = {low: [] for low, _ in _BANDS}
    for player, row in zip(section.players, section.cells, strict=True):
        for cell in row[:after_round]:
            opponent = players.get(cell.opponent) if cell.opponent is not None else None
            score = SCORE.get(cell.outcome)
            if opponent is None or score is None or player.rating is None or opponent.rating is None:
                continue
            difference = opponent.rating - player.rating
            if difference > 0:
                low = max(low for low, _ in _BANDS if low <= difference)
                found[low].append((score, expected_score(player.rating, opponent.rating)))
    return tuple(
        DifferenceBand(
            low,
            high,
            len(found[low]),
            sum((score for score, _ in found[low]), Fraction(0)),
            sum((expected for _, expected in found[low]), Fraction(0)),
        )
        for low, high in _BANDS
        if found[low]
    )
