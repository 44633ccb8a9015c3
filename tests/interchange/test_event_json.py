"""The JSON of a whole event: the same event again, the same bytes, the published schema, faults in lines."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tdapp.domain.commands.games import ImportGames
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.text import game_text, plies_of
from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import (
    Acceleration,
    Event,
    ForbiddenPairs,
    Official,
    RatingCorrection,
    RatingMethod,
    RoundTime,
    Section,
)
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.page_head import PageHead
from tdapp.domain.section.player import Rating, Sex, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.event_json import read_json, write_json
from tdapp.interchange.event_schema import schema_text
from tdapp.services.rounds.whole import whole_event
from tdapp.storage import create_event_file
from tdapp.storage.event.reading import read_whole_event
from tests.arena import arena, random_round_robin, random_swiss
from tests.effort import some
from tests.event_files import PAB, WHITE, do, opened, round_commands

SCHEMA = Path(__file__).parents[2] / "docs" / "event.schema.json"
EVENT = Event(
    "Gedenkturnier “Ильин”", "Wien", "AUT", dt.date(2026, 9, 1), dt.date(2026, 9, 5), "Jemand", ("Zwei",),
    officials=(Official("chief", "Jemand", "1234", "IA"), Official("deputy", "Zwei")),
)  # fmt: skip


def rich_section(seed: int = 1) -> Section:
    section = random_swiss(seed, 12, 5, event=EVENT, name="A")
    first = replace(
        section.players[0], sex=Sex.FEMALE, birth="1990-02-03", ratings=(Rating("rapid", 2001, "FIDE", "2026-09"),),
        categories=("U18",), round_ratings=((3, 1900),), paid="12.50", k_factor=20, standing=Standing.WITHDRAWN,
    )  # fmt: skip
    return replace(
        section,
        rounds_total=7,
        players=(first, *section.players[1:]),
        points=PointSystem(Fraction(3), Fraction(1), Fraction(0), pab=Fraction(3, 2)),
        ladder=parse_ladder("BH/C1@fide-2009,SB,ARO{unrated=1400}"),
        trial_ladder=parse_ladder("SB"),
        round_dates=(dt.date(2026, 9, 1), None, dt.date(2026, 9, 2)),
        round_times=(RoundTime("10:00", 30), RoundTime()),
        accelerations=(Acceleration("1.0", 1, 2, 1, 6),),
        forbidden=(ForbiddenPairs(1, 7, (2, 5), "SK X"),),
        comments=("a line",),
        manual_places=((3, 1),),
        external_values=(("Tempo", 4, "1.5"),),
        prizes=PrizePlan((Prize("", 1, Fraction(100)), Prize("U18", 1, Fraction(125, 8), "Pokal"))),
        categories=CategoryPlan((CategoryRule("U18", under=18, sex=Sex.FEMALE, titles=("-",)),), dt.date(2026, 1, 1)),
        norms=NormAnswers(True, True, exempt="", average=2431),
        rating_method=RatingMethod.HIGHER,
        page_head=PageHead(("Verein",)),
    )


def again(tmp_path: Path, whole: WholeEvent) -> WholeEvent:
    """Through JSON and a file."""
    read = read_json(write_json(whole))
    path = tmp_path / "again.tdb"
    create_event_file(path, read, overwrite=True)
    return read_whole_event(path)


@pytest.mark.parametrize("seed", some(30, 6))
def test_a_generated_event_is_the_same_after_json(tmp_path: Path, seed: int) -> None:
    section = (random_swiss, random_round_robin)[seed % 2](seed, 5 + seed % 9, *((4 + seed % 4,) * (seed % 2 == 0)))
    whole = whole_event(section)
    assert read_json(write_json(whole)) == whole
    assert again(tmp_path, whole).sections == (section,)


def test_prizes_that_a_section_does_not_take_are_refused() -> None:
    nameless = PrizePlan((Prize("Best club", 1, Fraction(120), kind=PrizeKind.CLUB),))
    text = write_json(whole_event(replace(arena("1 A |", rounds_total=3), prizes=nameless)))
    assert read_json(text).sections[0].prizes == nameless
    with pytest.raises(InputRefused) as problem:
        read_json(text.replace(b"Best club", b""))
    said = [fault.text for fault in problem.value.faults]
    assert said == ["sections[0].prizes: Prize 1: a prize that is not by place has a name."]


def test_everything_that_an_event_file_keeps_comes_back(tmp_path: Path) -> None:
    late = RatingCorrection(1, 1, 2, GameResult.DRAW)
    drawn = arena("1 A | 2w1\n2 B | 1b0\n3 C | U", event=EVENT, name="B", rounds_total=3, rating_corrections=(late,))
    with opened(tmp_path, drawn, replace(rich_section(), page_head=PageHead())) as store:
        do(store, *round_commands(2, ((3, 1),), ((2, PAB),), (WHITE,)))
        store.execute(ImportGames(1, (game_text(GameRecord(1, 1, 2, plies=plies_of("e2e4/5398/2 e7e5"))),)))
        store.remember("documents/common", {"paper": "A3"})
        store.save_copy(tmp_path / "copy.tdb")
    whole = read_whole_event(tmp_path / "copy.tdb")
    assert [game.moves for game in whole.games[0]] == [("e2e4", "e7e5")]
    assert whole.preferences == {"documents/common": {"paper": "A3"}}
    found = again(tmp_path, whole)
    assert found == whole
    assert write_json(found) == write_json(whole)


def test_a_file_follows_the_published_schema() -> None:
    published = SCHEMA.read_text(encoding="utf-8")
    assert published == schema_text(), "python -m tdapp.interchange.event_schema > docs/event.schema.json"
    schema = json.loads(published)
    jsonschema.Draft202012Validator.check_schema(schema)
    for section in (rich_section(), random_round_robin(2, 6), arena("1 A |")):
        jsonschema.Draft202012Validator(schema).validate(json.loads(write_json(whole_event(section))))


def test_the_schema_refuses_what_is_not_such_a_file() -> None:
    validator = jsonschema.Draft202012Validator(json.loads(schema_text()))
    document = json.loads(write_json(whole_event(rich_section())))
    document["sections"][0]["cells"][0][0]["outcome"] = "victory"
    assert [error.json_path for error in validator.iter_errors(document)] == ["$.sections[0].cells[0][0].outcome"]


def broken(change: Any) -> bytes:
    document = json.loads(write_json(whole_event(rich_section())))
    change(document, document["sections"][0])
    return json.dumps(document).encode()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d, s: d.update(version=99), "version 99"),
        (lambda d, s: d.update(format="x"), "no event"),
        (lambda d, s: d.update(more=1), "“more”"),
        (lambda d, s: d.update(sections=[]), "at least one section"),
        (lambda d, s: d["event"].update(start="yesterday"), "event:"),
        (lambda d, s: d["event"].update(name="\ud800"), "surrogate"),
        (lambda d, s: s.update(rounds_total=10**30), "rounds_total"),
        (lambda d, s: s["points"].update(win="1e999999999"), "points"),
        (lambda d, s: s.update(ladder="BH{{"), "ladder"),
        (lambda d, s: s.pop("players"), "“players” is missing"),
        (lambda d, s: s["players"][3].update(rating="high"), "players[3]"),
        (lambda d, s: s["players"][3].update(number=1), "given to more than one player"),
        (lambda d, s: s["cells"].pop(), "one row for each player"),
        (lambda d, s: s["cells"][2][0].update(colour="red"), "cells[2]"),
        (lambda d, s: s["rounds"][0]["boards"][0].update(white=99), "rounds[0]"),
        (lambda d, s: s["rounds"].append(s["rounds"][0]), "named twice"),
        (lambda d, s: s.update(rate="slow"), "slow"),
        (lambda d, s: s.update(manual_places=[[77, 1]]), "belongs to nobody"),
        (lambda d, s: s.update(games=[{"round": 9}]), "games[0]"),
        (lambda d, s: s.update(games=[{"round": 1, "moves": "e2e5"}]), "not legal"),
        (lambda d, s: s.update(games=[{"round": 1, "white": 2, "black": 3}] * 2), "recorded twice"),
        (lambda d, s: d["page_head"].update(logo={"media_type": "image/png", "data": "AAAA", "width": 1, "height": 1}),
         "page_head"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_a_line(change: Any, said: str) -> None:
    with pytest.raises(InputRefused) as refused:
        read_json(broken(change))
    texts = [fault.text for fault in refused.value.faults]
    assert any(said in text for text in texts), texts
    assert all(text.isprintable() and len(text) < 200 for text in texts)


@pytest.mark.parametrize("data", [b"{", b"{}", b"[" * 100_000, b'{"a": NaN}', b"\xff\xfe", b'{"a": 1' + b"0" * 9999])
def test_what_is_no_such_json_is_refused(data: bytes) -> None:
    with pytest.raises(InputRefused):
        read_json(data)
