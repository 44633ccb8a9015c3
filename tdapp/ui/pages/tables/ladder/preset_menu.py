"""The menu of ready ladders: presets with edition and source, own ones, and the ladder of another event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.words.wording import tr, trimmed
from tdapp.ui.look.icons import set_icon

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.tiebreaks.presets import Preset


class PresetMenu(QMenu):
    """Filled by ``fill`` before it is shown.

    Signals: ``preset_chosen(object)`` a Preset; ``own_chosen(str)`` and ``own_forgotten(str)`` the name of a saved
    ladder; ``save_wanted()``; ``copy_wanted()`` the ladder of another event.
    """

    preset_chosen = Signal(object)
    own_chosen = Signal(str)
    own_forgotten = Signal(str)
    save_wanted = Signal()
    copy_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)

    def fill(self, presets: Sequence[Preset], own: Sequence[tuple[str, str]]) -> None:
        """Show these presets and saved ladders (name, rungs)."""
        self.clear()
        for preset in presets:
            rungs = preset.text.replace(",", ", ")
            action = self.addAction(_plain(f"{tr(preset.name)} ({preset.edition})") + f"\t{rungs}")
            action.setToolTip(self.tr("{0}. Edition: {1}. Source: {2}").format(rungs, preset.edition, preset.source))
            action.triggered.connect(lambda _checked=False, preset=preset: self.preset_chosen.emit(preset))
        if own:
            self.addSeparator()
        for name, text in own:
            action = self.addAction(_plain(name) + "\t" + text.replace(",", ", "))
            action.setToolTip(text)
            action.triggered.connect(lambda _checked=False, name=name: self.own_chosen.emit(name))
        self.addSeparator()
        save = self.addAction(self.tr("Save this ladder as…"))
        set_icon(save, "save")
        save.triggered.connect(lambda _checked=False: self.save_wanted.emit())
        copy = self.addAction(self.tr("Copy the ladder of another event…"))
        set_icon(copy, "copy")
        copy.triggered.connect(lambda _checked=False: self.copy_wanted.emit())
        if own:
            forget = self.addMenu(self.tr("Forget an own ladder"))
            set_icon(forget.menuAction(), "trash-2")
            for name, _text in own:
                action = forget.addAction(_plain(name))
                action.triggered.connect(lambda _checked=False, name=name: self.own_forgotten.emit(name))


def _plain(text: str) -> str:
    """A name as it is: an ampersand is no shortcut, a tab no column."""
    return trimmed(text).replace("&", "&&")
