"""Every rung of a ladder calculated a second time, and the places that follow (C.07, 4.3 to 4.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import floor

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Rung
from tdapp.domain.words.frozen import dataclass
from tdapp.proof.encounters import board_count, direct, extended, in_turn, places
from tdapp.proof.opponents import after_cuts, elements
from tdapp.proof.own_record import (
    average_rating,
    counted,
    half_up,
    mean,
    opponents,
    perfect_performance,
    performance,
    progressive,
    standard_points,
)
from tdapp.proof.record import Competition, Record, competition_of

Values = Mapping[int, Fraction | None]
Groups = Sequence[Sequence[int]]

ARTICLES = {
    "PTS": "4", "DE": "6", "WIN": "7.1", "WON": "7.2", "BPG": "7.3", "BWG": "7.4", "PS": "7.5", "REP": "7.6",
    "STD": "7.7", "TPN": "7.8", "BH": "8.1", "AOB": "8.2", "FB": "8.3", "SB": "9.1", "KS": "9.2", "ARO": "10.1",
    "TPR": "10.2", "PTP": "10.3", "APRO": "10.4", "APPO": "10.5", "RTNG": "10.6", "BC": "12.1", "TBR": "12.2",
    "BBE": "12.3", "MPvGP": "13.1", "EMMSB": "13.2.1", "EMGSB": "13.2.2", "EGMSB": "13.2.3", "EGGSB": "13.2.4",
    "EDE": "13.3", "EDEBT": "13.3", "EDEBB": "13.3", "EDET": "13.3", "EDEB": "13.3", "SSSC": "13.4",
}  # fmt: skip
"""What is calculated here, and by which article of C.07."""
_SWISS_ONLY = frozenset(("BH", "FB", "AOB", "SSSC"))
_RATINGS = frozenset(("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"))
_UNPLAYED = frozenset(("BH", "FB", "AOB", "SB", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "SSSC"))
_DECISIVE = {"EDE": (), "EDET": ("TBR",), "EDEB": ("BBE",), "EDEBT": ("BC", "TBR"), "EDEBB": ("BC", "BBE")}
_OF_TEAMS = frozenset(("MPvGP", "SSSC", "BC", "TBR", "BBE", "EMMSB", "EMGSB", "EGMSB", "EGGSB", *_DECISIVE))
_AMONG_TIED = frozenset(("DE", "BC", "TBR", "BBE", *_DECISIVE))
_LOWER_FIRST = frozenset(("DE", "BC", "TBR", "BBE", *_DECISIVE))
_OPTIONS = {"STD": ("reading",)}


@dataclass(frozen=True, slots=True)
class Asked:
    """A rung, the id of its rule for unplayed games, and whether that is the usual one of the competition.

    ``keys``: by pairing number what the first calculation ranks by, the greater one first. Only a rung that has no
    second calculation is ranked by them, so that those below it can be reached.
    """

    rung: Rung
    policy: str
    is_usual: bool = True
    keys: Mapping[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Calculated:
    """A rung of the second calculation: a value for each number; empty where there is none."""

    article: str
    values: Values

    @property
    def covered(self) -> bool:
        """Whether it was calculated at all."""
        return bool(self.article)


@dataclass(frozen=True, slots=True)
class SecondCalculation:
    """Points, every rung, and the place of everybody who is ranked (shared: 1, 2, 2, 4)."""

    points: Mapping[int, Fraction]
    rungs: tuple[Calculated, ...]
    places: Mapping[int, int]


def calculate(section: Section, rounds: int, ladder: Sequence[Asked], *, by_points: bool = True) -> SecondCalculation:
    """A section of players (or ``team_view`` of one of teams) after so many rounds, under a ladder."""
    both = competition_of(section, rounds)
    ranked = [number for number in both.ranking.turns if number not in both.ranking.unranked]
    points = {number: both.ranking.score(number) for number in both.ranking.turns}
    groups = _split([ranked], points.__getitem__) if by_points else [ranked]
    found = []
    for asked in ladder:
        if covered(both, asked):
            made = Calculated(f"C.07, {ARTICLES[asked.rung.code]}", _Rung(both, asked).values(groups))
        else:
            made = Calculated("", {})
        found.append(made)
        groups = _split(groups, _key(made, asked))
    standing, ahead = {}, 0
    for group in groups:
        standing.update(dict.fromkeys(group, ahead + 1))
        ahead += len(group)
    return SecondCalculation(points, tuple(found), standing)


def covered(both: Competition, asked: Asked) -> bool:
    """Whether the articles alone say what a rung is: FIDE's own codes under an edition of C.07."""
    rung, robin = asked.rung, both.ranking.robin
    code, teams = rung.code, both.other is not None
    if code not in ARTICLES or any(key not in _OPTIONS.get(code, ()) + _ratings(rung) for key, _ in rung.options):
        return False
    if (robin and code in _SWISS_ONLY) or (not robin and code == "KS") or (code in (_RATINGS if teams else _OF_TEAMS)):
        return False
    if code in _UNPLAYED and not robin:
        return asked.policy in ("fide-2009", "fide-2024", "fide-2026")
    return asked.is_usual


def _ratings(rung: Rung) -> tuple[str, ...]:
    """The option of rating criteria that the articles know: a rule for unrated players, announced before."""
    return ("unrated",) if rung.code in _RATINGS and rung.option("unrated") != "performance" else ()


def _key(made: Calculated, asked: Asked) -> Callable[[int], tuple[bool, Fraction]]:
    if not made.covered:
        keys = asked.keys or {}
        return lambda number: (True, Fraction(keys.get(number, 0)))
    rung = asked.rung
    lower = rung.code in _LOWER_FIRST or ((rung.code == "TPN") != rung.has("R") and rung.code in ("TPN", "RTNG"))

    def key(number: int) -> tuple[bool, Fraction]:
        value = made.values[number]
        return (False, Fraction(0)) if value is None else (True, -value if lower else value)

    return key


def _split(groups: Groups, key: Callable[[int], object]) -> list[list[int]]:
    """4.3: each group that is still tied by itself, the greater value first."""
    found = []
    for group in groups:
        keys = {number: key(number) for number in group}
        found += [
            [number for number in group if keys[number] == value]
            for value in sorted(set(keys.values()), reverse=True)  # type: ignore[type-var]
        ]
    return found


class _Rung:
    """One rung over one competition."""

    def __init__(self, both: Competition, asked: Asked) -> None:
        self.both, self.rung = both, asked.rung
        self.record = both.by(asked.rung.reference or "")
        self.unplayed = asked.policy.removeprefix("fide-")
        self.as_played, self.fore = asked.rung.has("P"), asked.rung.has("F") or asked.rung.code == "FB"
        median = asked.rung.count("M")
        self.low, self.high = asked.rung.count("C") + median, median

    def values(self, groups: Groups) -> Values:
        """Everybody's value; of codes that look at tied groups those of the groups."""
        code = self.rung.code
        if code in _AMONG_TIED:
            return self._among(groups)
        if code in _RATINGS:
            return self._of_ratings()
        return {number: self._value(number) for number in self.record.turns}

    def _value(self, number: int) -> Fraction | None:
        record, code = self.record, self.rung.code
        match code:
            case "PTS":
                return record.score(number)
            case "PS":
                return progressive(record, number, self.low)
            case "WIN" | "WON" | "BPG" | "BWG" | "REP":
                return Fraction(counted(record, number, code))
            case "STD":
                return standard_points(record, number, self.rung.option("reading") or "")
            case "TPN":
                return Fraction(number)
            case "BH" | "FB":
                return self._buchholz[number]
            case "AOB":
                met = opponents(record, number)
                return sum((self._buchholz[other] for other in met), Fraction(0)) / len(met) if met else None
            case "SB":
                return self._sum(record, number, record)
            case "KS":
                return self._koya(number)
            case "MPvGP":
                return self.both.beside(self.both.primary).score(number)
            case "SSSC":
                return self._score_strength(number)
            case _:  # 13.2: the second letter is the opponents' total, the third the points made against them
                total, own = self.both.by(f"{code[1]}P"), self.both.by(f"{code[2]}P")
                return self._sum(total, number, own)

    @cached_property
    def _buchholz(self) -> Mapping[int, Fraction]:
        record = self._fore(self.record)
        return {number: self._sum(record, number) for number in record.turns}

    def _fore(self, record: Record) -> Record:
        return record.drawn_at_the_end() if self.fore else record

    def _sum(self, record: Record, number: int, own: Record | None = None) -> Fraction:
        """8.1, 9.1, 13.2: the contributions that no cut leaves out; ``own``: each times the own points there."""
        found = elements(record, number, self.unplayed, own=own, as_played=self.as_played)
        voluntary_first = not record.robin and self.unplayed != "2009"
        left = after_cuts(found, self.low, self.high, product=own is not None, voluntary_first=voluntary_first)
        return sum((one.score if own is None else one.product for one in left), Fraction(0))

    def _koya(self, number: int) -> Fraction:
        """9.2: points against those with half of what they could score, the limit moved by half points."""
        shift = next((int(one[1:]) for one in self.rung.modifiers if one[0] == "L"), 0)
        total = Fraction(0)
        for turn in self.record.turns[number]:
            if turn.opponent is None or not (turn.played or turn.missed):
                continue
            theirs = self.record.turns[turn.opponent]
            possible = self.record.win * sum(one.what.value != "rest" for one in theirs)
            if self.record.score(turn.opponent) >= possible / 2 + Fraction(shift, 2):
                total += turn.points
        return total

    def _score_strength(self, number: int) -> Fraction:
        """13.4: the other score, and the Buchholz of this one divided by K."""
        other = self.both.beside(self.rung.reference or "")
        divisor = self.rung.count("K")
        if not divisor:
            divisor = max(1, floor(self.record.win * self.record.rounds / other.win)) if other.win else 1
        return other.score(number) + self._sum(self._fore(self.record), number) / divisor

    def _among(self, groups: Groups) -> Values:
        found: dict[int, Fraction | None] = dict.fromkeys(self.record.turns, Fraction(0))
        code = self.rung.code
        for group in groups:
            if code == "BC":
                found.update(self._board_counts(group))
            elif len(group) > 1:
                if code == "DE":
                    blocks = direct(self.record, group, self.as_played)
                elif code in _DECISIVE:
                    blocks = extended(self.both, group, _DECISIVE[code], self.as_played)
                else:
                    blocks = in_turn(self.both, group, code)
                found.update({number: Fraction(place) for number, place in places(blocks).items()})
        return found

    def _board_counts(self, group: Sequence[int]) -> Values:
        """12.1: only among teams with equal game points."""
        assert self.both.boards is not None
        games = self.both.by("GP")
        if len({games.score(number) for number in group}) > 1:
            return dict.fromkeys(group)
        return {number: board_count(self.both.boards[number]) for number in group}

    def _of_ratings(self) -> Values:
        """10: without a rule for unrated players the criterion drops out where one would be needed."""
        record, code = self.record, self.rung.code
        ratings = self._ratings()
        own = [number for number in record.turns if number not in record.unranked]
        needed = own if code == "RTNG" else [other for number in record.turns for other in opponents(record, number)]
        if any(number not in ratings for number in needed):
            return dict.fromkeys(record.turns)
        if code == "RTNG":
            return {number: Fraction(ratings[number]) if number in ratings else None for number in record.turns}
        if code == "ARO":
            return {
                number: average_rating(ratings, opponents(record, number), self.low, self.high)
                for number in record.turns
            }
        by = performance if code in ("TPR", "APRO") else perfect_performance
        made = {number: by(record, number, ratings) for number in record.turns}
        if code in ("TPR", "PTP"):
            return made
        return {
            number: mean(int(value) for other in opponents(record, number) if (value := made[other]) is not None)
            for number in record.turns
        }  # 10.4, 10.5

    def _ratings(self) -> dict[int, int]:
        known = {number: rating for number, rating in self.record.ratings.items() if rating}
        rule = self.rung.option("unrated")
        if rule is None or not known:
            stands = int(rule) if rule and rule.isdigit() else None
        elif rule == "lowest":
            stands = min(known.values())
        elif rule == "average":
            stands = half_up(Fraction(sum(known.values()), len(known)))
        else:
            stands = int(rule)
        return known if stands is None else {number: known.get(number, stands) for number in self.record.ratings}
