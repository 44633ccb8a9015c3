"""Which engine pairs on this computer and how long it may take: remembered by the window, not by the event."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.engine import PairingEngine
from tdapp.pairing.engines.registry import OWN, engine_named, second_beside
from tdapp.ui.session.settings import Remembered

PATH_KEY, LIMIT_KEY = "pairing/engine", "pairing/limit"
USUAL_MINUTES = 10
MOST_MINUTES = 120


@dataclass(frozen=True, slots=True)
class EngineChoice:
    """``path`` empty: our own; ``gacrux``, which comes along too; else that of bbpPairings or a ``.jar`` of JaVaFo."""

    path: str = ""
    minutes: int = USUAL_MINUTES

    def make(self) -> PairingEngine:
        """The engine; RuleViolation when there is none at the path."""
        return engine_named(self.path or OWN)

    def make_second(self) -> PairingEngine:
        """The engine that pairs every round once more in the background: gacrux beside our own, ours beside others."""
        return second_beside(self.path or OWN)


def remembered_choice(remembered: Remembered | None) -> EngineChoice:
    """What was chosen, else our own engine and ten minutes."""
    if remembered is None:
        return EngineChoice()
    minutes = int(remembered.number(LIMIT_KEY, USUAL_MINUTES))
    return EngineChoice(remembered.text(PATH_KEY), max(1, min(MOST_MINUTES, minutes)))


def remember_choice(remembered: Remembered, choice: EngineChoice) -> None:
    """Keep a choice for the next start."""
    remembered.set_text(PATH_KEY, choice.path)
    remembered.set_number(LIMIT_KEY, choice.minutes)
