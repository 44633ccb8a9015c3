"""The card of a Keizer competition's parameters, and the wizard that shows it for no other system."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.systems.keizer import SHARES, Byes, Keizer, Method, Values
from tdapp.domain.systems.registry import DUTCH, KEIZER
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.systems.keizer_presets import PRESETS, share_read
from tdapp.ui.pages.event.systems.keizer_card import KeizerDialog
from tdapp.ui.pages.event.systems.system_parameters import SystemParameters

pytestmark = pytest.mark.usefixtures("theme")
USUAL = PRESETS[0].rules


def card(qtbot, rules: Keizer = USUAL, *, later: bool = False) -> KeizerDialog:
    dialog = KeizerDialog(rules, later=later)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("text", "share"),
    [("1/3", Fraction(1, 3)), ("½", Fraction(1, 2)), ("0,35", Fraction(7, 20)), ("35 %", Fraction(7, 20)), ("0", 0)],
)
def test_shares_are_read_as_people_write_them(text: str, share: Fraction) -> None:
    assert share_read(text) == share


@pytest.mark.parametrize("text", ["", "third", "1/0", "1e3", "½ of it", "١/٢"])
def test_what_is_no_share_is_named(text: str) -> None:
    with pytest.raises(RuleViolation, match=r"is no share; write for example 1/3 or 0\.35"):
        share_read(text)


def test_five_questions_are_open_and_the_rest_behind_a_button(qtbot) -> None:
    dialog = card(qtbot)
    shown = [name for name, editor in dialog._held.items() if dialog.form.isRowVisible(editor)]
    assert shown == ["values", "bye", "excused", "method", "distance"]
    dialog.more.click()
    assert all(dialog.form.isRowVisible(editor) for editor in dialog._held.values())
    assert dialog.entered() == USUAL


def test_what_is_unusual_is_not_hidden(qtbot) -> None:
    dialog = card(qtbot, Keizer(byes=Byes.CLUB, loss=Fraction(1, 6)))
    assert dialog.form.isRowVisible(dialog._held["loss"])
    assert dialog._held["loss"].text() == "1/6"


def test_ready_parameters_fill_it_and_own_ones_are_said(qtbot) -> None:
    dialog = card(qtbot)
    assert dialog.preset.currentText() == "Usual in clubs"
    dialog.preset.setCurrentIndex(2)
    dialog.preset.activated.emit(2)
    assert dialog.entered() == PRESETS[2].rules
    assert "whole points" in dialog.remark.text()
    dialog._held["distance"].setText("5")
    dialog.form.edited.emit()
    assert dialog.preset.currentText() == "Our own"
    assert dialog.entered().distance == 5
    assert not dialog.remark.isVisible()


def test_what_is_out_of_range_is_said_on_the_card(qtbot) -> None:
    dialog = card(qtbot)
    dialog._held["bye"].setText("5")
    dialog.confirm.click()
    assert dialog.isVisible()
    assert "“bye” cannot be 5" in dialog.banner.text()


def test_once_rounds_are_paired_only_shares_can_change(qtbot) -> None:
    dialog = card(qtbot, later=True)
    assert {name for name, editor in dialog._held.items() if editor.isEnabled()} == {
        name for name in SHARES if name in dialog._held
    }
    assert not dialog.preset.isEnabled()


def test_other_systems_have_no_such_button(qtbot) -> None:
    part = SystemParameters()
    qtbot.addWidget(part)
    part.set_system(DUTCH)
    assert (part.known, part.isHidden()) == (False, True)
    part.set_system(KEIZER)
    assert (part.known, part.text, part.words.text()) == (True, "byes=club", "Usual in clubs")
    part.set_system(KEIZER, "distance=3")
    assert part.words.text() == "Our own"


def test_the_card_writes_the_text(qtbot, monkeypatch) -> None:
    part = SystemParameters()
    qtbot.addWidget(part)
    part.set_system(KEIZER)
    wanted = Keizer(byes=Byes.CLUB, values=Values.COUNT, method=Method.FROZEN)
    monkeypatch.setattr(KeizerDialog, "ask", lambda _card: wanted)
    with qtbot.waitSignal(part.changed):
        part.button.click()
    assert part.text == "values=count,method=frozen,byes=club"
