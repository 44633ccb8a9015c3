"""The ladder that a verb is asked for."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.words.checks import require
from tdapp.services.tables.round_robin_ladder import unfit_for_round_robin


def asked_ladder(section: Section, text: str | None) -> Ladder | None:
    """``--ladder``; None where it was not given."""
    return None if text is None else ladder_of(section, text)


def ladder_of(section: Section, text: str) -> Ladder:
    """The ladder of a text; RuleViolation for one that FIDE mode does not allow in this section (Q105)."""
    ladder = parse_ladder(text)
    if unfit_for_round_robin(section, ladder):
        from tdapp.services.tables.possible import why_not_official  # brings the rulebook

        require(why_not_official(section, ladder))
    return ladder
