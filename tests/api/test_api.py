"""The library: what docs/library.md says is so, its surface stands still, and it brings nothing it does not need."""

from __future__ import annotations

import doctest
import inspect
import json
import shutil
import subprocess
import sys
import types
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tdapp import api
from tdapp.domain.section.event import Event
from tdapp.domain.words.resources import resource_path
from tdapp.storage import open_event_file
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.effort import thorough
from tests.event_files import written
from tests.interchange.programs.samples import START_LIST
from tests.interchange.test_joined_pages import ROUNDS
from tests.team_events import random_team_event

ROOT = Path(__file__).parents[2]
DEMO = resource_path("demo/swiss.trf")

SURFACE = {
    "Entry": "number name rating title federation fide_id birth sex club",
    "Game": "round number opponent colour outcome points",
    "Note": "text line column",
    "Pairing": "round pairs byes engine reasons",
    "Proved": "rung number name value second covered article agrees",
    "Row": "rank number name points values shown decided_by",
    "Table": "ladder after_round provisional rows frame",
    "Term": "round opponent opponent_score result amount state why",
    "Tournament": (
        "name section system system_name of_teams edition rounds rounds_paired rounds_decided players teams ladder "
        "games frame pairings standings explain pair check prove trf"
    ),
    "Verdict": "round judged differences breaches agrees",
    "Worked": "rung name source value terms formula notes",
}
"""What others build upon. A name that goes, or means something else, raises API_VERSION."""


def test_the_surface_stands_still() -> None:
    assert api.API_VERSION == 1
    assert set(api.__all__) == {"API_VERSION", "Refused", "read", "read_all", "read_pages", *SURFACE}
    for name, members in SURFACE.items():
        found = {one for one in dir(getattr(api, name)) if not one.startswith("_")}
        assert found == set(members.split()), name
    for name in ("standings", "explain", "pair", "check", "games", "pairings", "prove", "frame"):
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
        "e.standings(); e.explain(1); e.pair(); e.check(1); e.prove(); e.pairings(1, reasons=True);"
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


class Frames(types.ModuleType):
    """What pandas is asked for, without pandas."""

    @staticmethod
    def DataFrame(rows: list[dict[str, object]]) -> list[dict[str, object]]:
        return rows


def test_frames_where_pandas_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", Frames("pandas"))
    event = api.read(DEMO)
    players, games = event.frame(), event.frame("games")
    assert (len(players), players[0]["name"], players[0]["rating"]) == (40, event.players[0].name, 2450)
    assert len(games) == 40 * 7
    assert games[0].keys() == {"round", "number", "opponent", "colour", "outcome", "points"}
    assert isinstance(games[0]["points"], float)
    assert event.frame("teams") == []
    assert event.standings("BH").frame()[0]["BH@fide-2026"] == 31.5
    with pytest.raises(api.Refused, match="there are players, teams, games"):
        event.frame("boards")


def test_frames_of_pandas_itself() -> None:
    pandas = pytest.importorskip("pandas")
    frame = api.read(DEMO).frame("games")
    assert isinstance(frame, pandas.DataFrame)
    assert frame.groupby("number").points.sum()[6] == 5.5


def test_without_pandas_a_frame_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(api.Refused, match="pip install pandas"):
        api.read(DEMO).frame()


def test_the_pairings_of_a_round_that_was_held() -> None:
    event = api.read(DEMO)
    held = event.pairings(7, reasons=True)
    assert {frozenset(pair) for pair in held.pairs} == {
        frozenset((one.number, one.opponent)) for one in event.games(7) if one.opponent is not None
    }
    assert held.byes == (35,)
    assert len(held.reasons) == len(held.pairs) + 1
    assert held.reasons[0][-1] == "Both get the colour they are due (C.04.3, 5.2.1)."
    assert held.reasons == event.pair(7, reasons=True).reasons
    with pytest.raises(api.Refused, match="round 8 has not been paired: there are 7"):
        event.pairings(8)


def test_the_matches_of_a_round_of_teams() -> None:
    section = random_team_event(3, 6, 4, 5, event=Event("League"))
    event = api.read(write_trf(section, program=""))
    assert event.pairings(2).pairs == tuple(match.teams for match in section.matches if match.round == 2)


def test_every_value_is_proved_twice() -> None:
    proved = api.read(DEMO).prove("BH/C1,SOB,DE")
    assert len(proved) == 40 * 4
    assert all(one.agrees for one in proved if one.covered)
    assert {one.rung for one in proved if not one.covered} == {"SOB@fide-2026"}
    assert next(one for one in proved if one.rung == "BH/C1@fide-2026") == api.Proved(
        "BH/C1@fide-2026", 6, "Cascabel Roble, Íñigo", Fraction(57, 2), Fraction(57, 2), True, "C.07, 8.1"
    )


@thorough
def test_the_cells_of_the_notebook_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With fewer events; the order of the rows is Ricca's all the same, and near his figures."""
    book = json.loads((ROOT / "docs" / "ricca.ipynb").read_text("utf-8"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TDAPP_NOTEBOOK_EVENTS", "8")
    names: dict[str, Any] = {"__name__": "notebook"}
    cells = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    for source in cells:
        exec(compile(source, "ricca.ipynb", "exec"), names)
    assert len(cells) >= 4
    found, printed = names["found"], names["PRINTED"]
    assert found.keys() == printed.keys()
    for row, wanted in printed.items():
        assert found[row][0] == pytest.approx(wanted, rel=0.2), row
    assert sorted(found, key=lambda row: found[row][0])[-1] == "WON"


def test_pages_of_all_rounds_are_one_section(tmp_path: Path) -> None:
    first = tmp_path / "one.html"
    first.write_text(ROUNDS[0], "utf-8")
    event = api.read_pages([first, *(page.encode() for page in (*ROUNDS[1:], START_LIST))])
    assert (len(event.players), event.rounds_decided) == (3, 2)
    with pytest.raises(api.Refused, match="Pages are missing: round 2") as refused:
        api.read_pages([ROUNDS[0].encode(), ROUNDS[2].encode()])
    assert refused.value.faults[0][0] == "Pages are missing: round 2."
    with pytest.raises(api.Refused, match="no pages of rounds"):
        api.read_pages([DEMO, DEMO])
