"""What follows from an entrant's own rounds and from ratings alone (C.07, 7 and 10)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from fractions import Fraction

from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.proof.record import DRAWN, NOTHING, WON, Record, Turn
from tdapp.proof.tables import expected_percent, rating_difference

_LOSS = frozenset((Outcome.LOSS, Outcome.SHORT_LOSS))


def progressive(record: Record, number: int, cut: int) -> Fraction:
    """7.5: the scores after each round, those after the first ones left out."""
    running, after = Fraction(0), []
    for turn in record.turns[number]:
        running += turn.points
        after.append(running)
    return sum(after[cut:], Fraction(0))


def counted(record: Record, number: int, code: str) -> int:
    """7.1 to 7.4 and 7.6: rounds of one sort."""
    return sum(_counts(record, turn, code) for turn in record.turns[number])


def _counts(record: Record, turn: Turn, code: str) -> bool:
    won = turn.what in WON
    played = turn.played
    if record.robin and record.edition == "2026" and turn.what is Outcome.FORFEIT_WIN and turn.opponent is not None:
        played = won = True  # 15.2 leaves only forfeit losses unplayed
    match code:
        case "WIN":
            return turn.points == record.win and turn.what not in NOTHING
        case "WON":
            return played and won
        case "BPG":
            return played and turn.colour is Colour.BLACK
        case "BWG":
            return played and won and turn.colour is Colour.BLACK
        case _:  # REP
            return not turn.voluntary


def standard_points(record: Record, number: int, reading: str) -> Fraction:
    """7.7: 1, ½, 0 by comparing the points with the scheduled opponent's, without one with a draw."""
    total = Fraction(0)
    for index, turn in enumerate(record.turns[number]):
        if turn.what in NOTHING:
            continue
        other = None if turn.opponent is None else record.turns[turn.opponent][index]
        lost = Outcome.FORFEIT_LOSS
        if reading != "literal" and turn.what is lost and other is not None and other.what is lost:
            continue
        against = record.draw if other is None or reading == "result-code" else other.points
        total += 1 if turn.points > against else Fraction(1, 2) if turn.points == against else 0
    return total


# -- article 10 ---------------------------------------------------------------------------------------------------


def opponents(record: Record, number: int) -> list[int]:
    """Those met over the board."""
    return [turn.opponent for turn in record.turns[number] if turn.played and turn.opponent is not None]


def half_up(value: Fraction) -> int:
    """The nearest whole number, halves up."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def mean(values: Iterable[int]) -> Fraction | None:
    """Rounded half up; None of nothing."""
    listed = list(values)
    return Fraction(half_up(Fraction(sum(listed), len(listed)))) if listed else None


def average_rating(ratings: Mapping[int, int], met: list[int], low: int, high: int) -> Fraction | None:
    """10.1, with the lowest and the highest ones left out."""
    listed = sorted(ratings[one] for one in met)[low:]
    return mean(listed[: max(len(listed) - high, 0)])


def results(record: Record, number: int) -> Fraction:
    """The games over the board as 1, ½, 0 whatever they are worth here; an odd result by its share of a win."""
    total = Fraction(0)
    for index, turn in enumerate(record.turns[number]):
        if not turn.played or turn.opponent is None:
            continue
        other = record.turns[turn.opponent][index]
        if turn.what in WON:
            total += 1
        elif turn.what in DRAWN:
            odd = other.what in _LOSS and record.win > record.loss
            total += (record.draw - record.loss) / (record.win - record.loss) if odd else Fraction(1, 2)
    return total


def performance(record: Record, number: int, ratings: Mapping[int, int]) -> Fraction | None:
    """10.2: the rounded average of the opponents and dp of the score in whole percent, half up."""
    met = opponents(record, number)
    average = average_rating(ratings, met, 0, 0)
    if average is None:
        return None
    percent = half_up(100 * results(record, number) / len(met))
    return average + rating_difference(max(0, min(percent, 100)))


def perfect_performance(record: Record, number: int, ratings: Mapping[int, int]) -> Fraction | None:
    """10.3: the lowest whole rating whose expected score reaches the points; without points the lowest less 800."""
    met = [ratings[one] for one in opponents(record, number)]
    if not met:
        return None
    wanted = 100 * results(record, number)
    if not wanted:
        return Fraction(min(met) - 800)

    def expected(rating: int) -> Fraction:
        return Fraction(sum(expected_percent(rating - other) for other in met))

    asked = range(min(met) - 800, max(met) + 801)
    return Fraction(asked[bisect_left(asked, wanted, key=expected)])  # who is stronger is expected to score no less
