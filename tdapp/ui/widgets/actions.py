"""What can be done, declared: menus, buttons, the search and the sheet of shortcuts are made from the declarations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.commands.command import Step
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.frozen import dataclass
from tdapp.ui.look.access_keys import set_apart
from tdapp.ui.look.icons import set_icon
from tdapp.ui.session.view import View


def always(_state: Any) -> str:
    """Nothing speaks against it."""
    return ""


def told(why_not: Warning | None) -> str:
    """A reason of services/*/possible.py as an action shows it; empty while nothing speaks against it."""
    return "" if why_not is None else why_not.text


def allow(view: View, *widgets: QWidget, steps: Sequence[type[Step]], why_not: str = "") -> None:
    """Switch buttons on or off; who may do none of their steps, or what speaks against it, is their tip."""
    reason = view.why_not_do(*steps) or why_not
    for widget in widgets:
        usual = widget.property("usualTip")
        if usual is None:
            widget.setProperty("usualTip", usual := widget.toolTip())
        widget.setEnabled(not reason)
        widget.setToolTip(reason or usual)


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that can be done.

    ``why_not`` gives the reason why it cannot be done now, empty while it can; it is asked with what ``state()`` of the
    actions gave. ``on_page``: the keys mean something else on other pages. ``menu``: it opens this menu. ``made``:
    this one, made elsewhere, which looks after itself. ``checked``: it is one of several of which one holds. ``role``:
    macOS moves it into the menu of the program; where none is said Qt would guess by the English words.
    """

    id: str
    words: str = ""
    icon: str = ""
    run: Callable[[], object] = lambda: None
    keys: str = ""
    why_not: Callable[[Any], str] = always
    on_page: bool = False
    menu: QMenu | None = None
    made: QAction | None = None
    checked: bool | None = None
    role: QAction.MenuRole = QAction.MenuRole.NoRole


class Actions(QObject):
    """The actions of one room, in groups; each becomes one QAction that every menu and button shares.

    ``view``: of the event that ``does`` changes.
    """

    does: ClassVar[Mapping[str, tuple[type[Step], ...]]] = MappingProxyType({})
    """The steps of an action, by its id: who was invited for none of them sees why."""

    def __init__(self, parent: QObject, view: View | None = None) -> None:
        super().__init__(parent)
        self._whose = view
        self.title = ""  # of the menu that it was put into
        self.groups: tuple[tuple[Action, ...], ...] = ()
        self._made: dict[str, QAction] = {}

    def show_field(self, field: str, number: int) -> None:
        """Open what has this number, with the cursor in one of its fields; where the room has such a thing."""

    def declare(self, *groups: Sequence[Action]) -> None:
        """Once, when everything is there that the actions work on."""
        self.groups = tuple(tuple(group) for group in groups)
        for group in self.groups:
            choice = QActionGroup(self)
            for action in group:
                self._made[action.id] = self._make(action, choice)

    def _make(self, action: Action, choice: QActionGroup) -> QAction:
        if action.made is not None:
            action.made.setMenuRole(action.role)
            return action.made
        if action.menu is not None:
            made = action.menu.menuAction()
            action.menu.setTitle(action.words)
        else:
            made = QAction(action.words, self)
            made.setAutoRepeat(False)
            made.triggered.connect(lambda _checked=False: action.run())
        made.setMenuRole(action.role)
        if action.icon:
            set_icon(made, action.icon)
        if action.keys:
            made.setShortcut(QKeySequence(action.keys))
        if action.on_page:
            made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if action.checked is not None:
            made.setCheckable(True)
            made.setChecked(action.checked)
            choice.addAction(made)
        return made

    def __getitem__(self, id_: str) -> QAction:
        return self._made[id_]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._made.values())

    def group(self, number: int) -> list[QAction]:
        """The actions of a group, for a menu of its own."""
        return [self._made[action.id] for action in self.groups[number]]

    def on_page(self) -> list[QAction]:
        """Those whose keys the page itself must know."""
        return [self._made[action.id] for group in self.groups for action in group if action.on_page]

    # -- what can be done now -------------------------------------------------------------------------------------

    def gate(self) -> str:
        """Why nothing of all this can be done now; empty usually."""
        return ""

    def takes(self, path: Path) -> bool:
        """Whether a file dropped on the window is for this room."""
        return False

    def take(self, path: Path) -> None:
        """Take the file in."""

    def state(self) -> Any:
        """What the reasons are read from, taken once for all actions."""
        return None

    def refresh(self) -> None:
        """Switch the actions on and off; who is off says why."""
        closed = self.gate()
        state = None if closed else self.state()
        found: dict[Callable[[Any], str], str] = {}  # many share a reason
        for group in self.groups:
            for action in group:
                if action.made is not None:
                    continue
                if not closed and action.why_not not in found:
                    found[action.why_not] = action.why_not(state)
                why_not = closed or self._lacks(action.id) or found[action.why_not]
                self._made[action.id].setEnabled(not why_not)
                self._made[action.id].setToolTip(why_not)

    def _lacks(self, id_: str) -> str:
        steps = self.does.get(id_, ())
        return self._whose.why_not_do(*steps) if steps and self._whose is not None else ""

    def fill(self, menu: QMenu) -> None:
        """Put everything into a menu, one group after the other."""
        menu.setToolTipsVisible(True)
        for number in range(len(self.groups)):
            if number:
                menu.addSeparator()
            menu.addActions(self.group(number))
        set_apart(menu)
        menu.aboutToShow.connect(self.refresh)
        menu.aboutToShow.connect(partial(set_apart, menu))  # some words follow the event
