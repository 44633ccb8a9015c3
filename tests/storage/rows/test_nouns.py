"""No field is forgotten: what the types say is what the tables have, and it comes back."""

from __future__ import annotations

from types import NoneType
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.words.frozen import dataclass
from tdapp.storage.rows import nouns
from tdapp.storage.rows.schema import TABLES, Column
from tdapp.storage.rows.stored import Stored
from tests.effort import examples

NOUNS: dict[str, Stored[Any]] = {name: one for name, one in vars(nouns).items() if isinstance(one, Stored)}

OWN = {
    "event": "id",
    "player": "id section_id",
    "team": "id section_id",
    "comment": "id section_id position",
}
"""By table: what its row has for itself, and no field of the noun."""


def unlike(noun: Stored[Any]) -> set[str]:
    """What only the types or only the tables have, in the words of ``schema``."""
    own = OWN[noun.table].split()
    return set(noun.words) ^ {word(column) for column in TABLES[noun.table] if column.name not in own}


def word(column: Column) -> str:
    sort = "!" if column.boolean else "#" if column.integer else ""
    return f"{column.name}{sort}{'?' * column.nullable}"


@pytest.mark.parametrize("name", NOUNS)
def test_every_field_has_its_column_and_every_column_its_field(name: str) -> None:
    assert unlike(NOUNS[name]) == set()


@dataclass(frozen=True, slots=True)
class Badge:
    """A comment with a field that nobody has stored, and one of another sort."""

    text: int
    shirt: str = ""


def test_a_forgotten_field_is_told_by_its_name() -> None:
    assert unlike(Stored(Badge, "comment")) == {"shirt", "text#", "text"}


@pytest.mark.parametrize("name", NOUNS)
@examples(60)
@given(data=st.data())
def test_whatever_a_noun_holds_comes_back(name: str, data: st.DataObject) -> None:
    noun = NOUNS[name]
    hints = get_type_hints(noun.kind)
    drawn = {one: st.from_type(hints[one]) for one in hints if one not in noun.elsewhere}
    value = noun.kind(**data.draw(st.fixed_dictionaries(drawn)))
    cells = noun.values(value) | {one: getattr(value, one) for one in noun.joined}
    assert all(type(cell) in (str, int, bool, NoneType) for cell in cells.values())
    assert noun.made(cells[column] for column in noun.columns) == value
