"""What contradicts itself in a competition of teams that comes from elsewhere: each with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tdapp.domain.section.event import Section
from tdapp.domain.words.wording import tr


def team_faults(section: Section) -> Iterator[tuple[str, str]]:
    """(field, sentence) of everything that cannot be so; nothing where it fits together."""
    if section.system.pairs_teams != (section.team_rules is not None):
        yield "team_rules", tr("A competition of teams needs rules for teams, and no other has them.")
        return
    if section.team_rules is None:
        if section.teams or section.matches or section.team_byes or section.adjustments:
            yield "teams", tr("In this section players are paired, not teams.")
        return
    yield from _squads(section)
    yield from _matches(section, section.team_rules.boards)


def _squads(section: Section) -> Iterator[tuple[str, str]]:
    players = {player.number for player in section.players}
    team_of: dict[int, str] = {}
    for index, team in enumerate(section.teams):
        place = f"teams[{index}]"
        if team.number != index + 1:
            yield place, tr("Teams are numbered from 1 in their order.")
        for number in team.members:
            if number not in players:
                yield place, tr("There is no player with the pairing number {number}.").format(number=number)
            elif number in team_of:
                yield (
                    place,
                    tr("Player {number} is a member of {team} already.").format(number=number, team=team_of[number]),
                )
            team_of[number] = team.name


def _matches(section: Section, boards: int) -> Iterator[tuple[str, str]]:
    members = {team.number: frozenset(team.members) for team in section.teams}
    busy: Counter[tuple[int, int]] = Counter()
    tables: Counter[tuple[int, int]] = Counter()
    for index, match in enumerate(section.matches):
        place = f"matches[{index}]"
        tables[match.round, match.table] += 1
        if not 1 <= match.round <= section.rounds_total or match.table < 1 or tables[match.round, match.table] > 1:
            yield place, tr("Round {round} has no such match, or two.").format(round=match.round)
        for line_up in (match.first, match.second):
            busy[match.round, line_up.team] += 1
            if line_up.team not in members:
                yield place, tr("There is no team with the number {number}.").format(number=line_up.team)
                continue
            named = [number for number in line_up.players if number is not None]
            if len(line_up.players) not in (0, boards):  # nobody is named in a match that was forfeited before it began
                yield (
                    place,
                    tr("A match has {boards} boards; the line-up of {team} names {count}.").format(
                        boards=boards, team=line_up.team, count=len(line_up.players)
                    ),
                )
            for number in named:
                if number not in members[line_up.team]:
                    yield (
                        place,
                        tr("Player {number} is no member of team {team}.").format(number=number, team=line_up.team),
                    )
            if len(set(named)) < len(named):
                yield place, tr("A player is named twice in the line-up of team {team}.").format(team=line_up.team)
    for index, bye in enumerate(section.team_byes):
        busy[bye.round, bye.team] += 1
        if bye.team not in members or not 1 <= bye.round <= section.rounds_total:
            yield f"team_byes[{index}]", tr("There is no team with the number {number}.").format(number=bye.team)
    for index, one in enumerate(section.adjustments):
        if one.team not in members or not 1 <= one.round <= section.rounds_total:
            yield f"adjustments[{index}]", tr("There is no team with the number {number}.").format(number=one.team)
    for (number, team), times in sorted(busy.items()):
        if times > 1:
            yield (
                "matches",
                tr("Team {team} is paired {times} times in round {round}.").format(
                    team=team, times=times, round=number
                ),
            )
