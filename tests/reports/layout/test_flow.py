"""Pagination as arithmetic."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tdapp.reports.layout.flow import Piece, Stretch, paginate


def spans(pages: list[list[Piece]]) -> list[list[tuple[int, int]]]:
    return [[(piece.first, piece.last) for piece in page] for page in pages]


def test_lines_fill_pages_with_room_for_the_repeated_head() -> None:
    # 10 points a line, 15 for the head, 100 for the page: 8 lines a page.
    assert spans(paginate([Stretch((10.0,) * 20, head=15)], 100)) == [[(0, 8)], [(8, 16)], [(16, 20)]]


def test_a_lonely_line_gets_company() -> None:
    assert spans(paginate([Stretch((10.0,) * 17, head=15)], 100)) == [[(0, 8)], [(8, 14)], [(14, 17)]]


def test_a_small_tied_group_stays_together() -> None:
    groups = ("",) * 6 + ("7",) * 4 + ("",) * 4
    assert spans(paginate([Stretch((10.0,) * 14, 15, groups)], 100)) == [[(0, 6)], [(6, 14)]]


def test_a_large_tied_group_is_divided() -> None:
    groups = ("1",) * 14
    assert spans(paginate([Stretch((10.0,) * 14, 15, groups)], 100)) == [[(0, 8)], [(8, 14)]]


def test_an_empty_table_has_one_page() -> None:
    assert spans(paginate([Stretch((), head=15)], 100)) == [[(0, 0)]]


@given(
    st.lists(st.tuples(st.floats(8, 30), st.sampled_from(["", "a", "b"])), max_size=80),
    st.floats(60, 400),
    st.integers(0, 4),
)
def test_every_line_once_in_order_and_within_the_page(
    lines: list[tuple[float, str]], height: float, notes: int
) -> None:
    table = Stretch(tuple(h for h, _ in lines), 15.0, tuple(g for _, g in lines))
    stretches = [table, *(Stretch((9.0, 9.0)) for _ in range(notes))]
    pages = paginate(stretches, height)
    for block, stretch in enumerate(stretches):
        pieces = [piece for page in pages for piece in page if piece.block == block]
        assert [n for p in pieces for n in range(p.first, p.last)] == list(range(len(stretch.heights)))
    for page in pages:
        used = sum(stretches[p.block].head + sum(stretches[p.block].heights[p.first : p.last]) for p in page)
        assert used <= height + 1e-3


def test_few_lines_are_shared_out_evenly() -> None:
    # Four lines fit on a page: five are three and two, not four and one.
    pages = paginate([Stretch((10.0,) * 5)], 45.0)
    assert [[(piece.first, piece.last) for piece in page] for page in pages] == [[(0, 3)], [(3, 5)]]
    pages = paginate([Stretch((10.0,) * 4)], 35.0)
    assert [[(piece.first, piece.last) for piece in page] for page in pages] == [[(0, 2)], [(2, 4)]]


def filled(stretches: list[Stretch], page: list[Piece]) -> float:
    return sum(stretches[p.block].head + sum(stretches[p.block].heights[p.first : p.last]) for p in page)


@given(
    st.lists(st.floats(8, 20), min_size=4, max_size=60),
    st.floats(120, 300),
    st.floats(0.55, 0.95),
    st.integers(1, 3),
)
def test_the_last_page_is_lower_and_never_empty(heights: list[float], height: float, share: float, across: int) -> None:
    stretches = [Stretch(tuple(heights), head=15)]
    columns = paginate(stretches, height, height * share, across)
    assert [n for column in columns for p in column for n in range(p.first, p.last)] == list(range(len(heights)))
    first_low = (-(-len(columns) // across) - 1) * across
    for number, column in enumerate(columns):
        room = height * share if number >= first_low else height
        assert column
        assert filled(stretches, column) <= room + 0.01


def test_three_lines_go_over_with_the_explanations() -> None:
    # 8 lines fill a page of 100 points; the last one is 60 high: with 8 lines on one page nothing else has room.
    assert spans(paginate([Stretch((10.0,) * 8, head=15)], 100, 60)) == [[(0, 5)], [(5, 8)]]
    assert spans(paginate([Stretch((10.0,) * 4, head=15)], 100, 60)) == [[(0, 4)]]
