"""Sums over the opponents: what a round contributes (C.07, 15.2, 16), what a cut leaves out (14, 16.5)."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.frozen import dataclass
from tdapp.proof.record import FORFEITS, REQUESTED, Record, Turn


@dataclass(frozen=True, slots=True)
class Element:
    """One contribution: the opponent's (or dummy's) score, the own points, whether the round is a VUR."""

    score: Fraction
    own: Fraction
    voluntary: bool

    @property
    def product(self) -> Fraction:
        """As Sonneborn-Berger has it."""
        return self.score * self.own


def as_seen(record: Record, number: int, edition: str) -> Fraction:
    """How an opponent's score counts for others."""
    row = record.turns[number]
    if record.robin:
        return record.score(number)  # 15.2: forfeits are results, nothing is adjusted
    if edition == "2009":  # every unplayed round of an opponent counts as a draw
        return sum((record.draw if turn.missed else turn.points for turn in row), Fraction(0))
    total = Fraction(0)
    for index, turn in enumerate(row):
        # 16.2.5: a requested bye that only VURs follow, also in the last round; 16.3.2: it counts as a draw
        at_the_end = turn.what in REQUESTED and all(later.voluntary for later in row[index + 1 :])
        total += record.draw if at_the_end else turn.points
    return total


def elements(
    record: Record, number: int, edition: str, *, own: Record | None = None, as_played: bool = False
) -> list[Element]:
    """The contributions of an entrant's rounds; ``own``: the score that the own points are read in.

    ``as_played`` (/P): a forfeit is a game against the scheduled opponent, and no VUR.
    """
    mine = (own or record).turns[number]
    found = []
    for index, turn in enumerate(record.turns[number]):
        forfeited = turn.what in FORFEITS and turn.opponent is not None
        if turn.opponent is not None and (turn.played or (forfeited and (record.robin or as_played))):
            against, got = as_seen(record, turn.opponent, edition), mine[index].points
        elif record.robin or not turn.missed:
            continue
        else:
            against = _dummy(record, number, index, edition)
            got = _result(own or record, mine[index]) if edition == "2009" else mine[index].points
        found.append(Element(against, got, turn.voluntary and not (as_played and forfeited)))
    return found


def _dummy(record: Record, number: int, index: int, edition: str) -> Fraction:
    """The score of whoever stands for the missing opponent in an own unplayed round."""
    row, score = record.turns[number], record.score(number)
    turn = row[index]
    if edition == "2009":  # level with the player before the round, then the other side of it, then draws
        before = sum((earlier.points for earlier in row[:index]), Fraction(0))
        mine = _result(record, turn)
        other = {record.win: record.loss, record.loss: record.win}.get(mine, record.draw)
        return before + other + record.draw * (record.rounds - index - 1)
    if edition == "2024":  # 16.4: the own final score
        return score
    if turn.what in FORFEITS and turn.opponent is not None:  # 16.4.1
        return min(score, as_seen(record, turn.opponent, edition))
    return min(score, record.draw * record.rounds)  # 16.4.2


def _result(record: Record, turn: Turn) -> Fraction:
    """An unplayed round as a win, a draw or a loss, by the points it gave."""
    if turn.points >= record.win:
        return record.win
    return record.draw if turn.points > record.loss else record.loss


def after_cuts(found: list[Element], low: int, high: int, *, product: bool, voluntary_first: bool) -> list[Element]:
    """14: the least significant values go, then the greatest ones; 16.5: a VUR instead, if it is worth no less."""

    def worth(one: Element) -> Fraction:
        return one.product if product else one.score

    left = list(found)
    for _ in range(min(low, len(left))):
        least = min(left, key=lambda one: (one.score, worth(one)))
        absences = [one for one in left if one.voluntary] if voluntary_first else []
        if absences:
            absence = min(absences, key=lambda one: (worth(one), one.score))
            least = absence if worth(absence) >= worth(least) else least
        left = _without(left, least)
    for _ in range(min(high, len(left))):
        left = _without(left, max(left, key=lambda one: (one.score, worth(one))))
    return left


def _without(left: list[Element], taken: Element) -> list[Element]:
    place = next(index for index, one in enumerate(left) if one is taken)
    return left[:place] + left[place + 1 :]


def forfeited_win(turn: Turn) -> bool:
    """Won by forfeit against somebody who was paired."""
    return turn.what is Outcome.FORFEIT_WIN and turn.opponent is not None
