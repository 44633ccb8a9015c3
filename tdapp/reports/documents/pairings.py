"""Pairings by board: for the desk, with a frame to write each result in."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.wording import marked
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import boards, facts
from tdapp.reports.layout.model import DocumentModel, Place
from tdapp.reports.options import PrintOptions

ID = "pairings"
NAME = marked("Pairings")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of one round; byes and absences follow the last board."""
    state = data.round(options)
    model = boards.board_sheet(data, options, ID, NAME, state, facts.round_status(state), results=False)
    return replace(model, place=Place.DESK)  # the one for the wall: wall_pairings
