"""Random tournaments for checking pairing programs (FIDE's Q22 to Q32): paired by an engine, played by chance."""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from fractions import Fraction

from tdapp.domain.knockout.players import bracket_of, next_step, planned_round
from tdapp.domain.knockout.tree import TieState, stages_for
from tdapp.domain.ratings.tables import pd_percent
from tdapp.domain.section.event import Event, ForbiddenPairs, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.stages import rounds_of, same_match
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.section.two_games import GAMES, with_bye_of_games
from tdapp.domain.systems.knockout import KnockoutFacts
from tdapp.domain.systems.parameters import parameters_of
from tdapp.domain.systems.registry import DUTCH, chosen_key, with_baku
from tdapp.domain.systems.system import System
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, NoLegalPairing, Pairing, PairingEngine, Patience
from tdapp.pairing.rules.baku import baku_accelerations
from tdapp.pairing.rules.round_robin import rounds_in_cycle

LADDERS = ("BH/C1,BH,SB", "BH/C1,SB,DE", "DE,BH,PS", "SB,BH/C1,WIN", "BH,SB,PS,WON", "DE,WIN,BH/C1,BH")
LADDERS_OF_TABLES = ("DE,WIN,SB,KS", "SB,DE,WIN")
POINTS = {"1-0.5-0": PointSystem(), "3-1-0": PointSystem(Fraction(3), Fraction(1), Fraction(0))}

BYES = ("win", "draw", "loss")

MOST_OF_A_TABLE = 60
MOST_OF_A_BRACKET = 64
_FAMILIES = ("Adler", "Bakker", "Costa", "Dahl", "Evans", "Fischer", "Garcia", "Horvat", "Ivanov", "Jansen", "Kovacs")
_GIVEN = ("Anna", "Boris", "Clara", "David", "Elena", "Frank", "Greta", "Hugo", "Irina", "Jonas", "Katya", "Lena")
_ATTEMPTS = 50
_CAP = 400  # B.02, 8.3.1: a greater difference counts as 400


@dataclass(frozen=True, slots=True)
class Recipe:
    """The tournaments to generate; None lets chance decide anew for each. Shares are percent of players a round."""

    players: int | None = None
    rounds: int | None = None
    half_byes: float | None = None
    zero_byes: float | None = None
    full_byes: float | None = None
    forfeits: float | None = None  # percent of games
    double_forfeits: float | None = None  # percent of the forfeits
    odd_results: float | None = None  # percent of games: ½-0, 0-½, 0-0
    unrated_games: float | None = None  # percent of games shorter than one move (W D L)
    draws: float | None = None  # percent of the draws that the expected score allows
    withdrawals: float | None = None
    late_entries: float | None = None  # percent of players, once
    unrated_players: float | None = None  # percent of players, once
    prohibited: float | None = None  # percent of players, once, in groups of two to four that must not meet
    baku: bool | None = None
    ladder: str | None = None
    points: str | None = None  # a key of POINTS
    bye: str | None = None  # what the pairing-allocated bye is worth, one of BYES
    colour: str | None = None  # W or B
    ratings: tuple[int, ...] | None = None  # a list; for another number of players its quantiles
    rating_range: tuple[int, int] | None = None  # else any rating between the two is as likely
    rating_noise: float | None = None  # rating points by which a rating errs (standard deviation); strength stays
    white_edge: int | None = None  # rating points by which White plays stronger
    flat_draws: float | None = None  # percent of the games between players far or near, instead of ``draws``
    whole_table: bool | None = None  # expected scores without the limit of 400 points
    half_byes_each: int | None = None  # how many half-point byes a player takes at most; one where nothing is said
    absences: tuple[tuple[int, int, Outcome], ...] = ()  # (pairing number, round, bye) announced for certain
    system: System = DUTCH
    system_text: str = ""  # its parameters


_OF_AN_OPEN_FIELD = ("half_byes", "zero_byes", "full_byes", "withdrawals", "late_entries", "prohibited")

_EXACTLY = ("ratings", "rating_range", "rating_noise", "white_edge", "flat_draws", "whole_table", "half_byes_each")
"""Fields never left to chance: nothing means nothing, and older seeds give the same tournaments."""

_RANGES: dict[str, tuple[float, float]] = {
    "half_byes": (0, 6),
    "zero_byes": (0, 4),
    "full_byes": (0, 0.5),
    "forfeits": (0, 5),
    "double_forfeits": (0, 20),
    "odd_results": (0, 1),
    "unrated_games": (0, 1),
    "draws": (30, 80),
    "withdrawals": (0, 2),
    "late_entries": (0, 5),
    "unrated_players": (0, 10),
    "prohibited": (0, 10),
}


def complete(recipe: Recipe, rng: random.Random) -> Recipe:
    """The recipe with a sensible random value wherever it has none."""
    players = recipe.players if recipe.players is not None else rng.randint(8, 60)
    most = max(1, min(11, (players - players % 2) // 2 + 1))
    rounds = recipe.rounds if recipe.rounds is not None else rng.randint(min(5, most), most)
    system = recipe.system
    if system.everyone_meets:
        rounds = rounds_in_cycle(players)
    if system.elimination:
        rounds = stages_for(players) * parameters_of(KnockoutFacts, recipe.system_text).games
    points = recipe.points or rng.choices(list(POINTS), weights=(9, 1))[0]
    chance = {
        name: rng.uniform(*_RANGES[name]) if rng.random() < 0.7 else 0.0
        for name in _RANGES
        if getattr(recipe, name) is None
    }
    chance.setdefault("draws", rng.uniform(*_RANGES["draws"]))
    if not system.open_field:
        chance.update(dict.fromkeys(_OF_AN_OPEN_FIELD, 0.0))
    given = {field.name: getattr(recipe, field.name) for field in fields(recipe)}
    values = {name: value for name, value in given.items() if value is not None or name in _EXACTLY}
    return Recipe(
        **{
            **chance,
            "baku": rng.random() < 0.2 and points == "1-0.5-0" and rounds > 3 and system.accelerates,
            "ladder": rng.choice(LADDERS if system.swiss_criteria else LADDERS_OF_TABLES),
            "colour": rng.choice("WB"),
            "bye": recipe.bye or rng.choices(BYES, weights=(8, 1, 1))[0],
            **values,
            "players": players,
            "rounds": rounds,
            "points": points,
        }
    )


def generate(
    engine: PairingEngine,
    recipe: Recipe,
    seed: str,
    *,
    patience: Patience = USUAL,
    paired: Callable[[Section, Pairing], None] | None = None,
) -> Section:
    """One finished tournament; the same seed and recipe give the same one.

    A field that cannot be paired to the end is thrown away and drawn anew. ``paired`` sees the section before each
    round and its pairing. RuleViolation when nothing comes out, or the recipe contradicts itself.
    """
    _check(recipe)
    for attempt in range(_ATTEMPTS):
        rng = random.Random(f"{seed}/{attempt}")
        full = complete(recipe, rng)
        try:
            return _Tournament(full, rng, seed).play(engine, patience, paired)
        except NoLegalPairing:
            continue
    raise RuleViolation(
        tr(
            "{players} players could not be paired for {rounds} rounds in {attempts} attempts; take more "
            "players, fewer rounds or fewer byes."
        ).format(players=recipe.players, rounds=recipe.rounds, attempts=_ATTEMPTS)
    )


def expected_percent(own: int | None, other: int | None, *, whole: bool = False) -> int:
    """Expected score in percent by FIDE's table (B.02, 8.1.2), differences above 400 as 400 unless ``whole``."""
    if own is None or other is None:
        return 50
    return pd_percent(own - other if whole else max(-_CAP, min(_CAP, own - other)))


def quantiles(ratings: Sequence[int], players: int) -> list[int]:
    """So many ratings spread as those of the list, the highest first; the list itself where the number is its own."""
    ordered = sorted(ratings, reverse=True)
    spread = []
    for index in range(players):
        at = (index + 0.5) * len(ordered) / players - 0.5
        low = int(at)
        high = min(low + 1, len(ordered) - 1)
        spread.append(round(ordered[low] + max(0.0, at - low) * (ordered[high] - ordered[low])))
    return spread


def _check(recipe: Recipe) -> None:
    if recipe.players is not None and not 4 <= recipe.players <= 2000:
        raise RuleViolation(tr("A random tournament has 4 to 2000 players."))
    if recipe.rounds is not None and not 1 <= recipe.rounds <= 30:
        raise RuleViolation(tr("A random tournament has 1 to 30 rounds."))
    if not recipe.system.open_field and any(getattr(recipe, name) for name in _OF_AN_OPEN_FIELD):
        raise RuleViolation(tr("In this system everybody plays every round: nobody comes later, leaves or has a bye."))
    if recipe.system.everyone_meets:
        _check_table(recipe)
    elif recipe.system.elimination:
        _check_bracket(recipe)
    elif recipe.players is not None and recipe.rounds is not None and recipe.rounds >= recipe.players:
        raise RuleViolation(
            tr("{players} players cannot play {rounds} rounds without meeting twice.").format(
                players=recipe.players, rounds=recipe.rounds
            )
        )
    for name in _RANGES:
        value = getattr(recipe, name)
        if value is not None and not 0 <= value <= 100:
            raise RuleViolation(tr("“{name}” is a percentage, 0 to 100.").format(name=name))
    if recipe.flat_draws is not None and not 0 <= recipe.flat_draws <= 100:
        raise RuleViolation(tr("“{name}” is a percentage, 0 to 100.").format(name="flat_draws"))
    if recipe.ratings is not None and not recipe.ratings:
        raise RuleViolation(tr("A list of ratings holds at least one."))
    if recipe.points is not None and recipe.points not in POINTS:
        raise RuleViolation(tr("The point system is one of {listed}.").format(listed=", ".join(POINTS)))
    if recipe.bye is not None and recipe.bye not in BYES:
        raise RuleViolation(tr("The pairing-allocated bye is worth one of {values}.").format(values=", ".join(BYES)))
    if recipe.baku and not recipe.system.accelerates:
        raise RuleViolation(tr("Only a Swiss can be accelerated."))
    if recipe.baku and recipe.points == "3-1-0":
        raise RuleViolation(tr("Baku acceleration needs a point system where a win is worth two draws (C.04.7)."))
    if recipe.ladder:
        parse_ladder(recipe.ladder)


def _words_of(system: System) -> str:
    if system.elimination:
        return "Individual: Knock-Out"
    return "Individual: Round Robin" if system.everyone_meets else "Individual: Swiss-System"


def _check_table(recipe: Recipe) -> None:
    """Its rounds follow from its players."""
    if recipe.rounds is not None and (recipe.players is None or recipe.rounds != rounds_in_cycle(recipe.players)):
        raise RuleViolation(tr("The rounds of a round robin follow from the number of players: leave them out."))
    if recipe.players is not None and recipe.players > MOST_OF_A_TABLE:
        text = tr("A random round robin has 4 to {most} players.")
        raise RuleViolation(text.format(most=MOST_OF_A_TABLE))


def _check_bracket(recipe: Recipe) -> None:
    """Its rounds follow from its players as well."""
    if recipe.rounds is not None:
        raise RuleViolation(tr("The rounds of a knock-out follow from the number of players: leave them out."))
    if recipe.players is not None and recipe.players > MOST_OF_A_BRACKET:
        raise RuleViolation(tr("A random knock-out has 4 to {most} players.").format(most=MOST_OF_A_BRACKET))


def _point_system(recipe: Recipe) -> PointSystem:
    points = POINTS[recipe.points or "1-0.5-0"]
    if recipe.system.elimination:
        return replace(points, pab=Fraction(0))
    worth = {"draw": points.draw, "loss": points.loss}.get(recipe.bye or "")
    return points if worth is None else replace(points, pab=worth)


def _points_of(recipe: Recipe) -> PointSystem:
    points = _point_system(recipe)
    return with_bye_of_games(points) if recipe.system.stage_rounds == GAMES else points


def _ratings(recipe: Recipe, size: int, rng: random.Random) -> tuple[list[int], list[int]]:
    """Strengths and the ratings that are shown, in the order of the ratings shown."""
    if recipe.ratings:
        strength = quantiles(recipe.ratings, size)
    elif recipe.rating_range:
        low, high = recipe.rating_range
        strength = sorted((rng.randint(low, high) for _ in range(size)), reverse=True)
    else:
        ratings = sorted((round(rng.gauss(1850, 280)) for _ in range(size)), reverse=True)
        strength = [max(1000, min(2850, rating)) for rating in ratings]
    if not recipe.rating_noise:
        return strength, strength
    noise = recipe.rating_noise
    both = sorted(((round(one + rng.gauss(0, noise)), one) for one in strength), reverse=True)
    return [one for _, one in both], [shown for shown, _ in both]


class _Tournament:
    """One tournament while it is played."""

    def __init__(self, recipe: Recipe, rng: random.Random, seed: str) -> None:
        self._recipe = recipe
        self._rng = rng
        assert recipe.players is not None
        assert recipe.rounds is not None
        size, rounds = recipe.players, recipe.rounds * max(1, recipe.system.stage_rounds)
        self._strength, shown = _ratings(recipe, size, rng)
        system = recipe.system
        share = 0.0 if system.needs_ratings else recipe.unrated_players
        unrated = {index for index in range(size) if self._happens(share)}
        self._rounds: list[list[Cell]] = [[] for _ in range(size)]
        self._gone: set[int] = set()
        self._late = {index: rng.randint(2, 3) for index in range(size) if self._happens(recipe.late_entries)}
        self._section = Section(
            event=Event(
                f"Random tournament {seed}",
                start=dt.date(2026, 3, 1),
                type_text=_words_of(system),
            ),
            players=tuple(
                Player(
                    index + 1,
                    f"{rng.choice(_FAMILIES)} {index + 1:04}, {rng.choice(_GIVEN)}",
                    None if index in unrated else shown[index],
                )
                for index in range(size)
            ),
            cells=tuple(() for _ in range(size)),
            rounds_total=rounds,
            points=_points_of(recipe),
            ladder=None if system.elimination else parse_ladder(recipe.ladder) if recipe.ladder else Ladder(),
            initial_colour="" if system.elimination else recipe.colour or "W",
            kind=system.kind,
            type_code=with_baku(next(iter(system.codes), ""), bool(recipe.baku)),
            system_text=recipe.system_text,
            system_key=chosen_key(system, next(iter(system.codes), "")),
            forbidden=self._groups(size, rounds),
        )

    def play(
        self, engine: PairingEngine, patience: Patience, paired: Callable[[Section, Pairing], None] | None
    ) -> Section:
        """All rounds."""
        for number in range(1, self._section.rounds_total + 1):
            if same_match(self._section.system, number, number - 1):
                self._go_on()
            else:
                self._announce(-(-number // max(1, self._section.system.stage_rounds)))
            if number == 1 and self._recipe.baku:
                self._section = replace(self._section, accelerations=baku_accelerations(self._section))
            pairing = engine.pair(self._section, number, patience=patience)
            if paired is not None:
                paired(self._section, pairing)
            self._enter(pairing)
        standings = tuple(
            replace(player, standing=Standing.WITHDRAWN) if index in self._gone else player
            for index, player in enumerate(self._section.players)
        )
        return replace(self._section, players=standings)

    def _groups(self, size: int, rounds: int) -> tuple[ForbiddenPairs, ...]:
        """Who must not meet, from the first round to the last; at most half of the field, so that it stays pairable."""
        chosen = [number for number in range(1, size + 1) if self._happens(self._recipe.prohibited)]
        self._rng.shuffle(chosen)
        chosen = chosen[: size // 2]
        groups = []
        while len(chosen) > 1:
            count = min(len(chosen), self._rng.randint(2, 4))
            groups.append(ForbiddenPairs(1, rounds, tuple(sorted(chosen[:count]))))
            chosen = chosen[count:]
        return tuple(groups)

    def _happens(self, percent: float | None) -> bool:
        return self._rng.random() * 100 < (percent or 0)

    def _announce(self, number: int) -> None:
        """Byes and absences of a round; at least two players stay."""
        recipe = self._recipe
        staying = len(self._rounds) - len(self._gone)
        most = (recipe.half_byes_each or 1) * max(
            1, self._section.system.stage_rounds
        )  # one per player is usual (C.05, 6.7.4)
        announced = {player - 1: bye for player, when, bye in recipe.absences if when == number}
        for index, row in enumerate(self._rounds):
            cell = Cell(Outcome.UNPAIRED)
            if number < self._late.get(index, 0) or index in self._gone:
                cell = Cell(Outcome.ZERO_POINT_BYE)
            elif staying > 4 and number > 1 and self._happens(recipe.withdrawals):
                self._gone.add(index)
                staying -= 1
                cell = Cell(Outcome.ZERO_POINT_BYE)
            elif self._happens(recipe.half_byes) and sum(past.outcome is Outcome.HALF_POINT_BYE for past in row) < most:
                cell = Cell(Outcome.HALF_POINT_BYE)
            elif self._happens(recipe.full_byes):
                cell = Cell(Outcome.FULL_POINT_BYE)
            elif self._happens(recipe.zero_byes):
                cell = Cell(Outcome.ZERO_POINT_BYE)
            row.append(Cell(announced[index]) if index in announced else cell)
        coming = [row for row in self._rounds if row[-1].outcome is Outcome.UNPAIRED]
        for index, row in enumerate(self._rounds):
            if len(coming) < 2 and index not in self._gone and row[-1].outcome is not Outcome.UNPAIRED:
                row[-1] = Cell(Outcome.UNPAIRED)
                coming.append(row)
        self._store()

    def _go_on(self) -> None:
        """The next game of a match: who was away still is."""
        for row in self._rounds:
            row.append(
                Cell(Outcome.UNPAIRED) if row[-1].opponent or row[-1].outcome is Outcome.PAIRING_BYE else row[-1]
            )
        self._store()

    def _enter(self, pairing: Pairing) -> None:
        for white, black in pairing.pairs:
            outcomes = self._result(white - 1, black - 1)
            self._rounds[white - 1][-1] = Cell(outcomes[0], black, Colour.WHITE)
            self._rounds[black - 1][-1] = Cell(outcomes[1], white, Colour.BLACK)
        if pairing.bye is not None:
            free = Outcome.REST if self._recipe.system.everyone_meets else Outcome.PAIRING_BYE
            self._rounds[pairing.bye - 1][-1] = Cell(free)
        if self._recipe.system.elimination:
            planned = planned_round(self._section, pairing.round)
            for number in planned[1] if planned is not None else ():
                self._rounds[number - 1][-1] = Cell(Outcome.PAIRING_BYE)
        self._store()
        if not pairing.pairs:
            self._section = replace(self._section, byes_only=(*self._section.byes_only, pairing.round))
        if self._recipe.system.elimination:
            self._decide()

    def _decide(self) -> None:
        """Tie-break games by chance until every match of a finished stage is decided, the last ones by lot."""
        while tied := [tie for tie in bracket_of(self._section).ties if tie.state is TieState.TIED]:
            tie, rng = tied[0], self._rng
            pair = tie.both
            assert pair is not None
            last = rounds_of(self._section, tie.stage)[-1]
            step = next_step(self._section, tie)
            if step is not None and step.colours is not None:
                result = rng.choice((GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS))
                game = TieGame(last, *step.colours, step.stage.by, result, step.stage.rate)
                self._section = replace(self._section, tie_games=(*self._section.tie_games, game))
            else:
                winner, loser = rng.sample(pair, 2)
                decided = TieDecision(last, winner, loser, How.LOTS, "coin")
                self._section = replace(self._section, tie_decisions=(*self._section.tie_decisions, decided))

    def _store(self) -> None:
        self._section = replace(self._section, cells=tuple(tuple(row) for row in self._rounds))

    def _result(self, white: int, black: int) -> tuple[Outcome, Outcome]:
        recipe, rng = self._recipe, self._rng
        if self._happens(recipe.forfeits):
            if self._happens(recipe.double_forfeits):
                return Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS
            pair = (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)
            return pair if rng.random() < 0.5 else (pair[1], pair[0])
        if self._happens(recipe.odd_results):
            return rng.choice(
                ((Outcome.DRAW, Outcome.LOSS), (Outcome.LOSS, Outcome.DRAW), (Outcome.LOSS, Outcome.LOSS))
            )
        wins, draws, losses = Outcome.WIN, Outcome.DRAW, Outcome.LOSS
        if self._happens(recipe.unrated_games):
            wins, draws, losses = Outcome.SHORT_WIN, Outcome.SHORT_DRAW, Outcome.SHORT_LOSS
        edge = recipe.white_edge or 0
        whole = bool(recipe.whole_table)
        expected = expected_percent(self._strength[white] + edge, self._strength[black], whole=whole)
        possible = 2 * min(expected, 100 - expected)
        drawn = (recipe.draws or 0) / 100 * possible if recipe.flat_draws is None else min(recipe.flat_draws, possible)
        ball = rng.random() * 100
        if ball < drawn:
            return draws, draws
        # wins + half of the draws are the expected score, so it holds exactly on average
        return (wins, losses) if ball < drawn + expected - drawn / 2 else (losses, wins)
