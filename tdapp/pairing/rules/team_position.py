"""The state of a Swiss of teams before a round is paired: one card per team, as C.04.6 looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from fractions import Fraction

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.team import Preference, Score
from tdapp.domain.teams.for_pairing import rules_of, teams_as_players
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.rules.colours import difference
from tdapp.pairing.rules.position import Card, Float, Position, position_of

LAST_ROUNDS = 2
"""In so many last rounds floats are not looked at (C.04.6, 2.3.4 and 2.3.7)."""


class Wish(IntEnum):
    """How strongly a team is due a colour; with type A every preference is STRONG."""

    NONE = 0
    MILD = 1
    STRONG = 2


@dataclass(frozen=True, slots=True)
class TeamCard:
    """One team before a round.

    ``score`` and ``secondary`` are real points, ``pairing_score`` has the fictitious ones (C.04.7). ``colours`` are
    those of board 1 in the matches that were played. ``floated``: it met a team of another score in the round before.
    """

    number: int
    name: str
    tpn: int
    score: Fraction
    secondary: Fraction
    pairing_score: Fraction
    colours: str
    met: frozenset[int]
    bye_round: int | None
    played: int
    floated: bool
    wish: Wish
    colour: Colour | None  # that is wished

    @property
    def shown(self) -> str:
        """The team in a sentence."""
        return f"{self.name} ({self.number})"

    @property
    def difference(self) -> int:
        """White matches minus Black matches."""
        return difference(self.colours)


@dataclass(frozen=True, slots=True)
class TeamPosition:
    """Everything known when a round of teams is paired; ``players`` is the same with teams as players."""

    players: Position
    cards: Mapping[int, TeamCard]
    present: tuple[int, ...]
    initial: Colour | None
    secondary_used: bool
    preference: Preference
    floats_count: bool
    edition: Edition = Edition.FIDE_2026

    @property
    def is_older(self) -> bool:
        """Paired by the edition of August 2024: one criterion for floats, another C6 (events before February 2026)."""
        return self.edition is not Edition.FIDE_2026

    @property
    def round(self) -> int:
        """The round to be paired."""
        return self.players.round

    @property
    def article(self) -> str:
        """Where the rules stand."""
        return "C.04.6"

    @property
    def costs(self) -> tuple[str, ...]:
        """What ``pair_cost`` counts, by the numbers of the edition."""
        return ("C7", "C8", "C9") if self.is_older else ("C8", "C9", "C10")

    def may_meet(self, one: int, other: int) -> bool:
        """C1, and what the arbiter has prohibited."""
        return one != other and other not in self.cards[one].met and not self.players.is_forbidden(one, other)

    def pair_cost(self, one: int, other: int, upfloaters: frozenset[int]) -> tuple[int, ...]:
        """C8, C9 and C10 of a pair: the same colour wished, strongly by both, opponents of upfloaters who floated.

        In the edition of 2024 the last one (C9 there) counts every team that floats in two rounds running.
        """
        a, b = self.cards[one], self.cards[other]
        same = a.colour is not None and a.colour is b.colour
        strong = same and a.wish is b.wish is Wish.STRONG and self.preference is Preference.B
        floated = 0
        if self.floats_count and self.is_older:
            floated = (a.floated + b.floated) * (a.pairing_score != b.pairing_score)
        elif self.floats_count:
            floated = (one in upfloaters and b.floated) + (other in upfloaters and a.floated)
        return int(same), int(strong), int(floated)


def team_position_of(section: Section, round_number: int | None = None) -> TeamPosition:
    """The position before a round of teams; RuleViolation when it cannot be paired yet or at all."""
    rules = rules_of(section)
    position = position_of(teams_as_players(section), round_number)
    number = position.round
    last = number == section.rounds_total
    totals = Scores(section).totals(after_round=number - 1)
    by_game = rules.primary is Score.MATCH
    cards = {}
    for card in position.cards.values():
        points = totals[card.number]
        colour, wish = preference_of(card.colours, rules.preference, last=last)
        cards[card.number] = TeamCard(
            number=card.number,
            name=card.player.name,
            tpn=card.tpn,
            score=card.score,
            secondary=points.game_points if by_game else points.match_points,
            pairing_score=card.pairing_score,
            colours=card.colours,
            met=card.met,
            bye_round=card.bye_round,
            played=len(card.colours),
            floated=_floated(position, card),
            wish=wish,
            colour=colour,
        )
    return TeamPosition(
        position,
        cards,
        position.present,
        Colour(section.initial_colour.lower()) if section.initial_colour else None,
        rules.secondary_used,
        rules.preference,
        number <= section.rounds_total - LAST_ROUNDS,
        section.edition,
    )


def _floated(position: Position, card: Card) -> bool:
    """C.04.6, 1.5: it played an opponent of another score; a bye is no float."""
    if position.round < 2 or card.floated[0] is Float.NONE:
        return False
    row = position.section.cells[position.section.index_of(card.number)]
    return row[position.round - 2].rules.over_the_board


def preference_of(colours: str, model: Preference, *, last: bool) -> tuple[Colour | None, Wish]:
    """The colour that a team is due (C.04.6, 1.7), by the colours of its played matches."""
    if model is Preference.NONE:
        return None, Wish.NONE
    balance = difference(colours)
    if balance < -1 or (balance in (0, -1) and colours[-2:] == "bb"):
        return Colour.WHITE, Wish.STRONG
    if balance > 1 or (balance in (0, 1) and colours[-2:] == "ww"):
        return Colour.BLACK, Wish.STRONG
    if model is Preference.A or not colours or (balance == 0 and last):
        return None, Wish.NONE
    if balance:
        return (Colour.WHITE if balance < 0 else Colour.BLACK), Wish.MILD
    return Colour(colours[-1]).other, Wish.MILD


def first_team(position: TeamPosition, one: int, other: int) -> tuple[TeamCard, TeamCard]:
    """The first-team of a pair, then the other (C.04.6, 4.2)."""
    a, b = position.cards[one], position.cards[other]

    def rank(card: TeamCard) -> tuple[Fraction, Fraction, int]:
        return -card.score, -card.secondary if position.secondary_used else Fraction(0), card.tpn

    return (a, b) if rank(a) < rank(b) else (b, a)


def colours_of(position: TeamPosition, one: int, other: int) -> tuple[int, int, str]:
    """Who has White on board 1, who Black, and the article that decides (C.04.6, 4.3)."""
    first, second = first_team(position, one, other)
    colour, article = _colour_of_first(position, first, second)
    white, black = (first, second) if colour is Colour.WHITE else (second, first)
    return white.number, black.number, article


def _colour_of_first(position: TeamPosition, first: TeamCard, second: TeamCard) -> tuple[Colour, str]:
    if not first.colours and not second.colours:
        initial = position.initial or Colour.WHITE
        return (initial if first.tpn % 2 else initial.other), "4.3.1"
    mine, theirs = first.colour, second.colour
    if mine is None and theirs is not None:
        return theirs.other, "4.3.2"
    if theirs is not mine:
        assert mine is not None
        return mine, "4.3.2" if theirs is None else "4.3.3"
    if first.wish is not second.wish:
        assert mine is not None  # a wish is one for a colour
        return (mine if first.wish > second.wish else mine.other), "4.3.4"
    if first.difference != second.difference:
        return (Colour.WHITE if first.difference < second.difference else Colour.BLACK), "4.3.5"
    for before, others in zip(reversed(first.colours), reversed(second.colours), strict=False):
        if before != others:
            return Colour(before).other, "4.3.6"
    if mine is not None:
        return mine, "4.3.7"
    if first.colours:
        return Colour(first.colours[-1]).other, "4.3.8"
    return Colour(second.colours[-1]), "4.3.9"
