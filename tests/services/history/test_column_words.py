"""The log never shows the name of a column or a code as it is stored."""

from __future__ import annotations

import pytest

from tdapp.domain.ratings.rating_list import RateOfPlay
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.words.wording import language
from tdapp.services.history.column_words import _NAMES, _VALUES, column_name, value_words
from tdapp.storage.rows.models import Base

KEYS = """id event_id section_id round_id player_id team_id white_id black_id first_id second_id position key value
version_num"""
JOURNAL = """at barrier command command_id command_version facts file_name images mark redoes revision schema_revision
section_ids topics undoes"""
BLOCKS = """categories data deputies external_values headers list_orders manual_places moves national_record norms
not_categories numbers officials prizes ratings record rest round_ratings round_times team_rules tie_decisions
tie_games"""
OF_GAMES = """awarded black_awarded black_name black_outcome board by byes_only cause chess960 chess960_seed colour
coloured colours_swapped decision difference engine engine_version entered first_handed_in first_number first_players
first_round forfeit held last_number last_round listed manual opponent place points published rating_result result round
seat second_handed_in second_players seed soft source state system_since text verified white_awarded white_name
white_outcome"""
OF_SOURCES = "heard longest said shown shown_at"
SWITCHES_AND_CODES = """closed fide_mode half_allowed height kind long_event media_type national_list no_half_bye
rating_method reopened role strict swap_last_two time_control_code type_code unrated_rule width"""
OF_ARBITERS = "actor boards computer device opened origin seen"
SAYS_NOTHING = {
    name
    for group in (KEYS, JOURNAL, BLOCKS, OF_GAMES, OF_SOURCES, OF_ARBITERS, SWITCHES_AND_CODES)
    for name in group.split()
}
"""Columns without words: what they hold is for the program, or the step that changes it says it itself."""


def test_every_column_has_words_or_says_nothing_to_people() -> None:
    columns = {column.name for table in Base.metadata.tables.values() for column in table.columns}
    assert columns - _NAMES.keys() - SAYS_NOTHING == set(), "neither in words (column_words.py) nor said to need none"
    assert _NAMES.keys() | SAYS_NOTHING <= columns
    assert not _NAMES.keys() & SAYS_NOTHING
    assert {column for column, _ in _VALUES} <= _NAMES.keys()


@pytest.mark.parametrize("column", ["position", "list_orders", "type_code", "event_id", "no_half_bye"])
def test_what_says_nothing_to_people_is_left_out(column: str) -> None:
    assert column_name(column) is None


def test_states_are_said_in_words() -> None:
    for column, states in (
        ("check_in", CheckIn),
        ("standing", Standing),
        ("rate", RateOfPlay),
        ("outcome", (Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE, Outcome.PAIRING_BYE)),
    ):
        for state in states:
            assert (column, state.value) in _VALUES
    assert value_words("system_key", "dutch-2017") == "FIDE (Dutch) system of 2017"
    assert value_words("trial_ladder", "SB,DE") == "SB, DE"
    assert value_words("rating", None) == "–"
    with language("de"):
        assert (column_name("check_in"), value_words("check_in", "absent")) == ("Anwesenheit", "fehlt")
