"""The bracket of a knock-out as a picture."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.knockout.tree import By, TieState
from tdapp.domain.section.event import Section
from tdapp.domain.teams.knockout import Bracket, Tie, bracket_of
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.layout.model import DocumentModel, Tree, TreeTie
from tdapp.reports.options import PrintOptions
from tdapp.services.systems.knockout_words import by_words, stage_name
from tdapp.services.systems.ties import decision_of

ID, NAME = "team-bracket", marked("Bracket")


def has_bracket(section: Section) -> bool:
    """Whether the section is a knock-out with a field."""
    return section.system.elimination and len(section.teams) > 1


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every tie with game points, what decided it, and who goes on."""
    held = TeamFacts(data, options)
    bracket = bracket_of(held.section)
    stage = tr("after round {after} of {total}").format(
        after=held.section.rounds_decided, total=held.section.rounds_total
    )
    remark = tr("The winner of each match goes on.")
    return facts.sheet(data, options, ID, NAME, [_tree(held, bracket)], stage=stage, remark=remark)


def _tree(held: TeamFacts, bracket: Bracket) -> Tree:
    stages = len(bracket.stages)
    return Tree(
        tuple(stage_name(stage, stages) for stage in range(1, stages + 1)),
        tuple(tuple(_tie(held, tie) for tie in ties) for ties in bracket.stages),
        None if bracket.third is None else _tie(held, bracket.third),
        tr("Match for place 3"),
    )


def _tie(held: TeamFacts, tie: Tie) -> TreeTie:
    names = tuple(f"{team}  {held.team(team).name}" if team is not None else "" for team in tie.pair)
    if tie.by is By.BYE:
        names = tuple(name or tr("bye") for name in names)
    scores = _scores(held, tie)
    winner = tie.pair.index(tie.winner) if tie.winner is not None else None
    return TreeTie((names[0], names[1]), scores, winner, _note(tie))


def _scores(held: TeamFacts, tie: Tie) -> tuple[str, str]:
    totals = dict.fromkeys(tie.pair, Fraction(0))
    seen = False
    for match in tie.meetings:
        score = held.score(match)
        seen = seen or not score.is_open or any(score.game_points)
        for team, points in zip(match.teams, score.game_points, strict=True):
            totals[team] += points
    if not seen:
        return "", ""
    return held.points(totals[tie.pair[0]]), held.points(totals[tie.pair[1]])


def _note(tie: Tie) -> str:
    if tie.state is TieState.TIED:
        return tr("not decided")
    if tie.state is not TieState.DECIDED or tie.by in (By.POINTS, By.BYE):
        return ""
    decision = decision_of(tie)
    if tie.by is By.DECISION and decision is not None and decision.text:
        return f"{by_words(tie.by)}: {decision.text}"
    return by_words(tie.by)
