"""Names in the lists of cards: initials on all cards of a sheet or on none, and nothing hyphenated."""

from __future__ import annotations

from tdapp.reports.layout.card_layout import lay_out_cards
from tdapp.reports.layout.cards import Card, CardModel, Grid, Say
from tdapp.reports.layout.model import Align, Heading, Imprint
from tdapp.reports.layout.page import MINIMUM_SIZE, TextItem
from tdapp.reports.options import Paper
from tests.reports.page_checks import METRICS, check

LONG = "Müller-Lüdenscheidt, Maximilian Alexander Ferdinand"
WHOLE = "Wolfeschlegelsteinhausenbergerdorffwelchevoraltern"


def cards(*names: str, across: int = 3) -> list[TextItem]:
    """What stands on cards that hold a list of one name each."""
    grid = (Align.RIGHT, Align.LEFT, Align.RIGHT)
    held = tuple(
        Card((Say(name, name=True), Grid(grid, ("Rd", "Opponent", "Result"), (("1", name, "1"),), 1))) for name in names
    )
    heading, imprint = Heading("", "", "Cards", "", ""), Imprint("", "", "")
    layout = lay_out_cards(CardModel("cards", heading, imprint, held, Paper.A4, across, 2), METRICS)
    check(layout)
    return [item for page in layout.pages for item in page.items if isinstance(item, TextItem)]


def test_one_long_name_makes_initials_on_every_card() -> None:
    texts = [item.text for item in cards("Bo, Jan", LONG)]
    assert ", J." in texts
    assert ", M. A. F." in texts


def test_whole_names_stay_whole_on_every_card() -> None:
    texts = [item.text for item in cards("Bo, Jan", "Li, Maximilian")]
    assert texts.count(", Jan") == texts.count(", Maximilian") == 2


def test_two_of_one_initial_are_told_apart_across_the_cards() -> None:
    texts = [item.text for item in cards("Bo, Jan", "Bo, Jon", LONG)]
    assert {", Ja.", ", Jo."} <= set(texts) or {", Jan", ", Jon"} <= set(texts)
    assert ", J." not in texts


def test_no_name_on_a_card_is_hyphenated() -> None:
    shown = [item for item in cards(f"{WHOLE}, Al", across=2) if item.text.startswith("Wolfe")]
    assert {item.text.rstrip(",") for item in shown} == {WHOLE}
    assert all(item.size >= MINIMUM_SIZE for item in shown)
