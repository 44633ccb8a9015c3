"""Pairings by board: to be posted, with a frame to write each result in."""

from __future__ import annotations

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import boards, facts
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.options import PrintOptions

ID = "pairings"
NAME = marked("Pairings")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of one round; byes and absences follow the last board."""
    state = data.round(options)
    table = boards.board_table(data, state, options, state.boards, results=False)
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        [*([table] if state.boards else []), *boards.not_paired(data, state, options)],
        stage=facts.round_stage(data, state),
        status=facts.round_status(state),
        legend=(tr("Pts: points before the round"), *boards.board_legend(state.boards, table)),
        state=state,
        target=9.0,  # a round on one page is worth more than larger type on two; what stands alone grows
    )
