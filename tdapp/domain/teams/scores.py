"""What follows from the boards of a team event: seats, scores of matches, points of teams. Pure, exact."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match, Side, board_number
from tdapp.domain.section.outcome import RULES, Cell, Colour, Outcome
from tdapp.domain.section.team import TeamRules
from tdapp.domain.words.frozen import dataclass

_NOTHING = Cell(Outcome.UNPAIRED)
_OPEN = frozenset({Outcome.OPEN, Outcome.ADJOURNED, Outcome.UNPAIRED})
_PLAYED = frozenset(outcome for outcome, rules in RULES.items() if rules.over_the_board)
_ZERO = Fraction(0)


@dataclass(frozen=True, slots=True)
class Seat:
    """One board of a match; pairs are (first-named team, the other). ``colour`` is that of the first-named team."""

    number: int
    board: int
    players: tuple[int | None, int | None]
    colour: Colour
    outcomes: tuple[Outcome | None, Outcome | None]  # None: nobody sits there
    points: tuple[Fraction, Fraction]

    @property
    def is_empty(self) -> bool:
        """Neither team has a player here."""
        return self.players == (None, None)

    @property
    def is_open(self) -> bool:
        """Somebody sits here and the board is not decided."""
        return any(outcome in _OPEN for outcome in self.outcomes if outcome is not None)

    @property
    def colours(self) -> tuple[int | None, int | None]:
        """White and Black."""
        first, second = self.players
        return (first, second) if self.colour is Colour.WHITE else (second, first)


@dataclass(frozen=True, slots=True)
class MatchScore:
    """How a match stands; pairs are (first-named team, the other).

    ``game_points`` are those so far, ``match_points`` None while the match is open. ``played``: at least one board was
    (C.04.6 and C.04.2, 3: a match of forfeits only is no meeting and gives no colour). ``differs``: the score that
    was entered at once is not the sum of the boards.
    """

    game_points: tuple[Fraction, Fraction]
    match_points: tuple[Fraction, Fraction] | None
    outcomes: tuple[Outcome, Outcome]
    played: bool
    differs: bool = False

    @property
    def is_open(self) -> bool:
        """Not decided yet."""
        return self.match_points is None


@dataclass(frozen=True, slots=True)
class TeamPoints:
    """Points of a team, real ones."""

    match_points: Fraction = _ZERO
    game_points: Fraction = _ZERO

    def __add__(self, other: TeamPoints) -> TeamPoints:
        return TeamPoints(self.match_points + other.match_points, self.game_points + other.game_points)


class Scores:
    """The matches of one section, read once."""

    def __init__(self, section: Section) -> None:
        if section.team_rules is None:
            raise ValueError("no team section")
        self.section = section
        self.rules: TeamRules = section.team_rules
        self._rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
        self._known: dict[tuple[int, int], MatchScore] = {}
        self._worth = {outcome: section.points.points(outcome) for outcome in Outcome}

    def seats(self, match: Match) -> tuple[Seat, ...]:
        """The boards of a match in their order."""
        return tuple(self._seats(match))

    def _seats(self, match: Match) -> Iterator[Seat]:
        for number in range(1, max(self.rules.boards, len(match.first.players), len(match.second.players)) + 1):
            cells = []
            players = []
            for line_up in (match.first, match.second):
                player = line_up.players[number - 1] if number <= len(line_up.players) else None
                players.append(player)
                cells.append(None if player is None else self._cell(player, match.round))
            points = tuple(_ZERO if cell is None else self._points(cell) for cell in cells)
            yield Seat(
                number,
                board_number(match.table, number, self.rules.boards),
                (players[0], players[1]),
                self.rules.colour(number, match.round),
                (cells[0].outcome if cells[0] else None, cells[1].outcome if cells[1] else None),
                (points[0], points[1]),
            )

    def _points(self, cell: Cell) -> Fraction:
        return self._worth[cell.outcome] if cell.awarded is None else cell.awarded

    def _cell(self, player: int, number: int) -> Cell:
        row = self._rows.get(player, ())
        return row[number - 1] if number <= len(row) else _NOTHING

    def score(self, match: Match) -> MatchScore:
        """How a match stands."""
        key = match.round, match.table
        if key not in self._known:
            self._known[key] = self._score(match)
        return self._known[key]

    def _score(self, match: Match) -> MatchScore:
        if match.forfeit is not None:
            return self._forfeited(match.forfeit)
        sums = []
        is_open = played = False
        is_empty = True
        for line_up in (match.first, match.second):  # every match of every round is read: no seats are made
            total = _ZERO
            for player in line_up.players:
                if player is not None:
                    cell = self._cell(player, match.round)
                    points = self._points(cell)
                    total = total + points if points else total
                    is_empty = False
                    is_open = is_open or cell.outcome in _OPEN
                    played = played or cell.outcome in _PLAYED
            sums.append(total)
        is_open = is_open or is_empty
        summed = sums[0], sums[1]
        if match.entered is None:
            return self._decided(summed, played) if not is_open else self._undecided(summed, played)
        if is_open:
            return self._decided(match.entered, played=True)
        return self._decided(summed, played, differs=match.entered != summed)

    def _undecided(self, points: tuple[Fraction, Fraction], played: bool) -> MatchScore:
        return MatchScore(points, None, (Outcome.OPEN, Outcome.OPEN), played)

    def _forfeited(self, loser: Side) -> MatchScore:
        won, lost = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS
        outcomes = lost if loser is not Side.SECOND else won, lost if loser is not Side.FIRST else won
        games, matches = self.section.points, self.rules.match_points
        return MatchScore(
            (self.rules.boards * games.points(outcomes[0]), self.rules.boards * games.points(outcomes[1])),
            (matches.points(outcomes[0]), matches.points(outcomes[1])),
            outcomes,
            played=False,
        )

    def _decided(self, points: tuple[Fraction, Fraction], played: bool, *, differs: bool = False) -> MatchScore:
        """Match points by comparison; forfeits on every board make a match won, lost or lost by both unplayed."""
        first, second = points
        worth = self.rules.match_points
        if first == second:
            if played:
                return MatchScore(points, (worth.draw, worth.draw), (Outcome.DRAW, Outcome.DRAW), played, differs)
            lost = Outcome.FORFEIT_LOSS
            each = worth.draw if first else worth.points(lost)
            return MatchScore(points, (each, each), (lost, lost), played, differs)
        won = (Outcome.WIN, Outcome.LOSS) if played else (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)
        outcomes = won if first > second else (won[1], won[0])
        return MatchScore(points, (worth.points(outcomes[0]), worth.points(outcomes[1])), outcomes, played, differs)

    def points_in(self, number: int) -> dict[int, TeamPoints]:
        """What a round brought each team that has something in it: match or bye, and the arbiter's decisions."""
        found: dict[int, TeamPoints] = {}

        def add(team: int, match_points: Fraction, game_points: Fraction) -> None:
            found[team] = found.get(team, TeamPoints()) + TeamPoints(match_points, game_points)

        for match in matches_of(self.section, number):
            score = self.score(match)
            for index, team in enumerate(match.teams):
                add(team, score.match_points[index] if score.match_points else _ZERO, score.game_points[index])
        for bye in self.section.team_byes:
            if bye.round == number:
                add(bye.team, *self.rules.bye_points(bye.outcome, self.section.points))
        for one in self.section.adjustments:
            if one.round == number:
                add(one.team, one.match_points, one.game_points)
        return found

    def totals(self, *, after_round: int) -> dict[int, TeamPoints]:
        """The points of every team, by its number."""
        totals = {team.number: TeamPoints() for team in self.section.teams}
        for number in range(1, after_round + 1):
            for team, points in self.points_in(number).items():
                totals[team] = totals.get(team, TeamPoints()) + points
        return totals


def matches_of(section: Section, number: int) -> tuple[Match, ...]:
    """The matches of a round by table."""
    return tuple(sorted((one for one in section.matches if one.round == number), key=lambda one: one.table))


def team_of(section: Section, player: int) -> int | None:
    """The number of the team that a player belongs to."""
    return next((team.number for team in section.teams if player in team.members), None)
