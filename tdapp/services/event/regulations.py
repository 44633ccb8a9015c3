"""The regulations of a section: what is impossible at any time, and what is locked once round 1 is paired."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import partial

from tdapp.domain.rules.players import rule
from tdapp.domain.section.event import ByeRules, RoundTime, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.player import BLITZ, RAPID, STANDARD
from tdapp.domain.words.checks import Warning, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.baku import asks_for_baku
from tdapp.services.event.possible import why_not_initial_colour, why_not_points, why_not_rounds, why_not_system
from tdapp.services.pairing.possible import why_not_accelerate
from tdapp.services.players.possible import why_not_rating_method

MOST_ROUNDS = 300  # a TRF has no room for more
_UNRATED = re.compile(r"|lowest|average|performance|[1-9][0-9]{0,3}")
_TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


def check_facts(facts: SectionFacts) -> None:
    """RuleViolation for values that mean nothing."""
    if not 1 <= facts.rounds_total <= MOST_ROUNDS:
        raise RuleViolation(tr("A section has 1 to {most_rounds} rounds.").format(most_rounds=MOST_ROUNDS))
    if facts.system.stage_rounds > 1 and facts.rounds_total % facts.system.stage_rounds:
        text = tr("Each match has {games} games, a round for each: {rounds} rounds are no whole matches.")
        raise RuleViolation(text.format(games=facts.system.stage_rounds, rounds=facts.rounds_total))
    if not 1 <= facts.cycles <= 20:
        raise RuleViolation(tr("Players meet each other 1 to 20 times."))
    if facts.initial_colour not in ("", "W", "B"):
        raise RuleViolation(tr("The initial colour is white or black."))
    if facts.rate not in (STANDARD, RAPID, BLITZ):
        raise RuleViolation(tr("The rate of play is standard, rapid or blitz."))
    if facts.byes.half_limit < 0 or (facts.byes.half_until is not None and facts.byes.half_until < 1):
        raise RuleViolation(tr("The rules for half-point byes name a number of byes and a round."))
    if len(facts.round_dates) > facts.rounds_total or len(facts.round_times) > facts.rounds_total:
        raise RuleViolation(tr("The schedule has more than {count} rounds.").format(count=facts.rounds_total))
    for number, time in enumerate(facts.round_times, 1):
        if time.start and not _TIME.fullmatch(time.start):
            raise RuleViolation(
                tr("“{start}” (round {number}) is not a time of day; write for example 14:30.").format(
                    start=time.start[:20], number=number
                )
            )
        if time.default_minutes is not None and not 0 <= time.default_minutes <= 24 * 60:
            raise RuleViolation(tr("The default time of round {number} is given in minutes.").format(number=number))
    if not _UNRATED.fullmatch(facts.unrated_rule):
        raise RuleViolation(tr("Unrated players count as a number, the lowest, the average or their performance."))


def changes_under_way(section: Section, before: SectionFacts, after: SectionFacts) -> Iterator[Warning]:
    """What the change of regulations means once rounds are paired; nothing before round 1."""
    paired = section.rounds_paired
    if not paired:
        return
    parameters = _changed_parameters(before, after)
    later = after.system.parameters.LATER if after.system.parameters else frozenset()
    system = (
        _table(before) != _table(after)
        or (before.type_code and before.type_code != after.type_code)
        or not parameters <= later
    )
    for changed, why_not in (
        (before.points != after.points, why_not_points(section)),
        (system, why_not_system(section)),
        (before.initial_colour != after.initial_colour, why_not_initial_colour(section, after.initial_colour)),
        (before.rating_method is not after.rating_method, why_not_rating_method(section)),
        (before.rounds_total != after.rounds_total, why_not_rounds(section, after.rounds_total)),
    ):
        if changed and why_not is not None:
            yield why_not
    if before.rounds_total != after.rounds_total:
        yield rule("rounds-changed").warn(before=before.rounds_total, after=after.rounds_total)
    if parameters and parameters <= later:
        yield rule("parameters-changed").warn(
            before=before.system_text or partial(tr, "the usual"), after=after.system_text or partial(tr, "the usual")
        )
    if before.edition is not after.edition:
        yield rule("edition-changed").warn(before=before.edition.value, after=after.edition.value)
    if before.unrated_rule != after.unrated_rule:
        yield rule("unrated-rule-changed").warn(
            before=before.unrated_rule or partial(tr, "none"), after=after.unrated_rule or partial(tr, "none")
        )
    if before.byes != after.byes:
        yield rule("bye-rules-changed").warn(
            before=partial(bye_words, before.byes), after=partial(bye_words, after.byes)
        )


def check_acceleration(before: Section, after: Section) -> None:
    """Refused where the regulations would bring Baku to a section that cannot have it now, or take its points away."""
    if asks_for_baku(after) and (not asks_for_baku(before) or before.points != after.points):
        require(why_not_accelerate(after))


def _table(facts: SectionFacts) -> tuple[str, int, bool]:
    return facts.system.key, facts.cycles, facts.system.berger and facts.swap_last_two


def _changed_parameters(before: SectionFacts, after: SectionFacts) -> set[str]:
    """Fields of the system's parameters with another value; nothing where the system is another one."""
    if before.system is not after.system:
        return set()
    old, new = before.system_facts, after.system_facts
    names = [one.name for one in fields(new)] if new is not None else []
    return {name for name in names if getattr(old, name) != getattr(new, name)}


def bye_words(byes: ByeRules) -> str:
    """The rules for half-point byes as a part of a sentence."""
    if not byes.half_allowed:
        return tr("no half-point byes")
    if byes.half_until is None:
        return tr("at most {count} for a player").format(count=byes.half_limit)
    return tr("at most {count} for a player until round {round}").format(count=byes.half_limit, round=byes.half_until)


def trimmed_times(times: tuple[RoundTime, ...]) -> tuple[RoundTime, ...]:
    """The times of rounds without the unknown ones at the end."""
    last = max((number for number, time in enumerate(times, 1) if time != RoundTime()), default=0)
    return times[:last]
