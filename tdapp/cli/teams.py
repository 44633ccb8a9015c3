"""What the verbs do with a competition of teams: pair a round, say why, check every round."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from dataclasses import replace

from tdapp.cli.differences import Difference, Judge
from tdapp.cli.engines import agreed, engine_of, say_engine, say_yielded
from tdapp.cli.output import one_line, print_obstacles
from tdapp.cli.status import BAD_INPUT, DIFFERENCES, DONE, Stop
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import Pairing, PairingEngine, Patience
from tdapp.pairing.rules.protections import with_wishes_kept
from tdapp.services.systems.rules import Drawn
from tdapp.services.systems.team_kinds import team_kind
from tdapp.services.teams.pairing import differences, pair_round


@contextlib.contextmanager
def _engine(name: str, limit: float) -> Iterator[PairingEngine | None]:
    """The engine of a name, None for our own; its failures end the verb."""
    if name not in ("tdapp", "gacrux"):
        raise Stop(BAD_INPUT, f"tdapp: {tr('teams are paired by tdapp or by gacrux.')}")
    with engine_of(argparse.Namespace(engine=name, limit=limit)) as engine:
        yield None if name == "tdapp" else engine


def pair(section: Section, number: int, arguments: argparse.Namespace) -> int:
    """Print the matches of a round by the numbers of the teams, White on board 1 first, the bye against 0."""
    try:
        if arguments.explain or arguments.why_not is not None:
            return _explain(section, number, arguments.why_not)
        with _engine(arguments.engine, arguments.limit) as engine:
            found = pair_round(section, number, engine=engine, patience=Patience(arguments.limit))
        if found.pairing is not None:
            say_engine(found.pairing)
        say_yielded(found.yielded)
        if arguments.second is not None and found.pairing is not None and not _agrees(section, found, arguments):
            return DIFFERENCES
    except RuleViolation as violation:
        raise Stop(BAD_INPUT, f"tdapp: {one_line(str(violation))}") from violation
    alone = found.byes if found.bye is None else (found.bye,)
    lines = [*found.pairs, *((team, 0) for team in alone)]
    print(len(lines))
    for white, black in lines:
        print(white, black)
    return DONE


def _agrees(section: Section, found: Drawn, arguments: argparse.Namespace) -> bool:
    """Whether the second engine gives the same; where not, both pairings and what decides are printed."""
    from tdapp.pairing.reasons.teams import compared
    from tdapp.pairing.rules.team_position import team_position_of

    assert isinstance(found.pairing, Pairing)
    number = found.pairing.round
    section = replace(with_wishes_kept(section, number, found.pairs), wishes=())
    with _engine(arguments.second, arguments.limit) as engine:
        second = pair_round(section, number, engine=engine, patience=Patience(arguments.limit)).pairing
    assert second is not None
    say_engine(second)
    return agreed(compared(team_position_of(section, number), found.pairing, second))


def _explain(section: Section, number: int, asked: list[int] | None) -> int:
    from tdapp.pairing.engines.top_scoregroup import no_legal_pairing, pair_groups
    from tdapp.pairing.reasons.teams import why, why_bye, why_not, why_not_bye
    from tdapp.pairing.rules.team_position import team_position_of

    if not section.system.by_scores:
        text = tr("the teams are paired by {rules}: there is nothing to explain.")
        raise Stop(BAD_INPUT, f"tdapp: {text.format(rules=tr(team_kind(section.kind).by))}")
    made = pair_round(section, number)
    position = team_position_of(with_wishes_kept(section, number, made.pairs), number)
    found = pair_groups(position)
    if found is None:
        raise no_legal_pairing(position, number)
    if asked is not None:
        one, other = asked
        against = why_not(position, found, one, other) if other else why_not_bye(position, found, one)
        print_obstacles(against)
        return DONE
    for table, (white, black) in enumerate(made.pairs, 1):
        print(f"{table}. {one_line(position.cards[white].shown)} - {one_line(position.cards[black].shown)}")
        for sentence in why(position, found, white, black):
            print(f"   {one_line(sentence)}")
    if found.bye is not None:
        print(f"{one_line(position.cards[found.bye].shown)}: {tr('bye')}")
        for sentence in why_bye(position, found.bye):
            print(f"   {one_line(sentence)}")
    return DONE


def check(section: Section, rounds: list[int], arguments: argparse.Namespace) -> tuple[list[Difference], Judge]:
    """The differences of these rounds from the rules, and by what they were checked."""
    found: list[Difference] = []
    with _engine(arguments.engine, arguments.limit) as engine:
        for number in rounds:
            try:
                found += [Difference(text, number) for text in differences(section, number, engine=engine)]
            except RuleViolation as violation:
                found.append(Difference(str(violation), number))
        swiss = section.system.by_scores
        return found, Judge(team_kind(section.kind).by, engine.name if swiss and engine is not None else "")
