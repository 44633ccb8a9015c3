"""Handlers of matches: line-ups, scores entered at once, forfeits, home and away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.commands.history import Mark, Point
from tdapp.domain.commands.teams import EnterMatchScore, ForfeitMatch, LoseBoard, SetLineUp, SetMatchNote, SwapTeams
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import LineUp, Match, Side, board_number, seat_of
from tdapp.domain.section.outcome import Colour, GameResult
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Round
from tdapp.domain.section.team import Team
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.names import score_text, shown_teams, team_at
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.checks import Warning, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ports.decisions import needed, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.complete import name_of
from tdapp.services.rounds.paired_on import paired_on
from tdapp.services.rounds.results import AlreadySo, results_changed
from tdapp.services.systems.team_kinds import team_kind
from tdapp.services.teams.boards import write_matches
from tdapp.services.teams.divisions import against_divisions
from tdapp.services.teams.knockout import with_match
from tdapp.services.teams.league import not_eligible
from tdapp.services.teams.possible import (
    match_of,
    why_not_forfeit_match,
    why_not_line_up,
    why_not_lose_board,
    why_not_match_score,
    why_not_swap_teams,
)

_ZERO = Fraction(0)


def set_line_up(rows: EventRows, command: SetLineUp) -> ChangeSet:
    """Who plays for a team; boards whose players stay keep their results."""
    section_id = command.section_id
    section, state = rows.snapshot(section_id), rows.rounds.round(section_id, command.round)
    team = team_at(section, command.team)
    require(why_not_line_up(section, state, team.number))
    match = match_of(state, team.number)
    assert match is not None  # else it is not possible
    boards = rules_of(section).boards
    players = (*command.players, *[None] * (boards - len(command.players)))
    line_up = LineUp(team.number, players, handed_in=True)
    if match.line_up(team.number) == line_up:
        raise RuleViolation(tr("The line-up of {team} is this already.").format(team=team.name))
    warnings = line_up_warnings(section, team, command.round, players)
    warnings += _touched(section, state, match, line_up)
    warnings += not_eligible(section, team, match, players)
    warnings += _in_other_divisions(rows, section_id, section, team, match, players)
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=command.reason)
    first = match.first.team == team.number
    changed = replace(match, first=line_up) if first else replace(match, second=line_up)
    write_matches(rows, section_id, section, state, _with(state, changed))
    return results_changed(section_id)


def _in_other_divisions(
    rows: EventRows, section_id: int, section: Section, team: Team, match: Match, players: tuple[int | None, ...]
) -> list[Warning]:
    if rules_of(section).league is None:
        return []
    others = [rows.snapshot(other) for other, _ in rows.roster.sections() if other != section_id]
    return against_divisions(section, team, match, players, others)


def line_up_warnings(section: Section, team: Team, number: int, players: tuple[int | None, ...]) -> list[Warning]:
    """What speaks against a line-up by itself."""
    rules = rules_of(section)
    if len(players) > rules.boards:
        return [rule("line-up-boards").warn(team=team.name, boards=rules.boards, count=len(players))]
    named = [player for player in players if player is not None]
    found = []
    for player in dict.fromkeys(named):
        shown = name_of(section, player)
        if player not in team.members:
            found.append(rule("line-up-stranger").warn(player=shown, team=team.name))
        elif named.count(player) > 1:
            found.append(rule("line-up-twice").warn(player=shown, team=team.name))
        elif section.players[section.index_of(player)].standing is not Standing.ACTIVE:
            found.append(rule("line-up-left").warn(player=shown))
    if found:
        return found
    found = team_kind(section.kind).against_seats(section, team, number, players)
    empty = rules.boards - len(named)
    if empty and not found:
        found.append(rule("line-up-short").warn(team=team.name, empty=empty, boards=rules.boards))
    return found


def _touched(section: Section, state: Round, match: Match, line_up: LineUp) -> list[Warning]:
    """Boards with a result whose player would change."""
    rules = rules_of(section)
    decided = {board.number for board in state.boards if not board.is_open}
    before = match.line_up(line_up.team)
    numbers = (
        (board_number(match.table, seat, rules.boards), seat, pair)
        for seat, pair in enumerate(zip(before.players, line_up.players, strict=False), 1)
    )
    return [
        rule("line-up-result").warn(board=seat, teams=shown_teams(section, match))
        for number, seat, (was, becomes) in numbers
        if was != becomes and number in decided
    ]


def enter_match_score(rows: EventRows, command: EnterMatchScore) -> ChangeSet:
    """Game points of a match at once; the boards may still follow, and must not say something else."""
    section_id = command.section_id
    section, state, match = _match(rows, section_id, command.round, command.table)
    require(why_not_match_score(section, state, match))
    teams = shown_teams(section, match)
    if match.entered == command.score:
        raise AlreadySo("match-score-stands", match.table, teams=teams)
    warnings: list[Warning] = []
    if command.score is not None:
        warnings += _score_warnings(section, match, command.score)
    if match.entered is not None and command.score is not None:
        facts = {"old": score_text(match.entered), "new": score_text(command.score)}
        warnings.append(rule("match-score-overwritten").warn(teams=teams, **facts))
    reason = command.reason
    if command.round < section.rounds_paired:
        reason = needed(reason, tr("The result of an earlier round is corrected"))
        warnings.append(rule("earlier-match-changed").warn(round=command.round, teams=teams))
        warnings += paired_on(section, with_match(section, replace(match, entered=command.score)))
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=reason)
    rows.teams.write_match(section_id, replace(match, entered=command.score))
    return results_changed(section_id)


def _score_warnings(section: Section, match: Match, score: tuple[Fraction, Fraction]) -> list[Warning]:
    if min(score) < 0:
        raise RuleViolation(tr("Points may not be negative."))
    rules, points = rules_of(section), section.points
    facts = {"teams": shown_teams(section, match), "score": score_text(score)}
    scores = Scores(section)
    seats = scores.seats(match)
    on_boards = scores.score(replace(match, entered=None)).game_points
    still = sum(seat.is_open for seat in seats) * points.win
    if any(seat.players != (None, None) for seat in seats) and not all(
        there <= wanted <= there + still for there, wanted in zip(on_boards, score, strict=True)
    ):
        return [rule("match-score-boards").warn(boards=score_text(on_boards), **facts)]
    usual = rules.boards * (points.win + points.loss)
    if sum(score, _ZERO) != usual or max(score) > rules.boards * points.win:
        sums = score_text((sum(score, _ZERO), usual)).split(":")
        return [rule("match-score-sum").warn(boards=rules.boards, sum=sums[0], usual=sums[1], **facts)]
    return []


def forfeit_match(rows: EventRows, command: ForfeitMatch) -> ChangeSet:
    """A match is lost without playing, on every board, or is to be played after all."""
    section_id = command.section_id
    section, state, match = _match(rows, section_id, command.round, command.table)
    require(why_not_forfeit_match(section, state, match))
    teams = shown_teams(section, match)
    if match.forfeit is command.loser:
        raise AlreadySo("match-not-forfeited" if command.loser is None else "match-forfeited", match.table, teams=teams)
    warnings: list[Warning] = []
    if command.loser is not None:
        losers = match.teams if command.loser is Side.BOTH else match.teams[command.loser is Side.SECOND :][:1]
        names = ", ".join(team_at(section, number).name for number in losers)
        warnings.append(rule("match-forfeit").warn(teams=teams, loser=names))
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=command.reason)
    changed = _with(state, replace(match, forfeit=command.loser))
    write_matches(rows, section_id, section, state, changed, anew=frozenset({match.table}))
    after = rows.rounds.round(section_id, command.round)
    if command.loser is not None and not after.open_boards:
        rows.rounds.add_restore_point(section_id, Point(Mark.END, command.round))
    return results_changed(section_id)


def swap_teams(rows: EventRows, command: SwapTeams) -> ChangeSet:
    """The other team is named first."""
    section_id = command.section_id
    section, state, match = _match(rows, section_id, command.round, command.table)
    require(why_not_swap_teams(section, state, match))
    reason = command.reason
    if not state.is_draft:
        reason = needed(reason, tr("Published pairings change"))
    warnings = [rule("teams-swapped").warn(teams=shown_teams(section, match))]
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=reason)
    turned = replace(match, first=match.second, second=match.first)
    write_matches(rows, section_id, section, state, _with(state, turned), anew=frozenset({match.table}))
    return results_changed(section_id)


def lose_board(rows: EventRows, command: LoseBoard) -> ChangeSet:
    """A game played is lost for the match, because its player was not to be fielded; rated it is as played."""
    section_id = command.section_id
    section, state = rows.snapshot(section_id), rows.rounds.round(section_id, command.round)
    require(why_not_lose_board(section, state, command.board, command.loser))
    reason = needed(command.reason, tr("A game counts otherwise for the match than for rating"))
    rules = rules_of(section)
    table, seat = seat_of(command.board, rules.boards)
    board = state.board(command.board)
    match = next(one for one in state.matches if one.table == table)
    facts = {"teams": shown_teams(section, match), "board": f"{table}.{seat}"}
    if command.loser is None:
        warnings = [rule("board-given-back").warn(**facts)]
        changed = replace(board, result=board.rating_result, outcomes=None, rating_result=None)
    else:
        loser = match.teams[command.loser is Side.SECOND]
        white = match.teams[rules.colour(seat, command.round) is not Colour.WHITE]
        if board.colours_swapped:
            white = next(team for team in match.teams if team != white)
        won = GameResult.BLACK_BY_FORFEIT if loser == white else GameResult.WHITE_BY_FORFEIT
        warnings = [rule("board-lost").warn(loser=team_at(section, loser).name, **facts)]
        changed = replace(board, result=won, outcomes=None, rating_result=board.result)
    if command.round < section.rounds_paired:
        warnings.append(rule("earlier-match-changed").warn(round=command.round, teams=facts["teams"]))
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=reason)
    rows.rounds.write_board(section_id, command.round, changed)
    return results_changed(section_id)


def set_match_note(rows: EventRows, command: SetMatchNote) -> ChangeSet:
    """Keep a remark at a match."""
    _, _, match = _match(rows, command.section_id, command.round, command.table)
    rows.teams.write_match(command.section_id, replace(match, note=command.note.strip()))
    return results_changed(command.section_id)


def _match(rows: EventRows, section_id: int, number: int, table: int) -> tuple[Section, Round, Match]:
    section, state = rows.snapshot(section_id), rows.rounds.round(section_id, number)
    if not section.system.pairs_teams:
        require(rule("no-teams").warn())
    for match in state.matches:
        if match.table == table:
            return section, state, match
    raise RuleViolation(rule("no-match-at").words(round=number, table=table))


def _with(state: Round, changed: Match) -> Iterable[Match]:
    return [changed if match.table == changed.table else match for match in state.matches]


ROWS = (
    handles(SetLineUp, set_line_up),
    handles(EnterMatchScore, enter_match_score),
    handles(ForfeitMatch, forfeit_match),
    handles(SwapTeams, swap_teams),
    handles(LoseBoard, lose_board),
    handles(SetMatchNote, set_match_note),
)
