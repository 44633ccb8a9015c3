"""The papers of a knock-out of players: the bracket, the list of matches, a sheet for each (knockout-matches)."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.tie_games import TieGame
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import bracket, knockout_matches, pairings, press_sheet, results
from tdapp.reports.formats.plain import plain_tables
from tdapp.reports.layout.cards import Grid
from tdapp.reports.layout.model import DocumentModel, Paragraph, Table, Tree
from tdapp.reports.options import PrintOptions
from tdapp.reports.registry import document_for, documents_for
from tdapp.services.tables.standings import compute_standings
from tests.arena import random_swiss
from tests.tiebreaks.criteria.test_knockout_stage import cup
from tests.trf.test_tie_games import random_cup

OPTIONS = PrintOptions(dt.datetime(2026, 11, 23, 9, 0))


def of(section: Section) -> DocumentData:
    return data_of(compute_standings(section))


def test_the_bracket_of_players() -> None:
    (tree,) = bracket.build(of(cup()), OPTIONS).blocks
    assert isinstance(tree, Tree)
    assert tree.heads == ("Quarter-finals", "Semi-finals", "Final")
    first = tree.columns[0][0]
    assert (first.names, first.winner) == (("1  A", "bye"), 0)
    semi = tree.columns[1][0]
    assert (semi.names, semi.scores, semi.winner, semi.note) == (("1  A", "4  D"), ("½", "½"), 0, "Armageddon 1:0")
    assert tree.beside is not None
    assert tree.beside.winner is not None
    assert tree.beside.names[tree.beside.winner] == "4  D"


@pytest.mark.parametrize(("players", "parts"), [(32, 1), (33, 3), (64, 3)])
def test_a_large_field_is_drawn_in_parts(players: int, parts: int) -> None:
    section = random_cup("large", players=players)
    blocks = bracket.build(of(section), OPTIONS).blocks
    assert len(blocks) == parts
    trees = [block for block in blocks if isinstance(block, Tree)]
    seen = {name for tree in trees for tie in tree.columns[0] for name in tie.names}
    assert len([name for name in seen if name != "bye"]) == players
    assert len(bracket.build_whole(of(section), OPTIONS).blocks) == 1


def test_every_match_is_listed_with_its_games() -> None:
    tables = plain_tables(knockout_matches.build(of(cup()), OPTIONS))
    rows = [row for table in tables for row in table.rows]
    assert ["1  A", "½ : ½", "4  D", "w ½:½", "Armageddon 5 v 4 1:0", "1  A"] in [list(map(str, row)) for row in rows]
    assert len(rows) == 5


def test_a_sheet_for_every_match_of_the_stage() -> None:
    sheets = knockout_matches.build_sheets(of(cup()), replace(OPTIONS, round=2))
    assert len(sheets.cards) == 2
    (grid,) = [part for part in sheets.cards[0].parts if isinstance(part, Grid)]
    assert [row[0] for row in grid.rows] == ["Game", "Armageddon, a draw wins for Black"]
    assert grid.rows[1][2] == "1-0"


def test_places_for_games_that_may_still_come() -> None:
    section = replace(cup(), tie_games=(), system_text="third-place=yes,deciders=rapid-10-5+armageddon-5-4")
    sheets = knockout_matches.build_sheets(of(section), replace(OPTIONS, round=2))
    (grid,) = [part for part in sheets.cards[0].parts if isinstance(part, Grid)]
    assert [row[0] for row in grid.rows] == [
        "Game",
        *["Two rapid games (10+5)"] * 2,
        "Armageddon (5 v 4), a draw wins for Black",
    ]
    assert all("……" in row[2] for row in grid.rows[1:])


def test_in_sudden_death_every_game_stands() -> None:
    games = tuple(
        TieGame(2, white, black, TieBreak.SUDDEN, result)
        for white, black, result in ((4, 1, GameResult.DRAW), (1, 4, GameResult.DRAW), (4, 1, GameResult.BLACK_WINS))
    )
    section = replace(cup(), tie_games=games, system_text="third-place=yes,deciders=sudden")
    sheets = knockout_matches.build_sheets(of(section), replace(OPTIONS, round=2))
    (grid,) = [part for part in sheets.cards[0].parts if isinstance(part, Grid)]
    assert [row[2] for row in grid.rows[1:]] == ["½-½", "½-½", "0-1"]


def test_other_events_are_not_offered_them() -> None:
    swiss = random_swiss(1, 8, 3)
    names = {"bracket", "knockout-matches", "knockout-sheet"}
    assert not names & {entry.document_id for entry in documents_for(swiss) if entry.offered}
    assert names <= {entry.document_id for entry in documents_for(cup()) if entry.offered}
    for name in names:
        with pytest.raises(RuleViolation, match="no knock-out of players"):
            document_for(name, swiss)


def columns(model: DocumentModel) -> list[dict[str, str]]:
    return [
        {column.key: row.texts[place] for place, column in enumerate(block.columns)}
        for block in model.blocks
        if isinstance(block, Table)
        for row in block.rows
    ]


def test_the_match_for_place_3_is_no_final() -> None:
    model = knockout_matches.build(of(cup()), OPTIONS)
    heads = [block.text for block in model.blocks if isinstance(block, Paragraph)]
    titles = [block.columns[-1].title for block in model.blocks if isinstance(block, Table)]
    rows = [len(block.rows) for block in model.blocks if isinstance(block, Table)]
    assert list(zip(heads, titles, rows, strict=True)) == [
        ("Quarter-finals", "Goes on", 1),
        ("Semi-finals", "Goes on", 2),
        ("Final", "Winner", 1),
        ("Match for place 3", "Place 3", 1),
    ]


def test_the_sheets_of_a_round_name_the_stage_and_who_won_the_match() -> None:
    """A drawn game says nothing: Armageddon decided. Before the last game of a match nobody has won it."""
    semis = results.build(of(cup()), replace(OPTIONS, round=2))
    assert "round 2 of 3, Semi-finals" in semis.heading.stage
    assert columns(semis)[0] | {"tie-break": "Armageddon 5 v 4 1:0", "goes-on": "A"} == columns(semis)[0]
    last = results.build(of(cup()), replace(OPTIONS, round=3))
    assert [row["match"] for row in columns(last)] == ["Final", "Match for place 3"]
    assert all(row["goes-on"] for row in columns(last))
    paired = pairings.build(of(cup()), replace(OPTIONS, round=3))
    assert [row["match"] for row in columns(paired)] == ["Final", "Match for place 3"]
    assert "goes-on" not in columns(paired)[0]
    open_ = replace(cup(), tie_games=())
    assert columns(results.build(of(open_), replace(OPTIONS, round=2)))[0]["goes-on"] == ""


@pytest.mark.parametrize(
    ("players", "after", "places", "title"),
    [
        (16, None, [1, 2, 3, 3, 5, 5, 5, 5], "The leaders"),
        (32, 1, [1] * 12, "The leaders; 4 more share the place of the last of them"),
        (26, 1, [1] * 12, "The leaders; 4 more share the place of the last of them"),  # six had a bye
    ],
)
def test_the_press_sheet_lists_all_who_share_a_place(
    players: int, after: int | None, places: list[int], title: str
) -> None:
    """In a knock-out points rank nobody."""
    held = data_of(compute_standings(random_cup("press", players=players), after_round=after))
    leaders = next(block for block in press_sheet.build(held, OPTIONS).blocks if isinstance(block, Table))
    assert ([int(row.texts[0]) for row in leaders.rows], leaders.title) == (places, title)
