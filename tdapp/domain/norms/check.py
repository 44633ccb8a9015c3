"""Is it a norm? Every condition with its value, limit and article, over the best set of games (B.01, 1.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from itertools import combinations

from tdapp.domain.norms.kinds import (
    GAMES,
    LEAST_SHARE,
    MOST_GAMES,
    NO_FEDERATION,
    TITLED,
    UNRATED,
    NormKind,
    of_kind_needed,
    one_federation_allowed,
    own_federation_allowed,
    titled_needed,
)
from tdapp.domain.ratings.tables import dp
from tdapp.domain.words.frozen import dataclass


class Item(Enum):
    """What a condition is about; the words are said in ``services.norms``."""

    GAMES = "games"
    FEDERATIONS = "federations"
    OWN_FEDERATION = "own-federation"
    ONE_FEDERATION = "one-federation"
    TITLED = "titled"
    OF_KIND = "of-kind"
    PLAYERS = "players"
    AVERAGE = "average"
    SHARE = "share"
    PERFORMANCE = "performance"
    REGISTERED = "registered"
    FORMAT = "format"
    ONE_ROUND_A_DAY = "one-round-a-day"
    LARGE_SWISS = "large-swiss"


@dataclass(frozen=True, slots=True)
class NormGame:
    """A game that may count: the opponent as the list at the start of the event had him. ``score`` 0, ½ or 1."""

    round: int
    opponent: int
    rating: int | None
    title: str
    federation: str
    score: Fraction


@dataclass(frozen=True, slots=True)
class NormFacts:
    """What the games do not tell. None: nobody has answered yet, which is listed and not counted against a norm.

    ``exempt`` is the letter of 1.4.3 (``a`` national championship, ``b`` national team championship, ``c`` zonal,
    ``d`` a Swiss with enough foreign players), empty for none. ``fixed`` is True where all pairings are known before
    the start: then every round counts (1.4.1 e). ``least_games`` is 9, less in the events of 1.4.1 b.
    """

    fixed: bool = False
    double: bool = False
    players: int = 0
    rounds: int = GAMES
    least_games: int = GAMES
    exempt: str = ""
    registered: bool | None = None
    format_valid: bool | None = None
    one_round_a_day: bool | None = None
    large_swiss: bool | None = None  # 1.5.6: one norm of an application must come from such an event


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition: what was found, what is asked for, where it is written; ``satisfied`` None: not answered."""

    item: Item
    article: str
    value: str
    limit: str
    satisfied: bool | None


@dataclass(frozen=True, slots=True)
class NormCheck:
    """A set of games under the conditions of one norm.

    ``dropped`` are rounds left out under 1.4.1 e and f, ``lifted`` the opponent raised under 1.4.6 (None: nobody).
    ``instead_of_played``: one of nine games was won without play (1.4.1 c), which counts once in an application.
    """

    kind: NormKind
    games: tuple[NormGame, ...]
    dropped: tuple[int, ...]
    lifted: int | None
    average: int
    percent: int
    conditions: tuple[Condition, ...]
    instead_of_played: bool = False

    @property
    def score(self) -> Fraction:
        """Points in the counted games."""
        return sum((game.score for game in self.games), Fraction(0))

    @property
    def performance(self) -> int:
        """Average plus the difference for the percentage (1.4.9)."""
        return self.average + dp(self.percent)

    @property
    def reached(self) -> bool:
        """True when no condition fails; those that nobody answered do not count against it."""
        return all(condition.satisfied is not False for condition in self.conditions)

    @property
    def failing(self) -> int:
        """How many conditions fail."""
        return sum(condition.satisfied is False for condition in self.conditions)

    @property
    def credited(self) -> int:
        """For how many games it counts: more where the result was better than needed by whole points (1.4.1 d)."""
        if not self.games:
            return 0
        least = needed_score(self.kind, self.average, len(self.games))
        extra = int(self.score - least) if least is not None and self.reached else 0
        return min(MOST_GAMES, len(self.games)) + max(0, extra)


def check(
    kind: NormKind,
    own_federation: str,
    games: Sequence[NormGame],
    facts: NormFacts,
    *,
    won_unplayed: int = 0,
) -> NormCheck:
    """The best set of the games: one that is a norm with the fewest games left out, else the one nearest to it.

    ``won_unplayed`` counts forfeit wins and pairing-allocated byes among the rounds (1.4.1 c).
    """
    best: NormCheck | None = None
    played = tuple(sorted(games, key=lambda game: game.round))
    short = len(played) == facts.least_games - 1 and facts.rounds == GAMES and won_unplayed == 1
    least = facts.least_games - 1 if short else facts.least_games
    for kept in _sets(played, least, facts):
        found = _evaluate(kind, own_federation, kept, facts, least)
        dropped = tuple(game.round for game in played if game not in kept)
        found = replace(found, dropped=dropped, instead_of_played=short)
        if found.reached:
            return found
        if best is None or (found.failing, -found.performance) < (best.failing, -best.performance):
            best = found
    assert best is not None  # the whole set is always tried
    return best


def is_out_of_reach(kind: NormKind, games: Sequence[NormGame], least: int) -> bool:
    """Whether no set of at least ``least`` of the games can be a norm, by two bounds that cost nothing: the average of
    the strongest opponents, and the best percentage of any beginning (leaving out wins makes none better)."""
    if len(games) < least:
        return True
    strongest = sorted((game.rating or UNRATED for game in games), reverse=True)[:least]
    strongest[-1] = max(strongest[-1], kind.floor)
    average = -(-sum(strongest) // least)
    if average < kind.least_average:
        return True
    points, best = 0, 0
    for count, game in enumerate(sorted(games, key=lambda one: one.round), start=1):
        points += int(2 * game.score)
        if count >= least:
            best = max(best, -(-50 * points // count))
    return average + dp(min(100, best)) < kind.performance


def _sets(games: tuple[NormGame, ...], least: int, facts: NormFacts) -> Iterator[tuple[NormGame, ...]]:
    """The sets of games that may count, fewest left out first: all; without the last ones (1.4.1 e), without wins
    (1.4.1 f). Where pairings are fixed before the start every round counts."""
    yield games
    if facts.fixed:
        return
    spare = len(games) - least
    for left_out in range(1, spare + 1):
        for tail in range(left_out, -1, -1):
            head = games[: len(games) - tail]
            wins = [game for game in head if game.score == 1]
            for without in combinations(wins, left_out - tail):
                if tail and without and without[-1] == head[-1]:
                    continue  # the same set as with a longer tail
                yield tuple(game for game in head if game not in without)


def _evaluate(kind: NormKind, own: str, games: tuple[NormGame, ...], facts: NormFacts, least: int) -> NormCheck:
    count = len(games)
    average, lifted = average_rating(kind, games)
    score = sum((game.score for game in games), Fraction(0))
    percent = _half_up(score * 100 / count) if count else 0
    conditions = [Condition(Item.GAMES, "1.4.1", str(count), f">= {least}", count >= least)]
    if not facts.exempt:
        conditions += _federations(own, games)
    conditions += _titles(kind, games, facts)
    share = score / count if count else Fraction(0)
    performance = average + dp(percent)
    conditions += [
        Condition(Item.AVERAGE, "1.4.8", str(average), f">= {kind.least_average}", average >= kind.least_average),
        Condition(Item.SHARE, "1.4.8", f"{float(share):.0%}".replace("%", " %"), ">= 35 %", share >= LEAST_SHARE),
        Condition(Item.PERFORMANCE, "1.4.9", str(performance), f">= {kind.performance}",
                  count > 0 and performance >= kind.performance),
        Condition(Item.REGISTERED, "1.1.1", _answer(facts.registered), "yes", facts.registered),
        Condition(Item.FORMAT, "1.1", _answer(facts.format_valid), "yes", facts.format_valid),
        Condition(Item.ONE_ROUND_A_DAY, "1.1.3a", _answer(facts.one_round_a_day), "one norm", None),
        Condition(Item.LARGE_SWISS, "1.5.6", _answer(facts.large_swiss), "one norm", None),
    ]  # fmt: skip
    return NormCheck(kind, games, (), lifted, average, percent, tuple(conditions))


def _answer(fact: bool | None) -> str:
    return "?" if fact is None else "yes" if fact else "no"


def _federations(own: str, games: tuple[NormGame, ...]) -> list[Condition]:
    """1.4.3 and 1.4.4; players without a federation (FID) are of none."""
    count = len(games)
    held = Counter(game.federation for game in games if game.federation not in ("", NO_FEDERATION))
    foreign = len(held.keys() - {own})
    most = max(held.values(), default=0)
    own_limit, one_limit = own_federation_allowed(count), one_federation_allowed(count)
    return [
        Condition(Item.FEDERATIONS, "1.4.3", str(foreign), ">= 2", foreign >= 2),
        Condition(Item.OWN_FEDERATION, "1.4.4", str(held[own]), f"<= {own_limit}", held[own] <= own_limit),
        Condition(Item.ONE_FEDERATION, "1.4.4", str(most), f"<= {one_limit}", most <= one_limit),
    ]


def _titles(kind: NormKind, games: tuple[NormGame, ...], facts: NormFacts) -> list[Condition]:
    """1.4.5; in a double round robin every opponent is met twice and counts once."""
    count = len(games)
    seen = {game.opponent: game for game in games}.values() if facts.double else games
    titled = sum(game.title in TITLED for game in seen)
    of_kind = sum(game.title in kind.opponents for game in seen)
    titled_limit = titled_needed(len(seen)) if facts.double else titled_needed(count)
    kind_limit = of_kind_needed(count, double=facts.double)
    found = [
        Condition(Item.TITLED, "1.4.5a", str(titled), f">= {titled_limit}", titled >= titled_limit),
        Condition(Item.OF_KIND, "1.4.5b-e", str(of_kind), f">= {kind_limit}", of_kind >= kind_limit),
    ]
    if facts.double:
        found.append(Condition(Item.PLAYERS, "1.4.5f", str(facts.players), ">= 6", facts.players >= 6))
    return found


def average_rating(kind: NormKind, games: Sequence[NormGame]) -> tuple[int, int | None]:
    """The average of the opponents, .5 up, and who was lifted: only the single lowest, where that raises him."""
    if not games:
        return 0, None
    ratings = [game.rating or UNRATED for game in games]
    lowest = min(range(len(games)), key=ratings.__getitem__)
    lifted = None
    if ratings[lowest] < kind.floor:
        ratings[lowest], lifted = kind.floor, games[lowest].opponent
    return _half_up(Fraction(sum(ratings), len(ratings))), lifted


def needed_score(kind: NormKind, average: int, games: int) -> Fraction | None:
    """The least score that gives the performance and 35 percent; None when even all points do not."""
    for halves in range(2 * games + 1):
        score = Fraction(halves, 2)
        if score >= LEAST_SHARE * games and average + dp(_half_up(score * 100 / games)) >= kind.performance:
            return score
    return None


def _half_up(value: Fraction) -> int:
    return int((2 * value + 1) // 2)
