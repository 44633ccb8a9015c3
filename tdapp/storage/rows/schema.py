"""What a file of this version holds, in plain words: for who only reads one, and loads nothing of SQLAlchemy.

``models`` declares the same tables for who writes; a test holds the two together.
"""

from __future__ import annotations

from typing import NamedTuple

APPLICATION_ID = 0x74646170  # "tdap", PRAGMA application_id
SCHEMA = 14  # PRAGMA user_version
REVISION = "0014"  # the Alembic revision that gives this schema

LOG_KEY = "log"
"""Where ``storage.file.log_owner`` keeps its mark: of the file, no preference of anybody."""

SUM_KEY = "sum"
"""Where ``storage.journal.sums`` keeps the sums of the rows."""

FINAL_KEY = "final"
"""Where the marks of the standings are kept that a section was closed with."""


class Column(NamedTuple):
    """A column: of integers (or truth values, stored as such) or of text."""

    name: str
    integer: bool
    boolean: bool
    nullable: bool


_WRITTEN = {
    "alembic_version": "version_num",
    "event": (
        "id# name city federation start? end? chief_arbiter deputies time_control time_control_code type_text officials"
    ),
    "invitation": "id# name role mark section_ids boards device computer opened seen",
    "journal": (
        "id# revision# schema_revision# command_id command_version# command facts at reason undoes#? redoes#? "
        "barrier! topics section_ids images actor origin?"
    ),
    "page_head": "id# role position# media_type data width# height#",
    "preference": "key value",
    "restore_point": "id# at revision# section_id#? mark round#? name file_name",
    "section": (
        "id# event_id# position# name kind cycles# swap_last_two! rounds_total# edition ladder? trial_ladder? "
        "initial_colour type_code system_key system_text win draw loss pab? full_bye? half_bye? zero_bye? "
        "forfeit_win? forfeit_loss? manual_places external_values prizes half_allowed! half_limit# half_until#? "
        "round_times time_control time_control_code rate rating_method? unrated_rule categories list_orders "
        "national_list long_event!? chess960! team_rules norms fide_mode! closed! reopened! "
        "system_since# tie_games tie_decisions"
    ),
    "acceleration": "id# section_id# position# points first_round# last_round# first_number# last_number#",
    "broadcast": "id# section_id# delay# strict! notice",
    "comment": "id# section_id# position# text",
    "forbidden_pairs": "id# section_id# position# first_round# last_round# numbers soft! name",
    "player": (
        "id# section_id# number# name rating#? title sex? federation fide_id birth club national_rating#? "
        "national_id standing native_name ratings categories fixed_table#? comment paid owed check_in "
        "no_half_bye! not_categories round_ratings k_factor#? national_record"
    ),
    "round": (
        "id# section_id# number# date? held! listed! published! manual! engine engine_version seed difference "
        "chess960#? chess960_seed byes_only!"
    ),
    "source_name": "id# section_id# source name player_id#",
    "stream": (
        "id# section_id# round# white_id#? black_id#? board# source said record longest shown at# shown_at# mark"
    ),
    "taken_alert": "id# section_id# round# board# kind cause by",
    "team": "id# section_id# number# name short federation club captain contact strength#? standing check_in",
    "bye": "id# round_id# player_id# outcome opponent#? colour? awarded?",
    "game": (
        "id# section_id# round# white_id#? black_id#? white_name black_name headers start chess960! moves "
        "result state rest source heard#"
    ),
    "pairing": (
        "id# round_id# board# white_id# black_id# coloured! result? white_outcome? black_outcome? "
        "white_awarded? black_awarded? verified! note fixed_table! colours_swapped! rating_result?"
    ),
    "team_adjustment": "id# section_id# position# round# team_id# match_points game_points reason",
    "team_bye": "id# round_id# team_id# outcome",
    "team_match": (
        "id# round_id# place# first_id# second_id# first_players second_players first_handed_in! "
        "second_handed_in! forfeit? entered note decision"
    ),
    "team_member": "id# team_id# player_id# seat#",
}
"""By table: ``#`` an integer, ``!`` a truth value, ``?`` may be missing, all others text."""


def _column(word: str) -> Column:
    name = word.rstrip("#!?")
    boolean = "!" in word
    return Column(name, boolean or "#" in word, boolean, word.endswith("?"))


TABLES = {table: tuple(map(_column, words.split())) for table, words in _WRITTEN.items()}


def columns(table: str) -> str:
    """All columns of a table, for a SELECT: by name, so that a file that lacks one is found out."""
    return ", ".join(f'{table}."{column.name}"' for column in TABLES[table])
