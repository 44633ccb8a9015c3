"""The demonstration event."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.words.resources import resource_path

DEMO_NAME = "Demonstration event"
DEMO_SECTIONS = (
    ("demo/swiss.trf", "Zelengaj Open 2026 (invented)"),
    ("demo/historical.trf", "AVRO 1938, the Netherlands"),
)


def make_demo_event(path: Path) -> None:
    """Write the demo event: an invented Swiss with every kind of bye, and a round robin of 1938."""
    from tdapp.services.tables.file_ladder import with_usable_ladder
    from tdapp.storage.event.creation import create_event_file
    from tdapp.trf.reader import read_trf

    event = Event(DEMO_NAME)
    sections = []
    for resource, name in DEMO_SECTIONS:
        section, _ = with_usable_ladder(read_trf(resource_path(resource).read_bytes(), source=resource).section)
        players = tuple(_left(player, section) for player in section.players)
        sections.append(replace(section, event=event, name=name, players=players))
    create_event_file(path, sections, overwrite=True)


def _left(player: Player, section: Section) -> Player:
    """A TRF cannot say that a player withdrew: in the demo, who is absent in the last three rounds did."""
    row = section.cells[section.index_of(player.number)]
    absent = [cell.rules.requested and not cell.rules.paired for cell in row[-3:]]
    return replace(player, standing=Standing.WITHDRAWN) if len(absent) == 3 and all(absent) else player
