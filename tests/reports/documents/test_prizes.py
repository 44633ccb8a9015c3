"""The prize list before and after the end, and the receipts."""

from __future__ import annotations

import dataclasses
from fractions import Fraction

import pytest

from tdapp.domain.errors import RuleViolation
from tdapp.domain.player import Sex
from tdapp.domain.prizes import Division, Prize, PrizePlan
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents.prizes import build, build_receipts
from tdapp.reports.model import Table
from tdapp.reports.printing import render
from tdapp.services.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import EVENT, OPTIONS
from tests.reports.page_checks import check_pdf

# Final points: 1 has 2, 2 and 3 have 1, 4 has 0; the women are 3 and 4. C.07 puts 2 before 3 here only by rank.
DRAWN = arena(
    """
    1 Kővári 2000 | 3w1 2b1
    2 Ильин 1950 | 4b1 1w0
    3 Παπά 1700 | 1b0 4w1
    4 Smith | 2w0 3b0
    """,
    event=EVENT,
    rounds_total=2,
)
SECTION = dataclasses.replace(
    DRAWN,
    players=tuple(dataclasses.replace(p, sex=Sex.FEMALE if p.number > 2 else Sex.MALE) for p in DRAWN.players),
)
PRIZES = (
    Prize("", 1, Fraction(100), "Cup"),
    Prize("", 2, Fraction(50)),
    Prize("", 3, Fraction(25)),
    Prize("Women", 1, Fraction(40)),
    Prize("Best game", 0, Fraction(10), winner=2),
)


def data(plan: PrizePlan | None, after: int = 2) -> DocumentData:
    return data_of(compute_standings(SECTION, after_round=after), plan=plan)


def rows(model: object, index: int) -> list[tuple[str, ...]]:
    found = [block for block in model.blocks if isinstance(block, Table)]  # type: ignore[attr-defined]
    return [row.texts for row in found[index].rows]


def test_before_the_end_the_prizes_are_announced() -> None:
    model = build(data(PrizePlan(PRIZES), after=1), OPTIONS)
    assert model.heading.stage == "announced"
    assert [block.title for block in model.blocks if isinstance(block, Table)] == ["Standings", "Women", "Best game"]
    assert rows(model, 0)[0] == ("1", "100.00", "Cup")


def test_the_ceremony_ends_with_the_winner() -> None:
    # 3 takes the women's 40 rather than a share of 50 + 25; 2 has the 50, 4 moves up to 25.
    model = build(data(PrizePlan(PRIZES)), OPTIONS)
    tables = [block.title for block in model.blocks if isinstance(block, Table)]
    assert tables == ["Best game", "Women", "Standings"]
    assert [(line[2], line[6]) for line in rows(model, 2)] == [
        ("Smith", "25.00"),
        ("Ильин", "50.00"),
        ("Kővári", "100.00"),
    ]
    assert [(line[2], line[6]) for line in rows(model, 1)] == [("Παπά", "40.00")]


def test_receipts_are_summed_after_rounding_down() -> None:
    thirds = PrizePlan(
        (Prize("", 1, Fraction(0)), Prize("", 2, Fraction(10)), Prize("", 3, Fraction(1, 100))), Division.SHARED
    )
    model = build_receipts(data(thirds), OPTIONS)
    assert [(line[0], line[2]) for line in rows(model, 0)] == [("Ильин", "5.00"), ("Παπά", "5.00"), ("Total", "10.00")]
    assert "Amounts are rounded down to hundredths." in model.notes


def test_no_prizes_and_unknown_groups_are_refused() -> None:
    standings = compute_standings(SECTION)
    with pytest.raises(RuleViolation, match="No prizes are announced"):
        render("prizes", SECTION, standings=standings, options=OPTIONS)
    with pytest.raises(RuleViolation, match="There is no group “U8” for a prize; there are "):
        build(data(PrizePlan((Prize("U8", 1, Fraction(1)),))), OPTIONS)
    with pytest.raises(RuleViolation, match="pairing number 99"):
        build(data(PrizePlan((Prize("X", 0, Fraction(1), winner=99),))), OPTIONS)


@pytest.mark.parametrize("document_id", ["prizes", "receipts"])
def test_they_print(document_id: str) -> None:
    standings = compute_standings(SECTION)
    printed = render(document_id, SECTION, standings=standings, options=OPTIONS, plan=PrizePlan(PRIZES))
    assert "Kővári" in check_pdf(printed.pdf)
