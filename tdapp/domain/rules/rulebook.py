"""All rules with a warning level together: what the checklist asks to be listed, and where a handler looks one up."""

from __future__ import annotations

from tdapp.domain.rules import games as game_rules
from tdapp.domain.rules import players as player_rules
from tdapp.domain.rules import rounds as round_rules
from tdapp.domain.rules import steps as step_rules
from tdapp.domain.rules import teams as team_rules
from tdapp.domain.rules.players import WordedRule
from tdapp.domain.words.checks import Level

RULES: tuple[WordedRule, ...] = (
    *(*player_rules.RULES, *round_rules.RULES, *step_rules.RULES),
    *(*game_rules.RULES, *team_rules.RULES),
)

_BY_ID = {rule.id: rule for rule in RULES}


def rule(rule_id: str) -> WordedRule:
    """The rule with this id; KeyError when there is none."""
    return _BY_ID[rule_id]


def level_of(rule_id: str) -> Level | None:
    """How serious a rule is; None for one that has no level, or that nobody knows."""
    known = _BY_ID.get(rule_id)
    return None if known is None else known.level
