"""The verb print: one PDF or a folder, packs, groups, languages, copies."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tests.effort import thorough
from tests.reports.pdf_facts import read_pdf

Tdapp = Callable[..., Ran]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_pack_into_a_folder(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    folder = tmp_path / "on the" / "wall"
    ran = tdapp("print", trf, "--pack", "round-end", "-o", folder)
    assert ran.status == 0
    assert names(folder) == ["event crosstable R3.pdf", "event results R3.pdf", "event standings R3.pdf"]
    assert ran.out.count(".pdf") == 3
    before = {path: path.read_bytes() for path in folder.iterdir()}
    again = tdapp("print", trf, "--pack", "round-end", "-o", folder)
    assert again.status == 4
    assert "--force" in again.err
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    assert tdapp("print", trf, "--pack", "round-end", "-o", folder, "--force").status == 0


def test_a_pack_as_one_pdf_with_copies(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    out = tmp_path / "pack.pdf"
    assert tdapp("print", trf, "pack-round-end", "-o", out).status == 0
    once = read_pdf(out.read_bytes())
    assert once.metadata["Title"].endswith("Round end: results, standings, crosstable")
    assert tdapp("print", trf, "--pack", "round-end", "-o", out, "--copies", "3", "--force").status == 0
    assert len(read_pdf(out.read_bytes()).texts) == 3 * len(once.texts)


def test_several_documents_and_all_of_them(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    out = tmp_path / "two.pdf"
    assert tdapp("print", trf, "standings", "start-list", "-o", out).status == 0
    facts = read_pdf(out.read_bytes())
    assert len(facts.texts) == 2
    assert facts.bookmarks[0].startswith("Standings")
    assert tdapp("print", trf, "--all", "-o", tmp_path / "all").status == 0
    written = names(tmp_path / "all")
    assert len(written) > 15
    assert "event standings R3.pdf" in written
    assert not any("pack" in name or "schedule" in name for name in written)


@thorough
def test_all_of_them_are_those_that_say_something(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    """A page of a sentence is left out, and so are the explanations of everybody; by name or player each is printed."""
    ran = tdapp("print", trf, "--all", "-o", tmp_path / "all")
    written = names(tmp_path / "all")
    assert not any(kind in name for name in written for kind in ("decisions", "bulletin", "it1", "explanation"))
    assert ran.status == 0
    assert "not written" not in ran.err
    assert tdapp("print", trf, "--all", "--player", "2", "-o", tmp_path / "two").status == 0
    assert "event explanation R3 no 2.pdf" in names(tmp_path / "two")
    assert tdapp("print", trf, "decisions", "explanation", "-o", tmp_path / "named").status == 0
    assert names(tmp_path / "named") == ["event decisions R3.pdf", "event explanation R3.pdf"]
    whole, pages = tmp_path / "whole.pdf", 0
    assert tdapp("print", trf, "--all", "-o", whole).status == 0
    for name in written:
        pages += len(read_pdf((tmp_path / "all" / name).read_bytes()).texts)
    assert len(read_pdf(whole.read_bytes()).texts) == pages


def test_one_document_into_a_folder(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    assert tdapp("print", trf, "pairings", "-o", tmp_path, "--round", "2").status == 0
    assert (tmp_path / "event pairings R2.pdf").exists()


def test_the_language_of_the_paper(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    out = tmp_path / "de.pdf"
    assert tdapp("print", trf, "standings", "-o", out, "--language", "de").status == 0
    assert b"/Lang (de)" in out.read_bytes()
    assert "Seite 1 von 1" in read_pdf(out.read_bytes()).text


def test_a_group(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    out = tmp_path / "group.pdf"
    ran = tdapp("print", trf, "standings", "-o", out, "--group", "nobody")
    assert ran.status == 2
    assert "Rating 1800–1999" in ran.err
    assert tdapp("print", trf, "standings", "-o", out, "--group", "rating 1800–1999").status == 0
    text = read_pdf(out.read_bytes()).text
    assert "HYPERLINK" in text
    assert "Kővári" not in text


@pytest.mark.parametrize(
    "arguments",
    [
        ("-o", "x.pdf"),
        ("standings", "-o", "x.pdf", "--copies", "0"),
        ("standings", "-o", "x.pdf", "--copies", "100"),
        ("standings", "-o", "x.pdf", "--size", "3"),
        ("standings", "-o", "x.pdf", "--show", "shoes"),
    ],
)
def test_what_makes_no_sense_is_refused(
    tdapp: Tdapp, trf: Path, arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert tdapp("print", trf, *arguments).status == 2
    assert not (tmp_path / "x.pdf").exists()


def test_documents_say_what_they_take_and_why_not(tdapp: Tdapp, trf: Path) -> None:
    import json

    listed = {entry["id"]: entry for entry in json.loads(tdapp("documents", trf, "--format", "json").out)}
    assert "round robin" in listed["schedule"]["why_not"]
    assert listed["crosstable"]["takes"].count("dialect") == 1
    assert listed["pack-round-end"]["contents"] == ["results", "standings", "crosstable"]
    assert "round robin" in tdapp("documents", trf).out


def test_the_layout_explains_itself(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    ran = tdapp("print", trf, "standings", "-o", tmp_path / "a.pdf", "--why")
    assert ran.status == 0
    assert "Standings: Chosen: A4 landscape, " in ran.err
    assert "Not A4 portrait, " in ran.err
    assert "Chosen" not in tdapp("print", trf, "standings", "-o", tmp_path / "b.pdf").err


def test_a_size_that_cannot_be_kept_is_refused(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    ran = tdapp("print", trf, "crosstable", "-o", tmp_path / "a.pdf", "--size", "60")
    assert ran.status != 0
    assert "60 pt does not fit on A4; the largest type that fits is " in ran.err
    assert not (tmp_path / "a.pdf").exists()
