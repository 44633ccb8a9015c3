"""`tdapp generate` and `tdapp check` on what it wrote, in pieces of fifty."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.cli.main import run

PIECE, PIECES = 50, 40


def check(folder: Path, count: int, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Every generated file: the rounds paired again are the same, the ranks are those of its ladder."""
    players = 8 + seed % 40
    sizes = (("--players", players), ("--rounds", min(4 + seed % 6, players // 2)))  # nobody has to meet twice
    options = [str(part) for pair in sizes for part in pair]
    assert run(["generate", "-o", str(folder), "--count", str(count), "--seed", str(seed), *options]) == 0
    files = sorted(folder.glob("*.trf"))
    assert len(files) == count
    for path in files:
        capsys.readouterr()
        status = run(["check", str(path)])
        assert status == 0, (path.name, capsys.readouterr().out)


def test_a_few_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check(tmp_path, 3, 11, capsys)


@pytest.mark.conformance
@pytest.mark.parametrize("piece", range(PIECES))
def test_two_thousand_files(piece: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check(tmp_path, PIECE, 1000 + piece, capsys)
