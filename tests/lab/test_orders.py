"""Places of an event: those of the standings, ties in the middle."""

from __future__ import annotations

import numpy as np
import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.lab.orders import Event
from tdapp.services.tables.standings import compute_standings, rank_section
from tests.arena import random_swiss

ABSELO = parse_ladder("ABSELO")

LADDERS = (
    "",
    "BH",
    "DE",
    "BH/C1@fide-2009,SB",
    "DE,BH/C1,DE,PS,DE",
    "BH/M1{absence-first=no},DE,WON",
    "ARO/C1{unrated=1400},LOT{seed=5}",
    "ABSELO,MISPTS",
    "SB@ignore,KS",
)


@pytest.mark.parametrize("ladder", LADDERS)
@pytest.mark.parametrize("seed", range(4))
def test_places_are_those_of_the_standings(ladder: str, seed: int) -> None:
    section = random_swiss(seed, 30, 6, absent=0.2, fide_mode=False)
    ranking = rank_section(section, parse_ladder(ladder), 6)
    wanted = np.zeros(len(section.players))
    for place in np.unique(ranking.place[ranking.place > 0]):
        tied = ranking.order[ranking.place == place]
        wanted[tied] = place + (len(tied) - 1) / 2
    assert Event(section, 1).by_ladder(ladder).tolist() == wanted.tolist()


def test_a_drawing_of_lots_is_new_for_every_event() -> None:
    section = random_swiss(2, 20, 3, absent=0)
    assert section.fide_mode, "where nobody may try out a seed; the laboratory is no event"
    first, again, other = (Event(section, lot).by_ladder("LOT").tolist() for lot in (1, 1, 2))
    assert first == again != other
    assert sorted(first) == list(range(1, 21))


def test_a_criterion_is_adjusted_to_the_points_or_taken_alone() -> None:
    section = random_swiss(3, 20, 5, absent=0)
    event = Event(section, 1)
    assert event.by_criterion("ABSELO").tolist() == event.by_ladder("ABSELO").tolist()
    values = {row.player.number: float(row.values[0] or 0) for row in compute_standings(section, ladder=ABSELO).rows}
    best = sorted(values, key=lambda number: -values[number])
    alone = event.by_criterion_alone("ABSELO")
    assert [section.players[index].number for index in np.argsort(alone, kind="stable")] == best


def test_who_never_took_part_has_no_place() -> None:
    section = random_swiss(5, 12, 3, absent=0.9)
    event = Event(section, 1)
    assert not event.ranked.all()
    found = event.by_ladder("BH")
    assert (found[~event.ranked] == 0).all()
    assert found[event.ranked].sum() == sum(range(1, int(event.ranked.sum()) + 1))
