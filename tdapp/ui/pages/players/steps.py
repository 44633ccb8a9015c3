"""What each action on players does, so that who was invited for none of it sees why."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.domain.commands.command import Step
from tdapp.domain.commands.event import MovePlayers
from tdapp.domain.commands.players import (
    AddPlayers,
    CloseCheckIn,
    DrawNumbers,
    EditPlayers,
    ExchangeNumbers,
    ExpelPlayer,
    ReenterPlayer,
    RegenerateNumbers,
    RemovePlayers,
    SetAbsences,
    SetNumbers,
    UseRatingMethod,
    WithdrawPlayer,
)
from tdapp.domain.commands.ratings import SetCategories, SetListOrder

STEPS: Mapping[str, tuple[type[Step], ...]] = MappingProxyType(
    {
        **dict.fromkeys(("add", "bulk"), (AddPlayers,)),
        **dict.fromkeys(("edit", "category"), (EditPlayers,)),
        "absences": (SetAbsences,),
        "withdraw": (WithdrawPlayer,),
        "reenter": (ReenterPlayer,),
        "expel": (ExpelPlayer,),
        "remove": (RemovePlayers,),
        "move": (MovePlayers,),
        "close-check-in": (CloseCheckIn,),
        "regenerate": (RegenerateNumbers,),
        "exchange": (ExchangeNumbers,),
        "lot": (DrawNumbers,),
        "order": (SetNumbers,),
        "method": (UseRatingMethod, SetListOrder),
        "categories": (SetCategories,),
    }
)
"""By the id of the action."""
