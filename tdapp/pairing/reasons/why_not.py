"""“Why not X?”: what forbids or worsens a pair that was not made, and what the round would be with it."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.scoring import points_text
from tdapp.domain.teams.for_pairing import as_paired
from tdapp.domain.words.checks import no_player
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, NoLegalPairing, Pairing, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.reasons.verdicts import Judge, points_of
from tdapp.pairing.rules.checker import bye_breaches, pair_breaches
from tdapp.pairing.rules.position import Position, position_of


def why_not(
    position: Position, pairing: Pairing, one: int, other: int, judge: Judge | None = None
) -> tuple[Obstacle, ...]:
    """Why ``one`` does not meet ``other`` in this pairing, what forbids it first; empty when they do meet."""
    if pairing.opponent_of(one) == other:
        return ()
    for number in (one, other):
        if number not in position.cards:
            return (Obstacle(str(no_player(number)), "", forbids=True),)
        if number not in position.present:
            text = tr("{name} is not to be paired in this round.")
            return (Obstacle(text.format(name=position.cards[number].shown), "", forbids=True),)
    found = [Obstacle(breach.text, breach.article, forbids=True) for breach in pair_breaches(position, one, other)]
    if found:
        return tuple(found)
    judge = judge or Judge(position)
    names = {"first": position.cards[one].shown, "second": position.cards[other].shown}
    if not judge.leave_a_pairing(one, other):
        text = tr("If {first} and {second} met, the other players could not all be paired.")
        return (Obstacle(text.format(**names), "C.04.3, 2.2.1", forbids=True),)
    reason = judge.if_they_met(one, other)
    if reason is None:
        text = tr("By the rules {first} and {second} would meet; the round was paired otherwise.")
        return (Obstacle(text.format(**names), ""),)
    if reason.forbids:
        text = tr("If {first} and {second} met, what was paired above them would leave no pairing of the others (C4).")
        return (Obstacle(text.format(**names), reason.article),)
    return (*_far_apart(position, one, other), reason)


def why_not_bye(position: Position, pairing: Pairing, number: int, judge: Judge | None = None) -> tuple[Obstacle, ...]:
    """Why a player does not get the pairing-allocated bye."""
    if pairing.bye == number:
        return ()
    if number not in position.present:
        text = tr("{name} is not to be paired in this round.")
        return (Obstacle(text.format(name=position.cards[number].shown), "", forbids=True),)
    if pairing.bye is None:
        text = tr("There is no bye: the number of players to be paired is even.")
        return (Obstacle(text, "C.04.1, 3", forbids=True),)
    found = [Obstacle(breach.text, breach.article, forbids=True) for breach in bye_breaches(position, number)]
    card, given = position.cards[number], position.cards[pairing.bye]
    if found:
        return tuple(found)
    judge = judge or Judge(position)
    if not judge.leave_a_pairing(number):
        text = tr("Without {name} the others could not all be paired.").format(name=card.shown)
        return (Obstacle(text, "C.04.3, 2.2.1", forbids=True),)
    facts = {"name": card.shown, "other": given.shown}
    if card.pairing_score > given.pairing_score:
        points = {
            "points": points_text(card.pairing_score, half_sign=True),
            "fewer": points_text(given.pairing_score, half_sign=True),
        }
        text = tr("{name} has {points} points; {other}, who gets the bye, has {fewer} (C5).").format(**facts, **points)
        return (Obstacle(text, "C.04.3, C5"),)
    if card.pairing_score < given.pairing_score:
        text = tr("{name} with {points} could have had it: a bye by the rules goes to fewer points (C5).")
        return (Obstacle(text.format(name=card.shown, points=points_of(card.pairing_score)), "C.04.3, C5"),)
    reason = judge.if_he_floated(number)
    if reason is None:
        text = tr("By the rules {name} would have the bye.").format(name=card.shown)
        return (Obstacle(text, ""),)
    return (reason,)


def what_if(
    engine: PairingEngine,
    section: Section,
    round_number: int,
    one: int,
    other: int,
    *,
    patience: Patience = USUAL,
) -> Pairing | None:
    """The engine's best pairing of the round in which the two meet; None when there is none."""
    present = position_of(as_paired(section), round_number).present
    apart = tuple(
        ForbiddenPairs(round_number, round_number, (one, number)) for number in present if number not in (one, other)
    )
    trial = replace(section, forbidden=(*section.forbidden, *apart))
    try:
        found = engine.pair(trial, round_number, patience=patience)
    except NoLegalPairing:
        return None
    return found if found.opponent_of(one) == other else None


def _far_apart(position: Position, one: int, other: int) -> list[Obstacle]:
    """Players of different score groups: why one of them does not float."""
    higher, lower = sorted((position.cards[one], position.cards[other]), key=lambda card: card.order)
    if higher.pairing_score == lower.pairing_score:
        return []
    text = tr(
        "{higher} has {points} points and {lower} {fewer}: players of different score groups meet only when "
        "somebody must float."
    )
    points = {
        "points": points_text(higher.pairing_score, half_sign=True),
        "fewer": points_text(lower.pairing_score, half_sign=True),
    }
    return [Obstacle(text.format(higher=higher.shown, lower=lower.shown, **points), "C.04.3, C6-C7")]
