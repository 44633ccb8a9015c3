"""Runs, order, shaping and coverage."""

from __future__ import annotations

import pytest

from tdapp.reports.pdf.fonts import CHAINS, Style, load
from tdapp.reports.pdf.text import Typesetter, clean, set_line


@pytest.mark.parametrize("style", list(Style))
def test_every_style_has_all_letters_of_the_trade(style: Style) -> None:
    signs = "ŁłŐőŠđÅøßçñ½–·†‡=+-~*<>[]{}%&'\"ИльинЂѓПαπαδόπουλος"
    assert all(load(CHAINS[style][0]).covers(letter) for letter in signs)


@pytest.mark.parametrize("style", list(Style))
def test_digits_are_equally_wide(style: Style) -> None:
    assert len({load(CHAINS[style][0]).advance(digit) for digit in "0123456789"}) == 1


def test_plain_text_is_one_unshaped_run() -> None:
    line = set_line("Łukasz Kővári, Ильин", Style.REGULAR)
    assert [run.text for run in line.runs] == ["Łukasz Kővári, Ильин"]
    assert line.runs[0].glyphs is None


def test_right_to_left_runs_stand_in_visual_order() -> None:
    line = set_line("כהן אבי 2026", Style.REGULAR)  # nothing else: a paragraph that runs from right to left
    assert [run.text.strip() for run in line.runs if run.text.strip()] == ["2026", "כהן אבי"]
    line = set_line("David כהן", Style.REGULAR)
    assert [run.text.strip() for run in line.runs if run.text.strip()] == ["David", "כהן"]


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("12 السيد, محمد 2½", ["12", "محمد", "السيد", "2½"]),
        ("כהן, ד. beats 3 אבי (2400)", ["ד", "כהן", "beats 3", "אבי", "(2400)"]),
        ("White: محمد – Black: علي", ["White:", "محمد", "– Black:", "علي"]),
        ("1. e4 محمد, 2. علي!", ["1. e4", "محمد", ", 2.", "علي", "!"]),
    ],
)
def test_a_name_that_runs_from_right_to_left_turns_nothing_around_it(text: str, seen: list[str]) -> None:
    """As if it stood between the signs of an isolate (Unicode Annex 9, 2.4) in a sentence from left to right."""
    runs = [run.text.strip() for run in set_line(text, Style.REGULAR).runs]
    assert [run for run in runs if run.strip(",. ")] == seen


def test_arabic_letters_are_joined() -> None:
    # Isolated beh and the initial, medial, final forms are four different glyphs.
    isolated = set_line("ب", Style.REGULAR).runs[0].glyphs
    joined = set_line("ببب", Style.REGULAR).runs[0].glyphs
    assert isolated is not None
    assert joined is not None
    assert len({isolated[0].index, *(glyph.index for glyph in joined)}) == 4


def test_devanagari_vowel_sign_i_is_drawn_before_its_consonant_and_copied_after_it() -> None:
    run = set_line("कि", Style.REGULAR).runs[0]
    assert run.glyphs is not None
    assert run.glyphs[0].index != load(run.file).font.get_nominal_glyph(ord("क"))
    assert run.source == "कि"


def test_control_and_direction_characters_do_nothing() -> None:
    assert clean("a\x00b\nc\u202ed\ud800") == "a b cd\ufffd"


def test_missing_letters_are_reported_once() -> None:
    assert Typesetter().missing(["a\U0001f600b\U0001f600", "王"]) == "\U0001f600"
