"""Each step about games at its bounds: what is kept and how, what is refused, what is asked, and with which words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.games import (
    AttachGame,
    ImportGames,
    NameInSource,
    RemoveGames,
    SetBroadcast,
    ShowGames,
    TakeAlert,
    WriteGame,
)
from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.text import GameText
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.games.hearing import hear
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import ALL, opened, round_commands

NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fay", "Gus", "Hanna", "Igor", "Jan", "Kai", "Lea")
PAIRS = tuple((number, number + 1) for number in range(1, 12, 2))
FIELD = arena(
    "\n".join(f"{number} {name} |" for number, name in enumerate(NAMES, 1)), rounds_total=3, initial_colour="W"
)
FIRST = ImportGames(1, (GameText(1, 1, 2, moves="e2e4 e7e5"),))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FIELD, steps=(*round_commands(1, PAIRS), FIRST)) as store:
        yield store


def refuses(store: EventFile, words: str, *commands: Command) -> None:
    """Each in these words, and nothing is kept of it."""
    before = store.games(1), store.broadcast(1), store.revision
    for command in commands:
        with pytest.raises(RuleViolation, match=words) as refused:
            store.execute(command)
        assert not isinstance(refused.value, NeedsConfirmation)
    assert before == (store.games(1), store.broadcast(1), store.revision)


def asked(store: EventFile, command: Command) -> str:
    with pytest.raises(NeedsConfirmation) as needed:
        store.execute(command)
    (warning,) = needed.value.warnings
    return warning.text


def test_games_of_nobody_are_kept_side_by_side_and_each_once(store: EventFile) -> None:
    one, other = (GameText(1, white_name=name, moves="d2d4") for name in ("A", "B"))
    store.execute(ImportGames(1, (one, other)))
    assert [game.white_name for game in store.games(1)] == ["", "A", "B"]
    refuses(store, "All these games are recorded already", ImportGames(1, (one, *FIRST.games)))
    store.execute(ImportGames(1, (one, GameText(3, black_name="C", moves="d2d4"))))  # what is new of them
    assert [game.black_name for game in store.games(1)] == ["", "", "", "C"]


def test_what_is_no_game_here_is_refused_whoever_brings_it(store: EventFile) -> None:
    for game, words in (
        (GameText(1, 3, 4, moves="e2e4 e7e4"), "Half-move 2, e7e4"),
        (GameText(1, 3, 4, moves="e2e4/x"), "cannot be read"),
        (GameText(1, 3, 4, start="8/8 w", moves="e2e4"), "FEN"),
        (GameText(0, 1, 2), "There is no round 0"),
        (GameText(4, 1, 2), "There is no round 4"),
        (GameText(1, 1, 2, result="9" * 21), f"“{'9' * 20}” is no result"),
        (GameText(1), "Say whose game it is"),
        (GameText(1, 13, 1), "number 13"),
        (GameText(1, 1, 0), "number 0"),
        (GameText(1, 3, 3), "two players"),
    ):
        refuses(store, words, ImportGames(1, (game,)), WriteGame(1, game), ShowGames(1, (game,)))


def test_whose_game_it_is_has_to_be_said_where_people_write_it(store: EventFile) -> None:
    of_nobody = GameText(1, white_name="A", black_name="B", moves="d2d4")
    twice = (FIRST.games[0], GameText(1, 1, 2, moves="d2d4"))
    refuses(
        store, "Say whose game it is",
        WriteGame(1, of_nobody), ShowGames(1, ()), ShowGames(1, twice), ShowGames(1, (*FIRST.games, of_nobody)),
    )  # fmt: skip


def test_what_the_arbiter_writes_is_sent_by_nobody(store: EventFile) -> None:
    refuses(store, "recorded like this already", WriteGame(1, FIRST.games[0]))
    for number, (source, kept) in enumerate((("eboard:1", "typed"), ("folder:x", "typed"), ("pgn:a.pgn", "pgn:a.pgn"))):
        store.execute(WriteGame(1, GameText(1, *PAIRS[number], moves="d2d4", source=source)))
        assert {game.pair: game.source for game in store.games(1)}[PAIRS[number]] == kept


def test_what_is_shown_by_hand_counts_until_sources_have_said_more(store: EventFile) -> None:
    same = ShowGames(1, FIRST.games)
    refuses(store, "recorded like this already", same)
    store.execute(ShowGames(1, (*FIRST.games, GameText(1, 3, 4, moves="d2d4"))))  # one of them is new
    assert [game.moves for game in store.games(1)] == [("e2e4", "e7e5"), ("d2d4",)]
    source = GameRecord(1, 1, 2, plies=(Ply("c2c4"),), state=GameState.PLAYING, source="eboard:1")
    hear(store, 1, store.round(1, 1), [source], 1_800_000_000.0)
    store.execute(same)  # now it is said against the source as well
    heard = [(game.pair, game.heard > 0) for game in store.games(1)]
    assert heard == [((1, 2), True), ((3, 4), False)]
    refuses(store, "recorded like this already", same)
    elsewhere = GameText(2, 1, 2, moves="e2e4 e7e5")  # the same two in another round are another game
    store.execute(ShowGames(1, (elsewhere,)))
    assert [game.round for game in store.games(1)] == [1, 1, 2]


def test_a_source_calls_each_player_otherwise(store: EventFile) -> None:
    def named(white_name: str, black_name: str, white: int, black: int) -> NameInSource:
        return NameInSource(1, "folder:x", white_name, white, black_name, black)

    refuses(store, "two players", named("A.", "B.", 1, 1))
    refuses(store, "number 13", named("A.", "B.", 13, 1))
    refuses(store, r"The source calls both players A\.", named(" A. ", "A.", 1, 2))
    refuses(store, "Bert is a player of this section", named("Bert", "", 1, 2), named("", "Bert", 2, 3))
    refuses(store, "known like this already", named(" ", "", 1, 2))
    store.execute(named("Bert", "Anni", 2, 1))  # by his own name
    store.execute(named("Bert", "Carli", 2, 3))  # one of them is new
    refuses(store, "known like this already", named("Carli", "Anni", 3, 1))
    names = [("Bert", 2), ("Anni", 1), ("Carli", 3)]
    assert store.source_names(1) == tuple(SourceName("folder:x", *name) for name in names)


def test_a_game_goes_to_another_pair_and_away_from_it(store: EventFile) -> None:
    store.execute(ImportGames(1, (GameText(1, 3, 4, "C.", "D.", moves="d2d4"), GameText(2, 5, 6, moves="c2c4"))))
    first, second, later = (game.game_id for game in store.games(1))

    def attach(game: int, *players: int | None, **more: Any) -> AttachGame:
        return AttachGame(1, game, *players, **more)

    refuses(store, "two players", attach(first, 1, None), attach(first, None, 2), attach(first, 5, 5))
    refuses(store, "recorded like this already", attach(first, 1, 2))
    refuses(store, "number 13", attach(first, 13, 2))
    refuses(store, "no longer recorded", attach(99, 1, 2))
    assert "Anna" in asked(store, attach(second, 1, 2))
    store.execute(attach(second, 1, 2, confirmed=("game-replaced",)))
    assert [(game.pair, game.moves) for game in store.games(1)] == [((1, 2), ("d2d4",)), ((5, 6), ("c2c4",))]
    store.execute(attach(second, None, None))  # it keeps the names that its source gave
    store.execute(attach(later, 1, 2))  # another round: nothing stands there
    store.execute(attach(later, None, None))
    found = {game.round: (game.pair, game.white_name, game.black_name) for game in store.games(1)}
    assert found == {1: (None, "C.", "D."), 2: (None, "Anna", "Bert")}


def test_a_game_of_which_one_player_is_known_keeps_his_name_when_it_is_nobodys(store: EventFile) -> None:
    store.execute(
        ImportGames(1, (GameText(2, 3, None, "", "X"), GameText(2, None, 4, "", "Y"), GameText(3, 5, None, "Z")))
    )
    for game in store.games(1)[1:]:
        store.execute(AttachGame(1, game.game_id, None, None))
    names = [(game.white_name, game.black_name) for game in store.games(1)[1:]]
    assert names == [("Carl", "X"), ("", "Y"), ("Z", "")]


def test_a_game_that_only_goes_on_may_take_the_place_of_another(store: EventFile) -> None:
    longer = GameText(1, white_name="A", black_name="B", moves="e2e4 e7e5 g1f3")
    store.execute(ImportGames(1, (longer,)))
    store.execute(AttachGame(1, store.games(1)[1].game_id, 1, 2))
    assert [game.moves for game in store.games(1)] == [("e2e4", "e7e5", "g1f3")]
    empty = ImportGames(1, (GameText(2, 1, 2), GameText(1, 3, 4)))
    store.execute(empty)
    store.execute(ImportGames(1, (GameText(2, 1, 2, moves="d2d4"),)))  # without moves there is nothing to be lost


@pytest.mark.parametrize(("count", "told"), [(5, ""), (6, " … (6)")])
def test_five_games_with_other_moves_are_named(store: EventFile, count: int, told: str) -> None:
    def of(moves: str) -> ImportGames:
        return ImportGames(1, tuple(GameText(1, *pair, moves=moves) for pair in PAIRS[:count]))

    store.execute(of("e2e4 e7e5 g1f3"))
    names = "; ".join(f"{FIELD.shown(white)} – {FIELD.shown(black)}" for white, black in PAIRS[:5])
    assert f"{names}{told}" in asked(store, of("e2e4 c7c5"))
    assert names in asked(store, of("e2e4"))  # shorter is other as well


def test_games_are_removed_each_once(store: EventFile) -> None:
    refuses(store, "No game is chosen", RemoveGames(1, ()))
    store.execute(ImportGames(1, (GameText(2, 1, 2),)))
    first, second = (game.game_id for game in store.games(1))
    store.execute(RemoveGames(1, (first, second, first)))
    assert store.games(1) == ()


def test_who_takes_an_alert_says_his_name(store: EventFile) -> None:
    refuses(store, "Say who takes the alert", TakeAlert(1, 1, 1, "A1", "x", " \n "))


def test_the_bounds_of_a_broadcast(store: EventFile) -> None:
    refuses(store, "for 60 minutes at most", SetBroadcast(1, -1), SetBroadcast(1, 3601))
    refuses(store, "may have 300 letters", SetBroadcast(1, 60, notice="x" * 301))
    refuses(store, "set like this already", SetBroadcast(1, 900, notice=" "))
    store.execute(SetBroadcast(1, 3600, notice="x" * 300))
    store.execute(SetBroadcast(1, 0, strict=True, reason="no sources here", confirmed=ALL))
    store.execute(SetBroadcast(1, 0, notice="Welcome"))  # public at once already: nothing is asked
    assert store.broadcast(1) == Broadcast(0, False, "Welcome")
