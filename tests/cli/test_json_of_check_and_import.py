"""check and import for programs: one JSON object, the same findings as the text."""

from __future__ import annotations

import json
from pathlib import Path

from tdapp.domain.words.resources import resource_path

DEMO = resource_path("demo/swiss.trf")


def test_check_without_differences(tdapp) -> None:  # type: ignore[no-untyped-def]
    ran = tdapp("check", DEMO, "--round", "7", "--format", "json")
    shaped = json.loads(ran.out)
    assert (ran.status, shaped["agrees"], shaped["judged"], shaped["rounds"]) == (0, True, True, [7])
    assert shaped["by"].startswith("tdapp")
    assert shaped["differences"] == []


def test_check_with_differences_says_the_same_as_the_text(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Colours of a board exchanged, and a rank that the ladder does not give."""
    lines = DEMO.read_text("utf-8").splitlines()
    swapped = []
    for line in lines:
        if line.startswith("001    6"):
            line = line[:85] + "  40" + line[89:]
        swapped.append(line)
    path = tmp_path / "other.trf"
    path.write_text("\n".join(swapped) + "\n", "utf-8")
    text, ran = tdapp("check", path), tdapp("check", path, "--format", "json")
    found = json.loads(ran.out)["differences"]
    assert (text.status, ran.status) == (1, 1)
    assert [f"ranks: {one['text']}" for one in found] == text.out.splitlines()[:-1]
    assert {(one["round"], one["what"]) for one in found} == {(None, "ranks")}


def test_a_difference_in_a_round_has_its_number(tdapp, trf: Path) -> None:  # type: ignore[no-untyped-def]
    """A tiny event that no engine paired: each line of the text is an entry with its round."""
    text, ran = tdapp("check", trf), tdapp("check", trf, "--format", "json")
    found = json.loads(ran.out)["differences"]
    assert text.status == ran.status == 1
    rebuilt = [f"round {one['round']}: {one['text']}" for one in found if one["round"]]
    assert rebuilt == [line for line in text.out.splitlines() if line.startswith("round ")]
    assert rebuilt


def test_rounds_that_are_not_judged(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "lim.trf"
    path.write_bytes(DEMO.read_bytes().replace(b"192 FIDE_DUTCH", b"192 FIDE_LIM  "))
    ran = tdapp("check", path, "--format", "json")
    shaped = json.loads(ran.out)
    assert (ran.status, shaped["judged"], shaped["agrees"], shaped["by"]) == (5, False, False, None)


def test_import_gives_its_review(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    event = tmp_path / "event.tdb"
    ran = tdapp("import", DEMO, event, "--format", "json")
    shaped = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert shaped["event"] == str(event)
    assert shaped["sections"] == [
        {"name": "", "system": "dutch", "players": 40, "teams": 0, "rounds_decided": 7, "rounds": 7}
    ]
    assert any("edition were taken" in one["text"] and one["line"] == 6 for one in shaped["notes"])
    assert tdapp("import", DEMO, event, "--format", "json").status == 4
    again, copy = tmp_path / "all.json", tmp_path / "copy.tdb"
    assert tdapp("export", event, again).status == 0
    assert json.loads(tdapp("import", again, copy, "--format", "json").out)["sections"] == shaped["sections"]
