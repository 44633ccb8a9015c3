"""What the verbs do with a competition of teams: pair a round, say why, check every round."""

from __future__ import annotations

import argparse
import sys

from tdapp.cli.output import one_line
from tdapp.cli.status import BAD_INPUT, DONE, Stop
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.teams.kinds.registry import team_kind
from tdapp.services.teams.pairing import differences, pair_round


def pair(section: Section, number: int, arguments: argparse.Namespace) -> int:
    """Print the matches of a round by the numbers of the teams, White on board 1 first, the bye against 0."""
    try:
        if arguments.explain or arguments.why_not is not None:
            return _explain(section, number, arguments.why_not)
        found = pair_round(section, number, limit_seconds=arguments.limit)
    except RuleViolation as violation:
        raise Stop(BAD_INPUT, f"tdapp: {one_line(str(violation))}") from violation
    if found.pairing is not None:
        print(f"round {number} by {found.pairing.engine}, {found.pairing.seconds:.2f} s", file=sys.stderr)
    lines = [*found.pairs, *(() if found.bye is None else ((found.bye, 0),))]
    print(len(lines))
    for white, black in lines:
        print(white, black)
    return DONE


def _explain(section: Section, number: int, asked: list[int] | None) -> int:
    from tdapp.pairing.engines.engine import NoLegalPairing
    from tdapp.pairing.engines.teams import pair_teams
    from tdapp.pairing.reasons.teams import why, why_bye, why_not
    from tdapp.pairing.rules.team_position import team_position_of

    if section.kind is not Kind.TEAM_SWISS:
        by = team_kind(section.kind).by
        raise Stop(BAD_INPUT, f"tdapp: the teams are paired by {by}: there is nothing to explain.")
    position = team_position_of(section, number)
    found = pair_teams(position)
    if found is None:
        raise NoLegalPairing(number)
    if asked is not None:
        one, other = asked
        for obstacle in why_not(position, found, one, other):
            what = "forbidden" if obstacle.forbids else "worse"
            article = f" [{obstacle.article}]" if obstacle.article else ""
            print(f"{what}: {one_line(obstacle.text)}{article}")
        return DONE
    for table, (white, black) in enumerate(pair_round(section, number).pairs, 1):
        print(f"{table}. {one_line(position.cards[white].shown)} - {one_line(position.cards[black].shown)}")
        for sentence in why(position, found, white, black):
            print(f"   {one_line(sentence)}")
    if found.bye is not None:
        print(f"{one_line(position.cards[found.bye].shown)}: bye")
        for sentence in why_bye(position, found.bye):
            print(f"   {one_line(sentence)}")
    return DONE


def check(section: Section, rounds: list[int]) -> tuple[list[str], str]:
    """The differences of these rounds from the rules, and by what they were checked."""
    found = []
    for number in rounds:
        try:
            found += [f"round {number}: {line}" for line in differences(section, number)]
        except RuleViolation as violation:
            found.append(f"round {number}: {violation}")
    return found, team_kind(section.kind).by
