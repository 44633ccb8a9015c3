"""Compare: two ladders, and places by policy as a chart and as a table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tdapp.ui.pages.tables.ladder.compare import CompareDialog


@pytest.fixture
def dialog(qtbot, window):
    result = CompareDialog(window.session, (), window)
    qtbot.addWidget(result)
    result.show()
    return result


def test_those_who_move_come_first_with_both_rungs(dialog):
    names = [dialog.left.itemText(i) for i in range(dialog.left.count())]
    assert names[0] == "Official ladder"
    assert any(name.startswith("Official: ") for name in names)
    assert any(name.startswith("Preset: US Chess") for name in names)
    dialog.right.setCurrentIndex(next(i for i, name in enumerate(names) if "US Chess" in name))
    dialog.ladders.compare()
    rows = dialog.table.source.rows
    marks = [bool(row.cells[2].icon) for row in rows]
    assert marks == sorted(marks, reverse=True)
    assert sum(marks) == int(dialog.sentence.text().split(": ")[1].split()[0] if any(marks) else 0)
    for row in rows:
        assert bool(row.cells[5].text) == bool(row.cells[2].icon)


def test_places_by_policy_as_table_and_chart(dialog, qtbot):
    dialog.show_tab("policies")
    page = dialog.policies
    assert page.stack.currentWidget() is page.chart
    columns = page.table.source.columns
    assert [column.key for column in columns][:2] == ["name", "points"]
    assert columns[2].title == "fide-2026"
    assert "round-robin" not in [column.title for column in columns]
    assert page.table.source.rowCount() == 6
    page._look_chosen("table")
    assert page.table.isVisibleTo(dialog)
    page.table.select_key(page.table.source.rows[0].key)
    assert "place" in page.detail.text()


def test_the_chart_follows_keys_and_mouse(dialog):
    dialog.show_tab("policies")
    chart = dialog.policies.chart
    chart.setFocus()
    while chart.current:
        QTest.keyClick(chart, Qt.Key.Key_Up)
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert chart.current == 1
    assert dialog.policies.detail.text().startswith(dialog.policies._places.rows[1].name)
    frame = chart._frame()
    row = dialog.policies._places.rows[3]
    point = QPoint(int(chart._x(frame, 2)), int(chart._y(frame, row.places[2])))
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=point)
    hit = dialog.policies._places.rows[chart.current]
    assert hit.places[2] == row.places[2]
    assert chart._nearest(QPointF(-500, -500)) == (-1, -1)


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_the_chart_paints_lines_in_both_themes(dialog, theme, mode):
    dialog.show_tab("policies")
    theme.set_mode(mode)
    image = dialog.policies.chart.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    theme.set_mode("light")
    assert len(colours) > 20


def test_fewer_players_and_a_ladder_without_policies(dialog, window):
    dialog.show_tab("policies")
    dialog.policies.top._by(-1)
    assert dialog.policies.table.source.rowCount() == 5
    window.stack.actions_of["tiebreaks"].gestures.set_trial(window.session.tables.trial.__class__(()))
    other = CompareDialog(window.session, (), window)
    other.show_tab("policies")
    assert "No rung" in other.policies.sentence.text()
    other.deleteLater()
