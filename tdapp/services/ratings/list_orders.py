"""The order in which the ratings of lists count, as the regulations of a section keep it."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.ratings.rating_list import RateOfPlay, parse_sequence, sequence_text
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.player import RATING_KINDS
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr


def with_order(facts: SectionFacts, rate: str, order: str) -> SectionFacts:
    """The regulations with another order of lists for a rate of play; an empty one is the usual order."""
    if rate not in RATING_KINDS[:3]:
        raise RuleViolation(tr("The rate of play is standard, rapid or blitz."))
    orders = {other: kept for other, kept in facts.list_orders if other != rate}
    if checked := checked_order(order):
        orders[rate] = checked
    return replace(
        facts, list_orders=tuple((one.value, orders[one.value]) for one in RateOfPlay if one.value in orders)
    )


def checked_order(text: str) -> str:
    """The order as it is stored; RuleViolation for one that cannot be read or names a rating twice."""
    try:
        order = parse_sequence(text)
    except ValueError:
        raise RuleViolation(
            tr("“{text}” is no order of rating lists; write for example FIDE:rapid,FIDE:standard.").format(
                text=text[:60]
            )
        ) from None
    if len(set(order)) < len(order):
        raise RuleViolation(tr("A rating stands twice in the order of the lists."))
    return sequence_text(order)
