"""Who can still win: the places every player can reach in the games that are left, counted or drawn.

Where the remaining games are known and few, every outcome is counted and the places are exact. Else outcomes are
drawn from a seed: games by rating, pairings of rounds that are not made yet by points, nobody twice against the same
opponent. The best and the worst place of each player come from outcomes made for him as well.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.words.decimals import percent
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.round_robin import TableRound, table_of
from tdapp.services.tables.standings import official_ladder
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.ladder import rank
from tdapp.tiebreaks.registry import resolve_ladder

MOST_ROUNDS = 3
_WORK = 30_000  # players times outcomes: less than a second
_FEWEST, _MOST = 100, 1000
HEROES = 20
"""For so many of the first players outcomes are made that suit them best and worst."""

_MOST_COUNTED = 7  # games: 2,187 outcomes
_DRAWN = 0.3  # of the games, less where the ratings are far apart
_RESULTS = (
    (Outcome.WIN, Outcome.LOSS),
    (Outcome.DRAW, Outcome.DRAW),
    (Outcome.LOSS, Outcome.WIN),
)

Progress = Callable[[int, int], bool]
"""Told how many of how many outcomes are done; False stops the calculation."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is left, by row of the section; ``round`` counts from 0."""

    round: int
    white: int
    black: int


@dataclass(frozen=True, slots=True)
class Chance:
    """A player's prospects: his place now, the best and the worst reached, the share of outcomes by place."""

    player: Player
    points: str
    now: int | None
    best: int
    worst: int
    shares: tuple[float, ...]

    def within(self, places: int) -> float:
        """The share of outcomes in which he is among the first so many."""
        return sum(self.shares[:places])


@dataclass(frozen=True, slots=True)
class Chances:
    """All players in the order of the table now.

    ``outcomes`` were looked at; where they are not ``exact``, ``error`` is the most that a share is off in 19 of 20
    cases and ``seed`` repeats them.
    """

    rows: tuple[Chance, ...]
    rounds_left: int
    games: int
    outcomes: int
    exact: bool
    seed: int
    error: float

    @property
    def words(self) -> str:
        """How the numbers were found."""
        if self.exact:
            return tr("Every one of the {count} outcomes of the {games} games left was counted.").format(
                count=self.outcomes, games=self.games
            )
        return tr(
            "{count} outcomes were drawn by rating (seed {seed}): a share is right within {error}, "
            "a place may be possible that was never drawn."
        ).format(count=self.outcomes, seed=self.seed, error=percent(self.error, 1))


def usual_samples(section: Section) -> int:
    """How many outcomes are drawn where nobody says: the same on paper, on the website and by the command line."""
    return max(_FEWEST, min(_MOST, _WORK // max(1, len(section.players))))


class _Stopped(Exception):
    """The calculation was cancelled."""


def chances(
    section: Section,
    *,
    ladder: Ladder | None = None,
    seed: int = 1,
    samples: int | None = None,
    extremes: int | None = HEROES,
    progress: Progress | None = None,
) -> Chances | None:
    """The prospects under the official ladder; None when it was stopped.

    ``samples`` None: ``usual_samples``. ``extremes``: for so many of the first players outcomes are made that suit them
    best and worst (None: for all).

    RuleViolation when nothing is left to be played, or more than three rounds, and for teams.
    """
    if section.ranks_teams:
        raise RuleViolation(tr("Who can still win is calculated for players, not for teams."))
    if section.system.scores:
        raise RuleViolation(tr("Who can still win is not calculated where a score of the system ranks."))
    left = section.rounds_total - section.rounds_decided
    if left <= 0:
        raise RuleViolation(tr("Every round has been played: there is nothing left to win."))
    if left > MOST_ROUNDS:
        raise RuleViolation(
            tr("{count} rounds are left; who can still win is calculated for the last {most}.").format(
                count=left, most=MOST_ROUNDS
            )
        )
    drawn = usual_samples(section) if samples is None else samples
    task = _Task(section, official_ladder(section) if ladder is None else ladder, seed, drawn, extremes, progress)
    try:
        return task.run()
    except _Stopped:
        return None


class _Task:
    """One calculation."""

    def __init__(
        self,
        section: Section,
        ladder: Ladder,
        seed: int,
        samples: int,
        extremes: int | None,
        progress: Progress | None,
    ) -> None:
        self.section = section
        self.steps = resolve_ladder(section, ladder)
        self.extremes = extremes
        self.seed, self.samples, self.progress = seed, samples, progress
        self.random = random.Random(seed)
        self.index = {player.number: row for row, player in enumerate(section.players)}
        total = section.rounds_total
        self.cells = [[*row[:total], *[Cell(Outcome.UNPAIRED)] * (total - len(row))] for row in section.cells]
        self.games, self.unmade = self._known_games()
        self.settled = min([section.rounds_decided, *(game.round for game in self.games), *self.unmade])
        self.base = [self._points(row, 0, self.settled) for row in self.cells]
        self.met = [{cell.opponent for cell in row[: self.settled]} for row in self.cells]
        size = len(section.players)
        self.best, self.worst = [size] * size, [1] * size
        self.weights = [[0.0] * size for _ in range(size)]

    def run(self) -> Chances:
        """Count or draw."""
        exact = not self.unmade and len(self.games) <= _MOST_COUNTED
        outcomes = self._count() if exact else self._draw()
        ranking = rank(build(self.section, self.section.rounds_decided), self.steps)
        rows = []
        for position, row in enumerate(ranking.order):
            total = sum(self.weights[row])
            if not total:  # no place in any outcome
                continue
            shares = tuple(weight / total for weight in self.weights[row])
            points = f"{ranking.table.score[row] / ranking.table.ticks:g}"
            place = int(ranking.place[position]) or None
            rows.append(Chance(self.section.players[row], points, place, self.best[row], self.worst[row], shares))
        left = self.section.rounds_total - self.section.rounds_decided
        error = 0.0 if exact else 1.96 * math.sqrt(0.25 / max(1, outcomes))
        return Chances(tuple(rows), left, len(self.games), outcomes, exact, self.seed, error)

    # --- the games that are left

    def _known_games(self) -> tuple[list[Game], list[int]]:
        """The games that are open or follow from the table of a round robin, and the rounds that must be drawn."""
        games: list[Game] = []
        unmade: list[int] = []
        section = self.section
        planned = table_of(section) if section.system.berger and len(section.players) > 1 else ()
        for number in range(section.rounds_total):
            paired = any(row[number].rules.paired for row in self.cells)
            if paired:
                for row, cells in enumerate(self.cells):
                    cell = cells[number]
                    if not cell.rules.decided and cell.opponent is not None and cell.colour is Colour.WHITE:
                        games.append(Game(number, row, self.index[cell.opponent]))
            elif number < len(planned):
                games += self._planned(planned[number], number)
            elif number >= section.rounds_decided:
                unmade.append(number)
        return games, unmade

    def _planned(self, planned: TableRound, number: int) -> list[Game]:
        """The games of a round of the table; who has left loses his by forfeit, who is free rests."""
        games = []
        if planned.rest is not None:
            self.cells[self.index[planned.rest]][number] = Cell(Outcome.REST)
        for pair in planned.pairs:
            rows = [self.index[one] for one in pair]
            here = [self.section.players[row].standing is Standing.ACTIVE for row in rows]
            if all(here):
                games.append(Game(number, *rows))
                continue
            colours = (Colour.WHITE, Colour.BLACK)
            for row, other, plays, colour in zip(rows, reversed(pair), here, colours, strict=True):
                outcome = Outcome.FORFEIT_WIN if plays else Outcome.FORFEIT_LOSS
                self.cells[row][number] = Cell(outcome, other, colour)
        return games

    def _count(self) -> int:
        """Every outcome, weighed by how likely it is."""
        total = len(_RESULTS) ** len(self.games)
        for done, results in enumerate(product(range(len(_RESULTS)), repeat=len(self.games)), start=1):
            weight = math.prod(self._odds(game)[result] for game, result in zip(self.games, results, strict=True))
            self._look(self._played(self.games, results), weight)
            self._tell(done, total)
        return int(total)

    def _draw(self) -> int:
        """Drawn outcomes, then two made for each player: all goes well for him, all goes ill."""
        ranking = rank(build(self.section, self.section.rounds_decided), self.steps)
        heroes = ranking.order.tolist()[: self.extremes]
        total = self.samples + 2 * len(heroes)
        for done in range(1, self.samples + 1):
            self._look(self._drawn(), 1.0)
            self._tell(done, total)
        scores = ranking.table.score.tolist()
        for number, row in enumerate(heroes, start=1):
            for well in (True, False):
                self._look(self._drawn(row, well, scores), 0.0, row)
            self._tell(self.samples + 2 * number, total)
        return self.samples

    def _drawn(self, hero: int | None = None, well: bool = True, scores: Sequence[int] = ()) -> list[list[Cell]]:
        cells = self._played(self.games, [self._result(game, hero, well, scores) for game in self.games])
        for number in self.unmade:
            games, free = self._pair(cells, number)
            cells = self._played(games, [self._result(game, hero, well, scores) for game in games], cells)
            for row, outcome in free:
                cells[row][number] = Cell(outcome)
        return cells

    def _result(self, game: Game, hero: int | None, well: bool, scores: Sequence[int]) -> int:
        """By rating; where an outcome is made for somebody, he wins and those before him lose, or the other way."""
        if hero is None:
            return int(self.random.choices(range(len(_RESULTS)), self._odds(game))[0])
        if hero in (game.white, game.black):
            return 0 if (hero == game.white) == well else 2
        stronger = scores[game.white] > scores[game.black]
        return (2 if stronger else 0) if well else (0 if stronger else 2)

    def _odds(self, game: Game) -> tuple[float, float, float]:
        """White wins, a draw, Black wins: the expected score by rating; an unrated player is taken as equal."""
        white, black = self.section.players[game.white].rating, self.section.players[game.black].rating
        expected = 0.5 if white is None or black is None else 1 / (1 + 10 ** ((black - white) / 400))
        drawn = min(_DRAWN, 1.6 * min(expected, 1 - expected))
        return expected - drawn / 2, drawn, 1 - expected - drawn / 2

    def _played(
        self, games: Sequence[Game], results: Sequence[int], cells: list[list[Cell]] | None = None
    ) -> list[list[Cell]]:
        players = self.section.players
        made = [list(row) for row in (self.cells if cells is None else cells)]
        for game, result in zip(games, results, strict=True):
            white, black = _RESULTS[result]
            made[game.white][game.round] = Cell(white, players[game.black].number, Colour.WHITE)
            made[game.black][game.round] = Cell(black, players[game.white].number, Colour.BLACK)
        return made

    def _pair(self, cells: list[list[Cell]], number: int) -> tuple[list[Game], list[tuple[int, Outcome]]]:
        """Neighbours by points, by lot among equals, nobody twice; the last without a bye rests."""
        section = self.section
        announced = section.announced(number + 1)
        points = [base + self._points(row, self.settled, number) for base, row in zip(self.base, cells, strict=True)]
        free = [(row, announced[player.number]) for row, player in enumerate(section.players)
                if player.number in announced]  # fmt: skip
        away = {row for row, _ in free}
        waiting = [
            row for row, player in enumerate(section.players) if player.standing is Standing.ACTIVE and row not in away
        ]
        self.random.shuffle(waiting)
        waiting.sort(key=lambda row: -points[row])
        if len(waiting) % 2:
            had = {row for row in waiting if any(cell.outcome is Outcome.PAIRING_BYE for cell in cells[row])}
            rests = next((row for row in reversed(waiting) if row not in had), waiting[-1])
            waiting.remove(rests)
            free.append((rests, Outcome.PAIRING_BYE))
        games = []
        while waiting:
            one = waiting.pop(0)
            met = self.met[one] | {cell.opponent for cell in cells[one][self.settled : number]}
            other = next((row for row in waiting if section.players[row].number not in met), waiting[0])
            waiting.remove(other)
            games.append(Game(number, one, other) if self.random.random() < 0.5 else Game(number, other, one))
        return games, free

    def _points(self, row: Sequence[Cell], start: int, end: int) -> float:
        """The points of some rounds: only to seat the next one."""
        return float(sum(map(self.section.points.awarded, row[start:end])))

    # --- the places of one outcome

    def _look(self, cells: list[list[Cell]], weight: float, only: int | None = None) -> None:
        finished = replace(self.section, cells=tuple(map(tuple, cells)))
        ranking = rank(build(finished, self.section.rounds_total), self.steps)
        for row, place in zip(ranking.order.tolist(), ranking.place.tolist(), strict=True):
            if not place or only not in (None, row):
                continue
            self.weights[row][place - 1] += weight
            self.best[row] = min(self.best[row], place)
            self.worst[row] = max(self.worst[row], place)

    def _tell(self, done: int, total: int) -> None:
        if self.progress is not None and not self.progress(done, total):
            raise _Stopped
