"""Entries that waited in a telephone belong to the game that the volunteer saw."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.games import WriteGame
from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing, UnpairRound
from tdapp.domain.games.record import GameRecord, Ply
from tdapp.domain.games.stream import Mark
from tdapp.domain.games.text import GameText
from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.games.desk import Entry, game_name
from tdapp.services.games.entering import enter
from tdapp.services.games.hearing import hear
from tdapp.services.games.of_round import games_of_round
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import opened

ALL = tuple(rule.id for rule in RULES)
SECTION = arena("1 Anna | 2w?\n2 Bert | 1b?\n3 Carl | 4w?\n4 Dora | 3b?", rounds_total=3)


def say(store: EventFile, game: str, *moves: str, ply: int = 0, board: int = 1) -> str:
    newest = store.round(1, store.snapshot(1).rounds_paired)
    text = ""
    for at, uci in enumerate(moves, start=ply):
        text = enter(store, 1, (1,), newest, Entry(board, "move", at, uci, True, game), 1_800_000_000.0 + at).text
    return text


def shown(store: EventFile, number: int) -> tuple[str, ...]:
    games = games_of_round(store.round(1, number), store.games(1, number), store.streams(1, number))
    record = games.of(1)
    return record.moves if record is not None else ()


def test_moves_of_round_1_that_come_in_round_2(tmp_path: Path) -> None:
    with opened(tmp_path, SECTION) as store:
        game = game_name(store.round(1, 1), store.round(1, 1).board(1))
        assert game == "1:1-2"
        assert say(store, game, "e2e4", "e7e5") == ""
        store.execute(EnterResult(1, 1, 1, GameResult.DRAW))
        store.execute(EnterResult(1, 1, 2, GameResult.DRAW))
        store.execute(StorePairing(1, 2, ((3, 1), (2, 4)), confirmed=ALL))
        store.execute(PublishRound(1, 2, confirmed=ALL))
        assert "game is over" in say(store, game, "g1f3", "b8c6", ply=2)
        assert (shown(store, 1), shown(store, 2)) == (("e2e4", "e7e5"), ())
        (stream,) = store.streams(1, 1)
        assert (stream.mark, stream.record.moves) == (Mark.LATE, ("e2e4", "e7e5", "g1f3", "b8c6"))
        assert say(store, "2:3-1", "d2d4") == ""
        assert shown(store, 2) == ("d2d4",)
        store.execute(UnpairRound(1, 2, "wrong", confirmed=ALL))
        store.execute(StorePairing(1, 2, ((1, 4), (2, 3)), confirmed=ALL))
        store.execute(PublishRound(1, 2, confirmed=ALL))
        other = GameRecord(2, 3, 1, plies=(Ply("c2c4"),), source="eboard:1")
        volunteers = GameRecord(2, 1, 4, plies=(Ply("c2c4"),), source="volunteer")
        hear(store, 1, store.round(1, 2), [other, volunteers], 1_800_000_000.0)
        assert "not paired any more" in say(store, "2:3-1", "d7d5", ply=1)
        assert shown(store, 2) == ("c2c4",)
        (gone,) = [one for one in store.streams(1, 2) if one.pair == (3, 1) and one.source == "volunteer"]
        assert gone.record.moves == ("d2d4", "d7d5")


@pytest.mark.parametrize("game", ["1:3-4", "9:1-2", "1:1-99", "1:1-1"])
def test_nobody_enters_at_the_boards_of_others(tmp_path: Path, game: str) -> None:
    with opened(tmp_path, SECTION) as store, pytest.raises(RuleViolation, match="not yours"):
        say(store, game, "e2e4")


def test_without_a_game_it_is_that_of_the_board(tmp_path: Path) -> None:
    with opened(tmp_path, SECTION) as store:
        say(store, "", "e2e4")
        assert shown(store, 1) == ("e2e4",)
        with pytest.raises(RuleViolation, match="not yours"):
            say(store, "", "e7e5", ply=1, board=2)
        taken = enter(store, 1, (1,), store.round(1, 1), Entry(1, "call", 0), 5.0)
        assert taken.call == (1, 1)


def test_what_is_sent_again_of_a_game_that_the_arbiter_wrote_is_no_news_of_anybody(tmp_path: Path) -> None:
    with opened(tmp_path, SECTION) as store:
        store.execute(WriteGame(1, GameText(1, 1, 2, moves="e2e4")))
        again = enter(store, 1, (1,), store.round(1, 1), Entry(1, "move", 0, "e2e4"), 5.0)
        assert not again.is_new
        assert store.streams(1, 1) == ()
        assert enter(store, 1, (1,), store.round(1, 1), Entry(1, "move", 1, "e7e5"), 5.0).is_new
        assert [one.source for one in store.streams(1, 1)] == ["volunteer"]


def test_of_a_game_that_is_gone_a_volunteer_goes_on_from_what_he_said_himself(tmp_path: Path) -> None:
    with opened(tmp_path, replace(SECTION, initial_colour="W")) as store:
        pieces = GameRecord(1, 1, 2, plies=(Ply("c2c4"),), source="eboard:1")
        elsewhere = GameRecord(1, 3, 4, plies=(Ply("c2c4"), Ply("c7c5")), source="volunteer")
        hear(store, 1, store.round(1, 1), [pieces, elsewhere], 1_800_000_000.0)
        store.execute(UnpairRound(1, 1, "wrong", confirmed=ALL))
        store.execute(StorePairing(1, 1, ((1, 4), (2, 3)), confirmed=ALL))
        store.execute(PublishRound(1, 1, confirmed=ALL))
        assert "not paired any more" in say(store, "1:1-2", "d2d4", "d7d5")
        (own,) = [one for one in store.streams(1, 1) if one.pair == (1, 2) and one.source == "volunteer"]
        assert own.record.moves == ("d2d4", "d7d5")
