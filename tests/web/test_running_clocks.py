"""Clocks of viewers run on between two moves, by the time of the computer that serves them."""

from __future__ import annotations

import asyncio
import time

import pytest

from tdapp.live.limits import Limits
from tdapp.live.server import LiveServer
from tdapp.live.settings import Settings
from tests.live.lines import EVENT, board
from tests.web.browser import CHROMIUM
from tests.web.cdp import telephone

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]


def test_the_clock_of_who_is_to_move_runs_and_stops_with_the_result() -> None:
    async def visit() -> None:
        server = LiveServer(Settings(port=0, every=0.1, limits=Limits(requests=1e6, burst=1e6)))
        facts = {"opening": "Ruy Lopez", "spent": [None, 61], "runs": time.time() - 100}
        for line in (EVENT, board(1, "e4", "e5", clock=[5400, 5000], **facts)):
            server.take(line)
        port = await server.start()
        server.send()
        async with telephone() as browser:
            tab = await browser.tab()
            await tab.open(f"http://127.0.0.1:{port}/b/1/2/1", 360, 740)
            assert await tab.until("/^1:28:(1|2)/.test(document.querySelector('.clock.w')?.textContent)")
            assert await tab.value("document.querySelector('.clock.b').textContent") == "1:23:20"
            assert await tab.value("document.querySelector('.opening').textContent") == "C60 Ruy Lopez"
            assert "1:01" in await tab.value("document.querySelector('.moves').innerText")
            server.take(
                board(
                    1, "e4", "e5", clock=[5300, 5000], state="closed", result="1-0", runs=None, evals=["+0.35", "#-4"]
                )
            )
            server.send()
            await tab.until("document.querySelector('.clock.w')?.textContent === '1:28:20'")
            await tab.until("document.querySelectorAll('.moves .eval').length === 2")
            assert "+0.35" in await tab.value("document.querySelector('.moves').innerText")
            assert await tab.value("document.querySelector('.judged').offsetHeight > 0")
            await asyncio.sleep(1.5)
            assert await tab.value("document.querySelector('.clock.w').textContent") == "1:28:20"
            assert tab.faults == []
        await server.stop()

    asyncio.run(visit())


PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="


def test_sponsors_are_seen_without_scrolling() -> None:
    async def visit() -> None:
        server = LiveServer(Settings(port=0, limits=Limits(requests=1e6, burst=1e6)))
        event = {**EVENT, "event": {**EVENT["event"], "sponsors": [PICTURE]}}
        for line in (event, *(board(number, "e4") for number in range(1, 41))):
            server.take(line)
        port = await server.start()
        server.send()
        async with telephone() as browser:
            tab = await browser.tab()
            await tab.open(f"http://127.0.0.1:{port}/", 360, 740)
            assert await tab.until("document.querySelector('.sponsors img')?.complete")
            assert await tab.value("document.documentElement.scrollHeight > 1500")
            box = "document.querySelector('.sponsors img').getBoundingClientRect()"
            assert await tab.value(f"{box}.bottom <= innerHeight && {box}.top > 0 && {box}.height === 32")
        await server.stop()

    asyncio.run(visit())
