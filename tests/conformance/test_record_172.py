"""The tournament ratings that gacrux reads from our reports are ours, whatever the method of record 172."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import RatingMethod
from tdapp.domain.section.player import Rating
from tdapp.domain.section.tournament_rating import with_tournament_rating
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.conformance.gacrux_values import gacrux_values

DRAWN = """
1 Both 2000 | 2w1 3b=
2 Fide 1900 | 1b0 4w1
3 National | 4b1 1w=
4 Same 1800 | 3w0 2b0
"""
FIDE_ONLY = 1900
"""gacrux applies a method to players with a national record only: without one NRO leaves the FIDE rating there."""

NATIONAL = (2100, None, 1500, 1800)


@pytest.mark.parametrize("method", [method for method in RatingMethod if method is not RatingMethod.OTHER])
def test_ratings_by_record_172(method: RatingMethod) -> None:
    section = arena(DRAWN, rounds_total=5)
    section = replace(section, event=replace(section.event, federation="SLO"), rating_method=method)
    players = tuple(
        replace(player, national_rating=rating, ratings=(Rating("standard", player.rating),) if player.rating else ())
        for player, rating in zip(section.players, NATIONAL, strict=True)
    )
    section = replace(section, players=tuple(with_tournament_rating(player, method, section) for player in players))
    assert f"172 SLO {method.value}" in write_trf(section, program="test").decode()
    theirs = gacrux_values(section, ["RTNG{unrated=1}"], 2)
    assert {number: int(values[0] or 0) for number, values in theirs.items()} == {
        player.number: player.rating or (FIDE_ONLY if player.number == 2 and method is RatingMethod.NATIONAL else 1)
        for player in section.players
    }
