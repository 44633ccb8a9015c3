"""A round of teams by the rules of its kind; and how rounds that were paired otherwise differ."""

from __future__ import annotations

from collections.abc import Iterator

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.names import team_at
from tdapp.domain.teams.scores import matches_of
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, PairingEngine, Patience
from tdapp.services.systems.rules import Drawn
from tdapp.services.systems.team_kinds import team_kind


def pair_round(
    section: Section,
    number: int,
    *,
    engine: PairingEngine | None = None,
    patience: Patience = USUAL,
) -> Drawn:
    """Pair a round of teams. Raises as PairingEngine.pair; RuleViolation beyond the table."""
    kind = team_kind(section.kind)
    return kind.pair(section, number, engine=engine, patience=patience)


def differences(section: Section, number: int, *, engine: PairingEngine | None = None) -> Iterator[str]:
    """How the matches of a round differ from those that the rules give, one line each; nothing when they agree."""
    ours = pair_round(section, number, engine=engine)
    made = {(match.teams if _white_first(section) else match.teams[::-1]) for match in matches_of(section, number)}
    for white, black in sorted(made - set(ours.pairs)):
        yield tr("Only in the file: {pair}.").format(pair=_pair(section, white, black))
    for white, black in sorted(set(ours.pairs) - made):
        yield tr("Only by the rules: {pair}.").format(pair=_pair(section, white, black))
    free = {
        bye.team
        for bye in section.team_byes
        if bye.round == number and bye.outcome in (Outcome.PAIRING_BYE, Outcome.REST)
    }
    for team in sorted(free ^ set(ours.byes)) if ours.byes else ():
        yield tr("Going on without a match differs: {name}.").format(name=team_at(section, team).shown)
    if ours.bye is not None and free and ours.bye not in free:
        names = ", ".join(team_at(section, team).shown for team in sorted(free))
        yield tr("The bye went to {names}, by the rules it is that of {name}.").format(
            names=names, name=team_at(section, ours.bye).shown
        )


def _white_first(section: Section) -> bool:
    return rules_of(section).pattern.startswith("W")


def _pair(section: Section, white: int, black: int) -> str:
    return f"{team_at(section, white).shown} - {team_at(section, black).shown}"
