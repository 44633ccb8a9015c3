"""One handler per command of the event, its sections and its players."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from tdapp.domain.commands.event import (
    AddSection,
    EditEvent,
    EditSection,
    EventCommand,
    MovePlayers,
    OrderSections,
    RemoveSection,
)
from tdapp.domain.commands.players import (
    AddPlayers,
    CloseCheckIn,
    DrawNumbers,
    EditPlayers,
    ExchangeNumbers,
    ExpelPlayer,
    PlayerCommand,
    ReenterPlayer,
    RegenerateNumbers,
    RemovePlayers,
    SetAbsences,
    SetCheckIn,
    SetNumbers,
    UseRatingMethod,
    WithdrawPlayer,
)
from tdapp.domain.commands.ratings import SetCategories, SetListOrder
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.changes import ChangeSet
from tdapp.services.event import handlers as event_handlers
from tdapp.services.players import handlers as player_handlers
from tdapp.services.players import numbering_handlers
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.ratings import handlers as rating_handlers


def handle_roster(
    rows: EventRows, command: EventCommand | PlayerCommand, check_ladder: Callable[[Section, Ladder], Ladder]
) -> ChangeSet:
    """Carry out a command inside an open transaction; RuleViolation when the rules forbid it."""
    match command:
        case EditEvent():
            return event_handlers.edit_event(rows, command)
        case AddSection():
            return event_handlers.add_section(rows, command, check_ladder)
        case EditSection():
            return event_handlers.edit_section(rows, command)
        case RemoveSection():
            return event_handlers.remove_section(rows, command)
        case MovePlayers():
            return event_handlers.move_players(rows, command)
        case OrderSections():
            return event_handlers.order_sections(rows, command)
        case AddPlayers():
            return player_handlers.add_players(rows, command)
        case EditPlayers():
            return player_handlers.edit_players(rows, command)
        case RemovePlayers():
            return player_handlers.remove_players(rows, command)
        case WithdrawPlayer():
            return player_handlers.withdraw_player(rows, command)
        case ReenterPlayer():
            return player_handlers.reenter_player(rows, command)
        case ExpelPlayer():
            return player_handlers.expel_player(rows, command)
        case SetAbsences():
            return player_handlers.set_absences(rows, command)
        case UseRatingMethod():
            return rating_handlers.use_rating_method(rows, command)
        case RegenerateNumbers():
            return numbering_handlers.regenerate_numbers(rows, command)
        case ExchangeNumbers():
            return numbering_handlers.exchange_numbers(rows, command)
        case SetNumbers():
            return numbering_handlers.set_numbers(rows, command)
        case DrawNumbers():
            return numbering_handlers.draw_numbers(rows, command)
        case SetCheckIn():
            return numbering_handlers.set_check_in(rows, command)
        case CloseCheckIn():
            return numbering_handlers.close_check_in(rows, command)
        case SetCategories():
            return rating_handlers.set_categories(rows, command)
        case SetListOrder():
            return rating_handlers.set_list_order(rows, command)
        case _:
            assert_never(command)
