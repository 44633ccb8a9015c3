"""What a document is made of: standings, the rounds with their boards, the log of decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tdapp.domain.games.record import GameRecord
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round
from tdapp.domain.teams.for_ranking import as_ranked
from tdapp.domain.teams.players_view import players_view
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.options import PrintOptions
from tdapp.services.categories.membership import categories_of
from tdapp.services.history.steps import HistoryRow
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.standings import deciding
from tdapp.services.tables.standings import Standings, compute_standings, reworded


@dataclass(frozen=True, slots=True)
class DocumentData:
    """Everything a document may ask for, frozen: made by ``data_of``.

    ``rounds`` are by number, ``players`` by pairing number; ``log`` are steps of the journal, ``plan``
    the prizes where there are any, ``games`` what is recorded of them, ``team_ladder`` a trial ladder of the teams.
    """

    standings: Standings
    rounds: tuple[Round, ...]
    players: Mapping[int, Player]
    log: tuple[HistoryRow, ...] = ()
    plan: PrizePlan | None = None
    games: tuple[GameRecord, ...] = ()
    team_ladder: Ladder | None = None

    @property
    def section(self) -> Section:
        """The section of the standings."""
        return self.standings.section

    @property
    def subject(self) -> Section:
        """The section that is printed: of a competition of teams the whole of it."""
        return self.standings.competition or self.standings.section

    def deciding(self) -> DocumentData:
        """The same with the table that decides: of a competition of teams that of the teams, after the same round."""
        if self.standings.competition is None or self.standings.section.team_scores is not None:
            return self
        after = min(self.standings.after_round, as_ranked(self.subject).rounds_held)
        return replace(self, standings=deciding(self.subject, ladder=self.team_ladder, after_round=after))

    @property
    def last_paired(self) -> int:
        """The last round with a board or a pairing-allocated bye; 0 before the first."""
        return max((state.number for state in self.rounds if state.is_paired), default=0)

    def round(self, options: PrintOptions) -> Round:
        """The round that was asked for, else the last one paired; RuleViolation when it is not paired."""
        number = self.last_paired if options.round is None else options.round
        for state in self.rounds:
            if state.number == number and state.is_paired:
                return state
        raise RuleViolation(
            tr("Round {number} is not paired.").format(number=number) if number else tr("No round is paired yet.")
        )

    def board_numbers(self) -> dict[tuple[int, int], int]:
        """(round, player) -> the board he sat at."""
        return {
            (state.number, player): board.number
            for state in self.rounds
            for board in state.boards
            for player in board.players
        }


def data_of(
    standings: Standings,
    rounds: Sequence[Round] | None = None,
    log: Sequence[HistoryRow] = (),
    plan: PrizePlan | None = None,
    games: Sequence[GameRecord] = (),
) -> DocumentData:
    """The data of a table; ``rounds`` None (a file that stores no boards) derives them by the published order.

    ``plan`` None: the prizes of the section.
    """
    team_ladder = None
    if standings.competition is not None and standings.section.team_scores is not None:
        team_ladder = parse_ladder(",".join(rung.text for rung in standings.ladder)) if standings.trial else None
        standings = _of_players(standings)  # documents of teams make their own table
    standings = _with_categories(standings)
    held = tuple(rounds_of(standings.competition or standings.section) if rounds is None else rounds)
    players = {player.number: player for player in standings.section.players}
    return DocumentData(
        standings, held, players, tuple(log), plan or standings.section.prizes, tuple(games), team_ladder
    )


def _of_players(teams: Standings) -> Standings:
    """The players' table of a competition, from the table of its teams."""
    assert teams.competition is not None
    after = min(teams.after_round, players_view(teams.competition).rounds_held)
    return compute_standings(teams.competition, after_round=after)


def _with_categories(standings: Standings) -> Standings:
    """Every player with all categories, also those of the section's rules, as lists show and group by them."""
    section = standings.section
    if not section.categories.rules:
        return standings
    names = categories_of(section)
    players = tuple(replace(player, categories=names[player.number]) for player in section.players)
    by_number = {player.number: player for player in players}
    rows = tuple(replace(row, player=by_number[row.player.number]) for row in standings.rows)
    return replace(standings, section=replace(section, players=players), rows=rows)


def worded(data: DocumentData) -> DocumentData:
    """The same data in the language of here and now: that of the paper, where the table was made for the screen."""
    standings = reworded(data.standings)
    return data if standings is data.standings else replace(data, standings=standings)


def outcomes_of(board: Board) -> tuple[Outcome, Outcome]:
    """What the game is for White and for Black."""
    if board.result is not None:
        return board.result.outcomes
    return board.outcomes or (Outcome.OPEN, Outcome.OPEN)
