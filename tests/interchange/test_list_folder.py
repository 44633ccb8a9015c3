"""New lists in a folder of downloads; how old the newest one is."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from tdapp.domain.section.rating_list import FIDE, RateOfPlay, RatingList
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.interchange.custom_list import open_custom_list
from tdapp.interchange.list_folder import SOURCE, new_lists
from tdapp.services.ratings.lists import age_words
from tests.rating_list_files import CARLSEN as PLAYER
from tests.rating_list_files import combined_text, combined_xml, single_header, single_line, text_of, zipped

ALL = tuple(RateOfPlay)


def nothing(_signature: str) -> dict[str, str]:
    return {}


def kept(month: dt.date, rates: tuple[RateOfPlay, ...] = ALL) -> RatingList:
    return RatingList(f"FIDE-{month}", FIDE, month, rates, 5)


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    zipped(tmp_path / "players_list_xml.zip", "players_list_xml_foa.xml", combined_xml(), (2026, 9, 30))
    (tmp_path / "standard_nov26frl.txt").write_bytes(text_of(single_header("NOV26"), [single_line(PLAYER)]))
    (tmp_path / "no month.txt").write_bytes(combined_text())
    (tmp_path / "letter.txt").write_text("Dear all")
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    return tmp_path


def found(folder: Path, *lists: RatingList) -> list[tuple[str, str, tuple[RateOfPlay, ...]]]:
    return [(one.source, f"{one.month:%Y-%m}", one.rates) for one in new_lists(folder, lists, nothing)]


def test_new_lists_are_named_newest_first_and_the_rest_is_passed_over(downloads: Path) -> None:
    assert found(downloads) == [(FIDE, "2026-11", (RateOfPlay.STANDARD,)), (FIDE, "2026-10", ALL)]
    assert found(downloads, kept(dt.date(2026, 10, 1))) == [(FIDE, "2026-11", (RateOfPlay.STANDARD,))]
    assert found(downloads, kept(dt.date(2026, 10, 1)), kept(dt.date(2026, 11, 1))) == []
    only_standard = kept(dt.date(2026, 10, 1), (RateOfPlay.STANDARD,))
    assert (FIDE, "2026-10", ALL) in found(downloads, only_standard)


def test_a_national_table_is_known_by_its_headings_and_its_month_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "dwz 2026-10.csv"
    path.write_text("Nr;Name;DWZ\n1;Anna;1800\n")
    signature = open_custom_list(path).signature
    memory = {signature: {"name": "Name", "standard": "DWZ"}, SOURCE + signature: {"source": "DSB"}}
    assert new_lists(tmp_path, (), nothing) == ()
    (reading,) = new_lists(tmp_path, (), lambda key: memory.get(key, {}))
    assert (reading.source, f"{reading.month:%Y-%m}") == ("DSB", "2026-10")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentProblem):
        new_lists(tmp_path / "none", (), nothing)


@pytest.mark.parametrize(
    ("today", "old"),
    [(dt.date(2026, 12, 31), False), (dt.date(2027, 1, 1), True), (dt.date(2026, 10, 1), False)],
)
def test_older_than_two_months_is_said(today: dt.date, old: bool) -> None:
    assert ("2026-10" in age_words((kept(dt.date(2026, 10, 1)), kept(dt.date(2026, 8, 1))), today)) is old
    assert age_words((), today) == ""
