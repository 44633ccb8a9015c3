"""Why a stored round is as it is, in paragraphs: for a board, for whoever has no game, for a pair that was not made.

``round_`` is that of whoever is paired: of teams a match is a board, White has White on board 1
(``domain.teams.for_pairing``).
"""

from __future__ import annotations

from tdapp.domain.section.editions import judged
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import tr
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.services.systems.registry import rules_at
from tdapp.services.systems.stored_pairing import as_paired_at


def reasons_of_board(section: Section, round_: Round, number: int) -> tuple[str, ...]:
    """The paragraphs for one board. RuleViolation where the position before the round is not known."""
    section = _as_paired_then(section, round_)
    rules = rules_at(section, round_)
    white, black = as_paired_at(round_.board(number))
    return (
        rules.head(section, white, black),
        *rules.why(section, round_, white, black),
        *_how(section, round_),
    )


def reasons_of_bye(section: Section, round_: Round, number: int) -> tuple[str, ...]:
    """The paragraphs for who has no game."""
    section = _as_paired_then(section, round_)
    rules = rules_at(section, round_)
    outcome = dict(round_.byes).get(number)
    named = rules.away(section).get(outcome) if outcome not in (None, Outcome.PAIRING_BYE) else None
    if named is not None:
        return (tr("{name}: {what}.").format(name=rules.name(section, number), what=named),)
    match outcome:
        case Outcome.PAIRING_BYE | Outcome.REST:
            return *rules.why_free(section, round_, number), *_how(section, round_)
        case Outcome.HALF_POINT_BYE:
            text = tr("{name} asked for a half-point bye.")
        case Outcome.FULL_POINT_BYE:
            text = tr("{name} got a full-point bye from the arbiter.")
        case Outcome.ZERO_POINT_BYE:
            text = tr("{name} is absent in this round, or has left.")
        case None:
            text = tr("{name} has neither an opponent nor a bye yet.")
        case _:
            text = tr("{name} has no opponent in this round.")
    return (text.format(name=rules.name(section, number)),)


def reasons_against(section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
    """What forbids or worsens a pair that was not made; ``other`` 0: the bye. Empty when it is so."""
    section = _as_paired_then(section, round_)
    return rules_at(section, round_).why_not(section, round_, one, other)


def _as_paired_then(section: Section, round_: Round) -> Section:
    """Under the rules of the round: one that came with a file of before 2026 was not paired by those of today."""
    return section if round_.engine.name else judged(section)


def how_paired(round_: Round) -> tuple[str, ...]:
    """Who paired the round."""
    if round_.difference:
        return (
            tr("Paired by hand; it differs from the engine's pairing: {lines}").format(
                lines=" ".join(round_.difference)
            ),
        )
    if round_.engine.by_hand:
        return (tr("Paired by hand."),)
    if not round_.engine.name:
        return (tr("Imported: who paired it is not known."),)
    return (tr("Paired by {engine}.").format(engine=round_.engine.program),)


def _how(section: Section, round_: Round) -> tuple[str, ...]:
    return how_paired(round_) if section.system.by_scores else ()
