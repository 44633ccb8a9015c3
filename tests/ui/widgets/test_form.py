"""A form made from a dataclass shows its fields and reads them back, or says which cannot be read."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

import pytest
from PySide6.QtWidgets import QCheckBox, QSpinBox, QWidget

from tdapp.domain.section.player import Sex
from tdapp.domain.words.errors import RuleViolation
from tdapp.ui.widgets.basics import Stepper
from tdapp.ui.widgets.form import Form, FormDialog


@dataclass(frozen=True)
class Inner:
    win: Fraction = Fraction(1)
    draw: Fraction | None = None


@dataclass(frozen=True)
class Shown:
    name: str
    birth: int | None = None
    boards: int = 4
    sex: Sex | None = None
    until: int | None = None
    age: int = 14
    clubs: tuple[str, ...] = ()
    late: bool = False
    inner: Inner = field(default_factory=Inner)
    kept: str = "not in the form"


@pytest.fixture
def form(qtbot) -> Form:
    holder = QWidget()
    qtbot.addWidget(holder)
    made = Form(Shown("Zoë", 1990, clubs=("A", "B"), inner=Inner(Fraction(3, 2))), holder)
    for name in ("name", "birth", "clubs", "inner.win", "inner.draw"):
        made.line(name, f"&{name.capitalize()}")
    made.choice("sex", "Sex", ((None, "unknown"), (Sex.FEMALE, "female"), (Sex.MALE, "male")))
    stepper = Stepper("Boards", "fewer", "more")
    stepper.set_range(1, 10, 1)
    made.hold("boards", stepper)
    made.hold("late", QCheckBox("Late"))
    until = Stepper("Until", "earlier", "later")
    until.set_range(0, 9, 0)
    made.hold("until", until)
    made.hold("age", QSpinBox())
    made.holder = holder  # type: ignore[attr-defined] # a form does not keep what it stands in
    return made


def texts(form: Form) -> list[str]:
    return [form._editors[name].text() for name in ("name", "birth", "clubs", "inner.win", "inner.draw")]


def test_what_is_shown_is_read_back(form: Form) -> None:
    assert texts(form) == ["Zoë", "1990", "A, B", "1½", ""]
    assert form.value() == Shown("Zoë", 1990, clubs=("A", "B"), inner=Inner(Fraction(3, 2)))
    other = Shown("B", None, 3, Sex.MALE, 5, 21, ("Łódź",), True, Inner(Fraction(2), Fraction(0)), "as it was")
    form.show_value(other)
    assert form.value() == other


def test_what_is_typed_is_read_by_the_type_of_the_field(form: Form) -> None:
    for name, text in (
        ("name", "  A   b "),
        ("birth", " "),
        ("clubs", "x, , y"),
        ("inner.win", "−½"),
        ("inner.draw", "0,5"),
    ):
        form._editors[name].setText(text)
    form._editors["sex"].setCurrentIndex(1)
    read = form.value()
    assert (read.name, read.birth, read.clubs, read.sex) == ("A b", None, ("x", "y"), Sex.FEMALE)
    assert (read.inner, read.kept) == (Inner(Fraction(-1, 2), Fraction(1, 2)), "not in the form")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("birth", "19x0", "Birth: “19x0” is no number."),
        ("birth", "123456", "Birth: “123456” is no number."),
        ("inner.win", "x", "“x” is no number of points"),
        ("inner.win", "", "“” is no number of points"),
    ],
)
def test_what_cannot_be_read_is_named(form: Form, name: str, text: str, said: str) -> None:
    form._editors[name].setText(text)
    with pytest.raises(RuleViolation) as refused:
        form.value()
    assert said in str(refused.value)


def test_a_change_by_the_user_is_told(form: Form, qtbot) -> None:
    with qtbot.waitSignal(form.edited):
        form._editors["name"].textEdited.emit("x")
    with qtbot.waitSignal(form.edited):
        form._editors["late"].click()
    with qtbot.assertNotEmitted(form.edited):
        form._editors["name"].setText("y")


def test_a_dialog_stays_until_all_can_be_read(qtbot) -> None:
    dialog = FormDialog(Shown("A"))
    qtbot.addWidget(dialog)
    dialog.entitle("A title")
    birth = dialog.form.line("birth", "Born")
    dialog.close_with("Save", "Cancel")
    birth.setText("x")
    dialog.save()
    assert (dialog.banner.text(), dialog.result()) == ("Born: “x” is no number.", 0)
    birth.setText("2001")
    dialog.save()
    assert (dialog.result(), dialog.entered().birth) == (1, 2001)


def test_a_line_that_is_written_otherwise_turns_both_ways(qtbot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    form = Form(Shown("a", boards=4), holder)
    field = form.line("boards", "Boards", turns=(lambda held: "I" * held, len))
    assert field.text() == "IIII"
    field.setText(" II ")
    assert form.value() == Shown("a", boards=2)
    form.show_value(Shown("b", boards=3))
    assert field.text() == "III"


def test_two_forms_share_one_value(qtbot) -> None:
    holders = [QWidget(), QWidget()]
    for holder in holders:
        qtbot.addWidget(holder)
    left, right = (Form(Shown("a"), holder) for holder in holders)
    left.line("name", "Name").setText("b")
    right.line("inner.draw", "Draw").setText("½")
    other = Shown("c", 1990, kept="of the other")
    assert right.over(left.over(other)) == Shown("b", 1990, inner=Inner(draw=Fraction(1, 2)), kept="of the other")
    assert left.value() == Shown("b")


def test_what_nobody_touched_stays_as_it_was(form: Form) -> None:
    odd = Shown("two  blanks", clubs=("a, b",), inner=Inner(Fraction(1, 3)))
    form.show_value(odd)
    assert form.value() == odd
    form._editors["name"].setText("two  blanks more")
    assert form.value().name == "two blanks more"


def test_a_number_at_zero_is_none_where_the_field_allows_it(form: Form) -> None:
    until = form._editors["until"]
    assert isinstance(until, Stepper)
    assert form.value().until is None
    until.set_value(3)
    assert form.value().until == 3
    form.show_value(Shown("B", until=None))
    assert (until.value, form.value().until) == (0, None)


def test_a_change_of_a_number_is_told(form: Form, qtbot) -> None:
    age = form._editors["age"]
    assert isinstance(age, QSpinBox)
    with qtbot.waitSignal(form.edited):
        age.setValue(20)
    assert form.value().age == 20
