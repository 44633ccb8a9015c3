"""Sheets of rounds that Burstein, Dubov or Double-Swiss pairs: what each system looks at, and both games of a match."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import PointSystem
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import pairing_checklist, pairings, regulations
from tdapp.reports.layout.model import DocumentModel, Paragraph, Table
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import OPTIONS

PLAYED = """
    1 A 2000 | 2w1 3b= .
    2 B 1900 | 1b0 4w1 .
    3 C 1800 | 4b1 1w= .
    4 D 1700 | 3w0 2b0 .
"""


def data(code: str, drawing: str = PLAYED, **fields: Any) -> DocumentData:
    section: Section = arena(drawing, **({"rounds_total": 4, "initial_colour": "W", "type_code": code} | fields))
    return data_of(compute_standings(section))


def table(model: DocumentModel) -> Table:
    return next(block for block in model.blocks if isinstance(block, Table))


def titles(model: DocumentModel) -> list[str]:
    return [column.title for column in table(model).columns]


def column(model: DocumentModel, title: str) -> dict[str, str]:
    place = titles(model).index(title)
    return {row.texts[0]: row.texts[place] for row in table(model).rows}


def test_burstein_has_its_index_and_no_floats_after_the_seeding_rounds() -> None:
    """1.7: Buchholz of 1 is 1 + 1½; Sonneborn-Berger 1 and half of 1½."""
    model = pairing_checklist.build(data("FIDE_BURSTEIN"), replace(OPTIONS, round=3))
    assert titles(model)[4:8] == ["Bh", "SB", "Place", "Due"]
    assert "Floats" not in titles(model)
    assert (column(model, "Bh")["1"], column(model, "SB")["1"]) == ("2½", "1.75")
    assert sorted(column(model, "Place").values()) == ["1", "2", "3", "4"]
    assert any("C.04.4.2, 1.7" in line for line in model.imprint.legend)


def test_a_seeding_round_has_the_list_of_the_dutch_system() -> None:
    model = pairing_checklist.build(data("FIDE_BURSTEIN", rounds_total=9), replace(OPTIONS, round=3))
    dutch = pairing_checklist.build(data("FIDE_DUTCH", rounds_total=9), replace(OPTIONS, round=3))
    assert titles(model) == titles(dutch)
    assert "Floats" in titles(dutch)


def test_dubov_has_the_opponents_on_average_and_who_came_up() -> None:
    """1 met 1900 and 1800; nobody has met a higher score but 4, in round 2."""
    model = pairing_checklist.build(data("FIDE_DUBOV"), replace(OPTIONS, round=3))
    assert column(model, "Opp") == {"1": "1850", "2": "1850", "3": "1850", "4": "1850"}
    late = PLAYED.replace("2w1 3b=", "2w1 4b=").replace("1b0 4w1", "1b0 3w1").replace("4b1 1w=", "4b1 2b0")
    late = late.replace("3w0 2b0", "3w0 1w=")
    again = pairing_checklist.build(data("FIDE_DUBOV", late), replace(OPTIONS, round=3))
    assert column(again, "Up") == {"1": "0", "2": "1U", "3": "0", "4": "1U"}


def test_a_double_swiss_has_matches_for_rounds_and_no_due_colour() -> None:
    drawing = "1 A | 3w1 3b1 .\n2 B | 4w= 4b= .\n3 C | 1b0 1w0 .\n4 D | 2b= 2w= ."
    model = pairing_checklist.build(data("FIDE_DOUBLESWISS", drawing), replace(OPTIONS, round=3))
    assert "Due" not in titles(model)
    assert "Floats" not in titles(model)
    assert column(model, "Matches") == dict.fromkeys("1234", "1")
    assert column(model, "Colours") == {"1": "W", "2": "W", "3": "B", "4": "B"}
    assert column(model, "Pts") == {"1": "2", "2": "1", "4": "1", "3": "0"}


@pytest.mark.parametrize(
    ("number", "stage", "remark"),
    [
        (1, "round 1 of 4, match 1, game 1", "The second game of each match follows at the same table"),
        (2, "round 2 of 4, match 1, game 2", "The second game of each match: the same players at the same table"),
    ],
)
def test_a_sheet_of_pairings_tells_of_both_games(number: int, stage: str, remark: str) -> None:
    held = data("FIDE_DOUBLESWISS", "1 A | 2w1 2b1\n2 B | 1b0 1w0")
    heading = pairings.build(held, replace(OPTIONS, round=number)).heading
    assert heading.stage == stage
    assert heading.remark.startswith(remark)


def test_the_regulations_give_byes_for_whole_matches() -> None:
    """C.04.5, 1.4: one and a half points, where half of it stands in each round."""

    held = data("FIDE_DOUBLESWISS", "1 A | 2w1 2b1\n2 B | 1b0 1w0", points=PointSystem(pab=Fraction(3, 4)))
    said = [block.text for block in regulations.build(held, OPTIONS).blocks if isinstance(block, Paragraph)]
    assert "Double-Swiss system (C.04.5), 2 matches of two games with reversed colours." in said
    assert any("gets a bye that counts 1½" in line for line in said)
    assert any("not to play one round; each counts 1." in line for line in said)
