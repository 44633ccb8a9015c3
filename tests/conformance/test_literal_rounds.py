"""Fifty thousand rounds of each system beside its brute force: small events, every round paired both ways.

Pieces that were found equal are lines of the file that ``TDAPP_LITERAL_STATE`` names: a run that was broken off leaves
them out. Event *n* of a system is the same in every run.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.burstein import BursteinEngine
from tdapp.pairing.engines.dubov import DubovEngine
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.rules.burstein_position import seeding_rounds
from tests.pairing.systems import burstein_literal, double_swiss_literal, double_swiss_played, dubov_literal
from tests.pairing.systems.swiss_played import played

Round = tuple[Section, int, Pairing | None]
Literal = Callable[[Section, int], tuple[int | None, set[tuple[int, int]]] | None]

ROUNDS, PIECES = 50_000, 50


def _burstein(seed: int) -> Iterator[Round]:
    """The seeding rounds are those of the Dutch engine, which has its own oracle."""
    for section, number, pairing in played(seed, BursteinEngine(), "FIDE_BURSTEIN", most=9):
        if number > seeding_rounds(section.rounds_total):
            yield section, number, pairing


def _dubov(seed: int) -> Iterator[Round]:
    return played(seed, DubovEngine(), "FIDE_DUBOV")


SYSTEMS: dict[str, tuple[Callable[[int], Iterator[Round]], Literal]] = {
    "burstein": (_burstein, burstein_literal.literal_round),
    "dubov": (_dubov, dubov_literal.literal_round),
    "double-swiss": (double_swiss_played.played, double_swiss_literal.literal_round),
}


def differences(system: str, piece: int, rounds: int = ROUNDS // PIECES) -> list[str]:
    """The rounds of a piece that are paired otherwise by the brute force."""
    events, literal = SYSTEMS[system]
    found, seen, seed = [], 0, 100_000 * piece
    while seen < rounds:
        for section, number, pairing in events(seed):
            seen += 1
            ours = None if pairing is None else (pairing.bye, set(pairing.pairs))
            if ours != literal(section, number):
                found.append(f"{system}, event {seed}, round {number}")
        seed += 1
    return found


def _state() -> Path | None:
    name = os.environ.get("TDAPP_LITERAL_STATE", "")
    return Path(name) if name else None


@pytest.mark.conformance
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_thousand_rounds_are_the_article(system: str, piece: int) -> None:
    state, line = _state(), f"{system} {piece}"
    if state is not None and state.exists() and line in state.read_text(encoding="utf-8").splitlines():
        return
    assert differences(system, piece) == []
    if state is not None:
        with state.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_piece_goes_through_its_rounds(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal to the brute force; and a brute force that says something else is heard."""
    assert differences(system, 0, 3) == []
    events, _ = SYSTEMS[system]
    monkeypatch.setitem(SYSTEMS, system, (events, lambda _section, _number: (-1, set())))
    assert len(differences(system, 0, 3)) >= 3
