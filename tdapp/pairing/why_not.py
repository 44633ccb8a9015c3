"""“Why not X?”: what forbids or worsens a pair that was not made, and what the round would be with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tdapp.domain.event import ForbiddenPairs, Section
from tdapp.domain.scoring import points_text
from tdapp.pairing.checker import bye_breaches, pair_breaches
from tdapp.pairing.colours import Strength
from tdapp.pairing.engine import USUAL_LIMIT, Cancel, NoLegalPairing, Pairing, PairingEngine
from tdapp.pairing.position import Float, Position, position_of
from tdapp.pairing.possible import has_legal_pairing


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One reason: ``forbids`` or only worsens the round, the article, one sentence."""

    forbids: bool
    article: str
    text: str


def why_not(position: Position, pairing: Pairing, one: int, other: int) -> tuple[Obstacle, ...]:
    """Why ``one`` does not meet ``other`` in this pairing, what forbids it first; empty when they do meet."""
    if pairing.opponent_of(one) == other:
        return ()
    for number in (one, other):
        if number not in position.cards:
            return (Obstacle(True, "", f"There is no player {number}."),)
        if number not in position.present:
            return (Obstacle(True, "", f"{number} is not to be paired in this round."),)
    found = [Obstacle(True, breach.article, breach.text) for breach in pair_breaches(position, one, other)]
    if found:
        return tuple(found)
    rest = tuple(number for number in position.present if number not in (one, other))
    if not has_legal_pairing(replace(position, present=rest)):
        text = f"If {one} and {other} met, the other players could not all be paired."
        return (Obstacle(True, "C.04.3, 2.2.1", text),)
    return tuple(_worse(position, pairing, one, other))


def why_not_bye(position: Position, pairing: Pairing, number: int) -> tuple[Obstacle, ...]:
    """Why a player does not get the pairing-allocated bye."""
    if pairing.bye == number:
        return ()
    if number not in position.present:
        return (Obstacle(True, "", f"{number} is not to be paired in this round."),)
    if pairing.bye is None:
        return (Obstacle(True, "C.04.1, 3", "There is no bye: the number of players to be paired is even."),)
    found = [Obstacle(True, breach.article, breach.text) for breach in bye_breaches(position, number)]
    card, given = position.cards[number], position.cards[pairing.bye]
    if found:
        return tuple(found)
    rest = tuple(other for other in position.present if other != number)
    if not has_legal_pairing(replace(position, present=rest)):
        return (Obstacle(True, "C.04.3, 2.2.1", f"Without {number} the others could not all be paired."),)
    if card.pairing_score > given.pairing_score:
        text = f"{number} has {points_text(card.pairing_score)} points, {given.number} has fewer (C5)."
        return (Obstacle(False, "C.04.3, C5", text),)
    if card.unplayed > given.unplayed:
        text = f"{number} has missed {card.unplayed} games, {given.number} only {given.unplayed} (C9)."
        return (Obstacle(False, "C.04.3, C9", text),)
    return (Obstacle(False, "C.04.3, C6-C21", "The pairing of the rest of the group would be worse (C6 to C21)."),)


def what_if(
    engine: PairingEngine,
    section: Section,
    round_number: int,
    one: int,
    other: int,
    *,
    limit_seconds: float = USUAL_LIMIT,
    cancel: Cancel | None = None,
) -> Pairing | None:
    """The engine's best pairing of the round in which the two meet; None when there is none."""
    present = position_of(section, round_number).present
    apart = tuple(
        ForbiddenPairs(round_number, round_number, (one, number)) for number in present if number not in (one, other)
    )
    trial = replace(section, forbidden=(*section.forbidden, *apart))
    try:
        found = engine.pair(trial, round_number, limit_seconds=limit_seconds, cancel=cancel)
    except NoLegalPairing:
        return None
    return found if found.opponent_of(one) == other else None


def _worse(position: Position, pairing: Pairing, one: int, other: int) -> list[Obstacle]:
    higher, lower = sorted((position.cards[one], position.cards[other]), key=lambda card: card.order)
    found = []
    if pairing.bye in (one, other):
        found.append(Obstacle(False, "C.04.3, C5", f"{pairing.bye} has the bye; somebody else would need it."))
    if higher.pairing_score != lower.pairing_score:
        text = (
            f"{higher.number} has {points_text(higher.pairing_score)} points and {lower.number} "
            f"{points_text(lower.pairing_score)}: players of different score groups meet only when somebody must float."
        )
        found.append(Obstacle(False, "C.04.3, C6-C7", text))
        for index, (down, up) in enumerate((("C14", "C15"), ("C16", "C17"))):
            when = "in the last round" if index == 0 else "two rounds ago"
            if higher.floated[index] is Float.DOWN:
                found.append(Obstacle(False, f"C.04.3, {down}", f"{higher.number} floated down {when} ({down})."))
            if lower.floated[index] is Float.UP:
                found.append(Obstacle(False, f"C.04.3, {up}", f"{lower.number} floated up {when} ({up})."))
    mine, theirs = higher.preference, lower.preference
    if mine.colour is not None and mine.colour is theirs.colour:
        name = "White" if mine.colour.value == "w" else "Black"
        strong = min(mine.strength, theirs.strength) >= Strength.STRONG
        article = "C13" if strong else "C12"
        text = f"Both are due {name}{' strongly' if strong else ''}; one of them would not get it ({article})."
        found.append(Obstacle(False, f"C.04.3, {article}", text))
    if not found:
        found.append(Obstacle(False, "C.04.3, 3-4", _by_order(position, pairing, one)))
    return found


def _by_order(position: Position, pairing: Pairing, one: int) -> str:
    met = pairing.opponent_of(one)
    if met is None:
        return f"Nothing speaks against it, but {one} has the bye."
    if position.cards[met].pairing_score != position.cards[one].pairing_score:
        return f"Nothing speaks against it, but {one} was needed for {met}, who comes from another score group."
    return (
        f"Nothing speaks against it, but {one} meets {met}: within a score group the upper half meets the lower half "
        "in the order of the numbers, and the first good order is taken."
    )
