"""The explanation sheet says what the screen says: every rung, its rounds, reasons, formula, mini-crosstable."""

from __future__ import annotations

import datetime as dt
import re

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import data_of
from tdapp.reports.documents.explanation import build
from tdapp.reports.layout.choice import choose
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import Paragraph, Table
from tdapp.reports.layout.page import TextItem
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import render
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena, random_swiss
from tests.reports.page_checks import METRICS

WHEN = dt.datetime(2026, 11, 21, 23, 10, tzinfo=dt.UTC)

# A and B have 2 points; A won their game. A's absence in round 3 is the dummy min(2, 3 x 0.5) = 1.5.
THREE = """
 1 Kővári, Łukasz 2000 | 2w1 3b1 Z
 2 Ильин, Пётр    1900 | 1b0 F   3w1
 3 Παπαδόπουλος   1800 | F   1w0 2b0
"""


def sheet(player: int | None, ladder: str):  # type: ignore[no-untyped-def]
    section = arena(THREE)
    standings = compute_standings(section, ladder=parse_ladder(ladder))
    return build(data_of(standings), PrintOptions(printed_at=WHEN, player=player))


def texts(model) -> list[str]:  # type: ignore[no-untyped-def]
    return [block.text for block in model.blocks if isinstance(block, Paragraph)]


def test_rounds_reasons_and_formula() -> None:
    model = sheet(1, "DE,BH/C1")
    found = texts(model)
    assert found[0] == "DE (Direct encounter) separates this place from the next one, no. 2 Ильин, Пётр."
    assert "DE   Direct encounter: 1st of 2" in found
    assert "place 1 inside the tied group" in found
    assert "By their sums: 1; 2." in found
    # Ильин 2, Παπαδόπουλος 1, dummy 1.5: the absence goes first, although 1 is lower (C.07, 16.5)
    assert "BH/C1   Buchholz, lowest cut: 3.0" in found
    assert "2.0 + 1.0 = 3.0 (cut: 1.5)" in found
    reason = "Round 3: cut: voluntary unplayed round; its 1.5 is not below the 1.0 of round 2 (C.07, 16.5); dummy"
    assert any(text.startswith(reason) for text in found)
    tables = [block for block in model.blocks if isinstance(block, Table)]
    assert tables[0].rows[0].texts[:4] == ("Kővári, Łukasz", "place 1", "2.0", "1st of 2")
    assert tables[1].grid
    assert [row.texts[2] for row in tables[2].rows] == ["2 Ильин, Пётр", "3 Παπαδόπουλος", "ZPB", ""]
    assert [row.texts[5:] for row in tables[2].rows] == [("2.0", ""), ("1.0", ""), ("", "1.5 cut"), ("3.0", "")]
    assert tables[2].rows[-1].total


def test_everybody_on_a_page_of_his_own() -> None:
    model = sheet(None, "BH")
    heads = [block for block in model.blocks if isinstance(block, Table) and block.columns[0].key == "player"]
    assert [head.new_page for head in heads] == [False, True, True]


def test_what_does_not_count_stands_beside_what_does() -> None:
    model = sheet(1, "KS")
    rows = [block.rows for block in model.blocks if isinstance(block, Table)][1]
    assert [row.texts[5:] for row in rows] == [("1", ""), ("", "1 not counted"), ("", "not counted"), ("1.0", "")]
    # both reasons are the same: one sentence
    assert sum(text.startswith("Rounds 2, 3: ") for text in texts(model)) <= 1


def test_player_and_count_on_each_page() -> None:
    section = random_swiss(5, 12, 9)
    standings = compute_standings(section, ladder=parse_ladder("BH,SB,BH/C1,KS,PS,AOB"))
    model = build(data_of(standings), PrintOptions(printed_at=WHEN))
    pages = lay_out(model, METRICS).pages
    said = [[item.text for item in page.items if isinstance(item, TextItem)] for page in pages]
    heads = [next(text for text in page if text.startswith("No. ")) for page in said]
    assert len(set(heads)) == 12
    counts = [text for page in said for text in page if re.fullmatch(r"\d of \d", text)]
    assert len(pages) > 12
    assert {count[0] for count in counts} >= {"1", "2"}


def test_a_large_group_is_a_list_not_a_grid() -> None:
    section = random_swiss(8, 60, 3)
    model = build(data_of(compute_standings(section, ladder=parse_ladder("DE"))), PrintOptions(printed_at=WHEN))
    grids = [block for block in model.blocks if isinstance(block, Table) and block.grid]
    assert max(len(grid.rows) for grid in grids) <= 10
    lists = [block for block in model.blocks if isinstance(block, Table) and block.columns[1].key == "games"]
    assert max(len(block.rows) for block in lists) > 10
    assert any(" 1" in row.texts[1] for block in lists for row in block.rows)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(RuleViolation, match="no player with the pairing number 9"):
        sheet(9, "BH")


def test_it_prints_for_every_player_of_a_larger_event() -> None:
    section = random_swiss(3, 12, 5)
    standings = compute_standings(section, ladder=parse_ladder("BH/C1,SB@fide-2009,DE,PS,ARO{unrated=1400}"))
    printed = render("explanation", section, standings=standings, options=PrintOptions(printed_at=WHEN))
    assert printed.pages >= 12


def test_a_criterion_stands_on_one_page_with_its_sum() -> None:
    section = random_swiss(5, 24, 7)
    model = build(data_of(compute_standings(section)), PrintOptions(printed_at=WHEN))
    plan = choose(model, METRICS).plan
    pages: dict[str, set[int]] = {}
    for number, column in enumerate(plan.columns):
        for piece in column:
            pages.setdefault(plan.blocks[piece.block].unit, set()).add(number)
    units = {unit: held for unit, held in pages.items() if unit}
    assert len(units) == len(compute_standings(section).rows) * len(compute_standings(section).ladder)
    assert all(len(held) == 1 for held in units.values())
