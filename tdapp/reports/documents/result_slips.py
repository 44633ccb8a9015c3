"""Result slips: eight to a sheet, in the order of the boards once the cut stack is piled up; byes have none."""

from __future__ import annotations

from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.card_sheets import card_sheet, event_words, imprint_words, round_and_board
from tdapp.reports.layout.cards import Card, CardModel, Choices, Ends, Rest, Say, Sign
from tdapp.reports.options import PrintOptions

ID = "result-slips"
NAME = marked("Result slips")


def build(data: DocumentData, options: PrintOptions) -> CardModel:
    """The slips of one round; ``options.first`` makes a test print of the first few."""
    state = data.round(options)
    imprint = imprint_words(data, options, state)
    return card_sheet(
        data,
        options,
        ID,
        NAME,
        [_slip(data, options, state, board, imprint) for board in state.boards],
        across=2,
        down=4,
        stack_cut=True,
        noun=tr("Boards"),
        stage=facts.round_stage(data, state),
        state=state,
    )


def _slip(data: DocumentData, options: PrintOptions, state: Round, board: Board, imprint: str) -> Card:
    players = data.players
    half = decimals("½–½" if options.half_sign else "0.5–0.5")
    return Card(
        (
            Ends(event_words(data), imprint, size=7.2, grey=0.2),
            round_and_board(state, board, 15, 2),
            Say(
                tr("White {white}  {name}").format(white=board.white, name=players[board.white].name),
                size=12,
                bold=True,
                name=True,
                space=5,
            ),
            Say(
                tr("Black {black}  {name}").format(black=board.black, name=players[board.black].name),
                size=12,
                bold=True,
                name=True,
                space=2,
            ),
            Say(tr("Result (circle one)"), size=7.2, grey=0.2, space=6),
            Choices(("1–0", half, "0–1", tr("other: ………………")), size=13.5, space=3),
            Rest(),
            Sign((tr("White"), tr("Black"), tr("Arbiter")), space=17),
        ),
        landmark=str(board.number),
    )
