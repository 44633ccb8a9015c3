"""Every criterion and policy has a page with everything the manual promises."""

from __future__ import annotations

import re

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.services.manual import catalogue
from tdapp.services.manual.catalogue import catalogue_pages, worked_example
from tdapp.services.manual.pages import ManualGroup, manual_book
from tdapp.services.manual.team_example import team_example
from tdapp.tiebreaks.registry import CRITERIA, POLICIES

PAGES = {page.page_id: page for page in catalogue_pages()}


def test_there_is_a_page_for_each() -> None:
    assert {f"criterion-{entry.code.lower()}" for entry in CRITERIA} <= set(PAGES)
    assert {f"policy-{entry.id}" for entry in POLICIES} <= set(PAGES)


@pytest.mark.parametrize("page_id", [page for page in PAGES if not page.endswith("-list")])
def test_a_page_has_source_both_sides_and_a_worked_example(page_id: str) -> None:
    text = PAGES[page_id].text
    assert text.startswith("# ")
    assert "**Source:**" in text
    for heading in ("What speaks for it.** ", "What speaks against it.** "):
        assert len(text.split(heading)[1].split("\n\n")[0]) > 20
    example = worked_example(page_id)
    assert "**Worked example** (" in example
    assert re.search(r"= \S", example)


def test_links_lead_to_pages() -> None:
    links = {link for page in PAGES.values() for link in re.findall(r"\]\(([^)]+)\.md\)", page.text)}
    assert links <= set(PAGES)


def test_an_unknown_page_has_no_example() -> None:
    assert worked_example("criterion-xyz") == worked_example("start") == worked_example("policy-none") == ""


EXAMPLES = (catalogue._example_cup(), team_example(), *(catalogue._example_section(swiss=one) for one in (True, False)))


@pytest.mark.parametrize("section", EXAMPLES)
def test_in_an_example_two_say_the_same_of_their_game(section: Section) -> None:
    rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    for number, row in rows.items():
        for place, cell in enumerate(row):
            if cell.opponent is not None:
                there = rows[cell.opponent][place]
                assert there.opponent == number
                assert there.colour is not cell.colour
                assert {there.rules.over_the_board} == {cell.rules.over_the_board}
                assert cell.outcome is not Outcome.WIN or there.outcome is Outcome.LOSS


def test_a_bye_of_a_team_is_worth_half_of_the_boards() -> None:
    example = team_example()
    assert example.team_scores is not None
    assert example.points.points(Outcome.PAIRING_BYE) == 1
    games = example.team_scores.points
    assert (games.win, games.draw, games.points(Outcome.PAIRING_BYE)) == (4, 2, 2)
    assert example.team_scores.board_points[0][3] == (1, 1, 1, 1)  # C.07, 12: a win on every board
    forfeited = [row[3].outcome for row in example.cells]
    assert forfeited[3:] == [Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS]


def test_pages_stand_in_the_part_that_they_belong_to() -> None:
    parts = {entry.page.page_id: entry.group for entry in manual_book()}
    assert {parts[page] for page in parts if page.startswith("criteri")} == {ManualGroup.CRITERIA}
    assert {parts[page] for page in parts if page.startswith("polic") and page != "policies"} == {ManualGroup.POLICIES}
    assert parts["start"] is parts["glossary"] is parts["policies"] is ManualGroup.WRITTEN
