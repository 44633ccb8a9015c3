"""Regulations, decisions, statistics, upsets, wall chart, player cards, packs."""

from __future__ import annotations

import dataclasses
import datetime as dt
from fractions import Fraction

import pypdfium2
import pytest

from tdapp.domain.prizes.plan import Division, Prize, PrizeKind, PrizePlan
from tdapp.domain.section.event import Acceleration, ByeRules, Kind, Official, RatingMethod, RoundTime, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import (
    byes,
    clubs,
    decisions,
    pairings,
    player_cards,
    player_sheet,
    regulations,
    statistics,
    upsets,
    wall_chart_us,
)
from tdapp.reports.layout.card_layout import lay_out_cards
from tdapp.reports.layout.cards import Ends, Grid, Say
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import Chart, DocumentModel, Paragraph, Table
from tdapp.reports.layout.page import LineItem, TextItem
from tdapp.reports.options import Paper
from tdapp.reports.packs import PACKS, Pack
from tdapp.reports.pdf.fonts import Style
from tdapp.reports.printing import render
from tdapp.services.history.steps import HistoryRow
from tdapp.services.rounds.upsets import by_difference
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import EVENT, OPTIONS, round_robin, standings, swiss, withdrawn
from tests.reports.page_checks import METRICS, check
from tests.reports.test_full_matrix import event

# 1 is rated 2000, 2 1950, 3 1700, 4 unrated
DRAWN = arena(
    """
    1 Kővári 2000 | 3w= 2b1
    2 Ильин 1950 | 4b1 1w0
    3 Παπάς 1700 | 1b= 4w+
    4 Smith | 2w0 3b-
    """,
    event=EVENT,
    rounds_total=5,
    ladder=parse_ladder("BH/C1,WIN"),
)


def data(section: Section = DRAWN, log: tuple[HistoryRow, ...] = ()) -> DocumentData:
    return data_of(compute_standings(section), log=log)


def words(model: DocumentModel) -> list[str]:
    return [block.text for block in model.blocks if isinstance(block, Paragraph)]


def tables(model: DocumentModel) -> list[Table]:
    return [block for block in model.blocks if isinstance(block, Table)]


def test_regulations_in_words() -> None:
    section = dataclasses.replace(
        DRAWN,
        event=dataclasses.replace(
            EVENT, officials=(Official("chief", "Kovač, Maja", title="IA"), Official("deputy", "Čehić, Bo"))
        ),
        points=PointSystem(Fraction(3), Fraction(1), Fraction(0)),
        byes=ByeRules(True, 2, 4),
        initial_colour="W",
        time_control="90 minutes",
        time_control_code="5400+30",
        rating_method=RatingMethod.HIGHER,
        accelerations=(Acceleration("1", 1, 2, 1, 20),),
        round_dates=(dt.date(2026, 7, 3),),
        round_times=(RoundTime("10:00", 30),),
    )
    model = regulations.build(data(section), OPTIONS)
    text = words(model)
    assert "Swiss system, 5 rounds, paired by the FIDE Dutch system (C.04.3)." in text
    assert "A win counts 3, a draw 1, a loss 0." in text
    assert "90 minutes (5400+30)." in text
    assert "The first player of the start list has White in round 1, as drawn by lot." in text
    assert any("players 1 to 20 are paired with 1 additional points in rounds 1 to 2" in line for line in text)
    assert any("the higher of the FIDE and the national rating" in line for line in text)
    assert any(
        line.startswith("A player may ask in advance not to play 2 rounds, until round 4; each counts 1")
        for line in text
    )
    assert "1. BH/C1: Buchholz, lowest cut." in text
    assert sum(line.startswith("Unplayed games in BH/C1") for line in text) == 1
    assert any(line.startswith("Default time: a player who arrives more than 30 minutes") for line in text)
    rounds, officials = tables(model)
    assert rounds.rows[0].texts == ("1", "3 July 2026", "10:00", "30 min")
    assert [row.texts[:2] for row in officials.rows] == [
        ("Chief arbiter", "IA Kovač, Maja"),
        ("Deputy arbiter", "Čehić, Bo"),
    ]


def test_regulations_of_a_round_robin_name_no_byes() -> None:
    text = words(regulations.build(data(round_robin(5, cycles=2)), OPTIONS))
    assert "Round robin by the Berger tables (C.05): everybody meets everybody twice." in text
    assert not any("bye" in line for line in text)


def step(revision: int, label: str, **facts: object) -> HistoryRow:
    chosen: dict[str, object] = {"what": "", "old": "", "new": "", "reason": "", "undone": False, "barrier": False}
    return HistoryRow(
        row_id=revision,
        revision=revision,
        time=dt.datetime(2026, 7, 4, 12, revision, tzinfo=dt.UTC),
        label=label,
        section_ids=frozenset({1}),
        **{**chosen, **facts},  # type: ignore[arg-type]
    )


def test_decisions_are_corrections_and_reasons_not_first_results() -> None:
    log = (
        step(4, "Leave FIDE mode", reason="no network", barrier=True),
        step(3, "Change a result", what="Round 1, board 2", old="1-0", new="0-1"),
        step(2, "Enter a result", what="Round 1, board 2", old="no result", new="1-0"),
    )
    section = dataclasses.replace(DRAWN, comments=("tdapp: Round 1 was paired by hand.",))
    marks, journal = tables(decisions.build(data(section, log), OPTIONS))
    assert marks.rows[0].texts == ("1", "tdapp: Round 1 was paired by hand.")
    assert [row.texts for row in journal.rows] == [
        ("2026-07-04 12:03", "Change a result. Round 1, board 2", "1-0", "0-1", ""),
        ("2026-07-04 12:04", "Leave FIDE mode", "", "", "no network"),
    ]
    assert words(decisions.build(data(), OPTIONS)) == ["No decision is recorded."]


def test_statistics_count_played_games_only() -> None:
    # Games: 1-3 drawn, 4-2 won by Black, 2-1 won by Black; 3-4 is a forfeit. White: 0 won, 1 drawn, 2 lost.
    model = statistics.build(data(), OPTIONS)
    overview = {row.texts[0]: row.texts[1] for row in tables(model)[0].rows}
    assert overview["Games played"] == "3"
    assert overview["Games by forfeit"] == "1"
    assert overview["Rated, average rating"] == "3, 1883"
    white = next(block for block in model.blocks if isinstance(block, Chart))
    assert white.title == "White scored 16.7% in 3 games"
    assert [(bar.label, bar.text) for bar in white.bars] == [
        ("White won", "0 (0%)"),
        ("Drawn", "1 (33%)"),
        ("Black won", "2 (67%)"),
    ]
    assert white.scale == 3.0


def test_upsets_by_what_the_table_promised() -> None:
    # B.02, 8.1.2: a difference of 300 promises 0.15 to the lower: a draw gains 0.35, with K = 20 seven points.
    rows = tables(upsets.build(data(), OPTIONS))[0].rows
    assert [row.texts for row in rows] == [("1", "Παπάς", "1700", "B", "½", "Kővári", "2000", "300", "+7.0")]
    nothing = upsets.build(data(), dataclasses.replace(OPTIONS, round=2))
    assert isinstance(nothing.blocks[0], Paragraph)


def test_the_wall_chart_has_running_scores() -> None:
    held = tables(wall_chart_us.build(data(), OPTIONS))[0]
    assert [column.title for column in held.columns] == [
        "No.",
        "Player",
        "Rd 1",
        "Rd 2",
        "Rd 3",
        "Rd 4",
        "Rd 5",
        "Total",
    ]
    assert held.rows[0].texts == ("1", "Kővári", "D3 w", "W2 b", "", "", "", "")
    assert held.rows[1].texts == ("", "2000", "½", "1½", "", "", "", "1½")
    assert held.rows[5].texts[2:4] == ("½", "1½")
    assert held.rows[4].texts[3] == "X4 w"
    assert [row.aside for row in held.rows[:4]] == [False, True, False, True]


def test_only_the_name_is_bold_on_the_wall_chart_and_lines_part_players() -> None:
    model = wall_chart_us.build(data(), OPTIONS)
    (page,) = lay_out(model, METRICS).pages
    texts = {item.text: item.style for item in page.items if isinstance(item, TextItem)}
    assert texts["Kővári"] is Style.BOLD
    assert texts["2000"] is Style.REGULAR
    (held,) = tables(model)
    groups = len({row.group for row in held.rows})
    wide = [item for item in page.items if isinstance(item, LineItem) and item.y1 == item.y2 and item.width < 0.4]
    assert len(wide) == groups - 1


def test_a_player_card_is_his_record() -> None:
    card = player_cards.build(data(), dataclasses.replace(OPTIONS, player=3)).cards[0]
    grid = next(part for part in card.parts if isinstance(part, Grid))
    assert grid.rows == (
        ("1", "1", "B", "1 Kővári", "", "2000", "", "½", "½"),
        ("2", "2", "W", "4 Smith", "", "–", "", "+", "1½"),
    )
    assert any(isinstance(part, Ends) and part.left.startswith("1½ points, place") for part in card.parts)


@pytest.mark.parametrize(("rounds", "per_sheet"), [(9, 6), (14, 4), (20, 2), (31, 1)])
def test_as_many_cards_on_a_sheet_as_rounds_allow(rounds: int, per_sheet: int) -> None:
    model = player_cards.build(data_of(standings(swiss(4, 3, total=rounds))), OPTIONS)
    assert model.across * model.down == per_sheet


def test_player_cards_fit_on_letter_too() -> None:
    held = event(31, 8, 8)
    model = player_cards.build(held, dataclasses.replace(OPTIONS, paper=Paper.LETTER))
    check(lay_out_cards(model, METRICS))


def outline(pdf: bytes) -> list[tuple[int, str]]:
    document = pypdfium2.PdfDocument(pdf)
    found = [(mark.level, mark.get_title()) for mark in document.get_toc()]
    document.close()
    return found


@pytest.mark.parametrize("pack", [one for one in PACKS if not one.of_teams], ids=lambda pack: pack.pack_id)
def test_packs_hold_their_documents_under_bookmarks(pack: Pack) -> None:
    section = swiss(20, 3, total=5)
    table = compute_standings(section)
    printed = render(pack.pack_id, section, standings=table, options=OPTIONS)
    chapters = [title for level, title in outline(printed.pdf) if level == 0]
    expected = {
        "pack-round-start": ["Pairings", "Pairings by name", "Result slips"],
        "pack-round-end": ["Results", "Standings", "Crosstable"],
        "pack-final": ["Standings", "Crosstable", "Category", "Upsets", "Statistics", "Regulations"],
        "emergency-pack": ["Start list", "Crosstable", "Pairing check", "Pairing sheet", "Regulations"],
    }[pack.pack_id]
    assert len(chapters) == len(expected)
    for chapter, start in zip(chapters, expected, strict=True):
        assert chapter.startswith(start)
    assert sum(level == 1 for level, _ in outline(printed.pdf)) == printed.pages
    assert render(pack.pack_id, section, standings=table, options=OPTIONS).pdf == printed.pdf


def test_a_pack_leaves_out_what_does_not_apply_and_may_not_apply_itself() -> None:
    section = round_robin(6)
    chapters = [
        t
        for level, t in outline(
            render("emergency-pack", section, standings=compute_standings(section), options=OPTIONS).pdf
        )
        if level == 0
    ]
    assert any(title.startswith("Schedule") for title in chapters)
    assert not any(title.startswith("Pairing check") for title in chapters)
    assert section.kind is Kind.ROUND_ROBIN
    unpaired = swiss(4, 0)
    with pytest.raises(RuleViolation, match="No round is paired yet"):
        render("pack-round-start", unpaired, standings=standings(unpaired), options=OPTIONS)


def test_an_emergency_pack_in_the_middle_of_a_round_can_be_made() -> None:
    section = arena("1 A | 2w1 3w?\n2 B | 1b0 4b?\n3 C | 4w1 1b?\n4 D | 3b0 2w?", rounds_total=5)
    printed = render("emergency-pack", section, standings=compute_standings(section), options=OPTIONS)
    assert any(title == "Pairing check list before round 2 of 5" for _, title in outline(printed.pdf))


def test_a_card_says_floats_opponents_titles_and_performance() -> None:
    # Round 2: 1 (one point) met 3 (half a point), a downfloat; for 3 it was an upfloat.
    section = arena(
        """
        1 A 2000 | 2w1 3b1
        2 B 1900 | 1b0 4w=
        3 C 1800 | 4w= 1w0
        4 D 1700 | 3b= 2b=
        """,
        event=EVENT,
        rounds_total=3,
    )
    players = tuple(dataclasses.replace(p, title="FM", federation="AUT") for p in section.players)
    held = data_of(standings(dataclasses.replace(section, players=players)))
    grids = [
        next(part for part in card.parts if isinstance(part, Grid)) for card in player_cards.build(held, OPTIONS).cards
    ]
    assert grids[0].rows[1] == ("2", "1", "B", "3 FM C", "AUT", "1800", "↓", "1", "2")
    assert grids[2].rows[1][6] == "↑"
    said = [part.text for part in player_cards.build(held, OPTIONS).cards[0].parts if isinstance(part, Say)]
    assert any("performance" in text for text in said)


def test_byes_of_this_round_and_the_next_without_a_choice() -> None:
    section = arena("1 A | 2w1 3b1 H\n2 B | 1b0 U .\n3 C | U 1w0 .", event=EVENT, rounds_total=3)
    model = byes.build(data_of(standings(section)), OPTIONS)
    held = [(block.title, [row.texts[0] for row in block.rows]) for block in model.blocks if isinstance(block, Table)]
    assert held == [("Round 2", ["B"]), ("Round 3, announced, not yet paired", ["A"])]
    assert model.heading.stage == "rounds 2 and 3 of 3"


def test_what_the_lower_rated_scored_by_difference() -> None:
    # 2000-1900 (100), 2000-1800 (200), 1900-1700 (200), 1800-1700 (100): 0, 0, a half, a half of the lower rated.
    section = arena("1 A 2000 | 2w1 3b1\n2 B 1900 | 1b0 4w=\n3 C 1800 | 4w= 1w0\n4 D 1700 | 3b= 2b=", rounds_total=2)
    bands = [(band.low, band.games, band.score) for band in by_difference(section, 2)]
    assert bands == [(100, 2, Fraction(1, 2)), (200, 2, Fraction(1, 2))]
    # table 8.1.2: 36 % for 100 points less, 24 % for 200
    assert [band.expected for band in by_difference(section, 2)] == [Fraction(72, 100), Fraction(48, 100)]


def test_clubs_go_by_the_points_of_their_best_players() -> None:
    section = arena("1 A | 2w1 3b1\n2 B | 1b0 4w=\n3 C | 4w= 1w0\n4 D | 3b= 2b=", event=EVENT, rounds_total=2)
    named = {1: "Tal", 2: "Tal", 3: "Lasker", 4: "Lasker"}
    players = tuple(dataclasses.replace(p, club=named[p.number]) for p in section.players)
    plan = PrizePlan((Prize("Best club", 1, Fraction(5), kind=PrizeKind.CLUB),), club_players=2)
    held = data_of(standings(dataclasses.replace(section, players=players)), plan=plan)
    (table,) = tables(clubs.build(held, OPTIONS))
    assert [row.texts[:3] for row in table.rows] == [("1", "Tal", "2½"), ("2", "Lasker", "1½")]
    assert [row.texts[4] for row in table.rows] == ["A 2 (1); B ½ (4)", "D 1 (2); C ½ (3)"]
    (table,) = tables(clubs.build(held, dataclasses.replace(OPTIONS, half_sign=False)))
    assert (table.rows[0].texts[2], table.rows[0].texts[4]) == ("2.5", "A 2.0 (1); B 0.5 (4)")


def test_the_regulations_say_the_prizes() -> None:
    held = dataclasses.replace(data(), plan=PrizePlan((Prize("", 1, Fraction(100)),), Division.HORT, currency="EUR"))
    text = words(regulations.build(held, OPTIONS))
    assert "1 prize, prize fund 100.00 EUR." in text
    assert any("(Hort)" in line for line in text)


def test_a_bye_announced_is_on_the_wall_chart_but_does_not_count_yet() -> None:
    section = arena("1 A | 2w1 3b1 H\n2 B | 1b0 U .\n3 C | U 1w0 .", event=EVENT, rounds_total=3)
    (held,) = tables(wall_chart_us.build(data_of(compute_standings(section)), OPTIONS))
    assert held.rows[0].texts == ("1", "A", "W2 w", "W3 b", "H", "")
    assert held.rows[1].texts[2:] == ("1", "2", "", "2")


ONE_LEFT = arena("1 A | 4b1 3w= 2b1\n2 B | 3w1 4b+ 1w0\n3 C | 2b0 1b= 4w+\n4 D | 1w0 2w- 3b-", kind=Kind.ROUND_ROBIN)
ONE_LEFT = dataclasses.replace(ONE_LEFT, players=withdrawn(ONE_LEFT, 4))
"""C.05, 6.6: player 4 left with one game of three; without him 1 has 1½, 2 has 1, 3 has ½."""


def test_the_sums_of_cards_and_sheets_are_the_points_that_count() -> None:
    held = data_of(compute_standings(ONE_LEFT))
    grids = [
        next(part for part in card.parts if isinstance(part, Grid)) for card in player_cards.build(held, OPTIONS).cards
    ]
    assert [[row[-1] for row in grid.rows] for grid in grids] == [
        ["0", "½", "1½"],
        ["1", "1", "1"],
        ["0", "½", "½"],
        ["0", "0", "0"],
    ]
    sheet = player_sheet.build(held, dataclasses.replace(OPTIONS, player=1))
    assert [row.texts[-1] for row in tables(sheet)[1].rows] == ["0", "½", "1½"]
    chart = tables(wall_chart_us.build(held, OPTIONS))[0]
    assert [row.texts[-1] for row in chart.rows if row.texts[-1]] == ["1½", "1", "½", "0"]
    table = tables(pairings.build(held, dataclasses.replace(OPTIONS, round=3)))[0]
    assert [column.title for column in table.columns].count("Acc") == 0
    places = [place for place, column in enumerate(table.columns) if column.title == "Pts"]
    assert ["/".join(row.texts[place] for place in places) for row in table.rows] == ["1/½", "½/0"]


@pytest.mark.parametrize(
    ("drawn", "gone", "since"),
    [
        ("1 A | 3b0 R 2w1 R\n2 B | R 3w+ 1b0 R\n3 C | 1w1 2b- R Z", True, "since round 2"),  # free in between
        ("1 A | 3b0 2w1 R R\n2 B | R 1b0 3w+ R\n3 C | 1w1 R 2b- Z", True, "since round 3"),  # free before
        ("1 A | 3b0 2w1 R R\n2 B | R 1b0 3w+ R\n3 C | 1w1 R 2b- Z", False, "round 4"),
    ],
)
def test_byes_of_who_left_a_table_say_since_when(drawn: str, gone: bool, since: str) -> None:
    held = arena(drawn, kind=Kind.ROUND_ROBIN, cycles=2, rounds_total=6)
    held = dataclasses.replace(held, players=withdrawn(held, *([3] if gone else [])))
    model = byes.build(data_of(compute_standings(held)), dataclasses.replace(OPTIONS, round=4))
    assert [row.texts[-1] for row in tables(model)[0].rows if row.texts[0] == "C"] == [since]
