"""The website: links that lead somewhere, nothing of other hosts, nobody's secrets, the numbers of the program."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.event import Section
from tdapp.domain.section.league import League
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.round import RoundState
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.formats.html_blocks import COLOURS
from tdapp.reports.site.build import site_files
from tdapp.reports.site.source import Site, SiteSource
from tdapp.services.categories.membership import youth_rules
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.effort import thorough
from tests.reports.builders import EVENT, player, round_robin, swiss
from tests.reports.pdf_facts import read_pdf
from tests.reports.site.site_pages import NOW, Page, pages, published, several, site_of, swiss_event, target
from tests.team_events import random_team_event

XMLNS = 'xmlns="http://www.w3.org/2000/svg"'  # a name, nothing is fetched


def test_every_link_leads_to_a_file_and_every_page_is_reached() -> None:
    files = several()
    reached, waiting = set(), ["index.html"]
    held = pages(files)
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        for address in held[name].addresses():
            if address.startswith(("#", "data:")):
                continue
            found = target(name, address)
            assert found in files, f"{name}: {address}"
            if found.endswith(".html"):
                waiting.append(found)
    assert reached == set(held)


def test_nothing_is_loaded_from_elsewhere_and_no_page_needs_its_script() -> None:
    for name, data in several().items():
        if name.endswith(".pdf"):
            continue
        text = data.decode()
        text = text.replace("// Search", "").replace(XMLNS, "")
        assert not re.search(r"(?:https?:)?//[a-z]", text), name
        assert "@import" not in text
        if name.endswith(".html"):
            assert "default-src 'none'" in text
            assert not re.search(r"<[^>]+ on[a-z]+=", text)


@pytest.mark.parametrize(
    "name",
    [
        "index.html",
        "s1/index.html",
        "s1/standings-2.html",
        "s2/crosstable.html",
        "s1/pictures.html",
        "de/s1/player-8.html",
    ],
)
def test_a_page_can_be_heard(name: str) -> None:
    page = Page(several()[name])
    assert page.count("h1") == page.count("main") == page.count("title") == 1
    assert page.count("html", lang="de" if name.startswith("de/") else "en") == 1
    assert page.count("a", **{"aria-current": "page"}) >= (0 if "player" in name else 1)
    assert page.count("caption") == page.count("table")


def test_the_pictures_show_people_as_the_pages_do() -> None:
    files = published(swiss_event(), codes=("en", "de"))
    for name in ("progress-chart.svg", "result-map.svg", "performance-chart.svg"):
        texts = {one.text for one in ET.fromstring(files[name]).iter("{http://www.w3.org/2000/svg}text")}
        assert "Smith" in texts
        assert not any(text and "Kovač" in text for text in texts)  # a child
        assert files[f"de/{name}"]
    assert "Mehr als erwartet".casefold() in files["de/result-map.svg"].decode().casefold()
    page = files["pictures.html"].decode()
    assert page.count("<img") == page.count("<details>") == 3
    assert 'href="pictures.html"' in files["index.html"].decode()
    assert "pictures.html" not in published(swiss_event(rounds=0))


def test_a_telephone_is_spared_what_the_page_of_a_player_says_twice() -> None:
    page = published(swiss_event())["player-2.html"].decode()
    assert page.count('<th scope="col" class="r said">Result</th>') == page.count(">Counts</th>") > 1
    assert '<th scope="col" class="r fold">Opponent' in page
    assert ">Player</th>" not in page  # the name is the title


def test_players_lead_to_their_own_pages_also_two_of_one_name() -> None:
    files = published(swiss_event())
    standings = files["standings.html"].decode()
    for number in range(1, 9):
        assert f'href="player-{number}.html"' in standings
    for number in (4, 5):
        row = next(line for line in standings.splitlines() if f'href="player-{number}.html"' in line)
        assert f">{number}</td>" in row


def test_hostile_names_are_text() -> None:
    for name, data in published(swiss_event()).items():
        if name.endswith(".html"):
            assert b"<script>alert" not in data, name


def test_the_numbers_are_those_of_the_program() -> None:
    section = swiss_event()
    files = pages(published(section))
    for after in (1, 2, 3):
        text = files[f"standings-{after}.html"].text
        assert f"after round {after} of 4" in text
        for row in compute_standings(section, after_round=after).rows:
            for value in row.values:
                assert value is None or value in text
    last = compute_standings(section)
    for row in last.rows:
        text = files[f"player-{row.player.number}.html"].text
        assert f"place {row.rank}" in text
        for rung, value in zip(last.ladder, row.values, strict=True):
            assert rung.name in text
            assert value is None or value in text


def test_nobody_is_betrayed() -> None:
    section = swiss_event()
    secret = replace(section.players[0], comment="pays later", owed="12.50", national_id="N4711", paid="3.75")
    files = published(replace(section, players=(secret, *section.players[1:]), comments=("a quarrel",)))
    everything = "\n".join(
        read_pdf(data).text if name.endswith(".pdf") else data.decode() for name, data in files.items()
    )
    for word in ("Kovač, Ana", "2015", "99887766", "pays later", "12.50", "N4711", "3.75", "a quarrel", "1460001"):
        assert word not in everything, word
    assert "K., A." in everything


def test_years_and_numbers_are_shown_on_demand() -> None:
    asked = Publishing(birth_years=True, ids=True, initials_under=0)
    text = pages(published(swiss_event(publishing=asked)))["start-list.html"].text
    assert all(word in text for word in ("1971", "1460001", "Kovač, Ana", "99887766"))
    assert "2015-05-05" not in text


def test_a_draft_is_nowhere() -> None:
    section = swiss_event()
    *done, last = rounds_of(section)
    files = site_files(Site((SiteSource(1, section, (*done, replace(last, state=RoundState.DRAFT))),), ("en",), NOW))
    assert "round-2.html" in files
    assert "round-3.html" not in files
    assert "standings-3.html" not in files
    assert "Round 3" not in pages(files)["player-1.html"].text


def test_pairings_come_before_results() -> None:
    section = arena("1 A | 3w1 2w?\n2 B | 4b1 1b?\n3 C | 1b0 4w?\n4 D | 2w0 3b?", rounds_total=3)
    held = pages(published(section))
    assert "Pairings round 2 of 3" in held["round.html"].text
    assert "Results round 1 of 3" in held["round-1.html"].text
    assert "0 of 2 results" in held["index.html"].text
    assert "after round 1" in held["standings.html"].text


def test_before_the_first_round_there_is_a_start_list() -> None:
    section = Section(swiss(4, 1).event, tuple(player(n) for n in range(1, 5)), ((),) * 4, 5)
    files = published(section)
    assert {"index.html", "start-list.html", "regulations.html", "player-4.html"} <= set(files)
    assert not {"round.html", "standings.html", "crosstable.html"} & set(files)


def test_points_stand_before_the_rounds() -> None:
    for section in (swiss_event(), round_robin(5)):
        heads = re.findall(r"<th scope=\"col\"[^>]*>([^<]*)", published(section)["crosstable.html"].decode())
        assert heads.index("Pts") < heads.index("2")


def test_the_diagonal_of_a_grid_stays_where_it_was() -> None:
    page = published(round_robin(5))["crosstable.html"].decode()
    rows = [line for line in re.findall(r"<tr[^>]*>.*?</tr>", page) if "same" in line]
    grid = [re.findall(r"<t[dh][^>]*>", row) for row in rows]
    places = [next(n for n, cell in enumerate(row) if "same" in cell) for row in grid]
    assert places == list(range(places[0], places[0] + 5))


def test_boards_say_what_they_are_where_they_are_stacked() -> None:
    page = pages(published(swiss_event()))["round-1.html"]
    assert page.count("table", role="table") == 1
    assert page.count("tr", role="row") == 5
    assert page.count("th", role="rowheader") == 4


def test_groups_have_a_page_where_there_are_any() -> None:
    plan = CategoryPlan(youth_rules())
    held = pages(published(swiss_event(categories=plan)))
    assert "K., A." in held["categories.html"].text
    assert "categories.html" not in published(swiss_event())


@thorough
def test_a_competition_of_teams_has_its_own_pages() -> None:
    section = random_team_event(3, 6, 4, 3, event=EVENT)
    people = tuple(replace(one, birth="2016" if one.number == 2 else "1980") for one in section.players)
    files = published(replace(section, players=people))
    held = pages(files)
    assert {"teams.html", "round-2.html", "standings-3.html", "crosstable.html", "team-results.html"} <= set(files)
    assert "Games played" in held["statistics.html"].text
    assert not {"start-list.html", "fixtures.html"} & set(files)  # no league
    league = replace(section, players=people, team_rules=replace(section.team_rules, league=League(promoted=1)))
    assert "1 team goes up." in pages(published(league))["fixtures.html"].text
    assert "Team 4" in held["standings.html"].text
    assert "Team 4" in held["index.html"].text
    for name, page in held.items():
        assert "Player 002" not in page.text, name
        for address in page.addresses():
            assert address.startswith(("#", "data:")) or target(name, address) in files, (name, address)
    assert "P. 0" in held["teams.html"].text
    drafts = tuple(replace(one, state=RoundState.DRAFT) if one.number == 3 else one for one in rounds_of(section))
    draft = site_files(Site((SiteSource(1, section, drafts),), ("en",), NOW))
    assert "round-2.html" in draft
    assert "round-3.html" not in draft


def test_a_german_page_is_german() -> None:
    page = pages(published(swiss_event(), codes=("de",)))["player-3.html"]
    assert "Warum dieser Platz" in page.text
    assert page.count("html", lang="de") == 1


def test_nothing_cannot_be_published() -> None:
    with pytest.raises(RuleViolation):
        site_files(Site((), ("en",), NOW))


def test_the_mark_changes_with_the_pages_only() -> None:
    site = site_of(swiss_event())
    assert site.fingerprint == site_of(swiss_event()).fingerprint
    assert site.fingerprint == replace(site, now=NOW.replace(hour=23)).fingerprint
    others = (site_of(swiss_event(rounds_total=9)), replace(site, codes=("de",)))
    assert site.fingerprint not in {other.fingerprint for other in others}


def _luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance."""
    text = colour.lstrip("#")
    parts = [text[i : i + 2] for i in (0, 2, 4)] if len(text) == 6 else [letter * 2 for letter in text]
    values = [int(part, 16) / 255 for part in parts]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("mode", [0, 1, 2], ids=["light", "dark", "paper"])
def test_contrast(mode: int) -> None:
    """WCAG 2.2: 4.5 for text (1.4.3), 3 for what has to be seen (1.4.11); black on white is 21 to 1."""
    assert _contrast("#000", "#ffffff") == pytest.approx(21)
    block = COLOURS.split(":root")[mode + 1]
    colours = dict(re.findall(r"--(\w+): (#[0-9a-f]+)", block))
    for ink in ("ink", "link"):
        for ground in ("paper", "shade", "mark"):
            assert _contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)
    assert _contrast(colours["dark"], colours["paper"]) >= 3


@thorough
def test_the_standings_of_now_are_a_page_while_a_round_is_played() -> None:
    drawing = "1 Anna 2000 | 3w1 2w?\n2 Bela 1900 | 4b= 1b?\n3 Carl 1800 | 1b0 4w0\n4 Dora 1700 | 2w= 3b1"
    section = arena(drawing, rounds_total=3)
    source = SiteSource(1, section, rounds_of(section), now=True)
    files = site_files(Site((source,), ("en", "de"), NOW))
    text = Page(files["standings-now.html"]).text
    assert "Round 2: 1 of 2 results count" in text
    assert text.index("Dora") < text.index("Anna")  # 1½ points now, ½ after round 1
    assert "standings-now.html" in files["index.html"].decode()
    assert "de/standings-now.html" in files
    assert "standings-now.html" not in site_files(Site((replace(source, now=False),), ("en",), NOW))
    done = arena(drawing.replace("2w?", "2w=").replace("1b?", "1b="), rounds_total=3)
    assert "standings-now.html" not in site_files(
        Site((replace(source, section=done, rounds=rounds_of(done)),), ("en",), NOW)
    )
