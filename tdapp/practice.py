"""The event to practise a round in: four of five rounds are paired, three results of the fourth are out."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

from tdapp.domain.commands.rounds import ClearResult
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.registry import engine_named
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.storage.event.creation import create_event_file
from tdapp.storage.event.opening import open_event_file
from tdapp.trf.reader import read_trf

NAME = marked("A round to practise")
PLAYERS, ROUNDS, SEED = 14, 5, "practice"
OUT = (5, 6, 7)
"""The boards of the fourth round whose slips are still out."""
_QUIET = Recipe(
    PLAYERS,
    ROUNDS - 1,
    half_byes=0,
    zero_byes=0,
    full_byes=0,
    forfeits=0,
    double_forfeits=0,
    odd_results=0,
    unrated_games=0,
    draws=50,
    withdrawals=0,
    late_entries=0,
    unrated_players=0,
    prohibited=0,
    baku=False,
    ladder="BH/C1,SB,DE",
    points="1-0.5-0",
    bye="win",
    colour="W",
)


def make_practice_event(path: Path) -> None:
    """Write it, over what lies there: always the same, with players of the demo event."""
    section = generate(engine_named("tdapp"), _QUIET, SEED)
    demo = read_trf(resource_path("demo/swiss.trf").read_bytes()).section
    people = sorted(demo.players, key=lambda one: -(one.rating or 0))
    players = tuple(
        replace(player, name=one.name, rating=one.rating, title=one.title, federation=one.federation)
        for player, one in zip(section.players, people, strict=False)
    )
    event = replace(section.event, name=tr(NAME))
    whole = replace(section, event=event, name="", players=players, rounds_total=ROUNDS)
    create_event_file(path, [whole], overwrite=True)
    with closing(open_event_file(path)) as store:
        for board in OUT:
            store.execute(ClearResult(1, ROUNDS - 1, board))
