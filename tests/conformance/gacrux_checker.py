"""gacrux's own pairing checker over a TRF26 text: each round as the file has it beside the round as gacrux pairs it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CheckedRound:
    """One round: gacrux's verdict, the pairs of the file and its own, (White, Black) with 0 for the bye."""

    round: int
    right: bool
    current: frozenset[tuple[int, int]]
    expected: frozenset[tuple[int, int]]


def checked_by_gacrux(text: str) -> tuple[CheckedRound, ...]:
    """Every round of the file; AssertionError when gacrux does not take the file as it is."""
    from gacrux.pairingchecker import pairingchecker
    from gacrux.pairingdutch import pairing_dutch
    from gacrux.trf2json import trf2json

    document = trf2json()
    document.parse_file(text, 0)
    assert document.get_status() == 0, document.chessjson["status"]
    tournament = document.get_tournament(1)
    settings = {"experimental": [], "verbose": 0, "check": True}
    checker = pairingchecker()
    checker.chessfile, checker.params = document, settings
    checker.docheck, checker.doanalysis, checker.dopairing = True, 0, 0
    found = []
    for number in range(1, tournament["currentRound"] + 1):
        result = checker.compute_pairing(document, pairing_dutch(tournament, number, settings), settings)
        found.append(CheckedRound(number, result["check"], frozenset(result["current"]), frozenset(result["pairs"])))
    return tuple(found)
