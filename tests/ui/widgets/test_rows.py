"""Ready rows say what the snapshot says; values worked out by hand from the drawings in conftest."""

from __future__ import annotations

import dataclasses

import pytest

from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.wording import language
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.rounds.results import results_in
from tdapp.services.tables.standings import compute_standings
from tdapp.ui.pages.rounds.rows import board_rows, bye_rows, facts_of_round, result_text
from tdapp.ui.pages.tables.crosstable_rows import SIGNS, grid_columns, grid_rows, swiss_columns, swiss_rows
from tdapp.ui.pages.tables.explanation_rows import card_rows
from tdapp.ui.pages.tables.standings_rows import rung_of, standings_columns, standings_rows
from tdapp.ui.widgets.numbers import padded, points_read
from tdapp.ui.widgets.search import fold, matches
from tdapp.ui.widgets.words import outcome_text
from tests.arena import arena


def texts(row) -> list[str]:
    return [cell.text for cell in row.cells]


def test_boards_as_stored(swiss):
    # Before round 3: 1 and 2 have 1.5, 3 has 1.5, 5 has 1, 4 has 0.5, 6 has 0.
    # Higher score of the two 1.5 and 1.5: sum 3 (1-3) before sum 2 (4-2); then 5-6.
    round_ = rounds_of(swiss)[2]
    rows = {row.key: texts(row) for row in board_rows(round_, facts_of_round(swiss, 3))}
    assert {key: (row[1], row[6], row[8]) for key, row in rows.items()} == {
        1: ("1", "1 – 0", "3"),
        2: ("4", "0 – 1", "2"),
        3: ("5", "+ – −", "6"),
    }
    assert (rows[1][5], rows[3][7]) == ("1½", "0")
    assert results_in(round_) == (3, 3, 3)


def test_points_before_a_round_leave_out_who_left_too_early():
    # C.05, 6.6: 4 left with one game of three; 2 had 1 from 3 and a win by forfeit, 1 and 3 a draw
    section = arena("1 A | 4b1 3w= 2b1\n2 B | 3w1 4b+ 1w0\n3 C | 2b0 1b= 4w+\n4 D | 1w0 2w- 3b-", kind=Kind.ROUND_ROBIN)
    gone = dataclasses.replace(section.players[3], standing=Standing.WITHDRAWN)
    section = dataclasses.replace(section, players=(*section.players[:3], gone))
    rows = {row.key: texts(row) for row in board_rows(rounds_of(section)[2], facts_of_round(section, 3))}
    assert [(row[3], row[5], row[7], row[10]) for row in rows.values()] == [("B", "1", "½", "A"), ("C", "½", "0", "D")]
    assert [row[4] for row in map(texts, card_rows(section, 1, 3))] == ["0", "½", "1½"]


def test_open_games_are_counted():
    section = arena("1 A | 2w? \n2 B | 1b?\n3 C | U\n4 D | H")
    round_ = rounds_of(section)[0]
    assert results_in(round_) == (0, 1, 0)
    rows = bye_rows(section, round_, facts_of_round(section, 1))
    assert [(row.key, row.cells[4].text) for row in rows] == [(4, "½"), (3, "1")]


def test_every_result_and_outcome_has_a_text():
    assert len({result_text(result) for result in GameResult}) == len(GameResult)
    assert result_text(None) == "–"
    for outcome in Outcome:
        assert outcome in SIGNS
        assert outcome_text(outcome)


def test_swiss_crosstable_cells(swiss):
    standings = compute_standings(swiss)
    rows = {row.key: texts(row) for row in swiss_rows(standings, by_rank=False, opponents_by_rank=False)}
    assert rows[1][4:7] == ["4w1", "2b½", "3w1"]
    assert rows[6][4:7] == ["3b0", "5w0", "5b−"]
    assert len(swiss_columns(standings)) == len(rows[1])
    by_rank = {row.key: texts(row) for row in swiss_rows(standings, by_rank=True, opponents_by_rank=True)}
    ranks = {row.player.number: row.rank for row in standings.rows}
    assert by_rank[1][4] == f"{ranks[4]}w1"


def test_round_robin_grid(round_robin):
    standings = compute_standings(round_robin)
    columns = grid_columns(standings, by_rank=False)
    rows = {row.key: texts(row) for row in grid_rows(standings, by_rank=False)}
    first = next(i for i, column in enumerate(columns) if column.key == "player:1")
    assert rows[1][first : first + 3] == ["", "½", "1"]
    assert rows[3][first : first + 3] == ["0", "1", ""]


def test_standings_rows(swiss):
    standings = compute_standings(swiss)
    columns, rows = standings_columns(standings), standings_rows(standings)
    assert {len(row.cells) for row in rows} == {len(columns)}
    points = next(i for i, column in enumerate(columns) if column.key == "points")
    assert {row.key: row.cells[points].text for row in rows}[3] == "1½"
    assert rung_of("points") == -1
    assert rung_of("rung:2") == 2
    assert rung_of("name") is None
    marked = [
        row.cells[points + 1 + info].strong
        for row, line in zip(rows, standings.rows, strict=True)
        for info in range(len(standings.ladder))
        if line.decided_by == info
    ]
    assert all(marked)


def test_player_card(swiss):
    rows = [texts(row) for row in card_rows(swiss, 5, 3)]
    assert [row[3] for row in rows] == ["0", "1", "+"]
    assert [row[4] for row in rows] == ["0", "1", "2"]


@pytest.mark.parametrize(
    ("text", "places", "shown"), [("12.0", 2, "12.00"), ("3", 0, "3"), ("3", 2, "3.00"), (None, 1, "–")]
)
def test_padding(text, places, shown):
    assert padded(text, places) == shown


def test_names_are_found_without_accents():
    assert fold("Łukasz Kővári") == "lukasz kovari"
    assert fold("Müller Straße Ørsted") == "muller strasse orsted"
    assert matches("KŐVÁRI luk", fold("Kővári, Łukasz"))
    assert matches("ильин", fold("Ильин, Пётр"))
    assert not matches("kovari x", fold("Kővári, Łukasz"))


def test_numbers_are_read_as_the_language_writes_them() -> None:
    assert (padded("12.0", 2), points_read("4.5"), points_read("0.5"), points_read("3.0")) == ("12.00", "4½", "½", "3")
    with language("de"):
        assert (padded("12.0", 2), padded(None, 2), points_read("4.25")) == ("12,00", "–", "4,25")
