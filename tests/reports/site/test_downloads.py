"""What can be taken along: it can be read again, and says no more than the pages."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.reports.site.build import site_files
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.reader import read_trf
from tests.reports.pdf_facts import read_pdf
from tests.reports.site.site_pages import pages, published, site_of, swiss_event
from tests.team_events import random_team_event


def secretive() -> Section:
    section = swiss_event()
    first = replace(section.players[0], comment="owes us", fixed_table=3, owed="5", national_id="N471")
    return replace(
        section,
        players=(first, *section.players[1:]),
        forbidden=(ForbiddenPairs(1, 4, (1, 5)),),
        comments=("a quarrel",),
    )


def test_the_trf_holds_the_results_and_no_secret() -> None:
    section = secretive()
    files = published(section)
    for name in ("trf26.trf", "trf16.trf"):
        text = files[name].decode()
        read = read_trf(files[name]).section
        assert [[cell.outcome for cell in row] for row in read.cells] == [
            [cell.outcome for cell in row[:3]] for row in section.cells
        ]
        assert read.forbidden == ()
        for word in ("Kovač, Ana", "99887766", "2015", "owes us", "N471", "a quarrel", "1460001", "table"):
            assert word not in text, (name, word)


def test_a_table_for_a_spreadsheet_has_decimals() -> None:
    section = swiss_event()
    lines = list(csv.reader(io.StringIO(published(section)["standings.csv"].decode("utf-8-sig"))))
    points = [line[lines[0].index("Pts")] for line in lines[1:]]
    assert points == [row.points for row in compute_standings(section).rows]
    assert any("." in one for one in points)
    assert "Kovač, Ana" not in str(lines)


def test_the_sheets_are_pdf_with_the_names_of_the_pages() -> None:
    files = published(swiss_event())
    for name in ("start-list.pdf", "standings.pdf", "crosstable.pdf", "round.pdf"):
        text = read_pdf(files[name]).text
        assert "Kővári" in text
        assert "Kovač, Ana" not in text
    page = pages(files)["downloads.html"]
    assert {"standings.pdf", "standings.csv", "trf26.trf"} <= set(page.addresses())
    assert "downloads.html" in pages(files)["index.html"].addresses()


def test_a_sheet_that_stays_is_the_same_file() -> None:
    site = site_of(swiss_event())
    later = replace(site, now=site.now.replace(day=9), changed=site.now)
    one, other = site_files(site), site_files(later)
    for name in one:
        assert one[name] == other[name] or name == "index.html", name  # that says of when it is


def test_before_the_first_round_there_is_no_trf() -> None:
    files = published(swiss_event(rounds=0))
    assert "trf26.trf" not in files
    assert "start-list.pdf" in files


def test_teams_have_theirs() -> None:
    files = published(random_team_event(3, 6, 4, 3))
    assert {"teams.pdf", "standings.pdf", "crosstable.csv", "trf26.trf"} <= set(files)
