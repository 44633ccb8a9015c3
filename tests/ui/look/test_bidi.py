"""A window that is read from right to left: figures, results and names stand as they are written."""

from __future__ import annotations

import pytest
from bidi import get_display
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from tdapp.ui.look import icons, translations
from tdapp.ui.look.bidi import in_place, is_mirrored, on_its_side, read_from, with_isolated_places
from tdapp.ui.widgets.flow import FlowLayout
from tests.ui.every_place import in_hebrew_letters


@pytest.fixture
def mirrored(qapp):
    read_from(qapp, Qt.LayoutDirection.RightToLeft)
    yield
    read_from(qapp, Qt.LayoutDirection.LeftToRight)


def as_seen(text: str) -> str:
    """From the left, as a viewer sees it on a line that begins at the right."""
    return "".join(one for one in get_display(text, base_dir="R") if one not in "\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("text", ["1½", "1 – 0", "½ – ½", "+ – −", "12w½", "−0.5", "Kővári, Łukasz (1)", "3½ : ½"])
def test_what_is_written_from_the_left_stays(mirrored, text: str) -> None:
    assert as_seen("1½") == "½1"  # without help
    assert as_seen(in_place(text)) == text


@pytest.mark.parametrize(("figures", "words"), [("1½", "points"), ("1–0", "result"), ("2½ : 1½", "match")])
def test_figures_in_a_sentence_stay(mirrored, figures: str, words: str) -> None:
    said = f"{in_hebrew_letters(words)} {figures}"
    assert figures in as_seen(in_place(said))
    assert as_seen(in_place(said)).startswith(figures)  # it ends at the left
    assert in_place(in_place(said)) == in_place(said)


def test_a_name_in_its_place_turns_nothing_around_it() -> None:
    text = with_isolated_places(in_hebrew_letters("{0} plays {1}: <b>board</b> %n"))
    said = text.replace("%n", "3").format("Kővári (1)", "1½")
    seen = as_seen(said)
    assert "Kővári (1)" in seen
    assert "1½" in seen
    assert "<b>" in said
    assert with_isolated_places('<a href="{0}">') == '<a href="{0}">'


def test_an_arrow_points_onwards_and_a_lone_bracket_is_left_to_unicode(mirrored) -> None:
    assert "←" in in_place("→")
    assert in_place("›") == "›"


def test_what_was_shown_before_the_window_turned_is_laid_anew(qapp) -> None:
    before = in_place("1 – 0")
    read_from(qapp, Qt.LayoutDirection.RightToLeft)
    turned = in_place("1 – 0")
    read_from(qapp, Qt.LayoutDirection.LeftToRight)
    assert as_seen(turned) == before == in_place("1 – 0") != turned


def test_icons_that_point_along_the_line_are_turned(qapp) -> None:
    plain = {name: icons.pixmap(name, "#000000").toImage() for name in ("chevron-left", "undo-2", "arrow-up")}
    read_from(qapp, Qt.LayoutDirection.RightToLeft)
    turned = {name: icons.pixmap(name, "#000000").toImage() for name in plain}
    read_from(qapp, Qt.LayoutDirection.LeftToRight)
    assert turned["chevron-left"] == plain["chevron-left"].flipped(Qt.Orientation.Horizontal)
    assert turned["undo-2"] != plain["undo-2"]
    assert turned["arrow-up"] == plain["arrow-up"]


def test_a_part_measured_from_the_left_lies_at_the_right(mirrored) -> None:
    assert on_its_side(QRectF(12, 0, 20, 5), QRectF(10, 0, 100, 5)) == QRectF(88, 0, 20, 5)


def test_what_flows_begins_at_the_right(mirrored, qtbot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder, 4)
    first, second = QPushButton("1"), QPushButton("2")
    flow.addWidget(first)
    flow.addWidget(second)
    holder.resize(400, 60)
    flow.activate()
    assert first.geometry().right() == holder.width() - 1
    assert second.geometry().right() < first.geometry().left()


def test_the_language_turns_the_window(qapp) -> None:
    translations.install(qapp, "de")
    assert not is_mirrored()
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
    translations.install(qapp, "en")
