"""Sheets of a round, from an event drawn by hand:

No.                      R1    R2    R3
1  Kővári, Łukasz        4w1   2b½   3w (open)
2  Ильин, Пётр           3w+   1w½   4b (open)
3  Παπαδόπουλος, Άννα    2b-   bye   1b (open)
4  Smith, Bo             1b0   HPB   2w (open)
5  Zorn, Eva (left)      ZPB   ZPB   ZPB

Before round 3: 1 and 2 have 1½, 3 has 1, 4 has ½. C.04.2: board 1 has player 1 (higher, 1½; sum 2½), board 2
player 2 (1½; sum 2).
"""

from __future__ import annotations

import dataclasses
import datetime as dt

import pytest

from tdapp.domain.section.event import Acceleration, Kind, RoundTime, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.round import RoundState
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import (
    byes,
    open_boards,
    pairing_checklist,
    pairings,
    result_slips,
    results,
    schedule,
    table_cards,
    wall_pairings,
)
from tdapp.reports.layout.cards import CardModel, Ends, Say
from tdapp.reports.layout.model import DocumentModel, Paragraph, Table
from tdapp.reports.printing import render
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import EVENT, OPTIONS, round_robin, standings, swiss
from tests.reports.pdf_facts import read_pdf

NAMES = ("Kővári, Łukasz", "Ильин, Пётр", "Παπαδόπουλος, Άννα", "Smith, Bo", "Zorn, Eva")
DRAWN = arena(
    """
    1 A | 4w1 2b= 3w?
    2 B | 3w+ 1w= 4b?
    3 C | 2b- U 1b?
    4 D | 1b0 H 2w?
    5 E | Z Z Z
    """,
    event=EVENT,
    rounds_total=5,
    name="Group A",
    round_dates=(dt.date(2026, 7, 3), dt.date(2026, 7, 4), dt.date(2026, 7, 5)),
    round_times=(RoundTime("10:00"), RoundTime("10:00"), RoundTime("15:30")),
)
SECTION: Section = dataclasses.replace(
    DRAWN,
    players=tuple(
        dataclasses.replace(
            one, name=name, rating=2400 - 100 * n, standing=Standing.ACTIVE if n < 4 else Standing.WITHDRAWN
        )
        for n, (one, name) in enumerate(zip(DRAWN.players, NAMES, strict=True))
    ),
)


def data(section: Section = SECTION) -> DocumentData:
    return data_of(compute_standings(section))


def tables(model: DocumentModel | CardModel) -> list[Table]:
    assert isinstance(model, DocumentModel)
    return [block for block in model.blocks if isinstance(block, Table)]


def lines(model: DocumentModel | CardModel, table: int = 0) -> list[tuple[str, ...]]:
    return [row.texts for row in tables(model)[table].rows]


def test_pairings_by_board_with_points_before_the_round() -> None:
    model = pairings.build(data(), OPTIONS)
    assert model.heading.stage == "round 3 of 5, 5 July 2026, 15:30"
    titles = [column.title for column in tables(model)[0].columns]
    assert titles == ["Bd", "Pts", "No.", "White", "Rtg", "Result", "No.", "Black", "Rtg", "Pts"]
    assert lines(model) == [
        ("1", "1½", "1", "Kővári, Łukasz", "2400", "", "3", "Παπαδόπουλος, Άννα", "2200", "1"),
        ("2", "½", "4", "Smith, Bo", "2100", "", "2", "Ильин, Пётр", "2300", "1½"),
    ]
    assert len(tables(model)) == 1  # who left is not listed as missing the round


def test_results_with_forfeit_draw_and_byes() -> None:
    first = results.build(data(), dataclasses.replace(OPTIONS, round=1))
    assert [(line[0], line[5]) for line in lines(first)] == [("1", "1–0"), ("2", "+ / -")]
    assert "+ - forfeit" in first.imprint.legend
    second = results.build(data(), dataclasses.replace(OPTIONS, round=2))
    assert [line[5] for line in lines(second)] == ["½–½"]
    assert lines(second, 1) == [
        ("4", "Smith, Bo", "half-point bye", "½"),
        ("3", "Παπαδόπουλος, Άννα", "bye by the pairing", "1"),
    ]
    third = results.build(data(), OPTIONS)
    assert third.heading.status == ("0 of 2 results",)


def test_a_round_that_is_not_paired_is_refused() -> None:
    for number, words in ((4, "Round 4 is not paired"), (9, "Round 9 is not paired")):
        with pytest.raises(RuleViolation, match=words):
            pairings.build(data(), dataclasses.replace(OPTIONS, round=number))
    with pytest.raises(RuleViolation, match="No round is paired yet"):
        render("pairings", swiss(4, 0), standings=standings(swiss(4, 0)), options=OPTIONS)


def test_with_acceleration_both_kinds_of_points_are_shown() -> None:
    section = dataclasses.replace(SECTION, accelerations=(Acceleration("1", 1, 3, 1, 2),))
    model = pairings.build(data(section), OPTIONS)
    assert [column.title for column in tables(model)[0].columns][1:3] == ["Pts", "Acc"]
    assert lines(model)[0][1:3] == ("1½", "2½")
    assert any("acceleration" in words for words in model.imprint.legend)


def test_a_draft_says_so_and_fixed_tables_are_marked() -> None:
    made = data()
    boards = tuple(
        dataclasses.replace(b, number=b.number + 4, fixed_table=b.number == 2) for b in made.rounds[2].boards
    )
    state = dataclasses.replace(made.rounds[2], state=RoundState.DRAFT, boards=boards)
    stored = data_of(made.standings, (*made.rounds[:2], state))
    model = pairings.build(stored, OPTIONS)
    assert model.heading.status == ("draft, not published",)
    assert [line[0] for line in lines(model)] == ["5", "6*"]
    assert "* fixed table" in model.imprint.legend
    assert model.imprint.serial != pairings.build(made, OPTIONS).imprint.serial


def test_the_wall_list_is_in_the_order_of_the_alphabet() -> None:
    model = wall_pairings.build(data(), dataclasses.replace(OPTIONS, round=2))
    assert lines(model) == [  # other scripts follow the Latin one, Greek before Cyrillic
        ("Kővári, Łukasz", "1", "● Black", "Ильин"),
        ("Smith, Bo", "–", "bye, ½", "half-point bye"),
        ("Παπαδόπουλος, Άννα", "–", "bye", "bye by the pairing"),
        ("Ильин, Пётр", "1", "○ White", "Kővári"),
    ]
    assert model.wish.target == 16.0


def test_children_read_name_board_and_colour() -> None:
    model = wall_pairings.build_children(data(), OPTIONS)
    assert [column.title for column in tables(model)[0].columns] == ["Player", "Bd", "Colour"]
    assert {line[0]: line[1:] for line in lines(model)}["Smith, Bo"] == ("2", "○ White")
    assert model.wish.target == 22.0


def test_slips_lie_in_the_order_of_boards_once_the_cut_stack_is_piled_up() -> None:
    # 20 boards on 3 sheets: sheet 1 holds 1, 4, 7 ..., the pile in the first place is 1, 2, 3.
    section = swiss(40, 1)
    made = data_of(standings(section))
    model = result_slips.build(made, OPTIONS)
    assert isinstance(model, CardModel)
    assert [card.landmark for card in model.cards] == [str(n) for n in range(1, 21)]
    pages = read_pdf(render("result-slips", section, standings=made.standings, options=OPTIONS).pdf).texts
    found = [[int(w) for w in _boards(text)] for text in pages]
    assert found == [[1, 4, 7, 10, 13, 16, 19], [2, 5, 8, 11, 14, 17, 20], [3, 6, 9, 12, 15, 18]]
    test = result_slips.build(made, dataclasses.replace(OPTIONS, first=3))
    assert len(test.cards) == 3


def _boards(text: str) -> list[str]:
    return sorted((line.split("Board ")[1].split()[0] for line in text.splitlines() if "Board " in line), key=int)


def test_a_slip_names_both_players_and_the_choices() -> None:
    text = read_pdf(render("result-slips", SECTION, standings=data().standings, options=OPTIONS).pdf).text
    for words in ("Round 3", "Board 1", "White 1 Kővári, Łukasz", "Black 3 Παπαδόπουλος, Άννα", "½–½", "Arbiter"):
        assert words in " ".join(text.split())
    assert "Zorn" not in text


def test_pairing_cards_hold_both_players() -> None:
    model = table_cards.build_pairings(data(), OPTIONS)
    texts = list(model.cards[1].texts)
    assert texts[:4] == [texts[0], model.imprint.serial, "Round 3", "Board 2"]
    assert {"Smith, Bo", "Ильин, Пётр", "No. 4", "No. 2"} <= set(texts)
    assert len(model.cards) == 2


def test_tents_say_the_same_on_both_sides() -> None:
    model = table_cards.build_places(data(), OPTIONS)
    assert [card.landmark for card in model.cards] == ["1", "2", "3", "4", "5"]
    assert all(card.parts == card.back for card in model.cards)
    assert any(isinstance(part, Ends) and part.right == "No. 1" for part in model.cards[0].parts)
    names = [part.text for part in model.cards[0].parts if isinstance(part, Say)]
    assert names == ["Łukasz", "Kővári"]
    boards = table_cards.build_boards(data(), OPTIONS)
    assert [card.landmark for card in boards.cards] == ["1", "2"]


def test_byes_of_a_paired_and_of_a_coming_round() -> None:
    paired = byes.build(data(), dataclasses.replace(OPTIONS, round=2))
    by_name = {line[0]: line[1:] for line in lines(paired)}
    assert by_name["Zorn, Eva"] == ("5", "withdrawn", "0", "since round 1")
    assert by_name["Smith, Bo"] == ("4", "half-point bye", "½", "round 2")
    coming = arena("1 A | 2w1 H\n2 B | 1b0 .", rounds_total=5)
    announced = byes.build(data(coming), dataclasses.replace(OPTIONS, round=2))
    assert lines(announced) == [("A", "1", "half-point bye", "½", "round 2")]
    assert announced.heading.status == ("announced, not yet paired",)
    nobody = byes.build(data(coming), dataclasses.replace(OPTIONS, round=1))
    assert nobody.blocks == (dataclasses.replace(nobody.blocks[0], text="Everybody plays in round 1."),)  # type: ignore[type-var]


def test_open_boards_and_none() -> None:
    assert [line[1:4] for line in lines(open_boards.build(data(), OPTIONS))] == [
        ("1", "Kővári, Łukasz", "Παπαδόπουλος, Άννα"),
        ("2", "Smith, Bo", "Ильин, Пётр"),
    ]
    done = open_boards.build(data(), dataclasses.replace(OPTIONS, round=1))
    assert isinstance(done.blocks[0], Paragraph)


def test_the_check_list_before_the_round_in_play() -> None:
    # Before round 3. 1: White, Black played: due White; met 4, 2. 2: only the game with White was played: due Black.
    # 3 was never at the board: no colour, the bye of round 2 bars another. 4: one Black, due White strongly.
    model = pairing_checklist.build(data(), OPTIONS)
    assert model.heading.stage == "before round 3 of 5"
    by_number = {line[0]: line for line in lines(model)}
    assert by_number["1"][3:] == ("1½", "White mild", "WB", "", "", "2, 4")
    assert by_number["2"][4:6] == ("Black strong", "W")
    assert by_number["2"][8] == "1"  # the forfeit is no game: 3 was not met
    assert (by_number["3"][4], by_number["3"][5], by_number["3"][7]) == ("", "", "round 2")
    assert by_number["4"][4:6] == ("White strong", "B")
    assert "(5)" in by_number


def test_the_schedule_of_a_round_robin_to_its_end() -> None:
    # Berger table for four (C.05, annex): 1-4 2-3, 4-3 1-2, 2-4 3-1.
    players = tuple(Player(n, f"P{n}") for n in range(1, 5))
    section = dataclasses.replace(round_robin(4, rounds=0), players=players)
    model = schedule.build(data(section), OPTIONS)
    assert [table.title for table in tables(model)] == ["Round 1", "Round 2", "Round 3"]
    assert [[(line[1], line[3]) for line in lines(model, n)] for n in range(3)] == [
        [("1", "4"), ("2", "3")],
        [("4", "3"), ("1", "2")],
        [("2", "4"), ("3", "1")],
    ]
    assert section.kind is Kind.ROUND_ROBIN


def test_a_free_round_is_named_in_the_schedule() -> None:
    model = schedule.build(data(round_robin(5, rounds=1)), OPTIONS)
    free = [block.text for block in model.blocks if isinstance(block, Paragraph)]
    assert len(free) == 5
    assert all(text.startswith("Free: ") for text in free)


def test_every_bye_has_a_name() -> None:
    from tdapp.domain.section.outcome import RULES
    from tdapp.reports.documents.boards import BYES

    assert set(BYES) == {o for o in Outcome if not RULES[o].paired and o is not Outcome.UNPAIRED}
