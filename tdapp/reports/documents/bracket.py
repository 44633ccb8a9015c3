"""The bracket of a knock-out as a picture, of players and of teams."""

from __future__ import annotations

from functools import partial

from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.knockout_facts import as_shown
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.layout.model import DocumentModel, Tree, TreeTie
from tdapp.reports.options import PrintOptions
from tdapp.services.systems.bracket_picture import ShownBracket, ShownTie, bracket_shown

_MOST = 16  # matches of the first stage in one picture
TEAM_ID, ID, NAME = "team-bracket", "bracket", marked("Bracket")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every match with its points, what decided it, and who goes on; a large field in parts, the last stages last."""
    whole = _shown(data, options)
    return _sheet(data, options, _parts(whole) if len(whole.columns[0]) > _MOST else [whole])


def build_whole(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The same in one picture, however high."""
    return _sheet(data, options, [_shown(data, options)])


def _shown(data: DocumentData, options: PrintOptions) -> ShownBracket:
    section = as_shown(data)
    if section.team_rules is not None:
        return bracket_shown(section, TeamFacts(data, options).points)
    return bracket_shown(section, partial(points_figure, half_sign=options.half_sign))


def _sheet(data: DocumentData, options: PrintOptions, parts: list[ShownBracket]) -> DocumentModel:
    section = data.subject
    stage = tr("after round {after} of {total}").format(after=section.rounds_decided, total=section.rounds_total)
    name = ID if section.team_rules is None else TEAM_ID
    remark = tr("The winner of each match goes on.")
    return facts.sheet(data, options, name, NAME, list(map(_tree, parts)), stage=stage, remark=remark)


def _parts(whole: ShownBracket) -> list[ShownBracket]:
    """So many matches of the first stage together as can be read, until one of them is left; then the rest."""
    stages = _MOST.bit_length()
    found = []
    for part in range(len(whole.columns[0]) // _MOST):
        columns = [ties[part * len(ties) * _MOST // len(whole.columns[0]) :] for ties in whole.columns[:stages]]
        found.append(
            ShownBracket(whole.heads[:stages], tuple(ties[: _MOST >> stage] for stage, ties in enumerate(columns)))
        )
    return [*found, ShownBracket(whole.heads[stages - 1 :], whole.columns[stages - 1 :], whole.third)]


def _tree(shown: ShownBracket) -> Tree:
    return Tree(
        shown.heads,
        tuple(tuple(map(_tie, ties)) for ties in shown.columns),
        None if shown.third is None else _tie(shown.third),
        tr("Match for place 3"),
    )


def _tie(tie: ShownTie) -> TreeTie:
    return TreeTie(tie.names, tie.scores, tie.winner, tie.note)
