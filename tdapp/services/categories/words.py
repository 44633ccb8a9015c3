"""A category's rule as a sentence."""

from __future__ import annotations

from tdapp.domain.section.category import UNTITLED, CategoryPlan, CategoryRule
from tdapp.domain.section.player import Sex
from tdapp.domain.words.wording import tr


def rule_words(rule: CategoryRule, plan: CategoryPlan, year: int) -> str:
    """Who belongs to it, for the dialog and the regulations."""
    if rule.by_hand_only:
        return tr("By hand only.")
    parts = [*_ages(rule, plan, year), *_ratings(rule)]
    if rule.sex is not None:
        parts.append(tr("women only") if rule.sex is Sex.FEMALE else tr("men only"))
    if rule.federations:
        parts.append(tr("federation {names}").format(names=", ".join(rule.federations)))
    if rule.clubs:
        parts.append(tr("club {names}").format(names=", ".join(rule.clubs)))
    if rule.titles:
        names = [tr("no title") if title == UNTITLED else title for title in rule.titles]
        parts.append(tr("title: {names}").format(names=", ".join(names)))
    text = "; ".join(parts)
    return f"{text[:1].upper()}{text[1:]}."


def _ages(rule: CategoryRule, plan: CategoryPlan, year: int) -> list[str]:
    day = plan.cutoff.isoformat() if plan.cutoff else ""
    parts = []
    if rule.under is not None:
        if day:
            parts.append(tr("has not reached {age} before {day}").format(age=rule.under, day=day))
        else:
            parts.append(tr("born in {year} or later").format(year=year - rule.under))
    if rule.over is not None:
        if day:
            parts.append(tr("has reached {age} by {day}").format(age=rule.over, day=day))
        else:
            parts.append(tr("born in {year} or earlier").format(year=year - rule.over))
    return parts


def _ratings(rule: CategoryRule) -> list[str]:
    if not rule.asks_rating:
        return []
    if rule.rating_from is None and rule.rating_to is None:
        return [tr("no rating")]
    if rule.rating_from is None:
        text = tr("rating up to {high}").format(high=rule.rating_to)
    elif rule.rating_to is None:
        text = tr("rating {low} or more").format(low=rule.rating_from)
    else:
        text = tr("rating {low} to {high}").format(low=rule.rating_from, high=rule.rating_to)
    if rule.rating_kind:
        text = tr("{rating} ({kind})").format(rating=text, kind=rule.rating_kind)
    return [tr("{rating}, or none").format(rating=text) if rule.unrated else text]
