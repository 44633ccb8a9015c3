"""The state of a Double-Swiss before a match is paired: one card per player, as C.04.5 looks at him."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.rules.colours import difference
from tdapp.pairing.rules.position import Card, Float, Position, initial_colour_of, position_of


@dataclass(frozen=True, slots=True)
class DoubleCard:
    """One player before a match.

    ``colours`` are those of game 1 in the matches of which a game was played (1.6), ``played`` counts the matches that
    were not forfeited, ``floated``: in the match before he met a player with another score (1.5). ``bye_round`` is the
    match that bars him from the bye (C2).
    """

    number: int
    shown: str
    tpn: int
    pairing_score: Fraction
    colours: str
    met: frozenset[int]
    bye_round: int | None
    played: int
    floated: bool

    @property
    def whites(self) -> int:
        """Matches begun with White (4.3.2)."""
        return self.colours.count("w")

    @property
    def difference(self) -> int:
        """Matches begun with White minus those begun with Black."""
        return difference(self.colours)


@dataclass(frozen=True, slots=True)
class DoublePosition:
    """Everything known when a match is paired; ``players`` is the same with each match as a round."""

    players: Position
    cards: Mapping[int, DoubleCard]
    present: tuple[int, ...]
    initial: Colour | None
    floats_count: bool

    @property
    def round(self) -> int:
        """The match to be paired."""
        return self.players.round

    @property
    def article(self) -> str:
        """Where the rules stand."""
        return "C.04.5"

    @property
    def is_older(self) -> bool:
        """There is one edition."""
        return False

    @property
    def costs(self) -> tuple[str, ...]:
        """What ``pair_cost`` counts."""
        return ("C8",)

    def may_meet(self, one: int, other: int) -> bool:
        """C1, and what the arbiter has prohibited."""
        return one != other and other not in self.cards[one].met and not self.players.is_forbidden(one, other)

    def pair_cost(self, one: int, other: int, upfloaters: frozenset[int]) -> tuple[int, ...]:
        """C8: opponents of upfloaters who floated in the match before, not in the last one."""
        if not self.floats_count:
            return (0,)
        a, b = self.cards[one], self.cards[other]
        return ((one in upfloaters and b.floated) + (other in upfloaters and a.floated),)


def double_position_of(section: Section, round_number: int | None = None) -> DoublePosition:
    """The position before the match of a round of the section (None: the next one).

    RuleViolation when it cannot be paired yet or at all.
    """
    position = position_of(section, round_number)
    cards = {card.number: _card(position, card) for card in position.cards.values()}
    colour = initial_colour_of(position.section)
    return DoublePosition(position, cards, position.present, colour, position.round < position.section.rounds_total)


def _card(position: Position, card: Card) -> DoubleCard:
    past = position.section.cells[position.section.index_of(card.number)][: position.round - 1]
    return DoubleCard(
        number=card.number,
        shown=card.shown,
        tpn=card.tpn,
        pairing_score=card.pairing_score,
        colours=card.colours,
        met=card.met,
        bye_round=card.bye_round,
        played=len(past) - card.unplayed,
        floated=bool(past) and past[-1].rules.over_the_board and card.floated[0] is not Float.NONE,
    )


def higher_ranked(position: DoublePosition, one: int, other: int) -> tuple[DoubleCard, DoubleCard]:
    """The higher-ranked player of a pair, then the other (4.2): score, then pairing number."""
    a, b = position.cards[one], position.cards[other]
    return (a, b) if (-a.pairing_score, a.tpn) < (-b.pairing_score, b.tpn) else (b, a)


def colours_of(position: DoublePosition, one: int, other: int) -> tuple[int, int, str]:
    """Who has White in game 1, who Black, and the article that decides (4.3); game 2 is reversed (4.4)."""
    first, second = higher_ranked(position, one, other)
    colour, article = _colour_of_first(position, first, second)
    white, black = (first, second) if colour is Colour.WHITE else (second, first)
    return white.number, black.number, article


def _colour_of_first(position: DoublePosition, first: DoubleCard, second: DoubleCard) -> tuple[Colour, str]:
    if not first.colours and not second.colours:
        initial = position.initial or Colour.WHITE
        return (initial if first.tpn % 2 else initial.other), "4.3.1"
    if first.whites != second.whites:
        return (Colour.WHITE if first.whites < second.whites else Colour.BLACK), "4.3.2"
    for before, others in zip(reversed(first.colours), reversed(second.colours), strict=False):
        if before != others:
            return Colour(before).other, "4.3.3"
    if first.colours:
        return Colour(first.colours[-1]).other, "4.3.4"
    return Colour(second.colours[-1]), "4.3.5"
