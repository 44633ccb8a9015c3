"""The ladder that a verb is asked for, and whom it ranks."""

from __future__ import annotations

import argparse

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.words.checks import require
from tdapp.services.tables.round_robin_ladder import unfit_for_round_robin


def add_whom(parser: argparse.ArgumentParser) -> None:
    """Of a competition of teams: its teams, which is usual, or its players."""
    whom = parser.add_mutually_exclusive_group()
    whom.add_argument("--teams", action="store_true", help="only of a competition of teams, which is refused else")
    whom.add_argument("--players", action="store_true", help="the players of a competition of teams, not the teams")


def ranks_teams(section: Section, arguments: argparse.Namespace) -> bool:
    """Whether teams are to be ranked: what decides comes unasked."""
    return bool(arguments.teams) or (bool(section.teams) and not arguments.players)


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
