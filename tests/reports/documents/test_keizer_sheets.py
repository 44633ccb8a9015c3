"""A Keizer season on paper: the score first, byes by their names, every line of a score, the check list of the walk."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import data_of
from tdapp.reports.document import Document
from tdapp.reports.documents import (
    byes,
    crosstable_swiss,
    explanation,
    pairing_checklist,
    pairings,
    regulations,
    standings,
)
from tdapp.reports.layout.columns import split_at_anchor
from tdapp.reports.layout.model import DocumentModel, Paragraph, Table
from tdapp.reports.registry import DOCUMENTS
from tdapp.services.tables.chances import chances
from tdapp.services.tables.standings import compute_standings
from tests.domain.keizer.test_score import EXAMPLE
from tests.effort import FULL
from tests.pairing.engines.keizer.test_adapter import season
from tests.reports.builders import OPTIONS

CLUB = replace(
    EXAMPLE,
    system_text="byes=club",
    cells=tuple((*row, *more) for row, more in zip(EXAMPLE.cells, ((),) * 6, strict=True)),
)


def tables(model: DocumentModel) -> list[Table]:
    return [block for block in model.blocks if isinstance(block, Table)]


def heads(table: Table) -> list[str]:
    return [column.title for column in table.columns]


def test_the_score_stands_before_the_points() -> None:
    (table,) = tables(standings.build(data_of(compute_standings(EXAMPLE)), OPTIONS))
    assert heads(table)[-6:] == ["KEIZER", "Pts", "WIN", "GP", "DE", "RTNG"]
    assert [row.texts[heads(table).index("KEIZER")] for row in table.rows] == ["19", "12", "11½", "8⅔", "7", "6½"]
    assert next(row.texts[heads(table).index("Pts")] for row in table.rows) in ("2½", "2.5")
    assert table.columns[table.bracket or 0].title == "KEIZER"


def test_rounds_without_a_game_have_names_of_their_own() -> None:
    (table,) = tables(crosstable_swiss.build(data_of(compute_standings(CLUB)), OPTIONS))
    rows = {row.texts[1]: row.texts for row in table.rows}
    rounds = [heads(table).index(str(number)) for number in (1, 2, 3)]
    assert [rows["5"][place] for place in rounds] == ["6b1", "bye", "1w0"]
    assert [rows["6"][place] for place in rounds] == ["5w0", "exc", "3w1"]
    model = crosstable_swiss.build(data_of(compute_standings(CLUB)), OPTIONS)
    assert "exc excused" in str(model)
    round_two = replace(OPTIONS, round=2)
    (_, away) = tables(pairings.build(data_of(compute_standings(CLUB)), round_two))
    assert heads(away) == ["No.", "Name", "Kind"]
    assert {row.texts[2] for row in away.rows} == {"bye", "excused"}
    assert "excused" in str(byes.build(data_of(compute_standings(CLUB)), round_two))


def test_every_line_of_a_score_says_why() -> None:
    model = explanation.build(data_of(compute_standings(EXAMPLE)), replace(OPTIONS, player=6))
    table = next(one for one in tables(model) if "Why" in heads(one))
    assert [row.texts[-1] for row in table.rows] == [
        "the own value, once", "0 × 3", "⅓ × the own value 2", "1 × 6", "",
    ]  # fmt: skip
    assert [row.texts[0] for row in table.rows] == ["", "1", "2", "3", ""]
    assert not any("Still tied" in block.text and "KEIZER" in block.text for block in model.blocks
                   if isinstance(block, Paragraph))  # fmt: skip


def test_the_check_list_has_what_the_walk_looks_at() -> None:
    model = pairing_checklist.build(data_of(compute_standings(EXAMPLE)), OPTIONS)
    (table,) = tables(model)
    assert heads(table) == ["No.", "Name", "Rtg", "Score", "Colours", "White", "Byes", "Opponents met"]
    first = table.rows[0].texts
    assert (first[0], first[3], first[7]) == ("2", "19", "4 (3), 3 (2), 1 (1)")


def test_the_regulations_are_the_parameters() -> None:
    model = regulations.build(data_of(compute_standings(CLUB)), OPTIONS)
    said = " ".join(block.text for block in model.blocks if isinstance(block, Paragraph))
    assert "The first place is worth 3 times as much as the last" in said
    assert "at most once" not in said  # nor the rules for half-point byes
    assert "Players are ranked by the Keizer score." in said


def seasons() -> Iterator[Section]:
    yield EXAMPLE
    if not FULL:
        return
    yield replace(EXAMPLE, system_text="method=consistent,own=none,byes=club")
    yield season(7)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.document_id)
def test_every_document_that_applies_can_be_made(document: Document) -> None:
    for section in seasons():
        if not document.applies(section):
            continue
        chosen = replace(OPTIONS, player=1, round=1) if document.needs else OPTIONS
        with contextlib.suppress(RuleViolation):  # which says why there is none
            assert document.build(data_of(compute_standings(section)), chosen) is not None


def test_who_can_still_win_is_not_guessed_for_a_score() -> None:
    with pytest.raises(RuleViolation, match="not calculated where a score of the system ranks"):
        chances(replace(EXAMPLE, rounds_total=4))


def test_signs_of_absences_stand_in_the_middle_and_games_on_their_colour() -> None:
    (table,) = tables(crosstable_swiss.build(data_of(compute_standings(CLUB)), OPTIONS))
    column = table.columns[heads(table).index("2")]
    assert split_at_anchor("12w1", column) == ("12", "w1")
    assert split_at_anchor("?b0", column) == ("?", "b0")
    for sign in ("abs", "club", "exc", "bye"):
        assert split_at_anchor(sign, column) is None
