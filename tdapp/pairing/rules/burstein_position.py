"""How the Burstein system looks at a position (C.04.4.2): the index, the ranking that follows from it, the colours."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.pairing.rules.colours import first_by_strength
from tdapp.pairing.rules.position import Position

MOST_SEEDING = 4

Index = tuple[Fraction, Fraction]


def seeding_rounds(rounds: int) -> int:
    """How many rounds are paired by the Dutch system (1.6.2)."""
    return min(rounds // 2, MOST_SEEDING)


def is_seeding(position: Position) -> bool:
    """Whether a round is one of them."""
    return position.round <= seeding_rounds(position.section.rounds_total)


def indexes_of(position: Position) -> dict[int, Index]:
    """Buchholz and Sonneborn-Berger of every player by the rules of 1.7, from the scores without fictitious points.

    A round without a game is one against himself. Whoever is away now and was away in the rounds just before is the
    better opponent for it: these count as draws (1.7.2).
    """
    section = position.section
    points = section.points
    scores = {number: card.score for number, card in position.cards.items()}
    seen = dict(scores)
    for player, row in zip(section.players, section.cells, strict=True):
        away = 0
        for cell in reversed(row):
            if cell.outcome is not Outcome.ZERO_POINT_BYE:
                break
            away += 1
        if away > 1:  # the round to be paired is one of them
            seen[player.number] += (away - 1) * points.draw
    found = {}
    for player, row in until_cancelled(zip(section.players, section.cells, strict=True)):
        buchholz = sonneborn = Fraction(0)
        for cell in row[: position.round - 1]:
            met = cell.opponent if cell.rules.over_the_board else None
            score = scores[player.number] if met is None else seen[met]
            buchholz += score
            sonneborn += points.awarded(cell) * score
        found[player.number] = buchholz, sonneborn
    return found


def ranking_of(position: Position) -> dict[int, int]:
    """The place of every player in the order of 1.8, from 1: index, then pairing number. The score is not looked at."""
    indexes = indexes_of(position)
    order = sorted(position.cards, key=indexes.__getitem__, reverse=True)  # cards are in the order of numbers
    return {number: place for place, number in enumerate(order, 1)}


def colours_of(
    position: Position, initial: Colour, ranking: dict[int, int], one: int, other: int
) -> tuple[int, int, str]:
    """Who has White, who Black, and the article that decides (5.2)."""
    high, low = sorted((one, other), key=lambda number: ranking[number])
    mine, theirs = position.cards[high], position.cards[low]
    white, article = first_by_strength(
        (mine.colours, mine.preference, mine.tpn), (theirs.colours, theirs.preference), initial
    )
    return (high, low, article) if white else (low, high, article)
