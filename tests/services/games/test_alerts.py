"""Alerts A1 to A12: each once for its cause, taken by name, informing only where the claim is the player's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.games.broadcast import TakenAlert
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.services.games.alerts import Alert, AlertKind, Urgency, alerts_of, result_on_board
from tdapp.services.games.of_round import all_games, games_of_round
from tdapp.services.games.taking import Stranger
from tests.ears import said

NOW = 1_800_000_000.0
SHUFFLE = ("g1f3", "g8f6", "f3g1", "f6g8")
FOOLS_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")


def game(moves: tuple[str, ...], **fields: object) -> GameRecord:
    plies = tuple(Ply(uci, received=NOW - 10 * (len(moves) - number)) for number, uci in enumerate(moves))
    given = {"plies": plies, "state": GameState.PLAYING, **fields}
    return GameRecord(1, 1, 2, **given)  # type: ignore[arg-type]


def alerts(record: GameRecord, result: GameResult | None = None, *, now: float = NOW, **others: object) -> list[Alert]:
    played = Round(1, boards=(Board(7, 1, 2, result),))
    given = {"taken": (), **others}
    return list(alerts_of(played, games_of_round(played, [record]), now=now, **given))  # type: ignore[arg-type]


def kinds(found: list[Alert]) -> list[tuple[AlertKind, Urgency]]:
    return [(one.kind, one.urgency) for one in found]


def test_a_repetition_only_informs_and_the_fifth_is_to_be_acted_on() -> None:
    (third,) = alerts(game(SHUFFLE * 2))
    assert (third.kind, third.urgency) == (AlertKind.THREEFOLD, Urgency.INFORM)
    assert (third.article, third.ply) == ("Laws, 9.2", 8)
    assert kinds(alerts(game(SHUFFLE * 4)))[0] == (AlertKind.DRAWN, Urgency.ACT)
    assert alerts(game(SHUFFLE * 2), GameResult.DRAW) == []


def test_fifty_moves_inform() -> None:
    record = game(("a1a2",), start="4k3/8/8/8/8/8/8/R3K3 w - - 99 90")
    assert (AlertKind.FIFTY, Urgency.INFORM) in kinds(alerts(record))


def test_a_dead_position_is_only_possible() -> None:
    record = game(("e1e2",), start="4k3/8/8/8/8/8/8/4K1N1 w - - 0 90")
    assert kinds(alerts(record)) == [(AlertKind.DEAD, Urgency.LOOK)]


def test_mate_without_a_result_is_told_after_a_minute() -> None:
    assert alerts(game(FOOLS_MATE), now=NOW + 40) == []
    (told,) = alerts(game(FOOLS_MATE), now=NOW + 51)
    assert (told.kind, told.urgency) == (AlertKind.NO_RESULT, Urgency.ACT)


@pytest.mark.parametrize(("clock", "urgency"), [(0, Urgency.ACT), (119, Urgency.INFORM), (121, None)])
def test_clocks(clock: int, urgency: Urgency | None) -> None:
    record = replace(game(("e2e4",)), plies=(Ply("e2e4", clock, received=NOW),))
    assert kinds(alerts(record)) == ([] if urgency is None else [(AlertKind.FLAG, urgency)])


def test_what_is_not_possible_and_what_contradicts() -> None:
    record = game(("e2e4",), rest="Ke5 Qh5", result="1-0")
    assert kinds(alerts(record, GameResult.BLACK_WINS)) == [
        (AlertKind.OTHER_RESULT, Urgency.ACT),
        (AlertKind.IMPOSSIBLE, Urgency.LOOK),
    ]
    assert kinds(alerts(replace(record, rest=""), GameResult.WHITE_WINS)) == []


def test_what_the_moves_say_against_what_is_entered_or_sent() -> None:
    """Nothing is decided: the arbiter sees both (8.7)."""
    (entered,) = alerts(game(FOOLS_MATE), GameResult.WHITE_WINS)
    assert (entered.kind, entered.urgency, entered.article) == (AlertKind.OTHER_RESULT, Urgency.ACT, "Laws, 5.1.1")
    assert alerts(game(FOOLS_MATE), GameResult.BLACK_WINS) == []
    assert kinds(alerts(game(SHUFFLE * 4), GameResult.BLACK_WINS)) == [(AlertKind.OTHER_RESULT, Urgency.ACT)]
    sent = alerts(game(FOOLS_MATE, result="1-0"))
    assert kinds(sent) == [(AlertKind.OTHER_RESULT, Urgency.LOOK)]
    assert "The board says 1-0" in sent[0].text
    both = alerts(game(FOOLS_MATE, result="1-0"), GameResult.WHITE_WINS)
    assert kinds(both) == [(AlertKind.OTHER_RESULT, Urgency.ACT), (AlertKind.OTHER_RESULT, Urgency.LOOK)]


def test_a_result_that_the_source_knows_and_nobody_entered() -> None:
    record = game(("e2e4", "e7e5"), result="1-0", state=GameState.ENDED)
    assert alerts(record, now=NOW) == []
    assert kinds(alerts(record, now=NOW + 61)) == [(AlertKind.NO_RESULT, Urgency.LOOK)]


@pytest.mark.parametrize(
    ("moves", "said", "expected"),
    [
        (FOOLS_MATE, "*", GameResult.BLACK_WINS),
        (FOOLS_MATE, "0-1", GameResult.BLACK_WINS),
        (FOOLS_MATE, "1-0", None),  # they differ
        (SHUFFLE * 4, "*", GameResult.DRAW),
        (("e2e4",), "1/2-1/2", GameResult.DRAW),
        (("e2e4",), "*", None),
        ((), "1-0", GameResult.WHITE_WINS),
    ],
)
def test_the_result_that_stands_on_a_board(moves: tuple[str, ...], said: str, expected: GameResult | None) -> None:
    assert result_on_board(game(moves, result=said)) is expected


def test_a_gap_informs_and_a_source_against_people_is_named() -> None:
    record = game(("e2e4", "e7e5"), rest="O-O", state=GameState.GAP)
    (told,) = alerts(record)
    assert (told.kind, told.urgency, told.article) == (AlertKind.IMPOSSIBLE, Urgency.INFORM, "Laws, 8.5")
    played = Round(1, boards=(Board(7, 1, 2),))
    games = games_of_round(played, [game(("e2e4", "e7e5"))], [said(game(("e2e4", "c7c5", "g1f3")))])
    assert games.by_board[7].moves == ("e2e4", "e7e5")
    (other,) = alerts_of(played, games, (), now=NOW)
    assert other.text == "1… e5 is shown, games says c5: what is shown stays."
    shorter = games_of_round(played, [game(("e2e4", "e7e5"))], [said(game(("e2e4",)))])
    assert alerts_of(played, shorter, (), now=NOW) == ()


def test_a_second_game_of_a_board_and_one_of_nobody_are_loose() -> None:
    first, second, stranger = game(("e2e4",)), game(("d2d4",)), replace(game(("c2c4",)), white=3)
    found = games_of_round(Round(1, boards=(Board(7, 1, 2),)), [first, second, stranger, replace(first, round=2)])
    assert (found.by_board[7].moves, found.loose) == (first.moves, (second, stranger))


def test_everything_that_is_known_goes_into_files() -> None:
    """What a source sent counts without anybody keeping it; where people recorded other moves, theirs do."""
    played = Round(1, boards=(Board(7, 1, 2), Board(8, 3, 4)))
    sent = [said(game(("e2e4", "e7e5", "g1f3"))), said(replace(game(("d2d4",)), white=3, black=4))]
    assert [one.moves for one in all_games([played], [], sent)] == [("e2e4", "e7e5", "g1f3"), ("d2d4",)]
    recorded = replace(game(("e2e4",)), game_id=5)
    assert [(one.game_id, len(one.moves)) for one in all_games([played], [recorded], sent)] == [(5, 3), (0, 1)]
    other = game(("c2c4",))
    assert [one.moves for one in all_games([played], [other], sent)] == [("c2c4",), ("d2d4",)]


def test_a_board_that_is_silent() -> None:
    record = game(("e2e4", "e7e5"))
    assert alerts(record, now=NOW + 24 * 60) == []
    assert kinds(alerts(record, now=NOW + 26 * 60)) == [(AlertKind.NO_MOVE, Urgency.LOOK)]
    slow = tuple(Ply(uci, received=NOW - 600 * (8 - n)) for n, uci in enumerate((*SHUFFLE, "e2e4", "e7e5", "d2d4")))
    thinking = replace(record, plies=slow)
    assert alerts(thinking, now=NOW + 30 * 60) == []  # moves take ten minutes there: fifty are nothing new
    assert kinds(alerts(thinking, now=NOW + 45 * 60)) == [(AlertKind.NO_MOVE, Urgency.LOOK)]


def test_colours_the_other_way_round_calls_and_sources() -> None:
    turned = replace(game(("e2e4",)), white=2, black=1)
    found = alerts(
        turned,
        troubles=("The folder is gone.",),
        strangers=(Stranger(GameRecord(1, white_name="Eva", black_name="Bert"), "no player"),),
        calls=(7,),
    )
    assert kinds(found) == [
        (AlertKind.CALLED, Urgency.ACT),
        (AlertKind.OTHER_PLAYERS, Urgency.LOOK),
        (AlertKind.OTHER_PLAYERS, Urgency.LOOK),
        (AlertKind.SOURCE, Urgency.LOOK),
    ]


def test_an_alert_is_taken_for_its_cause() -> None:
    taken = (TakenAlert(1, 7, "A1", "threefold:8", "Zoë"),)
    assert [one.taken_by for one in alerts(game(SHUFFLE * 2), taken=taken)] == ["Zoë"]
    again = alerts(game(("e2e4", "e7e5", *SHUFFLE * 2)), taken=taken)
    assert [one.taken_by for one in again] == [""]


@pytest.mark.parametrize(
    ("gaps", "waited", "silent"),
    [(5, 1501, False), (5, 3000, False), (5, 3001, True), (4, 1500, False), (4, 1501, True), (0, 1501, True)],
)
def test_of_a_slow_game_one_waits_five_times_as_long_as_its_moves_take(gaps: int, waited: int, silent: bool) -> None:
    """Ten minutes a move, seen five times: twenty-five minutes are not long yet."""
    moves = (SHUFFLE * 2)[: gaps + 1]
    plies = tuple(Ply(uci, received=NOW - 600 * (len(moves) - 1 - at)) for at, uci in enumerate(moves))
    found = alerts(GameRecord(1, 1, 2, plies=plies, state=GameState.PLAYING), now=NOW + waited)
    assert (AlertKind.NO_MOVE in {one.kind for one in found}) is silent
