"""Which system a code of record 192 names, and which of them rounds are paired and judged by here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.systems.registry import (
    DUTCH,
    SYSTEMS,
    by_code,
    ids,
    is_baku,
    listed,
    named_with,
    not_paired,
    successors,
    system_named,
    with_baku,
)
from tdapp.domain.systems.system import Status
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language
from tests.arena import arena
from tests.team_events import event_of_teams

SWISS = arena("1 A | 2w1\n2 B | 1b0")


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("", ""), ("FIDE_DUTCH", ""), ("FIDE_DUTCH_2026", ""), ("fide_dutch_2025_baku", ""), ("FIDE_DUTCH_BAKU", ""),
        ("FIDE_DUTCH_2017", ""), ("FIDE_DUTCH_2017_BAKU", ""),
        ("FIDE_BURSTEIN", ""), ("FIDE_DUBOV_BAKU", ""), ("FIDE_LIM", "Lim system"),
        ("FIDE_DOUBLESWISS", ""), ("CUSTOM_DOUBLESWISS", "system CUSTOM_DOUBLESWISS"), ("CUSTOM_KEIZER", ""),
        ("CUSTOM_KNOCKOUT", "system CUSTOM_KNOCKOUT"), ("CUSTOM_SWISS", "system CUSTOM_SWISS"),
        ("something", "system SOMETHING"),
        ("FIDE_DUTCH_2031", "system FIDE_DUTCH_2031"), ("FIDE_ROUNDROBIN", ""), ("BERGER_ROUNDROBIN_G2", ""),
    ],
)  # fmt: skip
def test_a_swiss_by_its_code(code: str, name: str) -> None:
    assert not_paired(replace(SWISS, type_code=code)) == name


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("FIDE_TEAM", ""), ("FIDE_TEAM_TYPEB_GP_MP", ""), ("FIDE_TEAM_BAKU", ""), ("FIDE_TEAM_MP_GP_BAKU", ""),
        ("CUSTOM_TEAM_SWISS_MP", "system CUSTOM_TEAM_SWISS_MP"), ("FIDE_DUTCH", "system FIDE_DUTCH"),
    ],
)  # fmt: skip
def test_a_swiss_of_teams_by_its_code(code: str, name: str) -> None:
    section = event_of_teams(lambda section: section.kind is Kind.TEAM_SWISS)
    assert not_paired(replace(section, type_code=code)) == name


def test_a_round_robin_is_read_from_its_table_whatever_it_is_called() -> None:
    assert not_paired(replace(SWISS, kind=Kind.ROUND_ROBIN, type_code="FIDE_LIM")) == ""


def test_ids_with_editions_and_codes_are_unique() -> None:
    assert len({(system.id, system.edition) for system in SYSTEMS}) == len(SYSTEMS)
    codes = [code for system in SYSTEMS for code in system.codes]
    assert len(set(codes)) == len(codes)
    assert all(by_code(code + "_BAKU") is by_code(code.lower()) for code in codes)
    with language("de"):
        assert not_paired(replace(SWISS, type_code="FIDE_LIM")) == "Lim-System"


def test_baku_is_the_end_of_a_code() -> None:
    assert is_baku("FIDE_DUTCH_BAKU")
    assert is_baku("fide_dutch_baku")
    assert not is_baku("FIDE_DUTCH")
    assert with_baku("FIDE_DUTCH", True) == with_baku("FIDE_DUTCH_BAKU", True) == "FIDE_DUTCH_BAKU"
    assert with_baku("FIDE_DUTCH_BAKU", False) == with_baku("FIDE_DUTCH", False) == "FIDE_DUTCH"


def test_a_system_is_named_by_its_key_or_its_id() -> None:
    assert system_named("dutch")[0].key == "dutch-2026"
    assert system_named(" Dutch-2017 ")[0].key == "dutch-2017"
    assert named_with(*system_named("round-robin")) == "round-robin"
    with pytest.raises(RuleViolation, match="“chess” is no pairing system; known are dutch, dutch-2017, burstein"):
        system_named("chess")
    with pytest.raises(RuleViolation, match="has no parameters"):
        system_named("dutch:ratio=3")


def test_each_system_has_one_id_for_the_command_line() -> None:
    names = ids()
    assert list(names.values()) == SYSTEMS
    assert {"dutch", "dutch-2017", "round-robin", "keizer", "knockout", "double-swiss", "burstein", "dubov"} <= set(
        names
    )
    assert {"team-swiss", "team-rr", "scheveningen", "team-ko"} <= set(names)
    assert names["dutch"] is DUTCH


def test_who_chooses_a_system_reads_what_it_is() -> None:
    assert all(system.sentence and system.used for teams in (False, True) for system in listed(teams=teams))
    assert all(system.status.of_fide == (system.id != "keizer") for system in SYSTEMS)
    assert Status.TEXT in {system.status for system in SYSTEMS}


def test_a_section_goes_on_by_a_system_of_its_shape() -> None:
    lim = by_code("FIDE_LIM")
    assert lim is not None
    assert DUTCH in successors(lim)
    assert {system.kind for system in successors(lim)} == {Kind.SWISS}


def test_nobody_goes_on_by_a_superseded_edition_or_in_the_middle_of_a_match() -> None:
    lim = by_code("FIDE_LIM")
    assert lim is not None
    found = {system.key for system in successors(lim)}
    assert not found & {"dutch-2017", "double-swiss"}
    assert {"burstein", "dubov"} <= found
