"""An engine that a test writes: it says what it is told to say, or nothing, or dies."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

_SOURCE = """#!{python} -IS
import os, sys, time
says, log = {says!r}, {log!r}
plies = 0
for line in sys.stdin:
    with open(log, "a") as file:
        file.write(line)
    words = line.split()
    if says == "mute":
        continue
    if says == "talks":
        print("what nobody asked for", file=sys.stderr, flush=True)
    if words[:1] == ["uci"]:
        print("id name Fake\\nuciok", flush=True)
    elif words[:1] == ["isready"]:
        print("readyok", flush=True)
    elif words[:1] == ["position"]:
        plies = len(words) - words.index("moves") - 1 if "moves" in words else 0
        white = "w" in words if "fen" in words else plies % 2 == 0
    elif words[:1] == ["go"]:
        if says == "dies":
            os._exit(3)
        if says == "silent":
            continue
        score = "mate 3" if says == "mate" else "cp %d" % (10 * plies)
        print("info depth 1 score %s pv e2e4" % score, flush=True)
        print("bestmove 0000", flush=True)
    elif words[:1] == ["quit"]:
        break
"""


def uci_engine(folder: Path, says: str = "scores") -> Path:
    """``scores``: 10 centipawns a ply, ``talks`` besides, ``mate``, ``silent`` when it thinks, ``dies``, ``mute``."""
    path = folder / f"engine-{says}"
    path.write_text(_SOURCE.format(python=sys.executable, says=says, log=str(log_of(path))), "utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def log_of(path: Path) -> Path:
    """What an engine was told."""
    return path.with_suffix(".log")
