"""Names of all scripts in one order, and found as they are typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.services.players.names import matches, search_text, sort_key, transliterated


@pytest.mark.parametrize(
    ("needle", "name"),
    [
        ("muller", "Müller, Hans"),
        ("l", "Łukasz"),
        ("lukasz kov", "Kővári, Łukasz"),
        ("weiss", "Weiß"),
        ("odegard", "Ødegård"),
        ("oconnor", "O'Connor"),
        ("Ильин", "ИЛЬИН, Пётр"),
        ("petr", "Ильин, Пётр"),
        ("ilin", "Ильин, Пётр"),
        ("papadopoylos", "Παπαδόπουλος"),
        ("ΠΑΠΑΔΟΠΟΥΛΟΣ", "Παπαδόπουλος"),
        ("王", "王明"),
        ("עבר", "עברית"),
        ("hyperlink", '=HYPERLINK("x")'),
    ],
)
def test_found(needle: str, name: str) -> None:
    assert matches(needle, search_text(name))


def test_every_word_has_to_be_there() -> None:
    text = search_text("Müller, Hans", "1234567", "SK Łódź")
    assert matches("hans 1234 lodz", text)
    assert not matches("hans x", text)
    assert matches("", text)


def test_one_order_for_every_computer() -> None:
    names = [
        "王明",
        "Zoë",
        "Ильин",
        "Żak",
        "Àbel",
        "abel",
        "Παπάς",
        "Ødegård",
        "O'Neil",
        "Müller, B",
        "Müller, A",
        "Muller, C",
    ]
    assert sorted(names, key=sort_key) == [
        "abel", "Àbel", "Müller, A", "Müller, B", "Muller, C", "Ødegård", "O'Neil", "Żak", "Zoë", "Παπάς", "Ильин",
        "王明",
    ]  # fmt: skip


def test_transliteration_is_folded_latin() -> None:
    assert transliterated("Щербаков, Юрий") == "shcherbakov, yuriy"
    assert transliterated("Ξένος") == "xenos"
    assert transliterated("王明") == "王明"


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_text_has_a_place_and_finds_itself(one: str, other: str) -> None:
    assert (sort_key(one) == sort_key(other)) == (one == other)
    assert matches(one, search_text(one))
    assert transliterated(one) is not None
