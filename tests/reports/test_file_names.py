"""File names: nothing that a file system refuses, nothing that leads to another folder."""

from __future__ import annotations

import pytest

from tdapp.reports.file_names import document_name, each_once, safe_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Łódź Open 2026", "Łódź Open 2026"),
        ("../../etc/passwd", "etc passwd"),
        ('a<b>:"c"|d?*', "a b c d"),
        ("王明 杯", "王明 杯"),
        ("CON", "CON_"),
        ("nul.pdf", "nul.pdf_"),
        ("...", "tdapp"),
        ("", "tdapp"),
        ("a\x00b\u202ec\n", "abc"),
        ("half \ud800 letter", "half letter"),
    ],
)
def test_safe(text: str, name: str) -> None:
    assert safe_name(text) == name


def test_not_too_long() -> None:
    assert len(safe_name("王" * 300).encode()) <= 180


def test_a_document_is_named_by_event_id_and_round() -> None:
    assert document_name("Open", "pairings", 5) == "Open pairings R5"
    assert document_name("Open", "standings", 5, "U18/20") == "Open standings R5 U18 20"


def test_each_name_once() -> None:
    assert each_once(["a", "A", "b", "a"]) == ["a", "A (2)", "b", "a (3)"]
