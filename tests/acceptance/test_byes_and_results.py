"""FIDE's checklist, Q157-193, Q217: adjourned games, byes, odd results, corrections, what the report holds.

Six players, two rounds to come after the first:
1-4 1:0, 5-2 0:1, 3-6 not played yet.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.commands.players import Absence, EditPlayers, SetAbsences, WithdrawPlayer
from tdapp.domain.commands.rounds import (
    CloseSection,
    CorrectionScope,
    CorrectResult,
    EnterResult,
    LateResult,
    MarkAdjourned,
    PublishRound,
    StorePairing,
    VerifyResult,
)
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import RULES, GameResult, Outcome
from tdapp.domain.words.checks import Level
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.position import position_of
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.reader import read_trf
from tests.acceptance.desk import BLACK, DRAW, FPB, HPB, WHITE, ZPB, Desk
from tests.arena import arena
from tests.event_files import ALL, round_commands

SIX = "\n".join(f"{number} {name} {2500 - 100 * number} |" for number, name in enumerate("ABCDEF", 1))
ROUND_1, ROUND_2 = ((1, 4), (5, 2), (3, 6)), ((2, 1), (6, 4), (5, 3))


@pytest.fixture
def desk(at_desk: Callable[..., Desk]) -> Desk:
    """Round 1 is played but for board 3."""
    return at_desk(arena(SIX, rounds_total=3, initial_colour="W"), *round_commands(1, ROUND_1, results=(WHITE, BLACK)))


# -- adjourned games ---


def test_q157_a_missing_result_is_recorded_as_adjourned_before_pairing(desk: Desk) -> None:
    """Q157-160: the next round is not paired over an open game; recording it is L2."""
    with pytest.raises(RuleViolation, match="no result at board 3: enter them, or record them as adjourned"):
        desk.do(StorePairing(1, 2, ROUND_2))
    assert desk.asks(MarkAdjourned(1, 1)) == {"missing-adjourned": Level.ACKNOWLEDGE}
    assert desk.asks(StorePairing(1, 2, ROUND_2)) == {"adjourned-while-pairing": Level.ACKNOWLEDGE}


def test_q159_it_counts_as_a_draw_for_pairing_only(desk: Desk) -> None:
    """Q161-162: half a point each in the pairing, nothing in the standings yet."""
    desk.asks(MarkAdjourned(1, 1))
    cards = position_of(desk.section, 2).cards
    assert (cards[3].pairing_score, cards[6].pairing_score) == (Fraction(1, 2), Fraction(1, 2))
    points = {row.player.number: row.points for row in compute_standings(desk.section, after_round=1).rows}
    assert points[3] in ("0", "0.0")


@pytest.mark.parametrize(("result", "asked"), [(DRAW, {}), (WHITE, {"adjourned-not-drawn": Level.CONFIRM})])
def test_q163_a_result_entered_later(desk: Desk, result: GameResult, asked: dict[str, Level]) -> None:
    """Q163-166: a draw is what was paired; anything else is L3 once the next round is paired, and noted."""
    desk.asks(MarkAdjourned(1, 1))
    desk.store.execute(StorePairing(1, 2, ROUND_2, confirmed=ALL))
    desk.do(PublishRound(1, 2))
    step = LateResult(1, 1, 3, result, "finished in the evening")
    if asked:
        assert desk.asks(step) == asked
        assert any("counted as a draw" in line for line in desk.report())
    else:
        desk.do(step)
    assert desk.round(1).board(3).result is result


def test_q169_nothing_final_while_a_game_is_adjourned(desk: Desk) -> None:
    """Q167-169 (STOP): the section is not closed, the standings stay provisional, the report is no final one."""
    desk.asks(MarkAdjourned(1, 1))
    desk.store.execute(StorePairing(1, 2, ROUND_2, confirmed=ALL))
    desk.do(PublishRound(1, 2), *(EnterResult(1, 2, board, DRAW) for board in (1, 2, 3)))
    desk.store.execute(StorePairing(1, 3, ((1, 3), (2, 6), (4, 5)), confirmed=ALL))
    desk.do(PublishRound(1, 3), *(EnterResult(1, 3, board, DRAW) for board in (1, 2, 3)))
    desk.do(*(VerifyResult(1, 3, board, DRAW) for board in (1, 2, 3)))
    with pytest.raises(RuleViolation, match="Round 1 has an adjourned game at board 3"):
        desk.do(CloseSection(1))
    assert compute_standings(desk.section).provisional
    assert not desk.section.closed
    desk.do(LateResult(1, 1, 3, DRAW), CloseSection(1))
    assert desk.section.closed


# -- byes ---


def test_q170_the_withdrawn_are_shown(desk: Desk) -> None:
    """Q170: in the standings with their standing, and absent from the next pairing."""
    desk.do(EnterResult(1, 1, 3, DRAW), WithdrawPlayer(1, 4, 2, "ill"))
    row = next(row for row in compute_standings(desk.section).rows if row.player.number == 4)
    assert row.player.standing.value == "withdrawn"
    assert 4 not in position_of(desk.section, 2).present


def test_q171_zero_half_and_full_point_byes(desk: Desk) -> None:
    """Q171-172: each kind is worth what the points say and stands in the report with its letter."""
    desk.do(EnterResult(1, 1, 3, DRAW))
    desk.store.execute(SetAbsences(1, (Absence(4, 2, ZPB), Absence(5, 2, HPB), Absence(6, 2, FPB)), confirmed=ALL))
    desk.play(2, ((2, 1),), ((3, Outcome.PAIRING_BYE), (4, ZPB), (5, HPB), (6, FPB)), (DRAW,))
    points = {row.player.number: row.points for row in compute_standings(desk.section, after_round=2).rows}
    assert [Fraction(points[number]) for number in (4, 5, 6)] == [0, Fraction(1, 2), Fraction(3, 2)]
    lines = {line[4:8].strip(): line for line in export_trf(desk.section).decode().splitlines() if line[:3] == "001"}
    assert [lines[number][101:109].strip()[-1] for number in "3456"] == ["U", "Z", "H", "F"]


def test_q174_a_second_half_point_bye_is_level_3(desk: Desk) -> None:
    """Q173-174."""
    desk.do(SetAbsences(1, (Absence(4, 2, HPB),)))
    assert desk.asks(SetAbsences(1, (Absence(4, 3, HPB),))) == {"second-half-bye": Level.CONFIRM}


def test_q175_players_can_be_marked_as_not_eligible(desk: Desk) -> None:
    """Q175-176: who is marked cannot get one, whatever is confirmed."""
    player = desk.section.players[3]
    desk.do(EditPlayers(1, (replace(player, no_half_bye=True),)))
    assert desk.refuses(SetAbsences(1, (Absence(4, 2, HPB),), confirmed=ALL)) == {"half-bye-ineligible"}


def test_q177_a_full_point_bye_is_level_2_and_noted(desk: Desk) -> None:
    """Q177-179."""
    assert desk.asks(SetAbsences(1, (Absence(4, 2, FPB),))) == {"full-point-bye": Level.ACKNOWLEDGE}
    assert any("full-point bye" in line for line in desk.report())


# -- results ---


def test_q180_only_the_legal_odd_results() -> None:
    """Q180-183: ½-0, 0-½, 0-0 over the board; 1F-0F, 0F-1F, 0F-0F; unrated W, D, L; adjourned."""
    assert {one.outcomes for one in GameResult} == {
        (Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN),
        (Outcome.DRAW, Outcome.LOSS), (Outcome.LOSS, Outcome.DRAW), (Outcome.LOSS, Outcome.LOSS),
        (Outcome.SHORT_WIN, Outcome.SHORT_LOSS), (Outcome.SHORT_DRAW, Outcome.SHORT_DRAW),
        (Outcome.SHORT_LOSS, Outcome.SHORT_WIN),
        (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS), (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
        (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS), (Outcome.ADJOURNED, Outcome.ADJOURNED),
    }  # fmt: skip


@pytest.mark.parametrize("result", [one for one in GameResult if one is not GameResult.ADJOURNED])
def test_q186_every_result_is_handled_everywhere(desk: Desk, result: GameResult) -> None:
    """Q184-186: standings, report and the next pairing take every result that can be entered."""
    desk.do(EnterResult(1, 1, 3, result))
    standings = compute_standings(desk.section, after_round=1)
    points = {row.player.number: Fraction(row.points) for row in standings.rows}
    worth = desk.section.points.points
    assert (points[3], points[6]) == (worth(result.outcomes[0]), worth(result.outcomes[1]))
    assert export_trf(desk.section)
    cards = position_of(desk.section, 2).cards
    assert (6 in cards[3].met) == RULES[result.outcomes[0]].over_the_board
    desk.do(StorePairing(1, 2, ROUND_2))


def test_q189_the_last_two_rounds_can_be_corrected(desk: Desk) -> None:
    """Q189-190: with a reason, L3 when the next round is paired, and noted."""
    desk.do(EnterResult(1, 1, 3, DRAW))
    desk.play(2, ROUND_2)
    step = CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, "wrong slip", WHITE)
    assert desk.asks(step) == {"earlier-round-corrected": Level.CONFIRM}
    assert any("board 1 changes from 1-0 to ½-½" in line for line in desk.report())


def test_q191_older_rounds_for_the_rating_report_only(desk: Desk) -> None:
    """Q191-193: kept apart from standings, noted."""
    desk.do(EnterResult(1, 1, 3, DRAW))
    desk.play(2, ROUND_2, results=(DRAW, DRAW, DRAW))
    desk.play(3, ((1, 3), (2, 6), (4, 5)))
    everything = CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, "wrong slip", WHITE)
    assert desk.refuses(everything) == {"round-too-old"}
    before = [row.points for row in compute_standings(desk.section).rows]
    rating = CorrectResult(1, 1, 1, DRAW, CorrectionScope.RATING_ONLY, "wrong slip", WHITE)
    assert desk.asks(rating) == {"rating-only-correction": Level.CONFIRM}
    assert [row.points for row in compute_standings(desk.section).rows] == before
    assert desk.round(1).board(1).rating_result is DRAW
    assert any("rating report only" in line for line in desk.report())


def test_q164_an_interim_report_marks_the_games_and_says_so(at_desk: Callable[[Section], Desk]) -> None:
    """Q164-165, Q169 (STOP): ``?`` with its X in 162, and the words; nothing of it once every result is in."""
    desk = at_desk(arena("1 A 2000 | 2w~\n2 B 1900 | 1b~\n3 C 1800 | 4w?\n4 D 1700 | 3b?", rounds_total=3))
    lines = export_trf(desk.section).decode().splitlines()
    players = [line for line in lines if line.startswith("001")]
    assert [line[91:].split() for line in players] == [
        ["2", "w", "?"], ["1", "b", "?"], ["4", "w", "?"], ["3", "b", "?"]
    ]  # fmt: skip
    (points,) = (line for line in lines if line.startswith("162"))
    assert "X 0.0" in points
    assert sum("INTERIM REPORT" in line and "2" in line for line in lines) == 1
    read = read_trf("\r\n".join(lines).encode())
    assert (read.section.cells, read.section.points) == (desk.section.cells, desk.section.points)
    assert not [note for note in read.notes if "?" in note.text or "162" in note.text]
    assert export_trf(read.section).decode().count("INTERIM REPORT") == 1
    desk.do(LateResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
    final = export_trf(desk.section).decode()
    assert "INTERIM" not in final
    assert "162" not in [line[:3] for line in final.splitlines()]
    assert "?" not in final.split("001", 1)[1]
