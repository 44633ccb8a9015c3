"""`tdapp pgn check`: the agreed JSON, the exit status, letters declared or proven."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Ran

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


def test_what_is_no_file_of_games(tdapp: Tdapp, tmp_path: Path) -> None:
    assert tdapp("pgn", "check", written(tmp_path, "\n\n")).status == 2
    assert tdapp("pgn", "check", tmp_path / "none.pgn").status == 2
