"""The framework of warning levels: every rule is worded, nothing passes unconfirmed, level 5 never."""

from __future__ import annotations

import string

import pytest

from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.words.checks import Level, NeedsConfirmation, Refused, Rule, settle

TWO, THREE, FIVE = (Rule(f"rule-{level}", level, "Q1") for level in (Level.ACKNOWLEDGE, Level.CONFIRM, Level.REFUSE))


def test_nothing_to_confirm_passes() -> None:
    assert settle((), ()) == ()


def test_all_warnings_are_shown_until_all_are_confirmed() -> None:
    warnings = (TWO.warn("One."), THREE.warn("Two."))
    for confirmed in ((), (TWO.id,), (THREE.id,)):
        with pytest.raises(NeedsConfirmation, match=r"One\. Two\.") as caught:
            settle(warnings, confirmed)
        assert caught.value.warnings == warnings
        assert caught.value.level is Level.CONFIRM
    assert settle(warnings, (THREE.id, TWO.id)) == warnings


def test_level_5_is_refused_whatever_was_confirmed() -> None:
    with pytest.raises(Refused, match=r"Never\.") as caught:
        settle((TWO.warn("One."), FIVE.warn("Never.")), (TWO.id, FIVE.id))
    assert [warning.rule_id for warning in caught.value.warnings] == [FIVE.id]


def test_rule_ids_are_unique() -> None:
    assert len({rule.id for rule in RULES}) == len(RULES)


def test_a_rule_is_one_or_two_sentences_with_named_facts() -> None:
    for rule in RULES:
        names = [name for _, name, _, _ in string.Formatter().parse(rule.text) if name is not None]
        assert all(name.isidentifier() for name in names), rule.id
        assert rule.text.endswith("."), rule.id
        assert "<" not in rule.text, rule.id
