"""A ladder in a sentence: small letters where the language wants them."""

from __future__ import annotations

import re

import pytest

from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.domain.words.wording import language, tr
from tdapp.services.tables.ladder_editing import in_words
from tdapp.tiebreaks.registry import CRITERIA, resolve
from tdapp.tiebreaks.words import rung_name
from tests.arena import random_swiss

SECTION = random_swiss(3, 8, 3)


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("DE", "direkter Vergleich"),
        ("BWG", "gewonnene Partien mit Schwarz"),
        ("REP", "gewollt gespielte Runden"),
        ("SB", "Sonneborn-Berger"),
        ("WIN", "Zahl der Siege"),
    ],
)
def test_german_keeps_capitals_for_nouns_alone(code: str, wanted: str) -> None:
    with language("de"):
        assert f"dann {wanted}" in in_words(SECTION, parse_ladder(f"BH,{code}"))


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("BH/C1", "lowest cut"),
        ("BH/C2", "lowest two cut"),
        ("BH/C3", "lowest three cut"),
        ("BH/C4", "lowest four cut"),
        ("BH/C5", "lowest five cut"),
        ("BH/C6", "lowest 6 cut"),
        ("BH/M1", "lowest and highest cut"),
        ("BH/M2", "lowest two and highest two cut"),
        ("PS/C1", "without the first round"),
        ("PS/C3", "without the first three rounds"),
    ],
)
def test_small_numbers_are_words(code: str, words: str) -> None:
    assert rung_name(resolve(SECTION, parse_rung(code))).endswith(f", {words}")


def test_no_adjective_before_its_noun_keeps_the_capital_of_a_list() -> None:
    """In German a capitalised word that ends as an adjective does and stands before a noun is one."""
    from tdapp.tiebreaks.words import _SMALL

    nouns = {"Berliner", "Fore"}
    with language("de"):
        names = [tr(one.name) for one in CRITERIA if not one.named_after_a_person]
    first = {name.split()[0] for name in names if re.match(r"[A-ZÄÖÜ]\w*(e|er|es) [A-ZÄÖÜ]", name)}
    assert first - nouns <= _SMALL["de"]
