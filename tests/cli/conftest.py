"""A small event as TRF, and a runner for verbs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tdapp.cli.main import run
from tdapp.services.tables.export import export_trf
from tests.arena import arena


@dataclass(frozen=True)
class Ran:
    """Exit status and what was printed."""

    status: int
    out: str
    err: str


@pytest.fixture(name="tdapp")
def _tdapp(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    def call(*arguments: object) -> Ran:
        status = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return call


@pytest.fixture(name="trf")
def _trf(tmp_path: Path) -> Path:
    """Four players, three rounds; the Buchholz differs from the Sonneborn-Berger order.

    1 A 2000 | 2w1 3b= U      2.5
    2 B 1900 | 1b0 4w1 3b1    2
    3 C 1800 | 4b1 1w= 2w0    1.5
    4 D 1700 | 3w0 2b0 Z      0
    """
    section = arena("""
      1 Kővári, Łukasz 2000 | 2w1 3b= U
      2 =HYPERLINK("x") 1900 | 1b0 4w1 3b1
      3 <b>Ильин</b> 1800 | 4b1 1w= 2w0
      4 Παπαδόπουλος 1700 | 3w0 2b0 Z
    """)
    path = tmp_path / "event.trf"
    path.write_bytes(export_trf(section))
    return path
