"""Papers for the players: badges to wear, and score sheets with the pairing of a round filled in."""

from __future__ import annotations

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.card_sheets import (
    card_sheet,
    categories_of,
    emblem,
    event_words,
    players_of,
    round_and_board,
    section_words,
)
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.documents.regulations import role_name
from tdapp.reports.layout.cards import Card, CardModel, Ends, Moves, Rest, Say, Sign
from tdapp.reports.layout.model import Align
from tdapp.reports.options import PrintOptions
from tdapp.services.games.of_round import games_of_round

BADGES_ID, BADGES_NAME = "badges", marked("Badges")
SCORE_ID, SCORE_NAME = "score-sheets", marked("Score sheets")
_MOVES, _LONG = 60, 105


def build_badges(data: DocumentData, options: PrintOptions) -> CardModel:
    """A badge for every player by start number, then for the officials; eight to a sheet."""
    cards = []
    for player in players_of(data, options):
        about = " · ".join(filter(None, (player.federation, player.club, *categories_of(data, player))))
        name = " ".join(filter(None, (player.title, player.name)))
        cards.append(_badge(data, name, about, tr("No. {number}").format(number=player.number), str(player.number)))
    if options.player is None and options.group is None:
        for one in data.section.event.officials:
            cards.append(_badge(data, f"{one.title} {one.name}".strip(), role_name(one.role), "", one.name))
    return card_sheet(data, options, BADGES_ID, BADGES_NAME, cards, across=2, down=4, noun=tr("Numbers"))


def _badge(data: DocumentData, name: str, about: str, corner: str, landmark: str) -> Card:
    return Card(
        (
            Ends(data.section.event.name, corner, size=9, grey=0.15),
            *emblem(data, 30),
            Rest(),
            Say(name, size=22, bold=True, align=Align.CENTRE, name=True),
            Say(about, size=13, align=Align.CENTRE, space=4),
            Rest(),
            Say(section_words(data), size=9, align=Align.CENTRE, grey=0.15),
        ),
        landmark=landmark,
    )


def build_score_sheets(data: DocumentData, options: PrintOptions) -> CardModel:
    """Two sheets for every board of a round, side by side on the paper: one for each player.

    Where the game is recorded, its moves stand on them.
    """
    state = data.round(options)
    games = games_of_round(state, data.games)
    cards = [
        card
        for board in state.boards
        for card in [_score_sheet(data, options, state, board, games.of(board.number))] * 2
    ]
    return card_sheet(
        data,
        options,
        SCORE_ID,
        SCORE_NAME,
        cards,
        across=2,
        down=1,
        landscape=True,
        noun=tr("Boards"),
        stage=facts.round_stage(data, state),
        state=state,
    )


def _moves(record: GameRecord | None, options: PrintOptions) -> Moves:
    """Empty lines to write on, or as many as the game has with its moves in the letters of the paper."""
    heads = (tr("White"), tr("Black"))
    if record is None or not record.plies:
        return Moves(_MOVES, 2, heads, height=14.4, space=6)
    from tdapp.games.position import first_move, sans_of
    from tdapp.reports.documents.bulletin import letters

    sans = list(sans_of(record, letters(options)))
    if not first_move(record)[1]:
        sans.insert(0, "…")
    pairs = tuple((sans[at], sans[at + 1] if at + 1 < len(sans) else "") for at in range(0, len(sans), 2))
    if len(pairs) <= _MOVES:
        return Moves(_MOVES, 2, heads, height=14.4, space=6, texts=pairs)
    blocks = 3 if len(pairs) <= _LONG else 4
    lines = -(-len(pairs) // blocks)
    height = 14.4 * (_MOVES / 2) / max(lines, _MOVES // 2)
    return Moves(lines * blocks, blocks, heads, height=height, space=6, texts=pairs)


def _score_sheet(
    data: DocumentData, options: PrintOptions, state: Round, board: Board, record: GameRecord | None
) -> Card:
    when = facts.day(state.date) if state.date else ""
    parts = [
        Ends(event_words(data), when, size=8.5, grey=0.1),
        round_and_board(state, board, 13, 2),
    ]
    names = []
    for colour, number in ((tr("White"), board.white), (tr("Black"), board.black)):
        player = data.players[number]
        name = " ".join(filter(None, (colour, player.title, player.name)))
        names.append(Ends(name, rating_label(player), size=11, bold=True, space=3))
    return Card(
        (
            *parts,
            *names,
            _moves(record, options),
            Rest(),
            Sign((tr("Result"), tr("White"), tr("Black")), space=18),
        ),
        landmark=str(board.number),
    )
