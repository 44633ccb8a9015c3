"""Golden tests on the three models. The event, drawn:

No. name                  R1     R2     points
1   Kővári, Łukasz        4w1    2b½    1½
2   Ильин, Пётр           3w½    1w½    1
3   Παπαδόπουλος, Άννα    2b½    bye    1½
4   Smith, Bo (left)      1b0    ZPB    0
"""

from __future__ import annotations

import dataclasses
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.reports.data import data_of
from tdapp.reports.documents import crosstable_rr, crosstable_swiss
from tdapp.reports.documents import standings as standings_document
from tdapp.reports.documents.player_columns import points_label, value_label
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import DocumentModel, Table
from tdapp.reports.layout.page import TextItem
from tdapp.reports.options import Group, OpponentNumbers, Order
from tdapp.reports.registry import DOCUMENTS, documents_for, every_document
from tdapp.services.tables.standings import RungInfo, Standings, StandingsRow
from tests.reports.builders import EVENT, OPTIONS, swiss
from tests.reports.builders import standings as made_standings
from tests.reports.page_checks import METRICS

W, B = Colour.WHITE, Colour.BLACK
PLAYERS = (
    Player(1, "Kővári, Łukasz", 2500, "GM", federation="HUN"),
    Player(2, "Ильин, Пётр", 2400, federation="RUS"),
    Player(3, "Παπαδόπουλος, Άννα", None, federation="GRE"),
    Player(4, "Smith, Bo", 2200, "FM", federation="ENG", standing=Standing.WITHDRAWN),
)
CELLS = (
    (Cell(Outcome.WIN, 4, W), Cell(Outcome.DRAW, 2, B)),
    (Cell(Outcome.DRAW, 3, W), Cell(Outcome.DRAW, 1, W)),
    (Cell(Outcome.DRAW, 2, B), Cell(Outcome.PAIRING_BYE)),
    (Cell(Outcome.LOSS, 1, B), Cell(Outcome.ZERO_POINT_BYE)),
)
SECTION = Section(EVENT, PLAYERS, CELLS, rounds_total=5, name="Group A")


def row(rank: int | None, number: int, points: str, buchholz: str | None) -> StandingsRow:
    return StandingsRow(rank, PLAYERS[number - 1], points, (buchholz,), (buchholz,), None)


STANDINGS = Standings(
    section=SECTION,
    after_round=2,
    provisional=False,
    trial=False,
    ladder=(RungInfo("BH@x", "BH", "Buchholz", "x", "Policy X", "Unplayed rounds count.", False, 2),),
    words="Ties are broken by Buchholz.",
    rows=(row(1, 1, "1.5", "1.25"), row(1, 3, "1.5", "1.25"), row(3, 2, "1.0", "3.0"), row(None, 4, "0.0", None)),
)


def table(model: DocumentModel) -> Table:
    (block,) = model.blocks
    assert isinstance(block, Table)
    return block


def texts(model: DocumentModel) -> list[tuple[str, ...]]:
    found = table(model)
    return [tuple(column.title for column in found.columns), *(line.texts for line in found.rows)]


def test_standings() -> None:
    model = standings_document.build(data_of(STANDINGS), OPTIONS)
    assert texts(model) == [
        ("Rk", "No.", "Ti", "Name", "Rtg", "Fed", "Pts", "BH"),
        ("1=", "1", "GM", "Kővári, Łukasz", "2500", "HUN", "1½", "1.25"),
        ("1=", "3", "", "Παπαδόπουλος, Άννα", "–", "GRE", "1½", "1.25"),
        ("3", "2", "", "Ильин, Пётр", "2400", "RUS", "1", "3.00"),
        ("–", "4", "FM", "Smith, Bo", "2200", "ENG", "0", "–"),
    ]
    assert [line.mark for line in table(model).rows] == ["", "", "", "(withdrawn)"]
    assert [line.group for line in table(model).rows] == ["1", "1", "", ""]
    assert [line.rule for line in table(model).rows] == [False, False, True, True]
    assert model.heading.stage == "after round 2 of 5"
    assert model.heading.place_and_date == "Ljubljana SLO  ·  3–11 July 2026  ·  Chief arbiter: Kovač, Maja"
    assert model.imprint.ladder == (
        "Ties are broken by Buchholz.",
        "Columns: BH = Buchholz (not C.07).",
        "Policy X (BH): Unplayed rounds count.",
    )
    assert model.imprint.legend == (
        "Rk rank",
        "No. start number",
        "= after a rank: shared place",
        "– as rank: not ranked",
        "– in a tie-break: no value",
    )


def test_decimals_instead_of_the_half_sign() -> None:
    model = standings_document.build(data_of(STANDINGS), dataclasses.replace(OPTIONS, half_sign=False))
    assert [line.texts[6] for line in table(model).rows] == ["1.5", "1.5", "1.0", "0.0"]


def test_columns_that_nobody_fills_are_left_out() -> None:
    bare = tuple(Player(player.number, player.name) for player in PLAYERS)
    rows = tuple(dataclasses.replace(line, player=bare[line.player.number - 1]) for line in STANDINGS.rows)
    model = standings_document.build(data_of(dataclasses.replace(STANDINGS, rows=rows)), OPTIONS)
    assert texts(model)[0] == ("Rk", "No.", "Name", "Pts", "BH")


def test_a_group_keeps_the_ranks_of_the_event() -> None:
    options = dataclasses.replace(OPTIONS, group=Group("Women", frozenset({3, 4})))
    model = standings_document.build(data_of(STANDINGS), options)
    assert model.heading.section == "Group A · Women"
    assert [line.texts[:2] for line in table(model).rows] == [("1", "3"), ("–", "4")]


def test_swiss_crosstable_by_rank_with_start_numbers() -> None:
    model = crosstable_swiss.build(data_of(STANDINGS), OPTIONS)
    assert texts(model) == [
        ("Rk", "No.", "Ti", "Name", "Rtg", "Fed", "1", "2", "Pts", "BH"),
        ("1=", "1", "GM", "Kővári, Łukasz", "2500", "HUN", "4w1", "2b½", "1½", "1.25"),
        ("1=", "3", "", "Παπαδόπουλος, Άννα", "–", "GRE", "2b½", "bye", "1½", "1.25"),
        ("3", "2", "", "Ильин, Пётр", "2400", "RUS", "3w½", "1w½", "1", "3.00"),
        ("–", "4", "FM", "Smith, Bo", "2200", "ENG", "1b0", "0", "0", "–"),
    ]
    assert model.heading.remark == "In order of rank. Opponents by start number."


def test_swiss_crosstable_with_opponents_by_line() -> None:
    model = crosstable_swiss.build(
        data_of(STANDINGS), dataclasses.replace(OPTIONS, opponent_numbers=OpponentNumbers.RANK)
    )
    lines = [(line.texts[0], line.texts[1], *line.texts[7:9]) for line in table(model).rows]
    # Kővári 1, Παπαδόπουλος 2, Ильин 3, Smith 4
    assert lines == [
        ("1", "1=", "4w1", "3b½"),
        ("2", "1=", "3b½", "bye"),
        ("3", "3", "2w½", "1w½"),
        ("4", "–", "1b0", "0"),
    ]
    assert model.heading.remark == "In order of rank. Opponents by line in this table."


def test_swiss_crosstable_by_start_number() -> None:
    model = crosstable_swiss.build(data_of(STANDINGS), dataclasses.replace(OPTIONS, order=Order.START))
    found = texts(model)
    assert found[0][0] == "No."
    assert found[0][-1] == "Rk"
    assert [line[0] for line in found[1:]] == ["1", "2", "3", "4"]
    assert [line[-1] for line in found[1:]] == ["1=", "3", "1=", "–"]


def test_crosstable_after_an_earlier_round_hides_the_later_ones() -> None:
    model = crosstable_swiss.build(data_of(dataclasses.replace(STANDINGS, after_round=1)), OPTIONS)
    assert texts(model)[0] == ("Rk", "No.", "Ti", "Name", "Rtg", "Fed", "1", "Pts", "BH")


def test_round_robin_grid() -> None:
    #   1 Kővári        # 0 ½ 1      by rank: 1 Kővári, 2 Παπαδόπουλος, 3 Ильин, 4 Smith
    cells = (
        (Cell(Outcome.WIN, 4, W), Cell(Outcome.DRAW, 2, B), Cell(Outcome.LOSS, 3, W)),
        (Cell(Outcome.DRAW, 3, W), Cell(Outcome.DRAW, 1, W), Cell(Outcome.FORFEIT_WIN, 4, B)),
        (Cell(Outcome.DRAW, 2, B), Cell(Outcome.OPEN, 4, W), Cell(Outcome.WIN, 1, B)),
        (Cell(Outcome.LOSS, 1, B), Cell(Outcome.OPEN, 3, B), Cell(Outcome.FORFEIT_LOSS, 2, W)),
    )
    section = dataclasses.replace(SECTION, cells=cells, kind=Kind.ROUND_ROBIN)
    model = crosstable_rr.build(data_of(dataclasses.replace(STANDINGS, section=section, after_round=3)), OPTIONS)
    assert texts(model) == [
        ("No.", "Ti", "Name", "Fed", "Rtg", "1", "2", "3", "4", "Pts", "BH", "Rk"),
        ("1", "GM", "Kővári, Łukasz", "HUN", "2500", "", "0", "½", "1", "1½", "1.25", "1="),
        ("2", "", "Παπαδόπουλος, Άννα", "GRE", "–", "1", "", "½", "·", "1½", "1.25", "1="),
        ("3", "", "Ильин, Пётр", "RUS", "2400", "½", "½", "", "+", "1", "3.00", "3"),
        ("4", "FM", "Smith, Bo", "ENG", "2200", "0", "·", "-", "", "0", "–", "–"),
    ]
    assert [line.filled for line in table(model).rows] == [(5,), (6,), (7,), (8,)]
    assert "+ - won or lost by forfeit, game not played" in model.imprint.legend
    assert "· not finished" in model.imprint.legend
    by_start = crosstable_rr.build(
        data_of(dataclasses.replace(STANDINGS, section=section, after_round=3)),
        dataclasses.replace(OPTIONS, order=Order.START),
    )
    assert [line[0] for line in texts(by_start)[1:]] == ["1", "2", "3", "4"]
    assert texts(by_start)[2][5:9] == ("½", "", "½", "+")
    assert by_start.heading.remark == "In order of start number."


def test_double_round_robin_shows_both_results_and_no_free_round() -> None:
    cells = (
        (Cell(Outcome.WIN, 2, W), Cell(Outcome.REST), Cell(Outcome.DRAW, 2, B)),
        (Cell(Outcome.LOSS, 1, B), Cell(Outcome.REST), Cell(Outcome.DRAW, 1, W)),
    )
    section = Section(EVENT, PLAYERS[:2], cells, 6, kind=Kind.ROUND_ROBIN, cycles=2)
    rows = (row(1, 1, "1.5", "1.0"), row(2, 2, "0.5", "1.0"))
    model = crosstable_rr.build(
        data_of(dataclasses.replace(STANDINGS, section=section, after_round=3, rows=rows)), OPTIONS
    )
    assert [line.texts[5:7] for line in table(model).rows] == [("", "1 ½"), ("0 ½", "")]
    assert "results against one opponent in the order of the rounds" in model.imprint.legend


def test_other_points_are_explained() -> None:
    points = PointSystem(Fraction(3), Fraction(1), Fraction(0))
    model = standings_document.build(
        data_of(dataclasses.replace(STANDINGS, section=dataclasses.replace(SECTION, points=points))), OPTIONS
    )
    assert model.notes == ("Points: 3 for a win, 1 for a draw, 0 for a loss.",)


def test_words_that_must_be_seen() -> None:
    for build in (standings_document.build, crosstable_swiss.build, crosstable_rr.build):
        model = build(data_of(dataclasses.replace(STANDINGS, provisional=True, trial=True)), OPTIONS)
        assert model.heading.status == ("provisional", "trial, not official")


@pytest.mark.parametrize(
    ("text", "places", "shown"),
    [("16", 1, "16.0"), ("16.5", 1, "16.5"), ("6.25", 2, "6.25"), ("12", 0, "12"), (None, 2, "–"), ("1.25", 1, "1.25")],
)
def test_values_have_fixed_places(text: str | None, places: int, shown: str) -> None:
    assert value_label(text, places) == shown


@pytest.mark.parametrize(
    ("text", "shown"), [("4.5", "4½"), ("0.5", "½"), ("4.0", "4"), ("10", "10"), ("0.333333", "0.333333")]
)
def test_points_with_the_half_sign(text: str, shown: str) -> None:
    assert points_label(text, half_sign=True) == shown
    assert points_label(text, half_sign=False) == text


IDS = {
    "start-list", "rating-list", "alphabetical", "check-in", "pairings", "pairings-alphabetical",
    "pairings-children", "result-slips", "results", "standings", "crosstable", "crosstable-swiss",
    "crosstable-rr", "schedule", "player-cards", "explanation", "regulations", "byes", "open-boards",
    "pairing-checklist", "decisions", "emergency-pack", "board-cards", "place-cards", "prizes", "receipts",
    "pairing-cards", "categories", "statistics", "upsets", "wall-chart-us",
}  # fmt: skip


def test_registry_lists_every_document_of_the_command_line_once() -> None:
    ids = [entry.document_id for entry in every_document()]
    assert len(set(ids)) == len(ids)
    assert set(ids) >= IDS
    assert [entry.document_id for entry in documents_for(SECTION)] == ids


def test_what_does_not_apply_is_refused_in_a_sentence() -> None:
    empty = dataclasses.replace(SECTION, players=(), cells=())
    refused = {entry.document_id for entry in documents_for(empty) if not entry.applies}
    assert {"pairings", "start-list", "schedule", "emergency-pack"} <= refused
    for document in DOCUMENTS:
        assert document.refusal.endswith(".") or document.document_id not in refused
    missing = {entry.document_id for entry in documents_for(SECTION) if not entry.applies and entry.offered}
    assert missing == {"schedule", "clubs", "prizes", "prize-list", "receipts", "receipt-slips"}
    assert {e.document_id for e in documents_for(SECTION, has_prizes=True) if not e.applies and e.offered} == {
        "schedule",
        "clubs",
    }


def test_what_decided_is_bold_and_equals_stand_in_a_bracket() -> None:
    made = made_standings(swiss(8, 3), rungs=2)
    rows = tuple(dataclasses.replace(row, decided_by={0: 1, 2: 0}.get(place)) for place, row in enumerate(made.rows))
    model = standings_document.build(data_of(dataclasses.replace(made, rows=rows)), OPTIONS)
    (held,) = (block for block in model.blocks if isinstance(block, Table))
    keys = [column.key for column in held.columns]
    first, second = keys.index("rung-1"), keys.index("rung-2")
    assert [row.strong for row in held.rows[:5]] == [(second,), (second,), (first,), (first,), ()]
    assert held.bracket == keys.index("points")
    assert [row.tie for row in held.rows] == [row.points for row in made.rows]
    assert any("bold: the value that set two places apart" in entry for entry in model.imprint.legend)


def test_a_shared_place_is_said_on_every_line() -> None:
    made = made_standings(swiss(6, 1), rungs=0)
    texts = [item.text for item in lay_out(standings_document.build(data_of(made), OPTIONS), METRICS).pages[0].items
             if isinstance(item, TextItem)]  # fmt: skip
    shared = [row.rank for row in made.rows].count(1)
    assert shared > 1
    assert texts.count("1=") == shared
