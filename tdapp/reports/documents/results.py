"""Results of a round by board."""

from __future__ import annotations

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import boards, facts
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.options import PrintOptions

ID = "results"
NAME = marked("Results")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of one round; what is open has an empty frame."""
    state = data.round(options)
    table = boards.board_table(data, state, options, state.boards, results=True)
    missing = len(state.open_boards)
    entered = len(state.boards) - missing
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        [*([table] if state.boards else []), *boards.not_paired(data, state, options)],
        stage=facts.round_stage(data, state),
        status=(
            *facts.round_status(state),
            *((tr("{entered} of {all} results").format(entered=entered, all=len(state.boards)),) if missing else ()),
        ),
        legend=(tr("Pts: points before the round"), *boards.board_legend(state.boards, table)),
        state=state,
        target=9.0,  # a round on one page is worth more than larger type on two; what stands alone grows
    )
