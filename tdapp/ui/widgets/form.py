"""Forms made from a dataclass: a caption and an editor for each field that is named, read back as the dataclass."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar, get_args, get_type_hints

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.ui.widgets.basics import Banner, QuietCombo, Stepper, button, choose, typed
from tdapp.ui.widgets.boxes import beside, captioned, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.regulations import read_points
from tdapp.ui.widgets.wide import hinted

Editor = TypeVar("Editor", bound=QWidget)
Turns = tuple[Callable[[Any], str], Callable[[str], Any]]


class Form(QFormLayout):
    """Shows a value and reads it back. ``points.win`` names a field of a field.

    What is empty is None where the field allows it; so is 0 between two buttons.

    Signals: ``edited()`` a field was changed.
    """

    edited = Signal()

    def __init__(self, value: Any, holder: QWidget | None = None) -> None:
        super().__init__(holder)
        self.setVerticalSpacing(7)
        self.setHorizontalSpacing(14)
        self._value = value
        self._editors: dict[str, QWidget] = {}
        self._turns: dict[str, Turns] = {}
        self._shown: dict[str, tuple[str, Any]] = {}

    def line(self, name: str, caption: str, hint: str = "", *, turns: Turns | None = None) -> QLineEdit:
        """A field that is typed: a text, a number, points, or words between commas.

        ``turns``: how it is shown and read where it is written otherwise.
        """
        field = QLineEdit()
        hinted(field, hint)
        captioned(self, caption, field)
        return self.hold(name, field, turns=turns)

    def choice(self, name: str, caption: str, choices: Iterable[tuple[object, str]], said: str = "") -> QuietCombo:
        """A field that has one of these values, each with its words; ``said`` names it to a screen reader."""
        combo = QuietCombo(said or caption.replace("&", ""))
        for value, words in choices:
            combo.addItem(words, value)
        captioned(self, caption, combo)
        return self.hold(name, combo)

    def hold(self, name: str, editor: Editor, *, turns: Turns | None = None) -> Editor:
        """An editor made elsewhere for a field; it stands in the form already, or beside it."""
        if turns is not None:
            self._turns[name] = turns
        self._editors[name] = editor
        self._show(name, editor)
        match editor:
            case QLineEdit():
                editor.textEdited.connect(self.edited)
            case QuietCombo():
                editor.activated.connect(self.edited)
            case QCheckBox():
                editor.toggled.connect(self.edited)
            case Stepper():
                editor.changed.connect(self.edited)
            case QSpinBox():
                editor.valueChanged.connect(self.edited)
        return editor

    def show_value(self, value: Any) -> None:
        """Show another value."""
        self._value = value
        for name, editor in self._editors.items():
            self._show(name, editor)

    def value(self) -> Any:
        """The value as entered; RuleViolation names a field that cannot be read."""
        return self.over(self._value)

    def over(self, value: Any) -> Any:
        """Another value with what was entered here: two forms can show parts of one."""
        found = value
        for name, editor in self._editors.items():
            *outer, last = name.split(".")
            held = [found]
            for part in outer:
                held.append(getattr(held[-1], part))
            new: Any = replace(held[-1], **{last: self._read(held[-1], name, editor)})
            for part, around in zip(reversed(outer), reversed(held[:-1]), strict=True):
                new = replace(around, **{part: new})
            found = new
        return found

    def _show(self, name: str, editor: QWidget) -> None:
        value = self._value
        for part in name.split("."):
            value = getattr(value, part)
        match editor:
            case QLineEdit():
                editor.setText(self._turns[name][0](value) if name in self._turns else _text(value))
                self._shown[name] = editor.text(), value
            case QuietCombo():
                choose(editor, value)
            case QCheckBox():
                editor.setChecked(value)
            case Stepper():
                editor.set_value(value or 0)
            case QSpinBox():
                editor.setValue(value)

    def _read(self, holder: Any, name: str, editor: QWidget) -> Any:
        match editor:
            case QuietCombo():
                return editor.currentData()
            case QCheckBox():
                return editor.isChecked()
            case Stepper():
                return editor.value or (None if type(None) in _kinds(holder, name) else 0)
            case QSpinBox():
                return editor.value()
        assert isinstance(editor, QLineEdit)
        shown, value = self._shown[name]
        if editor.text() == shown:
            return value  # its text may say less: a third, two blanks in a row
        text = typed(editor)
        if name in self._turns:
            return self._turns[name][1](text)
        kinds = _kinds(holder, name)
        if not text and type(None) in kinds:
            return None
        if Fraction in kinds:
            sign, plain = (-1, text[1:]) if text.startswith(("-", "−")) else (1, text)
            return sign * read_points(plain)
        if int in kinds:
            if not (text.isascii() and text.isdigit() and len(text) < 6):
                problem = QCoreApplication.translate("Form", "{0}: “{1}” is no number.")
                raise RuleViolation(problem.format(editor.accessibleName(), text[:20]))
            return int(text)
        return tuple(filter(None, map(str.strip, text.split(",")))) if Ellipsis in kinds else text


def _kinds(holder: Any, name: str) -> tuple[Any, ...]:
    """The types of a field."""
    kind = get_type_hints(type(holder))[name.rpartition(".")[2]]
    return get_args(kind) or (kind,)


def _text(value: object) -> str:
    match value:
        case None:
            return ""
        case Fraction():
            return points_text(value, half_sign=True)
        case tuple():
            return ", ".join(_text(one) for one in value)
        case Enum():
            return str(value.value)
        case _:
            return str(value)


class FormDialog(FittingDialog):
    """A form, what is wrong with it, and two buttons: ``entitle``, lines of ``form``, ``close_with``, then ``ask``."""

    def __init__(self, value: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = Form(value)

    def entitle(self, title: str, sentence: str = "", *, wide: int = 460) -> None:
        """What stands above the form."""
        self.setWindowTitle(title)
        self.setMinimumWidth(wide)
        self.box = dialog_box(self, title, sentence)

    def close_with(self, words: str, cancel: str, icon: str = "check") -> None:
        """The form below what stands there already, the line for what is wrong, the buttons."""
        self.box.addLayout(self.form)
        self.banner = Banner("warn")
        self.box.addWidget(self.banner)
        self.confirm = button(words, icon, "primary", on_click=self.save)
        self.cancel = button(cancel, on_click=self.reject)
        self.box.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)

    def entered(self) -> Any:
        """What was entered; RuleViolation says what is wrong with it."""
        return self.form.value()

    def save(self) -> None:
        """Close with what was entered; what is wrong is said here."""
        try:
            self.entered()
        except RuleViolation as problem:
            self.banner.set_text(str(problem))
            return
        self.accept()

    def ask(self) -> Any:
        """Show it; what was entered, None where it was given up."""
        return self.entered() if self.show_through() else None
