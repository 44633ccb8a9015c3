"""The state of a Swiss tournament before a round is paired: one card per player, as C.04 looks at him."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from functools import cache
from itertools import combinations

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.two_games import GAMES, games_as_matches, match_of
from tdapp.domain.systems.registry import AS_MATCHES
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.baku import with_acceleration
from tdapp.pairing.rules.colours import ColourSide, Preference, difference, preference

_TO_BE_PAIRED = frozenset({Outcome.UNPAIRED, Outcome.PAIRING_BYE, Outcome.OPEN, Outcome.ADJOURNED})
_AS_SEEN = {
    Outcome.ADJOURNED: Outcome.DRAW,
    Outcome.UNPAIRED: Outcome.ZERO_POINT_BYE,
    Outcome.REST: Outcome.ZERO_POINT_BYE,
}
_NOT_AS_SEEN = tuple(_AS_SEEN)  # three comparisons are faster than the hash of an enum
_PAIRED = (Outcome.PAIRING_BYE,)
_AS_GOOD_AS_A_BYE = (Outcome.FULL_POINT_BYE, Outcome.FORFEIT_WIN)  # of a team, whatever it scored (C.04.6, 2.1.2)
_NOTHING = Fraction(0)


class Float(Enum):
    """How a player left his score group in one round (C.04.3, 1.4)."""

    NONE = ""
    DOWN = "down"
    UP = "up"


@dataclass(frozen=True, slots=True)
class Card:
    """One player before a round.

    ``tpn`` counts only players who were ever paired or are to be paired now: the parity that 5.2.5 looks at, as the
    engines read it. ``score`` is real, ``pairing_score`` includes fictitious points (C.04.7). ``colours`` are those of
    the games that were played, in order. ``bye_round`` is the round that bars him from the pairing-allocated bye (C2).
    """

    player: Player
    tpn: int
    score: Fraction
    pairing_score: Fraction
    colours: str
    met: frozenset[int]
    bye_round: int | None
    bye_outcome: Outcome | None
    unplayed: int
    floated: tuple[Float, Float]  # in the last round, in the one before
    topscorer: bool = False

    @property
    def number(self) -> int:
        """The pairing number."""
        return self.player.number

    @property
    def shown(self) -> str:
        """The player in a sentence: name and pairing number."""
        return self.player.shown if self.player.name else str(self.number)

    @property
    def difference(self) -> int:
        """White games minus Black games."""
        return difference(self.colours)

    @property
    def preference(self) -> Preference:
        """The colour the player is due."""
        return preference(self.colours)

    @property
    def side(self) -> ColourSide:
        """For the allocation of colours."""
        return ColourSide(self.colours, self.tpn)

    @property
    def order(self) -> tuple[Fraction, int]:
        """Sorts the higher-ranked player first: pairing score, then pairing number (C.04.3, 1.2)."""
        return -self.pairing_score, self.number


@dataclass(frozen=True, slots=True)
class Position:
    """Everything known when a round is paired.

    ``section`` holds the rounds before and, in the column of the round, the byes announced for it. ``cards`` has all
    players, ``present`` the pairing numbers to be paired. ``forbidden`` are pairs (smaller number first).
    """

    section: Section
    round: int
    cards: Mapping[int, Card]
    present: tuple[int, ...]
    forbidden: frozenset[tuple[int, int]]

    @property
    def groups(self) -> tuple[tuple[Fraction, tuple[Card, ...]], ...]:
        """Score groups of those to be paired, the highest first."""
        scores: dict[Fraction, list[Card]] = {}
        for card in sorted((self.cards[number] for number in self.present), key=lambda card: card.order):
            scores.setdefault(card.pairing_score, []).append(card)
        return tuple((score, tuple(cards)) for score, cards in scores.items())

    def is_forbidden(self, one: int, other: int) -> bool:
        """Whether the arbiter has forbidden this pair for this round."""
        return (min(one, other), max(one, other)) in self.forbidden


def last_paired_round(section: Section) -> int:
    """The last round in which somebody has an opponent or the pairing-allocated bye, or that was held without games.

    0 before the first.
    """
    seated = (
        index
        for row in section.cells
        for index, cell in enumerate(row, 1)
        if (cell.rules.paired and cell.opponent) or cell.outcome in _PAIRED
    )
    return max((0, *section.byes_only, *seated))


def before_round(section: Section, round_number: int) -> Section:
    """The section as it stood when this round was to be paired.

    The pairings of the round and everything after it are gone; byes that were announced stay. A withdrawn or expelled
    player has a zero-point bye. Adjourned games count as draws for pairing (C.04.2).
    """
    rows = []
    for player, row in until_cancelled(zip(section.players, section.cells, strict=True)):
        kept = list(row[: round_number - 1])
        kept += [Cell(Outcome.ZERO_POINT_BYE)] * (round_number - 1 - len(kept))
        rows.append((*map(_for_pairing, kept), _announced(player, row, round_number)))
    return replace(section, cells=tuple(rows))


def position_of(section: Section, round_number: int | None = None) -> Position:
    """The position before a round (None: the next one); RuleViolation when it cannot be paired yet or at all.

    Where a match is two rounds it is that before the match, with matches for rounds.
    """
    if section.system.stage_rounds == GAMES:
        section = games_as_matches(section)
        round_number = None if round_number is None else match_of(round_number)
    number = last_paired_round(section) + 1 if round_number is None else round_number
    section = with_acceleration(section)
    colour = initial_colour_of(section)
    if colour is not None:  # later rounds may show it when an earlier one is paired again
        section = replace(section, initial_colour=colour.value.upper())
    _check_ready(section, number)
    state = before_round(section, number)
    scores = scores_before(state, number)
    cards: dict[int, Card] = {}
    present = []
    tpn = 0
    topscorers = section.system.topscorers and number == section.rounds_total and number > 1
    maximum = section.points.win * (number - 1)
    accelerated = bool(section.accelerations)
    for player, row in until_cancelled(zip(state.players, state.cells, strict=True)):
        comes = row[-1].outcome is Outcome.UNPAIRED
        past = row[:-1]
        rules = [cell.rules for cell in past]
        was_paired = any(rule.paired for rule in rules) or any(cell.outcome in _PAIRED for cell in past)
        tpn += comes or was_paired
        if comes:
            present.append(player.number)
        played = [cell for cell, rule in zip(past, rules, strict=True) if rule.over_the_board]
        score = scores[player.number][number - 1]
        barred = _bye_barred(past, section)
        cards[player.number] = Card(
            player=player,
            tpn=tpn,
            score=score,
            pairing_score=score + fictitious_points(section, player.number, number) if accelerated else score,
            colours="".join([cell.colour.value for cell in played if cell.colour]),
            met=frozenset([cell.opponent for cell in played if cell.opponent]),
            bye_round=barred,
            bye_outcome=past[barred - 1].outcome if barred else None,
            unplayed=len(past) - len(played),
            floated=(
                _float(state, scores, player.number, past, number - 1),
                _float(state, scores, player.number, past, number - 2),
            ),
            topscorer=topscorers and 2 * score > maximum,
        )
    return Position(state, number, cards, tuple(present), _forbidden(section, number))


def fictitious_points(section: Section, number: int, round_number: int) -> Fraction:
    """The acceleration of a player in a round (TRF26 record 250; C.04.7)."""
    points = _NOTHING
    for block in section.accelerations:
        in_rounds = block.first_round <= round_number <= block.last_round
        if in_rounds and block.first_number <= number <= block.last_number:
            points += _worth(block.points)
    return points


@cache
def _worth(text: str) -> Fraction:
    """The points of an acceleration block; nothing where the file says nothing sensible."""
    with contextlib.suppress(ValueError, ZeroDivisionError):  # kept from a file, meaning nothing
        return Fraction(text)
    return _NOTHING


def initial_colour_of(section: Section) -> Colour | None:
    """The colour drawn by lot (TRF 152); where it is not stored, what the first coloured round shows; else None."""
    if section.initial_colour.upper() in ("W", "B"):
        return Colour(section.initial_colour.lower())
    for index in range(section.rounds_held):
        tpn = 0
        for row in section.cells:
            tpn += any(cell.rules.paired or cell.outcome in _PAIRED for cell in row[: index + 1])
            cell = row[index]
            if cell.rules.paired and cell.colour is not None:
                return cell.colour if tpn % 2 else cell.colour.other
    return None


def _check_ready(section: Section, number: int) -> None:
    if not 1 <= number <= section.rounds_total:
        raise RuleViolation(
            tr("There is no round {number} to pair: the event has {total} rounds.").format(
                number=number, total=section.rounds_total
            )
        )
    if number > last_paired_round(section) + 1:
        raise RuleViolation(
            tr("Round {number} cannot be paired before round {before}.").format(number=number, before=number - 1)
        )
    for player, row in zip(section.players, section.cells, strict=True):
        for index, cell in enumerate(row[: number - 1], 1):
            if cell.outcome is Outcome.OPEN:
                raise RuleViolation(
                    tr(
                        "Round {round} is not complete: the game of {player} against {opponent} has no result. Enter "
                        "it, or record it as adjourned (it then counts as a draw for pairing)."
                    ).format(round=index, player=player.number, opponent=cell.opponent)
                )


def _for_pairing(cell: Cell) -> Cell:
    if cell.outcome not in _NOT_AS_SEEN:
        return cell
    return replace(cell, outcome=_AS_SEEN[cell.outcome])


def _announced(player: Player, row: tuple[Cell, ...], round_number: int) -> Cell:
    cell = row[round_number - 1] if len(row) >= round_number else Cell(Outcome.UNPAIRED)
    if cell.outcome is Outcome.UNPAIRED:
        return cell if player.standing is Standing.ACTIVE else Cell(Outcome.ZERO_POINT_BYE)
    if cell.rules.paired or cell.outcome in _TO_BE_PAIRED:
        return Cell(Outcome.UNPAIRED)
    return cell


def scores_before(section: Section, number: int) -> dict[int, list[Fraction]]:
    """Pairing number -> real points before each round from 1 on; byes of the round itself do not count yet."""
    points = section.points
    awarded = {cell.awarded.denominator for row in section.cells for cell in row if cell.awarded is not None}
    ticks = math.lcm(points.ticks_per_point, *awarded)
    worth = {outcome: int(points.points(outcome) * ticks) for outcome in Outcome}
    shown: dict[int, Fraction] = {}  # few scores are different: each is made once
    found = {}
    for player, row in zip(section.players, section.cells, strict=True):
        total = 0
        sums = [_NOTHING]
        for cell in row[: number - 1]:
            total += worth[cell.outcome] if cell.awarded is None else int(cell.awarded * ticks)
            if total not in shown:
                shown[total] = Fraction(total, ticks)
            sums.append(shown[total])
        found[player.number] = sums
    return found


def _bye_barred(past: tuple[Cell, ...], section: Section) -> int | None:
    by_name = section.system is AS_MATCHES or (section.team_rules is not None and section.edition is Edition.FIDE_2026)
    for index, cell in enumerate(past, 1):
        if cell.outcome is Outcome.PAIRING_BYE or (by_name and cell.outcome in _AS_GOOD_AS_A_BYE):
            return index
        full = cell.outcome is Outcome.FULL_POINT_BYE and not section.system.full_bye_bars
        if by_name or full or cell.rules.over_the_board:
            continue
        if section.points.awarded(cell) >= section.points.win:
            return index
    return None


def _float(
    section: Section, scores: Mapping[int, list[Fraction]], number: int, past: tuple[Cell, ...], round_number: int
) -> Float:
    if round_number < 1:
        return Float.NONE
    cell = past[round_number - 1]
    if cell.rules.over_the_board and cell.opponent is not None:
        mine, theirs = scores[number][round_number - 1], scores[cell.opponent][round_number - 1]
        if section.accelerations:
            mine += fictitious_points(section, number, round_number)
            theirs += fictitious_points(section, cell.opponent, round_number)
        return Float.DOWN if mine > theirs else Float.UP if mine < theirs else Float.NONE
    if section.system.idle_floats_down or cell.outcome is Outcome.PAIRING_BYE:
        return Float.DOWN
    if section.points.awarded(cell) > section.points.loss:
        return Float.DOWN
    return Float.NONE


def _forbidden(section: Section, number: int) -> frozenset[tuple[int, int]]:
    return frozenset(
        (min(pair), max(pair))
        for group in section.forbidden
        if group.first_round <= number <= group.last_round
        for pair in combinations(group.numbers, 2)
    )
