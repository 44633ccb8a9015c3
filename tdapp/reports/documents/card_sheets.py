"""What all documents of cards share: the model with its heading, paper and imprint."""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import board_label
from tdapp.reports.layout.cards import Card, CardModel, Emblem, Ends, Part
from tdapp.reports.options import PrintOptions
from tdapp.services.categories.labels import category_label


def card_sheet(
    data: DocumentData,
    options: PrintOptions,
    document_id: str,
    title: str,
    cards: Sequence[Card],
    *,
    across: int,
    down: int,
    landscape: bool = False,
    stack_cut: bool = False,
    noun: str = marked("Cards"),
    stage: str = "",
    state: Round | None = None,
) -> CardModel:
    """The model; ``options.first`` keeps only so many cards, as a test."""
    held = tuple(cards[: options.first] if options.first else cards)
    return CardModel(
        document_id=document_id,
        heading=facts.heading(data.standings, options, title, stage=stage, status=()),
        imprint=facts.imprint(data.standings, options, (), brief=True, state=state),
        cards=held,
        paper=options.paper,
        across=across,
        down=down,
        landscape=landscape,
        stack_cut=stack_cut,
        noun=tr(noun),
        author=data.section.event.chief_arbiter,
        language=options.language,
    )


def emblem(data: DocumentData, height: float) -> tuple[Part, ...]:
    """The event's logo, where it has one."""
    logo = data.section.page_head.logo
    return () if logo is None else (Emblem(logo, height, space=2),)


def round_and_board(state: Round, board: Board, size: float, space: float) -> Ends:
    """The round at the left, the board at the right."""
    left, right = (
        tr("Round {number}").format(number=state.number),
        tr("Board {board}").format(board=board_label(board, state)),
    )
    return Ends(left, right, size=size, bold=True, space=space)


def players_of(data: DocumentData, options: PrintOptions) -> list[Player]:
    """Who gets a card, by start number."""
    chosen = (row.player for row in facts.chosen_rows(data.standings, options))
    wanted = (player for player in chosen if options.player in (None, player.number))
    return sorted(wanted, key=lambda player: player.number)


def categories_of(data: DocumentData, player: Player) -> tuple[str, ...]:
    """The player's categories as they are shown."""
    return tuple(category_label(name, data.section) for name in player.categories)


def event_words(data: DocumentData) -> str:
    """Event and section on one line, and that it is not in FIDE mode."""
    return " · ".join(filter(None, (data.section.event.name, section_words(data))))


def section_words(data: DocumentData) -> str:
    """The section, and that it is not in FIDE mode."""
    left = "" if data.section.fide_mode else tr(facts.LEFT_FIDE_MODE)
    return " · ".join(filter(None, (data.section.name, left)))


def imprint_words(data: DocumentData, options: PrintOptions, state: Round | None = None) -> str:
    """Serial and mark for the foot of a card."""
    imprint = facts.imprint(data.standings, options, (), brief=True, state=state)
    return " · ".join(filter(None, (imprint.serial, imprint.fide_mark)))
