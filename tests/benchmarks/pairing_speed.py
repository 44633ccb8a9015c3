"""Seconds and memory that gacrux takes for a round, by the size of the field: the table of docs/pairing-speed.md.

``make pairing-speed`` plays opens of nine rounds through the worker process, writes one JSON line a round and
prints the table. Where the system tells (Linux) the seconds are processor time of the worker, so that a busy machine
shows the same figures; elsewhere they are elapsed time and there is no memory. Nothing here asserts anything.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import statistics
import time
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.engine import USUAL, Pairing, PairingEngine, Patience
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.services.pairing.generate import Recipe, generate

ROUNDS = (2, 3, 5, 9)
LIMIT = 7200.0


class Measured(PairingEngine):
    """gacrux with a stopwatch; one JSON line for each round that is paired."""

    def __init__(self, engine: GacruxEngine, players: int, seed: int, out: Path) -> None:
        self._engine = engine
        self._players = players
        self._seed = seed
        self._out = out

    @property
    def name(self) -> str:
        """The engine's."""
        return self._engine.name

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """Pair and note the cost."""
        before = _processor_seconds(self._engine.process_id)
        _forget_peak(self._engine.process_id)
        pairing = self._engine.pair(section, round_number, patience=replace(patience, seconds=LIMIT))
        after = _processor_seconds(self._engine.process_id)
        spent = pairing.seconds if before is None or after is None else after - before
        note = {
            "players": self._players,
            "seed": self._seed,
            "round": pairing.round,
            "seconds": round(spent, 3),
            "elapsed": round(pairing.seconds, 3),
            "megabytes": _peak_megabytes(self._engine.process_id),
            "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        }
        with self._out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(note) + "\n")
        return pairing


def measure(sizes: list[int], seeds: int, minutes: float, out: Path) -> None:
    """Up to ``seeds`` tournaments of each size, no new one after ``minutes`` of that size."""
    for players in sizes:
        end = time.monotonic() + 60 * minutes
        for seed in range(seeds):
            if time.monotonic() > end:
                break
            recipe = Recipe(players=players, rounds=9, baku=False, points="1-0.5-0", prohibited=0.0)
            with GacruxEngine() as engine:
                engine.pair(_warm_up(), 1)
                generate(Measured(engine, players, seed, out), recipe, f"speed {players} {seed}")


def table(out: Path) -> str:
    """Markdown: median, 95th percentile and worst of the seconds, the greatest memory."""
    seconds: dict[tuple[int, int], list[float]] = defaultdict(list)
    memory: dict[tuple[int, int], list[int]] = defaultdict(list)
    for line in out.read_text(encoding="utf-8").splitlines():
        note = json.loads(line)
        for key in ((note["players"], note["round"]), (note["players"], 0)):
            seconds[key].append(note["seconds"])
            memory[key] += [note["megabytes"]] if note["megabytes"] else []
    lines = [
        "| players | round | rounds measured | median | p95 | worst | memory |",
        "|---:|---|---:|---:|---:|---:|---:|",
    ]
    for players in sorted({key[0] for key in seconds}):
        for number in (*ROUNDS, 0):
            found = sorted(seconds[players, number])
            if not found:
                continue
            p95 = found[math.ceil(0.95 * len(found)) - 1]
            most = max(memory[players, number], default=None)
            lines.append(
                f"| {players:,} | {number or 'all nine'} | {len(found)} | {_shown(statistics.median(found))} | "
                f"{_shown(p95)} | {_shown(found[-1])} | {'' if most is None else f'{most} MB'} |"
            )
    return "\n".join(lines)


def _shown(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds < 10 else f"{seconds:.0f} s"


def _warm_up() -> Section:
    from tests.arena import arena

    return arena("1 A |\n2 B |", rounds_total=1, initial_colour="W")


def _processor_seconds(process: int | None) -> float | None:
    with contextlib.suppress(OSError, ValueError, IndexError):
        words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return None


def _forget_peak(process: int | None) -> None:
    with contextlib.suppress(OSError):
        Path(f"/proc/{process}/clear_refs").write_text("5", encoding="ascii")


def _peak_megabytes(process: int | None) -> int | None:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmHWM:"):
                return round(int(line.split()[1]) / 1024)
    return None


def main() -> None:
    """Measure and print, or only print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="50,100,200,500,1000")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=60.0, help="no new tournament of a size after these")
    parser.add_argument("--out", type=Path, required=True, help="JSON lines, added to")
    parser.add_argument("--table", action="store_true", help="only print the table of what --out holds")
    arguments = parser.parse_args()
    if not arguments.table:
        sizes = [int(word) for word in arguments.sizes.split(",")]
        measure(sizes, arguments.seeds, arguments.minutes, arguments.out)
    print(table(arguments.out))


if __name__ == "__main__":
    main()
