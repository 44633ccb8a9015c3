"""FIDE's comparison (Q33 to Q39): 50,000 tournaments each way, in pieces that resume; ``make conformance-50000``.

*ours*: generated here, paired by the engine under test; gacrux's own checker pairs every round again, and so does
bbpPairings where its path is known, boards included; gacrux's tie-break values stand beside ours, the ranks follow the
file's ladder. *theirs*: generated and paired by bbpPairings; the engine under test pairs every round again, and the
tie-breaks are compared as well.

The state is a file of JSON lines, one for each finished piece, flushed to the disk. A run leaves out what is there, so
that it may be stopped at any moment and go on in another process. Tournament *n* is the same in every run.
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tdapp.domain.section.event import Edition, Section
from tdapp.pairing.engines.engine import Pairing, PairingEngine
from tdapp.pairing.engines.external import external_engine
from tdapp.pairing.rules.position import position_of
from tdapp.pairing.rules.replay import replay_round
from tdapp.services.tables.known_differences import known_difference
from tdapp.trf.reader import read_trf
from tests.conformance.plan import recipe_of
from tests.conformance.second_engine import known_reading
from tests.conformance.test_gacrux import EVERYWHERE, OPPONENTS, RATINGS, differing
from tests.conformance.test_pairing import examine_section

WAYS = ("ours", "theirs")
TOTAL, PIECE = 50_000, 25
ENGINE = "tdapp.pairing.engines.dutch.adapter:DutchEngine"
ALLOWED = 10
"""Unexplained differences that FIDE allows (Q37)."""
CODES_EACH = 4
"""Tie-breaks compared in a tournament, drawn anew for each: all of them many times over the whole run."""
_KINDS = (
    (r"ranks: ", "ranks that do not follow the ladder"),
    (r"gacrux's checker", "rounds that gacrux's checker pairs otherwise"),
    (r"ours \{", "players seen otherwise than gacrux sees them"),
    (r"by .*, not by ", "colours by another article than gacrux's"),
    (r"another position", "files that read back as another position"),
    (r"^bbpPairings paired ", "rounds that the engine pairs otherwise than bbpPairings"),
    (r"bbpPairings \S+ has the boards", "boards that bbpPairings orders otherwise"),
    (r"bbpPairings \S+ differs|bbpPairings \S+: one found", "rounds that bbpPairings pairs otherwise than the engine"),
    (r"^bbpPairings broke ", "rules that bbpPairings broke"),
    (r"^tie-break ", "tie-break values that differ without an explanation"),
)


@dataclass(frozen=True, slots=True)
class Piece:
    """Some tournaments of one way, from ``start`` on."""

    way: str
    start: int
    count: int


@dataclass(frozen=True, slots=True)
class Setting:
    """What every process needs: the engine under test as ``module:callable``, and the path of bbpPairings."""

    engine: str
    bbp: str


def pieces(ways: Sequence[str], total: int, size: int) -> Iterator[Piece]:
    """All of them, the ways side by side."""
    for start in range(0, total, size):
        for way in ways:
            yield Piece(way, start, min(size, total - start))


def finished(state: Path) -> list[dict[str, Any]]:
    """The pieces of earlier runs; a line that was torn when a run was killed is none."""
    if not state.exists():
        return []
    found = []
    for line in state.read_text(encoding="utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def kind_of(text: str) -> str:
    """Which sort of difference a sentence is."""
    return next((kind for pattern, kind in _KINDS if re.search(pattern, text)), "illegal or refused answers")


@cache
def loaded(spec: str) -> PairingEngine:
    """The engine under test, kept for the life of the process."""
    module, _, name = spec.partition(":")
    engine: PairingEngine = getattr(importlib.import_module(module), name)()
    return engine


@cache
def outside(path: str) -> PairingEngine | None:
    """bbpPairings, where it is known where it is."""
    return external_engine(path) if path else None


def play(piece: Piece, setting: Setting) -> dict[str, Any]:
    """One piece: every tournament, what differed, what was in it, and how long it took."""
    began = time.monotonic()
    differences: list[dict[str, Any]] = []
    counts: Counter[str] = Counter()
    for index in range(piece.start, piece.start + piece.count):
        found, more = (_ours if piece.way == "ours" else _theirs)(index, setting)
        counts.update(more)
        differences += [{"tournament": index, "kind": kind_of(text), "text": text} for text in found]
    return {
        "way": piece.way,
        "start": piece.start,
        "count": piece.count,
        "engine": loaded(setting.engine).name,
        "seconds": round(time.monotonic() - began, 1),
        "counts": {name: count for name, count in sorted(counts.items()) if count},
        "differences": differences,
    }


def _ours(index: int, setting: Setting) -> tuple[list[str], Counter[str]]:
    section, found, counts = examine_section(
        loaded(setting.engine), outside(setting.bbp), recipe_of(index), f"conformance {index}"
    )
    more, known = _tie_breaks(section, index)
    return found + more, counts + known


def _theirs(index: int, setting: Setting) -> tuple[list[str], Counter[str]]:
    counts: Counter[str] = Counter()
    data = generated_by_bbp(index, setting.bbp)
    if data is None:
        return [], Counter({"tournaments that bbpPairings could not pair to their end": 1})
    section = read_trf(data, source=f"bbpPairings {index}").section
    found = []
    for number in range(1, section.rounds_held + 1):
        again = replay_round(loaded(setting.engine), section, number)
        counts["rounds"] += 1
        theirs = Pairing(number, again.made.pairs, next(iter(again.made.byes), None), "bbpPairings")
        name = known_reading(position_of(section, number), again.engine, theirs) if again.differences else ()
        counts.update(name)
        found += [f"bbpPairings paired round {number}: {text}" for text in again.differences if not name]
        for breach in again.breaches:
            counts[f"rule of {breach.rule} broken by bbpPairings"] += 1
            if breach.rule != "bye":  # its second byes are known (tests/pairing)
                found.append(f"bbpPairings broke a rule in round {number}: {breach.text}")
    counts["tournaments"] = 1
    more, known = _tie_breaks(section, index)
    return found + more, counts + known


def settings_of(index: int) -> dict[str, float]:
    """What bbpPairings' generator is told: points and byes as in our own plan, of acceleration it knows nothing."""
    rng = random.Random(f"bbp {index}")
    players = rng.choice((rng.randint(8, 24), rng.randint(20, 60), rng.randint(40, 120)))
    settings: dict[str, float] = {
        "PlayersNumber": players,
        "RoundsNumber": rng.randint(5, min(11, players // 2 + 1)),
        "DrawPercentage": rng.randint(10, 50),
        "ForfeitRate": rng.randint(8, 60),
        "RetiredRate": rng.randint(40, 400),
        "HalfPointByeRate": rng.randint(20, 200),
        "HighestRating": rng.randint(2000, 2800),
        "LowestRating": rng.randint(1000, 1900),
    }
    win, draw = (3.0, 1.0) if index % 7 == 6 else (1.0, 0.5)
    bye = draw if index % 9 == 4 else 0.0 if index % 18 == 8 else win
    return settings | {"PointsForWin": win, "PointsForDraw": draw, "PointsForPAB": bye}


def generated_by_bbp(index: int, path: str) -> bytes | None:
    """A tournament of bbpPairings' own generator, or None where it found no pairing."""
    settings = settings_of(index)
    with tempfile.TemporaryDirectory() as folder:
        config, out = Path(folder, "config.txt"), Path(folder, "out.trf")
        config.write_text("".join(f"{key}={value}\n" for key, value in settings.items()), encoding="ascii")
        command = [path, "--dutch", "-g", str(config), "-o", str(out), "-s", str(index + 1)]
        ran = subprocess.run(command, capture_output=True, check=False, cwd=folder)
        return out.read_bytes() if ran.returncode == 0 else None


def _tie_breaks(section: Section, index: int) -> tuple[list[str], Counter[str]]:
    """Values that differ from gacrux's, those that nothing explains in words, the others counted."""
    if section.edition is Edition.FIDE_2009 or not section.rounds_held:
        return [], Counter()
    unrated = any(player.rating is None for player in section.players)
    ratings = [code + "{unrated=1400}" if unrated else code for code in RATINGS]
    codes = random.Random(f"codes {index}").sample([*EVERYWHERE, *OPPONENTS, *ratings], CODES_EACH)
    found, counts = [], Counter({"tie-breaks compared": CODES_EACH})
    for case, text in differing(section, codes):
        known = known_difference(case)
        if known is None:
            found.append(f"tie-break {text}")
        else:
            counts[f"known: {known.name}"] += 1
    return found, counts


def summary(done: Sequence[dict[str, Any]], total: int) -> tuple[str, int]:
    """The whole state in words, and how many differences nothing explains."""
    lines, unexplained = [], 0
    for way in WAYS:
        mine = [piece for piece in done if piece["way"] == way]
        counts = sum((Counter(piece["counts"]) for piece in mine), Counter[str]())
        played = sum(piece["count"] for piece in mine)
        seconds = sum(piece["seconds"] for piece in mine)
        lines.append(f"{way}: {played:,} of {total:,} tournaments, {seconds / 3600:.1f} hours at work")
        lines += [f"{count:10,}  {name}" for name, count in counts.items()]
        kinds: dict[str, list[str]] = {}
        for difference in (one for piece in mine for one in piece["differences"]):
            kinds.setdefault(difference["kind"], []).append(
                f"tournament {difference['tournament']}: {difference['text']}"
            )
        lines.append(f"{sum(map(len, kinds.values())):10,}  differences without an explanation")
        for kind, texts in kinds.items():
            lines.append(f"{len(texts):10,}  {kind}")
            lines += [f"            {text}" for text in texts[:3]]
            unexplained += len(texts)
    return "\n".join(lines), unexplained


def run(state: Path, setting: Setting, todo: Sequence[Piece], processes: int, most: int | None = None) -> None:
    """Play what is not in the state yet, at most ``most`` pieces, and write every piece when it is finished."""
    have = {(piece["way"], piece["start"]) for piece in finished(state)}
    waiting = [piece for piece in todo if (piece.way, piece.start) not in have][:most]
    context = multiprocessing.get_context("spawn")
    torn = state.exists() and not state.read_bytes().endswith(b"\n")
    with ProcessPoolExecutor(processes, mp_context=context) as pool, state.open("a", encoding="utf-8") as out:
        out.write("\n" if torn else "")
        running = set()
        queue = iter(waiting)
        for piece in queue:
            running.add(pool.submit(play, piece, setting))
            if len(running) >= 2 * processes:
                break
        while running:
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                out.write(json.dumps(future.result(), ensure_ascii=False) + "\n")
                out.flush()
                os.fsync(out.fileno())
                if (piece := next(queue, None)) is not None:
                    running.add(pool.submit(play, piece, setting))


def main() -> int:
    """0 while there are at most ten differences without an explanation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("conformance-50000.jsonl"), help="the file of the state")
    parser.add_argument("--engine", default=ENGINE, metavar="MODULE:CALLABLE", help="the engine under test")
    parser.add_argument("--bbp", default=os.environ.get("TDAPP_BBPPAIRINGS", ""), help="bbpPairings, for theirs")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS))
    parser.add_argument("--count", type=int, default=TOTAL, help="tournaments each way")
    parser.add_argument("--piece", type=int, default=PIECE, help="tournaments in a piece; the same in every run")
    parser.add_argument("--pieces", type=int, metavar="N", help="stop after N pieces")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true", help="only say what is in the state")
    arguments = parser.parse_args()
    ways = [way for way in arguments.ways if way == "ours" or arguments.bbp]
    if len(ways) < len(arguments.ways):
        print("theirs is left out: --bbp or TDAPP_BBPPAIRINGS names no bbpPairings.", file=sys.stderr)
    if not arguments.report:
        todo = list(pieces(ways, arguments.count, arguments.piece))
        setting = Setting(arguments.engine, arguments.bbp)
        run(arguments.out, setting, todo, arguments.processes, arguments.pieces)
    text, unexplained = summary(finished(arguments.out), arguments.count)
    print(text)
    return int(unexplained > ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
