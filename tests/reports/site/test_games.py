"""Finished games on the website: only with the arbiter's result, with names as they are shown, as pages and PGN."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.reports.site.build import site_files
from tdapp.reports.site.source import Site, SiteSource
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena
from tests.reports.site.site_pages import NOW, pages, target
from tests.team_events import random_team_event

MOVES = ("e2e4", "e7e5", "g1f3", "b8c6")
SECTION = arena(
    """
    1 Kővári, Łukasz 2000 | 3w1
    2 B 1900 | 4b?
    3 <b>Kovač</b>, Ana 1800 | 1b0
    4 D 1700 | 2w?
    """,
    rounds_total=3,
)


def game(white: int, black: int) -> GameRecord:
    return GameRecord(1, white, black, plies=tuple(map(Ply, MOVES)), state=GameState.PLAYING, rest="xx")


def files(*games: GameRecord, strict: bool = False, section: object = SECTION) -> dict[str, bytes]:
    return site_files(Site((SiteSource(1, section, None, games, strict),), ("en",), NOW))  # type: ignore[arg-type]


def test_only_games_whose_result_is_entered_are_there() -> None:
    found = files(game(1, 3), game(4, 2))
    assert {name for name in found if name.startswith("game") and name.endswith(".html")} == {
        "games.html",
        "game-1-1.html",
    }
    held = pages(found)
    assert "Nf3" in held["game-1-1.html"].text
    assert held["game-1-1.html"].count("div", **{"class": "replay"}) == 1
    pgn = found["round-1.pgn"].decode()
    assert pgn.count("[Event ") == 1
    assert "2. Nf3" in pgn
    for name, page in held.items():
        for address in page.addresses():
            assert address.startswith(("#", "data:")) or target(name, address) in found


def test_results_and_crosstable_lead_to_the_game() -> None:
    done = arena("1 A 2000 | 3w1\n2 B 1900 | 4b1\n3 C 1800 | 1b0\n4 D 1700 | 2w0", rounds_total=3)
    held = pages(files(game(1, 3), section=done))
    for name in ("round-1.html", "player-1.html", "player-3.html"):
        assert "game-1-1.html" in held[name].addresses()
    assert held["crosstable.html"].addresses().count("game-1-1.html") == 2
    assert "game-1-1.html" not in held["player-2.html"].addresses()
    assert "player-4.html" in held["crosstable.html"].addresses()  # of that game there is no record


def test_boards_of_a_match_are_not_taken_for_those_of_the_round() -> None:
    section = random_team_event(3, 6, 4, 3, odd=0.0, absent=0.0)
    second = next(one for one in rounds_of(section)[0].boards if one.number == 5)
    found = files(game(second.white, second.black), section=section)
    held = pages(found)
    assert "game-1-5.html" in found
    assert not any(one.startswith("game-") for one in held["round-1.html"].addresses())
    assert "game-1-5.html" in held[f"player-{second.white}.html"].addresses()


def test_without_games_there_is_no_trace_of_them() -> None:
    found = files(game(4, 2))
    assert "games.html" not in found
    assert not any(name.endswith(".pgn") for name in found)
    assert b"games.html" not in found["index.html"]


def test_a_strict_section_keeps_its_newest_round_back() -> None:
    assert "games.html" not in files(game(1, 3), strict=True)


def test_a_child_has_initials_in_games_as_well() -> None:
    people = tuple(replace(one, birth="2016" if one.number == 3 else "1980") for one in SECTION.players)
    everything = b"".join(files(game(1, 3), section=replace(SECTION, players=people)).values())
    assert b"K" in everything
    assert "Kovač".encode() not in everything
    assert b"<b>Ko" not in everything
