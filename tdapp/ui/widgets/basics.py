"""Labels, buttons, combos and frames as the window uses them everywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tdapp.domain.words.wording import trimmed
from tdapp.ui.look import theme
from tdapp.ui.look.access_keys import set_apart
from tdapp.ui.look.bidi import in_place
from tdapp.ui.look.icons import IconLabel, set_icon
from tdapp.ui.look.keys import with_keys
from tdapp.ui.widgets.elided import ElidedLabel
from tdapp.ui.widgets.flow import FlowLayout

_CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


class PlainLabel(QLabel):
    """Plain text in which names from right to left leave numbers where they are; ``text()`` is what was set."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self._plain = ""
        self.setText(text)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def setText(self, text: str) -> None:
        self._plain = text
        super().setText(in_place(text))

    def text(self) -> str:
        return self._plain


def label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """A plain-text label: names from files are never read as markup."""
    result = PlainLabel(text)
    result.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        result.setProperty("role", role)
    if wrap:
        result.setWordWrap(True)
        policy = result.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        result.setSizePolicy(policy)
    return result


def selectable(text: str = "", role: str = "") -> QLabel:
    """A wrapping plain-text label whose text can be copied."""
    result = label(text, role, wrap=True)
    result.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return result


def restyle(widget: QWidget) -> None:
    """Make the style sheet look at changed properties again; it has not looked yet at what was never shown."""
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def give_role(widget: QWidget, role: str) -> None:
    """Another look from the style sheet; one that is the same costs nothing."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        restyle(widget)


def line() -> QFrame:
    """A thin horizontal rule."""
    result = QFrame()
    result.setProperty("role", "line")
    result.setFixedHeight(1)
    return result


class PressedByEnter(QPushButton):
    """A push button that Enter presses when it has the focus, in pages as well as in dialogs."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)


def button(
    text: str, icon: str = "", role: str = "", *, tip: str = "", on_click: Callable[[], object] | None = None
) -> QPushButton:
    """A push button with an icon of the theme."""
    result = PressedByEnter(f" {text}" if icon else text)
    result.setAccessibleName(text)
    if role:
        result.setProperty("role", role)
    if icon:
        set_icon(result, icon, {"primary": "on_accent", "danger": "surface", "link": "accent"}.get(role, "text"))
    if tip:
        result.setToolTip(tip)
    result.setAutoDefault(False)
    if on_click is not None:
        result.clicked.connect(lambda _checked=False: on_click())
    return result


def tool(
    icon: str,
    name: str,
    *,
    text: str = "",
    boxed: bool = False,
    shortcut: str = "",
    on_click: Callable[[], object] | None = None,
) -> QToolButton:
    """A tool button; ``name`` is its tooltip and what a screen reader says."""
    result = QToolButton()
    if icon:
        set_icon(result, icon)
    result.setIconSize(QSize(18, 18))
    result.setAccessibleName(name)
    result.setToolTip(with_keys(name, shortcut) if shortcut else name)
    result.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    if text:
        result.setText(f" {text}" if icon else text)
        result.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon if icon else Qt.ToolButtonStyle.ToolButtonTextOnly
        )
    if boxed:
        result.setProperty("role", "boxed")
    if on_click is not None:
        result.clicked.connect(lambda _checked=False: on_click())
    return result


def menu_button(text: str, name: str, menu: QMenu, icon: str = "") -> QToolButton:
    """A button that opens a menu, with a mark that says so."""
    result = tool(icon, name, text=text, boxed=True)
    result.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    result.setProperty("menuButton", True)
    result.setMenu(menu)
    menu.aboutToShow.connect(partial(set_apart, menu))
    return result


_ANY_HEIGHT = 16777215  # as Qt has it


class QuietCombo(QComboBox):
    """A combo box that never changes by the wheel or by arrow keys while it is closed: arrows open it instead."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showPopup(self):
        # Qt's arrows at the ends of the list come up while it is laid out, take the room of a row and stay
        few = self.count() <= self.maxVisibleItems()
        view = self.view()
        for part in view.window().children():
            if isinstance(part, QWidget) and part is not view and part.inherits("QComboBoxPrivateScroller"):
                part.setMaximumHeight(0 if few else _ANY_HEIGHT)
        super().showPopup()
        missing = sum(view.sizeHintForRow(row) for row in range(self.count())) - view.viewport().height()
        if few and missing > 0:
            popup = view.window()
            popup.resize(popup.width(), popup.height() + missing)
            view.scrollToTop()

    def wheelEvent(self, event):
        event.ignore()

    def keyPressEvent(self, event):
        key = event.key()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F4):
            self.showPopup()
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape):
            super().keyPressEvent(event)
        else:
            event.ignore()


class Choice(QRadioButton):
    """One of several answers. Tab comes to the chosen one and the arrows go on from there, before it was ever touched.

    Qt leaves the first one in the chain, where it looks chosen: the arrows then move the frame alone.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.toggled.connect(self._take_tab)

    def _take_tab(self, chosen: bool) -> None:
        parent, group = self.parentWidget(), self.group()
        if not chosen or parent is None:
            return
        answers = group.buttons() if group is not None else parent.findChildren(Choice, options=_CHILDREN)
        for one in answers:
            one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if one is self else Qt.FocusPolicy.ClickFocus)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        super().showEvent(event)
        self._take_tab(self.isChecked())


class Stepper(QWidget):
    """A whole number with two buttons: no wheel, no surprises.

    Signals: ``changed(int)`` by the user only.
    """

    changed = Signal(int)

    def __init__(self, name: str, less: str, more: str) -> None:
        super().__init__()
        self._low, self._high, self._value = 0, 0, 0
        self._step = 1
        self.setAccessibleName(name)
        self._label = label("0", "value")
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setMinimumWidth(26)
        self._less = tool("minus", less, boxed=True, on_click=lambda: self._by(-1))
        self._more = tool("plus", more, boxed=True, on_click=lambda: self._by(1))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for widget in (self._less, self._label, self._more):
            layout.addWidget(widget)
        self._show()

    @property
    def value(self) -> int:
        """The number shown."""
        return self._value

    def set_range(self, low: int, high: int, value: int, step: int = 1) -> None:
        """Limits and the number shown; no signal."""
        self._low, self._high, self._step = low, high, step
        self._value = max(low, min(high, value))
        self._show()

    def set_value(self, value: int) -> None:
        """Show another number; no signal."""
        self.set_range(self._low, self._high, value, self._step)

    def _by(self, direction: int) -> None:
        wanted = max(self._low, min(self._high, self._value + direction * self._step))
        if wanted != self._value:
            self._value = wanted
            self._show()
            self.changed.emit(wanted)

    def _show(self) -> None:
        self._label.setText(str(self._value))
        self._label.setAccessibleName(f"{self.accessibleName()}: {self._value}")
        self._less.setEnabled(self._value > self._low)
        self._more.setEnabled(self._value < self._high)


class _Segment(QPushButton):
    """As wide chosen, in bold type, as not chosen: nothing is cut, and nothing moves."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def sizeHint(self):
        hint, bold = super().sizeHint(), self.font()
        bold.setBold(True)
        beside = hint.width() - self.fontMetrics().horizontalAdvance(self.text())
        return QSize(beside + QFontMetrics(bold).horizontalAdvance(self.text()), hint.height())

    def minimumSizeHint(self):
        return self.sizeHint()


def segment(name: str, text: str, tip: str = "") -> QPushButton:
    """One of several choices side by side: spoken as a radio button (Qt speaks a tool button as a check box)."""
    part = _Segment(text)
    part.setAccessibleName(name)
    part.setToolTip(tip or name)
    part.setCheckable(True)
    part.setAutoExclusive(True)
    part.setAutoDefault(False)  # Enter belongs to the dialog it stands in
    part.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    part.setProperty("role", "segment")
    return part


class Segments(QFrame):
    """Two or three choices side by side, one of them in force.

    Signals: ``chosen(str)`` by the user only.
    """

    chosen = Signal(str)

    def __init__(self, name: str, choices: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self.setProperty("role", "lozenge")
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.setSpacing(2)
        for key, text, tip in choices:
            part = segment(f"{name}: {text}", text, tip)
            part.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
            self._group.addButton(part)
            self._buttons[key] = part
            layout.addWidget(part)

    def set_choice(self, key: str) -> None:
        """Mark a choice as being in force; no signal."""
        self._buttons[key].setChecked(True)

    def button(self, key: str) -> QPushButton:
        """The button of a choice."""
        return self._buttons[key]


class Banner(QFrame):
    """One line in a panel instead of a dialog: an icon, a sentence, perhaps an action; not seen without a sentence."""

    def __init__(self, kind: str = "info", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = IconLabel("info", "accent", 17)
        self._text = label("", wrap=True)
        self._actions = QHBoxLayout()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 8, 4)
        layout.setSpacing(8)
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._text, 1)
        layout.addLayout(self._actions)
        self.set_kind(kind)
        self.hide()

    def set_kind(self, kind: str) -> None:
        """``info``, ``warn`` or ``danger``."""
        self.setProperty("banner", kind)
        self._icon.set_icon(
            {"info": "info", "warn": "triangle-alert", "danger": "circle-x"}[kind],
            {"info": "accent", "warn": "warn", "danger": "danger"}[kind],
        )
        restyle(self)
        restyle(self._text)

    def set_text(self, text: str) -> None:
        """Show the sentence; an empty one hides the banner."""
        self._text.setText(text)
        self.setVisible(bool(text))

    def text(self) -> str:
        """The sentence shown."""
        return self._text.text()

    def add(self, widget: QWidget) -> None:
        """Put a button at the right end."""
        self._actions.addWidget(widget)


class SearchField(QLineEdit):
    """A filter box with a magnifying glass and a clear button; Esc empties it."""

    def __init__(self, placeholder: str) -> None:
        super().__init__()
        self.setPlaceholderText(placeholder)
        self.setToolTip(placeholder)  # whole, where large letters leave no room for it
        self.setAccessibleName(placeholder)
        glass = QAction(self)
        set_icon(glass, "search", "dim")
        self.addAction(glass, QLineEdit.ActionPosition.LeadingPosition)
        self._clear = QAction(self.tr("Clear"), self)
        set_icon(self._clear, "x", "dim")
        self._clear.triggered.connect(self.clear)
        self.textChanged.connect(self._show_clear)
        self.setMinimumWidth(150)
        self.setMaximumWidth(340)
        self._name_buttons()

    def _show_clear(self, text: str) -> None:
        if bool(text) != (self._clear in self.actions()):
            if text:
                self.addAction(self._clear, QLineEdit.ActionPosition.TrailingPosition)
            else:
                self.removeAction(self._clear)
            self._name_buttons()

    def _name_buttons(self) -> None:
        for part in self.findChildren(QToolButton):
            part.setAccessibleName(self.tr("Clear the filter"))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.placeholderText()) + 66
        return QSize(max(190, min(wide, 340)), super().sizeHint().height())

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)


class EmptyState(QWidget):
    """What a page says when it has nothing to show: an icon, a sentence that teaches, perhaps a button."""

    def __init__(self, icon: str, title: str, sentence: str) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        picture = IconLabel(icon, "disabled", 44)
        layout.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self.title = label(title, "heading")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sentence = label(sentence, "dim", wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addSpacing(8)
        layout.addWidget(self.title)
        layout.addWidget(self.sentence)
        self.buttons = QHBoxLayout()
        self.buttons.addStretch()
        layout.addSpacing(8)
        layout.addLayout(self.buttons)
        self.buttons.addStretch()
        layout.addStretch(3)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self.sentence.setMinimumHeight(self.sentence.heightForWidth(self.sentence.width()))


class PageHeader(QWidget):
    """Title, a dim line under it, and room for controls at the right."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label(title, "title")
        self.subtitle = ElidedLabel("dim")
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        holder = QWidget()
        self.controls = FlowLayout(holder, 6, to_the_right=True)
        self._titles = QVBoxLayout()
        self._titles.setSpacing(0)
        self._titles.addWidget(self.title)
        self._row = QHBoxLayout()
        self._row.setSpacing(16)
        self._row.addLayout(self._titles)
        self._row.addWidget(holder)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        layout.addLayout(self._row)
        self._column = layout
        self._holder = holder
        self._place: QBoxLayout | None = None
        self._fit()

    def _fit(self) -> None:
        """The line below it all; on a small screen beside the title, or below it where the controls leave no room."""
        place: QBoxLayout = self._column
        most = 16777215
        if theme.is_compact():
            title, controls = self.title.sizeHint().width(), self.controls.sizeHint().width()
            gap, least = self._row.spacing(), self.subtitle.least()
            place = self._row
            if self.width() - title - controls - 2 * gap < least:
                place = self._titles
                left = self.width() - controls - gap  # controls that fit in one line stay there
                most = max(title, left if left > title else least)
        self.subtitle.setMaximumWidth(most)
        if place is self._place:
            return
        self._place = place
        for one in (self._column, self._titles, self._row):
            one.removeWidget(self.subtitle)
        if place is self._row:
            self._row.insertWidget(1, self.subtitle, 1)
        else:
            place.addWidget(self.subtitle)
        self._row.setStretchFactor(self._holder, 0 if place is self._row else 1)

    def add(self, widget: QWidget) -> None:
        """Put a control at the right."""
        self.controls.addWidget(widget)

    def hold(self, widget: QWidget) -> None:
        """Put something beside the title that matters more than the line below it, which is its tooltip then."""
        self._row.insertWidget(1, widget, 1)
        self._row.setStretchFactor(self._holder, 0)
        self.subtitle.hide()

    def let_go(self, widget: QWidget) -> None:
        """Give it back; the line below the title is seen again."""
        self._row.removeWidget(widget)
        self.subtitle.show()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def event(self, event):
        done = super().event(event)
        moved = event.type() in (QEvent.Type.StyleChange, QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        if moved and hasattr(self, "_place"):
            self._fit()
        return done


class Card(QFrame):
    """A framed group of widgets, one under the other in ``box``."""

    def __init__(self, *, spacing: int = 8, margins: int = 14) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(margins, margins, margins, margins)
        self.box.setSpacing(spacing)


def card(*widgets: QWidget, spacing: int = 8, margins: int = 14) -> Card:
    """A framed group of widgets."""
    result = Card(spacing=spacing, margins=margins)
    for widget in widgets:
        result.box.addWidget(widget)
    return result


def typed(field: QLineEdit) -> str:
    """What was typed, on one line."""
    return trimmed(field.text())


def choose(combo: QComboBox, data: object) -> None:
    """Show the item with this data; enums do not survive QVariant comparison."""
    combo.setCurrentIndex(next((i for i in range(combo.count()) if combo.itemData(i) == data), 0))
