"""``make fuzz``: mutated files for every reader, for a while; what breaks is kept as a file and said at the end.

``python -m tests.fuzz.run [--seconds N] [--only NAMES] [--seed S] [--keep FOLDER]``. A case breaks when a reader raises
anything but a refusal in plain words, or computes for more than ten seconds. The peak of memory is this process's.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from pathlib import Path
from types import FrameType

from tests.fuzz.mutations import mutated
from tests.fuzz.readers import REFUSALS, Reader, chosen, generator

SECONDS_FOR_ONE = 10
LIMIT_MB = 2048  # of address space: a file that makes a reader take more breaks it


class TooLong(BaseException):
    """A reader hangs; no refusal, and no Exception that a reader might take for one."""


def try_case(reader: Reader, data: bytes, scratch: Path) -> str:
    """``read``, ``refused``, or the traceback of what broke."""
    path = scratch / f"case{reader.suffix}"
    for left in scratch.glob("case*"):
        left.unlink()
    path.write_bytes(data)
    try:
        reader.read(path)
    except REFUSALS as refusal:
        return "refused" if str(refusal).strip() else "a refusal without a word"
    except (Exception, TooLong):  # noqa: BLE001 - everything but a refusal is what we look for
        return traceback.format_exc()
    return "read"


def main(arguments: list[str] | None = None) -> int:
    """Run; 1 when something broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--only", default="", help="names of readers, separated by commas")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "tdapp-fuzz")
    options = parser.parse_args(arguments)
    warnings.simplefilter("error")
    options.keep.mkdir(parents=True, exist_ok=True)
    _limit()
    counts: Counter[tuple[str, str]] = Counter()
    broken: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        every = chosen(options.only, scratch)
        begun = time.monotonic()
        case = 0
        while time.monotonic() - begun < options.seconds:
            for reader in every:
                rng = generator(options.seed, reader.name, case)
                data = mutated(rng.choice(reader.seeds), rng)
                outcome = _watched(reader, data, scratch)
                known = outcome if outcome in ("read", "refused") else "BROKEN"
                counts[reader.name, known] += 1
                if known == "BROKEN" and _place(outcome) not in broken:
                    kept = options.keep / f"{reader.name}-{options.seed}-{case}{reader.suffix}"
                    kept.write_bytes(data)
                    broken[_place(outcome)] = f"{kept}\n{outcome}"
                    print(f"BROKEN {kept}\n{outcome}", flush=True)
            case += 1
    print(f"seed {options.seed}, {sum(counts.values())} cases, peak memory {_peak_mb()} MB")
    for reader in every:
        found = {kind: counts[reader.name, kind] for kind in ("read", "refused", "BROKEN")}
        print(f"  {reader.name:12} " + ", ".join(f"{count} {kind}" for kind, count in found.items()))
    return 1 if broken else 0


def _watched(reader: Reader, data: bytes, scratch: Path) -> str:
    if sys.platform == "win32":
        return try_case(reader, data, scratch)

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, SECONDS_FOR_ONE)  # of the processor: others may be at work on this machine
    try:
        return try_case(reader, data, scratch)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _place(outcome: str) -> str:
    """Where it broke: the last two places of the traceback and the kind of fault."""
    lines = [line for line in outcome.splitlines() if line.startswith("  File")]
    return "".join(lines[-2:]) + outcome.strip().splitlines()[-1].split(":")[0]


def _limit() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (LIMIT_MB << 20, LIMIT_MB << 20))


def _peak_mb() -> int:
    if sys.platform == "win32":
        return 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(peak / (1 << 20 if sys.platform == "darwin" else 1 << 10))


if __name__ == "__main__":
    raise SystemExit(main())
