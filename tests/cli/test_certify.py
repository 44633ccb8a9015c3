"""tdapp certify writes what tdapp check --certificates believes without an engine."""

from __future__ import annotations

import json
from pathlib import Path

from tdapp.domain.words.resources import resource_path
from tests.effort import thorough

DEMO = resource_path("demo/swiss.trf")


@thorough
def test_certificates_are_written_and_checked(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    out = tmp_path / "certificates.json"
    ran = tdapp("certify", DEMO, "-o", out)
    assert ran.status == 0
    assert ran.out.endswith("7 of 7 rounds are shown to be those of the articles\n")
    assert out.stat().st_size < 6_000
    checked = tdapp("check", DEMO, "--certificates", out)
    assert (checked.status, checked.out) == (0, "7 rounds checked with certificates: no differences\n")
    assert tdapp("certify", DEMO, "-o", out).status == 4
    shaped = json.loads(tdapp("certify", DEMO, "--round", "2", "--format", "json").out)
    assert [(one["round"], one["shown"], one["faults"]) for one in shaped["rounds"]] == [(2, True, [])]


def test_a_round_that_was_paired_otherwise_is_named(tdapp, trf: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    ran = tdapp("certify", trf)
    assert ran.status == 1
    assert "not shown: " in ran.out
    empty = tmp_path / "none.json"
    empty.write_text('{"rounds": []}', "utf-8")
    checked = tdapp("check", trf, "--round", "1", "--certificates", empty)
    assert (checked.status, checked.out.splitlines()[0]) == (1, "round 1: not shown: there is no certificate")
    empty.write_text("{}", "utf-8")
    assert tdapp("check", trf, "--certificates", empty).status == 2


def test_other_systems_have_none(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "burstein.trf"
    path.write_bytes(DEMO.read_bytes().replace(b"192 FIDE_DUTCH", b"192 FIDE_BURST"))
    ran = tdapp("certify", path)
    assert ran.status == 5
    assert "certificates are for the Dutch rules of 2026" in ran.err
