"""The bracket as a page: every match once, winners bold, names with their pages."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Kind
from tests.reports.site.site_pages import pages, published, swiss_event
from tests.team_events import event_of_teams


@pytest.mark.parametrize("kind", [Kind.KNOCKOUT, Kind.TEAM_KNOCKOUT])
def test_a_bracket_can_be_followed(kind: Kind) -> None:
    section = event_of_teams(lambda one: one.kind is kind)
    files = published(section)
    page = pages(files)["bracket.html"]
    first = 8 if kind is Kind.KNOCKOUT else 4
    third = 1 if kind is Kind.KNOCKOUT else 0
    assert page.count("div", **{"class": "tie"}) == 2 * first - 1 + third
    assert page.count("p", **{"class": "on"}) == 2 * first - 1 + third
    stem = "player" if kind is Kind.KNOCKOUT else "team"
    field = section.players if kind is Kind.KNOCKOUT else section.teams
    for one in field:
        assert f"{stem}-{one.number}.html" in page.addresses()
    start = pages(files)["index.html"]
    assert start.count("div", **{"class": "tie"}) == 7 + third  # the last three stages
    assert "chances.html" not in files


def test_others_have_none() -> None:
    assert "bracket.html" not in published(swiss_event())
