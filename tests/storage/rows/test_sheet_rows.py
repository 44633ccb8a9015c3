"""Prizes follow the players whose numbers they name; pictures are in no journal row but their own."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.players import ExchangeNumbers, RemovePlayers
from tdapp.domain.commands.sheets import SetCover, SetHeaderLines, SetLogo, SetPrizes, SetPublishing, SetSponsors
from tdapp.domain.commands.teams import OrderTeams, RemoveTeams
from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.page_head import PageHead, Picture, PictureRole
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.team import TeamRules
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tests.arena import arena
from tests.event_files import ALL, opened, written
from tests.storage.sheet_examples import LOGO, STRIP
from tests.team_events import roster

FOUR = arena("1 A | \n2 B | \n3 C | \n4 D | ", rounds_total=3)
PLAN = PrizePlan((Prize("Youngest", 0, Fraction(5), winner=3, kind=PrizeKind.NAMED),), barred=(1, 3))


def test_a_winner_keeps_the_prize_under_another_number(tmp_path: Path) -> None:
    with opened(tmp_path, FOUR) as store:
        store.execute(SetPrizes(1, PLAN))
        store.execute(ExchangeNumbers(1, 3, 4, confirmed=ALL))
        kept = store.snapshot(1).prizes
        assert kept is not None
        assert (kept.prizes[0].winner, kept.barred) == (4, (1, 4))
        store.undo()
        assert store.snapshot(1).prizes == PLAN


def test_who_is_removed_wins_nothing(tmp_path: Path) -> None:
    with opened(tmp_path, FOUR) as store:
        store.execute(SetPrizes(1, PLAN))
        store.execute(RemovePlayers(1, (3,)))
        kept = store.snapshot(1).prizes
        assert kept is not None
        assert (kept.prizes[0].winner, kept.barred) == (None, (1,))
        store.undo()
        assert store.snapshot(1).prizes == PLAN


def test_teams_stand_aside_under_their_own_numbers(tmp_path: Path) -> None:
    players, squads = roster(4, 2, reserves=0)
    section = Section(
        Event("League"),
        players,
        ((),) * 8,
        rounds_total=3,
        kind=Kind.TEAM_SWISS,
        team_rules=TeamRules(boards=2),
        teams=squads,
    )
    named = Prize("Best game", 0, Fraction(5), winner=8, kind=PrizeKind.NAMED)

    with opened(tmp_path, section) as store:

        def kept() -> tuple[int | None, tuple[int, ...]]:
            plan = store.snapshot(1).prizes
            assert plan is not None
            return plan.prizes[0].winner, plan.barred

        with pytest.raises(RuleViolation, match="no team with the number 5"):
            store.execute(SetPrizes(1, PrizePlan((named,), barred=(5,))))
        store.execute(SetPrizes(1, PrizePlan((named,), barred=(2, 4))))
        store.execute(OrderTeams(1, (4, 3, 2, 1)))
        assert kept() == (8, (1, 3))
        store.execute(ExchangeNumbers(1, 8, 3, confirmed=ALL))
        assert kept() == (3, (1, 3))
        store.execute(RemoveTeams(1, (1,)))
        assert kept() == (3, (2,))
        store.undo()
        assert kept() == (3, (1, 3))


def test_nothing_that_was_not_checked_is_stored(tmp_path: Path) -> None:
    with opened(tmp_path, FOUR) as store:
        for refused in (
            SetPrizes(1, PrizePlan((Prize("", 1),))),
            SetLogo(Picture("image/svg+xml", "PHN2Zy8+", 10, 10)),
            SetSponsors(STRIP * 3),
            SetHeaderLines(("a", "b", "c", "d")),
            SetPublishing(Publishing("ftp://example.org")),
            SetPublishing(Publishing("https://example.org/<b>")),
            SetPublishing(Publishing(initials_under=99)),
            SetPublishing(Publishing(colour="red")),
            SetPublishing(Publishing(colour="#12345")),
            SetCover(Picture("image/svg+xml", "PHN2Zy8+", 10, 10)),
        ):
            with pytest.raises(RuleViolation):
                store.execute(refused)
        assert store.revision == 1


def test_what_is_published_is_of_all_sections(tmp_path: Path) -> None:
    with opened(tmp_path, FOUR, replace(FOUR, name="B")) as store:
        store.execute(SetPublishing(Publishing(" https://example.org/open ", 0, ids=True)))
        kept = Publishing("https://example.org/open", 0, ids=True)
        assert [store.snapshot(number).publishing for number in (1, 2)] == [kept, kept]
        store.undo()
        assert store.snapshot(2).publishing == Publishing()


def test_the_look_of_the_website_is_of_all_sections(tmp_path: Path) -> None:
    with opened(tmp_path, FOUR, replace(FOUR, name="B")) as store:
        store.execute(SetPublishing(Publishing(colour=" #8A1538 ")))
        store.execute(SetCover(LOGO))
        for number in (1, 2):
            held = store.snapshot(number)
            assert (held.publishing.colour, held.page_head.cover, held.page_head.logo) == ("#8a1538", LOGO, None)
        store.undo()
        assert store.snapshot(2).page_head.cover is None
        store.undo()
        assert store.snapshot(1).publishing.colour == ""


def test_an_empty_plan_is_none(tmp_path: Path) -> None:
    with opened(tmp_path, FOUR) as store:
        store.execute(SetPrizes(1, PLAN))
        store.execute(SetPrizes(1, PrizePlan(())))
        assert store.snapshot(1).prizes is None


def test_a_picture_that_stays_is_not_written_again(tmp_path: Path) -> None:
    with opened(tmp_path, FOUR) as store:
        store.execute(SetSponsors((LOGO, STRIP[0])))
        store.execute(SetSponsors((LOGO, STRIP[1])))
        path = store.path
        assert store.snapshot(1).page_head.sponsors == (LOGO, STRIP[1])
    with closing(sqlite3.connect(path)) as connection:
        (images,) = connection.execute("SELECT images FROM journal ORDER BY id DESC LIMIT 1").fetchone()
    assert [image[0] for image in json.loads(images)] == ["page_head"]


@pytest.mark.parametrize("lines", [(), ("one", "two")])
@pytest.mark.parametrize("pictures", range(4))
def test_an_event_is_written_with_its_page_head(tmp_path: Path, lines: tuple[str, ...], pictures: int) -> None:
    one, other = LOGO, STRIP[0]
    head = (
        PageHead(lines), PageHead(lines, one), PageHead(lines, None, (one, other)), PageHead(lines, one, (other,), one),
    )[pictures]  # fmt: skip
    published = Publishing("https://example.org/open", ids=True) if pictures % 2 else Publishing()
    section = replace(FOUR, page_head=head, publishing=published)
    with opened(tmp_path, section) as store:
        assert store.snapshot(1) == section


def test_lines_pictures_and_what_is_published_are_made_equal_to_what_is_given(tmp_path: Path) -> None:
    """One role after the other, more and fewer of them."""
    engine = make_engine(written(tmp_path / "event.tdb", FOUR))
    with SqlUnitOfWork(engine, utc_now) as uow:
        rows, head, published = uow.events.sheets, PageHead(), Publishing()
        for lines, sponsors, logo, usual in (
            (("a", "b", "c"), (LOGO, STRIP[0]), LOGO, False),
            (("a",), (STRIP[0], LOGO), None, False),
            (("x", "b"), (LOGO,), STRIP[0], True),
            ((), (), None, True),
        ):
            rows.write_header_lines(lines)
            rows.write_pictures(PictureRole.SPONSOR, sponsors)
            rows.write_pictures(PictureRole.LOGO, () if logo is None else (logo,))
            published = Publishing() if usual else Publishing(ids=True)
            rows.write_publishing(published)
            head = PageHead(lines, logo, sponsors)
            found = uow.events.snapshot(1)
            assert (found.page_head, found.publishing) == (head, published)
        assert uow._session.connection().exec_driver_sql("SELECT count(*) FROM page_head").scalar_one() == 0
    engine.dispose()
