"""What Ctrl+K finds: every action of the menus, every page, every player, and what the manual says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QMenu, QMenuBar

from tdapp.services.manual.finding import quick_pages
from tdapp.ui.session.view import View
from tdapp.ui.window.palette import Hit


def all_hits(
    bar: QMenuBar,
    view: View,
    pages: Iterable[tuple[str, Callable[[], object], tuple[QMenu | QAbstractButton, ...]]] = (),
) -> list[Hit]:
    """Actions first, also those that only a page has, then rounds, then players."""
    translate = QCoreApplication.translate
    hits: list[Hit] = []
    for top in bar.actions():
        menu = top.menu()
        if isinstance(menu, QMenu):
            menu.aboutToShow.emit()  # some are filled when they are opened
            hits += _menu_hits(menu, top.text().replace("&", ""))
    if view.is_open:
        for title, show, offers in pages:
            for offer in offers:
                hits += [replace(hit, run=partial(_there, show, hit.run)) for hit in _page_hits(offer, title)]
        for number in range(view.last_round + 1):
            text = (
                translate("Search", "Go to round {0}").format(number)
                if number
                else translate("Search", "Go to before round 1")
            )
            hits.append(Hit(text, partial(view.set_round, number), "calendar-days"))
        for ref in view.sections if len(view.sections) > 1 else ():
            text = translate("Search", "Show the section {0}").format(ref.name or ref.section_id)
            hits.append(Hit(text, partial(view.set_section, ref.section_id), "layers"))
        for player in view.section.players:
            hits.append(
                Hit(
                    f"{player.name}",
                    partial(view.explain, player.number, -1),
                    "users",
                    kind=translate("Search", "player {0}").format(player.number),
                )
            )
    return hits


def manual_hits(show: Callable[[str], object], question: str) -> list[Hit]:
    """The pages of the manual that answer a question; ``show`` opens one."""
    kind = QCoreApplication.translate("Search", "Manual")
    return [
        Hit(entry.page.title, partial(show, entry.page.page_id), "book-open", kind=kind)
        for entry in quick_pages(question)
    ]


def _there(show: Callable[[], object], run: Callable[[], object]) -> None:
    show()
    run()


def _page_hits(offer: QMenu | QAbstractButton, title: str) -> list[Hit]:
    if isinstance(offer, QMenu):
        offer.aboutToShow.emit()
        return _menu_hits(offer, title)
    why_not = "" if offer.isEnabled() else offer.toolTip() or QCoreApplication.translate("Search", "not now")
    return [Hit(offer.accessibleName(), offer.click, "command", kind=title, why_not=why_not)]


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
