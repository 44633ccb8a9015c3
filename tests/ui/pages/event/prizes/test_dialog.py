"""Prizes announced in the window: typed, pasted, divided, kept, taken back."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tdapp.domain.commands.ratings import SetCategories
from tdapp.domain.commands.sheets import SetPrizes
from tdapp.domain.prizes.plan import Conflict, Division, Prize, PrizeKind, PrizePlan
from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.words.wording import language
from tdapp.services.categories.membership import youth_rules
from tdapp.ui.pages.event.prizes.dialog import PrizesDialog
from tdapp.ui.pages.event.prizes.table import GROUP, ITEM, KIND, MONEY, PLACE, WINNER
from tdapp.ui.pages.tables.standings import StandingsPanel
from tdapp.ui.widgets.basics import choose
from tests.ui.every_place import nameless
from tests.ui.held_keys import held_down


@pytest.fixture
def dialog(desk, qtbot):
    made = PrizesDialog(desk)
    qtbot.addWidget(made)
    made.show()
    return made


def typed(dialog, row: int, column: int, text: str) -> bool:
    return dialog.model.setData(dialog.model.index(row, column), text)


def test_places_are_added_typed_and_kept_in_one_step(dialog, desk, qtbot):
    assert not nameless(dialog)
    for amount in ("100", "60,50"):
        dialog.add_place.click()
        row = dialog.model.rowCount() - 1
        assert typed(dialog, row, MONEY, amount)
    assert [(p.group, p.place, p.money) for p in dialog.model.prizes] == [("", 1, 100), ("", 2, Fraction("60.5"))]
    choose(dialog.rules.division, Division.SHARED)
    dialog.rules.currency.setText("EUR")
    dialog.rules.currency.editingFinished.emit()
    qtbot.waitUntil(lambda: "160.50 EUR" in dialog.sums.text(), timeout=30_000)
    assert dialog.awards.source.rowCount() >= 2
    revision = desk.view.store.revision
    dialog.save()
    assert desk.view.store.revision == revision + 1
    stored = desk.view.section.prizes
    assert (stored.division, stored.currency, len(stored.prizes)) == (Division.SHARED, "EUR", 2)
    desk.changes.undo()
    assert desk.view.section.prizes is None


def test_what_cannot_be_is_said_and_not_saved(dialog, qtbot):
    dialog.add_place.click()
    qtbot.waitUntil(lambda: not dialog.confirm.isEnabled(), timeout=30_000)
    assert "neither money nor a thing" in dialog.warning.text()
    assert not typed(dialog, 0, MONEY, "dear")
    assert "is not an amount" in dialog.warning.text()
    assert not typed(dialog, 0, PLACE, "first")
    assert typed(dialog, 0, ITEM, "Cup")
    qtbot.waitUntil(dialog.confirm.isEnabled, timeout=30_000)
    dialog.rules.minimum.setText("x")
    dialog.rules.minimum.editingFinished.emit()
    qtbot.waitUntil(lambda: not dialog.confirm.isEnabled(), timeout=30_000)


def test_that_the_narrowest_group_counts_stands_first(desk, qtbot):
    desk.changes.attempt(SetCategories(desk.view.section_id, CategoryPlan(youth_rules((12, 18)))))
    dialog = PrizesDialog(desk)
    qtbot.addWidget(dialog)
    dialog.take_text("U12,1,60\n")
    qtbot.waitUntil(lambda: "60" in dialog.sums.text(), timeout=30_000)
    assert "narrowest" not in dialog.remarks.text()
    dialog.take_text("U18,1,50\n")
    qtbot.waitUntil(lambda: "110" in dialog.sums.text(), timeout=30_000)
    assert dialog.remarks.text().startswith("Each player is in the narrowest age group")


def test_a_special_prize_takes_a_number_or_a_name(dialog, desk):
    dialog.add_named.click()
    number, name = next((player.number, player.name) for player in desk.view.section.players)
    assert typed(dialog, 0, WINNER, name)
    assert dialog.model.prizes[0].winner == number
    assert typed(dialog, 0, WINNER, "")
    assert not typed(dialog, 0, WINNER, "999")
    assert typed(dialog, 0, KIND, PrizeKind.CLUB.value)
    assert (dialog.model.prizes[0].place, dialog.model.prizes[0].winner) == (1, None)
    assert not dialog.model.flags(dialog.model.index(0, WINNER)) & Qt.ItemFlag.ItemIsEditable


def test_a_table_is_pasted_and_its_faults_are_said_by_line(dialog):
    QGuiApplication.clipboard().setText("group\tplace\tamount\titem\n\t1\t300\tCup\nWomen\t1\t50\t\n")
    dialog.paste.click()
    assert [(p.group, p.money, p.item) for p in dialog.model.prizes] == [("", 300, "Cup"), ("Women", 50, "")]
    QGuiApplication.clipboard().setText("group\tplace\tamount\n\tfirst\t300\n")
    dialog.table.setFocus()
    QTest.keyClick(dialog, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert dialog.warning.text().startswith("Line 2: ")
    assert len(dialog.model.prizes) == 2


def test_lines_are_moved_and_removed_by_keyboard(dialog, qtbot):
    dialog.take_text("A,1,10\nB,1,20\nC,1,30\n")
    dialog.table.setCurrentIndex(dialog.model.index(2, GROUP))
    qtbot.waitUntil(dialog.up.isEnabled, timeout=30_000)
    dialog.up.click()
    assert [p.group for p in dialog.model.prizes] == ["A", "C", "B"]
    dialog.table.setFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Delete)
    assert [p.group for p in dialog.model.prizes] == ["A", "B"]


@pytest.mark.parametrize("said", [True, False])
def test_a_key_that_is_held_down_is_one_line(dialog, said):
    dialog.take_text("A,1,10\nB,1,20\nC,1,30\n")
    dialog.table.setCurrentIndex(dialog.model.index(2, GROUP))
    dialog.table.setFocus()
    held_down(dialog.table, Qt.Key.Key_Delete, "", said=said)
    assert [p.group for p in dialog.model.prizes] == ["A", "B"]
    held_down(dialog.table, Qt.Key.Key_Insert, "", said=said)
    assert len(dialog.model.prizes) == 3


def test_the_stored_plan_comes_back_and_can_be_taken_back(desk, qtbot):
    plan = PrizePlan(
        (Prize("", 1, Fraction(10)), Prize("Youngest", 0, item="Book", winner=2, kind=PrizeKind.NAMED)),
        conflict=Conflict.ORDER,
        unit=Fraction(5),
        minimum=Fraction(5),
        barred=(1,),
    )
    desk.changes.attempt(SetPrizes(1, plan))
    dialog = PrizesDialog(desk)
    qtbot.addWidget(dialog)
    assert dialog.plan() == plan
    dialog.table.selectAll()
    dialog.remove.click()
    dialog.save()
    assert desk.view.section.prizes is None


def test_the_standings_page_leads_to_it(desk, qtbot):
    page = StandingsPanel(desk)
    qtbot.addWidget(page)
    page.reload()
    assert "Announce prizes" in page.prizes.toolTip()
    desk.changes.attempt(SetPrizes(1, PrizePlan((Prize("", 1, Fraction(10)),))))
    page.reload()
    assert "announced" in page.prizes.toolTip()


def test_amounts_are_read_and_typed_with_the_comma_of_the_language(desk, qtbot):
    with language("de"):
        made = PrizesDialog(desk)
        qtbot.addWidget(made)
        assert made.rules.unit.itemText(0) == "0,01"
        made.add_place.click()
        assert typed(made, 0, MONEY, "12,50")
        assert made.model.index(0, MONEY).data() == "12,50"
        assert made.model.prizes[0].money == Fraction(25, 2)
        qtbot.waitUntil(lambda: "12,50" in made.sums.text(), timeout=30_000)
