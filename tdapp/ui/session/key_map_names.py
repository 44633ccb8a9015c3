"""What the maps of keys for results are called, and where the chosen one is remembered."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

MAP_KEY, OWN_KEY = "results/keys", "results/own-keys"
CLASSIC, OWN = "classic", "own"


def map_name(map_id: str) -> str:
    """A map's name as the menu shows it."""
    translate = QCoreApplication.translate
    return {
        CLASSIC: translate("KeyMaps", "Classic (1, 5, 0)"),
        "sharly": translate("KeyMaps", "Sharly (1, 3, 2; 0 clears)"),
        "openpairings": translate("KeyMaps", "OpenPairings (1, 2, 3)"),
        "space": translate("KeyMaps", "Space (1, space bar, 0)"),
        "us": translate("KeyMaps", "US (W, D, L)"),
        OWN: translate("KeyMaps", "Own keys…"),
    }[map_id]
