"""Which steps of teams and matches are possible now: None, or the reason why not (see services.rounds.possible)."""

from __future__ import annotations

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match, Side, seat_of
from tdapp.domain.section.outcome import RULES, GameResult
from tdapp.domain.section.round import Round
from tdapp.domain.teams.for_pairing import has_result, is_postponed, rules_of
from tdapp.domain.teams.names import shown_teams, team_at
from tdapp.domain.words.checks import Warning
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.ports.round_rows import Stands
from tdapp.services.rounds.possible import why_not_type
from tdapp.services.systems.team_kinds import team_kind


def why_not_teams(section: Stands) -> Warning | None:
    """Anything about teams: in a section of teams."""
    return why_not_change(section) or (None if section.system.pairs_teams else rule("no-teams").warn())


def why_not_add_teams(section: Stands) -> Warning | None:
    """New teams: in a round robin only before round 1."""
    late = not section.system.by_scores and section.rounds_paired
    return why_not_teams(section) or (rule("late-round-robin").warn() if late else None)


def why_not_number_teams(section: Stands) -> Warning | None:
    """Other numbers for the teams, or teams that go: before round 1."""
    return why_not_teams(section) or (rule("teams-stand").warn() if section.rounds_paired else None)


def why_not_remove_team(section: Section, number: int) -> Warning | None:
    """A team goes, if no prohibition names it."""
    named = any(number in group.numbers for group in (*section.forbidden, *section.wishes))
    return why_not_number_teams(section) or (
        rule("team-prohibited").warn(team=team_at(section, number).name) if named else None
    )


def why_not_team_rules(section: Stands) -> Warning | None:
    """Boards, colours, points and pairing of teams: before round 1."""
    return why_not_teams(section) or (rule("team-rules-locked").warn() if section.rounds_paired else None)


def why_not_line_up(section: Section, round_: Round, team: int) -> Warning | None:
    """Who plays for a team in the last paired round."""
    match = match_of(round_, team)
    why_not = why_not_teams(section) or _stands(section, round_, match)
    if why_not is not None:
        return why_not
    if match is None:
        return rule("no-match").warn(team=team_at(section, team).name, round=round_.number)
    return rule("match-forfeited").warn(teams=shown_teams(section, match)) if match.forfeit else None


def why_not_match_score(section: Section, round_: Round, match: Match) -> Warning | None:
    """The score of a match at once, in a published round."""
    forfeited = rule("match-forfeited").warn(teams=shown_teams(section, match)) if match.forfeit else None
    return why_not_teams(section) or why_not_type(section, round_) or forfeited


def why_not_forfeit_match(section: Section, round_: Round, match: Match) -> Warning | None:
    """A match is lost without playing, or that is taken back: while nothing was played."""
    why_not = why_not_teams(section) or why_not_type(section, round_) or _stands(section, round_, match)
    if why_not is not None or match.forfeit is not None:
        return why_not
    return _untouched(section, round_, match)


def why_not_swap_teams(section: Section, round_: Round, match: Match) -> Warning | None:
    """Home and away change: before the first result of the match."""
    manual = rule("by-hand-open").warn(round=round_.number) if round_.manual else None
    forfeited = rule("match-forfeited").warn(teams=shown_teams(section, match)) if match.forfeit else None
    fixed = None if team_kind(section.kind).may_swap else rule("colours-by-table").warn()
    return (
        why_not_teams(section)
        or fixed
        or _stands(section, round_)
        or manual
        or forfeited
        or _untouched(section, round_, match)
    )


def why_not_lose_board(section: Section, round_: Round, board: int, loser: Side | None) -> Warning | None:
    """A game played is lost for the match by one team; None: it counts again as it was played."""
    why_not = why_not_teams(section) or why_not_type(section, round_)
    if why_not is not None:
        return why_not
    rules = rules_of(section)
    table, seat = seat_of(board, rules.boards)
    found = next((one for one in round_.boards if one.number == board), None)
    match = next((one for one in round_.matches if one.table == table), None)
    if found is None or match is None or match.forfeit is not None:
        return rule("board-not-played").warn(board=f"{table}.{seat}")
    if loser is None:
        lost = found.rating_result is not None and not _is_played(found.result)
        return None if lost else rule("board-not-lost").warn(board=f"{table}.{seat}")
    played = _is_played(found.result) and loser is not Side.BOTH
    return None if played else rule("board-not-played").warn(board=f"{table}.{seat}")


def _is_played(result: GameResult | None) -> bool:
    return result is not None and all(RULES[outcome].over_the_board for outcome in result.outcomes)


def match_of(round_: Round, team: int) -> Match | None:
    """The match of a team in a round."""
    return next((match for match in round_.matches if team in match.teams), None)


def _untouched(section: Section, round_: Round, match: Match) -> Warning | None:
    if match.entered is not None or has_result(round_, match, rules_of(section).boards):
        return rule("match-has-results").warn(teams=shown_teams(section, match))
    return None


def _stands(section: Section, round_: Round, match: Match | None = None) -> Warning | None:
    """An earlier round stands, but for a match that is to be played later."""
    if round_.number >= section.rounds_paired or (match is not None and is_postponed(rules_of(section), match)):
        return None
    return rule("round-stands").warn(last_paired=section.rounds_paired, number=round_.number)
