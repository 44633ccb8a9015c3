"""A ladder in a sentence: small letters where the language wants them."""

from __future__ import annotations

import re

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.domain.words.wording import language, tr
from tdapp.services.tables.ladder_editing import in_words
from tdapp.tiebreaks.registry import CRITERIA, resolve
from tdapp.tiebreaks.words import rung_name
from tests.arena import random_round_robin, random_swiss

SECTION = random_swiss(3, 8, 3)
ROBIN = random_round_robin(1, 6)


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


@pytest.mark.parametrize(
    ("section", "ladder", "words"),
    [
        (ROBIN, "DE,WIN", "Ties are broken by direct encounter; then number of wins. @."),
        (
            ROBIN,
            "DE,KS@lost-game",
            "Ties are broken by direct encounter; then Koya system. Unplayed games: Unplayed games lost (round robin) "
            "(not C.07). @.",
        ),
        (
            ROBIN,
            "KS@face-value,SB@lost-game",
            "Ties are broken by Koya system; then Sonneborn-Berger. Rung 1 (KS) counts unplayed games by another rule, "
            "not C.07: Face value. Rung 2 (SB) counts unplayed games by another rule, not C.07: Unplayed games lost "
            "(round robin). @.",
        ),
        (
            SECTION,
            "BH,SB@average,BH/C1@average",
            "Ties are broken by Buchholz; then Sonneborn-Berger; then Buchholz, lowest cut. Unplayed games: C.07, "
            "March 2026. Rungs 2 and 3 (SB, BH/C1) count unplayed games by another rule, not C.07: Average of the "
            "opponents played. @.",
        ),
        (
            SECTION,
            "BH@average,SB@fide-2024",
            "Ties are broken by Buchholz; then Sonneborn-Berger. Rung 1 (BH) counts unplayed games by another rule, "
            "not C.07: Average of the opponents played. Rung 2 (SB) counts unplayed games by another rule: "
            "C.07, 2023-24 (dummy with the own score). @.",
        ),
        (
            SECTION,
            "BH@fide-2024",
            "Ties are broken by Buchholz. Unplayed games: C.07, 2023-24 (dummy with the own score). @.",
        ),
        (SECTION, "KA", "Ties are broken by Kashdan. KA is not one of FIDE's criteria (C.07). @."),
        (
            SECTION,
            "GP,KA",
            "Ties are broken by games played; then Kashdan. GP, KA are not among FIDE's criteria (C.07). @.",
        ),
        (SECTION, "", "Ties are not broken: players with equal points share their place."),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_a_ladder_says_each_rule_for_unplayed_games_once(section: Section, ladder: str, words: str) -> None:
    """Of its own the first, then the others by their rungs; what is not FIDE's is named."""
    told = words.replace("@", "Players whom no criterion separates share their place")
    assert in_words(section, parse_ladder(ladder)) == told
