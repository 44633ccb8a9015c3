"""Drawn matches of a knock-out of players: tie-break games, what the arbiter decides, and what follows from it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tdapp.domain.commands.knockout import DecideTie, EnterTieGame, TakeTieGameBack
from tdapp.domain.knockout.players import Tie, bracket_of, decision_of, knocks_out, named_tie, next_step, tie_games_of
from tdapp.domain.knockout.tree import By, TieState
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.stages import rounds_of, stage_of
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.checks import Warning, require
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.ports.decisions import needed, pass_warnings, why_not_change
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.paired_on import Followers, followers_of, withdraw
from tdapp.services.rounds.results import results_changed
from tdapp.services.systems.knockout_words import HOWS, by_words

LONGEST_RATE = 40
_ENDED = frozenset(GameResult) - {GameResult.ADJOURNED}


def tie_between(section: Section, number: int, one: int, other: int) -> Tie | None:
    """The match of these two in the stage of a round; None where there is none."""
    if not knocks_out(section):
        return None
    return bracket_of(section).tie_between(stage_of(section, number), one, other)


def _no_match(section: Section, number: int, one: int, other: int) -> Warning:
    names = {player.number: player.name for player in section.players}
    return rule("no-tie").warn(one=names.get(one, one), other=names.get(other, other), round=number)


def why_not_tie_game(section: Section, number: int, one: int, other: int) -> Warning | None:
    """The next tie-break game: the games of the match are in and drawn, and the regulations list one more."""
    tie = tie_between(section, number, one, other)
    if tie is None:
        return why_not_change(section) or _no_match(section, number, one, other)
    return (
        why_not_change(section)
        or _not_tied(section, tie)
        or (None if next_step(section, tie) is not None else rule("no-more-games").warn(match=named_tie(section)(tie)))
    )


def _not_tied(section: Section, tie: Tie) -> Warning | None:
    match = named_tie(section)(tie)
    if tie.state in (TieState.OPEN, TieState.WAITING):
        return rule("match-open").warn(match=match)
    if tie.state is TieState.DECIDED:
        return rule("tie-decided").warn(teams=match, by=partial(by_words, tie.by))
    return None


def why_not_take_tie_game(section: Section, number: int, one: int, other: int) -> Warning | None:
    """Taking the last tie-break game of a match back: there is one."""
    tie = tie_between(section, number, one, other)
    if tie is None:
        return why_not_change(section) or _no_match(section, number, one, other)
    games = tie_games_of(section, tie.stage, (one, other))
    none = None if games else rule("no-tie-games").warn(match=named_tie(section)(tie))
    return why_not_change(section) or none


def why_not_decide_tie(section: Section, number: int, one: int, other: int, winner: int | None = 0) -> Warning | None:
    """Who goes on by decision: in a drawn match, also where games could still be played; None takes it back."""
    tie = tie_between(section, number, one, other)
    if tie is None:
        return why_not_change(section) or _no_match(section, number, one, other)
    if winner is None:
        stands = decision_of(section, tie.stage, (one, other)) is not None
        none = None if stands else rule("no-decision").warn(teams=named_tie(section)(tie))
        return why_not_change(section) or none
    decided = tie.by in (By.DECISION, By.FORFEIT)
    return why_not_change(section) or (None if decided else _not_tied(section, tie))


def enter_tie_game(rows: EventRows, command: EnterTieGame) -> ChangeSet:
    """The game is the next one of what is announced; who has White may have been drawn."""
    section = rows.snapshot(command.section_id)
    require(why_not_tie_game(section, command.round, command.white, command.black))
    tie = tie_between(section, command.round, command.white, command.black)
    assert tie is not None
    step = next_step(section, tie)
    assert step is not None  # else it is not possible
    if command.result not in _ENDED:
        require(rule("tie-game-result").warn())
    rate = trimmed(command.rate) or step.stage.rate
    if len(rate) > LONGEST_RATE:
        require(rule("tie-game-rate").warn(most=LONGEST_RATE))
    last = rounds_of(section, tie.stage)[-1]
    game = TieGame(last, command.white, command.black, step.stage.by, command.result, rate)
    warnings: list[Warning] = []
    turned = step.games and step.colours != (command.white, command.black)
    if turned and step.stage.by is not TieBreak.SUDDEN:
        warnings.append(rule("tie-game-colours").warn(match=named_tie(section)(tie)))
    after = replace(section, tie_games=(*section.tie_games, game))
    return _written(rows, command.section_id, section, after, warnings, command.confirmed)


def take_tie_game_back(rows: EventRows, command: TakeTieGameBack) -> ChangeSet:
    """The last game of the match goes, and with it what followed from it."""
    section = rows.snapshot(command.section_id)
    require(why_not_take_tie_game(section, command.round, command.one, command.other))
    stage = stage_of(section, command.round)
    game = tie_games_of(section, stage, (command.one, command.other))[-1]
    index = len(section.tie_games) - 1 - section.tie_games[::-1].index(game)
    after = replace(section, tie_games=section.tie_games[:index] + section.tie_games[index + 1 :])
    return _written(rows, command.section_id, section, after, [], command.confirmed)


def decide_tie(rows: EventRows, command: DecideTie) -> ChangeSet:
    """Who goes on is decided, or that is taken back; the reason stands in the tournament report."""
    section_id, pair = command.section_id, (command.one, command.other)
    section = rows.snapshot(section_id)
    require(why_not_decide_tie(section, command.round, *pair, command.winner))
    tie = tie_between(section, command.round, *pair)
    assert tie is not None
    match, stood = named_tie(section)(tie), decision_of(section, tie.stage, pair)
    kept = tuple(one for one in section.tie_decisions if one != stood)
    names = {player.number: player.name for player in section.players}
    if command.winner is None:
        assert stood is not None
        warnings = [rule("decision-back").warn(teams=match, winner=names[stood.winner])]
    else:
        if command.winner not in pair:
            require(rule("no-tie").warn(one=names.get(command.winner, command.winner), other="?", round=command.round))
        loser = next(one for one in pair if one != command.winner)
        last = rounds_of(section, tie.stage)[-1]
        decided = TieDecision(last, command.winner, loser, command.how, trimmed(command.text))
        if decided == stood:
            require(rule("tie-decided").warn(teams=match, by=partial(by_words, By.DECISION)))
        warnings = [
            rule("match-decided").warn(teams=match, winner=names[command.winner], how=partial(_how_words, decided))
        ]
        kept = (*kept, decided)
    reason = needed(command.reason, tr("A match is decided by the arbiter"))
    after = replace(section, tie_decisions=kept)
    return _written(rows, section_id, section, after, warnings, command.confirmed, reason)


def _how_words(decision: TieDecision) -> str:
    how = tr(HOWS[decision.how])
    return f"{how}, {decision.text}" if decision.text else how


def _written(
    rows: EventRows,
    section_id: int,
    before: Section,
    after: Section,
    warnings: list[Warning],
    confirmed: tuple[str, ...],
    reason: str = "",
) -> ChangeSet:
    follow: Followers = followers_of(before, after)
    warnings = [*warnings, *follow.warnings]
    pass_warnings(rows, section_id, warnings, confirmed, reason=reason)
    withdraw(rows, section_id, follow)
    return results_changed(section_id)


ROWS = (
    handles(EnterTieGame, enter_tie_game),
    handles(TakeTieGameBack, take_tie_game_back),
    handles(DecideTie, decide_tie),
)
