"""Every command, and every step that the journal knows, by its id."""

from __future__ import annotations

from tdapp.domain.commands.command import Command, Step
from tdapp.domain.commands.event import EVENT_COMMANDS
from tdapp.domain.commands.games import GAME_COMMANDS
from tdapp.domain.commands.history import HISTORY_STEPS
from tdapp.domain.commands.knockout import KNOCKOUT_COMMANDS
from tdapp.domain.commands.ladder import LADDER_COMMANDS
from tdapp.domain.commands.norms import NORM_COMMANDS
from tdapp.domain.commands.players import PLAYER_COMMANDS
from tdapp.domain.commands.rounds import ROUND_COMMANDS
from tdapp.domain.commands.sheets import SHEET_COMMANDS
from tdapp.domain.commands.teams import TEAM_COMMANDS

COMMANDS: tuple[type[Command], ...] = (
    *LADDER_COMMANDS,
    *ROUND_COMMANDS,
    *EVENT_COMMANDS,
    *PLAYER_COMMANDS,
    *SHEET_COMMANDS,
    *NORM_COMMANDS,
    *GAME_COMMANDS,
    *TEAM_COMMANDS,
    *KNOCKOUT_COMMANDS,
)
STEPS: dict[str, type[Step]] = {step.ID: step for step in (*COMMANDS, *HISTORY_STEPS)}
