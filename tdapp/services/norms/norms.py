"""Norms of a section's players: which games count, what the event tells, who has one and who still can (B.01)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.norms.check import NormCheck, NormFacts, NormGame, check, is_out_of_reach
from tdapp.domain.norms.forecast import Forecast, forecast
from tdapp.domain.norms.kinds import MASTERS, MOST_GAMES, NO_FEDERATION, NormKind
from tdapp.domain.section.event import Section
from tdapp.domain.section.long_events import is_long, rating_in_round
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player, Sex, Standing
from tdapp.domain.section.tournament_rating import fide_rating, order_of
from tdapp.domain.section.typed_players import unknown_federation
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.ratings.changes import SCORES

ROUNDS_A_DAY = 2  # 1.1.3
LARGE, LARGE_AVERAGE = 40, 2000  # 1.5.6
REACHED, POSSIBLE, MISSED = "reached", "possible", "impossible"

_HELD = {
    "GM": frozenset(NormKind),
    "IM": frozenset((NormKind.IM, NormKind.WGM, NormKind.WIM)),
    "WGM": frozenset((NormKind.WGM, NormKind.WIM)),
    "WIM": frozenset((NormKind.WIM,)),
}
"""Norms that a holder of a title has no use for."""


@dataclass(frozen=True, slots=True)
class PlayerNorm:
    """One player and one norm: the games as they stand, and what is still possible (None after the last round)."""

    player: Player
    check: NormCheck
    forecast: Forecast | None
    lost_last_round: bool = False
    """The last round was won without play and is taken as a loss (1.4.2)."""
    unfinished: bool = False
    """Every round counts (1.4.1 e) and some are to come: nothing is reached yet."""
    exempt: str = ""
    """The letter of 1.4.3 under which the mix of federations is not asked for."""
    uncounted: tuple[int, ...] = ()
    """Rounds that were played and do not count (1.4.2)."""

    @property
    def kind(self) -> NormKind:
        """Which norm."""
        return self.check.kind

    @property
    def is_reached(self) -> bool:
        """Whether it is made, as far as this program can tell."""
        return self.verdict == REACHED

    @property
    def verdict(self) -> str:
        """``reached``, ``possible`` with the rounds to come, or ``impossible``; preliminary: FIDE decides."""
        if self.check.reached and not self.unfinished:
            return REACHED
        return POSSIBLE if self.forecast is not None and self.forecast.needed is not None else MISSED


def as_it_stood(section: Section, after_round: int) -> Section:
    """The section without what was played after a round; itself, with the games of a running round, after the last."""
    if after_round >= section.rounds_decided:
        return section
    return replace(
        section,
        cells=tuple(row[:after_round] for row in section.cells),
        matches=tuple(match for match in section.matches if match.round <= after_round),
        team_byes=tuple(bye for bye in section.team_byes if bye.round <= after_round),
    )


def event_facts(section: Section, **answers: bool | str | int | None) -> NormFacts:
    """What the section itself tells, then what the arbiter has said; ``answers`` (fields of NormFacts) before both."""
    fixed = section.kind is Kind.ROUND_ROBIN
    facts = NormFacts(
        fixed=fixed,
        double=fixed and section.cycles == 2,
        players=len(section.players),
        rounds=section.rounds_total,
        exempt="d" if section.kind is Kind.SWISS and is_international(section) else "",
        format_valid=False if _most_rounds_a_day(section) > ROUNDS_A_DAY else None,
        one_round_a_day=_one_round_a_day(section),
        large_swiss=section.kind is Kind.SWISS and _is_large(section),
    )
    return replace(facts, **{**section.norms.given, **answers})  # type: ignore[arg-type]  # fields of NormFacts by name


def _one_round_a_day(section: Section) -> bool | None:
    dates = section.round_dates[: section.rounds_total]
    if len(dates) < section.rounds_total or None in dates:
        return None
    return len(set(dates)) == len(dates)


def _most_rounds_a_day(section: Section) -> int:
    """1.1.3: two at most."""
    held = Counter(day for day in section.round_dates[: section.rounds_total] if day is not None)
    return max(held.values(), default=0)


def _is_large(section: Section) -> bool:
    """1.5.6: a Swiss with at least 40 participants averaging at least 2000 in every round."""
    order = order_of(section)
    ratings = [fide_rating(player, order) or 0 for player in section.players]
    for index in range(section.rounds_paired):
        there = sorted(
            (rating for rating, row in zip(ratings, section.cells, strict=True) if row[index].outcome in SCORES),
            reverse=True,
        )[:LARGE]
        if len(there) < LARGE or sum(there) < LARGE * LARGE_AVERAGE:
            return False
    return section.rounds_paired > 0


def is_international(section: Section) -> bool:
    """1.4.3 d: in every round at least 20 rated players from abroad, of three federations, ten of them masters.

    Players who missed at most one round count; the host is the event's federation.
    """
    paired, host = section.rounds_paired, section.event.federation
    if not host or not paired:
        return False
    order = order_of(section)
    there = [
        player
        for player, row in zip(section.players, section.cells, strict=True)
        if player.federation not in ("", host)
        and fide_rating(player, order)
        and sum(cell.outcome not in SCORES and cell.outcome is not Outcome.PAIRING_BYE for cell in row[:paired]) <= 1
    ]
    federations = {player.federation for player in there} - {NO_FEDERATION}
    return len(there) >= 20 and len(federations) >= 3 and sum(player.title in MASTERS for player in there) >= 10


def kinds_for(player: Player) -> tuple[NormKind, ...]:
    """The norms that are of use to a player."""
    held = _HELD.get(player.title, frozenset())
    return tuple(kind for kind in NormKind if kind not in held and (not kind.is_womens or player.sex is Sex.FEMALE))


def player_norm(
    section: Section, number: int, kind: NormKind, facts: NormFacts, average: int | None = None
) -> PlayerNorm:
    """One player under one norm after the rounds played; ``average`` is what unknown opponents are expected to be
    rated (None: as those so far). RuleViolation for a stranger, and for a norm of women that is asked of others."""
    return _Field(section, facts).norm(number, kind, average)


def candidates(section: Section, facts: NormFacts) -> tuple[PlayerNorm, ...]:
    """Who has a norm or can still make one, reached ones first, then by the points that are needed."""
    field = _Field(section, facts)
    found = []
    for player in section.players:
        if player.standing is Standing.EXPELLED or not field.games.get(player.number):
            continue
        for kind in kinds_for(player):
            if field.rules_out(player, kind):
                continue
            norm = field.norm(player.number, kind, None)
            if norm.verdict != MISSED:
                found.append(norm)
                break  # the lesser norms of the same player follow from the greatest
    return tuple(sorted(found, key=_rank))


def _rank(norm: PlayerNorm) -> tuple[bool, Fraction, int, int]:
    needed = norm.forecast.needed if norm.forecast and norm.forecast.needed is not None else Fraction(0)
    return norm.verdict != REACHED, needed, list(NormKind).index(norm.kind), norm.player.number


class _Field:
    """The games of everybody, made once."""

    def __init__(self, section: Section, facts: NormFacts) -> None:
        self.section, self.facts = section, facts
        self._players = {player.number: player for player in section.players}
        self._order = order_of(section)
        self._long = is_long(section)
        self._rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
        self._strangers = frozenset(
            player.number
            for player in section.players
            if player.federation != NO_FEDERATION and unknown_federation(player.federation)
        )
        self._lost_all = self._without_points_against_rated() if section.kind is Kind.ROUND_ROBIN else frozenset()
        self.games = {number: self._games(row) for number, row in self._rows.items()}

    def rules_out(self, player: Player, kind: NormKind) -> bool:
        """Whether a look at the numbers says that there is no norm and will be none: a thousand players are many."""
        row, games = self._rows[player.number], self.games[player.number]
        least = self.facts.least_games - 1  # one may be won without play
        if not is_out_of_reach(kind, games, least) or self._forfeit_in_last_round(row) is not None:
            return False
        ahead = self._forecast(player, kind, games, row, None)
        return ahead is None or ahead.needed is None

    def norm(self, number: int, kind: NormKind, average: int | None) -> PlayerNorm:
        """One player under one norm."""
        player = self._players.get(number)
        if player is None:
            raise RuleViolation(tr("There is no player {number}.").format(number=number))
        if kind.is_womens and player.sex is not Sex.FEMALE:
            raise RuleViolation(tr("{kind} is a title for women only.").format(kind=kind.value))
        row, games = self._rows[number], self.games[number]
        unplayed = sum(cell.outcome in (Outcome.FORFEIT_WIN, Outcome.PAIRING_BYE) for cell in row)
        facts = self._facts_of(player)
        found = check(kind, player.federation, games, facts, won_unplayed=unplayed)
        lost_last = False
        if not found.reached and (last := self._forfeit_in_last_round(row)) is not None:
            other = check(kind, player.federation, (*games, last), facts)
            if other.reached:
                found, lost_last = other, True
        ahead = self._forecast(player, kind, games, row, average)
        uncounted = tuple(
            index
            for index, cell in enumerate(row, 1)
            if cell.outcome in SCORES and cell.opponent in self._players and self._is_uncounted(cell.opponent)
        )
        unfinished = facts.fixed and ahead is not None
        return PlayerNorm(player, found, ahead, lost_last, unfinished, facts.exempt, uncounted)

    def _forecast(
        self, player: Player, kind: NormKind, games: Sequence[NormGame], row: tuple[Cell, ...], average: int | None
    ) -> Forecast | None:
        coming = [
            self._game(index, cell, Fraction(0))
            for index, cell in enumerate(row, 1)
            if cell.outcome in (Outcome.OPEN, Outcome.ADJOURNED) and cell.opponent is not None
        ]
        left = len(coming) + max(0, self.section.rounds_total - self.section.rounds_paired)
        left = min(left, MOST_GAMES - len(games))
        if left <= 0 or player.standing is not Standing.ACTIVE:
            return None
        average = average or self.section.norms.average
        if average is None:
            ratings = [game.rating for game in games if game.rating]
            average = round(sum(ratings) / len(ratings)) if ratings else kind.least_average
        return forecast(kind, player.federation, games, coming, left, self._facts_of(player), average)

    def _games(self, row: tuple[Cell, ...]) -> tuple[NormGame, ...]:
        return tuple(
            self._game(index, cell, SCORES[cell.outcome])
            for index, cell in enumerate(row, 1)
            if cell.outcome in SCORES and cell.opponent in self._players and not self._is_uncounted(cell.opponent)
        )

    def _is_uncounted(self, number: int) -> bool:
        """1.4.2: of a federation that is no member of FIDE, or unrated and without points against rated players."""
        return number in self._strangers or number in self._lost_all

    def _facts_of(self, player: Player) -> NormFacts:
        """1.4.3 a and b exempt the players of the championship's own federation only."""
        if self.facts.exempt in ("a", "b") and player.federation != self.section.event.federation:
            return replace(self.facts, exempt="")
        return self.facts

    def _game(self, round_number: int, cell: Cell, score: Fraction) -> NormGame:
        assert cell.opponent is not None
        other = self._players[cell.opponent]
        rating = rating_in_round(other, round_number) if self._long else fide_rating(other, self._order)
        return NormGame(round_number, other.number, rating, other.title, other.federation, score)

    def _forfeit_in_last_round(self, row: tuple[Cell, ...]) -> NormGame | None:
        """1.4.2: an opponent who does not come in the last round; the game is taken as lost."""
        if len(row) < self.section.rounds_total or row[-1].outcome is not Outcome.FORFEIT_WIN:
            return None
        return self._game(len(row), row[-1], Fraction(0)) if row[-1].opponent in self._players else None

    def _without_points_against_rated(self) -> frozenset[int]:
        """1.4.2: unrated players who score nothing against rated ones in a round robin do not count."""
        found = set()
        for number, row in self._rows.items():
            if fide_rating(self._players[number], self._order):
                continue
            against = [
                SCORES[cell.outcome]
                for cell in row
                if cell.outcome in SCORES
                and cell.opponent in self._players
                and fide_rating(self._players[cell.opponent], self._order)
            ]
            if against and not any(against):
                found.add(number)
        return frozenset(found)
