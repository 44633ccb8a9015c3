"""The columns of a record stand once: what is written comes back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.words.errors import RuleViolation
from tdapp.trf import layouts
from tdapp.trf.layouts import ABNORMAL, FORFEIT, OLD_TEAM, PLAYER, TEAM, Layout
from tests.effort import examples
from tests.trf.lines import place

LAYOUTS = {name: one for name, one in vars(layouts).items() if isinstance(one, Layout)}


@pytest.mark.parametrize("name", LAYOUTS)
@examples(200)
@given(data=st.data())
def test_what_fits_comes_back(name: str, data: st.DataObject) -> None:
    layout = LAYOUTS[name]
    letters = st.characters(exclude_categories=("C", "Z"))
    texts = {one: st.text(letters, max_size=layout.width(one)) for one in layout.cut("")}
    fields = data.draw(st.fixed_dictionaries(texts))
    line = layout.line("999", "7 8", **fields)
    assert layout.cut(line) == fields
    assert line[layout.rest :] == "7 8"
    assert all(line[gap] == " " for gap in layout.gaps)
    assert {layout.part(line, one).strip() == text for one, text in fields.items()} <= {True}


def test_columns_are_counted_as_the_annex_does() -> None:
    fields = {"number": 7, "sex": "w", "title": "IM", "name": "Kővári, Éva", "rating": 2345, "federation": "HUN"}
    line = PLAYER.line("001", **fields, fide_id="700123", birth="1990/01/02", points="4.5", rank=12)
    assert line.rstrip() == place(
        (1, "001"), (5, "   7"), (10, "w"), (11, " IM"), (15, "Kővári, Éva"), (49, "2345"), (54, "HUN"),
        (58, "     700123"), (70, "1990/01/02"), (80, "  4.5"), (86, "  12"),
    )  # fmt: skip
    assert PLAYER.gaps == (3, 8, 13, 47, 52, 56, 68, 84, 89, 90)
    assert (PLAYER.column("rating"), PLAYER.width("rating"), PLAYER.rest) == (49, 4, 91)


def test_the_columns_of_other_records() -> None:
    assert ABNORMAL.line("299", " 12", type="W", game_points="-0.5", round="003") == place(
        (1, "299"), (5, "W"), (14, "-0.5"), (20, "003"), (25, "12")
    )
    assert FORFEIT.line("330", type="+-", round="002", white=3, black=14) == "330 +- 002   3  14"
    assert OLD_TEAM.line("013", "   1", name="Łódź") == place((1, "013"), (5, "Łódź"), (37, "   1"))
    assert (TEAM.column("name"), TEAM.width("name"), TEAM.width("short"), TEAM.rest) == (9, 32, 5, 73)


def test_what_has_no_room_is_refused_and_shifts_nothing() -> None:
    with pytest.raises(RuleViolation, match="Record 330 of a TRF has no room for “1000”"):
        FORFEIT.line("330", type="+-", round="002", white=1000, black=14)


def test_a_line_that_ends_early_has_empty_fields() -> None:
    assert PLAYER.cut("001   12 w")["number"] == "12"
    assert PLAYER.cut("001   12 w")["name"] == ""
