"""One example of every command about games, over the section of conftest (rounds 1 and 2 are held)."""

from __future__ import annotations

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.games import (
    AttachGame,
    ImportGames,
    NameInSource,
    RemoveGames,
    SetBroadcast,
    ShowGames,
    TakeAlert,
    WriteGame,
)
from tdapp.domain.games.record import GameState
from tdapp.domain.games.text import GameText
from tdapp.domain.rules.games import RULES

ALL = tuple(rule.id for rule in RULES)
FOOLS_MATE = "f2f3/5398/2/1795339123.5 e7e5/5390 g2g4//7 d8h4////c"

PLAYED = GameText(1, 1, 4, moves=FOOLS_MATE, result="0-1", state=GameState.ENDED, source="file:a.pgn")
LOOSE = GameText(
    2, None, None, "Kővári <b>", "=HYPER", headers=(("ECO", "A00"), ("Event", "“x”")), moves="e2e4", rest="Sf3 ♘x",
    state=GameState.DOUBT,
)  # fmt: skip
OTHER = GameText(1, 1, 4, moves="e2e4 e7e5", result="1-0", state=GameState.ENDED)
CHESS960 = GameText(2, 2, 1, start="4k3/8/8/8/8/8/8/RK5R w HA - 0 1", chess960=True, moves="b1h1")

EXAMPLES: dict[type[Command], tuple[Command, ...]] = {
    ImportGames: (ImportGames(1, (PLAYED,)), ImportGames(1, (OTHER, LOOSE, CHESS960), ALL)),
    WriteGame: (ImportGames(1, (PLAYED,)), WriteGame(1, OTHER, "both scoresheets")),
    AttachGame: (ImportGames(1, (LOOSE,)), AttachGame(1, 1, 2, 1)),
    RemoveGames: (ImportGames(1, (PLAYED, LOOSE)), RemoveGames(1, (2, 1))),
    ShowGames: (ImportGames(1, (PLAYED,)), ShowGames(1, (OTHER, CHESS960))),
    NameInSource: (NameInSource(1, "folder:games", "Mueler, <b>", 1, "Schmitt", 4),),
    TakeAlert: (TakeAlert(1, 1, 2, "A1", "threefold:31", "Zoë"),),
    SetBroadcast: (SetBroadcast(1, 0, True, "Bonjour <b>", "a match of two computers", ALL),),
}
