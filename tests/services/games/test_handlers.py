"""Commands about games over a real file: what is refused, what is asked, what stays when players go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.event import AddSection, RemoveSection
from tdapp.domain.commands.games import AttachGame, ImportGames, RemoveGames, SetBroadcast, TakeAlert, WriteGame
from tdapp.domain.commands.players import RemovePlayers
from tdapp.domain.commands.rounds import CloseSection
from tdapp.domain.games.broadcast import Broadcast, TakenAlert
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.text import GameText, game_text, plies_of, plies_text, record_of
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.games.hearing import hear
from tdapp.services.games.of_round import games_of_round, held_games
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import ALL, BLACK, PAB, opened, round_commands

DRAWN = """
1 Anna |
2 Bert |
3 Carl |
4 Dora |
5 Emil |
"""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    with opened(
        tmp_path,
        arena(DRAWN, rounds_total=3, initial_colour="W"),
        steps=round_commands(1, ((1, 2), (3, 4)), ((5, PAB),), (BLACK,)),
    ) as store:
        yield store


def state_at(store: EventFile, board: int) -> GameState:
    game = games_of_round(store.round(1, 1), store.games(1)).of(board)
    assert game is not None
    return game.state


def test_plies_are_kept_exactly() -> None:
    plies = (Ply("e2e4"), Ply("e7e5", 0), Ply("g1f3", None, 7), Ply("b8c6", 5, 6, 1795339123.25, True))
    assert plies_of(plies_text(plies)) == plies
    record = GameRecord(1, 1, 2, headers=(("ECO", "C44"),), plies=plies, state=GameState.PLAYING)
    assert record_of(game_text(record)) == record


def test_a_game_stands_at_the_board_of_its_players(store: EventFile) -> None:
    store.execute(ImportGames(1, (GameText(1, 3, 4, moves="e2e4 e7e5", result="1-0", state=GameState.ENDED),)))
    games = games_of_round(store.round(1, 1), store.games(1, 1))
    assert games.of(1) is None
    assert games.by_board[2].moves == ("e2e4", "e7e5")
    store.execute(ImportGames(1, (GameText(1, 2, 1, moves="d2d4"),)))  # the colours the other way round
    games = games_of_round(store.round(1, 1), store.games(1, 1))
    assert [game.pair for game in games.loose] == [(2, 1)]
    store.execute(AttachGame(1, games.loose[0].game_id, 1, 2))
    assert games_of_round(store.round(1, 1), store.games(1, 1)).of(1) is not None


def test_another_result_than_the_entered_one_is_a_doubt(store: EventFile) -> None:
    ended = GameText(1, 1, 2, moves="e2e4 e7e5", result="1-0", state=GameState.ENDED)
    store.execute(ImportGames(1, (ended,)))
    assert state_at(store, 1) is GameState.DOUBT
    store.execute(WriteGame(1, replace(ended, result="0-1")))
    assert state_at(store, 1) is GameState.CLOSED
    assert store.round(1, 1).board(1).result is BLACK  # nobody has changed it


def test_other_moves_are_replaced_only_when_confirmed(store: EventFile) -> None:
    first = GameText(1, 1, 2, moves="e2e4 e7e5")
    store.execute(ImportGames(1, (first,)))
    store.execute(ImportGames(1, (replace(first, moves="e2e4 e7e5 g1f3"),)))  # it only goes on
    other = ImportGames(1, (replace(first, moves="d2d4"),))
    with pytest.raises(NeedsConfirmation, match="Anna") as asked:
        store.execute(other)
    assert [warning.rule_id for warning in asked.value.warnings] == ["game-replaced"]
    store.execute(replace(other, confirmed=("game-replaced",)))
    assert [game.moves for game in store.games(1)] == [("d2d4",)]
    store.undo()
    assert [len(game.moves) for game in store.games(1)] == [3]
    with pytest.raises(RuleViolation, match="already"):
        store.execute(ImportGames(1, (replace(first, moves="e2e4 e7e5 g1f3"),)))
    with pytest.raises(RuleViolation, match="same players"):
        store.execute(ImportGames(1, (first, other.games[0])))


def test_a_game_keeps_its_names_when_its_players_go(tmp_path: Path) -> None:
    with opened(tmp_path, arena(DRAWN, rounds_total=3, initial_colour="W")) as store:
        store.execute(ImportGames(1, (GameText(2, 5, 1, moves="e2e4"),)))
        store.execute(RemovePlayers(1, (5,)))
        (game,) = store.games(1)
        assert (game.pair, game.white_name, game.moves) == (None, "Emil", ("e2e4",))
        store.undo()
        assert store.games(1)[0].pair == (5, 1)
        store.execute(AttachGame(1, game.game_id, None, None))
        assert store.games(1)[0].white_name == "Emil"
        store.execute(RemoveGames(1, (game.game_id,)))
        assert store.games(1) == ()
        with pytest.raises(RuleViolation, match="no longer"):
            store.execute(RemoveGames(1, (game.game_id,)))


def test_a_section_goes_with_its_games(store: EventFile) -> None:
    store.execute(AddSection(SectionFacts(3, "B")))
    store.execute(SetBroadcast(2, 60))
    store.execute(TakeAlert(2, 1, 1, "A1", "31", "Zoë"))
    store.execute(ImportGames(2, (GameText(1, None, None, "A", "B", moves="e2e4"),)))
    store.execute(RemoveSection(2))
    store.undo()
    assert len(store.games(2)) == 1


def test_moves_without_delay_need_a_reason_and_a_confirmation(store: EventFile) -> None:
    assert store.broadcast(1) == Broadcast()
    with pytest.raises(RuleViolation, match="reason"):
        store.execute(SetBroadcast(1, 0, confirmed=ALL))
    with pytest.raises(NeedsConfirmation) as asked:
        store.execute(SetBroadcast(1, 0, reason="computers"))
    assert [warning.rule_id for warning in asked.value.warnings] == ["no-delay"]
    store.execute(SetBroadcast(1, 0, reason="computers", confirmed=ALL))
    with pytest.raises(RuleViolation, match="60 minutes"):
        store.execute(SetBroadcast(1, 3601))
    store.execute(SetBroadcast(1, 300, notice="  Round 2 \n at 10:00 "))
    assert store.broadcast(1) == Broadcast(300, False, "Round 2 at 10:00")


def test_an_alert_is_taken_by_name_and_once(store: EventFile) -> None:
    take = TakeAlert(1, 1, 2, "A1", "31", " Zoë ")
    store.execute(take)
    assert store.taken_alerts(1) == (TakenAlert(1, 2, "A1", "31", "Zoë"),)
    with pytest.raises(RuleViolation, match="already"):
        store.execute(take)
    store.execute(replace(take, by="Ana"))
    assert [one.by for one in store.taken_alerts(1)] == ["Ana"]


def test_a_closed_section_still_takes_its_games(tmp_path: Path) -> None:
    with opened(tmp_path, arena("1 Anna | 2w1\n2 Bert | 1b0", rounds_total=1)) as store:
        store.execute(CloseSection(1, ALL))
        store.execute(ImportGames(1, (GameText(1, 1, 2, moves="e2e4"),)))
        assert len(store.games(1)) == 1


def test_what_sources_send_is_no_step_and_survives_a_start(store: EventFile) -> None:
    record = GameRecord(1, 1, 2, plies=(Ply("e2e4", 10, 2, 1795339123.5),), state=GameState.PLAYING, source="folder:x")
    revision, played = store.revision, store.round(1, 1)
    assert hear(store, 1, played, [record], 1795339123.5)
    assert not hear(store, 1, played, [record], 1795339124.5)
    assert hear(store, 1, played, [record, replace(record, white=3, black=4)], 1795339125.5)
    assert store.revision == revision
    one, other = store.streams(1)
    assert (one.record, one.shown, one.board, one.source) == (record, record, 1, "folder:x")
    assert (other.pair, other.board) == ((3, 4), 2)
    assert store.streams(1, 2) == ()
    assert [game.moves for game in held_games(store, 1)] == [("e2e4",), ("e2e4",)]
    store.execute(WriteGame(1, GameText(1, 1, 2, moves="d2d4")))
    assert [game.moves for game in held_games(store, 1)] == [("d2d4",), ("e2e4",)]
    assert [line.record for line in store.lines(1, one.stream_id)] == [record]
