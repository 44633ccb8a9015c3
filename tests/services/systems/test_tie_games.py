"""Tie-break games and decisions of a drawn match, through the door: what is stored, what is asked, what is refused."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.knockout import DecideTie, EnterTieGame, TakeTieGameBack
from tdapp.domain.section.event import Kind
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.words.checks import NeedsConfirmation, confirmed
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.systems.tie_games import why_not_decide_tie, why_not_take_tie_game, why_not_tie_game
from tests.arena import arena
from tests.event_files import ALL
from tests.services.roster_stage import Stage, Staging

W, D, B = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS
DRAWN = "1 A 2400 | 4w=\n2 B 2300 | 3b1\n3 C 2200 | 2w0\n4 D 2100 | 1b="


def asked(one: Stage, command: Command) -> list[str]:
    """What has to be confirmed; then it is done."""
    with pytest.raises(NeedsConfirmation) as caught:
        one.store.execute(command)
    one.do(confirmed(command, caught.value.warnings))
    assert not [warning for warning in caught.value.warnings if "{" in warning.text]
    return [warning.rule_id for warning in caught.value.warnings]


@pytest.fixture(name="one")
def _one(stage: Staging) -> Stage:
    text = "deciders=rapid-25-10+sudden-5-3"
    return stage(arena(DRAWN, kind=Kind.KNOCKOUT, rounds_total=2, system_text=text))


def test_a_game_has_the_rate_that_was_announced_or_a_short_one(one: Stage) -> None:
    for rate in ("x" * 41, f" {'x' * 41} "):
        with pytest.raises(RuleViolation, match="40 letters at most"):
            one.store.execute(EnterTieGame(1, 1, 4, 1, D, rate=rate))
    one.do(EnterTieGame(1, 1, 4, 1, D, rate=f" {'x' * 40} "))
    one.do(EnterTieGame(1, 1, 1, 4, D, rate=" "))
    assert one.section().tie_games == (
        TieGame(1, 4, 1, TieBreak.RAPID, D, "x" * 40), TieGame(1, 1, 4, TieBreak.RAPID, D, "25+10"),
    )  # fmt: skip


def test_an_adjourned_game_decides_nothing(one: Stage) -> None:
    one.refused(EnterTieGame(1, 1, 4, 1, GameResult.ADJOURNED))
    assert one.section().tie_games == ()


def test_colours_in_turn_and_who_begins_by_lot(one: Stage) -> None:
    """Who has White first may have been drawn, and in sudden death each time; else the colours are in turn."""
    one.do(EnterTieGame(1, 1, 1, 4, D))
    assert asked(one, EnterTieGame(1, 1, 1, 4, D)) == ["tie-game-colours"]
    one.do(
        EnterTieGame(1, 1, 4, 1, D),
    )
    one.do(EnterTieGame(1, 1, 4, 1, D))
    assert [game.by for game in one.section().tie_games] == [TieBreak.RAPID] * 2 + [TieBreak.SUDDEN] * 2


def test_the_last_game_of_this_match_is_taken_back(one: Stage) -> None:
    one.refused(TakeTieGameBack(1, 1, 4, 1))
    one.do(EnterTieGame(1, 1, 4, 1, W))
    one.do(EnterTieGame(1, 1, 1, 4, D))
    one.do(TakeTieGameBack(1, 1, 1, 4))
    assert [(game.white, game.result) for game in one.section().tie_games] == [(4, W)]
    one.do(TakeTieGameBack(1, 1, 1, 4))
    assert one.section().tie_games == ()


def test_who_goes_on_by_decision(one: Stage) -> None:
    with pytest.raises(RuleViolation, match="reason"):
        one.store.execute(DecideTie(1, 1, 4, 1, 4, How.LOTS, "coin", " "))
    one.refused(DecideTie(1, 1, 4, 1, 2, How.LOTS, "coin", "drawn"))
    one.refused(DecideTie(1, 1, 4, 1, 9, How.LOTS, "coin", "drawn"))
    one.refused(DecideTie(1, 1, 4, 1, None, How.LOTS, "", "none stands"))
    assert asked(one, DecideTie(1, 1, 4, 1, 4, How.LOTS, " coin ", "drawn")) == ["match-decided"]
    assert one.section().tie_decisions == (TieDecision(1, 4, 1, How.LOTS, "coin"),)
    one.refused(DecideTie(1, 1, 4, 1, 4, How.LOTS, "coin", "again"), "decided already")
    assert asked(one, DecideTie(1, 1, 1, 4, 1, How.ARBITER, "", "he left")) == ["match-decided"]
    assert one.section().tie_decisions == (TieDecision(1, 1, 4, How.ARBITER, ""),)
    assert any("he left" in comment for comment in one.section().comments)
    with pytest.raises(RuleViolation, match="reason"):
        one.store.execute(DecideTie(1, 1, 4, 1, None))
    assert asked(one, DecideTie(1, 1, 4, 1, None, reason="wrong board")) == ["decision-back"]
    assert one.section().tie_decisions == ()


def test_no_match_has_no_games(stage: Staging) -> None:
    """Two who do not meet, a round that there is not, a Swiss."""
    section = arena(DRAWN, kind=Kind.KNOCKOUT, rounds_total=2)
    one = stage(section, replace(section, kind=Kind.SWISS, name="B"))
    for where, number, white, black in ((1, 1, 1, 2), (1, 2, 1, 4), (2, 1, 1, 4)):
        one.refused(EnterTieGame(where, number, white, black, D))
        one.refused(TakeTieGameBack(where, number, white, black))
        one.refused(DecideTie(where, number, white, black, white, How.LOTS, "", "x"))


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (EnterTieGame(1, 1, 1, 2, D), "A and B have no match in round 1"),
        (EnterTieGame(1, 1, 9, 3, D), "9 and C have no match in round 1"),
        (TakeTieGameBack(1, 1, 1, 2), "A and B have no match in round 1"),
        (TakeTieGameBack(1, 1, 1, 4), "A – D: there is no tie-break game"),
        (DecideTie(1, 1, 3, 1, 3, How.LOTS, "", "x"), "C and A have no match in round 1"),
        (DecideTie(1, 1, 1, 4, 2, How.LOTS, "", "x"), "B and \\? have no match in round 1"),
        (DecideTie(1, 1, 1, 4, None, reason="x"), "A – D: there is no decision to take back"),
        (EnterTieGame(1, 1, 2, 3, D), "C – B: decided already, by game points"),
        (EnterTieGame(1, 1, 1, 4, GameResult.ADJOURNED), "A tie-break game is won, drawn or lost"),
    ],
)  # fmt: skip
def test_what_is_refused_says_of_whom(one: Stage, command: Command, words: str) -> None:
    one.refused(replace(command, confirmed=ALL), words)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("commands", "command", "words"),
    [
        ((), DecideTie(1, 1, 1, 4, 4, How.LOTS, "coin", "x"),
         "A – D: D goes on by decision \\(drawing of lots, coin\\)"),
        ((), DecideTie(1, 1, 1, 4, 1, How.ARBITER, "", "x"), "A – D: A goes on by decision \\([a-z ]+\\)"),
        ((DecideTie(1, 1, 1, 4, 4, How.LOTS, "", "x"),), DecideTie(1, 1, 1, 4, None, reason="x"),
         "A – D: the decision for D is taken back"),
        ((EnterTieGame(1, 1, 4, 1, D),), EnterTieGame(1, 1, 4, 1, D),
         "A – D: the second game is played with reversed colours"),
    ],
)  # fmt: skip
def test_what_is_asked_says_of_whom(one: Stage, commands: tuple[Command, ...], command: Command, words: str) -> None:
    for before in commands:
        one.do(replace(before, confirmed=ALL))  # type: ignore[call-arg]
    with pytest.raises(NeedsConfirmation) as caught:
        one.store.execute(command)
    assert re.search(words, caught.value.warnings[0].text), caught.value.warnings[0].text
    one.do(replace(command, confirmed=ALL))  # type: ignore[call-arg]
    noted = [comment for comment in one.section().comments if "Reason: x" in comment]
    assert bool(noted) is isinstance(command, DecideTie)


def test_a_closed_event_stands() -> None:
    section = arena(DRAWN, kind=Kind.KNOCKOUT, rounds_total=2)
    closed = replace(section, closed=True)
    for pair in ((1, 4), (1, 2)):
        for why_not in (why_not_tie_game, why_not_take_tie_game, why_not_decide_tie):
            said = why_not(closed, 1, *pair)
            assert said is not None
            assert said.rule_id == "closed"
        said = why_not_decide_tie(closed, 1, *pair, winner=None)
        assert said is not None
        assert said.rule_id == "closed"
    assert why_not_tie_game(section, 1, 1, 4) is None
    assert why_not_decide_tie(section, 1, 1, 4) is None
