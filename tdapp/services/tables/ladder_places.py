"""The places of the best under the ladder as it stands and under every ready one."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.tables.policy_places import PolicyColumn, PolicyPlaces, places_of
from tdapp.tiebreaks.presets import presets_for
from tdapp.tiebreaks.registry import resolve_ladder


def ladder_columns(section: Section, ladder: Ladder) -> tuple[PolicyColumn, ...]:
    """The ladder as it stands, then every other ready one that this section can take."""
    held = _resolved(section, ladder)
    columns = [PolicyColumn("", tr("The ladder as it stands"), str(held), True, held)]
    for preset in presets_for(section):
        try:
            found = _resolved(section, preset.ladder)
        except RuleViolation:  # a criterion that this section cannot answer
            continue
        if all(found != column.ladder for column in columns):
            columns.append(PolicyColumn("", f"{tr(preset.name)} ({tr(preset.edition)})", str(found), False, found))
    return tuple(columns)


def places_by_ladder(
    section: Section, ladder: Ladder, *, after_round: int | None = None, top: int = 10
) -> PolicyPlaces:
    """The places of the first ``top`` players (as the ladder has them) under every ladder."""
    return places_of(section, ladder_columns(section, ladder), after_round=after_round, top=top)


def sentence(found: PolicyPlaces) -> str:
    """How much depends on the ladder."""
    moving, count = sum(row.moves for row in found.rows), len(found.rows)
    text = ntr("After round {after_round}: {moving} of the first {count} moves between {all} ladders.",
               "After round {after_round}: {moving} of the first {count} move between {all} ladders.",
               moving)  # fmt: skip
    return text.format(after_round=found.after_round, moving=moving, count=count, all=len(found.columns))


def _resolved(section: Section, ladder: Ladder) -> Ladder:
    return Ladder(tuple(step.rung for step in resolve_ladder(section, ladder)))
