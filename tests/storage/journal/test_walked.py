"""What a walk through the history changed of what is public or locked, by the images of its rows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tdapp.domain.section.event import ByeRules
from tdapp.domain.section.outcome import GameResult
from tdapp.services.ports.unit_of_work import Walked
from tdapp.storage.journal.walked import Change, walked
from tests.arena import arena
from tests.event_files import opened

WHITE, DRAW = GameResult.WHITE_WINS, GameResult.DRAW
Row = dict[str, Any]


@pytest.fixture(name="connection")
def _connection(tmp_path: Path) -> Iterator[Connection]:
    """Round 1 of section 1 is public there, and lies in row 1."""
    with opened(tmp_path, arena("1 A | 2w1\n2 B | 1b0", rounds_total=3)) as store, store.to_elsewhere() as connection:
        yield connection


def round_(number: int = 1, *, published: bool = True, manual: bool = False, section: int = 1) -> Row:
    return {"id": 70 + number, "section_id": section, "number": number, "published": published, "manual": manual}


def game(white: int = 1, black: int = 2, result: GameResult | None = None, board: int = 1, round_id: int = 71) -> Row:
    value = None if result is None else result.value
    return {"id": board, "round_id": round_id, "white_id": white, "black_id": black, "result": value, "board": board}


def section(**fields: Any) -> Row:
    usual = dict.fromkeys(("edition", "unrated_rule", "ladder", "half_allowed", "half_limit", "half_until", "closed"))
    return {"id": 1, "rounds_total": 5, "name": "A", **usual, **fields}


def player(number: int) -> Row:
    return {"id": 1, "section_id": 1, "number": number}


def apart(section_id: int = 1, *, soft: bool = False) -> Row:
    return {"id": 1, "section_id": section_id, "soft": soft}


SAME = ("round", round_(), round_())
CASES: dict[str, tuple[list[Change], tuple[Walked, ...]]] = {
    "nothing": ([], ()),
    "a round as it was": ([SAME], ()),
    "a round was taken from the public": (
        [("round", round_(), round_(published=False))],
        (Walked(1, withdrawn=(1,)),),
    ),
    "a round went": ([("round", round_(), None)], (Walked(1, withdrawn=(1,)),)),
    "a draft went": ([("round", round_(published=False), None)], ()),
    "a round came": ([("round", None, round_())], ()),
    "other pairs of a round that is public now": (
        [("round", round_(published=False), round_()), ("pairing", None, game(1, 3))],
        (),
    ),
    "a round is public now": ([("round", round_(published=False), round_())], ()),
    "rounds by number": (
        [("round", round_(2), None), ("round", round_(1), None)],
        (Walked(1, withdrawn=(1, 2)),),
    ),
    "other pairs": (
        [SAME, ("pairing", game(1, 2), None), ("pairing", None, game(1, 3, board=4))],
        (Walked(1, changed=((1, (1, 4)),)),),
    ),
    "other pairs of a draft": ([("round", *[round_(published=False)] * 2), ("pairing", game(), None)], ()),
    "other pairs by hand": ([("round", *[round_(manual=True)] * 2), ("pairing", game(), None)], ()),
    "a round by hand went": (
        [("round", round_(manual=True), None), ("pairing", game(1, 2, WHITE), None)],
        (Walked(1, withdrawn=(1,), results=((1, 1),)),),
    ),
    "pairs without a table": (
        [SAME, ("pairing", None, {**game(1, 3), "board": None})],
        (Walked(1, changed=((1, (0,)),)),),
    ),
    "a result without a table": (
        [SAME, ("pairing", {**game(1, 2, WHITE), "board": None}, {**game(1, 2, DRAW), "board": None})],
        (Walked(1, corrected=((1, 0, WHITE, DRAW),)),),
    ),
    "by hand before": (
        [("round", round_(manual=True), round_()), ("pairing", game(), None)],
        (Walked(1, changed=((1, (1,)),)),),
    ),
    "by hand now": (
        [("round", round_(), round_(manual=True)), ("pairing", game(), None)],
        (Walked(1, changed=((1, (1,)),)),),
    ),
    "colours of an open board": (
        [SAME, ("pairing", game(1, 2), game(2, 1))],
        (Walked(1, changed=((1, (1,)),)),),
    ),
    "colours of a board with its result": (
        [SAME, ("pairing", game(1, 2, WHITE), game(2, 1, WHITE))],
        (),
    ),
    "results that went": (
        [SAME, ("pairing", game(1, 2, WHITE), None), ("pairing", game(3, 4, None, 2), None)],
        (Walked(1, changed=((1, (1, 2)),), results=((1, 1),)),),
    ),
    "results that are others": (
        [SAME, ("pairing", game(3, 4, WHITE, 2), game(3, 4, DRAW, 2)), ("pairing", game(1, 2, None), game(1, 2, DRAW))],
        (Walked(1, corrected=((1, 1, None, DRAW), (1, 2, WHITE, DRAW))),),
    ),
    "a round that lies in the file": (
        [("pairing", game(1, 2, WHITE, round_id=1), game(1, 2, DRAW, round_id=1))],
        (Walked(1, corrected=((1, 1, WHITE, DRAW),)),),
    ),
    "who is kept apart": ([("forbidden_pairs", None, apart())], (Walked(1, locked={"forbidden": (None, None)}),)),
    "who is wished apart": ([("forbidden_pairs", apart(soft=True), None)], ()),
    "who is kept apart under other numbers": (
        [("forbidden_pairs", apart(), apart()), ("player", player(1), player(2))],
        (),
    ),
    "a player who came": ([("forbidden_pairs", apart(), apart()), ("player", None, player(2))], ()),
    "a player who went": ([("player", player(2), None), ("forbidden_pairs", apart(), None)], ()),
    "a player who is the same": (
        [("forbidden_pairs", apart(), None), ("player", player(2), player(2))],
        (Walked(1, locked={"forbidden": (None, None)}),),
    ),
    "numbers of another section": (
        [("forbidden_pairs", apart(2), None), ("player", player(1), None)],
        (Walked(2, locked={"forbidden": (None, None)}),),
    ),
    "what is locked": (
        [("section", section(), section(rounds_total=7, ladder="BH", name="B"))],
        (Walked(1, locked={"rounds_total": (5, 7), "ladder": (None, "BH")}),),
    ),
    "byes": (
        [("section", section(), section(half_limit=2))],
        (Walked(1, locked={"byes": (ByeRules(None, None, None), ByeRules(None, 2, None))}),),  # type: ignore[arg-type]
    ),
    "a section that came and one that went": ([("section", None, section()), ("section", section(), None)], ()),
    "sections in their order": (
        [("round", round_(2, section=2), None), ("round", round_(1, section=1), None)],
        (Walked(1, withdrawn=(1,)), Walked(2, withdrawn=(2,))),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_a_walk_changed(connection: Connection, name: str) -> None:
    changes, found = CASES[name]
    assert walked(connection, changes) == found
