"""Events of more than 30 days (Q210-216): rating lists change under way, so ratings belong to rounds."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player

LONG_EVENT_DAYS = 30


def days_between(section: Section) -> int | None:
    """Days from the first to the last date known of the event, its section's rounds included; None without two."""
    dates = [date for date in (section.event.start, section.event.end, *section.round_dates) if date is not None]
    return (max(dates) - min(dates)).days if len(dates) > 1 else None


def dates_say_long(section: Section) -> bool:
    """What the dates propose."""
    days = days_between(section)
    return days is not None and days > LONG_EVENT_DAYS


def is_long(section: Section) -> bool:
    """What the arbiter said, else what the dates say."""
    return dates_say_long(section) if section.long_event is None else section.long_event


def rating_in_round(player: Player, round_number: int) -> int | None:
    """The rating a player has in a round: the tournament rating, or the last one noted for a round up to this one."""
    rating = player.rating
    for number, noted in player.round_ratings:
        if number <= round_number:
            rating = noted
    return rating
