"""The rulebook: ids are unique, articles are named, every rule is used by a handler and met by a test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tdapp.domain.rules import players as player_rules
from tdapp.domain.rules.players import WordedRule
from tdapp.domain.rules.rulebook import RULES, rule
from tdapp.domain.words.checks import Level, NeedsConfirmation, Refused, settle

ROOT = Path(__file__).parents[3]


def test_ids_are_unique() -> None:
    assert len({one.id for one in RULES}) == len(RULES)
    assert all(rule(one.id) is one for one in RULES)


# FIDE leaves line-ups, rosters and decisions about matches to the regulations of the event: there is no article
BY_THE_EVENT = {
    "roster-too-large", "line-up-order-free", "line-up-gap", "match-score-sum", "match-forfeit", "team-points",
    "match-decided", "decision-back", "knockout-out", "knockout-done", "tie-games-dropped", "tie-game-colours",
    "line-up-short", "board-lost", "board-given-back",
    "not-yet-eligible", "no-longer-eligible", "reserve-used-up", "order-by-rating", "order-by-rank",
    "plays-same-day", "fixed-above", "above-used-up", "stays-above",
}  # fmt: skip
# how several arbiters work on one event is ours
OF_OURS = {"changed-meanwhile"}


def test_every_rule_is_a_sentence_with_a_level() -> None:
    for one in RULES:
        names = set(re.findall(r"\{(\w+)\}", one.text))
        text = one.words(**dict.fromkeys(names, "<x>"))
        assert text[0].isupper() or text.startswith("<x>"), one.id
        assert text.endswith("."), one.id
        assert "{" not in text, one.id
        if one.level in (Level.CONFIRM, Level.TWO_STEPS) and not one.id.startswith("same-"):
            assert bool(one.article) != (one.id in BY_THE_EVENT | OF_OURS), one.id


@cache
def words_in(folder: str, *but: str) -> frozenset[str]:
    """What stands between quotation marks in the modules of a folder."""
    modules = (path for path in (ROOT / folder).rglob("*.py") if path.name not in but)
    return frozenset(
        word for path in modules for word in re.findall(r'"([\w-]+)(?=")', path.read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize("one", player_rules.RULES, ids=lambda one: one.id)
def test_every_rule_is_used_and_tested(one: WordedRule) -> None:
    assert one.id in words_in("tdapp", "player_rules.py", "round_rules.py")
    assert one.id in words_in("tests")


def test_settling() -> None:
    ask, refuse, know = (
        rule(name).warn(name="A", count=2, round=1)
        for name in ("second-half-bye", "half-bye-not-allowed", "full-point-bye")
    )
    assert settle([], ()) == ()
    assert settle([ask, know], ("second-half-bye", "full-point-bye")) == (ask, know)
    with pytest.raises(NeedsConfirmation) as caught:
        settle([ask, know], ("second-half-bye",))
    assert caught.value.level is Level.CONFIRM
    with pytest.raises(Refused):
        settle([ask, refuse], ("second-half-bye", "half-bye-not-allowed"))


@pytest.mark.parametrize(
    ("rule_id", "facts", "noted"),
    [
        ("published-withdrawn", {"round": 3}, "The published pairings of round 3 were withdrawn."),
        ("results-unpaired", {"round": 3, "count": 2}, "Round 3 was unpaired, and its results (2) were withdrawn."),
        (
            "expulsion",
            {"name": "Ann (1)"},
            "Ann (1) was expelled: not paired any more and left out of the standings.",
        ),
        ("numbers-exchanged", {"first": "A", "second": "B"}, "A and B exchange their pairing numbers."),
    ],
)
def test_the_report_says_what_was_done_and_not_what_was_asked(rule_id: str, facts: dict, noted: str) -> None:
    assert rule(rule_id).warn(**facts).english == noted


def test_no_report_says_of_itself_that_it_notes() -> None:
    for one in RULES:
        if one.level is not None:
            names = set(re.findall(r"\{(\w+)\}", one.text + one.noted))
            assert not one.warn(**dict.fromkeys(names, "x")).english.endswith("is noted in the tournament report."), (
                one.id
            )
