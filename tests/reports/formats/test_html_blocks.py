"""Tables as HTML: columns that stay, widths they need, links and signs in cells."""

from __future__ import annotations

import re
from dataclasses import replace

from tdapp.reports.data import data_of
from tdapp.reports.documents import standings
from tdapp.reports.formats.html_blocks import Dress, blocks_html
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Row, Table
from tdapp.services.tables.standings import compute_standings
from tests.reports.builders import FOUR, OPTIONS

MODEL = standings.build(data_of(compute_standings(FOUR)), OPTIONS)


def html(table: Table, dress: Dress) -> str:
    model: DocumentModel = replace(MODEL, blocks=(table,))
    return "\n".join(blocks_html(model, dress))


def table(before: int = 2, rows: int = 2, more: int = 1) -> Table:
    columns = (
        *(Column(f"k{at}", "No.", Align.RIGHT) for at in range(before)),
        Column("name", "Name", Align.LEFT, Fit.NAME),
        *(Column(f"m{at}", str(at), Align.RIGHT) for at in range(more)),
    )
    texts = (*("123" for _ in range(before)), "Kővári", *("1" for _ in range(more)))
    return Table(columns, tuple(Row(texts) for _ in range(rows)))


def test_columns_up_to_the_name_stay_one_after_the_other() -> None:
    text = html(table(), Dress(frozen=True))
    (style,) = re.findall(r'<table[^>]* style="([^"]*)"', text)
    held = dict(re.findall(r"--(\w\d):([\d.]+)em", style))
    assert float(held["x0"]) == 0
    assert float(held["x1"]) == float(held["w0"]) > 3 * 0.6  # room for three figures
    assert abs(float(held["x2"]) - float(held["w0"]) - float(held["w1"])) < 0.02
    assert text.count('class="r z z0"') == text.count('class="r z z1"') == 3  # head and two lines
    assert '<th scope="row" class="n z z2"><bdi>' in text
    assert 'class="r">1<' in text


def test_nothing_stays_where_too_much_would_or_nobody_asks() -> None:
    assert "z0" not in html(table(before=5), Dress(frozen=True))
    assert "z0" not in html(table(), Dress())
    assert "style=" not in html(table(), Dress())


def test_a_long_wide_table_keeps_its_head_in_sight() -> None:
    assert 'class="scroll big"' in html(table(rows=40, more=12), Dress(frozen=True))
    assert 'class="scroll"' in html(table(rows=40, more=2), Dress(frozen=True))
    assert 'class="scroll"' in html(table(rows=5, more=12), Dress(frozen=True))


def test_cells_and_titles_have_addresses_and_signs() -> None:
    dress = Dress(
        cells=lambda table, row, index: "a.html" if table.columns[index].key == "m0" else "",
        before=lambda table, row, index: "<i></i>" if table.columns[index].key == "k0" else "",
        titles=lambda title: "t.html" if title == "Group" else "",
    )
    text = html(replace(table(), title="Group"), dress)
    assert text.count('<a href="a.html">1</a>') == 2
    assert text.count("<i></i>123") == 2
    assert '<caption><a href="t.html">Group</a></caption>' in text
    assert '<caption class="hidden">' in html(table(), dress)
