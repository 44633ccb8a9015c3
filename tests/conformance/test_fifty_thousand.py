"""The runner of FIDE's 50,000 tournaments: pieces, resuming, kinds of differences."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance import fifty_thousand
from tests.conformance.fifty_thousand import (
    ENGINE,
    Piece,
    Setting,
    finished,
    kind_of,
    pieces,
    play,
    run,
    settings_of,
    summary,
)
from tests.effort import thorough

SETTING = Setting(ENGINE, "")


def test_pieces_cover_every_tournament_once() -> None:
    every = list(pieces(("ours", "theirs"), 60, 25))
    for way in ("ours", "theirs"):
        found = [n for piece in every if piece.way == way for n in range(piece.start, piece.start + piece.count)]
        assert found == list(range(60))
    assert [piece.way for piece in every[:2]] == ["ours", "theirs"]


@pytest.mark.conformance
def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    todo = list(pieces(("ours",), 2, 1))
    run(state, SETTING, todo, 1, most=1)
    (first,) = finished(state)
    assert (first["way"], first["start"], first["differences"]) == ("ours", 0, [])
    assert first["counts"]["tournaments"] == 1
    with state.open("a", encoding="utf-8") as out:
        out.write('{"way": "ours", "start": 1, "cou')  # killed while it wrote
    run(state, SETTING, todo, 1)
    assert [piece["start"] for piece in finished(state)] == [0, 1]
    before = state.read_bytes()
    run(state, SETTING, todo, 1)
    assert state.read_bytes() == before
    text, unexplained = summary(finished(state), 2)
    assert unexplained == 0
    assert "ours: 2 of 2 tournaments" in text


class Swapping:
    """An engine that gives the first two boards to one another: everything else must notice."""

    name = "swapping"

    def __init__(self) -> None:
        self._engine = fifty_thousand.loaded(ENGINE)

    def close(self) -> None:
        """Nothing of its own."""

    def pair(self, section, round_number=None, **limits):  # type: ignore[no-untyped-def]
        from dataclasses import replace

        pairing = self._engine.pair(section, round_number, **limits)
        (one, two), (three, four), *rest = pairing.pairs
        return replace(pairing, pairs=((one, four), (three, two), *rest), engine=self.name, colour_rules=())


def test_differences_are_listed_by_kind() -> None:
    piece = play(Piece("ours", 0, 1), Setting(f"{__name__}:Swapping", ""))
    kinds = {difference["kind"] for difference in piece["differences"]}
    assert "rounds that gacrux's checker pairs otherwise" in kinds
    text, unexplained = summary([json.loads(json.dumps(piece))], 1)
    assert unexplained == len(piece["differences"]) > 0
    assert "rounds that gacrux's checker pairs otherwise" in text


class Other(Swapping):
    """The same as an outside opinion."""

    name = "bbpPairings v0"


@thorough
def test_bbp_is_asked_about_our_tournaments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fifty_thousand, "outside", lambda path: Other() if path == "PATH" else None)
    piece = play(Piece("ours", 0, 1), Setting(ENGINE, "PATH"))
    assert {one["kind"] for one in piece["differences"]} == {"rounds that bbpPairings pairs otherwise than the engine"}
    assert len(piece["differences"]) == piece["counts"]["rounds asked of the outside opinion"] > 0


def test_its_generator_counts_as_our_plan_does() -> None:
    found = {tuple(list(settings_of(index).values())[-3:]) for index in range(126)}
    assert found == {(win, draw, bye) for win, draw in ((1.0, 0.5), (3.0, 1.0)) for bye in (win, draw, 0.0)}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("ranks: player 3 has rank 2", "ranks that do not follow the ladder"),
        ("bbpPairings paired round 3: 1 - 4 instead", "rounds that the engine pairs otherwise than bbpPairings"),
        ("round 3: bbpPairings v6.0.0 has the boards in another order: ()", "boards that bbpPairings orders otherwise"),
        ("tie-break BH of 3 after 5: tdapp 4, gacrux 5", "tie-break values that differ without an explanation"),
        ("round 2: 3 meets 4 again", "illegal or refused answers"),
    ],
)
def test_kinds(text: str, kind: str) -> None:
    assert kind_of(text) == kind
