"""The website as headless Chromium shows it: telephone, tablet, desk; light and dark. Skipped where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.reports.site.site_pages import published, swiss_event
from tests.web.browser import CHROMIUM, PROBE, chromium, look, served

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]
PAGES = (
    "index",
    "start-list",
    "round-3",
    "standings",
    "crosstable",
    "player-7",
    "pictures",
    "statistics",
    "regulations",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Forty players after five rounds, served; the address of the probe."""
    folder = tmp_path_factory.mktemp("site")
    for name, data in published(swiss_event(40, 5)).items():
        (folder / name).write_bytes(data)
    (folder / "probe.html").write_text(PROBE, encoding="utf-8")
    with served(folder) as address:
        yield f"{address}/probe.html"


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("width", [360, 800, 1440])
@pytest.mark.parametrize("dark", [False, True])
def test_a_page_fits_and_can_be_read(site: str, page: str, width: int, dark: bool) -> None:
    seen = look(site, f"{page}.html", width, dark=dark)
    assert seen["width"] == width
    assert seen["wide"] <= width, seen["wide"]
    assert seen["dark"] is dark
    assert seen["worst"][0] >= 4.5, seen["worst"]
    assert (seen["small"], seen["unnamed"]) == (0, 0)


def test_a_telephone_shows_opponent_and_points(site: str) -> None:
    parts = (
        "main tbody .k-white-name",
        "main tbody .k-white-points",
        "main tbody .k-black-name",
        "main tbody .k-result",
    )
    assert set(look(site, "round-3.html", 360, parts)["inside"].values()) == {20}
    for page in ("standings.html", "crosstable.html"):
        seen = look(site, page, 360, ("main tbody th[scope=row]", "main tbody td.b"))["inside"]
        assert seen["main tbody th[scope=row]"] == 40
        assert seen["main tbody td.b"] >= 80  # place and points of everybody


def test_a_telephone_shows_what_each_round_counts(site: str) -> None:
    held = published(swiss_event(40, 5))
    for number in (7, 12):
        page = f"player-{number}.html"
        numbers = held[page].count(b'<td class="r b"')
        parts = ("main tbody td.r.b", "main tbody th.n")
        seen = look(site, page, 360, parts)
        assert seen["inside"][parts[0]] == numbers > 20
        assert seen["inside"][parts[1]] == held[page].count(b'<th scope="row" class="n')
        assert seen["wide"] == 360


def test_sorting_and_searching_are_an_extra(site: str) -> None:
    seen = look(site, "standings.html", 800, ("th button", "input[type=search]"))["inside"]
    assert seen["th button"] >= 8
    assert seen["input[type=search]"] == 2  # in this table, and over everything


def test_a_page_opens_from_the_disk(tmp_path: Path) -> None:
    for name, data in published(swiss_event()).items():
        (tmp_path / name).write_bytes(data)
    dom = chromium((tmp_path / "standings.html").as_uri(), "--dump-dom")
    assert '<button type="button"' in dom  # the script was let in
