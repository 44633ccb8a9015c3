"""“Why not X?”: what forbids or worsens a pair that was not made, and what the round would be with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL_LIMIT, Cancel, NoLegalPairing, Pairing, PairingEngine
from tdapp.pairing.rules.checker import bye_breaches, colour_name, pair_breaches
from tdapp.pairing.rules.colours import Strength
from tdapp.pairing.rules.position import Float, Position, position_of
from tdapp.pairing.rules.possible import has_legal_pairing


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
            text = tr("There is no player with the pairing number {number}.")
            return (Obstacle(True, "", text.format(number=number)),)
        if number not in position.present:
            text = tr("{name} is not to be paired in this round.")
            return (Obstacle(True, "", text.format(name=position.cards[number].shown)),)
    found = [Obstacle(True, breach.article, breach.text) for breach in pair_breaches(position, one, other)]
    if found:
        return tuple(found)
    rest = tuple(number for number in position.present if number not in (one, other))
    if not has_legal_pairing(replace(position, present=rest)):
        text = tr("If {first} and {second} met, the other players could not all be paired.")
        names = {"first": position.cards[one].shown, "second": position.cards[other].shown}
        return (Obstacle(True, "C.04.3, 2.2.1", text.format(**names)),)
    return tuple(_worse(position, pairing, one, other))


def why_not_bye(position: Position, pairing: Pairing, number: int) -> tuple[Obstacle, ...]:
    """Why a player does not get the pairing-allocated bye."""
    if pairing.bye == number:
        return ()
    if number not in position.present:
        text = tr("{name} is not to be paired in this round.")
        return (Obstacle(True, "", text.format(name=position.cards[number].shown)),)
    if pairing.bye is None:
        text = tr("There is no bye: the number of players to be paired is even.")
        return (Obstacle(True, "C.04.1, 3", text),)
    found = [Obstacle(True, breach.article, breach.text) for breach in bye_breaches(position, number)]
    card, given = position.cards[number], position.cards[pairing.bye]
    if found:
        return tuple(found)
    rest = tuple(other for other in position.present if other != number)
    if not has_legal_pairing(replace(position, present=rest)):
        text = tr("Without {name} the others could not all be paired.").format(name=card.shown)
        return (Obstacle(True, "C.04.3, 2.2.1", text),)
    facts = {"name": card.shown, "other": given.shown}
    if card.pairing_score > given.pairing_score:
        points = {
            "points": points_text(card.pairing_score, half_sign=True),
            "fewer": points_text(given.pairing_score, half_sign=True),
        }
        text = tr("{name} has {points} points; {other}, who gets the bye, has {fewer} (C5).").format(**facts, **points)
        return (Obstacle(False, "C.04.3, C5", text),)
    if card.unplayed > given.unplayed:
        text = tr("{name} has missed more games ({missed}) than {other} ({fewer}), who gets the bye (C9).")
        return (Obstacle(False, "C.04.3, C9", text.format(**facts, missed=card.unplayed, fewer=given.unplayed)),)
    text = tr("The pairing of the rest of the group would be worse (C6 to C21).")
    return (Obstacle(False, "C.04.3, C6-C21", text),)


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
    names = {"higher": higher.shown, "lower": lower.shown}
    found = []
    if pairing.bye in (one, other) and pairing.bye is not None:
        text = tr("{name} has the bye; somebody else would need it.").format(name=position.cards[pairing.bye].shown)
        found.append(Obstacle(False, "C.04.3, C5", text))
    if higher.pairing_score != lower.pairing_score:
        text = tr(
            "{higher} has {points} points and {lower} {fewer}: players of different score groups meet only when "
            "somebody must float."
        )
        points = {
            "points": points_text(higher.pairing_score, half_sign=True),
            "fewer": points_text(lower.pairing_score, half_sign=True),
        }
        found.append(Obstacle(False, "C.04.3, C6-C7", text.format(**names, **points)))
        found += _floated(higher.shown, higher.floated, lower.shown, lower.floated)
    mine, theirs = higher.preference, lower.preference
    if mine.colour is not None and mine.colour is theirs.colour:
        strong = min(mine.strength, theirs.strength) >= Strength.STRONG
        article = "C13" if strong else "C12"
        if strong:
            text = tr("Both are due {colour} strongly; one of them would not get it (C13).")
        else:
            text = tr("Both are due {colour}; one of them would not get it (C12).")
        found.append(Obstacle(False, f"C.04.3, {article}", text.format(colour=colour_name(mine.colour))))
    if not found:
        found.append(Obstacle(False, "C.04.3, 3-4", _by_order(position, pairing, one)))
    return found


def _floated(
    higher: str, higher_floats: tuple[Float, Float], lower: str, lower_floats: tuple[Float, Float]
) -> list[Obstacle]:
    downs = (
        ("C14", tr("{name} floated down in the last round (C14).")),
        ("C16", tr("{name} floated down two rounds ago (C16).")),
    )
    ups = (
        ("C15", tr("{name} floated up in the last round (C15).")),
        ("C17", tr("{name} floated up two rounds ago (C17).")),
    )
    found = []
    for index in range(2):
        if higher_floats[index] is Float.DOWN:
            found.append(Obstacle(False, f"C.04.3, {downs[index][0]}", downs[index][1].format(name=higher)))
        if lower_floats[index] is Float.UP:
            found.append(Obstacle(False, f"C.04.3, {ups[index][0]}", ups[index][1].format(name=lower)))
    return found


def _by_order(position: Position, pairing: Pairing, one: int) -> str:
    met = pairing.opponent_of(one)
    name = position.cards[one].shown
    if met is None:
        return tr("Nothing speaks against it, but {name} has the bye.").format(name=name)
    facts = {"name": name, "other": position.cards[met].shown}
    if position.cards[met].pairing_score != position.cards[one].pairing_score:
        text = tr("Nothing speaks against it, but {name} was needed for {other}, who comes from another score group.")
    else:
        text = tr(
            "Nothing speaks against it, but {name} meets {other}: within a score group the upper half meets the lower "
            "half in the order of the numbers, and the first good order is taken."
        )
    return text.format(**facts)
