"""Why a round of teams is as it is, from the section alone; also a round of years ago (see services.pairing.reasons).

``round_`` is that of the teams (``domain.teams.for_pairing``): a match is a board, White has White on board 1.
"""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import tr
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.services.pairing.reasons import how_paired
from tdapp.services.teams.kinds.registry import team_kind
from tdapp.services.teams.words import team_at


def reasons_of_board(section: Section, round_: Round, table: int) -> tuple[str, ...]:
    """The paragraphs for one match. RuleViolation where the position before the round is not known."""
    one, other = round_.board(table).players
    head = tr("White on board 1: {white}. Black: {black}.").format(
        white=team_at(section, one).shown, black=team_at(section, other).shown
    )
    return head, *team_kind(section.kind).why(section, round_, one, other), *_how(section, round_)


def reasons_of_bye(section: Section, round_: Round, team: int) -> tuple[str, ...]:
    """The paragraphs for a team without a match."""
    name = team_at(section, team).shown
    match dict(round_.byes).get(team):
        case Outcome.PAIRING_BYE | Outcome.REST:
            return *team_kind(section.kind).why_free(section, round_, team), *_how(section, round_)
        case Outcome.HALF_POINT_BYE:
            return (tr("{name} asked for a half-point bye.").format(name=name),)
        case Outcome.FULL_POINT_BYE:
            return (tr("{name} got a full-point bye from the arbiter.").format(name=name),)
        case Outcome.ZERO_POINT_BYE:
            return (tr("{name} is absent in this round, or has left.").format(name=name),)
        case _:
            return (tr("{name} has no opponent in this round.").format(name=name),)


def reasons_against(section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
    """What forbids or worsens a match that was not made; ``other`` 0: the bye. Empty when it is so."""
    return team_kind(section.kind).why_not(section, round_, one, other)


def _how(section: Section, round_: Round) -> tuple[str, ...]:
    return how_paired(round_) if section.system.by_scores else ()
