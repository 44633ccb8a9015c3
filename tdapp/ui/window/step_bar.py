"""Undo and redo that are never silent: the step is named, and first the page comes into view on which it shows."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.registry import STEPS
from tdapp.domain.commands.stored import StoredStep
from tdapp.ui.look.keys import with_keys
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, tool
from tdapp.ui.window.pages import Pages

SHOWN_MS = 10_000
PAGES_OF = {
    "event": ("event",),
    "sheets": ("event",),
    "players": ("players",),
    "ratings": ("players",),
    "pairing": ("rounds",),
    "rounds": ("rounds",),
    "ladder": ("tiebreaks",),
    "norms": ("norms",),
}
"""Where the steps of a module of ``domain.commands`` are seen; those of the others on whatever page is in view."""
ALSO_ROUNDS = frozenset(("set-absences", "withdraw-player", "reenter-player", "expel-player", "regenerate-numbers"))
LISTS_STEPS = "log"


def pages_of(step: StoredStep) -> tuple[str, ...]:
    """The pages on which a step is seen, the one to be shown first."""
    kind = STEPS.get(step.id)
    pages = PAGES_OF.get(kind.__module__.rpartition(".")[2], ()) if kind is not None else ()
    return (*pages, "rounds") if step.id in ALSO_ROUNDS else pages


class StepBar(Banner):
    """One line under the page: what Ctrl+Z is about to take back, or what was taken back, each with its button.

    A step that is not seen where one is, on another page or in another section, is shown and named first; the same
    key again, or the button, then carries it out.
    """

    def __init__(self, session: Session, pages: Pages, parent: QWidget | None = None) -> None:
        super().__init__("info", parent)
        self._session, self._pages = session, pages
        self._back = True
        self.again = button("", role="link", on_click=self._press)
        self.again.setAccessibleName(self.tr("Undo or redo"))  # until it says which
        self.close_button = tool("x", self.tr("Close this line"), on_click=self.hide)
        self.add(self.again)
        self.add(self.close_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        session.changes.changed.connect(self._changed)
        session.view.event_changed.connect(self.hide)

    def undo(self) -> None:
        """Ctrl+Z."""
        self._walk(back=True)

    def redo(self) -> None:
        """Ctrl+Shift+Z."""
        self._walk(back=False)

    def _press(self) -> None:
        self._walk(self._back)

    def _walk(self, back: bool) -> None:
        changes = self._session.changes
        state = changes.undo_state()
        step, words = (state.undo_step, state.undo_label) if back else (state.redo_step, state.redo_label)
        if step is not None and self._show_place(step):
            text = self.tr("Take back: {0}?") if back else self.tr("Repeat: {0}?")
            self._say(text.format(words), self._again(back), back)
            self._session.messages.said.emit(self.text())
        elif changes.undo() if back else changes.redo():
            text = self.tr("Taken back: {0}") if back else self.tr("Repeated: {0}")
            self._say(text.format(words), self._again(not back), not back)
            self._timer.start()

    def _again(self, back: bool) -> str:
        return with_keys(self.tr("Undo"), "Ctrl+Z") if back else with_keys(self.tr("Redo"), "Ctrl+Y")

    def _show_place(self, step: StoredStep) -> bool:
        """Go to where the step is seen; False when that is in view already."""
        view, wanted = self._session.view, pages_of(step)
        now = self._pages.key()
        section = step.data.get("section_id", view.section_id)
        there = any(ref.section_id == section for ref in view.sections)
        if (not wanted or now in (*wanted, LISTS_STEPS)) and (section == view.section_id or not there):
            return False
        if there:
            view.set_section(section)
        if wanted and now not in wanted:
            panel = self._pages.show_page(wanted[0])
            if panel is not None and isinstance(step.data.get("round"), int):
                panel.show_round(step.data["round"])
        return True

    def _say(self, text: str, does: str, back: bool) -> None:
        self._timer.stop()
        self._back = back
        self.set_text(text)
        self.again.setText(does)
        self.again.setAccessibleName(does)

    def _changed(self, *_what: object) -> None:
        self.hide()  # another step is the newest now
