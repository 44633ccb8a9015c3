"""The rows of games: whose they are, which one is written over, and what stays when players go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.games.broadcast import Broadcast, TakenAlert
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.stream import Heard, Line
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.games import SqlGameRows, insert_games, read_broadcast, read_games
from tdapp.storage.rows.streams import add_lines
from tests.arena import arena

FOUR = arena("1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0", rounds_total=3)


@pytest.fixture(name="four")
def _four() -> Section:
    return FOUR


@pytest.fixture(name="games")
def _games(uow: SqlUnitOfWork) -> SqlGameRows:
    return uow.events.games


def told(games: SqlGameRows, section_id: int = 1) -> list[tuple[object, ...]]:
    return [(one.round, one.white, one.black, one.result) for one in games.games(section_id)]


def test_a_game_is_written_over_the_one_of_its_pair_and_round(games: SqlGameRows) -> None:
    games.put(1, GameRecord(1, 1, 2, result="1-0"))
    games.put(1, GameRecord(1, 1, 2, result="0-1"))
    games.put(1, GameRecord(2, 1, 2, result="*"))
    games.put(1, GameRecord(1, 2, 1, result="1/2-1/2"))
    games.put(1, GameRecord(1, 1, 3))
    games.put(2, GameRecord(1, 1, 2, result="*"))
    assert told(games) == [(1, 1, 2, "0-1"), (1, 2, 1, "1/2-1/2"), (1, 1, 3, "*"), (2, 1, 2, "*")]
    assert told(games, 2) == [(1, 1, 2, "*")]


@pytest.mark.parametrize("pair", [(None, None), (1, None), (None, 2)])
def test_a_game_of_which_a_player_is_not_known_is_always_a_new_one(
    games: SqlGameRows, pair: tuple[int | None, int | None]
) -> None:
    for _ in range(2):
        games.put(1, GameRecord(1, *pair, "X", "Y"))
    assert [(one.white, one.black, one.white_name, one.black_name) for one in games.games(1)] == [(*pair, "X", "Y")] * 2


def test_a_game_is_found_by_its_number_in_its_own_section(games: SqlGameRows) -> None:
    games.put(1, GameRecord(1, None, None, "X", "Y"))
    (held,) = games.games(1)
    games.put(1, replace(held, white=3, black=4, result="1-0"))
    assert told(games) == [(1, 3, 4, "1-0")]
    games.put(2, replace(held, white_name="Z"))
    assert [one.white_name for one in games.games(2)] == ["Z"]
    for section, number in ((2, held.game_id), (1, 99)):
        with pytest.raises(RuleViolation, match="no longer recorded"):
            games.remove(section, number)
    games.remove(1, held.game_id)
    assert (told(games), len(games.games(2))) == ([], 1)
    with pytest.raises(RuleViolation, match="no longer recorded"):
        games.remove(1, held.game_id)


def test_an_alert_has_one_who_took_it_last(games: SqlGameRows) -> None:
    alert = TakenAlert(1, 1, "time", "cause", "Ana")
    others = [replace(alert, **{name: value}) for name, value in (("round", 2), ("board", 2), ("cause", "x"))]
    others.append(replace(alert, kind="flag"))
    for one in (alert, *others, replace(alert, by="Ben")):
        games.take_alert(1, one)
    games.take_alert(2, alert)
    assert games.taken_alerts(1) == (replace(alert, by="Ben"), *others)
    assert games.taken_alerts(2) == (alert,)


def test_a_name_of_a_source_means_one_player(games: SqlGameRows) -> None:
    for name in (SourceName("board", "Anna", 1), SourceName("web", "Anna", 2), SourceName("board", "Anna", 3)):
        games.name_player(1, name)
    games.name_player(2, SourceName("board", "Anna", 4))
    assert games.source_names(1) == (SourceName("board", "Anna", 3), SourceName("web", "Anna", 2))
    assert games.source_names(2) == (SourceName("board", "Anna", 4),)


def test_a_broadcast_is_that_of_its_section(games: SqlGameRows) -> None:
    assert games.broadcast(1) == Broadcast()
    said = [replace(Broadcast(), delay=minutes) for minutes in (5, 7)]
    for one in said:
        games.write_broadcast(1, one)
        assert games.broadcast(1) == one
    assert games.broadcast(2) == Broadcast()


def test_games_of_players_who_go_keep_their_names(uow: SqlUnitOfWork, games: SqlGameRows) -> None:
    games.put(1, GameRecord(1, 1, 2))
    games.put(1, GameRecord(2, 2, 1, "A as written"))
    games.put(1, GameRecord(2, 3, 4, "C", "D"))
    games.put(1, GameRecord(3, None, 1, "Guest"))
    games.put(1, GameRecord(3, 1, None, "", "Guest"))
    games.put(1, GameRecord(3, 1, None))
    games.name_player(1, SourceName("board", "Anna", 1))
    games.name_player(1, SourceName("board", "Cleo", 3))
    uow.events.rounds.write_round(1, replace(uow.events.rounds.round(1, 1), boards=()), published=False)
    uow.events.roster.remove_players(1, [1])
    found = [(one.white, one.black, one.white_name, one.black_name) for one in games.games(1)]
    assert found == [
        (None, None, "A", "B"),
        (None, None, "A as written", "A"),
        (3, 4, "C", "D"),
        (None, None, "Guest", "A"),
        (None, None, "A", "Guest"),
        (None, None, "A", ""),
    ]
    assert games.source_names(1) == (SourceName("board", "Cleo", 3),)


def test_who_moves_to_another_section_leaves_games_there(uow: SqlUnitOfWork, games: SqlGameRows) -> None:
    games.put(1, GameRecord(1, 1, 2))
    uow.events.rounds.write_round(1, replace(uow.events.rounds.round(1, 1), boards=()), published=False)
    uow.events.roster.move_players(1, {1: 9}, 2)
    assert [(one.white, one.white_name) for one in games.games(1)] == [(None, "A")]
    assert [player.number for player in uow.events.snapshot(1).players] == [2, 3, 4]
    assert [player.number for player in uow.events.snapshot(2).players] == [1, 2, 3, 4, 9]


def test_an_event_that_comes_with_games_has_them_at_its_own_players(uow: SqlUnitOfWork) -> None:
    """Of each section, of all rounds or of one."""
    connection = uow._session.connection()
    own = (GameRecord(1, 1, 2, result="1-0"), GameRecord(2, 3, None, "", "Guest"), GameRecord(2, None, 4, "Guest"))
    insert_games(connection, 2, own, Broadcast(delay=5))
    insert_games(connection, 1, (), Broadcast())
    found = read_games(connection, 2)
    assert tuple(replace(one, game_id=0) for one in found) == own
    assert [read_games(connection, 2, number) for number in (1, 2, 3)] == [found[:1], found[1:], ()]
    assert read_games(connection, 1) == ()
    assert (read_broadcast(connection, 2), read_broadcast(connection, 1)) == (Broadcast(delay=5), Broadcast())
    assert connection.exec_driver_sql("SELECT section_id FROM broadcast").scalars().all() == [2]  # none: as usual


def test_who_is_meant_is_asked_of_the_players_of_the_section(games: SqlGameRows) -> None:
    game = GameRecord(1, 1, 2)
    assert games.heard_until(1, game) == 0
    line = Heard("board", 1, Line(70, game), game, None)
    add_lines(games._session.connection(), 1, [line])
    for section, asked, until in ((1, game, 70), (1, replace(game, white=2, black=1), 0), (2, game, 0)):
        assert games.heard_until(section, asked) == until
