"""What a tournament report (FIDE's form IT3) asks for. Its layout is not known here: data for the federation's form."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from tdapp.domain.norms.answers import PairedBy
from tdapp.domain.section.event import CHIEF, DEPUTY, Event, Official, Section
from tdapp.domain.section.outcome import RULES
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Round
from tdapp.domain.section.tournament_rating import fide_rating, order_of
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.ratings.changes import SCORES

FORM_TITLES = ("GM", "IM", "FM", "WGM", "WIM", "WFM")
"""The titles that the form counts: CM and WCM are none there."""
_ORGANISER = "organiser"


@dataclass(frozen=True, slots=True)
class Count:
    """A line of the mix: players in all, the federations they come from, players of the host."""

    what: str
    total: int
    federations: int
    host: int


@dataclass(frozen=True, slots=True)
class TournamentReport:
    """Lines of the form (label, value) and the mix of players."""

    lines: tuple[tuple[str, str], ...]
    counts: tuple[Count, ...]


def tournament_report(section: Section, rounds: Sequence[Round] = ()) -> TournamentReport:
    """The data as they stand; what the event does not know is an empty value."""
    event = section.event
    rated_games, unrated_games = rated_and_unrated_games(section)
    programs = dict.fromkeys(one.engine.program for one in rounds if one.engine.program)
    organiser = next((one for one in event.officials if one.role == _ORGANISER), None)
    deputies = [one for one in event.officials if one.role == DEPUTY] or [
        Official(DEPUTY, name) for name in event.deputies
    ]
    lines = [
        (tr("FIDE's number of the event"), ""),
        (tr("Event"), " · ".join(filter(None, (event.name, section.name)))),
        (tr("Start"), form_date(event.start)),
        (tr("End"), form_date(event.end)),
        (tr("Venue"), " ".join(filter(None, (event.city, event.federation)))),
        (tr("System"), tr(section.system.sort)),
        (tr("System as FIDE's code"), section.type_code),
        (tr("Rounds"), str(section.rounds_total)),
        (tr("Rate of play"), section.rate_of_play[0]),
        (tr("Rated games"), str(rated_games)),
        (tr("Unrated games"), str(unrated_games)),
        (tr("Organiser"), organiser.name if organiser else ""),
        (tr("Chief arbiter"), official_text(chief_of(event))),
        *((tr("Deputy arbiter"), official_text(one)) for one in deputies),
        (tr("Pairing"), _paired(section, rounds)),
        (tr("Pairing program"), "; ".join(programs)),
        (tr("Person responsible for the pairing"), _pairings(event.officials)),
    ]
    return TournamentReport(tuple(lines), _counts(section))


def rated_and_unrated_games(section: Section) -> tuple[int, int]:
    """Games between rated players, and games with an unrated one, that both made a move in."""
    order = order_of(section)
    has_rating = {player.number: fide_rating(player, order) is not None for player in section.players}
    rated = unrated = 0
    for player, row in zip(section.players, section.cells, strict=True):
        for cell in row:
            if cell.opponent in has_rating and cell.opponent > player.number and cell.outcome in SCORES:
                both = has_rating[player.number] and has_rating[cell.opponent]
                rated, unrated = rated + both, unrated + (not both)
    return rated, unrated


def _counts(section: Section) -> tuple[Count, ...]:
    """Those who played, in the order of the form."""
    order, host = order_of(section), section.event.federation
    there = [
        player
        for player, row in zip(section.players, section.cells, strict=True)
        if not section.rounds_paired or any(RULES[cell.outcome].paired for cell in row)
    ]

    def count(what: str, belongs: Callable[[Player], bool]) -> Count:
        members = [one for one in there if belongs(one)]
        federations = Counter(one.federation for one in members if one.federation)
        return Count(what, len(members), len(federations), federations[host] if host else 0)

    return (
        count(tr("Players"), lambda one: True),
        count(tr("Rated"), lambda one: fide_rating(one, order) is not None),
        count(tr("Unrated"), lambda one: fide_rating(one, order) is None),
        *(count(title, lambda one, title=title: one.title == title) for title in FORM_TITLES),  # type: ignore[misc]
    )


def chief_of(event: Event) -> Official | None:
    """The chief arbiter with what is known of him."""
    found = next((one for one in event.officials if one.role == CHIEF), None)
    return found or (Official(CHIEF, event.chief_arbiter) if event.chief_arbiter else None)


def official_text(one: Official | None) -> str:
    """``Kovač, Maja (IA, 14600000)``."""
    if one is None:
        return ""
    known = ", ".join(filter(None, (one.title, one.fide_id)))
    return f"{one.name} ({known})" if known else one.name


def form_date(day: dt.date | None) -> str:
    """``31/12/2026``, as FIDE's forms want it."""
    return f"{day:%d/%m/%Y}" if day else ""


def _paired(section: Section, rounds: Iterable[Round]) -> str:
    """By computer where any round was; else as the arbiter has said; empty where nobody knows (an imported event)."""
    engines = [one.engine for one in rounds if one.is_paired]
    if any(engine.program for engine in engines) or section.norms.paired is PairedBy.COMPUTER:
        return tr("by computer")
    by_hand = bool(engines) and all(engine.by_hand for engine in engines)
    return tr("by hand") if by_hand or section.norms.paired is PairedBy.HAND else ""


def _pairings(officials: Iterable[Official]) -> str:
    return "; ".join(one.name for one in officials if one.role == "pairings")
