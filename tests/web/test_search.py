"""The search over everything as one types it: other alphabets, other spellings, keys, from the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.web.browser import CHROMIUM, served
from tests.web.cdp import Tab, telephone
from tests.web.site_events import files_of

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]

TYPED = [
    ("ilin", "Ильин, Иван"),
    ("Ilyin", "Ильин, Иван"),
    ("ильин", "Ильин, Иван"),
    ("Lukasz", "Kővári, Łukasz"),
    ("kovari", "Kővári, Łukasz"),
    ("Kowari", "Kővári, Łukasz"),
    ("smith ann", "Smith, Ann"),
    ("oster", "Øster"),
    ("Athina", "Αθήνα"),
    ("Schachmatnyj klub", "Шахматный клуб «Ладья»"),
    ("slovenia", "SLO"),
    ("crosstable", "Crosstable"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("search")
    for name, data in files_of("individual").items():
        (made / name).write_bytes(data)
    return made


async def _hits(tab: Tab, typed: str) -> list[str]:
    field = "document.querySelector('.search input')"
    await tab.value(f"{field}.value = {typed!r}; {field}.dispatchEvent(new Event('input')); 1")
    found: list[str] = await tab.value("[...document.querySelectorAll('.search a bdi')].map((one) => one.textContent)")
    return found


def test_everything_is_found_as_people_type_it(folder: Path) -> None:
    async def run() -> None:
        with served(folder) as address:
            async with telephone() as browser:
                tab = await browser.tab()
                await tab.open(f"{address}/standings.html", 1280, 900, is_telephone=False)
                await tab.until("!!document.querySelector('.search input')")
                await _hits(tab, "o")  # the list is fetched when somebody types
                await tab.until("!!document.querySelector('.search a')")
                for typed, wanted in TYPED:
                    found = await _hits(tab, typed)
                    assert any(one.startswith(wanted) for one in found), (typed, found)
                assert await _hits(tab, "kovac") == []  # a child is shown by initials
                assert "Not found" in await tab.value("document.querySelector('.search').textContent")
                await _hits(tab, "ilin")
                await tab.value(
                    "document.querySelector('.search input').dispatchEvent("
                    "new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}))"
                )
                await asyncio.sleep(1)  # a page that goes away answers nobody
                await tab.until("location.pathname === '/player-7.html'")
                assert not tab.faults
                await tab.close()

    asyncio.run(run())


def test_it_works_from_the_disk(folder: Path) -> None:
    async def run() -> None:
        async with telephone() as browser:
            tab = await browser.tab()
            await tab.open((folder / "index.html").as_uri(), 360, 800)
            await tab.until("!!document.querySelector('.search input')")
            await _hits(tab, "o")
            await tab.until("!!document.querySelector('.search a')")
            assert "Ильин, Иван" in await _hits(tab, "ilin")
            await tab.close()

    asyncio.run(run())
