"""Names of the usual categories in the language of here and now; an arbiter's own stay as they were typed."""

from __future__ import annotations

from tdapp.domain.section.category import CategoryRule
from tdapp.domain.section.event import Section
from tdapp.domain.words.wording import marked, tr
from tdapp.services.categories.membership import usual_plan

_ALONE = (marked("Women"), marked("Unrated"))


def category_label(name: str, section: Section) -> str:
    """A category as shown; its English name, as it was offered, identifies it everywhere else."""
    if name in _ALONE:
        return tr(name)
    rules = section.categories.rules or usual_plan(section).rules
    return next((_band(rule) for rule in rules if rule.name == name), name)


def _band(rule: CategoryRule) -> str:
    """A band of ratings that has the name under which it was offered, in words; else the rule's name."""
    if rule.rating_to is None:
        return rule.name
    for text, high in (
        (marked("under {high}"), rule.rating_to + 1),
        (marked("Rating below {high}"), rule.rating_to + 1),
        (marked("Rating {low}–{high}"), rule.rating_to),
    ):
        if text.format(low=rule.rating_from, high=high) == rule.name:
            return tr(text).format(low=rule.rating_from, high=high)
    return rule.name
