"""The Swiss system for teams (C.04.6, in force since 1 February 2026, and its edition of August 2024), in this process.

First the bye, then bracket by bracket from the top: of all sets of upfloaters the one that 3.5 chooses, of all pairings
of the bracket the one that 3.6 chooses, as the cheapest perfect pairing of exact whole-number costs. A small bracket is
proved by trying every pairing.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement

import numpy as np

from tdapp import __version__
from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.cancelling import cancelled_by, check_cancelled
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.dutch.matching.bits import Matrix, mask_of, members
from tdapp.pairing.engines.dutch.matching.plain import ALONE, greatest
from tdapp.pairing.engines.dutch.matching.weighted import Prices, cheapest
from tdapp.pairing.engines.engine import (
    USUAL,
    Bracket,
    EngineFault,
    EngineTimeout,
    NoLegalPairing,
    Pairing,
    PairingEngine,
    Patience,
    nobody_plays,
)
from tdapp.pairing.rules.board_order import in_board_order
from tdapp.pairing.rules.team_bracket import COSTS, MOST_TRIED, OLDER_COSTS, Pair, best_by_trying, cost_of, pair_cost
from tdapp.pairing.rules.team_position import TeamPosition, colours_of, team_position_of

NAME = "tdapp teams"


class TeamSwissEngine(PairingEngine):
    """Pairs a section of teams; ``Pairing`` names teams by their numbers. Holds no state between two calls."""

    @property
    def name(self) -> str:
        """``tdapp teams 0.1.0``."""
        return f"{NAME} {__version__}"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair; ``section`` is one of teams."""
        position = team_position_of(section, round_number)
        if position.initial is None:
            raise RuleViolation(tr("The initial colour has not been drawn yet (C.04.6, 4.1)."))
        if not position.players.present:
            return nobody_plays(position.players.round, self.name)
        started = time.monotonic()

        def late() -> EngineTimeout:
            text = tr("The teams were not paired within {limit} seconds; nothing has changed.")
            return EngineTimeout(text.format(limit=f"{patience.seconds:g}"), engine=self.name)

        with cancelled_by(patience.watch(started, late)):
            found = pair_teams(position)
        if found is None:
            raise NoLegalPairing(position.round)
        coloured = {}
        for bracket in found.brackets:
            _prove(position, bracket, self.name)
            for one, other in bracket.pairs:
                white, black, article = colours_of(position, one, other)
                coloured[white, black] = article
        ordered = in_board_order(position.players, coloured)
        return Pairing(
            round=position.round,
            pairs=ordered,
            bye=found.bye,
            engine=self.name,
            brackets=tuple(_shown(position, bracket) for bracket in found.brackets),
            colour_rules=tuple(coloured[pair] for pair in ordered),
            seconds=time.monotonic() - started,
        )


@dataclass(frozen=True, slots=True)
class TeamBracket:
    """A score group with those who came up to it, and how it was paired."""

    score: Fraction
    residents: tuple[int, ...]
    upfloaters: tuple[int, ...]
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class TeamRound:
    """A whole round before the colours."""

    bye: int | None
    brackets: tuple[TeamBracket, ...]


def pair_teams(position: TeamPosition) -> TeamRound | None:
    """The round-pairing of C.04.6, 3.3; None when there is no legal one."""
    return _Pairer(position).run()


class _Pairer:
    def __init__(self, position: TeamPosition) -> None:
        self.position = position
        self.teams = tuple(sorted(position.present, key=lambda team: position.cards[team].tpn))
        self.place = {team: index for index, team in enumerate(self.teams)}
        self.rows = [
            mask_of(index for index, other in enumerate(self.teams) if position.may_meet(team, other))
            for team in self.teams
        ]
        self._paired: dict[int, bool] = {}

    def run(self) -> TeamRound | None:
        left = list(self.teams)
        bye = None
        if len(left) % 2:
            bye = self._bye(left)
            if bye is None:
                return None
            left.remove(bye)
        elif not self._can_be_paired(left):
            return None
        brackets = []
        while left:
            check_cancelled()
            bracket = self._bracket(left)
            brackets.append(bracket)
            gone = {team for pair in bracket.pairs for team in pair}
            left = [team for team in left if team not in gone]
        return TeamRound(bye, tuple(brackets))

    def _bye(self, teams: Sequence[int]) -> int | None:
        """3.4: the rest can be paired, the lowest score, the most matches played, the largest number."""
        cards = [self.position.cards[team] for team in teams]
        eligible = [card for card in cards if card.bye_round is None]
        for card in sorted(eligible, key=lambda card: (card.pairing_score, -card.played, -card.tpn)):
            if self._can_be_paired([team for team in teams if team != card.number]):
                return card.number
        return None

    def _can_be_paired(self, teams: Sequence[int]) -> bool:
        """C1 and C3: they have a perfect pairing among themselves."""
        if len(teams) % 2:
            return False
        within = mask_of(self.place[team] for team in teams)
        if within not in self._paired:
            mate = greatest(self.rows, within=within)
            self._paired[within] = all(mate[self.place[team]] != ALONE for team in teams)
        return self._paired[within]

    def _bracket(self, left: Sequence[int]) -> TeamBracket:
        score = max(self._score(team) for team in left)
        residents = [team for team in left if self._score(team) == score]
        lower = [team for team in left if self._score(team) < score]
        upfloaters = self._upfloaters(residents, lower)
        pairs = self._pairs((*residents, *upfloaters), frozenset(upfloaters))
        return TeamBracket(score, tuple(residents), upfloaters, pairs)

    def _score(self, team: int) -> Fraction:
        return self.position.cards[team].pairing_score

    # -- upfloaters (3.5) ---

    def _upfloaters(self, residents: Sequence[int], lower: Sequence[int]) -> tuple[int, ...]:
        """C4: as few as can be; C5: of the highest scores; then the first set that is best in C6 and C7."""
        for count in range(len(residents) % 2, len(lower) + 1, 2):
            for profile in self._profiles(lower, count):
                best: tuple[tuple[int, int], tuple[int, ...]] | None = None
                for chosen in self._sets(lower, profile):
                    check_cancelled()
                    rest = [team for team in lower if team not in chosen]
                    if not self._can_be_paired((*residents, *chosen)) or not self._can_be_paired(rest):
                        continue
                    cost = self._left_over(rest, lower), self._floated(chosen)
                    if best is None or cost < best[0]:
                        best = cost, chosen
                    if cost == (0, 0):
                        break
                if best is not None:
                    return best[1]
        raise AssertionError("whoever is left can be paired")  # else the round was not begun

    def _profiles(self, lower: Sequence[int], count: int) -> list[tuple[Fraction, ...]]:
        """Scores of so many upfloaters, the best first: compared from the lowest (2.3.2)."""
        scores = [self._score(team) for team in lower]
        levels = sorted(set(scores), reverse=True)
        profiles = (
            profile
            for profile in combinations_with_replacement(levels, count)
            if all(profile.count(level) <= scores.count(level) for level in set(profile))
        )
        return sorted(profiles, key=sorted, reverse=True)

    def _sets(self, lower: Sequence[int], profile: tuple[Fraction, ...]) -> Iterator[tuple[int, ...]]:
        """The sets of a profile in the order of 3.5.3 and 3.5.4."""
        levels = sorted(set(profile), reverse=True)

        def sets_from(index: int) -> Iterator[tuple[int, ...]]:
            if index == len(levels):
                yield ()
                return
            group = [team for team in lower if self._score(team) == levels[index]]  # by number already
            for chosen in combinations(group, profile.count(levels[index])):
                for rest in sets_from(index + 1):
                    yield (*chosen, *rest)

        return sets_from(0)

    def _left_over(self, rest: Sequence[int], lower: Sequence[int]) -> int:
        """C6: 0 or 1 for ``_leaves_well``; by the edition of 2024 the teams that find no opponent in their group."""
        if not self.position.is_older:
            return int(not self._leaves_well(rest, lower))
        score = max((self._score(team) for team in lower), default=None)
        within = mask_of(self.place[team] for team in rest if self._score(team) == score)
        mate = greatest(self.rows, within=within)
        return sum(mate[place] == ALONE for place in members(within))

    def _leaves_well(self, rest: Sequence[int], lower: Sequence[int]) -> bool:
        """C6: the following score group, unless it is used up, needs no more upfloaters than its size says."""
        if not rest:
            return True
        following_score = max(self._score(team) for team in lower)
        following = [team for team in rest if self._score(team) == following_score]
        others = [team for team in rest if self._score(team) < following_score]
        if not following:
            return True
        if len(following) % 2 == 0:
            return self._can_be_paired(following) and self._can_be_paired(others)
        return any(
            self._can_be_paired((*following, one)) and self._can_be_paired([two for two in others if two != one])
            for one in others
        )

    def _floated(self, upfloaters: Sequence[int]) -> int:
        """C7, not in the last two rounds; the edition of 2024 does not choose upfloaters by it."""
        return 0 if self.position.is_older else _floats(self.position, upfloaters)

    # -- the bracket (3.6) ---

    def _pairs(self, teams: Sequence[int], upfloaters: frozenset[int]) -> tuple[Pair, ...]:
        """The first pairing by its identifier among those best in C8, C9 and C10."""
        ordered = sorted(teams, key=lambda team: self.place[team])
        size = len(ordered)
        halves = tuple(zip(ordered, ordered[size // 2 :], strict=False))
        legal = all(self.position.may_meet(one, other) for one, other in halves)
        if legal and not any(cost_of(self.position, halves, upfloaters)):
            return halves  # no identifier comes before it
        within = {team: index for index, team in enumerate(ordered)}
        rows = [
            mask_of(within[other] for other in ordered if self.rows[self.place[team]] >> self.place[other] & 1)
            for team in ordered
        ]
        base = 2 * size + 1  # above every sum of one criterion: a pair costs at most two of C10
        cost = np.zeros((size, size), dtype=np.int64)
        for i, one in enumerate(ordered):
            for j in range(i + 1, size):
                if rows[i] >> j & 1:
                    c8, c9, c10 = pair_cost(self.position, one, ordered[j], upfloaters)
                    cost[i, j] = cost[j, i] = (c8 * base + c9) * base + c10
        mate = _first_of_the_cheapest(cost, rows)
        return tuple((ordered[i], ordered[j]) for i, j in enumerate(mate) if i < j)


def _first_of_the_cheapest(cost: Matrix, rows: list[int]) -> list[int]:
    """Of all cheapest perfect pairings the one whose identifier comes first (3.6.2).

    First who is a top member, the smallest numbers as far as they can be; then the bottom members of the tops in their
    order. What the pairing in hand shows to be possible is not asked for again.
    """
    size = len(rows)
    prices = Prices(range(size), cost)
    best = cheapest(prices, rows)
    assert best is not None  # it was asked for before
    mate, least = best.mate, best.total

    def holds(trial: list[int]) -> list[int] | None:
        found = cheapest(prices, trial, mate)
        return found.mate if found is not None and found.total == least else None

    for place in range(size):
        after = _restricted(rows, place, ~((1 << place + 1) - 1))
        if mate[place] < place:
            found = holds(after)
            if found is None:
                rows = _restricted(rows, place, (1 << place) - 1)
                continue
            mate = found
        rows = after
    for top in range(size):
        if mate[top] < top:
            continue
        for bottom in members(rows[top] & (1 << mate[top]) - 1):
            found = holds(_seated(rows, top, bottom))
            if found is not None:
                mate = found
                break
        rows = _seated(rows, top, mate[top])
    return mate


def _restricted(rows: Sequence[int], vertex: int, partners: int) -> list[int]:
    """The same graph where one vertex may only have these partners."""
    gone = rows[vertex] & ~partners
    return [
        row & partners if index == vertex else row & ~(1 << vertex) if gone >> index & 1 else row
        for index, row in enumerate(rows)
    ]


def _seated(rows: Sequence[int], one: int, other: int) -> list[int]:
    """The same graph where these two have each other."""
    return _restricted(_restricted(rows, one, 1 << other), other, 1 << one)


def _prove(position: TeamPosition, bracket: TeamBracket, engine: str) -> None:
    """EngineFault where a bracket is not legal, or a small one not what 3.6 chooses."""
    teams = (*bracket.residents, *bracket.upfloaters)
    legal = all(position.may_meet(one, other) for one, other in bracket.pairs)
    whole = sorted(team for pair in bracket.pairs for team in pair) == sorted(teams)
    if legal and whole and len(teams) <= MOST_TRIED:
        best = best_by_trying(position, teams, frozenset(bracket.upfloaters))
        legal = best is not None and {frozenset(pair) for pair in best} == {frozenset(one) for one in bracket.pairs}
    if not legal or not whole:
        raise EngineFault(
            tr(
                "The pairing of {engine} was refused: the group with {score} points is not paired as C.04.6 says."
            ).format(engine=engine, score=decimal_text(bracket.score)),
            engine=engine,
            details=str(bracket),
        )


def _shown(position: TeamPosition, bracket: TeamBracket) -> Bracket:
    upfloaters = frozenset(bracket.upfloaters)
    names = OLDER_COSTS if position.is_older else COSTS
    costs = zip(names, cost_of(position, bracket.pairs, upfloaters), strict=True)
    floats = [] if position.is_older else [("C7", _floats(position, upfloaters))]
    counted = [("C4", len(upfloaters)), *floats, *costs]
    return Bracket(
        decimal_text(bracket.score),
        (*bracket.residents, *bracket.upfloaters),
        bracket.pairs,
        bracket.upfloaters,
        tuple((name, str(count)) for name, count in counted if count),
    )


def _floats(position: TeamPosition, upfloaters: Iterable[int]) -> int:
    return sum(position.cards[team].floated for team in upfloaters) if position.floats_count else 0
