"""The rules about recorded games and what is public of them (see player_rules)."""

from __future__ import annotations

from tdapp.domain.rules.players import WordedRule
from tdapp.domain.words.checks import Level

RULES: tuple[WordedRule, ...] = (
    WordedRule(
        "game-replaced",
        Level.ACKNOWLEDGE,
        "These games are recorded already, with other moves, and would be replaced: {games}.",
        "Laws, 8.3",
    ),
    WordedRule(
        "no-delay",
        Level.CONFIRM,
        "Moves would be public at once: whoever helps a player from outside sees the position while it stands.",
        "Laws, 11.3.1",
    ),
)
