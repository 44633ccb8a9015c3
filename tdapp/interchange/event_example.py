"""A small invented event as the JSON file has it (docs/event.example.json), for whoever begins with it.

``python -m tdapp.interchange.event_example > docs/event.example.json`` writes it anew.
"""

from __future__ import annotations

import datetime as dt
import sys

from tdapp.domain.section.event import Event, Official, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Sex
from tdapp.interchange.event_json import write_json
from tdapp.services.rounds.whole import whole_event

_WON, _LOST, _DREW = Outcome.WIN, Outcome.LOSS, Outcome.DRAW
_WHITE, _BLACK = Colour.WHITE, Colour.BLACK


def example() -> bytes:
    """Five players, two of three rounds, with the standings."""
    officials = (Official("chief", "Kovač, Maja", "14600000", "IA"), Official("deputy", "Larsen, Pia", title="FA"))
    event = Event(
        "Lindengrove Open 2026", "Lindengrove", "AUT", dt.date(2026, 9, 5), dt.date(2026, 9, 6),
        time_control="90 min + 30 s a move", time_control_code="5400+30",
    ).with_officials(officials)  # fmt: skip
    players = (
        Player(1, "Ahorn, Anna", 2105, "WFM", Sex.FEMALE, "AUT", "1600001", "1990-05-07", "SK Nord"),
        Player(2, "Birke, Ben", 2040, sex=Sex.MALE, federation="GER", fide_id="4600002", birth="2001"),
        Player(3, "Ceder, Cilla", 1930, sex=Sex.FEMALE, federation="SWE", club="SK Nord"),
        Player(4, "Dąb, Daniel", 1805, sex=Sex.MALE, federation="POL"),
        Player(5, "Esche, Ella", None, sex=Sex.FEMALE, federation="AUT"),
    )
    cells = (
        (Cell(_WON, 3, _WHITE), Cell(_DREW, 2, _BLACK)),
        (Cell(_WON, 4, _BLACK), Cell(_DREW, 1, _WHITE)),
        (Cell(_LOST, 1, _BLACK), Cell(Outcome.FORFEIT_WIN, 5, _WHITE)),
        (Cell(_LOST, 2, _WHITE), Cell(Outcome.PAIRING_BYE)),
        (Cell(Outcome.HALF_POINT_BYE), Cell(Outcome.FORFEIT_LOSS, 3, _BLACK)),
    )
    section = Section(event, players, cells, 3, ladder=parse_ladder("BH/C1,BH,SB"), initial_colour="W")
    return write_json(whole_event(section), standings=True)


if __name__ == "__main__":
    sys.stdout.buffer.write(example())
