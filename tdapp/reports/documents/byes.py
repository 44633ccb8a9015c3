"""Byes: who does not play a round, why, for how many points, and since when."""

from __future__ import annotations

from tdapp.domain.section.event import BYES as ANNOUNCED
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import BYES, absence
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.players.names import sort_key

ID = "byes"
NAME = marked("Byes")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of a round, paired or not; without a choice that of the last round paired and of the next one."""
    if options.round is not None:
        numbers = [options.round]
    else:
        last = data.last_paired
        numbers = [number for number in (last, last + 1) if 0 < number <= data.section.rounds_total]
    states = {one.number: one for one in data.rounds if one.is_paired}
    blocks: list[Block] = []
    for number in numbers:
        title = "" if len(numbers) == 1 else _title(data, number, states.get(number))
        blocks.append(_round(data, options, number, states.get(number), title))
    state = states.get(numbers[0])
    total = data.section.rounds_total
    status: tuple[str, ...] = ()
    if len(numbers) > 1:
        stage = tr("rounds {first} and {last} of {total}").format(first=numbers[0], last=numbers[1], total=total)
    elif state is not None:
        stage, status = facts.round_stage(data, state), facts.round_status(state)
    else:
        stage = tr("round {number} of {total}").format(number=numbers[0], total=total)
        status = (tr("announced, not yet paired"),)
    return facts.sheet(data, options, ID, NAME, blocks, stage=stage, status=status, state=state)


def _title(data: DocumentData, number: int, state: Round | None) -> str:
    if state is not None:
        return tr("Round {number}").format(number=number)
    return tr("Round {number}, announced, not yet paired").format(number=number)


def _round(data: DocumentData, options: PrintOptions, number: int, state: Round | None, title: str) -> Block:
    """Who does not play in one round."""
    players = data.players
    away: list[tuple[Player, Outcome]]
    if state is not None:
        away = [(players[n], outcome) for n, outcome in state.byes if outcome in BYES and n in players]
    else:
        away = [(players[n], outcome) for n, outcome in data.section.announced(number).items()]
        away += [
            (player, Outcome.ZERO_POINT_BYE)
            for player in data.section.players
            if player.standing is not Standing.ACTIVE and player not in [one for one, _ in away]
        ]
    if not away:
        return Paragraph(tr("Everybody plays in round {number}.").format(number=number), Voice.TEXT)
    away.sort(key=lambda one: sort_key(one[0].name))
    counts = not data.section.system.scores  # else its score says what it is worth
    columns = (
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("number", tr("No."), Align.RIGHT, share=0.3),
        Column("kind", tr("Kind"), Align.LEFT, share=1.0),
        *((Column("points", tr("Pts for it"), Align.DECIMAL, share=0.4),) if counts else ()),
        Column("since", tr("Away"), Align.LEFT, share=1.0),
    )
    worth = data.section.points.points
    rows = tuple(
        Row(
            (
                player.name,
                str(player.number),
                absence(data.section, player, outcome),
                *((points_figure(worth(outcome), half_sign=options.half_sign),) if counts else ()),
                _since(data, player, number),
            ),
            facts.player_mark(player),
        )
        for player, outcome in away
    )
    return Table(columns, rows, title=title, row_noun=tr("Names"))


def _since(data: DocumentData, player: Player, number: int) -> str:
    """``since round 4`` where the rounds before were missed as well; who has left may have been free in between."""
    row = data.section.cells[data.section.index_of(player.number)]
    gone = player.standing is not Standing.ACTIVE
    first = number
    for earlier in range(min(number - 1, len(row)), 0, -1):
        outcome = row[earlier - 1].outcome
        if outcome in ANNOUNCED or (gone and outcome is Outcome.FORFEIT_LOSS):
            first = earlier
        elif not (gone and outcome is Outcome.REST):
            break
    return (
        tr("since round {first}").format(first=first) if first < number else tr("round {number}").format(number=number)
    )
