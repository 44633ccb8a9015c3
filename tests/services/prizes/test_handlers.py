"""What is printed: what each step writes, and what it refuses."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tdapp.domain.commands.sheets import SetCover, SetHeaderLines, SetLogo, SetPrizes, SetSponsors
from tdapp.domain.prizes.plan import Prize, PrizePlan
from tdapp.domain.section.page_head import MOST_SPONSORS, PictureRole
from tdapp.domain.words.changes import Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.prizes.handlers import set_cover, set_header_lines, set_logo, set_prizes, set_sponsors
from tests.arena import arena
from tests.storage.sheet_examples import LOGO, STRIP

SECTION = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0")


def written() -> tuple[EventRows, list[tuple[Any, ...]]]:
    """Rows that keep what is written into them."""
    said: list[tuple[Any, ...]] = []
    sheets = SimpleNamespace(
        write_prizes=lambda *given: said.append(given),
        write_pictures=lambda *given: said.append(given),
        write_header_lines=lambda *given: said.append(given),
    )
    return cast(EventRows, SimpleNamespace(snapshot=lambda _section: SECTION, sheets=sheets)), said


@pytest.mark.parametrize(
    ("plan", "kept"), [(None, None), (PrizePlan(()), None), (PrizePlan((Prize("", 1, Fraction(5)),)),) * 2]
)
def test_a_plan_without_a_prize_is_none(plan: PrizePlan | None, kept: PrizePlan | None) -> None:
    rows, said = written()
    changes = set_prizes(rows, SetPrizes(1, plan))
    assert said == [(1, kept)]
    assert Topic.EVENT in changes.topics
    with pytest.raises(RuleViolation, match="pairing number 7"):
        set_prizes(rows, SetPrizes(1, PrizePlan((Prize("", 1, Fraction(5)),), barred=(7,))))


def test_each_picture_has_its_place_and_none_takes_it_away() -> None:
    rows, said = written()
    for made in (set_logo(rows, SetLogo(LOGO)), set_logo(rows, SetLogo(None)), set_cover(rows, SetCover(LOGO)),
                 set_cover(rows, SetCover(None)), set_sponsors(rows, SetSponsors(STRIP))):  # fmt: skip
        assert made.topics == {Topic.EVENT}
    assert said == [
        (PictureRole.LOGO, (LOGO,)), (PictureRole.LOGO, ()), (PictureRole.COVER, (LOGO,)), (PictureRole.COVER, ()),
        (PictureRole.SPONSOR, STRIP),
    ]  # fmt: skip


def test_no_more_sponsors_than_a_page_holds() -> None:
    rows, said = written()
    set_sponsors(rows, SetSponsors((LOGO,) * MOST_SPONSORS))
    assert said == [(PictureRole.SPONSOR, (LOGO,) * 8)]
    with pytest.raises(RuleViolation, match="At most 8 sponsors are printed"):
        set_sponsors(rows, SetSponsors((LOGO,) * 9))
    assert len(said) == 1


def test_empty_header_lines_are_left_out() -> None:
    rows, said = written()
    assert set_header_lines(rows, SetHeaderLines((" Chess  club ", "", "2026"))).topics == {Topic.EVENT}
    assert said == [(("Chess club", "2026"),)]
