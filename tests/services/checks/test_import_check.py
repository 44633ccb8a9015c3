"""Rounds of a file against the rules: what is broken is named and noted once."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Event, ForbiddenPairs, Kind, Section
from tdapp.domain.section.match import TeamBye
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.words.checks import Level
from tdapp.services.checks.imported import (
    MOST_NOTED,
    import_warnings,
    left_a_round_robin,
    round_breaches_of,
    with_breaches_noted,
)
from tdapp.services.tables.export import export_trf
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.trf.reader import read_trf
from tests.arena import arena, random_swiss
from tests.team_events import random_team_event

# round 2 repeats 1-2; in round 3 player 3 has a second bye
BROKEN = """
  1 A | 2w1 2b1 4w1
  2 B | 1b0 1w0 .
  3 C | U   4w1 U
  4 D | Z   3b0 1b0
"""


def texts(section: Section) -> list[str]:
    return [warning.text for warning in import_warnings(section)]


def test_what_is_broken_is_named_with_round_and_article() -> None:
    section = arena(BROKEN, rounds_total=5, initial_colour="W")
    assert [(one.round, one.breach.rule) for one in round_breaches_of(section)] == [
        (2, "met"), (3, "everyone"), (3, "bye"),
    ]  # fmt: skip
    first, _, last = import_warnings(section)
    assert {first.level, last.level} == {Level.CONFIRM}
    assert first.text == (
        "Round 2 of the file breaks a rule of pairing (C.04.1, 2): B (2) and A (1) have met in round 1."
    )
    assert "(C.04.1, 4)" in last.text


def test_a_pairing_by_the_rules_breaks_nothing() -> None:
    section = arena("1 A | 3w1\n2 B | 4b1\n3 C | 1b0\n4 D | 2w0\n5 E | U", rounds_total=4, initial_colour="W")
    assert import_warnings(section) == ()


def test_games_without_colours_are_pairs_all_the_same() -> None:
    """A crosstable as +12 =3 says none; who met twice is still seen, and no colour is held against anybody."""
    section = arena("1 A | 2w1 3b1 2w1 4b1\n2 B | 1b0 4w1 1b0 3w1\n3 C | 4w1 1w0 4w1 2b0\n4 D | 3b0 2b0 3b0 1w0")
    cells = tuple(tuple(replace(cell, colour=None) for cell in row) for row in section.cells)
    found = round_breaches_of(replace(section, cells=cells))
    assert [(one.round, one.breach.rule, one.breach.numbers) for one in found] == [
        (3, "met", (1, 2)), (3, "met", (3, 4)),
    ]  # fmt: skip


def test_prohibited_pairs_count() -> None:
    section = arena("1 A | 2w1\n2 B | 1b0", rounds_total=4, forbidden=(ForbiddenPairs(1, 4, (1, 2)),))
    assert [one.breach.rule for one in round_breaches_of(section)] == ["forbidden"]


def test_each_breach_is_noted_once() -> None:
    section = arena(BROKEN, rounds_total=5, initial_colour="W")
    noted = with_breaches_noted(section, import_warnings(section))
    assert len(noted.comments) == 3
    lines = [line for line in export_trf(noted).decode().splitlines() if line.startswith("### tdapp: Round")]
    assert len(lines) == 3
    again = read_trf(export_trf(noted)).section
    assert import_warnings(again) == ()
    assert with_breaches_noted(again, ()) == again


def test_many_breaches_are_counted() -> None:
    section = replace(random_swiss(3, 40, 9), initial_colour="W")
    warnings = import_warnings(section)
    assert len(warnings) > MOST_NOTED
    comments = with_breaches_noted(section, warnings).comments
    assert len(comments) == MOST_NOTED + 1
    assert comments[-1] == f"tdapp: {len(warnings) - MOST_NOTED} more breaches of rules in the imported rounds."


def test_a_knock_out_of_players_is_not_judged() -> None:
    for code in ("CUSTOM_KNOCKOUT", ""):
        section = arena(BROKEN, rounds_total=5, kind=Kind.KNOCKOUT, type_code=code)
        assert round_breaches_of(section) == import_warnings(section) == ()
    two = random_team_event(3, 2, 3, 3, rounds_total=3, kind=Kind.SCHEVENINGEN)
    assert round_breaches_of(two) == ()


@pytest.mark.parametrize("code", ["CUSTOM_DOUBLESWISS", "CUSTOM_SWISS", "CUSTOM_KEIZER"])
def test_where_players_may_meet_again_everybody_once_and_prohibitions_are_judged(code: str) -> None:
    twice = "1 A | 2w1 2b1\n2 B | 1b0 1w0\n3 C | U   U"
    assert round_breaches_of(arena(twice, rounds_total=3, type_code=code)) == ()
    rules = {one.breach.rule for one in round_breaches_of(arena(BROKEN, rounds_total=5, type_code=code))}
    assert rules == {"everyone"}
    kept_apart = arena(twice, rounds_total=3, type_code=code, forbidden=(ForbiddenPairs(1, 4, (1, 2)),))
    assert [one.breach.rule for one in round_breaches_of(kept_apart)] == ["forbidden", "forbidden"]


@pytest.mark.parametrize("code", ["FIDE_LIM", "FIDE_LIM_BAKU"])
def test_the_basic_rules_hold_in_every_swiss_of_fide(code: str) -> None:
    rules = [one.breach.rule for one in round_breaches_of(arena(BROKEN, rounds_total=5, type_code=code))]
    assert rules == ["met", "everyone", "bye"]  # C.04.1, 2 and 4


def test_rules_that_nobody_knows_are_a_question_that_is_asked_once() -> None:
    section = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, type_code="CUSTOM_SWISS")
    (asked,) = import_warnings(section)
    assert (asked.rule_id, asked.level) == ("imported-system", Level.CONFIRM)
    assert "(record 192: CUSTOM_SWISS)" in asked.text
    noted = with_breaches_noted(section, (asked,))
    assert import_warnings(read_trf(export_trf(noted)).section) == ()
    assert import_warnings(replace(section, type_code="FIDE_LIM")) == ()
    assert import_warnings(arena("1 A | \n2 B | ", rounds_total=3, type_code="CUSTOM_SWISS")) == ()


def test_teams_by_rules_that_nobody_knows_may_meet_again() -> None:
    section = generate_teams(TeamRecipe(6, 2, rounds=3), "legal")
    first = [match for match in section.matches if match.round == 1]
    again = replace(
        section, matches=(*(m for m in section.matches if m.round < 3), *(replace(m, round=3) for m in first))
    )
    assert {one.breach.rule for one in round_breaches_of(again)} == {"met"}
    unknown = replace(again, type_code="CUSTOM_TEAM_SWISS_MP")
    assert round_breaches_of(unknown) == ()
    assert [warning.rule_id for warning in import_warnings(unknown)] == ["imported-system"]


def test_a_club_s_system_comes_in_outside_fide_mode() -> None:
    section = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, type_code="CUSTOM_KEIZER")
    assert section.fide_mode
    (asked,) = import_warnings(section)
    assert (asked.rule_id, asked.level) == ("system-outside-fide", Level.CONFIRM)
    noted = with_breaches_noted(section, (asked,))
    assert not noted.fide_mode
    again = read_trf(export_trf(noted)).section
    assert not again.fide_mode
    assert import_warnings(again) == ()
    assert with_breaches_noted(again, ()) == again


def test_a_round_robin_by_a_table_and_by_hand() -> None:
    table = "1 A | 4w1 3b1 2w1\n2 B | 3w1 4b1 1b0\n3 C | 2b0 1w0 4w1\n4 D | 1b0 2w0 3b0"
    fields = {"rounds_total": 3, "kind": Kind.ROUND_ROBIN}
    assert import_warnings(arena(table, **fields)) == ()
    twice = "1 A | 2w1 2b1 3w1\n2 B | 1b0 1w0 4w1\n3 C | 4w1 4b1 1b0\n4 D | 3b0 3w0 2b0"
    assert {one.breach.rule for one in round_breaches_of(arena(twice, **fields))} == {"cycle"}


def test_who_seems_to_have_left_a_round_robin_is_named() -> None:
    # six players; 6 played one game, then none: 5 x forfeit
    drawing = """
      1 A | 6w1 2w1 3b1 4w1 5b1
      2 B | 5w1 1b0 6w+ 3w1 4b1
      3 C | 4w1 5b1 1w0 2b0 6w+
      4 D | 3b0 6b+ 5w1 1b0 2w0
      5 E | 2b0 3w0 4b0 6b+ 1w0
      6 F | 1b0 4w- 2b- 5w- 3b-
    """
    section = arena(drawing, rounds_total=5, kind=Kind.ROUND_ROBIN)
    (text,) = left_a_round_robin(section)
    assert text.startswith("F (6) played 1 of 5 games and none after round 1.")
    gone = tuple(
        replace(player, standing=Standing.WITHDRAWN) if player.number == 6 else player for player in section.players
    )
    assert left_a_round_robin(replace(section, players=gone)) == ()
    assert left_a_round_robin(replace(section, kind=Kind.SWISS)) == ()
    never = drawing.replace("6w1 2w1", "6w+ 2w1").replace("6 F | 1b0", "6 F | 1b-")
    (text,) = left_a_round_robin(arena(never, rounds_total=5, kind=Kind.ROUND_ROBIN))
    assert text.startswith("F (6) played 0 of 5 games and none after round 0.")


def test_who_came_late_to_a_round_robin_and_is_free_in_the_last_round_has_not_left() -> None:
    drawing = """
      1 A | R   2w1 3b+ 4w1 5b1
      2 B | 5w1 1b0 R   3w1 4b1
      3 C | 4w- 5b- 1w- 2b0 R
      4 D | 3b+ R   5w1 1b0 2w0
      5 E | 2b0 3w+ 4b0 R   1w0
    """
    assert left_a_round_robin(arena(drawing, rounds_total=5, kind=Kind.ROUND_ROBIN)) == ()


def test_rounds_of_teams_are_judged_as_those_of_players() -> None:
    section = generate_teams(TeamRecipe(6, 2, rounds=3), "legal")
    assert round_breaches_of(section) == ()
    first = next(match for match in section.matches if match.round == 1)
    third = [match for match in section.matches if match.round == 3]
    again = replace(
        third[0],
        first=replace(third[0].first, team=first.first.team),
        second=replace(third[0].second, team=first.second.team),
    )
    repeated = replace(section, matches=tuple(again if match is third[0] else match for match in section.matches))
    found = {(one.round, one.breach.rule) for one in round_breaches_of(repeated)}
    assert (3, "met") in found
    assert not {rule for _, rule in found} & {"colour", "colours"}  # colour forbids no match of teams (C.04.6)
    twice = replace(section, team_byes=(TeamBye(1, 6, Outcome.PAIRING_BYE), TeamBye(2, 6, Outcome.PAIRING_BYE)))
    left = tuple(match for match in section.matches if match.round == 3 or 6 not in match.teams)
    assert (2, "bye") in {(one.round, one.breach.rule) for one in round_breaches_of(replace(twice, matches=left))}


def test_a_round_robin_of_teams_is_read_against_its_table() -> None:
    robin = generate_teams(TeamRecipe(4, 2, rounds=3), "robin")
    robin = replace(robin, kind=Kind.TEAM_ROUND_ROBIN, rounds_total=3)
    first = (match if match.teams[0] < match.teams[1] else replace(match, first=match.second, second=match.first)
             for match in robin.matches)  # fmt: skip
    for matches in (robin.matches, tuple(first)):  # team 1 is named first three times: colour forbids no match of teams
        assert round_breaches_of(replace(robin, matches=matches)) == ()
    once, later = robin.matches[:2], robin.matches[4:]
    twice = replace(robin, matches=(*once, *(replace(match, round=2) for match in once), *later))
    assert {(one.round, one.breach.rule) for one in round_breaches_of(twice)} == {(2, "cycle")}


def test_white_three_times_running_is_named_in_a_round_robin_of_players() -> None:
    table = arena("1 A | 4w1 3w1 2w1\n2 B | 3w1 4w1 1b0\n3 C | 2b0 1b0 4w1\n4 D | 1b0 2b0 3b0",
                  rounds_total=3, kind=Kind.ROUND_ROBIN)  # fmt: skip
    assert [(one.round, one.breach.rule, one.breach.numbers) for one in round_breaches_of(table)] == [
        (3, "colour", (1,)), (3, "colour", (4,)),
    ]  # fmt: skip


@pytest.mark.parametrize("code", ["CUSTOM_KNOCKOUT", "CUSTOM_SCHEVENINGEN", "CUSTOM_SCHILLER"])
def test_what_follows_no_table_of_ours_is_not_judged(code: str) -> None:
    assert round_breaches_of(arena(BROKEN, rounds_total=5, type_code=code)) == ()


def test_dutch_rounds_of_a_file_without_a_year_are_asked_about() -> None:
    """Those before 2026 may have been paired by the rules of 2017: nobody says so."""
    event = Event("Open", start=dt.date(2019, 5, 1))
    old = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, type_code="FIDE_DUTCH", event=event)
    assert [one.rule_id for one in import_warnings(old)] == ["imported-edition"]
    for other in (replace(old, type_code=""), replace(old, event=Event("Open", start=dt.date(2026, 5, 1)))):
        assert "imported-edition" not in [one.rule_id for one in import_warnings(other)]
    before = replace(old, cells=((), ()))
    assert import_warnings(before) == ()
