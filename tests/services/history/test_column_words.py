"""The log never shows the name of a column or a code as it is stored."""

from __future__ import annotations

import pytest

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.words.wording import language
from tdapp.services.history.column_words import _NAMES, _VALUES, column_name, value_words
from tdapp.storage.rows.models import Base


def test_every_name_is_that_of_a_column() -> None:
    columns = {column.name for table in Base.metadata.tables.values() for column in table.columns}
    assert _NAMES.keys() <= columns
    assert {column for column, _ in _VALUES} <= _NAMES.keys()


@pytest.mark.parametrize("column", ["position", "list_orders", "type_code", "event_id", "no_half_bye"])
def test_what_says_nothing_to_people_is_left_out(column: str) -> None:
    assert column_name(column) is None


def test_states_are_said_in_words() -> None:
    for column, states in (
        ("check_in", CheckIn),
        ("standing", Standing),
        ("outcome", (Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE, Outcome.PAIRING_BYE)),
    ):
        for state in states:
            assert (column, state.value) in _VALUES
    assert value_words("trial_ladder", "SB,DE") == "SB, DE"
    assert value_words("rating", None) == "–"
    with language("de"):
        assert (column_name("check_in"), value_words("check_in", "absent")) == ("Check-in", "fehlt")
