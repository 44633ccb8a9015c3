"""The order of the lists for one rate of play: the others keep theirs, and the tournament ratings follow."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.commands.ratings import SetListOrder
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.player import Player, Rating
from tdapp.domain.words.errors import RuleViolation
from tests.event_files import do, opened


def test_one_rate_after_the_other(tmp_path: Path) -> None:
    with opened(tmp_path, Section(Event("E"), (), (), 5, name="A")) as store:
        ratings = (Rating("standard", 2000, "FIDE"), Rating("rapid", 1900, "FIDE"))
        do(store, AddPlayers(1, (Player(0, "Anna", ratings=ratings),)))
        do(store, SetListOrder(1, "rapid", "FIDE:rapid", " DWZ "), SetListOrder(1, "standard", "FIDE:standard", "DWZ"))
        section = store.snapshot(1)
        assert dict(section.list_orders) == {"rapid": "FIDE:rapid", "standard": "FIDE:standard"}
        assert section.national_list == "DWZ"
        do(store, SetListOrder(1, "rapid", ""))
        section = store.snapshot(1)
        assert (dict(section.list_orders), section.national_list) == ({"standard": "FIDE:standard"}, "")


@pytest.mark.parametrize(
    ("rate", "order"), [("bullet", "FIDE:rapid"), ("national", "FIDE:rapid"), ("rapid", "no such thing")]
)
def test_what_means_nothing_is_refused(tmp_path: Path, rate: str, order: str) -> None:
    with opened(tmp_path, Section(Event("E"), (), (), 5, name="A")) as store:
        with pytest.raises(RuleViolation):
            store.execute(SetListOrder(1, rate, order))
        assert store.revision == 1
