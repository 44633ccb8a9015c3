"""The TRF of a Swiss of teams that gacrux is given, and the way back from its numbers to ours.

As ``exchange``: no names, numbers from 1 without gaps. Only teams that have arrived are in it, renumbered (C.04.6
counts numbers among those who came); the points of matches, boards and byes are always explicit.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import Any

from tdapp.domain.section.event import Acceleration, Edition, Event, ForbiddenPairs, Section
from tdapp.domain.section.match import LineUp, Match
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.section.team import Preference, Score, Team, TeamRules
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.exchange import PROGRAM, Exchange
from tdapp.pairing.rules.position import fictitious_points
from tdapp.pairing.rules.team_position import TeamPosition
from tdapp.trf.writer import write_trf

_START = dt.date(2026, 3, 1)  # a day of the edition that gacrux pairs by
_MODELS = {Preference.A: "typea", Preference.B: "typeb", Preference.NONE: "nocolor"}
_SCORES = {
    (Score.MATCH, True): "mp+gp",
    (Score.MATCH, False): "mp",
    (Score.GAME, True): "gp+mp",
    (Score.GAME, False): "gp",
}


def why_not_by_gacrux(section: Section) -> str:
    """Why gacrux cannot pair this competition of teams; empty when it can."""
    if section.edition is not Edition.FIDE_2026:
        return tr("gacrux pairs teams by the edition of 2026, and this event is paired by that of 2024.")
    scores = Scores(section)
    for match in section.matches:
        if match.entered is not None and any(seat.is_open for seat in scores.seats(match)):
            return tr("gacrux cannot be told a score whose boards are open (round {round}, match {match}).").format(
                round=match.round, match=match.table
            )
    return ""


def team_exchange_of(section: Section, position: TeamPosition) -> Exchange:
    """What gacrux is given for a position of teams; RuleViolation where it cannot be told what the section holds."""
    if why_not := why_not_by_gacrux(section):
        raise RuleViolation(why_not)
    if position.initial is None:
        raise RuleViolation(tr("The initial colour has not been drawn yet (C.04.6, 4.1)."))
    came = {team for match in section.matches if match.round < position.round for team in match.teams}
    came |= {bye.team for bye in section.team_byes if bye.outcome is Outcome.PAIRING_BYE and bye.round < position.round}
    known = [team for team in section.teams if team.number in position.present or team.number in came]
    plain = _Plain(section, position, known)
    lines = [
        line for line in write_trf(plain.made(), program=PROGRAM).decode().split("\r\n") if not line.startswith("###")
    ]
    if not any(line.startswith("162") for line in lines):
        after = next(index for index, line in enumerate(lines, 1) if line.startswith("152"))
        lines.insert(after, "162  W 1.0    D 0.5    L 0.0")
    return Exchange(
        "\n".join(lines),
        {place: number for number, place in plain.numbers.items()},
        position.initial.value,
        position.round,
        section.rounds_total,
        tuple(place for number, place in plain.numbers.items() if number not in position.present),
    )


def team_request(section: Section, exchange: Exchange) -> dict[str, Any]:
    """What the worker is asked."""
    rules = rules_of(section)
    return {
        "task": "teams",
        "trf": exchange.text,
        "round": exchange.round,
        "rounds": exchange.rounds,
        "colour": exchange.colour,
        "absent": list(exchange.absent),
        "system": ["fideteam", _MODELS[rules.preference], _SCORES[rules.primary, rules.secondary_used]],
    }


class _Plain:
    """The section renumbered. A board on which nobody sits gets two stand-ins who both forfeit: gacrux stops else."""

    def __init__(self, section: Section, position: TeamPosition, known: list[Team]) -> None:
        self.section, self.position, self.known = section, position, known
        self.held = position.round - 1
        self.numbers = {team.number: place for place, team in enumerate(known, 1)}
        self.players = {
            player: place for place, player in enumerate((one for team in known for one in team.members), 1)
        }
        self.members = {team.number: [self.players[one] for one in team.members] for team in known}
        self.cells: list[list[Cell]] = []
        rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
        for number in self.players:
            row = [self._cell(cell) for cell in rows[number][: self.held]]
            self.cells.append(row + [Cell(Outcome.UNPAIRED)] * (self.held - len(row)))

    def made(self) -> Section:
        """What the TRF is written of."""
        section, held, numbers, rules = self.section, self.held, self.numbers, rules_of(self.section)
        assert self.position.initial is not None
        usual = rules.bye_points(Outcome.PAIRING_BYE, section.points)
        matches = tuple(self._match(match, rules) for match in section.matches if match.round <= held)
        return Section(
            event=Event(f"Round {self.position.round}", start=_START),
            players=tuple(Player(place, f"Player {place:04}") for place in range(1, len(self.cells) + 1)),
            cells=tuple(map(tuple, self.cells)),
            rounds_total=section.rounds_total,
            points=section.points,
            kind=section.kind,
            edition=Edition.FIDE_2026,
            initial_colour=self.position.initial.value.upper(),
            team_rules=replace(rules, pab_mp=usual[0], pab_gp=usual[1]),
            teams=tuple(
                Team(numbers[team.number], f"Team {numbers[team.number]:03}", members=tuple(self.members[team.number]))
                for team in self.known
            ),
            matches=matches,
            team_byes=tuple(
                replace(bye, team=numbers[bye.team])
                for bye in section.team_byes
                if bye.round <= held and bye.team in numbers
            ),
            adjustments=tuple(
                replace(one, team=numbers[one.team], reason="")
                for one in section.adjustments
                if one.round <= held and one.team in numbers
            ),
            accelerations=self._accelerations(),
            forbidden=tuple(
                ForbiddenPairs(self.position.round, self.position.round, (numbers[one], numbers[other]))
                for one, other in sorted(self.position.players.forbidden)
                if one in numbers and other in numbers
            ),
        )

    def _cell(self, cell: Cell) -> Cell:
        return cell if cell.opponent is None else replace(cell, opponent=self.players[cell.opponent])

    def _match(self, match: Match, rules: TeamRules) -> Match:
        sides: tuple[list[int | None], list[int | None]] = ([], [])
        holes = 0
        for seat, pair in enumerate(zip(match.first.players, match.second.players, strict=True), 1):
            seated = [None if number is None else self.players[number] for number in pair]
            if seated == [None, None]:
                holes += 1
                colour = rules.colour(seat)
                one, two = (self._stand_in(line_up.team, holes) for line_up in (match.first, match.second))
                self.cells[one - 1][match.round - 1] = Cell(Outcome.FORFEIT_LOSS, two, colour)
                self.cells[two - 1][match.round - 1] = Cell(Outcome.FORFEIT_LOSS, one, colour.other)
                seated = [one, two]
            for side, number in zip(sides, seated, strict=True):
                side.append(number)
        first, second = (
            LineUp(self.numbers[line_up.team], tuple(side), handed_in=True)
            for line_up, side in zip((match.first, match.second), sides, strict=True)
        )
        return replace(match, first=first, second=second, entered=None, note="")

    def _stand_in(self, team: int, which: int) -> int:
        """One of the members of a team who do not exist, counted from 1."""
        real = len(next(one.members for one in self.known if one.number == team))
        members = self.members[team]
        while len(members) < real + which:
            self.cells.append([Cell(Outcome.UNPAIRED)] * self.held)
            members.append(len(self.cells))
        return members[real + which - 1]

    def _accelerations(self) -> tuple[Acceleration, ...]:
        """One block for each team and round: gacrux is told the fictitious match points, and works out nothing."""
        found = []
        for number in range(1, self.position.round + 1):
            for team, place in self.numbers.items():
                points = fictitious_points(self.position.players.section, team, number)
                if points:
                    found.append(Acceleration(decimal_text(points), number, number, place, place))
        return tuple(found)
