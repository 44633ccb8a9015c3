"""What each system last said of itself, its pairings and its regulations, in an event that is over or goes on."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.player import Standing
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.services.systems.registry import rules_of_system
from tests.asked import _answer, small
from tests.effort import thorough
from tests.recorded import plain, recorded, short
from tests.services.values import Knowing, half, knowing, whole

PARAMETERS = {
    "knockout": (
        "games=2", "games=4,early=no", "games=6", "third-place=yes", "first-white=seed", "first-white=turn",
        "deciders=rapid", "deciders=rapid-25-10+blitz-5-3", "deciders=armageddon", "seeding=draw", "seeding=folded",
        "games=2,deciders=sudden", "early=yes,games=4",
    ),
    "keizer": (
        "ratio=2", "ratio=5/2", "values=count", "values=double", "values=ratio-even", "top=50", "own=none", "own=start",
        "method=frozen", "method=consistent", "rounding=half", "rounding=whole", "win=3/4", "draw=1/3", "loss=1/10",
        "forfeit=1/2", "forfeited=1/10", "bye=1/2", "excused=1/3", "unexcused=1/10", "duty=1/2", "excused-limit=2",
        "halved=3", "distance=99", "distance=0", "distance=1", "even-bye=yes", "fades=yes", "start=rating",
    ),
}  # fmt: skip


def methods(system: System) -> Iterator[tuple[str, object]]:
    """What can be asked of the rules of a system."""
    rules = rules_of_system(system)
    for name, one in inspect.getmembers(rules):
        if not name.startswith("_") and name not in ("engine", "pair") and callable(one):
            yield name, one


def events(system: System) -> list[Knowing]:
    """Over, going on, and before round 1; where somebody has left."""
    over = small(system)
    gone = (*over.players[:-1], replace(over.players[-1], standing=Standing.WITHDRAWN))
    left = replace(half(over), players=gone)
    start = replace(
        over, cells=((),) * len(over.players), matches=(), team_byes=(), tie_games=(), tie_decisions=(), byes_only=()
    )
    group = ForbiddenPairs(1, over.rounds_total, (1, 2, 3, 4), "North")
    wished = replace(half(over), wishes=(group, replace(group, numbers=(1, 2), name="")), fide_mode=False)
    return [knowing(section) for section in (over, left, start, wished)]


@thorough
def test_what_each_system_says() -> None:
    lines = []
    for system in (one for one in SYSTEMS if one.paired):
        some = events(system)
        for name, method in methods(system):
            told = [_answer(method, given, whole) for one in some for given in one.given(method)]
            if told:
                lines.append(f"{system.key} {name} {len(told)} {short(*told)}")
        facts = facts_of(small(system))
        rules = rules_of_system(system)
        for text in PARAMETERS.get(system.key, ("",)):
            told = [_answer(rules.announced, {"facts": replace(facts, system_text=text), "entered": count}, plain)
                    for count in (0, 2, 5, 8, 33)]  # fmt: skip
            lines.append(f"  {text}: {told[2]} {short(*told)}")
        for rules_of_teams in some[0]._by_kind["TeamRules"] if system.pairs_teams else ():
            told = [_answer(rules.announced, {"facts": replace(facts, team_rules=rules_of_teams), "entered": 6}, plain)]
            lines.append(f"  {plain(rules_of_teams)[:60]}: {told[0][:60]} {short(*told)}")
    recorded("services/systems", lines)
