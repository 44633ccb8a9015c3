"""The one handler of each command, as the rooms bring them."""

from __future__ import annotations

from tdapp.domain.commands.command import Command
from tdapp.services.event import handlers as event
from tdapp.services.event import qualified, section_life
from tdapp.services.games import handlers as games
from tdapp.services.norms import handlers as norms
from tdapp.services.players import handlers as players
from tdapp.services.players import numbering_handlers
from tdapp.services.ports.handler import Handler
from tdapp.services.prizes import handlers as sheets
from tdapp.services.ratings import handlers as ratings
from tdapp.services.rounds import by_hand, life, pairing_rules, results
from tdapp.services.systems import tie_games
from tdapp.services.tables import handlers as tables
from tdapp.services.teams import fines, knockout, league, matches, squads

_ROOMS = (
    *(event, qualified, section_life, players, numbering_handlers, ratings),
    *(life, results, tie_games, by_hand, pairing_rules, tables, sheets, norms, games),
    *(squads, matches, knockout, league, fines),
)
HANDLERS: dict[type[Command], Handler] = dict(row for room in _ROOMS for row in room.ROWS)
