"""The Swiss system for teams (C.04.6, in force since 1 February 2026, and its edition of August 2024), in this process.

First the bye, then bracket by bracket from the top: of all sets of upfloaters the one that 3.5 chooses, of all pairings
of the bracket the one that 3.6 chooses, as the cheapest perfect pairing of exact whole-number costs. A small bracket is
proved by trying every pairing.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from fractions import Fraction

import numpy as np

from tdapp import __version__
from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.cancelling import cancelled_by, check_cancelled, until_cancelled
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.dutch.matching.bits import Matrix, mask_of, matrix_of, members, restricted, rows_of
from tdapp.pairing.engines.dutch.matching.plain import ALONE, alone_in, greatest, odd_ones
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
from tdapp.pairing.engines.upfloaters import Upfloaters
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
            for team in until_cancelled(self.teams)
        ]
        self.meet = matrix_of(self.rows, len(self.teams))

    def run(self) -> TeamRound | None:
        left = list(self.teams)
        bye = None
        if len(left) % 2:
            bye = self._bye(left)
            if bye is None:
                return None
            left.remove(bye)
        elif ALONE in greatest(self.rows):
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
        mate = greatest(self.rows)
        alone = alone_in(mate, (1 << len(teams)) - 1)
        if len(alone) > 1:
            return None
        possible = odd_ones(self.rows, mate, alone[0])
        cards = [self.position.cards[teams[place]] for place in members(possible)]
        eligible = [card for card in cards if card.bye_round is None]
        found = min(eligible, key=lambda card: (card.pairing_score, -card.played, -card.tpn), default=None)
        return None if found is None else found.number

    def _bracket(self, left: Sequence[int]) -> TeamBracket:
        order = sorted(left, key=self._score, reverse=True)  # those of a score by number, as they were
        residents = [team for team in order if self._score(team) == self._score(order[0])]
        upfloaters = Upfloaters(self.position, order, self._rows_of(order)).first()
        assert upfloaters is not None  # else the round was not begun
        pairs = self._pairs((*residents, *upfloaters), frozenset(upfloaters))
        return TeamBracket(self._score(order[0]), tuple(residents), upfloaters, pairs)

    def _score(self, team: int) -> Fraction:
        return self.position.cards[team].pairing_score

    def _rows_of(self, teams: Sequence[int]) -> list[int]:
        """Who of these may meet, by their places among them."""
        places = [self.place[team] for team in teams]
        return rows_of(self.meet[np.ix_(places, places)])

    # -- the bracket (3.6) ---

    def _pairs(self, teams: Sequence[int], upfloaters: frozenset[int]) -> tuple[Pair, ...]:
        """The first pairing by its identifier among those best in C8, C9 and C10."""
        ordered = sorted(teams, key=lambda team: self.place[team])
        size = len(ordered)
        halves = tuple(zip(ordered, ordered[size // 2 :], strict=False))
        legal = all(self.position.may_meet(one, other) for one, other in halves)
        if legal and not any(cost_of(self.position, halves, upfloaters)):
            return halves  # no identifier comes before it
        rows = self._rows_of(ordered)
        base = 2 * size + 1  # above every sum of one criterion: a pair costs at most two of C10
        cost = np.zeros((size, size), dtype=np.int64)
        for i, one in enumerate(until_cancelled(ordered)):
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
        after = restricted(rows, place, ~((1 << place + 1) - 1))
        if mate[place] < place:
            found = holds(after)
            if found is None:
                rows = restricted(rows, place, (1 << place) - 1)
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


def _seated(rows: Sequence[int], one: int, other: int) -> list[int]:
    """The same graph where these two have each other."""
    return restricted(restricted(rows, one, 1 << other), other, 1 << one)


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
