"""The independent readers of a report that this computer has: gacrux in its process, and bbpPairings where it is."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.engine import Patience
from tdapp.pairing.engines.external import BbpPairings, external_engine
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.services.ratings.receipt import Points, Receipt, Takes, receipt

PATIENCE = Patience(60.0)
_NAMES = ("bbpPairings", "bbpPairings.exe")
_ANY_CODE = "WIN"  # gacrux gives the points with every value


@dataclass(frozen=True, slots=True)
class Readers:
    """What can be asked; None: it is not here."""

    points: Points | None = None
    takes: Takes | None = None


def bbp_on_path() -> str:
    """bbpPairings, where the computer finds it by its name; empty where it does not."""
    return next((found for name in _NAMES if (found := shutil.which(name))), "")


@contextmanager
def readers_of(section: Section, bbp: str = "") -> Iterator[Readers]:
    """The readers while they are needed; ``bbp`` is a path, empty: wherever it is found. RuleViolation: not there."""
    path = bbp or bbp_on_path()
    engine = external_engine(path) if path else None
    takes = (lambda data: engine.takes(data, PATIENCE)) if isinstance(engine, BbpPairings) else None
    with GacruxEngine() as gacrux:

        def points(text: str) -> Mapping[int, str | None]:
            found = gacrux.tiebreak_values(
                text, _ANY_CODE, section.rounds_held, round_robin=section.system.berger, patience=PATIENCE
            )
            return {number: given for number, (given, _) in found.items()}

        yield Readers(points, takes)


def receipt_of(section: Section, files: Mapping[str, bytes], bbp: str = "") -> Receipt:
    """The receipt by every reader that is here."""
    with readers_of(section, bbp) as readers:
        return receipt(section, files, points=readers.points, takes=readers.takes)
