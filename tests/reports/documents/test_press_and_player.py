"""The press sheet and a player's page say what the tables say, in fewer lines."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import player_sheet, press_sheet
from tdapp.reports.layout.model import Paragraph, Paths, Table
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import OPTIONS

# D, rated 1600, beats A and draws with B; nobody has only wins after two rounds but A before
FOUR = """
 1 Arlt, A 2400 | 2w1 4b0
 2 Berg, B 2200 | 1b0 3w1
 3 Cech, C 1900 | 4w= 2b0
 4 Dorn, D 1600 | 3b= 1w1
"""


def data(after: int | None = None) -> DocumentData:
    return data_of(compute_standings(arena(FOUR), ladder=parse_ladder("BH,SB"), after_round=after))


def tables(model) -> list[Table]:  # type: ignore[no-untyped-def]
    return [block for block in model.blocks if isinstance(block, Table)]


def test_leaders_numbers_and_surprises() -> None:
    model = press_sheet.build(data(), OPTIONS)
    leaders, surprises = tables(model)
    assert [row.texts[2] for row in leaders.rows] == ["Dorn, D", "Arlt, A", "Berg, B", "Cech, C"]
    assert [row.texts for row in surprises.rows] == [("Dorn, D", "1600", "1", "Arlt, A", "2400", "800")]
    assert surprises.title == "Surprises of round 2"
    (numbers,) = (block.text for block in model.blocks if isinstance(block, Paragraph))
    assert numbers == "Round 2: 2 games were played. White won 2, Black 0, 0 drawn."


def test_the_greatest_surprise_so_far_where_the_day_had_none() -> None:
    quiet = FOUR.replace("4b0", "4b1").replace("1w1", "1w0")
    section = arena(quiet)
    model = press_sheet.build(data_of(compute_standings(section)), OPTIONS)
    assert tables(model)[1].title == "The greatest surprise so far"
    assert tables(model)[1].rows[0].texts[:3] == ("Dorn, D", "1600", "½")
    assert "Only wins so far: Arlt, A." in next(b.text for b in model.blocks if isinstance(b, Paragraph))


def test_every_game_with_what_the_ratings_promised() -> None:
    model = player_sheet.build(data(), replace(OPTIONS, player=4))
    overview, games = tables(model)
    assert overview.rows[0].texts[:5] == ("Dorn, D", "", "1600", "1", "1½")
    # 300 points: .15; 800 count as 400: .08 (B.02, 8.1.2)
    assert [row.texts[3:4] + row.texts[6:] for row in games.rows] == [
        ("3 Cech, C", ".15", "½", "½"),
        ("1 Arlt, A", ".08", "1", "1½"),
    ]
    (way,) = (block for block in model.blocks if isinstance(block, Paths))
    strong = [path for path in way.paths if path.strong]
    assert [path.name for path in strong] == ["Dorn, D"]
    assert strong[0].places[-1] == 1


def test_the_first_of_the_table_when_nobody_is_named_and_no_stranger() -> None:
    assert tables(player_sheet.build(data(), OPTIONS))[0].rows[0].texts[0] == "Dorn, D"
    with pytest.raises(RuleViolation, match="no player with the pairing number 9"):
        player_sheet.build(data(), replace(OPTIONS, player=9))


def test_before_the_first_round() -> None:
    assert not tables(press_sheet.build(data(0), OPTIONS)) or data(0).last_paired
    model = player_sheet.build(data(0), replace(OPTIONS, player=1))
    assert not any(isinstance(block, Paths) for block in model.blocks)
