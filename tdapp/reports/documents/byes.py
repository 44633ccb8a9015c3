"""Byes: who does not play a round, why, for how many points, and since when."""

from __future__ import annotations

from tdapp.domain.event import BYES as ANNOUNCED
from tdapp.domain.outcome import Outcome
from tdapp.domain.player import Player, Standing
from tdapp.domain.scoring import points_text
from tdapp.domain.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import BYES, absence
from tdapp.reports.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.names import sort_key

ID = "byes"
NAME = marked("Byes")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of a round, paired or not: for one not yet paired, what was announced."""
    number = options.round or max(data.last_paired, 1)
    state = next((one for one in data.rounds if one.number == number and one.is_paired), None)
    players = data.players
    away: list[tuple[Player, Outcome]]
    if state is not None:
        away = [(players[n], outcome) for n, outcome in state.byes if outcome in BYES and n in players]
        stage, status = facts.round_stage(data, state), facts.round_status(state)
    else:
        away = [(players[n], outcome) for n, outcome in data.section.announced(number).items()]
        away += [
            (player, Outcome.ZERO_POINT_BYE)
            for player in data.section.players
            if player.standing is not Standing.ACTIVE and player not in [one for one, _ in away]
        ]
        stage, status = (
            tr("round {number} of {total}").format(number=number, total=data.section.rounds_total),
            (tr("announced, not yet paired"),),
        )
    away.sort(key=lambda one: sort_key(one[0].name))
    columns = (
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("number", tr("No."), Align.RIGHT, share=0.3),
        Column("kind", tr("Kind"), Align.LEFT, share=1.0),
        Column("points", tr("Pts for it"), Align.DECIMAL, share=0.4),
        Column("since", tr("Away"), Align.LEFT, share=1.0),
    )
    worth = data.section.points.points
    rows = tuple(
        Row(
            (
                player.name,
                str(player.number),
                absence(player, outcome),
                points_text(worth(outcome), half_sign=options.half_sign),
                _since(data, player, number),
            ),
            facts.player_mark(player),
        )
        for player, outcome in away
    )
    blocks: list[Block] = [Table(columns, rows, row_noun=tr("Names"))]
    if not away:
        blocks = [Paragraph(tr("Everybody plays in round {number}.").format(number=number), Voice.TEXT)]
    return facts.sheet(data, options, ID, NAME, blocks, stage=stage, status=status, state=state)


def _since(data: DocumentData, player: Player, number: int) -> str:
    """``since round 4`` where the rounds before were missed as well."""
    row = data.section.cells[data.section.index_of(player.number)]
    first = number
    while first > 1 and first - 1 <= len(row) and row[first - 2].outcome in ANNOUNCED:
        first -= 1
    return (
        tr("since round {first}").format(first=first) if first < number else tr("round {number}").format(number=number)
    )
