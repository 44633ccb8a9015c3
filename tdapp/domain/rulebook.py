"""All rules with a warning level together: what the checklist asks to be listed, and where a handler looks one up."""

from __future__ import annotations

from tdapp.domain import player_rules, round_rules
from tdapp.domain.player_rules import WordedRule

RULES: tuple[WordedRule, ...] = (*player_rules.RULES, *round_rules.RULES)

_BY_ID = {rule.id: rule for rule in RULES}


def rule(rule_id: str) -> WordedRule:
    """The rule with this id; KeyError when there is none."""
    return _BY_ID[rule_id]
