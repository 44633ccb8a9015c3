"""How the Dubov system looks at a position (C.04.4.1): preferences, ratings of opponents, upfloats."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from tdapp.domain.section.outcome import Colour
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.colours import Preference, Strength, first_by_strength
from tdapp.pairing.rules.position import Card, Position, fictitious_points, scores_before

_NOBODY_MET = Preference(Colour.BLACK, Strength.MILD)


@dataclass(frozen=True, slots=True)
class DubovCard:
    """One player before a round. ``aro`` is the mean rating of the opponents (1.7); he upfloated ``upfloats`` times."""

    card: Card
    aro: int
    upfloats: int
    upfloated_last: bool

    @property
    def preference(self) -> Preference:
        """The due colour: mildly Black before the first game (1.6.4)."""
        return self.card.preference if self.card.colours else _NOBODY_MET

    @property
    def seeks_white(self) -> bool:
        """Of the two subgroups the one that he is in at first (3.2.3)."""
        return self.preference.colour is Colour.WHITE


@dataclass(frozen=True, slots=True)
class DubovPosition:
    """``position`` as the system sees it. ``most`` upfloats make a maximum upfloater (1.8)."""

    position: Position
    cards: Mapping[int, DubovCard]
    most: int
    is_last: bool

    def is_maximum(self, number: int) -> bool:
        """Whether he has upfloated as often as one may (1.8.1)."""
        return self.cards[number].upfloats >= self.most


def most_upfloats(rounds: int) -> int:
    """MaxT (1.8.2)."""
    return 2 + rounds // 5


def dubov_position_of(position: Position) -> DubovPosition:
    """RuleViolation where somebody has no rating, not even a provisional one (1.1)."""
    section = position.section
    ratings = {player.number: player.rating for player in section.players}
    needed = {*position.present}.union(*(card.met for card in position.cards.values()))
    unrated = [position.cards[number].shown for number in sorted(needed) if not ratings[number]]
    if unrated:
        text = tr("The Dubov system needs a rating of everybody, a provisional one at least (C.04.4.1, 1.1): {names}.")
        raise RuleViolation(text.format(names=", ".join(unrated[:10])))
    scores = scores_before(section, position.round)
    cards = {}
    for player, row in until_cancelled(zip(section.players, section.cells, strict=True)):
        met = [cell.opponent for cell in row[: position.round - 1] if cell.opponent and cell.rules.over_the_board]
        total = sum(ratings[number] or 0 for number in met)
        upfloats = last = 0
        for number, cell in enumerate(row[: position.round - 1], 1):
            last = 0
            if cell.opponent is None or not cell.rules.over_the_board:
                continue
            mine, theirs = (
                scores[one][number - 1] + fictitious_points(section, one, number)
                for one in (player.number, cell.opponent)
            )
            last = int(mine < theirs)
            upfloats += last
        cards[player.number] = DubovCard(
            position.cards[player.number],
            (2 * total + len(met)) // (2 * len(met)) if met else 0,
            upfloats,
            bool(last),
        )
    return DubovPosition(position, cards, most_upfloats(section.rounds_total), position.round >= section.rounds_total)


def higher_ranked(position: DubovPosition, one: int, other: int) -> tuple[DubovCard, DubovCard]:
    """5.2.1: more points, then the smaller pairing number."""
    a, b = position.cards[one], position.cards[other]
    return (a, b) if _rank(a) < _rank(b) else (b, a)


def _rank(card: DubovCard) -> tuple[Fraction, int]:
    return -card.card.pairing_score, card.card.number


def colours_of(position: DubovPosition, initial: Colour, one: int, other: int) -> tuple[int, int, str]:
    """Who has White, who Black, and the article that decides (5.2)."""
    high, low = higher_ranked(position, one, other)
    white, article = first_by_strength(
        (high.card.colours, high.preference, high.card.tpn), (low.card.colours, low.preference), initial
    )
    numbers = high.card.number, low.card.number
    return (*numbers, article) if white else (numbers[1], numbers[0], article)
