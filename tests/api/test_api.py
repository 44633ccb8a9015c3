"""The library: what docs/library.md says is so, its surface stands still, and it brings nothing it does not need."""

from __future__ import annotations

import doctest
import inspect
import shutil
import subprocess
import sys
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp import api
from tdapp.domain.section.event import Event
from tdapp.domain.words.resources import resource_path
from tdapp.storage import open_event_file
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.event_files import written
from tests.team_events import random_team_event

ROOT = Path(__file__).parents[2]
DEMO = resource_path("demo/swiss.trf")

SURFACE = {
    "Entry": "number name rating title federation fide_id birth sex club",
    "Game": "round number opponent colour outcome points",
    "Note": "text line column",
    "Pairing": "round pairs byes engine reasons",
    "Row": "rank number name points values shown decided_by",
    "Table": "ladder after_round provisional rows frame",
    "Term": "round opponent opponent_score result amount state why",
    "Tournament": (
        "name section system system_name of_teams edition rounds rounds_paired rounds_decided players teams ladder "
        "games standings explain pair check trf"
    ),
    "Verdict": "round judged differences breaches agrees",
    "Worked": "rung name source value terms formula notes",
}
"""What others build upon. A name that goes, or means something else, raises API_VERSION."""


def test_the_surface_stands_still() -> None:
    assert api.API_VERSION == 1
    assert set(api.__all__) == {"API_VERSION", "Refused", "read", "read_all", *SURFACE}
    for name, members in SURFACE.items():
        found = {one for one in dir(getattr(api, name)) if not one.startswith("_")}
        assert found == set(members.split()), name
    for name in ("standings", "explain", "pair", "check", "games"):
        assert inspect.getdoc(getattr(api.Tournament, name))


def test_the_page_of_the_library_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copyfile(DEMO, tmp_path / "open.trf")
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(
        str(ROOT / "docs" / "library.md"),
        module_relative=False,
        optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL,
        encoding="utf-8",
    )
    assert found.attempted > 12
    assert found.failed == 0


def test_nothing_of_window_database_and_paper_comes_with_it() -> None:
    program = (
        "import sys; from tdapp import api; e = api.read(sys.stdin.buffer.read());"
        "e.standings(); e.explain(1); e.pair(); e.check(1);"
        "heavy = {'PySide6', 'sqlalchemy', 'reportlab', 'aiohttp'};"
        "print(sorted({m.partition('.')[0] for m in sys.modules} & heavy))"
    )
    unfinished = DEMO.read_bytes().replace(b"XXR 7", b"XXR 8").replace(b"142 7", b"142 8")
    assert b"142 8" in unfinished
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=unfinished, capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.strip()) == (0, b"[]"), done.stderr


def test_an_event_file_and_its_sections(tmp_path: Path) -> None:
    first, second = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0", name="Open"), arena("1 C | 2w=\n2 D | 1b=", name="Masters")
    path = written(tmp_path / "event.tdb", first, second)
    with closing(open_event_file(path)):  # an arbiter has it open
        found = api.read_all(path)
    assert [one.section for one in found] == ["Open", "Masters"]
    assert [(one.number, one.name, one.rating) for one in found[0].players] == [(1, "A", 2000), (2, "B", 1900)]
    assert api.read(path, section=2).section == api.read(path, section="Masters").section == "Masters"
    assert found[1].games() == (
        api.Game(1, 1, 2, "w", "draw", Fraction(1, 2)),
        api.Game(1, 2, 1, "b", "draw", Fraction(1, 2)),
    )
    with pytest.raises(api.Refused, match="there is no section 'Youth'; there are 'Open', 'Masters'"):
        api.read(path, section="Youth")


def test_what_cannot_be_done_is_refused_in_words(tmp_path: Path) -> None:
    event = api.read(DEMO)
    with pytest.raises(api.Refused, match="There is no tie-break “XYZ”"):
        event.standings("XYZ")
    with pytest.raises(api.Refused, match="there is no round 9"):
        event.pair(9)
    with pytest.raises(api.Refused, match="There is no file"):
        api.read(tmp_path / "nothing.trf")
    bad = DEMO.read_bytes().replace(b"001    1", b"001    x", 1)
    with pytest.raises(api.Refused) as refused:
        api.read(bad)
    assert refused.value.faults[0][1] > 0


def test_rounds_of_unknown_rules_are_not_judged() -> None:
    unknown = DEMO.read_bytes().replace(b"192 FIDE_DUTCH", b"192 FIDE_LIM  ")
    event = api.read(unknown)
    assert event.system == "lim"
    assert not any(verdict.judged or verdict.agrees for verdict in event.check())
    with pytest.raises(api.Refused, match="Lim system are not paired here"):
        event.pair(7)


def test_teams_are_ranked_and_their_players_on_demand() -> None:
    section = random_team_event(3, 6, 4, 5, event=Event("League"))
    event = api.read(write_trf(section, program=""))
    assert event.of_teams
    assert {row.name for row in event.standings().rows} == {team.name for team in event.teams}
    assert {row.name for row in event.standings(players=True).rows} <= {player.name for player in event.players}
    assert event.explain(1)[0].rung
