"""Every preset can be used, on paper too."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.fixture import Fixture
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.teams.for_ranking import team_view
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.presets import PRESETS, Preset, presets_for
from tdapp.tiebreaks.registry import allowed_policies, check_ladder, criteria_for, default_policy_for
from tests.arena import arena, random_round_robin, random_swiss
from tests.recorded import recorded
from tests.team_events import random_team_event, random_team_round_robin


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_every_preset_resolves_and_ranks(preset: Preset) -> None:
    section = _section(preset)
    assert str(check_ladder(section, preset.ladder)) == preset.text  # nothing in it is a default
    table = compute_standings(section, ladder=preset.ladder)
    assert len(table.rows) == len(section.players)
    assert preset in presets_for(section)
    assert all((preset.name, preset.source, preset.edition))


def _section(preset: Preset) -> Section:
    if preset.id == "team-stages":
        return replace(team_view(random_team_round_robin(4, 6, 4)), fixture=Fixture(()))
    if preset.system == "knockout":
        return replace(random_swiss(4, 14, 5), kind=Kind.KNOCKOUT)
    if preset.system:
        return replace(random_swiss(4, 14, 5), system_key=preset.system)
    if preset.teams:
        robin = preset.kind is Kind.ROUND_ROBIN
        return team_view(random_team_round_robin(4, 6, 4) if robin else random_team_event(4, 10, 4, 5))
    return random_swiss(4, 14, 5) if preset.kind is Kind.SWISS else random_round_robin(4, 7)


def test_ids_are_unique_and_each_kind_starts_with_fides() -> None:
    assert len({preset.id for preset in PRESETS}) == len(PRESETS)
    assert presets_for(random_swiss(1, 4, 2))[0].id == "fide-swiss"
    assert [preset.id for preset in presets_for(replace(random_swiss(1, 4, 2), system_key="keizer"))] == ["keizer"]
    assert presets_for(random_round_robin(1, 4))[0].id == "fide-round-robin"
    assert presets_for(team_view(random_team_event(1, 4, 4, 2)))[0].id == "fide-team-swiss"
    assert presets_for(team_view(random_team_round_robin(1, 4, 4)))[0].id == "fide-team-round-robin"


@pytest.mark.parametrize("kind", [Kind.SWISS, Kind.ROUND_ROBIN])
def test_only_policies_of_its_kind_are_offered_for_a_criterion(kind: Kind) -> None:
    section = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0", kind=kind)
    for criterion in criteria_for(section):
        default, *others = allowed_policies(section, criterion)
        assert default is default_policy_for(section, criterion)
        assert all(criterion.kind in policy.kinds for policy in others), criterion.code


def test_what_is_offered_for_every_system() -> None:
    """In the order of the list; a knock-out, and a fixture of teams, begin with the stages; no other has them."""
    found = {}
    for system in SYSTEMS:
        section = replace(random_round_robin(1, 4), kind=system.kind, system_key=system.key)
        assert section.system is system
        for fixture in (None, Fixture(())):
            name = f"{system.key} {'fixture' if fixture else 'free'}"
            found[name] = [preset.id for preset in presets_for(replace(section, fixture=fixture))]
    recorded("tiebreaks/presets", [f"{name}: {' '.join(ids)}" for name, ids in found.items()])
