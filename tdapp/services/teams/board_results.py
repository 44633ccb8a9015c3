"""What every player of a competition of teams made, and on which board: for board standings and board prizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction

from tdapp.domain.ratings.tables import dp
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import TeamRules
from tdapp.domain.words.frozen import dataclass

Worth = tuple[Fraction | int, ...]


@dataclass(frozen=True, slots=True)
class BoardResult:
    """One player: ``games`` and ``scored`` are over the board, or with wins by forfeit where the rules count these,
    ``points`` with all forfeits.

    ``board`` is the one he sat at most often, the lower of equals (None: never). ``percent`` and ``performance`` (mean
    rating of the opponents plus FIDE's difference for the score) count games over the board only.
    """

    player: Player
    team: int
    board: int | None
    sat: int
    games: int
    scored: Fraction
    points: Fraction
    performance: int | None

    @property
    def percent(self) -> Fraction | None:
        """The share of the points over the board, in percent."""
        return 100 * self.scored / self.games if self.games else None


def board_results(section: Section, after_round: int) -> tuple[BoardResult, ...]:
    """Every member of every team, in the order of the teams and their members."""
    assert section.team_rules is not None
    players = {player.number: player for player in section.players}
    rows = dict(zip(players, section.cells, strict=True))
    seats = _seats(section.matches, after_round)
    found = []
    for team in section.teams:
        for number in team.members:
            if number in players:
                cells = rows[number][:after_round]
                found.append(_of_player(section, players, number, team.number, cells, seats.get(number, [])))
    return tuple(found)


def minimum_games(rules: TeamRules, rounds: int) -> int:
    """Games that a board prize asks for: as announced, else two thirds of the rounds (8 of 11)."""
    return -(-2 * rounds // 3) if rules.board_games is None else rules.board_games


def by_board(results: Iterable[BoardResult]) -> dict[int, list[BoardResult]]:
    """The players on the board where they sat most, board by board; who never sat is left out."""
    boards: dict[int, list[BoardResult]] = {}
    for result in results:
        if result.board is not None:
            boards.setdefault(result.board, []).append(result)
    return dict(sorted(boards.items()))


def by_points(result: BoardResult) -> Worth:
    """The order of a board: points, then percentage and performance."""
    return (result.points, result.percent or Fraction(0), result.performance or 0)


def by_performance(result: BoardResult) -> Worth:
    """Performance, then percentage and games."""
    return (result.performance or 0, result.percent or Fraction(0), result.games)


def by_percent(result: BoardResult) -> Worth:
    """Percentage, then performance and games."""
    return (result.percent or Fraction(0), result.performance or 0, result.games)


def ranked(results: Iterable[BoardResult], key: Callable[[BoardResult], Worth]) -> list[tuple[int, BoardResult]]:
    """Places with shared ones, by pairing number inside them."""
    ordered = sorted(results, key=lambda result: result.player.number)
    ordered.sort(key=key, reverse=True)
    places: list[tuple[int, BoardResult]] = []
    for index, result in enumerate(ordered, 1):
        shared = bool(places) and key(places[-1][1]) == key(result)
        places.append((places[-1][0] if shared else index, result))
    return places


def _seats(matches: tuple[Match, ...], after_round: int) -> dict[int | None, list[int]]:
    seats: dict[int | None, list[int]] = {}  # None: where nobody sat
    for match in matches:
        if match.round <= after_round:
            for line_up in (match.first, match.second):
                for seat, number in enumerate(line_up.players, 1):
                    seats.setdefault(number, []).append(seat)
    return seats


def _of_player(
    section: Section, players: dict[int, Player], number: int, team: int, cells: tuple[Cell, ...], seats: list[int]
) -> BoardResult:
    assert section.team_rules is not None
    system, played = section.points, [cell for cell in cells if cell.rules.over_the_board]
    counted = played
    if section.team_rules.board_forfeits:
        counted = [cell for cell in cells if cell.rules.over_the_board or cell.outcome is Outcome.FORFEIT_WIN]
    won = sum((system.awarded(cell) for cell in played), Fraction(0))
    scored = sum((system.awarded(cell) for cell in counted), Fraction(0))
    points = sum((system.awarded(cell) for cell in cells), Fraction(0))
    performance = None
    if played and system.win:
        ratings = [
            players[cell.opponent].rating or section.team_rules.unrated for cell in played if cell.opponent in players
        ]
        if ratings:
            mean = (2 * sum(ratings) + len(ratings)) // (2 * len(ratings))
            share = 100 * won / (system.win * len(played))
            performance = mean + dp(min(100, max(0, int(share + Fraction(1, 2)))))
    board = min(Counter(seats).items(), key=lambda item: (-item[1], item[0]))[0] if seats else None
    return BoardResult(players[number], team, board, len(seats), len(counted), scored, points, performance)
