"""Several ratings of a player, where each comes from, and the tournament rating that follows."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import Event, RatingMethod
from tdapp.domain.section.player import BLITZ, NATIONAL, RAPID, STANDARD, Player, Rating
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.categories.membership import youth_rules
from tdapp.ui.pages.players.form import PlayerForm
from tests.ui.registration_stage import section

PLAYER = Player(
    1,
    "Müller, Zoë",
    2100,
    birth="2010",
    national_rating=2150,
    ratings=(
        Rating(STANDARD, 2100, "FIDE", "2026-10"),
        Rating(RAPID, 2050, typed=True),
        Rating(NATIONAL, 2150, "DWZ", "2026-09"),
        Rating("ÖSB", 2120, "ÖSB", "2026-07"),
    ),
    categories=("Guests",),
    not_categories=("Women",),
)


@pytest.fixture(name="form")
def _form(qtbot) -> PlayerForm:
    form = PlayerForm()
    qtbot.addWidget(form)
    plan = CategoryPlan((*youth_rules((18,)), CategoryRule("Women")))
    form.set_section(replace(section(PLAYER), rating_method=RatingMethod.FIDE, categories=plan))
    form.set_player(PLAYER)
    form.show()
    return form


def test_each_rating_says_where_it_comes_from(form) -> None:
    assert {kind: note.text() for kind, note in form.origins.items()} == {
        STANDARD: "FIDE 2026-10",
        RAPID: "typed by hand",
        BLITZ: "",
        NATIONAL: "DWZ 2026-09",
    }
    assert form.others.text() == "ÖSB: 2120  (ÖSB 2026-07)"
    assert form.by_rules.text() == "By the rules: U18. Taken out by hand: Women."
    assert form.rating_note.text() == ""
    assert form.by_round.isHidden()
    assert form.player() == PLAYER


def test_a_typed_rating_is_marked_and_the_tournament_rating_follows(form) -> None:
    form.ratings[STANDARD].clear()
    QTest.keyClicks(form.ratings[STANDARD], "2133")
    assert (form.origins[STANDARD].text(), form.rating.text()) == ("typed by hand", "2133")
    form.ratings[STANDARD].clear()
    QTest.keyClicks(form.ratings[STANDARD], "2100")
    assert form.origins[STANDARD].text() == "FIDE 2026-10"  # as it was
    form.rating.clear()
    QTest.keyClicks(form.rating, "2000")
    assert form.rating_note.text() == "FIDE gives 2100"
    form.ratings[STANDARD].clear()
    QTest.keyClicks(form.ratings[STANDARD], "2140")
    assert form.rating.text() == "2000"  # written by hand
    found = form.player()
    assert found.rating == 2000
    assert Rating(STANDARD, 2140, typed=True) in found.ratings


def test_a_new_player_with_official_ratings_only(form) -> None:
    form.set_section(replace(section(), rating_method=RatingMethod.HIGHER))
    form.set_player(Player(0, ""))
    QTest.keyClicks(form.family, "Neu")
    QTest.keyClicks(form.ratings[STANDARD], "1800")
    QTest.keyClicks(form.ratings[NATIONAL], "1850")
    assert form.player().rating == 1850


def test_ratings_by_round_in_a_long_event(form) -> None:
    long = Event("League", start=dt.date(2026, 9, 1), end=dt.date(2027, 4, 1))
    form.set_section(replace(section(PLAYER), event=long))
    assert not form.by_round.isHidden()
    QTest.keyClicks(form.by_round, "5: 2130, 3:2110")
    assert form.player().round_ratings == ((3, 2110), (5, 2130))
    QTest.keyClicks(form.by_round, ", x")
    with pytest.raises(RuleViolation, match="3: 1850"):
        form.player()
