"""Why a step of a round is not possible, reason by reason, and which of two reasons is said."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.rounds import AbsenceAction, CorrectionScope
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.words.checks import Warning
from tdapp.services.rounds.possible import (
    free_players,
    why_not_absent,
    why_not_adjourn,
    why_not_after,
    why_not_clear,
    why_not_correct,
    why_not_draw_position,
    why_not_edit_by_hand,
    why_not_enter,
    why_not_late,
    why_not_pair_again,
    why_not_pair_by_hand,
    why_not_publish,
    why_not_take_back,
    why_not_type,
    why_not_unpair,
    why_not_unpublish,
    why_not_verify,
)
from tests.arena import arena
from tests.event_files import PAB, WHITE


def test_what_the_next_round_waits_for() -> None:
    """The next game of the same match waits for no result."""
    held = Round(1, RoundState.PLAYING, boards=(Board(1, 1, 2, WHITE), Board(2, 3, 4), Board(3, 5, 6)))

    def waits(round_: Round, **of_match: bool) -> str:
        found = why_not_after(round_, **of_match)
        return found.rule_id if found is not None else ""

    assert waits(held) == "before-open"
    assert waits(held, same_match=False) == "before-open"
    assert waits(held, same_match=True) == ""
    told = why_not_after(held)
    assert told is not None
    assert "2, 3" in told.text
    whole = replace(held, state=RoundState.COMPLETE, boards=held.boards[:1])
    assert waits(whole) == ""
    assert waits(replace(whole, unpaired=(3,))) == waits(replace(whole, unpaired=(3,)), same_match=True)
    assert waits(replace(whole, unpaired=(3,))) == "before-left-over"
    assert waits(replace(held, state=RoundState.DRAFT), same_match=True) == "before-draft"
    assert waits(replace(held, state=RoundState.DRAFT, manual=True)) == "by-hand-open"


FIVE = "1 A | 3w? {a}\n2 B | 4b? {b}\n3 C | 1b? {c}\n4 D | 2w? {d}\n5 E | U {e}"


def held(rounds: int = 1, **fields: object) -> Section:
    """Round 1 is paired, or another one after it."""
    later = {"a": "2w?", "b": "1b?", "c": "4w?", "d": "3b?", "e": "Z"} if rounds == 2 else dict.fromkeys("abcde", ".")
    return arena(FIVE.format(**later), **{"rounds_total": 5, "initial_colour": "W", **fields})


BOARDS = Board(1, 1, 3), Board(2, 4, 2)
ROUND = Round(1, RoundState.PUBLISHED, boards=BOARDS, byes=((5, PAB),))
DRAFT, BY_HAND = replace(ROUND, state=RoundState.DRAFT), replace(ROUND, manual=True)
EMPTY = Round(1, RoundState.DRAFT)
BEGUN = replace(ROUND, state=RoundState.PLAYING, boards=(replace(BOARDS[0], result=WHITE), BOARDS[1]))
OVER = replace(BEGUN, boards=(BEGUN.boards[0], replace(BOARDS[1], result=GameResult.DRAW)))
HERE, LATER, CLOSED = held(), held(2), held(closed=True)


def reason(found: Warning | None) -> str:
    return found.rule_id if found is not None else ""


def test_steps_of_a_round_by_what_it_is() -> None:
    rounds = (EMPTY, DRAFT, BY_HAND, ROUND, BEGUN, OVER)
    stood = ["round-stands"] * 3
    for why_not, here, later in (
        (why_not_publish, ["not-paired", "", *["published-already"] * 4], None),
        (why_not_unpublish, ["not-paired", "not-published", "by-hand-open", "", "has-results", "has-results"],
         ["not-paired", "not-published", "round-stands", *stood]),
        (why_not_unpair, ["not-paired", *[""] * 5], ["not-paired", "round-stands", "round-stands", *stood]),
        (why_not_take_back, ["not-paired", *[""] * 5], ["not-paired", *[""] * 5]),
        (why_not_type, ["draft", "draft", "by-hand-open", "", "", ""], ["draft", "draft", "by-hand-open", "", "", ""]),
        (why_not_enter, ["draft", "draft", "by-hand-open", "", "", ""], ["round-locked"] * 6),
        (why_not_adjourn, ["draft", "draft", "by-hand-open", "", "", "all-results-in"], None),
        (why_not_edit_by_hand, ["not-by-hand"] * 2 + [""] + ["not-by-hand"] * 3, None),
        (why_not_draw_position, ["no-chess960"] * 6, None),
    ):  # fmt: skip
        assert [reason(why_not(HERE, one)) for one in rounds] == here, why_not
        assert [reason(why_not(CLOSED, one)) for one in rounds] == ["closed"] * 6, why_not
        if later is not None:
            assert [reason(why_not(LATER, one)) for one in rounds] == later, why_not
    chess = held(chess960=True)
    assert [reason(why_not_draw_position(chess, one)) for one in rounds] == [""] * 4 + ["position-stands"] * 2
    assert reason(why_not_draw_position(held(2, chess960=True), ROUND)) == "round-stands"
    hand = replace(DRAFT, manual=True)
    assert reason(why_not_publish(HERE, hand)) == "by-hand-open"
    assert reason(why_not_unpublish(HERE, hand)) == "not-published"
    short = why_not_publish(HERE, replace(DRAFT, byes=()))
    assert short is not None
    assert (short.rule_id, "E (5)" in short.text) == ("not-complete", True)


def test_pairing_by_hand_begins_on_the_last_round() -> None:
    for round_, here in ((DRAFT, ""), (ROUND, ""), (BY_HAND, "by-hand-already"), (BEGUN, "")):
        assert reason(why_not_pair_by_hand(HERE, round_, None)) == here
        assert reason(why_not_pair_by_hand(CLOSED, round_, None)) == "closed"
    assert reason(why_not_pair_by_hand(LATER, ROUND, None)) == "round-stands"
    assert reason(why_not_pair_by_hand(LATER, DRAFT, None)) == "paired-since"
    second = replace(EMPTY, number=2)
    assert reason(why_not_pair_by_hand(HERE, second, BEGUN)) == "before-open"
    assert reason(why_not_pair_by_hand(HERE, second, OVER)) == ""
    assert reason(why_not_pair_by_hand(HERE, replace(EMPTY, number=3), OVER)) == "not-yet"
    alone = replace(HERE, players=tuple(replace(one, standing=Standing.WITHDRAWN) for one in HERE.players[1:]))
    assert reason(why_not_pair_by_hand(alone, DRAFT, None)) == "too-few-players"
    double = held(type_code="FIDE_DOUBLESWISS", fide_mode=False)
    assert reason(why_not_pair_by_hand(double, second, OVER)) == "game-follows"
    assert reason(why_not_pair_again(HERE, EMPTY, None)) == "not-paired"
    assert reason(why_not_pair_again(HERE, DRAFT, None)) == ""
    assert reason(why_not_pair_again(HERE, ROUND, None)) == "published-since"
    assert reason(why_not_pair_again(HERE, replace(DRAFT, manual=True), None)) == "by-hand-open"


def test_results_of_a_board() -> None:
    game, done = BOARDS[0], replace(BOARDS[0], result=WHITE)
    checked, adjourned = replace(done, verified=True), replace(game, result=GameResult.ADJOURNED)
    for why_not, found in (
        (why_not_clear, ["board-open", "", "", ""]),
        (why_not_verify, ["board-open", "", "board-verified", ""]),
        (why_not_late, ["", "not-adjourned", "not-adjourned", ""]),
    ):
        assert [reason(why_not(HERE, ROUND, one)) for one in (game, done, checked, adjourned)] == found
        for one in (game, done, checked):
            assert reason(why_not(HERE, DRAFT, one)) == "draft"
            assert reason(why_not(HERE, BY_HAND, one)) == "by-hand-open"
            assert reason(why_not(CLOSED, ROUND, one)) == "closed"
    assert reason(why_not_clear(LATER, ROUND, done)) == "round-locked"
    assert reason(why_not_verify(LATER, ROUND, done)) == reason(why_not_late(LATER, ROUND, game)) == ""


def test_corrections_reach_two_rounds_back_in_fide_mode() -> None:
    """Q189-193: what is older changes ratings only."""
    three = arena("1 A | 2w1 2b1 2w?\n2 B | 1b0 1w0 1b?", rounds_total=5)
    for fide, number, scope, found in (
        (True, 1, CorrectionScope.EVERYTHING, "round-too-old"),
        (True, 1, CorrectionScope.NEXT_PAIRING, "round-too-old"),
        (True, 1, CorrectionScope.RATING_ONLY, ""), (True, 2, CorrectionScope.EVERYTHING, ""),
        (True, 3, CorrectionScope.EVERYTHING, ""), (False, 1, CorrectionScope.EVERYTHING, ""),
    ):  # fmt: skip
        section = replace(three, fide_mode=fide)
        assert reason(why_not_correct(section, replace(OVER, number=number), scope)) == found
    draft = replace(DRAFT, number=1)
    assert reason(why_not_correct(three, draft, CorrectionScope.EVERYTHING)) == "draft"
    assert reason(why_not_correct(three, replace(OVER, manual=True), CorrectionScope.RATING_ONLY)) == "by-hand-open"


def test_who_does_not_come() -> None:
    forfeit, instead, again = AbsenceAction.FORFEIT, AbsenceAction.REPLACE, AbsenceAction.RE_PAIR
    for round_, found in (
        (EMPTY, ["not-paired"] * 3), (DRAFT, ["forfeit-in-draft", "", ""]), (ROUND, [""] * 3),
        (BY_HAND, ["by-hand-open"] * 3), (OVER, ["board-decided"] * 3),
    ):  # fmt: skip
        assert [reason(why_not_absent(HERE, round_, 1, action)) for action in (forfeit, instead, again)] == found
        assert {reason(why_not_absent(CLOSED, round_, 1, action)) for action in (forfeit, instead, again)} == {"closed"}
    assert reason(why_not_absent(LATER, ROUND, 1, forfeit)) == "round-stands"
    for action in (forfeit, instead, again):
        told = why_not_absent(HERE, ROUND, 5, action)
        assert told is not None
        assert (told.rule_id, "E (5)" in told.text) == ("no-game", True)
    assert free_players(HERE, ROUND) == (5,)
    gone = replace(HERE, players=(*HERE.players[:4], replace(HERE.players[4], standing=Standing.WITHDRAWN)))
    assert free_players(gone, ROUND) == ()
    assert [reason(why_not_absent(gone, ROUND, 1, action)) for action in (forfeit, instead, again)] == [
        "", "nobody-free", "",
    ]  # fmt: skip
