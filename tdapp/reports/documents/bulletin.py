"""The bulletin of a round: every recorded game with its moves, and the final positions."""

from __future__ import annotations

from tdapp.domain.games.letters import LETTERS, written_in
from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.round import Board
from tdapp.domain.words.wording import current_language, marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import result_text
from tdapp.reports.layout.diagrams import ACROSS
from tdapp.reports.layout.model import Block, Diagram, Diagrams, DocumentModel, Paragraph, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.games.of_round import games_of_round

ID = "bulletin"
NAME = marked("Bulletin")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The games of one round in the order of the boards, with the letters of the chosen language."""
    from tdapp.games.position import placed

    state = data.round(options)
    games = games_of_round(state, data.games)
    blocks: list[Block] = []
    diagrams: list[Diagram] = []
    for board in state.boards:
        record = games.of(board.number)
        if record is None or not record.plies:
            continue
        unit = f"game {board.number}"
        blocks.append(Paragraph(_head(data, options, board, record), Voice.HEADING, unit))
        blocks.append(Paragraph(moves_text(record, letters(options)), Voice.TEXT, unit))
        if record.rest:
            text = tr("Not understood, and kept as it was sent: {text}").format(text=record.rest[:300])
            blocks.append(Paragraph(text, Voice.NOTE, unit))
        view = placed(record, len(record.plies))
        names = f"{data.players[board.white].family} – {data.players[board.black].family}"
        diagrams.append(Diagram(f"{board.number}. {names}", _last_move(record, letters(options)), view.pieces))
    if not diagrams:
        blocks.append(Paragraph(tr("No game of this round is recorded."), Voice.TEXT))
    else:
        blocks.append(Paragraph(tr("Final positions"), Voice.HEADING))
    blocks += [Diagrams(tuple(diagrams[at : at + ACROSS])) for at in range(0, len(diagrams), ACROSS)]
    stage = facts.round_stage(data, state)
    return facts.sheet(data, options, ID, NAME, blocks, stage=stage, status=facts.round_status(state), state=state)


def letters(options: PrintOptions) -> str:
    """The language of the pieces on this paper: the chosen one, else that of its words."""
    return options.pieces if options.pieces in LETTERS else written_in(current_language())


def moves_text(record: GameRecord, pieces: str) -> str:
    """``1. e4 e5 2. Nf3``, in the letters of a language."""
    from tdapp.games.position import first_move, sans_of

    number, white = first_move(record)
    words = []
    for index, san in enumerate(sans_of(record, pieces)):
        if white:
            words.append(f"{number}.\u00a0{san}")
        else:
            words.append(f"{number}…\u00a0{san}" if index == 0 else san)
            number += 1
        white = not white
    return " ".join(words)


def _last_move(record: GameRecord, pieces: str) -> str:
    from tdapp.games.position import numbered, sans_of

    san = sans_of(record, pieces)[-1]
    return f"{numbered(record, len(record.plies))} {san}"


def _head(data: DocumentData, options: PrintOptions, board: Board, record: GameRecord) -> str:
    sides = []
    for number in board.players:
        player = data.players[number]
        rating = f" ({player.rating})" if player.rating else ""
        sides.append(" ".join(filter(None, (player.title, player.name))) + rating)
    result = result_text(board, half_sign=options.half_sign)
    eco = record.header("ECO")
    return " · ".join(filter(None, (f"{board.number}. {sides[0]} – {sides[1]}", eco, result)))
