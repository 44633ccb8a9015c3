"""The engines by name, for the window and the command line; any other name is the path of a program."""

from __future__ import annotations

from collections.abc import Callable

from tdapp.pairing.engines.engine import PairingEngine

OWN, GACRUX = "tdapp", "gacrux"


def _own() -> PairingEngine:
    from tdapp.pairing.engines.dutch.adapter import DutchEngine

    return DutchEngine()


def _gacrux() -> PairingEngine:
    from tdapp.pairing.engines.gacrux import GacruxEngine

    return GacruxEngine()


ENGINES: dict[str, Callable[[], PairingEngine]] = {OWN: _own, GACRUX: _gacrux}
"""Those that come with the program; each is imported when it is made."""


def engine_named(name: str) -> PairingEngine:
    """The engine of a name, or behind a path; RuleViolation when there is none at the path."""
    make = ENGINES.get(name)
    if make is not None:
        return make()
    from tdapp.pairing.engines.external import external_engine

    return external_engine(name)


def second_beside(name: str) -> PairingEngine:
    """The engine that pairs every round once more: gacrux beside our own, ours beside all others."""
    return engine_named(GACRUX if name == OWN else OWN)
