"""What a section says of its broadcast, and the alerts that somebody has taken."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass

USUAL_DELAY, LONGEST_DELAY = 15 * 60, 60 * 60
LONGEST_NOTICE = 300


@dataclass(frozen=True, slots=True)
class Broadcast:
    """How long moves are held back, whether also after the result (``strict``), and one line for the viewers."""

    delay: int = USUAL_DELAY
    strict: bool = False
    notice: str = ""


@dataclass(frozen=True, slots=True)
class TakenAlert:
    """An alert that an arbiter has taken: which board, which kind, for which cause, and who it was."""

    round: int
    board: int
    kind: str
    cause: str
    by: str
