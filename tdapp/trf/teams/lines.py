"""The team records of a file: 013, 310, 320, 330, 300, 299, 240, 250, 352, 362 (TRF26, Annex A)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match, Side, TeamAdjustment
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.section.team import Preference, Score, Team, TeamRules
from tdapp.domain.systems.kind import Kind
from tdapp.domain.teams.scores import Scores, TeamPoints
from tdapp.trf.decode import clean
from tdapp.trf.layouts import ABNORMAL, FORFEIT, LINE_UP, OLD_TEAM, PAIRING_BYE, TEAM
from tdapp.trf.teams.marks import MEMBERS, NAME_WIDTH, SHORT_WIDTH, fits_299

_FORFEITS = {Side.SECOND: "+-", Side.FIRST: "-+", Side.BOTH: "--"}
_BYES = {Outcome.FULL_POINT_BYE: "F", Outcome.HALF_POINT_BYE: "H", Outcome.ZERO_POINT_BYE: "Z"}


def header_lines(rules: TeamRules) -> list[str]:
    """Colours of the boards and match points."""
    points = rules.match_points
    values = (("TW", points.win), ("TD", points.draw), ("TL", points.loss))
    blocks = [f"{symbol}{_short(value, 4):>4}" for symbol, value in values]
    return [f"352 {rules.pattern}", "362 " + "   ".join(blocks)]


def team_code(section: Section) -> str:
    """The code of record 192 for a section of teams."""
    rules = section.team_rules
    if rules is None:
        return ""
    if section.kind is Kind.SCHEVENINGEN:
        return "FIDE_SCHEVENINGEN"
    if section.kind is Kind.TEAM_KNOCKOUT:
        return "CUSTOM_TEAM_KNOCKOUT"
    if section.kind is Kind.TEAM_ROUND_ROBIN:
        games = "" if section.cycles == 1 else f"_G{section.cycles}"
        return f"BERGER_TEAM_ROUNDROBIN{games}_{'MP_GP' if rules.primary is Score.MATCH else 'GP_MP'}"
    kind = {Preference.A: "_TYPEA", Preference.B: "_TYPEB", Preference.NONE: ""}[rules.preference]
    return f"FIDE_TEAM{kind}_{'MP_GP' if rules.primary is Score.MATCH else 'GP_MP'}"


def old_team_lines(section: Section) -> list[str]:
    """Record 013: the order of the lines is that of the teams."""
    return [OLD_TEAM.line("013", _members(team), name=clean(team.name)[:NAME_WIDTH]) for team in section.teams]


def team_lines(section: Section, ranks: Mapping[int, int]) -> list[str]:
    """Every record of teams that TRF26 has beside the header."""
    rules = section.team_rules
    if rules is None:
        return []
    scores = Scores(section)
    totals = scores.totals(after_round=section.rounds_paired)
    primary = [totals[team.number] for team in section.teams]
    order = sorted(
        zip(section.teams, primary, strict=True),
        key=lambda pair: (
            -(pair[1].match_points if rules.primary is Score.MATCH else pair[1].game_points),
            pair[0].number,
        ),
    )
    places = {team.number: place for place, (team, _) in enumerate(order, 1)} | dict(ranks)
    lines = [_new_team(team, totals[team.number], places[team.number]) for team in section.teams]
    lines += _pairing_byes(section, rules)
    lines += _byes(section)
    lines += [_forfeit(match) for match in section.matches if match.forfeit is not None]
    for match in section.matches:
        lines += _line_ups(section, match, rules)
    return lines + [_adjustment(one) for one in section.adjustments if fits_299(one)]


def _new_team(team: Team, points: TeamPoints, place: int) -> str:
    return TEAM.line(
        "310",
        _members(team),
        number=team.number,
        name=clean(team.name)[:NAME_WIDTH],
        short=clean(team.short)[:SHORT_WIDTH],
        strength="" if team.strength is None else team.strength,
        match_points=_short(points.match_points, TEAM.width("match_points")),
        game_points=_short(points.game_points, TEAM.width("game_points")),
        rank=place,
    )


def _members(team: Team) -> str:
    return " ".join(f"{number:4}" for number in team.members[:MEMBERS])


def _pairing_byes(section: Section, rules: TeamRules) -> list[str]:
    """One line; a second one only where a round has two."""
    rounds: dict[int, list[int]] = {}
    for bye in section.team_byes:
        if bye.outcome is Outcome.PAIRING_BYE:
            rounds.setdefault(bye.round, []).append(bye.team)
    if not rounds and len(section.teams) % 2 == 0 and rules.pab_mp is None:
        return []
    worth = [_short(points, 4) for points in rules.bye_points(Outcome.PAIRING_BYE, section.points)]
    lines = []
    for place in range(max(map(len, rounds.values()), default=1)):
        held = [rounds.get(number, []) for number in range(1, max(rounds, default=0) + 1)]
        numbers = " ".join(f"{teams[place] if place < len(teams) else 0:03}" for teams in held)
        lines.append(PAIRING_BYE.line("320", numbers, match_points=worth[0], game_points=worth[1]).rstrip())
    return lines


def _byes(section: Section) -> list[str]:
    groups: dict[tuple[int, str], list[int]] = {}
    for bye in section.team_byes:
        if bye.outcome in _BYES:
            groups.setdefault((bye.round, _BYES[bye.outcome]), []).append(bye.team)
    return [
        f"240 {letter} {number:03} " + " ".join(f"{team:4}" for team in teams)
        for (number, letter), teams in sorted(groups.items())
    ]


def _forfeit(match: Match) -> str:
    assert match.forfeit is not None
    one, other = match.teams
    return FORFEIT.line("330", type=_FORFEITS[match.forfeit], round=f"{match.round:03}", white=one, black=other)


def _line_ups(section: Section, match: Match, rules: TeamRules) -> list[str]:
    """Record 300 where the order of the members does not show the line-up, or nobody sits yet."""
    if match.forfeit is not None and not (match.first.players or match.second.players):
        return []
    plain = all(
        len(line_up.players) == rules.boards and _in_order(section, line_up.team, line_up.players)
        for line_up in (match.first, match.second)
    )
    if plain and _games_show_it(section, match):
        return []
    lines = []
    for line_up, other in ((match.first, match.second), (match.second, match.first)):
        seats = " ".join(f"{number or 0:04}" if not number else f"{number:4}" for number in line_up.players)
        head = {"round": f"{match.round:03}", "team": line_up.team, "opponent": other.team}
        lines.append(LINE_UP.line("300", seats, **head).rstrip())
    return lines


def _games_show_it(section: Section, match: Match) -> bool:
    """Whether every board is a game whose colours are those of the pattern."""
    assert section.team_rules is not None
    rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    for seat, (one, other) in enumerate(zip(match.first.players, match.second.players, strict=True), 1):
        row = rows.get(one or 0, ())
        if match.round > len(row) or row[match.round - 1].opponent != other or other is None:
            return False
        if row[match.round - 1].colour is not section.team_rules.colour(seat, match.round):
            return False
    return True


def _in_order(section: Section, team: int, players: tuple[int | None, ...]) -> bool:
    members = next((one.members for one in section.teams if one.number == team), ())
    places = [members.index(number) for number in players if number in members[:MEMBERS]]
    return len(places) == len(players) and places == sorted(places)


def _adjustment(one: TeamAdjustment) -> str:
    points = {"match_points": decimal_text(one.match_points), "game_points": decimal_text(one.game_points)}
    return ABNORMAL.line("299", f"{one.team:4}", round=f"{one.round:03}", **points)


def _short(value: Fraction, width: int) -> str:
    return decimal_text(value)[:width].rstrip(".")
