"""The prize list before and after the end, and the receipts."""

from __future__ import annotations

import dataclasses
from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import Division, Prize, PrizeKind, PrizePlan
from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.player import Sex
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents.prize_receipts import build as build_receipts
from tdapp.reports.documents.prize_receipts import build_slips
from tdapp.reports.documents.prizes import build, build_list
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.model import Paragraph, Table
from tdapp.reports.printing import render
from tdapp.services.categories.membership import youth_rules
from tdapp.services.tables.standings import compute_standings
from tests.reports.builders import FOUR, OPTIONS
from tests.reports.page_checks import check_pdf

# Final points: 1 has 2, 2 and 3 have 1, 4 has 0; the women are 3 and 4. C.07 puts 2 before 3 here only by rank.
SECTION = dataclasses.replace(
    FOUR,
    players=tuple(dataclasses.replace(p, sex=Sex.FEMALE if p.number > 2 else Sex.MALE) for p in FOUR.players),
)
PRIZES = (
    Prize("", 1, Fraction(100), "Cup"),
    Prize("", 2, Fraction(50)),
    Prize("", 3, Fraction(25)),
    Prize("Women", 1, Fraction(40)),
    Prize("Best game", 0, Fraction(10), winner=2, kind=PrizeKind.NAMED),
)


def data(plan: PrizePlan | None, after: int = 2) -> DocumentData:
    return data_of(compute_standings(SECTION, after_round=after), plan=plan)


def rows(model: object, index: int) -> list[tuple[str, ...]]:
    found = [block for block in model.blocks if isinstance(block, Table)]  # type: ignore[attr-defined]
    return [row.texts for row in found[index].rows]


def test_before_the_end_the_prizes_are_announced() -> None:
    model = build(data(PrizePlan(PRIZES, currency="EUR"), after=1), OPTIONS)
    assert model.heading.stage == "announced"
    tables = [block for block in model.blocks if isinstance(block, Table)]
    assert [table.title for table in tables] == ["Standings", "Women", "Special prizes"]
    assert [column.title for column in tables[0].columns] == ["Place", "Prize (EUR)", ""]
    assert rows(model, 0)[0] == ("1", "100.00", "Cup")
    assert rows(model, 2) == [("Best game", "10.00", "")]
    assert model.notes[0] == "Prize fund 225.00 EUR."
    assert "Prizes by rank; a shared place shares its prizes." in model.notes


@pytest.mark.parametrize("after", [1, 2])
def test_both_sheets_say_that_the_narrowest_group_counts(after: int) -> None:
    plan = PrizePlan((Prize("U18", 1, Fraction(10)),))
    narrow = dataclasses.replace(SECTION, categories=CategoryPlan(youth_rules((12, 18))))
    for section, notes in ((narrow, ["Each player"]), (SECTION, [])):
        held = data_of(compute_standings(section, after_round=after), plan=plan)
        for make in (build, build_list):
            assert [note[:11] for note in make(held, OPTIONS).notes if "narrowest" in note] == notes


def test_the_ceremony_ends_with_the_winner() -> None:
    # 3 takes the women's 40 rather than a share of 50 + 25; 2 has the 50, 4 moves up to 25.
    model = build(data(PrizePlan(PRIZES)), OPTIONS)
    tables = [block for block in model.blocks if isinstance(block, Table)]
    assert [table.title for table in tables] == ["Special prizes", "Women", "Standings"]

    def cells(index: int, *keys: str) -> list[tuple[str, ...]]:
        order = [column.key for column in tables[index].columns]
        return [tuple(row.texts[order.index(key)] for key in keys) for row in tables[index].rows]

    assert cells(2, "place", "name", "rating", "points", "amount") == [
        ("3", "Smith", "", "0", "25.00"),
        ("2", "Ильин", "1950", "1", "50.00"),
        ("1", "Kővári", "2000", "2", "100.00"),
    ]
    assert cells(1, "place", "overall", "name", "amount") == [("1", "3", "Παπά", "40.00")]
    assert cells(0, "place", "name", "amount") == [("Best game", "Ильин", "10.00")]
    assert model.notes[0] == "Prize fund 225.00, all of it to the winners."


def test_receipts_are_signed_by_rank_and_summed() -> None:
    thirds = PrizePlan(
        (Prize("", 1, Fraction(0), "Cup"), Prize("", 2, Fraction(10)), Prize("", 3, Fraction(1, 100))),
        Division.SHARED,
    )
    model = build_receipts(data(thirds), OPTIONS)
    assert [line[:4] for line in rows(model, 0)] == [
        ("1", "Kővári", "Standings, place 1: Cup", ""),
        ("2", "Ильин", "Standings, place 2", "5.01"),
        ("3", "Παπά", "Standings, place 3", "5.00"),
        ("", "Total", "", "10.01"),
    ]


def test_a_slip_holds_all_that_a_winner_gets() -> None:
    model = build_slips(data(PrizePlan(PRIZES, currency="€")), OPTIONS)
    assert isinstance(model, CardModel)
    assert [card.landmark for card in model.cards] == ["Kővári", "Ильин", "Παπά", "Smith"]
    texts = list(model.cards[1].texts)
    assert "€60.00" in texts
    assert [text for text in texts if "place" in text.casefold()][:1] == ["Standings, place 2  €50.00"]


def test_what_is_left_over_is_said() -> None:
    model = build(data(PrizePlan((*PRIZES, Prize("Women", 2, Fraction(7)), Prize("U8", 1, Fraction(1))))), OPTIONS)
    said = [block.text for block in model.blocks if isinstance(block, Paragraph)]
    assert said == [
        "Left over",
        "Women: 7.00 left over, there are fewer winners than prizes.",
        "U8: 1.00 left over, there are fewer winners than prizes.",
    ]
    assert "No player is in the group “U8”." in model.notes


def test_no_prizes_and_unknown_players_are_refused() -> None:
    standings = compute_standings(SECTION)
    with pytest.raises(RuleViolation, match="No prizes are announced"):
        render("prizes", SECTION, standings=standings, options=OPTIONS)
    with pytest.raises(RuleViolation, match="pairing number 99"):
        build(data(PrizePlan((Prize("X", 0, Fraction(1), winner=99, kind=PrizeKind.NAMED),))), OPTIONS)


@pytest.mark.parametrize("document_id", ["prizes", "prize-list", "receipts", "receipt-slips"])
def test_they_print_from_the_plan_of_the_event(document_id: str) -> None:
    section = dataclasses.replace(SECTION, prizes=PrizePlan(PRIZES))
    printed = render(document_id, section, standings=compute_standings(section), options=OPTIONS)
    if document_id != "prize-list":
        assert "Kővári" in check_pdf(printed.pdf)


def test_the_serial_of_prize_sheets_changes_with_the_prizes() -> None:
    more = PrizePlan((*PRIZES, Prize("Women", 2, Fraction(7))))
    for make in (build, build_receipts):
        one, two = (make(data(plan), OPTIONS).imprint.serial for plan in (PrizePlan(PRIZES), more))
        assert one != two
