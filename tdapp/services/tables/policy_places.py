"""One ladder under every policy it can take: the places of the best, policy by policy."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, Rung
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.registry import POLICIES, allowed_policies, default_policy, default_policy_for, resolve_ladder

_ROUND_ROBINS_ONLY = frozenset({"round-robin", "lost-game"})


@dataclass(frozen=True, slots=True)
class PolicyColumn:
    """One policy: ``ladder`` is the ladder with every rung that takes the policy put under it.

    ``as_it_stands`` marks the ladder itself; its ``policy_id`` is empty where the rungs do not share one policy.
    """

    policy_id: str
    name: str
    sentence: str
    as_it_stands: bool
    ladder: Ladder


@dataclass(frozen=True, slots=True)
class PlayerPlaces:
    """One player's place under each policy, in the order of the columns; None: not ranked."""

    number: int
    name: str
    points: str
    places: tuple[int | None, ...]

    @property
    def moves(self) -> bool:
        """Whether the place depends on the policy."""
        return len(set(self.places)) > 1


@dataclass(frozen=True, slots=True)
class PolicyPlaces:
    """The ladder as it stands first, then the policies in the order of the catalogue; players by the first column."""

    columns: tuple[PolicyColumn, ...]
    rows: tuple[PlayerPlaces, ...]
    after_round: int

    @property
    def sentence(self) -> str:
        """How much depends on the policy."""
        if len(self.columns) < 2:
            return tr("No rung of this ladder asks how unplayed games count.")
        moving = sum(row.moves for row in self.rows)
        others = len(self.columns)
        if not moving:
            return tr(
                "After round {after_round}: all {others} policies give the first {count} the same places."
            ).format(after_round=self.after_round, others=others, count=len(self.rows))
        return tr(
            "After round {after_round}: {moving} of the first {count} change places with the policy "
            "({others} policies)."
        ).format(after_round=self.after_round, moving=moving, count=len(self.rows), others=others)


def ladder_under(section: Section, ladder: Ladder, policy_id: str) -> Ladder:
    """The ladder with every rung that is offered this policy put under it; other rungs stay as they are."""
    rungs: list[Rung] = []
    for step in resolve_ladder(section, ladder):
        offered = {entry.id for entry in allowed_policies(section, step.criterion)}
        if policy_id not in offered or step.policy.id == policy_id:
            rungs.append(step.rung)
            continue
        of_policy = {option.key for option in step.policy.options}
        kept = tuple(pair for pair in step.rung.options if pair[0] not in of_policy)
        plain = Rung(step.rung.code, step.rung.modifiers, None, kept, step.rung.reference)
        own = default_policy_for(section, step.criterion).id
        rungs.append(plain.with_policy(None if policy_id == own else policy_id))
    return Ladder(tuple(rungs))


def policy_columns(section: Section, ladder: Ladder) -> tuple[PolicyColumn, ...]:
    """The ladder as it stands, then each policy that changes at least one rung."""
    steps = resolve_ladder(section, ladder)
    as_it_is = Ladder(tuple(step.rung for step in steps))
    default = default_policy(section)
    if ladder_under(section, ladder, default.id) == as_it_is:
        columns = [PolicyColumn(default.id, tr(default.name), tr(default.sentence), True, as_it_is)]
    else:
        columns = [
            PolicyColumn("", tr("The ladder as it stands"), tr("Every rung under its own policy."), True, as_it_is)
        ]
    for policy in (default, *(entry for entry in POLICIES if entry is not default)):
        if section.system.swiss_criteria and policy.id in _ROUND_ROBINS_ONLY:
            continue
        changed = ladder_under(section, ladder, policy.id)
        if changed != as_it_is:
            columns.append(PolicyColumn(policy.id, tr(policy.name), tr(policy.sentence), False, changed))
    return tuple(columns)


def places_by_policy(
    section: Section, ladder: Ladder, *, after_round: int | None = None, top: int = 10
) -> PolicyPlaces:
    """The places of the first ``top`` players (as the ladder has them) under every policy."""
    return places_of(section, policy_columns(section, ladder), after_round=after_round, top=top)


def places_of(
    section: Section, columns: tuple[PolicyColumn, ...], *, after_round: int | None, top: int
) -> PolicyPlaces:
    """The places of the first ``top`` players of the first column in every column."""
    tables = [compute_standings(section, ladder=column.ladder, after_round=after_round) for column in columns]
    places = [{row.player.number: row.rank for row in table.rows} for table in tables]
    rows = tuple(
        PlayerPlaces(
            row.player.number, row.player.name, row.points, tuple(place[row.player.number] for place in places)
        )
        for row in tables[0].rows[:top]
    )
    return PolicyPlaces(columns, rows, tables[0].after_round)
