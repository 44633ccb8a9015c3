"""What the window remembers between two starts; the QSettings is handed in, tests hand in their own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

MOST_RECENT = 8


class Remembered:
    """Recent files, geometry, theme, size of text, own ladders."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def text(self, key: str, default: str = "") -> str:
        """A text."""
        return str(self._settings.value(key, default))

    def set_text(self, key: str, value: str) -> None:
        """Remember a text."""
        self._settings.setValue(key, value)

    def number(self, key: str, default: float) -> float:
        """A number; the default when what is stored is none."""
        try:
            return float(str(self._settings.value(key, default)))
        except ValueError:
            return default

    def set_number(self, key: str, value: float) -> None:
        """Remember a number."""
        self._settings.setValue(key, str(value))

    def bytes(self, key: str) -> QByteArray:
        """Geometry or state of a window."""
        value = self._settings.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_bytes(self, key: str, value: QByteArray) -> None:
        """Remember geometry or state."""
        self._settings.setValue(key, value)

    def recent(self) -> tuple[str, ...]:
        """Event files opened last, newest first."""
        value = self._settings.value("recent")
        if isinstance(value, str):
            value = [value]
        return tuple(str(item) for item in value or ())[:MOST_RECENT]

    def add_recent(self, path: Path) -> None:
        """This file was opened now."""
        text = str(path)
        self._settings.setValue("recent", [text, *(item for item in self.recent() if item != text)][:MOST_RECENT])

    def forget_recent(self, text: str) -> None:
        """Take a file off the list."""
        self._settings.setValue("recent", [item for item in self.recent() if item != text])

    def ladders(self) -> tuple[tuple[str, str], ...]:
        """Ladders saved by the user: (name, rungs)."""
        self._settings.beginGroup("ladders")
        found = tuple((name, str(self._settings.value(name))) for name in sorted(self._settings.childKeys()))
        self._settings.endGroup()
        return found

    def save_ladder(self, name: str, text: str) -> None:
        """Save a ladder under a name; slashes would be folders."""
        self._settings.setValue(_ladder_key(name), text)

    def forget_ladder(self, name: str) -> None:
        """A saved ladder is no longer wanted."""
        self._settings.remove(_ladder_key(name))


def _ladder_key(name: str) -> str:
    return "ladders/" + name.replace("/", "-").replace("\\", "-")
