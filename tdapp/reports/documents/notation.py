"""How one round of one player is written in a crosstable, and the words of the legend.

Dialects: European ``12w1``, US ``W12``, French ``+ 12W``. All keep who was scheduled to play: a forfeit shows the
opponent and the colour with ``+`` or ``-`` (US ``X12``/``F12``, French ``> 12W``/``< 12W``).
"""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.results import colour_letter
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.wording import tr
from tdapp.reports.options import Dialect

AWARDED = "*"
NOT_FINISHED = "·"

_SIGNS = {
    Outcome.WIN: "1",
    Outcome.SHORT_WIN: "1",
    Outcome.DRAW: "½",
    Outcome.SHORT_DRAW: "½",
    Outcome.LOSS: "0",
    Outcome.SHORT_LOSS: "0",
    Outcome.FORFEIT_WIN: "+",
    Outcome.FORFEIT_LOSS: "-",
    Outcome.ADJOURNED: "~",
    Outcome.OPEN: "",
}
"""Signs of the rounds that have an opponent."""

_BYES = {
    Dialect.EUROPEAN: {
        Outcome.PAIRING_BYE: "bye",
        Outcome.FULL_POINT_BYE: "1bye",
        Outcome.HALF_POINT_BYE: "½bye",
        Outcome.ZERO_POINT_BYE: "0",
        Outcome.REST: "rest",
        Outcome.UNPAIRED: "",
    },
    Dialect.US: {
        Outcome.PAIRING_BYE: "B",
        Outcome.FULL_POINT_BYE: "B1",
        Outcome.HALF_POINT_BYE: "H",
        Outcome.ZERO_POINT_BYE: "U",
        Outcome.REST: "U",
        Outcome.UNPAIRED: "",
    },
    Dialect.FRENCH: {
        Outcome.PAIRING_BYE: "EXE",
        Outcome.FULL_POINT_BYE: "+",
        Outcome.HALF_POINT_BYE: "=",
        Outcome.ZERO_POINT_BYE: "–",
        Outcome.REST: "–",
        Outcome.UNPAIRED: "",
    },
}
_US = {
    Outcome.WIN: "W",
    Outcome.SHORT_WIN: "W",
    Outcome.DRAW: "D",
    Outcome.SHORT_DRAW: "D",
    Outcome.LOSS: "L",
    Outcome.SHORT_LOSS: "L",
    Outcome.FORFEIT_WIN: "X",
    Outcome.FORFEIT_LOSS: "F",
    Outcome.ADJOURNED: "~",
    Outcome.OPEN: "?",
}
_FRENCH = {
    Outcome.WIN: "+",
    Outcome.SHORT_WIN: "+",
    Outcome.DRAW: "=",
    Outcome.SHORT_DRAW: "=",
    Outcome.LOSS: "-",
    Outcome.SHORT_LOSS: "-",
    Outcome.FORFEIT_WIN: ">",
    Outcome.FORFEIT_LOSS: "<",
    Outcome.ADJOURNED: "~",
    Outcome.OPEN: "?",
}


def result_sign(outcome: Outcome, *, half_sign: bool) -> str:
    """``1 ½ 0 + -``, ``~`` adjourned, nothing for an open game; empty for rounds without an opponent."""
    sign = _SIGNS.get(outcome, "")
    return "=" if sign == "½" and not half_sign else sign


def swiss_cell(cell: Cell, opponent: str, dialect: Dialect, points: PointSystem, *, half_sign: bool) -> str:
    """The text of one cell; ``opponent`` is the opponent's number as shown."""
    text = _written(cell, opponent, dialect, half_sign=half_sign)
    return text + AWARDED if is_awarded(cell, points) else text


def is_awarded(cell: Cell, points: PointSystem) -> bool:
    """Whether the arbiter gave other points than the point system."""
    return cell.awarded is not None and cell.awarded != points.points(cell.outcome)


def _written(cell: Cell, opponent: str, dialect: Dialect, *, half_sign: bool) -> str:
    if not cell.rules.paired:
        bye = _BYES[dialect][cell.outcome]
        bye = bye.replace("bye", tr("bye")).replace("rest", tr("rest"))
        return bye if half_sign else bye.replace("½", "=")
    colour = colour_letter(cell.colour)
    match dialect:
        case Dialect.EUROPEAN:
            return f"{opponent}{colour}{result_sign(cell.outcome, half_sign=half_sign)}"
        case Dialect.US:
            return f"{_US[cell.outcome]}{opponent}"
        case Dialect.FRENCH:
            return f"{_FRENCH[cell.outcome]} {opponent}{colour.upper()}"


def swiss_legend(
    cells: Iterable[Cell], dialect: Dialect, points: PointSystem, *, half_sign: bool, with_colours: bool = False
) -> tuple[str, ...]:
    """What the signs mean, only those that occur; the first entry explains the dialect by an example.

    ``with_colours``: colours stand beside the US signs.
    """
    half = "½" if half_sign else "="
    held = list(cells)
    outcomes = {cell.outcome for cell in held}
    entries: list[str] = []
    match dialect:
        case Dialect.EUROPEAN:
            entries.append(
                tr("12w1: against no. 12 with White, won; w White, b Black; 1 won, {half} drawn, 0 lost").format(
                    half=half
                )
            )
            forfeits = tr("+ - won or lost by forfeit, game not played")
        case Dialect.US:
            entries.append(
                tr("W12: won against no. 12; W won, D drawn, L lost")
                if with_colours
                else tr("W12: won against no. 12; W won, D drawn, L lost; colours are not shown")
            )
            forfeits = tr("X F won or lost by forfeit, game not played")
        case Dialect.FRENCH:
            entries.append(tr("+ 12W: won against no. 12 with White; W White, B Black; + won, = drawn, - lost"))
            forfeits = tr("> < won or lost by forfeit, game not played")
    if outcomes & {Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS}:
        entries.append(forfeits)
    words = {
        Outcome.PAIRING_BYE: tr("bye given by the pairing"),
        Outcome.FULL_POINT_BYE: tr("full-point bye"),
        Outcome.HALF_POINT_BYE: tr("half-point bye"),
        Outcome.ZERO_POINT_BYE: tr("not playing, no point"),
        Outcome.REST: tr("free round"),
    }
    for outcome, meaning in words.items():
        sign = _written(Cell(outcome), "", dialect, half_sign=half_sign)
        if outcome in outcomes and sign:
            entries.append(
                tr("{sign} alone: {meaning}").format(sign=sign, meaning=meaning)
                if sign in "0=+–"
                else f"{sign}: {meaning}"
            )
    if Outcome.ADJOURNED in outcomes:
        entries.append(tr("~ adjourned"))
    if Outcome.OPEN in outcomes:
        entries.append(tr("no result sign: not finished") if dialect is Dialect.EUROPEAN else tr("? not finished"))
    if any(is_awarded(cell, points) for cell in held):
        entries.append(tr("{sign} points awarded by the arbiter").format(sign=AWARDED))
    return tuple(entries)


def colour_letters(dialect: Dialect) -> str:
    """The letters on which cells are aligned; empty where there are none."""
    match dialect:
        case Dialect.EUROPEAN:
            return "".join(colour_letter(colour) for colour in Colour)
        case Dialect.FRENCH:
            return "".join(colour_letter(colour).upper() for colour in Colour)
        case Dialect.US:
            return ""
