"""The bracket of a knock-out as a picture: on paper, in numbers, on the website; and its standings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.match import Decision, How
from tdapp.domain.systems.registry import TEAM_KNOCKOUT
from tdapp.domain.teams.knockout import bracket_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import bracket as bracket_sheet
from tdapp.reports.documents import regulations, team_tables
from tdapp.reports.formats.plain import plain_tables
from tdapp.reports.layout.model import Paragraph, Table, Tree
from tdapp.reports.layout.page import TextItem
from tdapp.reports.registry import document_for, documents_for
from tdapp.services.tables.standings import compute_standings
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tests.reports.builders import OPTIONS
from tests.reports.test_matrix import check, laid_out
from tests.team_events import random_team_event


def cup(teams: int, boards: int = 2) -> DocumentData:
    recipe = TeamRecipe(teams, boards, missing=0, system=TEAM_KNOCKOUT)
    return data_of(compute_standings(generate_teams(recipe, "paper")))


def tree(data: DocumentData) -> Tree:
    (block,) = bracket_sheet.build(data, OPTIONS).blocks
    assert isinstance(block, Tree)
    return block


@pytest.mark.parametrize("teams", [2, 7, 32, 64])
def test_the_bracket_fits_its_paper(teams: int) -> None:
    data = cup(teams)
    done = laid_out(document_for(bracket_sheet.TEAM_ID, data.subject), data, OPTIONS)
    check(done)
    written = {item.text for page in done.pages for item in page.items if isinstance(item, TextItem)}
    assert {"Final", "1  Aachen 1"} <= written


def test_every_tie_has_its_score_and_what_decided_it() -> None:
    data = cup(6)
    shown, bracket = tree(data), bracket_of(data.subject)
    assert shown.heads == ("Quarter-finals", "Semi-finals", "Final")
    assert [len(column) for column in shown.columns] == [4, 2, 1]
    assert shown.columns[0][0].names == ("1  Aachen 1", "bye")
    for column, ties in zip(shown.columns, bracket.stages, strict=True):
        for one, tie in zip(column, ties, strict=True):
            assert tie.state is TieState.DECIDED
            assert tie.winner is not None
            assert one.winner == tie.pair.index(tie.winner)
            assert (one.scores == ("", "")) is not bool(tie.meetings)
    (numbers,) = plain_tables(bracket_sheet.build(data, OPTIONS))
    assert len(numbers.rows) == 7
    assert numbers.rows[-1][0] == "Final"


def test_a_decision_is_named_and_an_open_tie_too() -> None:
    data = cup(2)
    section = data.subject
    drawn = replace(section, cells=tuple(((),) * len(section.players)), matches=(
        replace(section.matches[0], entered=(section.points.win, section.points.win), decision=None),))  # fmt: skip
    assert tree(data_of(compute_standings(drawn))).columns[0][0].note == "not decided"
    decided = replace(drawn.matches[0], decision=Decision(2, How.LOTS, "coin"))
    shown = tree(data_of(compute_standings(replace(drawn, matches=(decided,)))))
    assert shown.columns[0][0].note == "drawing of lots: coin"


def test_the_standings_count_stages_and_the_regulations_name_the_criteria() -> None:
    data = cup(6)
    standings = team_tables.build_standings(data, OPTIONS)
    table = next(block for block in standings.blocks if isinstance(block, Table))
    assert "Won" in [column.title for column in table.columns]
    assert [row.texts[0] for row in table.rows] == ["1", "2", "3=", "3=", "5=", "5="]
    said = [block.text for block in regulations.build(data, OPTIONS).blocks if isinstance(block, Paragraph)]
    assert said[1].startswith("Knock-out of teams by a bracket")
    assert any("bottom board elimination (BBE), in this order" in sentence for sentence in said)


def test_no_other_event_shows_anything_of_it() -> None:
    league = random_team_event(1, 4, 2, 2)
    assert bracket_sheet.TEAM_ID not in {entry.document_id for entry in documents_for(league) if entry.offered}
    with pytest.raises(RuleViolation, match="knock-out"):
        document_for(bracket_sheet.TEAM_ID, league)
