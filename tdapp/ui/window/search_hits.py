"""What Ctrl+K finds: every action of the menus, every page, every player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from tdapp.ui.window.palette import Hit

if TYPE_CHECKING:
    from tdapp.ui.window.main_window import MainWindow


def all_hits(window: MainWindow) -> list[Hit]:
    """Actions first, then rounds, then players."""
    translate = QCoreApplication.translate
    hits: list[Hit] = []
    for top in window.menuBar().actions():
        menu = top.menu()
        if isinstance(menu, QMenu):
            menu.aboutToShow.emit()  # some are filled when they are opened
            hits += _menu_hits(menu, top.text().replace("&", ""))
    session = window.session
    if session.view.is_open:
        for number in range(session.view.last_round + 1):
            text = (
                translate("Search", "Go to round {0}").format(number)
                if number
                else translate("Search", "Go to before round 1")
            )
            hits.append(Hit(text, partial(session.view.set_round, number), "calendar-days"))
        for ref in session.view.sections if len(session.view.sections) > 1 else ():
            text = translate("Search", "Show the section {0}").format(ref.name or ref.section_id)
            hits.append(Hit(text, partial(session.view.set_section, ref.section_id), "layers"))
        for player in session.view.section.players:
            hits.append(
                Hit(
                    f"{player.name}",
                    partial(session.view.explain, player.number, -1),
                    "users",
                    kind=translate("Search", "player {0}").format(player.number),
                )
            )
    return hits


def _menu_hits(menu: QMenu, path: str) -> list[Hit]:
    hits = []
    for action in menu.actions():
        below = action.menu()
        if action.isSeparator() or not action.text():
            continue
        if isinstance(below, QMenu):
            hits += _menu_hits(below, below.title().replace("&", ""))
            continue
        hits.append(
            Hit(
                action.text().replace("&", ""),
                action.trigger,
                action.icon().name() or "command",
                keys=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
                kind=path,
                why_not=_why_not(action),
            )
        )
    return hits


def _why_not(action: QAction) -> str:
    if action.isEnabled():
        return ""
    tip = action.toolTip()
    return tip if tip and tip != action.text().replace("&", "") else QCoreApplication.translate("Search", "not now")
