"""Reading beside an open window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.games.record import GameRecord, Ply
from tdapp.domain.games.stream import Heard, Line, Mark
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.storage import EventFile, create_event_file, open_event_file, read_event_sections
from tdapp.storage.event.reading import read_section_whole, read_whole_event
from tdapp.storage.rows.streams import add_lines
from tests.arena import random_swiss
from tests.team_events import random_team_event


def test_sections_are_read_beside_an_open_window(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "BH"))
    assert read_event_sections(event_file.path) == (event_file.snapshot(1),)
    event_file.execute(SetTrialLadder(1, "SB"))
    assert read_event_sections(event_file.path) == (event_file.snapshot(1),)


def test_both_ways_of_reading_give_the_same_to_the_letter(tmp_path: Path) -> None:
    """SQLite's own connection, and SQLAlchemy's: also where 1 would pass for True."""
    teams = random_team_event(5, 6, 4, 3, forfeits=0.2)
    alone = random_swiss(5, 12, 5, chess960=True, swap_last_two=True, closed=True, long_event=False)
    wished = replace(alone, forbidden=(ForbiddenPairs(1, 2, (1, 2)),), wishes=(ForbiddenPairs(1, 5, (3, 4), "Club"),))
    for index, section in enumerate((teams, alone, wished)):
        path = tmp_path / f"{index}.tdb"
        create_event_file(path, (section,))
        (plain,), whole = read_event_sections(path), read_whole_event(path)
        assert repr(plain) == repr(whole.sections[0]) == repr(section)


def test_what_sources_sent_of_games_is_read_with_them(event_file: EventFile) -> None:
    """A game of which nobody recorded a move has those that its board sent."""
    sent = GameRecord(1, 1, 4, plies=(Ply("e2e4"),))
    with event_file.from_elsewhere() as connection:
        add_lines(connection, 1, [Heard("board", 1, Line(10, sent, Mark.PLAIN, True), sent, sent)])
    assert [game.moves for game in read_whole_event(event_file.path).games[0]] == [("e2e4",)]
    assert [game.moves for game in read_section_whole(event_file.path, 0).games] == [("e2e4",)]


def test_reading_sections_leaves_nothing_behind(event_path: Path, section: Section) -> None:
    for _ in range(2):
        before = event_path.read_bytes()
        assert read_event_sections(event_path) == (section,)
        assert event_path.read_bytes() == before
        assert [path.name for path in event_path.parent.iterdir()] == [event_path.name]
        open_event_file(event_path).close()  # the second time in WAL mode
