"""What is exported of any file reads strictly, and comes out of that as the same bytes: every sample of the tests."""

from __future__ import annotations

import pytest

from tests.again import imported, second_exports
from tests.effort import thorough
from tests.golden.reader import golden, named
from tests.golden.reports import of_a_website, of_an_engine
from tests.interchange.programs.samples import FILES


@pytest.mark.parametrize("name", FILES)
def test_files_of_other_programs(name: str) -> None:
    for section in imported(FILES[name], name):
        for form, (first, second) in second_exports(section).items():
            assert first == second, form


@thorough
@pytest.mark.parametrize("name", [*named("second_bye"), *named("rules_differ"), *named("held_swiss")])
@pytest.mark.parametrize("dialect", [of_an_engine, of_a_website])
def test_dialects_of_reports(name: str, dialect) -> None:
    for section in imported(dialect(golden(name)), "x.trf"):
        for form, (first, second) in second_exports(section).items():
            assert first == second, form


DEFECTS = {
    "points that do not add up": (b"0.0    2     1 b 0", b"7.5    2     1 b 0"),
    "a game that one side denies": (b"     1 b 0", b"     2 b 0"),
    "a number given twice": (b"001    2", b"001    1"),
    "two who meet in one team": (b"310   2 B", b"### gone\r\n###   2 B"),
}
TEAMS = """\
012 Cup
042 2026/01/10
142 1
192 FIDE_TEAM_TYPEA_MP_GP
352 W
001    1      Anna                              2100                             1.0    1     2 w 1
001    2      Bela                              2000                             0.0    2     1 b 0
310   1 A                                                1.0    1.0   1     1{}
310   2 B                                                0.0    0.0   2     2
""".replace("\n", "\r\n")


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_file_taken_over_with_its_defects_is_exported_without(defect: str) -> None:
    old, new = DEFECTS[defect]
    data = TEAMS.format("    2" if defect == "two who meet in one team" else "").encode()
    assert old in data
    for section in imported(data.replace(old, new), "x.trf", defects=True):
        for form, (first, second) in second_exports(section).items():
            assert first == second, form
