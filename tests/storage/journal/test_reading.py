"""The journal as it is shown: what a step changed, and the one game it was about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.section.outcome import GameResult
from tdapp.services.ports.event_store import GameChange, RowChange
from tdapp.storage import EventFile
from tdapp.storage.journal.reading import read_journal
from tdapp.storage.journal.stored import read_step

Row = dict[str, Any]
WON, LOST, DRAWN = (result.value for result in (GameResult.WHITE_WINS, GameResult.BLACK_WINS, GameResult.DRAW))


@pytest.fixture(name="connection")
def _connection(event_file: EventFile) -> Iterator[Connection]:
    event_file.execute(SetTrialLadder(1, "BH"))
    with event_file.from_elsewhere() as connection:
        yield connection


def shown(connection: Connection, *images: list[Any]) -> Any:
    connection.exec_driver_sql("UPDATE journal SET images = ? WHERE revision = 2", (json.dumps(images),))
    return read_journal(connection, limit=1)[0]


def game(white: int = 1, black: int = 2, result: str | None = None, rating: str | None = None) -> Row:
    return {"white_id": white, "black_id": black, "board": 3, "result": result, "rating_result": rating}


@pytest.mark.parametrize(("images", "changes"), [(0, 0), (1, 1), (40, 40), (41, 0)])
def test_forty_rows_are_shown_and_more_are_counted(connection: Connection, images: int, changes: int) -> None:
    entry = shown(connection, *(["comment", number, None, {"text": "x"}] for number in range(images)))
    assert (entry.rows, len(entry.changes)) == (images, changes)


def test_a_row_comes_goes_or_has_other_values(connection: Connection) -> None:
    before, after = {"id": 1, "text": "a", "position": 1}, {"id": 1, "text": "b", "position": 1, "new": None}
    entry = shown(connection, ["comment", 1, None, after], ["comment", 1, before, None], ["comment", 1, before, after])
    assert entry.changes == (
        RowChange("comment", (), added=True),
        RowChange("comment", (), added=False),
        RowChange("comment", (("text", "a", "b"),)),
    )


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (game(), game(result=WON), (None, GameResult.WHITE_WINS)),
        (game(result=WON), game(result=LOST), (GameResult.WHITE_WINS, GameResult.BLACK_WINS)),
        # what is rated is told where it differs from what counts
        (game(result=WON, rating=DRAWN), game(result=WON), (GameResult.DRAW, GameResult.WHITE_WINS)),
        (game(result=WON), game(result=WON, rating=LOST), (GameResult.WHITE_WINS, GameResult.BLACK_WINS)),
        (None, game(), None),
        (game(), None, None),
    ],
)
def test_the_one_game_of_a_step(connection: Connection, before: Row | None, after: Row | None, told: Any) -> None:
    entry = shown(connection, ["pairing", 7, before, after], ["comment", 1, None, {"text": "beside it"}])
    names = {"white": (1, "Kővári, Łukasz"), "black": (2, "Ильин, Пётр")}
    assert entry.game == (told and GameChange(**names, board=3, old=told[0], new=told[1]))


def test_two_games_are_none_and_who_has_gone_is_unknown(connection: Connection) -> None:
    change = ["pairing", 7, game(9, 8), game(9, 8, WON)]
    assert shown(connection, change, change).game is None
    only = shown(connection, change).game
    assert (only.white, only.black) == ((0, "?"), (0, "?"))


def test_the_newest_steps_and_those_before_one(connection: Connection) -> None:
    assert [[entry.row_id for entry in read_journal(connection, limit=limit)] for limit in (0, 1, 9)] == [
        [],
        [2],
        [2, 1],
    ]
    older = [read_journal(connection, limit=9, before=row) for row in (3, 2, 1)]
    assert [[entry.row_id for entry in entries] for entries in older] == [[2, 1], [1], []]


def test_what_undo_does_not_cross_is_said(connection: Connection) -> None:
    assert [entry.barrier for entry in read_journal(connection, limit=9)] == [False, True]
    connection.exec_driver_sql("UPDATE journal SET schema_revision = schema_revision - 1 WHERE revision = 2")
    assert read_journal(connection, limit=1)[0].barrier


def test_whose_step_it_was(event_file: EventFile) -> None:
    event_file.carry_out(SetTrialLadder(1, "SB"), By("Ana", Role.DEPUTY))
    event_file.execute(SetTrialLadder(1, "BH"))
    assert [entry.actor for entry in event_file.journal(limit=2)] == ["", "Ana"]


def test_a_row_that_is_not_there_is_no_step(connection: Connection) -> None:
    assert read_step(connection, 99) is None
    for column in ("id", "revision"):
        step = read_step(connection, 2, column)
        assert step is not None
        assert step.id == SetTrialLadder.ID
