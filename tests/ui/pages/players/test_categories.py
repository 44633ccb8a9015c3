"""Categories in the window: rules, by hand, the filters of the pages."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import Event
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.player import Player, Sex
from tdapp.services.categories.membership import categories_of, women_rule, youth_rules
from tdapp.storage.event.opening import open_event_file
from tdapp.ui.pages.players.categories import CategoriesDialog
from tdapp.ui.pages.players.category_rule import CategoryRuleDialog
from tests.arena import arena
from tests.ui.every_place import nameless
from tests.ui.held_keys import held_down
from tests.ui.registration_stage import event_file, section

FIELD = (
    Player(1, "Senior, Jo", 2100, sex=Sex.MALE, birth="1970"),
    Player(2, "Łukasz, Anna", 1900, sex=Sex.FEMALE, birth="2009-05-05"),
    Player(3, "Ильин, Пётр", 1700, birth=""),
    Player(4, "Kid, Small", birth="2017"),
)


def opened(desk, tmp_path, players=FIELD, plan: CategoryPlan | None = None):
    one = replace(section(*players), event=Event("E", start=dt.date(2026, 7, 1)), categories=plan or CategoryPlan())
    desk.session.view.open(open_event_file(event_file(tmp_path / "e.tdb", one)))
    return desk.session


def members(dialog) -> list[tuple[int, str]]:
    return [(row.key, row.cells[0].text) for row in dialog.members.source.rows]


def test_presets_counts_and_hand_in_one_step(desk, qtbot, tmp_path) -> None:
    session = opened(desk, tmp_path)
    dialog = CategoriesDialog(session, desk)
    qtbot.addWidget(dialog)
    assert not nameless(dialog)
    assert not dialog.empty.isHidden()
    assert not dialog.confirm.isEnabled()
    dialog.add_rules(youth_rules((12, 18)))
    dialog.add_rules((women_rule(), *youth_rules((18,))))  # U18 is there already
    assert dialog._names() == ("U12", "U18", "Women")
    dialog.table.select_key(1)
    assert members(dialog) == [(2, "✓"), (3, "?")]
    dialog.members.select_key(3)
    QTest.keyClick(dialog.members, Qt.Key.Key_Space)
    assert members(dialog) == [(2, "✓"), (3, "☑")]
    dialog.members.select_key(2)
    QTest.keyClick(dialog.members, Qt.Key.Key_Space)
    assert members(dialog) == [(2, "✗"), (3, "☑")]
    QTest.keyClick(dialog.members, Qt.Key.Key_Space)  # in again: what the rule says needs no hand
    assert members(dialog) == [(2, "✓"), (3, "☑")]
    dialog.which.button("all").click()
    assert [key for key, _ in members(dialog)] == [1, 2, 3, 4]
    dialog.table.setFocus()
    dialog.table.select_key(2)
    QTest.keyClick(dialog.table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert dialog._names() == ("U12", "Women", "U18")
    revision = session.view.store.revision
    dialog.confirm.click()
    assert session.view.store.revision == revision + 1
    assert categories_of(session.view.section) == {1: (), 2: ("Women", "U18"), 3: ("U18",), 4: ("U12",)}
    assert session.changes.undo()
    assert session.view.section.categories == CategoryPlan()
    assert session.changes.redo()
    path = session.view.store.path
    desk.session.view.open(None)
    store = open_event_file(path)
    assert store.snapshot(1).players[2].categories == ("U18",)
    store.close()


@pytest.mark.parametrize("said", [True, False])
def test_a_key_that_is_held_down_is_one_answer(desk, qtbot, tmp_path, said) -> None:
    session = opened(desk, tmp_path, plan=CategoryPlan(youth_rules((12, 14, 18))))
    dialog = CategoriesDialog(session, desk)
    qtbot.addWidget(dialog)
    dialog.table.select_key(2)
    dialog.members.select_key(2)
    held_down(dialog.members, Qt.Key.Key_Space, " ", said=said)
    assert members(dialog)[0] == (2, "✗")
    held_down(dialog.table, Qt.Key.Key_Delete, "", said=said)
    assert dialog._names() == ("U12", "U14")


def test_rename_takes_the_hand_along_and_remove_forgets_it(desk, qtbot, tmp_path) -> None:
    players = (replace(FIELD[0], categories=("U18", "Guests")), *FIELD[1:])
    session = opened(desk, tmp_path, players, CategoryPlan(youth_rules((18,))))
    dialog = CategoriesDialog(session, desk)
    qtbot.addWidget(dialog)
    assert dialog._names() == ("U18", "Guests")
    dialog.replace_rule(0, "U18", CategoryRule("Juniors", under=18))
    assert dialog._now.players[0].categories == ("Guests", "Juniors")
    dialog.replace_rule(None, "Guests", CategoryRule("Guests", rating_from=2000))
    assert dialog._names() == ("Juniors", "Guests")
    dialog.replace_rule(0, "Juniors", CategoryRule("GUESTS"))
    assert "GUESTS" in dialog.warning.text()
    dialog.table.select_key(0)
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert dialog._names() == ("Guests",)
    dialog.confirm.click()
    assert session.view.section.players[0].categories == ("Guests",)
    assert session.view.section.categories.names == ("Guests",)


def test_a_cutoff_day(desk, qtbot, tmp_path) -> None:
    session = opened(desk, tmp_path, plan=CategoryPlan(youth_rules((17,))))
    dialog = CategoriesDialog(session, desk)
    qtbot.addWidget(dialog)
    dialog.age.button("day").click()
    assert dialog.cutoff.text() == "2026-07-01"
    dialog.cutoff.setText("")
    QTest.keyClicks(dialog.cutoff, "2026-13-01")
    dialog.confirm.click()
    assert "“2026-13-01” is no date" in dialog.warning.text()
    dialog.cutoff.setText("")
    QTest.keyClicks(dialog.cutoff, "2026-05-05")
    assert members(dialog) == [(2, "✓"), (3, "?"), (4, "✓")]
    dialog.every.click()
    dialog.confirm.click()
    assert (session.view.section.categories.cutoff, session.view.section.categories.every) == (
        dt.date(2026, 5, 5),
        True,
    )


def test_an_own_rule_says_who_fits(desk, qtbot, tmp_path) -> None:
    session = opened(desk, tmp_path)
    dialog = CategoryRuleDialog(session.view.section, CategoryRule(""), desk)
    qtbot.addWidget(dialog)
    assert not nameless(dialog)
    QTest.keyClicks(dialog.name, "Strong girls")
    QTest.keyClicks(dialog.under, "18")
    QTest.keyClicks(dialog.low, "18x")
    assert "18x" in dialog.words.text()
    dialog.save()
    assert "18x" in dialog.banner.text()
    dialog.low.setText("")
    QTest.keyClicks(dialog.low, "1800")
    dialog.sex.setCurrentIndex(1)
    QTest.keyClicks(dialog.titles, "none, cm")
    assert dialog.entered() == CategoryRule("Strong girls", 18, rating_from=1800, sex=Sex.FEMALE, titles=("-", "CM"))
    words = dialog.words.text()
    assert words.startswith("Born in 2008 or later; rating 1800 or more; women only; title: no title, CM. 1 player")
    dialog.confirm.click()
    assert dialog.result()


def choose(group, name: str) -> None:
    """As by the mouse."""
    group.showPopup()
    group.setCurrentIndex(group.findData(name))
    group.hidePopup()
    group.activated.emit(group.currentIndex())


def test_the_players_page_shows_one_category(desk, qtbot, tmp_path) -> None:
    opened(desk, tmp_path, plan=CategoryPlan((*youth_rules((18,)), women_rule())))
    desk.show_page("players")
    page = desk.panel("players")
    assert page.group.name == ""
    choose(page.group, "Women")
    page.reload()
    assert [row.key for row in page.table.source.rows] == [2]
    assert [page.group.itemText(place) for place in range(page.group.count())] == [
        "Everybody", "U18  (2)", "Women  (1)",
    ]  # fmt: skip
    choose(page.group, "")
    page.reload()
    assert len(page.table.source.rows) == 4


def test_standings_and_crosstable_of_one_category(desk, tmp_path) -> None:
    drawn = """
    1 Anna 1900 | 4w1
    2 Béla 1850 | 5b1
    3 Çınar 1800 | U
    4 王明 1700 | 1b0
    5 Zoë | 2w0
    """
    one = arena(drawn, event=Event("E", start=dt.date(2026, 7, 1)), rounds_total=5)
    weak = CategoryPlan((CategoryRule("weak", rating_to=1850, unrated=True),))
    desk.session.view.open(
        open_event_file(event_file(tmp_path / "e.tdb", replace(one, categories=weak, ladder=Ladder(()))))
    )
    for key in ("standings", "crosstable"):
        desk.show_page(key)
        page = desk.panel(key)
        assert len(page.table.source.rows) == 5
        choose(page.group, "weak")
        page.reload()
        assert {row.key for row in page.table.source.rows} == {2, 3, 4, 5}
    page = desk.panel("standings")
    page.reload()
    assert page.table.source.columns[0].key == "place"
    places = [(row.cells[0].text, row.cells[1].text, row.key) for row in page.table.source.rows]
    assert places == [("1", "1", 2), ("1", "1", 3), ("3", "4", 4), ("3", "4", 5)]


def test_the_menu_puts_selected_players_in_and_out(desk, tmp_path) -> None:
    session = opened(desk, tmp_path, plan=CategoryPlan((*youth_rules((18,)), CategoryRule("A & B"))))
    desk.show_page("players")
    actions = desk.stack.actions_of["players"]
    desk.panel("players").table.select_keys((1, 2))
    menu = actions.category_menu
    menu.fill()
    texts = [(action.text(), action.isChecked()) for action in menu.actions() if not action.isSeparator()]
    assert texts[:2] == [("U18", False), ("A && B", False)]
    menu.actions()[1].trigger()
    assert [categories_of(session.view.section)[number] for number in (1, 2)] == [("A & B",), ("U18", "A & B")]
    menu.fill()
    assert menu.actions()[1].isChecked()
    desk.panel("players").table.select_key(2)
    menu.fill()
    menu.actions()[0].trigger()  # ticked by the rule: out by hand
    assert categories_of(session.view.section)[2] == ("A & B",)
    session.changes.undo()
    session.changes.undo()
    assert categories_of(session.view.section)[2] == ("U18",)
