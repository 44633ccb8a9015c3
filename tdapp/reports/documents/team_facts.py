"""What the documents of a competition of teams share: its matches, the points of teams, names and scores as texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match, TeamBye
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.section.team import Team
from tdapp.domain.teams.scores import MatchScore, Scores, Seat, TeamPoints, matches_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents.notation import result_sign
from tdapp.reports.layout.model import Block, Pen, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.tables.team_standings import TeamTable, table_of

RATED = "®"
"""At a board that counts otherwise for the match than for rating."""


class TeamFacts:
    """One competition, read once for one document."""

    def __init__(self, data: DocumentData, options: PrintOptions) -> None:
        if data.standings.competition is None:
            raise RuleViolation(tr("This is no competition of teams."))
        self.data, self.options = data, options
        competition = data.standings.competition
        shown = tuple(data.players.get(player.number, player) for player in competition.players)  # as they may be seen
        self.section: Section = replace(competition, players=shown)
        self.scores = Scores(self.section)
        self.rules = self.scores.rules
        self.teams = {team.number: team for team in self.section.teams}
        self.players = data.players
        self._lost: dict[int, list[set[int]]] = {}
        for one in self.section.rating_corrections:
            self._lost.setdefault(one.round, []).append({one.white, one.black})

    def team(self, number: int) -> Team:
        """The team of a number."""
        return self.teams[number]

    def player(self, number: int | None) -> Player | None:
        """The player of a number, None for an empty chair."""
        return None if number is None else self.players.get(number)

    def points(self, value: Fraction) -> str:
        """Points as this paper writes them."""
        return points_figure(value, half_sign=self.options.half_sign)

    def round(self) -> Round:
        """The round that was asked for, else the last one paired; RuleViolation where it has no match."""
        number = self.section.rounds_paired if self.options.round is None else self.options.round
        if not matches_of(self.section, number):
            raise RuleViolation(
                tr("Round {number} is not paired.").format(number=number) if number else tr("No round is paired yet.")
            )
        return next((state for state in self.data.rounds if state.number == number), Round(number))

    def matches(self, number: int) -> tuple[Match, ...]:
        """The matches of a round by table."""
        return matches_of(self.section, number)

    def byes(self, number: int) -> list[TeamBye]:
        """The teams of a round that have no match."""
        return [bye for bye in self.section.team_byes if bye.round == number]

    def seats(self, match: Match) -> tuple[Seat, ...]:
        """The boards of a match."""
        return self.scores.seats(match)

    def score(self, match: Match) -> MatchScore:
        """How a match stands."""
        return self.scores.score(match)

    def before(self, number: int) -> dict[int, TeamPoints]:
        """The points of every team before a round."""
        return self.scores.totals(after_round=number - 1)

    def match_result(self, match: Match, team: int | None = None) -> str:
        """``2½ : 1½``, seen by a team if one is named; a forfeited match with its signs, empty while nothing is in."""
        score = self.score(match)
        if score.is_open and not any(score.game_points):
            return ""
        turned = -1 if team == match.teams[1] else 1
        one, other = (self.points(value) for value in score.game_points[::turned])
        signs = {Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_LOSS: "-"}
        if score.outcomes[0] in signs:
            first, second = (signs[outcome] for outcome in score.outcomes[::turned])
            return f"{one} {first}:{second} {other}"
        return f"{one} : {other}" + ("*" if score.is_open else "")

    def board_result(self, seat: Seat, number: int) -> str:
        """``1 - 0`` as the first-named team sees it, ``+ - -`` by forfeit; empty while the board is open.

        With a sign where the game was played and is lost for the match.
        """
        if seat.is_open or seat.is_empty:
            return ""
        signs = [
            "-" if outcome is None else result_sign(outcome, half_sign=self.options.half_sign) or ""
            for outcome in seat.outcomes
        ]
        lost = RATED if {one for one in seat.players if one is not None} in self._lost.get(number, []) else ""
        return f"{signs[0]} : {signs[1]}{lost}"

    def table(self) -> TeamTable:
        """The ranked teams after the round of the document's standings, or the last one decided before."""
        return table_of(self.data.deciding().standings)


def bye_words(outcome: Outcome) -> str:
    """How a round without a match is named."""
    from tdapp.reports.documents.boards import BYES

    return tr(BYES[outcome]) if outcome in BYES else ""


def without_empty_columns(tables: Sequence[Block]) -> list[Block]:
    """The tables of one kind without the columns in which nothing stands in any of them; frames for a pen stay."""
    like: dict[str, set[int]] = {}
    for table in tables:
        if isinstance(table, Table):
            kept = like.setdefault(table.like, set())
            for index, column in enumerate(table.columns):
                if column.pen is not Pen.NOTHING or any(row.texts[index] for row in table.rows):
                    kept.add(index)
    found: list[Block] = []
    for table in tables:
        if isinstance(table, Table):
            held = sorted(like[table.like])
            table = replace(
                table,
                columns=tuple(table.columns[index] for index in held),
                rows=tuple(replace(row, texts=tuple(row.texts[index] for index in held)) for row in table.rows),
            )
        found.append(table)
    return found
