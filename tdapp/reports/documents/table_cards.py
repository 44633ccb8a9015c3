"""Cards on the tables: board numbers, players' places, and the pairing of a round; tents fold in the middle."""

from __future__ import annotations

from tdapp.domain.section.player import Standing
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.card_sheets import (
    card_sheet,
    categories_of,
    emblem,
    event_words,
    imprint_words,
    players_of,
    round_and_board,
)
from tdapp.reports.documents.flags import flag_of
from tdapp.reports.layout.cards import Card, CardModel, Ends, Flagged, Part, Rest, Say
from tdapp.reports.layout.model import Align
from tdapp.reports.layout.names import spoken
from tdapp.reports.options import PrintOptions

BOARD_ID, BOARD_NAME = "board-cards", marked("Board cards")
PLACE_ID, PLACE_NAME = "place-cards", marked("Place cards")
PAIRING_ID, PAIRING_NAME = "pairing-cards", marked("Pairing cards")


def build_boards(data: DocumentData, options: PrintOptions) -> CardModel:
    """A tent for every board that the field can need."""
    active = sum(player.standing is Standing.ACTIVE for player in data.section.players)
    last = max([active // 2, *(board.number for state in data.rounds for board in state.boards)])
    cards = []
    for number in range(1, last + 1):
        parts: tuple[Part, ...] = (
            *emblem(data, 26),
            Rest(),
            Say(str(number), size=92, bold=True, align=Align.CENTRE),
            Rest(),
            Say(event_words(data), size=9, align=Align.CENTRE, grey=0.2),
        )
        cards.append(Card(parts, parts, str(number)))
    return card_sheet(data, options, BOARD_ID, BOARD_NAME, cards, across=2, down=2, noun=tr("Boards"))


def build_places(data: DocumentData, options: PrintOptions) -> CardModel:
    """A tent for every player in the order of the start list."""
    cards = []
    for player in players_of(data, options):
        first, second = spoken(player.name)
        about = " · ".join(filter(None, (player.federation, player.title, str(player.rating or ""))))
        beside = " · ".join(filter(None, (player.club, *categories_of(data, player))))
        parts: list[Part] = [
            Ends(event_words(data), tr("No. {number}").format(number=player.number), size=11),
            *emblem(data, 30),
            Rest(),
            Say(first, size=52, bold=True, align=Align.CENTRE, most=2),
        ]
        if second:
            parts.append(Say(second, size=34, align=Align.CENTRE, most=2))
        if player.native_name:
            parts.append(Say(player.native_name, size=18, align=Align.CENTRE, name=True))
        flag = flag_of(player.federation)
        if about or flag is not None:
            parts.append(Flagged(about, flag, size=17, space=7))
        if beside:
            parts.append(Say(beside, size=15, align=Align.CENTRE, space=3, most=2))
        parts.append(Rest())
        cards.append(Card(tuple(parts), tuple(parts), str(player.number)))
    return card_sheet(data, options, PLACE_ID, PLACE_NAME, cards, across=1, down=2, noun=tr("Numbers"))


def build_pairings(data: DocumentData, options: PrintOptions) -> CardModel:
    """A card for every board of a round with both players, to be laid on the table."""
    state = data.round(options)
    players, imprint = data.players, imprint_words(data, options, state)
    cards = []
    for board in state.boards:
        parts: list[Part] = [
            Ends(event_words(data), imprint, size=7.5, grey=0.2),
            round_and_board(state, board, 26, 4),
            Rest(),
        ]
        for colour, number in ((tr("White"), board.white), (tr("Black"), board.black)):
            player = players[number]
            about = " · ".join(filter(None, (player.title, player.federation, str(player.rating or ""))))
            parts += [
                Ends(colour if board.coloured else "", tr("No. {number}").format(number=number), size=9, grey=0.15),
                Say(player.name, size=17, bold=True, name=True),
                Say(about, size=9.5),
                Rest(),
            ]
        cards.append(Card(tuple(parts), landmark=str(board.number)))
    return card_sheet(
        data,
        options,
        PAIRING_ID,
        PAIRING_NAME,
        cards,
        across=2,
        down=3,
        stack_cut=True,
        noun=tr("Boards"),
        stage=facts.round_stage(data, state),
        state=state,
    )
