"""The layout as pure geometry: nothing overlaps, nothing is lost, nothing lonely, whatever the event."""

from __future__ import annotations

import dataclasses

import pytest

from tdapp.reports.data import data_of
from tdapp.reports.documents import crosstable_rr, crosstable_swiss
from tdapp.reports.documents import standings as standings_document
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.layout.page import Page, TextItem
from tdapp.reports.options import Orientation, Paper
from tdapp.reports.pdf.fonts import Style
from tests.effort import sample
from tests.reports.builders import OPTIONS, player, round_robin, standings, swiss
from tests.reports.page_checks import METRICS, check


def table_lines(page: Page, names: set[str]) -> int:
    """How many of the names stand on a page."""
    return sum(isinstance(item, TextItem) and item.text in names for item in page.items)


def people(count: int) -> list[str]:
    return [f"Family{n}" for n in range(1, count + 1)]


PAPERS = [(Paper.A4, Orientation.AUTO), (Paper.LETTER, Orientation.LANDSCAPE), (Paper.A3, Orientation.PORTRAIT)]


@pytest.mark.parametrize(("paper", "orientation"), PAPERS)
@pytest.mark.parametrize("count", sample([1, 2, 16, 31, 40, 300], 1, 16, 40))
def test_matrix_of_events(count: int, paper: Paper, orientation: Orientation) -> None:
    names = people(count)
    options = dataclasses.replace(OPTIONS, paper=paper, orientation=orientation)
    for rounds, rungs in [(0, 0), (1, 3), (7, 5), (13, 10)]:
        section = swiss(count, rounds, people=[player(n, name) for n, name in enumerate(names, start=1)])
        table = standings(section, rungs=rungs)
        for document in (standings_document, crosstable_swiss):
            layout = lay_out(document.build(data_of(table), options), METRICS)
            check(layout)
            counts = [table_lines(page, set(names)) for page in layout.pages]
            sides = 2 if any("divided" in sentence for sentence in layout.adjustments) else 1
            assert sum(counts) == count * sides
            if count >= 6:
                assert min(counts) >= 3


@pytest.mark.parametrize("count", sample([2, 3, 6, 11, 12, 20, 30, 45, 70], 2, 11, 30))
@pytest.mark.parametrize("cycles", [1, 2])
def test_matrix_of_grids(count: int, cycles: int) -> None:
    for rungs in (0, 5):
        check(
            lay_out(
                crosstable_rr.build(data_of(standings(round_robin(count, cycles=cycles), rungs=rungs)), OPTIONS),
                METRICS,
            )
        )


@pytest.mark.parametrize("count", sample(range(41, 100), *range(41, 100, 5)))
def test_no_lonely_last_line(count: int) -> None:
    names = people(count)
    section = swiss(count, 3, people=[player(n, name) for n, name in enumerate(names, start=1)])
    layout = lay_out(standings_document.build(data_of(standings(section)), OPTIONS), METRICS)
    counts = [table_lines(page, set(names)) for page in layout.pages]
    assert sum(counts) == count
    assert counts[-1] >= 3


def model(rounds: int, rungs: int, **options: object) -> DocumentModel:
    chosen = dataclasses.replace(OPTIONS, **options)  # type: ignore[arg-type]
    return crosstable_swiss.build(data_of(standings(swiss(40, rounds), rungs=rungs)), chosen)


def is_landscape(document: DocumentModel) -> bool:
    page = lay_out(document, METRICS).pages[0]
    return page.width > page.height


def test_orientation_by_hand_is_kept() -> None:
    assert not is_landscape(model(9, 5, orientation=Orientation.PORTRAIT))
    assert is_landscape(model(3, 1, orientation=Orientation.LANDSCAPE))


def test_paper_that_is_too_narrow_says_so() -> None:
    people_with_ids = [player(n, fide_id="14600000" * 12) for n in range(1, 9)]
    options = dataclasses.replace(OPTIONS, show=("fide-id",))
    table = standings(swiss(8, 3, people=people_with_ids), rungs=4)
    layout = lay_out(standings_document.build(data_of(table), options), METRICS)
    assert layout.pages[0].width > layout.pages[0].height
    portrait = dataclasses.replace(options, orientation=Orientation.PORTRAIT)
    layout = lay_out(standings_document.build(data_of(table), portrait), METRICS)
    assert layout.adjustments[0] == "The table does not fit on A4: laid out for A3 portrait."
    check(layout)


def test_rounds_are_divided_when_even_the_larger_paper_is_too_narrow() -> None:
    section = swiss(60, 59)
    layout = lay_out(crosstable_swiss.build(data_of(standings(section, rungs=3)), OPTIONS), METRICS)
    assert any("divided over 2 pages" in sentence for sentence in layout.adjustments)
    texts = [{item.text for item in page.items if isinstance(item, TextItem)} for page in layout.pages]
    assert any(text.startswith("part 1 of 2") for text in texts[0])
    assert any(text.startswith("part 2 of 2") for text in texts[1])
    assert {"1", "29"} <= texts[0]
    assert {"59", "Pts", "Name"} <= texts[1]
    check(layout)


def test_head_row_is_repeated_on_every_page() -> None:
    layout = lay_out(standings_document.build(data_of(standings(swiss(300, 9))), OPTIONS), METRICS)
    for page in layout.pages:
        heads = [item.text for item in page.items if isinstance(item, TextItem)]
        assert heads.count("Rtg") == 1
        assert heads.count("Name") == 1


def test_long_and_hostile_names() -> None:
    names = [
        "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine Maximilian",
        "X" * 60,
        "Ramanathaswamy Venkata Subramaniam Anantha Padmanabhan Iyer",
        "Müller-Lüdenscheidt zu Hohenstein und Wallenrode, Karl-Theodor Maria Nikolaus",
        "",
        ",",
        "\u202egnp.exe",
        "<b>x</b>" * 8,
    ]
    section = swiss(8, 7, people=[player(n, name) for n, name in enumerate(names, start=1)])
    for document in (standings_document, crosstable_swiss, crosstable_rr):
        layout = lay_out(document.build(data_of(standings(section, rungs=9)), OPTIONS), METRICS)
        check(layout)
        shown = "".join(item.text for page in layout.pages for item in page.items if isinstance(item, TextItem))
        assert "Wolfeschlegelsteinhausenbergerdorff" in shown
        assert "X" * 60 in shown
        whole = shown.replace(" ", "").replace("-", "")
        assert "X" * 60 in whole
        assert "MüllerLüdenscheidtzuHohenstein" in whole


def test_widths_are_those_of_the_fonts() -> None:
    # Noto Sans: every digit is 572/1000 wide, condensed 472/1000.
    assert METRICS.width("1234", Style.REGULAR, 10.0) == pytest.approx(22.88)
    assert METRICS.width("1234", Style.CONDENSED, 10.0) == pytest.approx(18.88)
