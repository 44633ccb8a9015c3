"""The dialog of the four warning levels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea

from tdapp.domain.rules import rounds
from tdapp.domain.words.checks import Level, Rule
from tdapp.ui.session.question import Question
from tdapp.ui.widgets.confirm import ConfirmDialog


def question(level: Level, **facts: object) -> Question:
    return Question("Really?", (Rule("a-rule", level, "C.04").warn("<b>Something</b> is broken."),), **facts)


@pytest.mark.parametrize("level", [Level.ACKNOWLEDGE, Level.CONFIRM, Level.TWO_STEPS])
def test_the_focus_is_on_cancel(qtbot, theme, level):
    dialog = ConfirmDialog(question(level))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.cancel.hasFocus(), timeout=30_000)
    QTest.keyClick(dialog.cancel, " ")
    assert dialog.result() == dialog.DialogCode.Rejected


def test_tab_stays_on_the_buttons_unless_there_is_something_to_scroll(qtbot, theme):
    for lines, policy in ((1, Qt.FocusPolicy.NoFocus), (200, Qt.FocusPolicy.StrongFocus)):
        dialog = ConfirmDialog(question(Level.CONFIRM, lines=("It goes.",) * lines))
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.findChild(QScrollArea).focusPolicy() is policy
        dialog.cancel.setFocus()
        QTest.keyClick(dialog.cancel, Qt.Key.Key_Tab)
        assert (dialog.focusWidget() is dialog.confirm) is (lines == 1)


@pytest.mark.parametrize(("warned", "done"), [(False, True), (True, False)])
def test_enter_does_what_was_asked_for_where_nothing_is_warned_of(qtbot, theme, warned, done):
    asked = question(Level.ACKNOWLEDGE, by_enter=True) if warned else Question("Make them?", by_enter=True)
    dialog = ConfirmDialog(asked)
    qtbot.addWidget(dialog)
    dialog.show()
    wanted = dialog.confirm if done else dialog.cancel
    qtbot.waitUntil(wanted.hasFocus, timeout=30_000)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert (dialog.result() == dialog.DialogCode.Accepted) is done


def test_level_4_has_two_steps_and_a_reason(qtbot, theme):
    dialog = ConfirmDialog(question(Level.TWO_STEPS, needs_reason=True))
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.confirm.isVisible()
    dialog.next.click()
    assert dialog.confirm.isVisible()
    assert not dialog.confirm.isEnabled()
    dialog.reason_field.setText("  the sponsor \n wants it ")
    assert dialog.reason() == "the sponsor wants it"
    dialog.confirm.click()
    assert dialog.result() == dialog.DialogCode.Accepted


def test_where_a_reason_is_needed_it_can_be_typed_at_once(qtbot, theme):
    dialog = ConfirmDialog(question(Level.CONFIRM, needs_reason=True))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.reason_field.hasFocus(), timeout=30_000)
    QTest.keyClick(dialog.reason_field, "\r")  # nothing typed: nothing happens
    assert dialog.isVisible()
    QTest.keyClicks(dialog.reason_field, "ill")
    QTest.keyClick(dialog.reason_field, "\r")
    assert dialog.result() == dialog.DialogCode.Accepted


def test_a_reason_is_asked_where_it_is_needed(qtbot, theme):
    dialog = ConfirmDialog(question(Level.CONFIRM, lines=("Board 1 goes.",)))
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.reason_field.isVisible()
    assert dialog.confirm.isEnabled()


def sentences(count: int) -> tuple[str, ...]:
    return tuple(
        f"Warning {index} says what the step breaks, and goes on for more than one line: {'on ' * 60}."
        for index in range(count)
    )


@pytest.mark.parametrize(
    "asked",
    [
        Question("Leave FIDE mode for good?", (rounds.rule("leave-fide-mode").warn(),), (), True, "Leave"),
        Question(
            "Really?",
            tuple(Rule(f"r{n}", Level.TWO_STEPS, "C.04; Q43").warn(text) for n, text in enumerate(sentences(3))),
            sentences(2),
            True,
        ),
        Question(
            "Really?", tuple(Rule(f"r{n}", Level.TWO_STEPS, "C.04").warn(text) for n, text in enumerate(sentences(14)))
        ),
    ],
    ids=["leaving FIDE mode", "several warnings and changes", "more than a screen"],
)
def test_every_warning_is_readable_whole(qtbot, theme, asked):
    """At 1366 x 768, in both steps: no label is lower than its text, and what has no room can be scrolled to."""
    dialog = ConfirmDialog(asked)
    qtbot.addWidget(dialog)
    dialog.show()
    for step in (1, 2):
        if step == 2:
            dialog.next.click()
        qtbot.waitUntil(lambda: readable(dialog), timeout=30_000)
        assert dialog.height() <= 768 - 60
        assert dialog.cancel.geometry().bottom() < dialog.height()


def readable(dialog: ConfirmDialog) -> bool:
    labels = [one for one in dialog.findChildren(QLabel) if one.isVisible() and one.wordWrap() and one.text()]
    assert labels
    area = dialog.findChild(QScrollArea)
    hidden = area.widget().height() - area.viewport().height() > area.verticalScrollBar().maximum()
    return not hidden and all(one.height() >= one.heightForWidth(one.width()) for one in labels)


def test_enter_in_a_reason_never_cancels(qtbot, theme):
    """The trap: Enter in the reason of *Make official* pressed Cancel, and the text was lost."""
    from tdapp.services.tables.ladder_preview import Preview
    from tdapp.ui.pages.tables.ladder.make_official import TwoStepDialog

    dialog = TwoStepDialog("Change?", "A warning", Preview((), 4, "No place changes."), "BH", "SB")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog._go(1)
    QTest.keyClick(dialog.reason_field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClicks(dialog.reason_field, "as announced")
    QTest.keyClick(dialog.reason_field, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted
    assert dialog.reason() == "as announced"
