"""The fixture list of a league: every match of every round, when and where, and how far it is."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from tdapp.domain.section.event import Section
from tdapp.domain.section.league import Appointment, League, MatchState
from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.player import Standing
from tdapp.domain.teams.for_pairing import rules_of, teams_as_players
from tdapp.domain.teams.scores import MatchScore, Scores, matches_of
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked
from tdapp.pairing.rules.round_robin import table_of

STATE_WORDS = {
    MatchState.PLANNED: marked("planned"),
    MatchState.POSTPONED: marked("postponed"),
    MatchState.PLAYED: marked("played"),
    MatchState.CONFIRMED: marked("confirmed"),
}


@dataclass(frozen=True, slots=True)
class FixtureLine:
    """A match; ``table`` and ``score`` once its round is paired, ``date`` its own or that of the round."""

    round: int
    table: int | None
    teams: tuple[int, int]
    date: dt.date | None
    start: str
    venue: str
    state: MatchState
    score: MatchScore | None
    own_date: bool


def fixtures(section: Section) -> tuple[FixtureLine, ...]:
    """Every match by round: of rounds that are paired as they stand, of later ones as the table has them."""
    return tuple(_lines(section))


def league_of(section: Section) -> League:
    """What the league says; of a section that is none, nothing."""
    return rules_of(section).league or League()


def planned_teams(section: Section, number: int) -> tuple[tuple[int, int], ...]:
    """The matches of a round, first-named team first, whether it is paired or only on the table."""
    stored = matches_of(section, number)
    if stored:
        return tuple(match.teams for match in stored)
    view = teams_as_players(section)
    if not view.system.berger or view.fixture is not None or not section.teams:
        return ()
    table = table_of(view)
    if number > len(table):
        return ()
    gone = {team.number for team in section.teams if team.standing is not Standing.ACTIVE}
    white = rules_of(section).colour(1, number) is Colour.WHITE
    pairs = (pair if white else pair[::-1] for pair in table[number - 1].pairs)
    return tuple((one, other) for one, other in pairs if not {one, other} <= gone)


def _lines(section: Section) -> Iterator[FixtureLine]:
    league, scores = league_of(section), Scores(section)
    for number in range(1, section.rounds_total + 1):
        stored = {frozenset(match.teams): match for match in matches_of(section, number)}
        for teams in planned_teams(section, number):
            match = stored.get(frozenset(teams))
            score = scores.score(match) if match is not None else None
            asked = league.appointment(number, teams)
            yield FixtureLine(
                number,
                match.table if match is not None else None,
                teams,
                date_of(section, number, teams),
                asked.start if asked is not None and asked.start else _usual_start(section, number),
                asked.venue if asked is not None else "",
                state_of(asked, score),
                score,
                asked is not None and asked.date is not None,
            )


def state_of(asked: Appointment | None, score: MatchScore | None) -> MatchState:
    """How far a match is."""
    if score is not None and not score.is_open:
        return MatchState.CONFIRMED if asked is not None and asked.confirmed else MatchState.PLAYED
    return MatchState.POSTPONED if asked is not None and asked.postponed else MatchState.PLANNED


def date_of(section: Section, number: int, teams: tuple[int, int]) -> dt.date | None:
    """The day of a match: its own, else that of the round; of a postponed match only its own."""
    asked = league_of(section).appointment(number, teams)
    if asked is not None and (asked.date is not None or asked.postponed):
        return asked.date
    return section.round_dates[number - 1] if number <= len(section.round_dates) else None


def _usual_start(section: Section, number: int) -> str:
    return section.round_times[number - 1].start if number <= len(section.round_times) else ""


def appearances(section: Section, player: int, before: Match | None = None) -> int:
    """How often a player was in a line-up, without that match."""
    skipped = (before.round, before.table) if before is not None else None
    return sum(
        player in line_up.players
        for match in section.matches
        if (match.round, match.table) != skipped
        for line_up in (match.first, match.second)
    )
