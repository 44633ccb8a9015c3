"""No field is forgotten: what the types say is what the tables have, and it comes back."""

from __future__ import annotations

from functools import cache
from types import NoneType, SimpleNamespace
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.games.record import Ply
from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.words.frozen import dataclass
from tdapp.storage.rows import games, nouns
from tdapp.storage.rows.schema import TABLES, Column
from tdapp.storage.rows.stored import Stored
from tests.effort import examples

NOUNS: dict[str, Stored[Any]] = {
    name: one for room in (nouns, games) for name, one in vars(room).items() if isinstance(one, Stored)
}

OWN = {
    "event": "id",
    "player": "id section_id",
    "section": "id event_id position",
    "team": "id section_id",
    "comment": "id section_id position",
    "team_match": "id round_id first_id first_players first_handed_in second_id second_players second_handed_in "
    "decision",
    "team_adjustment": "id section_id position team_id",
    "game": "id section_id white_id black_id",
    "taken_alert": "id section_id",
    "broadcast": "id section_id",
    "round": "id section_id held listed published",
    "pairing": "id round_id white_id black_id white_awarded black_awarded",
    "page_head": "id role position",
    "acceleration": "id section_id position",
    "forbidden_pairs": "id section_id position soft",
}
"""By table: what its row has for itself, and no field of the noun."""

LADDERS = st.none() | st.sampled_from(["", "BH/C1,SB@fide-2009", "GRS{inv_eps=8},LOT{seed=7}"]).map(parse_ladder)
PLANS = st.builds(CategoryPlan, cutoff=st.none() | st.dates(), every=st.booleans())
SECONDS = st.none() | st.integers(0, 9999)
PLIES = st.builds(Ply, st.sampled_from(["e2e4", "e7e8q"]), SECONDS, SECONDS, SECONDS.map(lambda s: s and s / 4))
TEXTS: dict[Any, st.SearchStrategy[Any]] = {
    Ladder | None: LADDERS,
    CategoryPlan: PLANS,
    tuple[Ply, ...]: st.lists(PLIES, max_size=3).map(tuple),
}
"""What is drawn where a text has a grammar of its own."""


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


@cache
def drawn(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """The fields that lie in the noun's table."""
    hints = get_type_hints(NOUNS[name].kind)
    kinds = {one: hint for one, hint in hints.items() if one not in NOUNS[name].elsewhere}
    return st.fixed_dictionaries(
        {one: TEXTS[hint] if hint in TEXTS else st.from_type(hint) for one, hint in kinds.items()}
    )


@pytest.mark.parametrize("name", NOUNS)
@examples(60)
@given(data=st.data())
def test_whatever_a_noun_holds_comes_back(name: str, data: st.DataObject) -> None:
    noun, fields = NOUNS[name], data.draw(drawn(name))
    cells = noun.some(**{one: fields[one] for one in fields if one not in noun.joined})
    assert all(type(cell) in (str, int, bool, NoneType) for cell in cells.values())
    joined = {one: fields[one] for one in noun.joined}
    assert noun.fields_of(SimpleNamespace(**cells, **joined)) == fields
