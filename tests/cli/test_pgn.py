"""`tdapp pgn check`: the agreed JSON, the exit status, letters declared or proven."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.services.games.hearing import hear
from tdapp.storage import open_event_file
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import written as written_event

Tdapp = Callable[..., Ran]


def written(folder: Path, text: str) -> Path:
    path = folder / "games.pgn"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_fault_is_named(tdapp: Tdapp, tmp_path: Path) -> None:
    path = written(
        tmp_path,
        '[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 e5 2. Sf3 Sc6 1-0\n\n'
        '[White "C"]\n[Black "D"]\n\n1. e4 e5\n2. Nf3 Nc3 3. d4 *\n',
    )
    ran = tdapp("pgn", "check", path, "--format", "json")
    assert ran.status == 1
    first, second = json.loads(ran.out)["games"]
    assert first == {"number": 1, "white": "A", "black": "B", "result": "1-0", "plies": 4, "errors": []}
    assert (second["plies"], second["result"]) == (3, "*")
    (error,) = second["errors"]
    assert (error["ply"], error["line"], error["text"]) == (4, 11, "Nc3")
    assert "not legal" in error["message"]
    text = tdapp("pgn", "check", path)
    assert text.status == 1
    assert f"{path}:11:1: game 2 (C - D), ply 4: " in text.out
    assert text.out.endswith("2 games, 1 with errors\n")


def test_letters_can_be_declared(tdapp: Tdapp, tmp_path: Path) -> None:
    path = written(tmp_path, "1. e4 e5 2. Sf3 Sc6 *\n")
    assert tdapp("pgn", "check", path).status == 0
    assert tdapp("pgn", "check", path, "--language", "de").status == 0
    assert tdapp("pgn", "check", path, "--language", "en").status == 1


def test_what_a_source_sent_is_in_every_file(tdapp: Tdapp, tmp_path: Path) -> None:
    """Nobody has to keep it first: export, list, website."""
    path = event(tmp_path)
    with closing(open_event_file(path)) as store:
        board = store.round(1, 1).board(1)
        sent = GameRecord(1, board.white, board.black, plies=(Ply("e2e4"), Ply("c7c5")), state=GameState.PLAYING)
        hear(store, 1, store.round(1, 1), [sent], 1_800_000_000.0)
    assert "1. e4 c5 1-0" in tdapp("pgn", "export", path, "-", "--round", "1").out
    assert json.loads(tdapp("games", path, "--format", "json").out)["games"][0]["plies"] == 2
    assert tdapp("publish", path, tmp_path / "site").status == 0
    assert "1. e4 c5 1-0" in (tmp_path / "site" / "round-1.pgn").read_text("utf-8")


def test_a_round_that_is_not_there(tdapp: Tdapp, tmp_path: Path) -> None:
    ran = tdapp("games", event(tmp_path), "--round", "9")
    assert ran.status == 2
    assert "there is no round 9" in ran.err


def test_what_is_no_file_of_games(tdapp: Tdapp, tmp_path: Path) -> None:
    assert tdapp("pgn", "check", written(tmp_path, "\n\n")).status == 2
    assert tdapp("pgn", "check", tmp_path / "none.pgn").status == 2


DRAWN = "1 Carlsen, Magnus | 2w1 3b?\n2 Kővári, Łukasz | 1b0 4w?\n3 Müller, Jörg | 4w= 1w?\n4 Ивaн | 3b= 2b?"


def event(folder: Path) -> Path:
    return written_event(folder / "event.tdb", arena(DRAWN, rounds_total=5))


def test_games_find_their_boards_and_come_out_again(tdapp: Tdapp, tmp_path: Path) -> None:
    path = event(tmp_path)
    games = written(
        tmp_path,
        '[Round "1.7"]\n[White "Magnus Carlsen"]\n[Black "Kovari, L"]\n[Result "0-1"]\n[ECO "C50"]\n\n'
        "1. e4 {[%clk 1:29:58]} e5 2. Sf3 0-1\n\n"
        '[Round "1"]\n[White "Ивaн"]\n[Black "Mueller, Joerg"]\n\n1. d4 *\n\n'
        '[Round "2.2"]\n[White "?"]\n[Black "?"]\n\n1. c4 e5 2. Qxe5 *\n',
    )
    ran = tdapp("pgn", "import", path, games)
    assert ran.status == 1
    first, second, third = ran.out.splitlines()
    assert "game 1: round 1, board 1: The file says 0-1, entered is 1-0: the entered result stays." in first
    assert "game 2: no board: " in second
    assert "the other way round" in second
    assert "game 3: round 2, board 2: Half-move 3, line 19: " in third
    listed = json.loads(tdapp("games", path, "--format", "json").out)["games"]
    assert [(row["round"], row["board"], row["plies"], row["state"]) for row in listed] == [
        (1, 1, 3, "doubt"),
        (1, 2, 0, None),
        (1, None, 1, "doubt"),
        (2, 1, 0, None),
        (2, 2, 2, "doubt"),
    ]
    assert "in doubt" in tdapp("games", path, "--round", 2).out
    out = tmp_path / "out.pgn"
    assert tdapp("pgn", "export", path, out, "--round", 1).status == 0
    text = out.read_text("utf-8")
    assert '[Round "1.1"]\n[White "Carlsen, Magnus"]\n[Black "Kővári, Łukasz"]\n[Result "1-0"]' in text
    assert "1. e4 {[%clk 1:29:58]} 1... e5 2. Nf3 1-0" in text
    assert '[Round "1.2"]' in text
    assert tdapp("pgn", "check", out).status == 0
    assert tdapp("pgn", "export", path, out).status == 4  # nothing is written over
    assert tdapp("pgn", "export", path, "-", "--round", 2, "--headers").out.count("[Event ") == 2
    assert tdapp("pgn", "export", path, "-", "--round", 4).status == 2


def test_other_moves_are_replaced_only_on_demand(tdapp: Tdapp, tmp_path: Path) -> None:
    path = event(tmp_path)
    head = '[White "Carlsen, Magnus"]\n[Black "Kővári, Łukasz"]\n\n'
    assert tdapp("pgn", "import", path, written(tmp_path, f"{head}1. e4 e5 1-0\n"), "--round", 1).status == 0
    assert tdapp("pgn", "import", path, written(tmp_path, f"{head}1. e4 e5 1-0\n"), "--round", 1).status == 0
    other = written(tmp_path, f"{head}1. d4 d5 1-0\n")
    refused = tdapp("pgn", "import", path, other)
    assert refused.status == 2
    assert "Carlsen, Magnus" in refused.err
    assert tdapp("pgn", "import", path, other, "--replace").status == 0
    assert "1. d4 d5 1-0" in tdapp("pgn", "export", path, "-").out
    assert tdapp("pgn", "import", path, other, "--section", "Z").status == 2
    assert tdapp("games", other).status == 2


def test_children_are_initials_in_games_that_leave_the_program(tdapp: Tdapp, tmp_path: Path) -> None:
    section = arena(DRAWN, rounds_total=5)
    children = tuple(
        replace(one, birth="2015", fide_id="4100018") if one.number == 1 else one for one in section.players
    )
    path = written_event(tmp_path / "event.tdb", replace(section, players=children))
    whole = children[0].name
    family, given = whole.split(", ")
    out = tdapp("pgn", "export", path, "-", "--round", 1).out
    assert whole not in out
    assert f'"{family[0]}., {given[0]}."' in out
    assert "4100018" not in out
    assert whole in tdapp("pgn", "export", path, "-", "--round", 1, "--whole-names").out
    assert whole in tdapp("pgn", "export", path, "-", "--round", 1, "--headers").out  # the boards have to know them
