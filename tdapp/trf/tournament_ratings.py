"""Official and tournament ratings: record 001 has FIDE's, the national records the national one, 172 the method.

Without record 172 the rating of record 001 is the tournament rating.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.player import NATIONAL, Player, Rating
from tdapp.domain.section.tournament_rating import (
    fide_rating,
    has_fide_rating,
    method_in,
    order_of,
    stated_method,
    tournament_rating,
)
from tdapp.domain.words.wording import ntr, tr
from tdapp.trf.marks import mark_line, values_of
from tdapp.trf.notes import Notebook
from tdapp.trf.records import Header

RECORD = "172 "
_MARK = "rating"


def method_line(section: Section) -> str:
    """Record 172, empty where no method was stated, or where there is no federation to name."""
    stated = section.comments[0] if section.comments and section.comments[0].startswith(RECORD) else ""
    if section.rating_method is None:
        return stated
    federation = method_in(stated)[0] or section.event.federation
    if not (len(federation) == 3 and federation.isascii() and federation.isalpha()):
        return ""
    return f"{RECORD}{federation} {section.rating_method.value}"


def report_rating(section: Section, player: Player) -> int | None:
    """What belongs into record 001: the FIDE rating where the event tells it from the tournament rating."""
    if stated_method(section) is None:
        return player.rating
    return fide_rating(player, order_of(section))


def tournament_marks(section: Section) -> Iterator[str]:
    """A mark for every tournament rating that a reader would not find by the method."""
    method = stated_method(section)
    if method is None:
        return
    for player in section.players:
        if _settled(replace(player, rating=report_rating(section, player)), method, section) != player:
            yield mark_line(json.dumps(player.rating), "registration", _MARK, player.number)


def with_method(section: Section, header: Header, notebook: Notebook) -> Section:
    """The section with the method of record 172, and the tournament ratings that follow from it."""
    text = header.texts.get("172", "")
    federation, method = method_in(text)
    line = header.places.get("172", 0)
    if text and method is None:
        notebook.repair(
            "172",
            tr("The method “{text}” (172) is not known; the ratings of 001 are used").format(text=text[:20]),
            line,
            5,
        )
    elif text and section.rating_method is None:
        section = replace(section, rating_method=method)
    if method is not None and federation in ("", section.event.federation):
        section = replace(section, comments=section.comments[1:])
    method = section.rating_method
    if method is None:
        return section
    marked = dict(_marked(header))
    players = tuple(
        replace(player, rating=marked[player.number]) if player.number in marked else _settled(player, method, section)
        for player in section.players
    )
    if text:
        _note(section, players, method, line, notebook)
    return replace(section, players=players)


def _settled(player: Player, method: RatingMethod, section: Section) -> Player:
    """A player with the rating of record 001 as his tournament rating -> with the one of the method; the official
    rating is kept beside it where it is another one."""
    fide = player.rating
    known = player
    if fide and not has_fide_rating(player):
        known = replace(player, ratings=(*player.ratings, Rating(section.rate, fide)))
    rating = tournament_rating(known, method, section)
    if rating == fide and player.rating_of(NATIONAL) != fide:
        return player
    return replace(known, rating=rating)


def _note(section: Section, players: tuple[Player, ...], method: RatingMethod, line: int, notebook: Notebook) -> None:
    changed = sum(now.rating != was.rating for now, was in zip(players, section.players, strict=True))
    if changed:
        sentence = ntr(
            "The tournament rating follows the method {method} (172): for {count} player it is not "
            "the one of record 001",
            "The tournament rating follows the method {method} (172): for {count} players it is not "
            "the one of record 001",
            changed,
        )
        notebook.assume(
            "172",
            sentence.format(method=method.value, count=changed),
            line,
            5,
        )


def _marked(header: Header) -> Iterator[tuple[int, int | None]]:
    for _, (key, number), text in values_of(header, "registration"):
        if key == _MARK and number.isascii() and number.isdigit() and len(number) < 6:
            rating = int(text) if text.isascii() and text.isdigit() and len(text) < 5 else None
            yield int(number), rating
