"""Handlers of tournament ratings, categories and the order of rating lists."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.players import UseRatingMethod
from tdapp.domain.commands.ratings import SetCategories, SetListOrder
from tdapp.domain.ratings.rating_list import clean_source
from tdapp.domain.section.category import CategoryPlan, CategoryRule, HandSet
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.player import Player
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import no_player, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.players.possible import why_not_rating_method
from tdapp.services.ports.handler import handles
from tdapp.services.ports.player_fields import HIGHEST_RATING
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.ratings.list_orders import with_order
from tdapp.services.ratings.tournament_ratings import with_method

MOST_CATEGORIES = 100
LONGEST_CATEGORY = 60
_OLDEST = 120


def use_rating_method(rows: EventRows, command: UseRatingMethod) -> ChangeSet:
    """Every tournament rating by one method, before the start."""
    section = rows.snapshot(command.section_id)
    require(why_not_rating_method(section))
    facts, players = with_method(section, command.method, command.order, command.national_list)
    changed = [now for now, before in zip(players, section.players, strict=True) if now != before]
    rows.roster.write_facts(command.section_id, facts)
    rows.roster.write_players(command.section_id, changed)
    return _changed(command.section_id)


def set_categories(rows: EventRows, command: SetCategories) -> ChangeSet:
    """Write the plan, and what was decided by hand."""
    section = rows.snapshot(command.section_id)
    plan = checked_plan(command.plan)
    players = {player.number: player for player in section.players}
    for one in command.by_hand:
        if one.number not in players:
            raise no_player(one.number)
        players[one.number] = with_category(players[one.number], one)
    changed = [player for player in section.players if players[player.number] != player]
    rows.roster.write_facts(command.section_id, replace(facts_of(section), categories=plan))
    rows.roster.write_players(command.section_id, [players[player.number] for player in changed])
    return _changed(command.section_id)


def with_category(player: Player, hand: HandSet) -> Player:
    """The player in or out of a category by hand, or by the rules again."""
    name = trimmed(hand.category)
    put_in = tuple(one for one in player.categories if one != name)
    taken_out = tuple(one for one in player.not_categories if one != name)
    if hand.inside is True:
        put_in = (*put_in, name)
    elif hand.inside is False:
        taken_out = (*taken_out, name)
    return replace(player, categories=put_in, not_categories=taken_out)


def checked_plan(plan: CategoryPlan) -> CategoryPlan:
    """The plan as it is stored; RuleViolation where a rule means nothing."""
    if len(plan.rules) > MOST_CATEGORIES:
        raise RuleViolation(tr("A section has at most {count} categories.").format(count=MOST_CATEGORIES))
    rules = tuple(_checked_rule(rule) for rule in plan.rules)
    seen: set[str] = set()
    for rule in rules:
        if rule.name.casefold() in seen:
            raise RuleViolation(tr("Two categories are called “{name}”.").format(name=rule.name))
        seen.add(rule.name.casefold())
    return replace(plan, rules=rules)


def _checked_rule(rule: CategoryRule) -> CategoryRule:
    name = trimmed(rule.name)
    if not name:
        raise RuleViolation(tr("A category needs a name."))
    if len(name) > LONGEST_CATEGORY or "," in name:
        raise RuleViolation(
            tr("“{name}”: the name of a category has no comma and at most {count} characters.").format(
                name=name[:LONGEST_CATEGORY], count=LONGEST_CATEGORY
            )
        )
    if any(age is not None and not 1 <= age <= _OLDEST for age in (rule.under, rule.over)):
        raise RuleViolation(tr("{name}: an age is a number from 1 to {most}.").format(name=name, most=_OLDEST))
    if rule.under is not None and rule.over is not None and rule.under <= rule.over:
        raise RuleViolation(tr("{name}: nobody has reached one age and is under the other.").format(name=name))
    low, high = rule.rating_from, rule.rating_to
    if any(bound is not None and not 0 <= bound <= HIGHEST_RATING for bound in (low, high)):
        raise RuleViolation(tr("{name}: a rating is a number up to {most}.").format(name=name, most=HIGHEST_RATING))
    if low is not None and high is not None and low > high:
        raise RuleViolation(tr("{name}: the lowest rating is above the highest.").format(name=name))
    return replace(
        rule,
        name=name,
        rating_kind=trimmed(rule.rating_kind),
        federations=tuple(dict.fromkeys(one.strip().upper() for one in rule.federations if one.strip())),
        clubs=tuple(dict.fromkeys(filter(None, map(trimmed, rule.clubs)))),
        titles=tuple(dict.fromkeys(filter(None, map(trimmed, rule.titles)))),
    )


def set_list_order(rows: EventRows, command: SetListOrder) -> ChangeSet:
    """Write the order of one rate of play."""
    facts = with_order(facts_of(rows.snapshot(command.section_id)), command.rate, command.order)
    changed = replace(facts, national_list=clean_source(command.national_list))
    rows.roster.write_facts(command.section_id, changed)
    return touched(command.section_id, Topic.EVENT)


def _changed(section_id: int) -> ChangeSet:
    return touched(section_id, Topic.PLAYERS, Topic.EVENT)


ROWS = (
    handles(UseRatingMethod, use_rating_method),
    handles(SetCategories, set_categories),
    handles(SetListOrder, set_list_order),
)
