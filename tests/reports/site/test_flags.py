"""Flags: those that are shown, small, without anything that could run, with their licence."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from urllib.parse import unquote

from tdapp.domain.section.typed_players import federations
from tdapp.domain.words.resources import resource_path
from tdapp.reports.site.flags import flag, flag_styles
from tests.reports.site.site_pages import published, swiss_event

LARGEST = 40_000
ALL = dict(line.split("\t", 1) for line in resource_path("site/flags.tsv").read_text("utf-8").splitlines())
FORMER = {"AHO", "GDR", "SCG", "URS", "YUG"}
NOT_FREE = {"FID", "TPE"}


def test_every_federation_has_one_but_those_without_a_free_flag() -> None:
    assert set(federations()) - set(ALL) == FORMER | NOT_FREE
    assert {"ENG", "SCO", "WLS", "IRL", "FAI", "GCI", "JCI", "IOM"} <= set(ALL)
    assert sum(map(len, ALL.values())) < 500_000


def test_a_flag_is_a_small_picture_and_nothing_else() -> None:
    assert len(ALL) > 200
    for code, text in ALL.items():
        assert len(text) < LARGEST, code
        root = ET.fromstring(text)
        assert root.get("viewBox") == "0 0 640 480", code
        tags = {one.tag.rpartition("}")[2] for one in root.iter()}
        assert tags & {"script", "image", "foreignObject", "style"} == set(), code
        for one in root.iter():
            for name, value in one.attrib.items():
                assert not name.startswith("on"), code
                assert not name.endswith("href") or value.startswith("#"), code
                assert "url(" not in value or re.fullmatch(r"url\(#[\w-]+\)", value), code


def test_only_those_that_are_shown_are_carried_with_their_licence() -> None:
    style = published(swiss_event())["style.css"].decode()
    shown = set(re.findall(r"\.f-([A-Z]{3}) ", style))
    assert shown == {player.federation for player in swiss_event().players} | set()
    assert "Panayiotis Lipiridis" in style
    assert "WITHOUT WARRANTY OF ANY KIND" in style
    page = published(swiss_event())["standings.html"].decode()
    assert '<span class="flag f-POL"></span><a href="federation-pol.html">POL</a>' in page
    assert flag_styles(["FID", "XXX", ""]) == b""
    assert flag("FID") == ""


def test_the_picture_is_that_of_the_set() -> None:
    style = flag_styles(["SLO"]).decode()
    (data,) = re.findall(r'url\("data:image/svg\+xml,([^"]*)"\)', style)
    assert unquote(data) == ALL["SLO"]
