"""Rounds without a match in a file of teams: which bye they are, by its records, its cells and its own totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import TeamBye
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.kind import Kind
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.trf.notes import Notebook
from tdapp.trf.records import decimal
from tdapp.trf.teams.marks import TeamMarks
from tdapp.trf.teams.matches import FoundMatch, Games
from tdapp.trf.teams.records import ForfeitRecord, TeamRecord, TeamRecords

_BYES = {
    "U": Outcome.PAIRING_BYE,
    "F": Outcome.FULL_POINT_BYE,
    "H": Outcome.HALF_POINT_BYE,
    "Z": Outcome.ZERO_POINT_BYE,
}
_MOST_ANSWERS = 20

Reading = tuple[int, ...]
"""The rounds of a team in which it had the pairing-allocated bye; in its other open ones it was absent."""


@dataclass(frozen=True, slots=True)
class LeftOver:
    """A round without a match that no record names. ``absent``: all cells of the members say so (Z)."""

    round: int
    team: int
    absent: bool
    alone: bool  # the only team without a match, and the number of teams is odd


def in_order(byes: Iterable[TeamBye]) -> tuple[TeamBye, ...]:
    """As a section holds them."""
    return tuple(sorted(byes, key=lambda bye: (bye.round, bye.team)))


def read_byes(
    found: TeamRecords,
    games: Games,
    by_round: list[dict[int, FoundMatch]],
    marks: TeamMarks,
    kind: Kind,
    notebook: Notebook,
) -> tuple[list[TeamBye], list[LeftOver]]:
    """What 320, 240, 802 and the cells of the members say, and what they leave open."""
    named = _named(found, games, by_round, notebook)
    result = [TeamBye(number, team, _BYES[letter]) for (number, team), letter in named.items()]
    left_open: list[LeftOver] = []
    for number, one_round in enumerate(by_round, 1):
        left = [team for team in games.order if team not in one_round and (number, team) not in named]
        if not left or marks.holds(number) or kind is Kind.TEAM_KNOCKOUT:  # who is out of a knock-out has nothing
            continue
        if kind.paired_as is Kind.ROUND_ROBIN:
            result += [TeamBye(number, team, Outcome.REST) for team in left]
            continue
        shown = {team: _letters(games, team, number - 1) for team in left}
        present = [team for team in left if shown[team]["+"]]
        if len(left) == 2 and len(present) == 1 and len(games.order) % 2 == 0:
            _walkover(one_round, present[0], next(team for team in left if team not in present), number, notebook)
            continue
        for team in left:
            outcome = _shown(shown[team], found.shown.get((number, team), ""), team, number, notebook)
            if outcome is None:
                absent = found.names_pabs or (shown[team]["Z"] > 0 and shown[team].keys() <= {"Z"})
                left_open.append(LeftOver(number, team, absent, len(left) == 1 and len(games.order) % 2 == 1))
            else:
                result.append(TeamBye(number, team, outcome))
    return result, left_open


def _named(
    found: TeamRecords, games: Games, by_round: list[dict[int, FoundMatch]], notebook: Notebook
) -> dict[tuple[int, int], str]:
    """(round, team) -> the letter of its bye in 320 or 240; contradictions are faults."""
    byes: dict[tuple[int, int], str] = {}
    for line, number, team, letter in found.byes:
        match = by_round[number - 1].get(team) if number <= len(by_round) else None
        if team not in games.order:
            text = tr("Round {round}: a bye of team {team}, which does not exist.")
        elif match is not None:
            text = tr("Round {round}: team {team} has a bye, but meets {other} (line {line}).")
        elif byes.get((number, team), letter) != letter:
            text = tr("Round {round}: team {team} has two different byes.")
        else:
            byes[number, team] = letter
            continue
        other, at = (match.opponent(team), match.line) if match is not None else (0, 0)
        notebook.fault(text.format(round=number, team=team, other=other, line=at), line, 1)
    return byes


def _letters(games: Games, team: int, index: int) -> Counter[str]:
    return Counter(games.slot(number, index)[2] for number in games.order[team])


def _walkover(one_round: dict[int, FoundMatch], present: int, absent: int, number: int, notebook: Notebook) -> None:
    match = FoundMatch(present, absent, 0, 0, ForfeitRecord(0, "+-", number, present, absent))
    one_round[present] = one_round[absent] = match
    notebook.assume(
        "walkover",
        tr("Round {round}: team {team} won without opponents; a match forfeited by team {other} was taken").format(
            round=number, team=present, other=absent
        ),
    )


def _shown(letters: Counter[str], table: str, team: int, number: int, notebook: Notebook) -> Outcome | None:
    """The bye that the table of the team (802) or the cells of its members show; None where they leave it open."""
    if table:
        text = tr("Round {round}: the bye of team {team} was taken from its table (802)")
        outcome = _BYES[table]
    elif letters["U"] or letters["+"]:
        text = tr("Round {round}: team {team} was left over; the pairing-allocated bye was taken")
        outcome = Outcome.PAIRING_BYE
    elif letters["F"] or letters["H"]:
        text = tr("Round {round}: the members of team {team} have byes; one of the team was taken")
        outcome = Outcome.FULL_POINT_BYE if letters["F"] else Outcome.HALF_POINT_BYE
    else:
        return None
    notebook.assume(f"team-left-{outcome.value}", text.format(round=number, team=team))
    return outcome


def with_open_byes(section: Section, left_open: Sequence[LeftOver], found: TeamRecords, notebook: Notebook) -> Section:
    """The section with the byes that were left open: as its own totals (310) allow, else as was chosen."""
    if not left_open:
        return section
    by_team: dict[int, list[LeftOver]] = {}
    for one in left_open:
        by_team.setdefault(one.team, []).append(one)
    records = {record.number: record for record in found.teams}
    readings, unproved = _readings(section, by_team, records, found.from_310)
    _keep_one_a_round(readings, {bye.round for bye in section.team_byes if bye.outcome is Outcome.PAIRING_BYE})
    taken = {team: _choose(fitting, records[team], by_team[team], notebook) for team, fitting in readings.items()}
    taken |= _without_witness(unproved, records, notebook)
    byes = list(section.team_byes)
    for one in left_open:
        outcome = Outcome.PAIRING_BYE if one.round in taken[one.team] else Outcome.ZERO_POINT_BYE
        byes.append(TeamBye(one.round, one.team, outcome))
        if len(readings.get(one.team, ())) == 1:
            _say(one, outcome, notebook)
    return replace(section, team_byes=in_order(byes))


def _readings(
    section: Section, by_team: dict[int, list[LeftOver]], records: dict[int, TeamRecord], from_310: bool
) -> tuple[dict[int, list[Reading]], dict[int, list[LeftOver]]]:
    """The readings of each team that fit its points in record 310; and the teams whose points tell nothing."""
    absent = [TeamBye(one.round, one.team, Outcome.ZERO_POINT_BYE) for ones in by_team.values() for one in ones]
    rounds = max(section.rounds_paired, max(bye.round for bye in absent))
    totals = Scores(replace(section, team_byes=(*section.team_byes, *absent))).totals(after_round=rounds)
    assert section.team_rules is not None
    pab, zero = (
        section.team_rules.bye_points(outcome, section.points)
        for outcome in (Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE)
    )
    stated = {team: _stated(record) for team, record in records.items()} if from_310 else {}
    tells = pab != zero and any(value for values in stated.values() for value in values)
    readings: dict[int, list[Reading]] = {}
    unproved: dict[int, list[LeftOver]] = {}
    for team, ones in by_team.items():
        real = totals[team].match_points, totals[team].game_points
        fitting = [
            taken
            for count in range(len(ones) + 1)
            if tells
            and stated[team] != (None, None)
            and all(
                value is None or value == points + count * (more - less)
                for value, points, more, less in zip(stated[team], real, pab, zero, strict=True)
            )
            for taken in combinations([one.round for one in ones], count)
        ]
        said = {one.round for one in ones if one.absent}
        if fitting:
            readings[team] = [taken for taken in fitting if not said & set(taken)] or fitting
        else:
            unproved[team] = ones
    return readings, unproved


def _without_witness(
    unproved: dict[int, list[LeftOver]], records: dict[int, TeamRecord], notebook: Notebook
) -> dict[int, Reading]:
    """Where no points tell: who alone was left over is asked for, the others were absent."""
    taken: dict[int, Reading] = dict.fromkeys(unproved, ())
    ones = [one for held in unproved.values() for one in held]
    maybe = [one for one in ones if one.alone and not one.absent]
    if maybe:
        each = sorted({(one.round, one.team) for one in maybe})
        question = tr("The file does not say why teams have no match: {which}").format(
            which=", ".join(
                tr("round {round}: team {team}").format(round=number, team=records[team].name or team)
                for number, team in each
            )
        )
        answers = [tr("each of them had the pairing-allocated bye"), tr("each of them was absent (zero-point bye)")]
        if notebook.ask(question, answers, records[each[0][1]].line, 1) == 0:
            for one in maybe:
                taken[one.team] = (*taken[one.team], one.round)
    for one in ones:
        if one not in maybe:
            notebook.assume(
                "team-left-absent",
                tr("Round {round}: team {team} has no match; a zero-point bye was taken").format(
                    round=one.round, team=one.team
                ),
            )
    return taken


def _stated(record: TeamRecord) -> tuple[Fraction | None, Fraction | None]:
    return decimal(record.match_points), decimal(record.game_points)


def _keep_one_a_round(readings: dict[int, list[Reading]], given: set[int]) -> None:
    """Leave out readings that give a round a second pairing-allocated bye, as long as a team keeps one of its own."""
    before = -1
    while before != (before := sum(map(len, readings.values()))):
        for team, mine in readings.items():
            others = [held for other, held in readings.items() if other != team and len(held) == 1]
            taken = given.union(*(one[0] for one in others))
            readings[team] = [one for one in mine if not taken & set(one)] or mine


def _choose(readings: list[Reading], record: TeamRecord, ones: list[LeftOver], notebook: Notebook) -> Reading:
    if len(readings) == 1:
        return readings[0]
    rounds = ", ".join(str(one.round) for one in ones)
    question = tr("Rounds without a match of team {team} ({name}): {rounds}").format(
        team=record.number, name=record.name, rounds=rounds
    )
    if len(readings) > _MOST_ANSWERS:
        text = tr("{question}. Too many readings fit the file: it has to say the byes itself (320, 240).")
        notebook.refuse(text.format(question=question), record.line, 1)
        return readings[0]
    chosen = notebook.ask(question, [_reading_words(taken, len(ones)) for taken in readings], record.line, 1)
    return readings[chosen or 0]


def _reading_words(taken: Reading, rounds: int) -> str:
    if not taken:
        return tr("absent (zero-point bye)")
    named = ", ".join(map(str, taken))
    if len(taken) == rounds:
        return tr("pairing-allocated bye in round {rounds}").format(rounds=named)
    return tr("pairing-allocated bye in round {rounds}, absent otherwise").format(rounds=named)


def _say(one: LeftOver, outcome: Outcome, notebook: Notebook) -> None:
    text = (
        tr("Round {round}: team {team} has no match; its points (310) show the pairing-allocated bye")
        if outcome is Outcome.PAIRING_BYE
        else tr("Round {round}: team {team} has no match; its points (310) show that it was absent")
    )
    notebook.assume(f"team-left-{outcome.value}", text.format(round=one.round, team=one.team))
