"""What our own Dutch engine takes beside bbpPairings, both in one run: the table of docs/pairing-speed.md.

``python -m tests.benchmarks.dutch_speed --bbp PATH --sizes 50,100,200`` (not on Windows). Seconds are processor time,
so that a busy machine shows the same ratios: of this process for ours, of its children for bbpPairings, which starts a
process and reads a file each time. ``--search SECONDS`` looks for slow positions instead: rough pasts, the
slowest changed a little again and again. ``--worst`` pairs at random, and White always wins, or every game is drawn.
Nothing here asserts anything.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.pairing.engines.dutch.adapter import DutchEngine, entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.pair import paired_round
from tdapp.pairing.engines.engine import Pairing, PairingEngine
from tdapp.pairing.engines.external import external_engine
from tdapp.pairing.rules.position import position_of
from tdapp.services.pairing.generate import Recipe, generate
from tests.pairing.engines.dutch.rough import rough_section
from tests.pairing.engines.dutch.worst import one_sided

_TURNED = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN, Outcome.DRAW: Outcome.DRAW}


def own_seconds(section: Section, number: int) -> tuple[float, float]:
    """Processor seconds of the core on ready entrants, and of the whole call; the better of two each."""
    engine, core, whole = DutchEngine(), [], []
    for _ in range(2):
        start = time.process_time()
        engine.pair(section, number)
        whole.append(time.process_time() - start)
        entrants = entrants_of(position_of(section, number))
        start = time.process_time()
        paired_round(field_of(entrants))
        core.append(time.process_time() - start)
    return min(core), min(whole)


def child_seconds(work: Callable[[], object]) -> float:
    """Processor seconds of the processes that the work starts."""
    import resource  # not on Windows

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    work()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rounds_of(players: int, event: int) -> list[tuple[Section, int]]:
    """Every round of one open of nine rounds, as it stands before it is paired."""
    seen: list[tuple[Section, int]] = []

    def note(section: Section, pairing: Pairing) -> None:
        seen.append((section, pairing.round))

    generate(DutchEngine(), Recipe(players=players, rounds=9, baku=False), f"speed {players} {event}", paired=note)
    return seen


def row(players: int, events: int, other: PairingEngine | None) -> str:
    """One line of the table."""
    core, whole, theirs = [], [], []
    for event in range(events):
        for section, number in rounds_of(players, event):
            one, all_of_it = own_seconds(section, number)
            core.append(one)
            whole.append(all_of_it)
            if other is not None:
                engine = other
                theirs.append(child_seconds(lambda: engine.pair(section, number)))  # noqa: B023 - called at once
    cells = [str(players), str(len(core)), _shown(core), _shown(whole)]
    if theirs:
        ratios = sorted(mine / their for mine, their in zip(core, theirs, strict=True) if their)
        cells += [_shown(theirs), f"{statistics.median(ratios):.2f} / {ratios[-1]:.2f}" if ratios else "-"]
    return "| " + " | ".join(cells) + " |"


def _shown(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    values = (statistics.median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1])
    return " / ".join(f"{1000 * value:.1f}" for value in values)


def worst(players: int) -> list[str]:
    """Lines of the table of one-sided tournaments: the round after so many; and the memory that all of them took."""
    import resource  # not on Windows

    lines = []
    for name, white in (("White always won", Outcome.WIN), ("all drawn", Outcome.DRAW)):
        for rounds in (1, 2, 4, 7):
            core, whole = own_seconds(one_sided(players, rounds, white), rounds + 1)
            lines.append(f"| {players} | {name} | {rounds + 1} | {1000 * core:.0f} | {1000 * whole:.0f} |")
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return [*lines, f"{players} players: {kilobytes // 1024} MB"]


def search(players: int, seconds: float) -> list[tuple[float, str, int]]:
    """The slowest positions found: (seconds of the core, seed, changes). A seed and its changes make it again."""
    end = time.monotonic() + seconds
    found: list[tuple[float, str, int]] = []
    index = 0
    while time.monotonic() < end:
        index += 1
        seed = f"slow {players} {index}"
        best = _core(seed, players, 0)
        found.append((best, seed, 0))
        for changes in range(1, 6):
            if best < 0.5 * max(found)[0]:
                break
            now = _core(seed, players, changes)
            found.append((now, seed, changes))
            best = max(best, now)
    return sorted(found, reverse=True)[:10]


def _core(seed: str, players: int, changes: int) -> float:
    entrants = entrants_of(position_of(changed(rough_section(seed, (players, players)), seed, changes)))
    field = field_of(entrants)
    taken = []
    for _ in range(2):
        start = time.process_time()
        paired_round(field)
        taken.append(time.process_time() - start)
    return min(taken)


def changed(section: Section, seed: str, changes: int) -> Section:
    """A section with some results of its past turned round, the same each time."""
    rng = random.Random(f"{seed} {changes}")
    rows = [list(row) for row in section.cells]
    for _ in range(changes * 4):
        player = rng.randrange(len(rows))
        for cell_round in _games(rows[player]):
            cell = rows[player][cell_round]
            assert cell.opponent is not None
            other = rows[section.index_of(cell.opponent)]
            rows[player][cell_round] = replace(cell, outcome=_TURNED[cell.outcome])
            other[cell_round] = replace(other[cell_round], outcome=_TURNED[other[cell_round].outcome])
            break
    return replace(section, cells=tuple(tuple(row) for row in rows))


def _games(row: list[Cell]) -> Iterator[int]:
    return (index for index, cell in enumerate(row) if cell.outcome in (Outcome.WIN, Outcome.LOSS))


def main() -> None:
    """Print the table, or the slowest positions found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bbp", help="the path of bbpPairings")
    parser.add_argument("--sizes", default="50,100,200")
    parser.add_argument("--events", type=int, default=4)
    parser.add_argument("--search", type=float, metavar="SECONDS")
    parser.add_argument("--worst", action="store_true")
    arguments = parser.parse_args()
    sizes = [int(size) for size in arguments.sizes.split(",")]
    if arguments.worst:
        print("| players | | round | core, ms | whole call |")
        for players in sizes:
            print("\n".join(worst(players)), flush=True)
        return
    if arguments.search:
        for players in sizes:
            for taken, seed, changes in search(players, arguments.search / len(sizes)):
                print(f"{players} {1000 * taken:7.1f} ms  {seed!r}, {changes}")
        return
    other = external_engine(arguments.bbp) if arguments.bbp else None
    print(
        "| players | rounds | core, ms: median / p95 / worst | whole call | bbpPairings | core : bbp, median / worst |"
    )
    for players in sizes:
        print(row(players, arguments.events, other), flush=True)


if __name__ == "__main__":
    main()
