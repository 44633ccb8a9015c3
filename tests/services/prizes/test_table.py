"""Prizes out to a table and in again."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.services.prizes.table import read_prizes, write_prizes

PRIZES = (
    Prize("", 1, Fraction(100), "=A cup"),
    Prize("Women", 1, Fraction(81, 2)),
    Prize("Best game", 0, Fraction(10), "'s book", winner=2, kind=PrizeKind.NAMED),
    Prize("Clubs", 1, Fraction(0), "-5 kg of sweets", kind=PrizeKind.CLUB),
)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_what_is_written_is_read_again_and_is_no_formula(delimiter: str) -> None:
    text = write_prizes(PrizePlan(PRIZES), delimiter)
    assert f"{delimiter}'=A cup{delimiter}" in text
    assert f"{delimiter}'s book{delimiter}" in text
    assert read_prizes(text) == PRIZES


@pytest.mark.parametrize("before", ["\n", "\r\n\r\n", "  \n\t\n"])
def test_empty_lines_before_the_table_are_none_of_it(before: str) -> None:
    """As pasted text begins: the columns are told apart by the first line that says something."""
    assert read_prizes(f"{before}Women,1,100\n") == (Prize("Women", 1, Fraction(100)),)


@pytest.mark.parametrize(
    "heads",
    [
        ("place", "category", "money"),
        ("Platz", "Kategorie", "Preisgeld"),
        ("Puesto", "Categoria", "Importe"),
        ("place", "Catégorie", "montant"),
        ("Posto", "categoria", "premio"),
        ("Posicao", "grupo", "Prêmio"),
        ("plaats", "groep", "bedrag"),
        ("miejsce", "grupa", "kwota"),
        ("Pořadí", "skupina", "částka"),
        ("SIRA", "Grup", "Ödül"),
        ("місце", "група", "сума"),
        ("Место", "Категория", "Приз"),
    ],
)
def test_the_heads_are_known_in_every_language_of_the_program(heads: tuple[str, ...]) -> None:
    assert read_prizes(f"{';'.join(heads)}\n2;Women;100\n") == (Prize("Women", 2, Fraction(100)),)
