"""Teams, rules, matches and byes of a file, judged: what a section of teams has beside its players."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import LineUp, Match, Side, TeamAdjustment, TeamBye
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import points_text
from tdapp.domain.section.team import MATCH_POINTS, MOST_BOARDS, Preference, Score, Team, TeamRules
from tdapp.domain.systems.kind import Kind
from tdapp.domain.teams.scores import Scores, TeamPoints
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.trf.kind import kind_of_code, kind_of_words, single_cycle
from tdapp.trf.layouts import ABNORMAL
from tdapp.trf.marks import value_of
from tdapp.trf.notes import Notebook
from tdapp.trf.records import Header, PlayerRecord, decimal, numbers_in
from tdapp.trf.teams.byes import LeftOver, in_order, read_byes, with_open_byes
from tdapp.trf.teams.marks import TeamMarks
from tdapp.trf.teams.matches import FoundMatch, Games, contradicts_teams, find_matches, seat
from tdapp.trf.teams.records import TeamRecord, TeamRecords, read_teams

_FORFEITS = {"+-": Side.SECOND, "-+": Side.FIRST, "--": Side.BOTH}
_OF_TYPE = {
    "W": (Outcome.WIN,), "D": (Outcome.DRAW,), "L": (Outcome.LOSS,), "+": (Outcome.FORFEIT_WIN,),
    "-": (Outcome.FORFEIT_LOSS,), "F": (Outcome.FULL_POINT_BYE,), "H": (Outcome.HALF_POINT_BYE,),
    "Z": (Outcome.ZERO_POINT_BYE,),
}  # fmt: skip
_ALTERNATE = "WB" * MOST_BOARDS


@dataclass(frozen=True, slots=True)
class TeamEvent:
    """What the file says about teams; ``records`` are kept for the points that they state."""

    kind: Kind
    cycles: int | None
    rules: TeamRules
    teams: tuple[Team, ...]
    matches: tuple[Match, ...]
    byes: tuple[TeamBye, ...]
    records: TeamRecords
    marks: TeamMarks
    left_open: tuple[LeftOver, ...] = ()


def read_team_event(
    header: Header, records: Mapping[int, PlayerRecord], held: int, kind: Kind | None, notebook: Notebook
) -> TeamEvent | None:
    """The competition of teams in a file; None where the players are paired one by one and only carry team names."""
    found = read_teams(header, notebook)
    named = [entry.round_number for entry in found.line_ups] + [entry.round_number for entry in found.forfeits]
    rounds = max(held, *named, 0)
    if not any(team.members for team in found.teams):
        return None
    marks = TeamMarks.read(header)
    marks.add_members(found.teams, records)
    if not found.from_310 and contradicts_teams(Games(records, found.teams), rounds):
        text = tr("The teams (013) are taken for names only: their players meet several teams in one round")
        notebook.assume("013-names", text, found.teams[0].line, 1)
        return None
    _check_members(found, records, notebook)
    games = Games(records, found.teams)
    by_round = find_matches(games, found, rounds, notebook)
    team_kind, cycles = _kind(header, found, by_round, kind, notebook)
    byes, left_open = read_byes(found, games, by_round, marks, team_kind, notebook)
    boards = _boards(found, games, by_round, notebook)
    matches = []
    for number, one_round in enumerate(by_round, 1):
        distinct = list({id(match): match for match in one_round.values()}.values())
        for match in distinct:
            seat(match, games, number, boards, found.colours, notebook)
        ordered = marks.in_order(number, sorted(distinct, key=lambda match: min(match.one, match.other)))
        matches += [_as_match(match, number, table, marks) for table, match in enumerate(ordered, 1)]
    teams = tuple(_as_team(team, marks) for team in sorted(found.teams, key=lambda team: team.number))
    return TeamEvent(
        team_kind,
        cycles,
        marks.rules(_rules(header, found, boards)),
        teams,
        tuple(matches),
        in_order(byes),
        found,
        marks,
        tuple(left_open),
    )


def with_teams(section: Section, header: Header, event: TeamEvent, notebook: Notebook) -> Section:
    """The section with its teams, the tables of each round in order, and the points that were decided otherwise."""
    rules = event.rules
    if event.records.pab_points is not None:
        drawn = rules.match_points.draw, rules.boards * section.points.draw
        if event.marks.states_pab or event.records.pab_points != drawn:
            rules = replace(rules, pab_mp=event.records.pab_points[0], pab_gp=event.records.pab_points[1])
    section = replace(
        section, kind=event.kind, team_rules=rules, teams=event.teams, matches=event.matches, team_byes=event.byes
    )
    section = replace(section, matches=_in_table_order(section, event.marks))
    section = with_open_byes(section, event.left_open, event.records, notebook)
    section = replace(section, adjustments=_adjustments(section, header, event.marks, notebook))
    _compare_points(section, event, notebook)
    return section


def _check_members(found: TeamRecords, records: Mapping[int, PlayerRecord], notebook: Notebook) -> None:
    """Every member is a player of the file and of one team only; every team has a number of its own."""
    numbers: dict[int, TeamRecord] = {}
    homes: dict[int, TeamRecord] = {}
    for team in list(found.teams):
        first = numbers.setdefault(team.number, team)
        if first is not team:
            notebook.fault(
                tr("Team {number} is given twice (first in line {line}).").format(number=team.number, line=first.line),
                team.line,
                5,
            )
            found.teams.remove(team)
            continue
        for number, column in list(team.members):
            if number not in records:
                text = tr("Team {team} names player {number}, who does not exist.")
            elif number in homes:
                text = (
                    tr("Player {number} is given twice in team {team}.")
                    if homes[number] is team
                    else tr("Player {number} is in team {team}, but in team {other} as well (line {line}).")
                )
            else:
                homes[number] = team
                continue
            other = homes.get(number, team)
            notebook.fault(
                text.format(number=number, team=team.number, other=other.number, line=other.line), team.line, column
            )
            team.members.remove((number, column))
    for number, record in records.items():
        if number not in homes:
            notebook.assume(
                "team-of-none", tr("Player {number} belongs to no team").format(number=number), record.line, 5
            )


def _kind(
    header: Header,
    found: TeamRecords,
    by_round: list[dict[int, FoundMatch]],
    kind: Kind | None,
    notebook: Notebook,
) -> tuple[Kind, int | None]:
    """How the teams are paired: as asked for, marked, said by 192 or 092, else as the matches show."""
    cycles: int | None = None
    mark = value_of(header, "kind")
    code = kind_of_code(header.texts.get("192", ""))
    if kind is not None:
        system = kind.paired_as
        cycles = code[1] if code is not None and code[0] is system else None
    elif mark in ("swiss", "rr"):
        system = Kind(mark)
    elif code is not None:
        system, cycles = code
    elif (named := kind_of_words(header.texts.get("092", ""))) is not None:
        system = named
    else:
        cycle = single_cycle(len(found.teams))
        rounds = max(header.rounds or len(header.round_dates), len(by_round))
        met = Counter((team, match.opponent(team)) for one_round in by_round for team, match in one_round.items())
        robin = (
            len(found.teams) > 1 and rounds in (cycle, 2 * cycle) and max(met.values(), default=0) <= rounds // cycle
        )
        system, cycles = (Kind.ROUND_ROBIN, rounds // cycle) if robin else (Kind.SWISS, None)
        text = (
            tr("The file does not say how the teams are paired; round robin was taken, because everyone meets everyone")
            if robin
            else tr("The file does not say how the teams are paired; Swiss system was taken")
        )
        notebook.assume("kind", text)
    if "TEAM_KNOCKOUT" in header.texts.get("192", "").upper():
        return Kind.TEAM_KNOCKOUT, cycles
    if system is Kind.ROUND_ROBIN and len(found.teams) == 2 and "SCHEVENINGEN" in header.texts.get("192", "").upper():
        return Kind.SCHEVENINGEN, cycles
    return (Kind.TEAM_ROUND_ROBIN if system is Kind.ROUND_ROBIN else Kind.TEAM_SWISS), cycles


def _boards(found: TeamRecords, games: Games, by_round: list[dict[int, FoundMatch]], notebook: Notebook) -> int:
    """Boards of a match: 352, else the most that any match has."""
    if found.colours:
        return min(len(found.colours), MOST_BOARDS)
    most = max((len(entry.players) for entry in found.line_ups), default=0)
    for index, one_round in enumerate(by_round):
        for team, match in one_round.items():
            theirs = games.order[match.opponent(team)]
            sitting = [number for number in games.order[team] if games.sits(number, index)]
            alone = sum(games.sits(number, index) and not games.slot(number, index)[0] for number in theirs)
            most = max(most, len(sitting), sum(bool(games.slot(one, index)[0]) for one in sitting) + alone)
    most = min(most, MOST_BOARDS) or TeamRules().boards
    notebook.assume(
        "boards", tr("The file does not say how many boards a match has (352); {count} were taken").format(count=most)
    )
    return most


def said_by_code(code: str) -> tuple[Score, Preference]:
    """The primary score and the colour preferences that a code of record 192 stands for."""
    words = code.upper().split("_")
    scores = [word for word in words if word in ("MP", "GP")]
    preference = Preference.A
    if "TYPEB" in words:
        preference = Preference.B
    elif scores and "TYPEA" not in words and words[:2] == ["FIDE", "TEAM"]:
        preference = Preference.NONE  # a bare FIDE_TEAM_MP_GP: no preferences (TRF26, Annex C)
    return (Score.GAME if scores[:1] == ["GP"] else Score.MATCH), preference


def _rules(header: Header, found: TeamRecords, boards: int) -> TeamRules:
    primary, preference = said_by_code(header.texts.get("192", ""))
    colours = "" if _ALTERNATE.startswith(found.colours) else found.colours
    return TeamRules(
        boards=boards,
        colours=colours,
        match_points=replace(MATCH_POINTS, **found.match_points),
        primary=primary,
        preference=preference,
    )


def _as_match(match: FoundMatch, number: int, table: int, marks: TeamMarks) -> Match:
    forfeit = None
    if match.forfeit is not None:
        loser = _FORFEITS[match.forfeit.type]
        turned = match.forfeit.white != match.one and loser is not Side.BOTH
        forfeit = (Side.SECOND if loser is Side.FIRST else Side.FIRST) if turned else loser
    found = Match(number, table, LineUp(match.one, match.seats[0]), LineUp(match.other, match.seats[1]), forfeit)
    return marks.of_match(found)


def _as_team(team: TeamRecord, marks: TeamMarks) -> Team:
    strength = decimal(team.strength) if team.strength else None
    return marks.team(
        Team(
            team.number,
            team.name,
            team.short,
            members=tuple(number for number, _ in team.members),
            strength=round(strength) if strength else None,
        )
    )


def _in_table_order(section: Section, marks: TeamMarks) -> tuple[Match, ...]:
    """Tables as C.04.2, 3.6 puts them where the file does not say: higher score, sum of scores, smaller number."""
    scores = Scores(section)
    rules = section.team_rules
    by_match = rules is None or rules.primary is Score.MATCH
    totals: dict[int, Fraction] = defaultdict(Fraction)
    ordered: list[Match] = []
    for number in range(1, max((match.round for match in section.matches), default=0) + 1):
        matches = [match for match in section.matches if match.round == number]
        if not marks.holds(number):
            pairs = {match.table: [totals[team] for team in match.teams] for match in matches}
            matches.sort(key=lambda one: (-max(pairs[one.table]), -sum(pairs[one.table]), min(one.teams)))
        ordered += [replace(match, table=table) for table, match in enumerate(matches, 1)]
        for team, points in scores.points_in(number).items():
            totals[team] += points.match_points if by_match else points.game_points
    return tuple(ordered)


def _adjustments(section: Section, header: Header, marks: TeamMarks, notebook: Notebook) -> tuple[TeamAdjustment, ...]:
    """Records 299: points that are added, or given for one type of result instead of the usual ones."""
    found: list[TeamAdjustment] = []
    scores = Scores(section)
    known = {team.number for team in section.teams}
    for entry in header.abnormal:
        part = ABNORMAL.cut(entry.text)
        code = part["type"].upper()
        values = decimal(part["match_points"] or "0"), decimal(part["game_points"] or "0")
        rounds, ids = numbers_in(part["round"]), numbers_in(entry.text[ABNORMAL.rest :])
        if (
            ABNORMAL.is_shifted(entry.text)
            or None in values
            or len(rounds) != 1
            or not ids
            or (code and code not in _OF_TYPE)
        ):
            notebook.leave_out("299", tr("Abnormal points that cannot be read (299) are not applied"), entry.line, 5)
            continue
        match_points, game_points = values
        assert match_points is not None
        assert game_points is not None
        for team in ids:
            if team not in known:
                notebook.fault(
                    tr("Abnormal points (299) name team {team}, which does not exist.").format(team=team),
                    entry.line,
                    ABNORMAL.rest + 1,
                )
                continue
            if not code:
                found.append(TeamAdjustment(max(rounds[0], 1), team, match_points, game_points, ""))
                continue
            applied = False
            for number in range(1, section.rounds_paired + 1):
                if rounds[0] in (0, number) and _outcome(section, scores, number, team) in _OF_TYPE[code]:
                    real = scores.points_in(number).get(team, TeamPoints())
                    more = match_points - real.match_points, game_points - real.game_points
                    if any(more):
                        found.append(TeamAdjustment(number, team, *more, ""))
                    applied = True
            if not applied:
                notebook.leave_out(
                    "299-who",
                    tr("Abnormal points of team {team} in round {round} (299) fit no such result").format(
                        team=team, round=rounds[0]
                    ),
                    entry.line,
                    1,
                )
    return marks.with_reasons(found, {one.number for one in section.teams})


def _outcome(section: Section, scores: Scores, number: int, team: int) -> Outcome | None:
    for match in section.matches:
        if match.round == number and team in match.teams:
            return scores.score(match).outcomes[match.teams.index(team)]
    return next((bye.outcome for bye in section.team_byes if (bye.round, bye.team) == (number, team)), None)


def _compare_points(section: Section, event: TeamEvent, notebook: Notebook) -> None:
    """Match and game points that the file states and that its matches do not give: named, the matches count."""
    if not event.records.from_310:
        return
    totals = Scores(section).totals(after_round=section.rounds_paired)
    stated = [(record, decimal(record.match_points), decimal(record.game_points)) for record in event.records.teams]
    if not any(match or game for _, match, game in stated):
        return
    for record, match_points, game_points in stated:
        real = totals[record.number]
        for given, points, sentence, column in (
            (match_points, real.match_points,
             tr("Team {team} has {given} match points in the file, but its matches give {points}; these count"), 55),
            (game_points, real.game_points,
             tr("Team {team} has {given} game points in the file, but its boards give {points}; these count"), 62),
        ):  # fmt: skip
            if given is not None and given != points:
                notebook.repair(
                    f"team-points-{record.number}-{column}",
                    sentence.format(team=record.number, given=points_text(given), points=points_text(points)),
                    record.line,
                    column,
                )
