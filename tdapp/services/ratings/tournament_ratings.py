"""Whose tournament rating another method would change; nothing is changed here."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.ratings.rating_list import clean_source
from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.facts import SectionFacts, facts_of, with_facts
from tdapp.domain.section.player import Player
from tdapp.domain.section.tournament_rating import with_tournament_rating
from tdapp.services.ratings.list_orders import with_order


def with_method(
    section: Section, method: RatingMethod, order: str | None = None, national_list: str | None = None
) -> tuple[SectionFacts, tuple[Player, ...]]:
    """The regulations and the players under a method; ``order`` and ``national_list`` None: as they are."""
    facts = replace(facts_of(section), rating_method=method)
    if order is not None:
        facts = with_order(facts, section.rate, order)
    if national_list is not None:
        facts = replace(facts, national_list=clean_source(national_list))
    ruled = with_facts(section, facts)
    return facts, tuple(with_tournament_rating(player, method, ruled) for player in section.players)


def would_change(
    section: Section, method: RatingMethod, order: str | None = None, national_list: str | None = None
) -> tuple[tuple[int | None, Player], ...]:
    """(rating until now, player with the new one) for everybody whose rating changes."""
    _, players = with_method(section, method, order, national_list)
    return tuple(
        (before.rating, now)
        for before, now in zip(section.players, players, strict=True)
        if before.rating != now.rating
    )
