"""Time controls: the code of TRF26 record 222, the same in words, and the rate of play it belongs to.

The code counts seconds: ``5400+30`` is 90 minutes and 30 seconds a move, ``40/6000+30:900+30`` is 100 minutes for 40
moves, then 15 minutes, ``W300-B240`` gives White and Black different times.
"""

from __future__ import annotations

import re

from tdapp.domain.section.player import BLITZ, RAPID, STANDARD
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr, trimmed

USUAL = (
    "5400+30",
    "40/5400+30:1800+30",
    "40/6000+30:20/3000+30:900+30",
    "3600+30",
    "7200",
    "1500+10",
    "900+10",
    "600+5",
    "300+3",
    "180+2",
)
"""Codes offered first, the slow ones before the fast ones."""

SHORTEST = 120  # seconds; less is minutes written by mistake
MOVES_OF_A_GAME = 60  # the Laws count an increment for 60 moves (appendices A.1 and B.1)
BLITZ_AT_MOST, RAPID_BELOW = 10 * 60, 60 * 60

_PERIOD = re.compile(r"(?:([1-9]\d?)/)?([1-9]\d{0,4})(?:\+(\d{1,3}))?")
_SIDES = re.compile(r"W(.+)-B(.+)")
_TYPED = re.compile(
    r"(\d{1,3})\s*(?:m|min|mins|minutes?|minuten|'|’|′)?\.?(?:\s*(?:\+|and|plus|und)\s*"
    r"(\d{1,2})\s*(?:s|sec|secs|seconds?|sekunden?|''|\"|”|″)?\.?(?:\s*(?:/|per|a|pro|je)\s*(?:move|zug))?)?\.?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Period:
    """Seconds for a number of moves (None: for the rest of the game), and seconds added with every move."""

    seconds: int
    increment: int = 0
    moves: int | None = None


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The periods of White, and of Black where they differ."""

    white: tuple[Period, ...]
    black: tuple[Period, ...] = ()


def read_time_control(code: str) -> TimeControl:
    """The time control of a code; RuleViolation says what is wrong with it."""
    text = "".join(code.split())
    sides = _SIDES.fullmatch(text)
    if sides is not None:
        return TimeControl(_periods(sides[1]), _periods(sides[2]))
    return TimeControl(_periods(text))


def _periods(text: str) -> tuple[Period, ...]:
    periods = []
    parts = text.split(":")
    for place, part in enumerate(parts, 1):
        match = _PERIOD.fullmatch(part)
        if match is None or (place < len(parts) and match[1] is None):
            raise RuleViolation(
                tr("“{code}” is no code of a time control; write seconds, for example 5400+30 or 40/6000+30:900+30.")
                .format(code=text[:40])
            )  # fmt: skip
        periods.append(Period(int(match[2]), int(match[3] or 0), int(match[1]) if match[1] else None))
    if periods[0].seconds < SHORTEST:
        raise RuleViolation(
            tr("The code of a time control counts seconds: “{code}” would be {seconds} seconds for the game.").format(
                code=text[:40], seconds=periods[0].seconds
            )
        )
    return tuple(periods)


def time_code(code: str, before: str = "") -> str:
    """The code as it is stored, without blanks; what stays as it was (say, imported) is not judged again."""
    text = "".join(code.split())
    if text and code != before:
        read_time_control(text)
    return code if code == before else text


def in_words(control: TimeControl) -> str:
    """The time control as regulations announce it."""
    if control.black:
        return tr("White {white}; Black {black}").format(
            white=_side_words(control.white), black=_side_words(control.black)
        )
    return _side_words(control.white)


def _side_words(periods: tuple[Period, ...]) -> str:
    steps = {period.increment for period in periods}
    shared = steps.pop() if len(steps) == 1 else 0
    parts = [_period_words(period, own=not shared) for period in periods]
    text = parts[0]
    for part in parts[1:]:
        text = tr("{first}, then {next}").format(first=text, next=part)
    if not shared:
        return text
    if len(periods) == 1:
        return tr("{time} + {seconds} s per move").format(time=text, seconds=shared)
    return tr("{time} + {seconds} s per move from move 1").format(time=text, seconds=shared)


def _period_words(period: Period, *, own: bool) -> str:
    minutes, rest = divmod(period.seconds, 60)
    time = tr("{seconds} s").format(seconds=period.seconds) if rest else tr("{minutes} min").format(minutes=minutes)
    if period.moves is not None:
        time = tr("{time} for {moves} moves").format(time=time, moves=period.moves)
    if own and period.increment:
        time = tr("{time} + {seconds} s per move").format(time=time, seconds=period.increment)
    return time


def code_of_words(words: str) -> str:
    """The code of a plain time control as people write it (``90 min + 30 s``, ``15'+10"``, ``90+30``), else empty."""
    match = _TYPED.fullmatch(trimmed(words))
    if match is None or not int(match[1]):
        return ""
    step = int(match[2] or 0)
    return f"{int(match[1]) * 60}+{step}" if step else str(int(match[1]) * 60)


def rate_of_play(control: TimeControl) -> str:
    """Standard, rapid or blitz by the Laws: all the time of a game of 60 moves, of the side that has more."""
    longest = max(_game(control.white), _game(control.black))
    if longest <= BLITZ_AT_MOST:
        return BLITZ
    return RAPID if longest < RAPID_BELOW else STANDARD


def _game(periods: tuple[Period, ...]) -> int:
    if not periods:
        return 0
    total, played = 0, 0
    for period in periods:
        left = MOVES_OF_A_GAME - played
        moves = left if period.moves is None else min(period.moves, left)
        total += period.seconds + period.increment * moves
        played += moves
    return total


def seconds_of_game(control: TimeControl) -> tuple[int, int]:
    """All the time of White and of Black for a game of 60 moves."""
    return _game(control.white), _game(control.black or control.white)


def first_period_moves(control: TimeControl) -> int | None:
    """The moves of the first period; None where it is the whole game."""
    return control.white[0].moves
