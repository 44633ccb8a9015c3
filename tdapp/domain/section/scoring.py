"""Point systems and exact points.

Points are kept as Fractions at the edges and as integer *ticks* inside: ``ticks_per_point`` is the least common
multiple of the denominators in play (2 for 1-½-0, 1 for 3-1-0).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.frozen import dataclass

HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class PointSystem:
    """What every outcome is worth (TRF26 record 162; XXS of older exchange files).

    ``pab``, ``full_bye``, ``half_bye``, ``zero_bye``, ``forfeit_win``, ``forfeit_loss`` default to the win, draw or
    loss they stand for.
    """

    win: Fraction = Fraction(1)
    draw: Fraction = HALF
    loss: Fraction = Fraction(0)
    pab: Fraction | None = None
    full_bye: Fraction | None = None
    half_bye: Fraction | None = None
    zero_bye: Fraction | None = None
    forfeit_win: Fraction | None = None
    forfeit_loss: Fraction | None = None

    @property
    def is_standard(self) -> bool:
        """True for 1-½-0 with every bye worth what its name says."""
        return self == PointSystem() or all(
            self.points(outcome) == PointSystem().points(outcome) for outcome in Outcome
        )

    @property
    def ticks_per_point(self) -> int:
        """Ticks in one point: every value of this system is a whole number of ticks."""
        return math.lcm(*(self.points(outcome).denominator for outcome in Outcome))

    def points(self, outcome: Outcome) -> Fraction:
        """The points of an outcome; an open, adjourned or unpaired round is worth nothing yet."""
        match outcome:
            case Outcome.WIN | Outcome.SHORT_WIN:
                return self.win
            case Outcome.DRAW | Outcome.SHORT_DRAW:
                return self.draw
            case Outcome.LOSS | Outcome.SHORT_LOSS:
                return self.loss
            case Outcome.FORFEIT_WIN:
                return self.win if self.forfeit_win is None else self.forfeit_win
            case Outcome.FORFEIT_LOSS:
                return self.loss if self.forfeit_loss is None else self.forfeit_loss
            case Outcome.PAIRING_BYE:
                return self.win if self.pab is None else self.pab
            case Outcome.FULL_POINT_BYE:
                return self.win if self.full_bye is None else self.full_bye
            case Outcome.HALF_POINT_BYE:
                return self.draw if self.half_bye is None else self.half_bye
            case Outcome.ZERO_POINT_BYE:
                return self.loss if self.zero_bye is None else self.zero_bye
            case Outcome.REST | Outcome.ADJOURNED | Outcome.OPEN | Outcome.UNPAIRED:
                return Fraction(0)

    def awarded(self, cell: Cell) -> Fraction:
        """The points a player really got in a round."""
        return self.points(cell.outcome) if cell.awarded is None else cell.awarded


def row_sums(rows: Iterable[Sequence[Cell]], worth: Mapping[Outcome, Fraction]) -> list[Fraction]:
    """What the cells of each row are worth together: exact, and in integers, for there are thousands."""
    rows = list(rows)
    awarded = {cell.awarded for row in rows for cell in row if cell.awarded is not None}
    unit = math.lcm(*(value.denominator for value in (*worth.values(), *awarded)))
    ticks = {outcome: int(value * unit) for outcome, value in worth.items()}
    given = {value: int(value * unit) for value in awarded}
    sums = [sum(ticks[c.outcome] if c.awarded is None else given[c.awarded] for c in row) for row in rows]
    fractions = {total: Fraction(total, unit) for total in set(sums)}
    return [fractions[total] for total in sums]


def points_text(points: Fraction, *, half_sign: bool = False) -> str:
    """Points as an arbiter writes them: ``4.5`` or ``4½``; at least one decimal, exact when it terminates.

    A value that does not terminate is given with six decimals.
    """
    if half_sign and points.denominator == 2 and points >= 0:
        whole = points.numerator // 2
        return f"{whole}½" if whole else "½"
    if half_sign and points.denominator == 1:
        return str(points.numerator)
    return decimal_text(points)


def points_figure(points: Fraction, *, half_sign: bool = False) -> Figure:
    """``points_text`` for what people read: in a sentence it has the decimal sign of the language."""
    return Figure(points_text(points, half_sign=half_sign))


def decimal_text(value: Fraction) -> str:
    """Decimal text of a fraction: exact when it terminates (at least one decimal), else six decimals, half up."""
    return ratio_text(value.numerator, value.denominator)


def ratio_text(numerator: int, denominator: int) -> str:
    """The same for a reduced ratio of integers (tables word thousands of values, and Fractions are slow)."""
    rest, places = denominator, 1
    for prime in (2, 5):
        count = 0
        while rest % prime == 0:
            rest //= prime
            count += 1
        places = max(places, count)
    if rest != 1:
        places = 6
    scaled = (2 * abs(numerator) * 10**places + denominator) // (2 * denominator)
    digits = str(scaled).rjust(places + 1, "0")
    sign = "-" if numerator < 0 and scaled else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}"


_SIGNS = {
    "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖", "3/5": "⅗", "4/5": "⅘",
    "1/6": "⅙", "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞",
}  # fmt: skip


def mixed_text(value: Fraction) -> str:
    """An exact value as people write it: ``26``, ``8⅔``, ``8 5/12``."""
    whole, rest = divmod(abs(value), 1)
    sign = "-" if value < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    part = _SIGNS.get(str(rest)) or (f" {rest}" if whole else str(rest))
    return f"{sign}{whole or ''}{part}"
