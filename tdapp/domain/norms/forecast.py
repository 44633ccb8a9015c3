"""Points still needed for a norm in the games to come, against known or average opponents (B.01, 1.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from tdapp.domain.norms.check import NormFacts, NormGame, average_rating, needed_score
from tdapp.domain.norms.kinds import (
    NO_FEDERATION,
    TITLED,
    NormKind,
    of_kind_needed,
    one_federation_allowed,
    own_federation_allowed,
    titled_needed,
)
from tdapp.domain.words.frozen import dataclass

_HIGHEST = 2900  # no opponent is expected to be rated higher


@dataclass(frozen=True, slots=True)
class Forecast:
    """``needed`` points of the next ``games``, the opponents not yet known averaging ``average``.

    ``needed`` None: impossible. ``averages`` say for each score in these games what the unknown opponents must average
    at least; empty where all are known. Titles and federations of unknown opponents are taken to fit; ``titled`` and
    ``of_kind`` are how many of them still must hold a title, or one of the norm's own.
    """

    games: int
    needed: Fraction | None
    average: int
    averages: tuple[tuple[Fraction, int], ...]
    titled: int = 0
    of_kind: int = 0


def forecast(
    kind: NormKind,
    own_federation: str,
    played: Sequence[NormGame],
    coming: Sequence[NormGame],
    rounds_left: int,
    facts: NormFacts,
    average: int,
) -> Forecast:
    """The fewest games to come with which the norm is still possible, and the points needed in them.

    ``coming`` are known opponents of the next rounds (their scores are not looked at), ``rounds_left`` counts these
    and those nobody knows; ``average`` is what the latter are expected to be rated.
    """
    least = max(0, facts.least_games - len(played))
    lengths = [rounds_left] if facts.fixed else range(least, rounds_left + 1)
    best = Forecast(rounds_left, None, average, ())
    for count in lengths:
        if count < least:
            continue
        found = _with(kind, own_federation, played, coming[:count], count, facts, average)
        if found.needed is not None:
            return found
        best = found
    return best


def _with(
    kind: NormKind, own: str, played: Sequence[NormGame], coming: Sequence[NormGame], count: int, facts: NormFacts,
    average: int,
) -> Forecast:  # fmt: skip
    known = (*played, *coming)
    unknown = count - len(coming)
    total = len(played) + count
    met, opponents, strangers = _opponents(known, unknown, total, facts)
    titled = max(0, titled_needed(opponents) - sum(game.title in TITLED for game in met))
    of_kind = max(0, of_kind_needed(total, double=facts.double) - sum(game.title in kind.opponents for game in met))
    if total == 0 or titled > strangers or of_kind > strangers:
        return Forecast(count, None, average, (), titled, of_kind)
    if not facts.exempt and not _federations_fit(own, known, unknown, total):
        return Forecast(count, None, average, (), titled, of_kind)
    scored = sum((game.score for game in played), Fraction(0))
    needed = _needed(kind, known, unknown, total, average, scored, count)
    averages = []
    if unknown:
        for halves in range(2 * count + 1):
            least = _least_average(kind, known, unknown, total, scored + Fraction(halves, 2))
            if least is not None:
                averages.append((Fraction(halves, 2), least))
    return Forecast(count, needed, average, tuple(averages), titled, of_kind)


def _opponents(
    known: Sequence[NormGame], unknown: int, total: int, facts: NormFacts
) -> tuple[Sequence[NormGame], int, int]:
    """Those who are known, how many there will be, and how many of them nobody knows; in a double round robin every
    opponent once."""
    if not facts.double:
        return known, total, unknown
    met = list({game.opponent: game for game in known}.values())
    opponents = max(facts.players - 1, len(met))
    return met, opponents, min(unknown, opponents - len(met))


def _federations_fit(own: str, known: Sequence[NormGame], unknown: int, total: int) -> bool:
    held = Counter(game.federation for game in known if game.federation not in ("", NO_FEDERATION))
    foreign = len(held.keys() - {own})
    most = max(held.values(), default=0)
    return (
        foreign + unknown >= 2 and held[own] <= own_federation_allowed(total) and most <= one_federation_allowed(total)
    )


def _needed(
    kind: NormKind, known: Sequence[NormGame], unknown: int, total: int, average: int, scored: Fraction, count: int
) -> Fraction | None:
    mean, _ = average_rating(kind, (*known, *(_unknown(average) for _ in range(unknown))))
    least = needed_score(kind, mean, total) if mean >= kind.least_average else None
    if least is None or least - scored > count:
        return None
    return max(Fraction(0), least - scored)


def _least_average(kind: NormKind, known: Sequence[NormGame], unknown: int, total: int, score: Fraction) -> int | None:
    """The least average of the unknown opponents with which this score is enough; found by halving."""

    def enough(average: int) -> bool:
        mean, _ = average_rating(kind, (*known, *(_unknown(average) for _ in range(unknown))))
        least = needed_score(kind, mean, total)
        return mean >= kind.least_average and least is not None and least <= score

    low, high = 1000, _HIGHEST
    if not enough(high):
        return None
    while low < high:
        middle = (low + high) // 2
        if enough(middle):
            high = middle
        else:
            low = middle + 1
    return low


def _unknown(average: int) -> NormGame:
    return NormGame(0, 0, average, "", "", Fraction(0))
