"""The borders between the parts of a page, where the mouse left them the last time."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from tdapp.ui.session.settings import Remembered

BETWEEN = 8
"""Pixels between two parts side by side."""


def remember_splits(root: QWidget, key: str, remembered: Remembered) -> None:
    """Restore the borders of every splitter inside, and keep what is dragged; ``key`` names the page."""
    splits = root.findChildren(QSplitter)
    for place, split in enumerate([root, *splits] if isinstance(root, QSplitter) else splits):
        if split.orientation() is Qt.Orientation.Horizontal:
            split.setHandleWidth(BETWEEN)  # the style knows one width for both directions
        name = f"split/{key}/{place}"
        state = remembered.bytes(name)
        if not state.isEmpty():
            split.restoreState(state)
        split.splitterMoved.connect(partial(_keep, split, name, remembered))


def _keep(split: QSplitter, name: str, remembered: Remembered, _place: int, _index: int) -> None:
    remembered.set_bytes(name, split.saveState())
