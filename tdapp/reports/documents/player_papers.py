"""Papers for the players: badges to wear, and score sheets with the pairing of a round filled in."""

from __future__ import annotations

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.page_head import Picture
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
)
from tdapp.reports.documents.flags import flag_of
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.documents.regulations import role_name
from tdapp.reports.layout.cards import Band, Card, CardModel, Ends, Flagged, Moves, Part, Rest, Say, Sign
from tdapp.reports.layout.model import Align
from tdapp.reports.layout.names import spoken
from tdapp.reports.options import PrintOptions
from tdapp.services.games.of_round import games_of_round

BADGES_ID, BADGES_NAME = "badges", marked("Badges")
SCORE_ID, SCORE_NAME = "score-sheets", marked("Score sheets")
_MOVES, _LONG = 60, 105


def build_badges(data: DocumentData, options: PrintOptions) -> CardModel:
    """A badge for every player by start number, then for the officials; eight to a sheet."""
    cards = []
    for player in players_of(data, options):
        role = " · ".join((tr("Player"), *categories_of(data, player)))
        number = tr("No. {number}").format(number=player.number)
        about = " · ".join(filter(None, (player.federation, player.title)))
        flag = flag_of(player.federation)
        cards.append(_badge(data, player.name, role, number, flag, about, player.club, landmark=str(player.number)))
    if options.player is None and options.group is None:
        for one in data.section.event.officials:
            cards.append(_badge(data, one.name, role_name(one.role), "", None, one.title, landmark=one.name, dark=True))
    return card_sheet(data, options, BADGES_ID, BADGES_NAME, cards, across=2, down=4, noun=tr("Numbers"))


def _badge(
    data: DocumentData,
    name: str,
    role: str,
    corner: str,
    flag: Picture | None,
    about: str,
    club: str = "",
    *,
    landmark: str,
    dark: bool = False,
) -> Card:
    """What somebody is called stands first and large; what he does here is a bar at the foot, dark for officials."""
    first, second = spoken(name)
    parts: list[Part] = [
        Ends(event_words(data), corner, size=9, grey=0.15),
        *emblem(data, 26),
        Rest(),
        Say(first, size=30, bold=True, align=Align.CENTRE, most=2),
    ]
    if second:
        parts.append(Say(second, size=18, align=Align.CENTRE, most=2))
    if about or flag is not None:
        parts.append(Flagged(about, flag, size=12, space=5))
    if club:
        parts.append(Say(club, size=11, align=Align.CENTRE, space=3, most=2))
    return Card((*parts, Rest(), Band(role, dark, space=4)), landmark=landmark)


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
