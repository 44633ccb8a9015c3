"""A dialog that is filled in and accepted without being shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QDialog


def accepting(fill: Callable[[Any], None]) -> Callable[[Any], QDialog.DialogCode]:
    """What stands for ``exec``."""

    def run(dialog: Any) -> QDialog.DialogCode:
        fill(dialog)
        return QDialog.DialogCode.Accepted

    return run
