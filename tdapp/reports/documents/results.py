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
    missing = len(state.open_boards)
    entered = len(state.boards) - missing
    status = (
        *facts.round_status(state),
        *((tr("{entered} of {all} results").format(entered=entered, all=len(state.boards)),) if missing else ()),
    )
    return boards.board_sheet(data, options, ID, NAME, state, status, results=True)
