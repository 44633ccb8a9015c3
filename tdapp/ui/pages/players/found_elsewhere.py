"""Who is looked for and not found may be in another section: one line that says so and leads there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.ui.session.view import View
from tdapp.ui.widgets.basics import Banner, button
from tdapp.ui.widgets.search import fold, matches
from tdapp.ui.widgets.words import search_text

MOST_NAMED = 3
SHORTEST = 2  # letters; one letter is in too many names


class FoundElsewhere(Banner):
    """Signals: ``section_chosen(int)`` the section to look into."""

    section_chosen = Signal(int)

    def __init__(self, view: View, parent: QWidget | None = None) -> None:
        super().__init__("info", parent)
        self._view = view
        self._section = 0
        self.go = button(self.tr("Go there"), role="link", on_click=lambda: self.section_chosen.emit(self._section))
        self.add(self.go)
        self.set_text("")

    def look(self, text: str, found_here: bool) -> None:
        """Look in the other sections when nobody is found in this one."""
        self.set_text("")
        store, needle = self._view.store, fold(text.strip())
        if found_here or store is None or len(needle) < SHORTEST:
            return
        for ref in self._view.sections:
            if ref.section_id == self._view.section_id:
                continue
            found = [one.name for one in store.snapshot(ref.section_id).players if matches(needle, search_text(one))]
            if found:
                self._section = ref.section_id
                names = "; ".join(found[:MOST_NAMED]) + (" …" if len(found) > MOST_NAMED else "")
                where = ref.name or self.tr("Section {0}").format(ref.section_id)
                self.set_text(self.tr("Not in this section, but in {0}: {1}").format(where, names))
                return
