"""Files of other programs and published tables that lie beside the project, not in it: missing, they fail here.

What the other tests need of them is transcribed in tests/golden; here the transcriptions are held against them.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tdapp.cli.main import run
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.golden.reader import Golden, golden
from tests.trf.normalised import normalised
from tests.trf.test_same_file import again

SHARED = Path(__file__).parents[3] / "shared"
SAMPLES = SHARED / "samples"
FILES = sorted(path.relative_to(SAMPLES).as_posix() for path in SAMPLES.rglob("*") if path.suffix in (".trf", ".input"))
TRANSCRIBED = {
    "tiebreaks/held_swiss_5.trf": "held_swiss",
    "tiebreaks/held_round_robin.trf": "held_round_robin",
    "team/held_team_trf26.trf": "held_teams",
    "pairing/seed735265-r7-p10.trf": "second_bye_1",
    "pairing/seed8848759-r9-p10.trf": "second_bye_2",
    "pairing/seed7073463-r8-p9.trf": "second_bye_3",
}

pytestmark = pytest.mark.conformance


def differ(number: int) -> tuple[str, Golden]:
    (name,) = [name for name in FILES if name.startswith(f"pairing/rule_delta/delta-{number}-")]
    return name, golden(f"rules_differ_{number}")


def test_the_files_lie_beside_the_project() -> None:
    assert len(FILES) >= 20, f"{SAMPLES.resolve()} holds {len(FILES)} of the sample files"
    assert len(list((SHARED / "golden").glob("*.json"))) >= 8, f"{SHARED.resolve()}/golden lacks published tables"


@pytest.mark.parametrize("name", FILES)
def test_a_sample_is_read_checked_and_comes_out_as_it_came_in(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = (SAMPLES / name).read_bytes()
    section = read_trf(data, source=name).section
    assert read_trf(write_trf(section, program="tdapp test")).section == section
    assert normalised(again(data)) == normalised(data)
    assert run(["check", str(SAMPLES / name)]) in (0, 1, 2)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("name", TRANSCRIBED)
def test_a_transcription_is_true(name: str) -> None:
    assert golden(TRANSCRIBED[name]).section().cells == read_trf((SAMPLES / name).read_bytes()).section.cells


@pytest.mark.parametrize("number", range(1, 9))
def test_a_position_and_its_pairs_are_those_of_the_file(number: int) -> None:
    name, position = differ(number)
    assert position.section().cells == read_trf((SAMPLES / name).read_bytes()).section.cells
    entries = json.loads((SAMPLES / "pairing/rule_delta/expected.json").read_text("utf-8"))
    (entry,) = [entry for entry in entries if entry["file"] == Path(name).name]
    for year, key in (("2026", "rules_2026"), ("2017", "rules_2022")):
        pairs = {(min(one, other), max(one, other)) for one, other in entry[key] if other is not None}
        assert position.pairs(year) == (pairs, next((one for one, other in entry[key] if other is None), None))


@pytest.mark.parametrize(
    ("table", "name", "year"),
    [
        ("tiebreaks/held_swiss_5.expected-2024rules.tsv", "held_swiss", "2024"),
        ("tiebreaks/held_swiss_5.expected-2026rules.tsv", "held_swiss", "2026"),
        ("tiebreaks/held_round_robin.expected.tsv", "held_round_robin", ""),
        ("team/held_team.expected-2024rules.tsv", "held_teams", "2024"),
        ("team/held_team.expected-2026rules.tsv", "held_teams", "2026"),
    ],
)
def test_a_transcribed_table_is_true(table: str, name: str, year: str) -> None:
    head, *rows = [line.split("\t") for line in (SAMPLES / table).read_text("utf-8").splitlines()]
    rows.sort(key=lambda row: int(row[0]))
    for index, code in enumerate(head):
        if code not in ("StartNo", "Rank"):
            assert golden(name).column(code, year) == [None if row[index] == "-0" else row[index] for row in rows]


def test_crete_is_transcribed() -> None:
    published = json.loads((SHARED / "golden/crete-2024-teams.json").read_text("utf-8"))
    event = golden("crete_2024")
    for number in range(1, 8):
        held = [match for match in published["matches"] if match["round"] == number]
        words = [
            f"{match['team']} bye" if match.get("pab") else "{}-{} {:g}:{:g}".format(*match["teams"], *match["gp"])
            for match in held
        ]
        assert event.facts[f"round {number}"] == ", ".join(words)
    rows = sorted(published["expected"], key=lambda row: row["team"])
    for name, key in (("MP", "mp"), ("GP", "gp"), ("place", "rank"), ("EGGSB 2026", "EGGSB_2026")):
        assert [float(word or "") for word in event.column(name)] == [row[key] for row in rows]
