"""Why a tie of a knock-out went as it did."""

from __future__ import annotations

from tdapp.domain.knockout.tree import By, Compared, TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Decision
from tdapp.domain.section.scoring import points_text
from tdapp.domain.section.team import Decider
from tdapp.domain.teams.knockout import Tie, bracket_of, named_tie
from tdapp.domain.teams.names import score_text, team_at
from tdapp.domain.words.wording import tr
from tdapp.services.systems.knockout_words import DECIDERS, HOWS, stage_name

_LOWER = frozenset({Decider.BC})


def why_tie(section: Section, tie: Tie) -> tuple[str, ...]:
    """Sentences: every criterion that was asked with both values, and who goes on."""
    teams = [team_at(section, number).name for number in tie.pair if number is not None]
    if tie.by is By.BYE:
        return (tr("{team} goes on without a match.").format(team=teams[0]),) if teams else ()
    if tie.state is TieState.WAITING:
        return (tr("Not paired yet."),)
    if tie.state is TieState.OPEN:
        return (tr("Not decided: boards are still open, or the second leg is to come."),)
    found = [f"{_compared(one)}." for one in tie.compared]
    if tie.state is TieState.TIED:
        return (*found, tr("All is equal: the arbiter decides by lot or by the play-off."))
    if tie.winner is None:
        return (*found, tr("Both have forfeited: nobody goes on."))
    winner = team_at(section, tie.winner).name
    decision = decision_of(tie)
    if tie.by is By.DECISION and decision is not None:
        text = tr("{team} goes on by {how}: {text}") if decision.text else tr("{team} goes on by {how}.")
        found.append(text.format(team=winner, how=tr(HOWS[decision.how]), text=decision.text))
    else:
        found.append(tr("{team} goes on.").format(team=winner))
    return tuple(found)


def _compared(one: Compared) -> str:
    if isinstance(one.by, By):
        return f"{tr('Game points')} {score_text(one.values)}"
    if one.better is None:
        return tr("{criterion} equal").format(criterion=tr(DECIDERS[one.by]))
    first, second = (points_text(value, half_sign=True) for value in one.values)
    text = tr("{criterion} {first} against {second}, lower is better") if one.by in _LOWER else ""
    text = text or tr("{criterion} {first} against {second}")
    return text.format(criterion=tr(DECIDERS[one.by]), first=first, second=second)


def decision_of(tie: Tie) -> Decision | None:
    """The decision that stands at a tie."""
    return next((match.decision for match in reversed(tie.meetings) if match.decision is not None), None)


def path_of(section: Section, team: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The ties of a team from the first stage on: the stage with the teams, and why it went as it did."""
    bracket, named = bracket_of(section), named_tie(section)
    found = []
    for stage in range(1, len(bracket.stages) + 1):
        for tie in bracket.of_stage(stage):
            if team in tie.pair and tie.state is not TieState.WAITING:
                name = tr("Match for place 3") if tie.third else stage_name(stage, len(bracket.stages))
                title = name if tie.by is By.BYE else f"{name}: {named(tie)}"
                found.append((title, why_tie(section, tie)))
    return tuple(found)
