"""Every verb from the outside: output, exit status, messages."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.cli.registry import VERBS
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import written
from tests.storage.sheet_examples import png

Tdapp = Callable[..., Ran]


def test_standings_as_json_has_the_stable_keys(tdapp: Tdapp, trf: Path) -> None:
    ran = tdapp("standings", trf, "--ladder", "BH/C1,SB@fide-2009", "--format", "json")
    table = json.loads(ran.out)
    assert ran.status == 0
    assert list(table) == [
        "event", "section", "edition", "after_round", "rounds", "provisional", "ladder", "players",
    ]  # fmt: skip
    assert table["ladder"] == ["BH/C1@fide-2026", "SB@fide-2009"]
    first = table["players"][0]
    assert list(first) == ["rank", "start_number", "name", "points", "values", "exact", "decided_by"]
    # opponents' scores 2, 1.5 and the dummy min(2.5, 3 x 0.5) = 1.5 of the bye; the lowest goes
    assert (first["name"], first["points"], first["values"][0], first["decided_by"]) == (
        "Kővári, Łukasz",
        "2.5",
        "3.5",
        -1,
    )
    assert table["players"][-1]["decided_by"] is None


def test_standings_table_and_round(tdapp: Tdapp, trf: Path) -> None:
    ran = tdapp("standings", trf, "--after-round", "1")
    assert "standings after round 1 of 3" in ran.out
    assert "Παπαδόπουλος" in ran.out
    assert tdapp("standings", trf, "--after-round", "9").status == 2


def test_csv_is_harmless_in_a_spreadsheet(tdapp: Tdapp, trf: Path) -> None:
    rows = list(csv.reader(io.StringIO(tdapp("standings", trf, "--format", "csv").out)))
    assert rows[0][:5] == ["Rank", "No", "Name", "Rating", "Points"]
    assert [row[2] for row in rows[1:]] == [
        "Kővári, Łukasz", "'=HYPERLINK(\"x\")", "<b>Ильин</b>", "Παπαδόπουλος",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("ladder", "words"),
    [
        ("XYZ", "no tie-break “XYZ”"),
        ("BH@nowhere", "no unplayed-game policy “nowhere”"),
        ("WIN/C1", "does not take the modifier"),
        ("ARO{unrated=many}", "or a number such as 1400"),
        ("DE@fide-2009", "cannot be put under the policy"),
        ("BH{sb=half}", "no option"),
        ("BH/C1/C2", "one cut or one median"),
        ("B H", "is not a tie-break"),
    ],
)
def test_a_wrong_ladder_is_one_plain_line(tdapp: Tdapp, trf: Path, ladder: str, words: str) -> None:
    ran = tdapp("standings", trf, "--ladder", ladder)
    assert ran.status == 2
    assert words in ran.err.splitlines()[-1]
    assert ran.out == ""


def test_explain_as_json(tdapp: Tdapp, trf: Path) -> None:
    shaped = json.loads(tdapp("explain", trf, "--player", "1", "--ladder", "BH/C1", "--format", "json").out)
    assert shaped["player"] == 1
    rung = shaped["rungs"][0]
    assert (rung["rung"], rung["value"], rung["check"]) == ("BH/C1@fide-2026", "3.5", "sum")
    states = [term["state"] for term in rung["terms"]]
    assert states == ["counted", "cut", "counted"]
    assert rung["terms"][0]["opponent"] == 2
    assert "capped" in rung["terms"][2]["why"]
    everybody = json.loads(tdapp("explain", trf, "--ladder", "DE", "--format", "json").out)
    assert [entry["player"] for entry in everybody] == [1, 2, 3, 4]


def test_explain_as_text_and_an_unknown_player(tdapp: Tdapp, trf: Path) -> None:
    ran = tdapp("explain", trf, "--player", "2")
    assert "Buchholz, lowest cut (C.07, 8.1)" in ran.out
    assert tdapp("explain", trf, "--player", "77").status == 2


def test_compare_names_the_deciding_rung(tdapp: Tdapp, tmp_path: Path) -> None:
    from tdapp.services.tables.export import export_trf
    from tests.arena import random_swiss

    path = tmp_path / "twelve.trf"
    path.write_bytes(export_trf(random_swiss(5, 12, 5)))
    ran = tdapp("compare", path, "--ladder", "BH", "--ladder", "PS", "--format", "json")
    moves = json.loads(ran.out)
    assert moves
    assert all(move["old_rank"] != move["new_rank"] for move in moves)
    assert {move["decided_by"] for move in moves} <= {"PS", ""}
    assert "places change" in tdapp("compare", path, "--ladder", "BH", "--ladder", "PS").out
    assert tdapp("compare", path, "--ladder", "BH").status == 2


def test_catalogues(tdapp: Tdapp) -> None:
    codes = {entry["code"] for entry in json.loads(tdapp("criteria", "--format", "json").out)}
    assert codes >= {"PTS", "BH", "SB", "DE", "PS", "KS", "WIN", "WON", "BPG", "BWG", "ARO", "TPR"}
    ids = {entry["id"] for entry in json.loads(tdapp("policies", "--format", "json").out)}
    assert ids >= {"fide-2026", "fide-2024", "fide-2009", "draw-self", "face-value", "round-robin"}
    assert "Sonneborn-Berger" in tdapp("criteria").out
    assert "Virtual opponent" in tdapp("policies").out


def test_import_and_export_round_trip(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event, out = tmp_path / "event.tdb", tmp_path / "out.trf"
    assert tdapp("import", trf, event).status == 0
    assert json.loads(tdapp("standings", event, "--format", "json").out) == json.loads(
        tdapp("standings", trf, "--format", "json").out
    )
    assert tdapp("export", event, out).status == 0
    assert out.read_bytes() == trf.read_bytes()
    again = tdapp("import", trf, event)
    assert again.status == 4
    assert "exists already" in again.err


def test_trf16_says_what_it_cannot_hold(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event = tmp_path / "with-ladder.trf"
    event.write_bytes(trf.read_bytes() + b"202 BH/C1,SB\r\n")
    ran = tdapp("export", event, tmp_path / "old.trf", "--format", "trf16")
    assert ran.status == 0
    assert "note:" in ran.err


def test_documents_and_print(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    listed = json.loads(tdapp("documents", trf, "--format", "json").out)
    assert {"standings", "crosstable"} <= {entry["id"] for entry in listed}
    assert all(list(entry)[:3] == ["id", "name", "applies"] for entry in listed)
    out = tmp_path / "standings.pdf"
    assert tdapp("print", trf, "standings", "-o", out, "--paper", "Letter").status == 0
    assert out.read_bytes().startswith(b"%PDF-")
    assert tdapp("print", trf, "nonsense", "-o", out).status == 2
    assert tdapp("print", trf, "standings", "-o", tmp_path / "no" / "where.pdf").status == 4


@pytest.mark.parametrize("data", [b"", b"\x00\x01\x02", b"hello\nworld\n", b"001    1 A\r\n001    1 B\r\n"])
def test_a_hopeless_file_is_refused_in_words(tdapp: Tdapp, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "bad.trf"
    path.write_bytes(data)
    for verb in (("standings",), ("explain",), ("documents",)):
        ran = tdapp(*verb, path)
        assert ran.status == 2
        assert ran.err.startswith(str(path))
        assert ran.out == ""
    assert tdapp("import", path, tmp_path / "never.tdb").status == 2
    assert not (tmp_path / "never.tdb").exists()


def test_an_event_file_that_is_none_is_not_called_a_report(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "event.tdb"
    path.write_bytes(b"not an event")
    ran = tdapp("standings", path)
    assert (ran.status, ran.err) == (2, f"{path}:1:1: This is not an event file of this program.\n")


def test_an_event_file_is_not_imported(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event = tmp_path / "event.tdb"
    assert tdapp("import", trf, event).status == 0
    ran = tdapp("import", event, tmp_path / "again.tdb")
    assert ran.status == 2
    assert "an event file already" in ran.err
    assert not (tmp_path / "again.tdb").exists()


def test_every_fault_has_line_and_column(tdapp: Tdapp, trf: Path) -> None:
    lines = trf.read_text(encoding="utf-8").splitlines()
    broken = [line.replace("2 w 1", "9 w 1", 1) if line.startswith("001    1") else line for line in lines]
    trf.write_text("\n".join(broken), encoding="utf-8")
    ran = tdapp("standings", trf)
    assert ran.status == 2
    place = next(index for index, line in enumerate(broken, start=1) if line.startswith("001    1"))
    assert any(line.startswith(f"{trf}:{place}:") for line in ran.err.splitlines())


def test_chances_before_the_last_round(tdapp: Tdapp, tmp_path: Path) -> None:
    """1 and 3 have a point each and meet: either can be first, and who lost to them cannot."""
    drawn = arena("1 Anna 1900 | 2w1\n2 Bela 1700 | 1b0\n3 Cem 1500 | 4w1\n4 Dora 1400 | 3b0", rounds_total=2)
    event = written(tmp_path / "event.tdb", drawn)
    ran = tdapp("chances", event, "--samples", "50", "--format", "json")
    told = json.loads(ran.out)
    assert (ran.status, told["rounds_left"]) == (0, 1)
    assert [(one["start_number"], one["points"]) for one in told["players"] if one["best"] == 1] == [(1, "1"), (3, "1")]
    assert tdapp("chances", event, "--samples", "50", "--format", "json").out == ran.out
    assert tdapp("chances", event, "--samples", "0").status == 2


def test_missing_file_and_unknown_verb(tdapp: Tdapp, tmp_path: Path) -> None:
    assert tdapp("standings", tmp_path / "none.trf").status == 2
    assert tdapp("juggle").status == 2
    usage = tdapp("--help")
    assert usage.status == 0
    assert all(verb.name in usage.out for verb in VERBS)


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS])
def test_every_verb_says_how_it_is_used(tdapp: Tdapp, verb: str) -> None:
    """A sign of per cent in a usage line makes argparse fail, in help as in every mistake."""
    with pytest.raises(SystemExit) as ended:
        tdapp(verb, "--help")
    assert ended.value.code == 0


def test_a_fault_of_the_program_is_one_line(
    tdapp: Tdapp, trf: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import platformdirs

    from tdapp.cli.verbs import standings

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(standings, "compute_standings", broken)
    monkeypatch.setattr(platformdirs, "user_log_path", lambda *_, **__: tmp_path)
    ran = tdapp("standings", trf)
    assert ran.status == 70
    assert "planted" in ran.err.splitlines()[-1]
    assert "Traceback" not in ran.err
    assert "ZeroDivisionError" in (tmp_path / "tdapp.log").read_text(encoding="utf-8")


UNNEEDED = {
    *("PySide6", "sqlalchemy", "alembic", "reportlab", "pypdfium2", "numpy.ma", "numpy.random", "asyncio", "ssl"),
    *("shutil", "tempfile", "sysconfig", "csv", "logging", "subprocess"),
    *("tdapp.domain.commands.registry", "tdapp.domain.rules.rulebook", "tdapp.domain.teams.knockout"),
    *("tdapp.services.ports", "tdapp.trf.teams.event", "tdapp.trf.writer", "tdapp.storage.rows.models"),
}
"""What takes its time to be imported and has no part in a table of players."""


@pytest.mark.parametrize("form", ["trf", "tdb"])
@pytest.mark.parametrize("verb", ["standings", "explain"])
def test_tables_stay_lean(verb: str, form: str, trf: Path, tdapp: Tdapp, tmp_path: Path) -> None:
    """A verb that only looks at a TRF is ready in a fifth of a second, of an event soon after: no more than it uses."""
    if form == "tdb":
        event = tmp_path / "event.tdb"
        assert tdapp("import", trf, event).status == 0
        trf = event
    unneeded = UNNEEDED | ({"hashlib", "sqlite3", "tdapp.storage"} if form == "trf" else set())
    code = (
        "import sys; from tdapp.cli.main import run; run(sys.argv[1:]); "
        f"unneeded = {unneeded} & set(sys.modules); sys.exit(str(unneeded) if unneeded else 0)"
    )
    ran = subprocess.run([sys.executable, "-c", code, verb, trf], capture_output=True, check=False, text=True)
    assert ran.returncode == 0, ran.stderr


def test_standard_input(trf: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tdapp", "standings", "-", "--format", "json"],
        input=trf.read_bytes(),
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0
    assert json.loads(ran.stdout)["players"][0]["name"] == "Kővári, Łukasz"


def test_sheets_of_a_round_from_a_trf_and_from_an_event_file(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event, out = tmp_path / "event.tdb", tmp_path / "out.pdf"
    assert tdapp("import", trf, event).status == 0
    for source in (trf, event):
        for document in ("pairings", "pairings-alphabetical", "result-slips", "decisions", "pack-round-start"):
            printed = tdapp("print", source, document, "-o", out, "--round", "2", "--size", "22", "--force")
            assert printed.status == 0
            assert out.read_bytes().startswith(b"%PDF")
    ran = tdapp("print", event, "pairings", "-o", out, "--round", "7")
    assert (ran.status, ran.err) == (2, "tdapp: Round 7 is not paired.\n")
    assert tdapp("print", event, "schedule", "-o", out).status == 2
    assert tdapp("print", event, "start-list", "-o", out, "--show", "shoes").status == 2
    assert tdapp("print", event, "start-list", "-o", out, "--size", "2").status == 2


def test_tables_for_a_web_site_and_a_spreadsheet(tdapp: Tdapp, trf: Path) -> None:
    page = tdapp("export", trf, "-", "--format", "html", "--document", "crosstable").out
    assert "&lt;b&gt;Ильин&lt;/b&gt;" in page
    rows = list(csv.reader(io.StringIO(tdapp("export", trf, "-", "--format", "csv", "--after-round", "1").out)))
    assert rows[1][1] in "1234"
    ran = tdapp("export", trf, "-", "--format", "csv", "--document", "result-slips")
    assert (ran.status, "cut from paper" in ran.err) == (2, True)
    assert tdapp("export", trf, "-", "--document", "standings").status == 2


def test_prizes_from_a_list(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    listed, out = tmp_path / "prizes.csv", tmp_path / "out.pdf"
    listed.write_text('group,place,amount,item,player\n,1,"100,50",Cup,\n,2,50,,\nBest game,,10,,3\n', encoding="utf-8")
    for document in ("prizes", "receipts"):
        prizes = ("--prizes", listed, "--division", "hort", "--force")
        assert tdapp("print", trf, document, "-o", out, *prizes).status == 0
        assert out.read_bytes().startswith(b"%PDF")
    refused = tdapp("print", trf, "prizes", "-o", out)
    assert refused.status == 2
    assert refused.err.endswith("tdapp: No prizes are announced for this event.\n")
    listed.write_text("group,place,amount\n,first,1\n,,5\n,2,dear\n", encoding="utf-8")
    wrong = tdapp("print", trf, "prizes", "-o", out, "--prizes", listed)
    assert wrong.status == 2
    faults = [line.partition(".csv:")[2] for line in wrong.err.splitlines() if ".csv:" in line]
    assert [fault.split(":")[0] for fault in faults] == ["2", "3", "4"]


def test_a_prize_without_a_name_is_refused_by_print_as_by_prizes(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    listed, out = tmp_path / "prizes.csv", tmp_path / "out.pdf"
    listed.write_text("group,place,amount,item,player,kind\n,1,120,,,club\n", encoding="utf-8")
    prizes = ("--prizes", listed)
    print_all = ("print", trf, "prizes", "prize-list", "receipts", "-o", out, *prizes)
    for asked in (("prizes", trf, *prizes), print_all):
        refused = tdapp(*asked)
        assert (refused.status, "Prize 1: a prize that is not by place has a name." in refused.err) == (2, True)
    assert not out.exists()


def test_prizes_of_the_narrowest_group_only_say_so(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event, listed = tmp_path / "event.tdb", tmp_path / "prizes.csv"
    listed.write_text("group,place,amount\nU18,1,60\n", encoding="utf-8")
    assert tdapp("import", trf, event).status == 0
    assert "narrowest" not in tdapp("prizes", event, "--prizes", listed).out
    assert tdapp("categories", event, "--preset", "youth").status == 0
    assert "\nEach player is in the narrowest age group" in tdapp("prizes", event, "--prizes", listed).out


def test_prizes_are_stored_shown_and_exported(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event, listed, out = tmp_path / "event.tdb", tmp_path / "prizes.csv", tmp_path / "out.csv"
    assert tdapp("import", trf, event).status == 0
    assert tdapp("prizes", event).status == 2
    listed.write_text("group;place;amount;item\n;1;100;'=Cup\n;2;50;\n", encoding="utf-8")
    shown = tdapp("prizes", event, "--prizes", listed, "--store", "--currency", "EUR", "--division", "shared")
    assert (shown.status, "Standings, place 1" in shown.out, "EUR" in shown.out) == (0, True, True)
    found = json.loads(tdapp("prizes", event, "--format", "json").out)
    assert (found["currency"], found["fund"], found["given"], found["left"]) == ("EUR", "150.00", "150.00", "0.00")
    assert sum(float(award["money"] or 0) for award in found["awards"]) == 150
    assert tdapp("prizes", event, "--export", out).status == 0
    lines = out.read_text(encoding="utf-8-sig").splitlines()
    assert lines[:2] == ["group,place,amount,item,player,kind", ",1,100,'=Cup,,place"]
    assert tdapp("print", event, "prizes", "-o", tmp_path / "p.pdf").status == 0
    assert tdapp("prizes", event, "--clear").status == 0
    assert tdapp("prizes", event).err.endswith("no prizes are announced; name a list with --prizes.\n")
    assert tdapp("prizes", trf, "--prizes", listed, "--store").status == 2


def test_the_page_head_is_set_shown_and_taken_away(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event, logo = tmp_path / "event.tdb", tmp_path / "logo.png"
    assert tdapp("import", trf, event).status == 0
    logo.write_bytes(png(60, 40))
    shown = tdapp("page-head", event, "--line", "A club", "--logo", logo, "--sponsor", logo, "--sponsor", logo)
    assert shown.out.splitlines()[0] == "line     A club"
    assert shown.out.count("image/png, 60 x 40 pixels") == 3
    assert tdapp("page-head", event, "--no-logo", "--no-sponsors", "--no-lines").out == ""
    logo.write_bytes(b"GIF89a")
    refused = tdapp("page-head", event, "--logo", logo)
    assert (refused.status, "Only PNG and JPEG" in refused.err) == (2, True)
    assert tdapp("page-head", trf).status == 2
